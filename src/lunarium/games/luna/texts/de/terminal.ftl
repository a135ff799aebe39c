## Terminal: Hilfe

terminal-mark-virtual = die Gunst des Novizen ersetzt einen Novizen
terminal-mark-bribe = die Gunst der Bestechung wird abgegeben
terminal-sign-novices = aktive und inaktive Novizen
terminal-sign-shrine = eine Kultstätte
terminal-sign-guard = der Wächter
terminal-sign-temple = Novizen im Tempel
terminal-sign-start = Startspieler

## Terminal: Arten von Zügen

terminal-kind-luna-place-shrine = Erste Kultstätte
terminal-kind-luna-place-pair = Novizenpaar
terminal-kind-luna-deactivate = Insel des Gegenspielers
terminal-kind-luna-favour = Gunst der Priester
terminal-kind-luna-recruit = Missionierung
terminal-kind-luna-shrine = Kultstätte
terminal-kind-luna-herbs = Heilkräuter
terminal-kind-luna-journey = Reise
terminal-kind-luna-tide = Gezeiten
terminal-kind-luna-step = Noch ein Novize
terminal-kind-luna-done = Ende von Reise oder Gezeiten
terminal-kind-luna-sail = Segelboot
terminal-kind-luna-promote = Ernennung
terminal-kind-luna-sanctify = Weihe
terminal-kind-luna-book = Buch
terminal-kind-luna-council = Priesterrat unterstützen
terminal-kind-luna-expel = Vertreibung
terminal-kind-luna-meditate = Meditation
terminal-kind-luna-end-round = Rundenende

## Terminal: der Tisch von Luna (kurze Wörter)

terminal-isle-shrine = Kultstätte
terminal-isle-herbs = Heilkräuter
terminal-isle-tide = Gezeiten
terminal-isle-sailboat = Segelboot
terminal-isle-bribery = Bestechung
terminal-isle-book = Buch
terminal-isle-novice = Novize
terminal-figure-moon_priestess = Priesterin
terminal-figure-master_builder = Baumeister
terminal-figure-apostate = Abtrünniger
terminal-next-round = Nächste Runde
terminal-figures = Figuren
terminal-blocked = blockiert
terminal-gate = Weg, oben der Zugang
terminal-path-signs = ✓ freigegeben $ Bestechung × verschlossen
terminal-path-approved = freigegeben
terminal-path-bribable = mit Bestechung
terminal-path-closed = verschlossen
terminal-stage = Bootssteg
terminal-council = Priesterrat
terminal-time = Zeitmarken
terminal-book-bonus = 1. Buch +2
terminal-column-influence = Einfluss
terminal-column-supply = Vorrat
terminal-column-shrines = Kultst.
terminal-column-stage = Steg
terminal-column-favours = Gunst
terminal-column-forecast = Jetzt gewertet

## Terminal: der Tisch in Sätzen

terminal-line-player = { $who }: Einfluss { $influence }, Vorrat { $supply }, Kultstätten { $shrines }, Bootssteg { $stage }, Gunst { $favours }.
terminal-line-forecast = Wenn die Runde jetzt endete: { $total } (Mondpriesterin { $priestess }, Abtrünniger { $apostate }, Tempel { $temple }).
terminal-line-isles = Inseln im Uhrzeigersinn:
terminal-line-favours = Gunstmarken { $count }
terminal-line-awake = { $count } aktiv
terminal-line-asleep = { $count } inaktiv
terminal-line-shrine = Kultstätte
terminal-line-next = nächste Runde { $figure }
terminal-line-path = Weg vom Bootssteg zum Tempelzugang; der Wächter steht auf { $guard }:
terminal-line-group = Wächterplättchen { $guard }, { $state }: { $tiles }
terminal-line-claim = besetzt von { $who }
terminal-line-book = mit Buch
terminal-line-borders = neben { $tiles }
terminal-line-temple = Tempel; verschlossen: { $closed }; Novizen:
terminal-line-council = Priesterrat, der Beste zuerst: { $order }. Letzter Sitz: { $last }.
terminal-line-time = Zeitmarken übrig: { $left } von { $total }.

## Terminal: Ergebnisse

terminal-ending-six-rounds = Sechs Runden sind gespielt.
terminal-source-luna-start = Start
terminal-source-luna-sanctification = Weihe
terminal-source-luna-displacement = Verdrängung
terminal-source-luna-book = Bücher
terminal-source-luna-meditation = Meditation
terminal-source-luna-priestess = Mondpriesterin
terminal-source-luna-apostate = Abtrünniger
terminal-source-luna-temple = Novizen im Tempel
terminal-source-luna-forgiven = Nicht unter 0
terminal-source-luna-shrines = Kultstätten
terminal-source-luna-favours = Gunstmarken
terminal-source-luna-council = Priesterrat

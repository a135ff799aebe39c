## Die Startseite

page-about-luna = Schicke deine Novizen von Insel zu Insel, gewinne die Gunst der Priester und führe deine Novizen in den Tempel, bevor der Wächter am Tempelzugang ist.
page-facts-luna = etwa eine Stunde

## Ein neuer Tisch

page-solo-about-luna = Du gegen einen Priester, der festen Regeln folgt. Gewinne mit möglichst großem Vorsprung an Einfluss.
page-luna-level = Stufe
page-luna-level-1 = Die üblichen Regeln.
page-luna-level-2 = Der Abtrünnige blockiert alle Aktionen auf seiner Insel, lässt sich aber vertreiben.
page-luna-level-3 = Niemand kann den Abtrünnigen vertreiben, und Mondpriesterin und Baumeister beginnen gemeinsam.
page-luna-start = Startaufstellung
page-luna-start-standard = Selbst aufstellen
page-luna-start-standard-about = Alle stellen eine Kultstätte und vier Novizenpaare auf.
page-luna-start-preselected = Vorgegeben
page-luna-start-preselected-about = Alles ist schon aufgestellt. Gut für die erste Partie.
page-figures = Wo beginnen die Figuren?
page-components = Manche Werte stehen nur auf dem Spielmaterial; Lunarium hat sie so nachgebildet, dass sie zu allem Bekannten passen. Deine eigene Schachtel kann in einigen Zahlen abweichen.
page-components-choice = Werte des Spielmaterials
page-components-reconstructed = Lunariums eigene, nachgebildet
page-components-which = Welche Zahlen sind nachgebildet?
page-components-priestess = Was die Mondpriesterin zu zweit und zu dritt für Platz zwei und drei gibt: 2 und 1.
page-components-council = Die Sitze im Priesterrat zwischen dem ersten (0), dem mit 6 und dem letzten (10).
page-components-temple = Welche Zahlen und Symbole auf einem Tempelteil zusammenstehen und wie die Tempelteile liegen.
page-components-start = Die meisten Plätze der vorgegebenen Startaufstellung.
page-components-builder = Die 4 Schritte des Baumeisters nennt nur eine einzige Rezension.

## Die Tagesaufgabe

page-daily-luna = Solo, Stufe 2. Es zählt der Vorsprung vor dem Gegenspieler.

## Luna lernen

page-action-favour = Gunst der Priester
page-action-favour-about = Zwei Novizen einer Insel, oder einer mit deiner Kultstätte: Nimm die Gunst der Insel.
page-action-recruit = Missionierung
page-action-recruit-about = Zwei Novizen einer Insel: Ein weiterer kommt dazu, inaktiv.
page-action-shrine = Kultstätte
page-action-shrine-about = Gunst der Kultstätte und zwei Novizen auf der Insel des Baumeisters: Baue dort eine Kultstätte.
page-action-herbs = Heilkräuter
page-action-herbs-about = Gunst der Heilkräuter: Ein oder zwei inaktive Novizen einer Insel werden aktiv; nicht auf der Heilkräuterinsel.
page-action-journey = Reise
page-action-journey-about = Beliebig viele aktive Novizen gehen auf andere Inseln und sind dort inaktiv.
page-action-tide = Gezeiten
page-action-tide-about = Gunst der Gezeiten: Beliebige Novizen, auch inaktive oder vom Bootssteg, kommen auf andere Inseln und sind dort inaktiv.
page-action-sail = Segelboot
page-action-sail-about = Gunst des Segelboots: Ein oder zwei Novizen einer Insel oder vom Bootssteg segeln zu einer anderen Insel und bleiben aktiv.
page-action-promote = Ernennung
page-action-promote-about = Zwei Novizen der Insel des Plättchens, oder einer mit deiner Kultstätte: Einer besetzt das Plättchen.
page-action-sanctify = Weihe
page-action-sanctify-about = Ein besetztes, freigegebenes Plättchen kommt mit seinem Novizen in den Tempel: Du erhältst die Zahl des Wächters.
page-action-book = Buch
page-action-book-about = Gunst des Buchs: Ein Buch der Weisen wandert zu deinem Novizen im Tempel; das bringt 1, zu zweit beim ersten Mal in der Runde 2.
page-action-council = Priesterrat
page-action-council-about = Beliebig viele Novizen einer Insel: Deine Scheibe steigt ebenso viele Sitze auf.
page-action-expel = Vertreibung
page-action-expel-about = Beliebig viele Novizen auf der Insel des Abtrünnigen: Er zieht ebenso viele Inseln weiter.
page-action-meditate = Meditation
page-action-meditate-about = Braucht nichts: Drehe eine Zeitmarke um. Die letzte bringt 1 und beendet die Runde.

## Optionen

option-luna-level = Stufe im Solospiel
option-luna-start = Startaufstellung
choice-luna-start-standard = von den Spielern gewählt
choice-luna-start-preselected = vorgegeben
option-luna-components = Spielmaterial
choice-luna-components-reconstructed = rekonstruiert
note-luna-components-reconstructed = Einige gedruckte Werte von Lunas Spielmaterial sind nicht öffentlich bekannt; hier sind sie so rekonstruiert, dass sie zu allem Bekannten passen. Eine Zahl auf den Plättchen deiner Schachtel kann also abweichen, die Regeln sind dieselben.
option-luna-moon_priestess = { figure-moon_priestess }
option-luna-master_builder = { figure-master_builder }
option-luna-apostate = { figure-apostate }
choice-luna-shrine = { isle-shrine }
choice-luna-herbs = { isle-herbs }
choice-luna-tide = { isle-tide }
choice-luna-sailboat = { isle-sailboat }
choice-luna-bribery = { isle-bribery }
choice-luna-book = { isle-book }
choice-luna-novice = { isle-novice }

## Blätter zum Drucken

sheet-luna-actions = Die dreizehn Aktionen
sheet-luna-alone = Allein: mehr als der Gegenspieler um
sheet-luna-result = Ergebnisblatt
sheet-luna-signs = Zeichen
sheet-luna-sign-novice = ein aktiver Novize; eingesetzt wird er inaktiv
sheet-luna-sign-shrine = deine Kultstätte auf dieser Insel
sheet-luna-sign-favour = eine Gunst; sie kommt auf ihre Insel zurück
sheet-luna-guard = Der Wächter zahlt
sheet-luna-guard-about = Jede Runde ein Wächterplättchen, von der ersten bis zur sechsten.
sheet-luna-round = Wenn die Runde endet
sheet-luna-round-priestess = die meisten aktiven Novizen und Kultstätte: Preis
sheet-luna-round-apostate = deine Novizen dort und 1: verloren
sheet-luna-round-temple = jeder Novize im Tempel: 1
sheet-luna-gather = Sammeln
sheet-luna-move = Bewegen
sheet-luna-temple = Tempel
sheet-luna-standing = Ansehen
sheet-luna-short-favour = Nimm die Gunst; 1 mit Kultstätte
sheet-luna-short-recruit = Einer mehr dort, inaktiv
sheet-luna-short-shrine = Baue auf der Insel des Baumeisters
sheet-luna-short-herbs = 1 oder 2 einer Insel werden aktiv
sheet-luna-short-journey = Zu anderen Inseln, dort inaktiv
sheet-luna-short-tide = Beliebige zu anderen Inseln, inaktiv
sheet-luna-short-sail = 1 oder 2 auf eine andere, aktiv
sheet-luna-short-promote = Besetze Freigegebenes; 1 mit Kultstätte
sheet-luna-short-sanctify = In den Tempel: Zahl des Wächters
sheet-luna-short-book = Ein Buch zu deinem Novizen: 1
sheet-luna-short-council = Für jeden einen Sitz hinauf
sheet-luna-short-expel = Abtrünniger: eine Insel für jeden
sheet-luna-short-meditate = Drehe eine Zeitmarke um

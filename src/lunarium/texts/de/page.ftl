## Die Seite: Leiste, Einstellungen, Hilfe

page-home = Lunarium, zur Startseite
page-skip = Zum Inhalt
page-close = Schließen
page-save = Speichern
page-more = Mehr zeigen
page-loading = Wird geladen
page-language = Sprache: { $language }
page-theme = Farben
page-theme-system = Wie das System
page-theme-night = Nacht
page-theme-day = Tag
page-theme-to-day = Zu den Farben des Tages wechseln
page-theme-to-night = Zu den Farben der Nacht wechseln
page-you-open = Du und deine Einstellungen
page-you-guest = Gast
page-settings = Du und deine Einstellungen
page-name = Dein Name
page-name-hint = Die anderen sehen ihn am Tisch.
page-name-empty = Schreibe einen Namen, den die anderen sehen können.
page-name-saved = Von jetzt an heißt du { $name }.
page-setting-sound = Ton
page-setting-sound-hint = Ein paar leise Töne: ein Zug, du bist dran, gewonnen.
page-setting-motion = Bewegung
page-setting-motion-hint = Plättchen fliegen und Novizen gehen. Aus: Alles ändert sich sofort.
page-setting-marks = Zeichen neben Farben
page-setting-marks-hint = Größere Formen und Buchstaben, für jede Art, Farben zu sehen.
page-setting-auto = Von selbst bestätigen
page-setting-auto-hint = Ein Zug ohne Alternative wird sofort gespielt.
page-help = Hilfe
page-help-start = „Jetzt spielen“ öffnet sofort einen Tisch gegen den Computer. „Mit Freunden“ gibt dir für jeden Platz einen Link; wer ihn öffnet, setzt sich hin, ohne Anmeldung.
page-help-play = Am Tisch leuchtet alles, was du benutzen kannst. Wähle, sieh dir die Vorschau an, bestätige. Was nicht geht, sagt warum, mit der Nummer der Regel.
page-help-learn = { $game } lernen
page-help-keys = Tasten am Tisch
page-key-enter = den gewählten Zug bestätigen
page-key-escape = etwas anderes wählen
page-key-undo = zurücknehmen
page-key-hint = einen Tipp zeigen
page-key-type = einen Zug eintippen
page-key-help = alle Tasten zeigen
page-offline = Der Server antwortet nicht. Wir versuchen es weiter; deine Partien sind dort sicher.
page-problem-offline = Der Server antwortet nicht. Prüfe deine Verbindung; wir versuchen es weiter.
page-problem-server = Der Server hat ein Problem. Versuche es gleich noch einmal.
page-problem-request = Der Server hat die Seite nicht verstanden. Lade sie neu und versuche es noch einmal.
page-problem-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu und versuche es noch einmal.

## Namen für Gäste, von der Mondkarte

page-guest-0 = Tycho
page-guest-1 = Selene
page-guest-2 = Kopernikus
page-guest-3 = Aurora
page-guest-4 = Kepler
page-guest-5 = Hypatia
page-guest-6 = Platon
page-guest-7 = Stella
page-guest-8 = Galilei
page-guest-9 = Caroline
page-guest-10 = Orion
page-guest-11 = Maria

## Computer, Plätze, Mondphasen

page-level-1 = Kinderspiel
page-level-1-about = verzeiht alles
page-level-2 = Mondsichel
page-level-2-about = leicht
page-level-3 = Halbmond
page-level-3-about = auf Augenhöhe
page-level-4 = Heller Mond
page-level-4-about = stark
page-level-5 = Vollmond
page-level-5-about = so stark wie möglich
page-greedy = Gierig
page-random = Zufall
page-seat = Platz { $seat }
page-seat-you = Du
page-seat-open = ein freier Platz
page-seats-open = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
page-seat-scripted = der Gegenspieler
page-holder-me = Ich
page-holder-open = Per Link
page-holder-computer = Computer
page-holder-me-about = Hier sitzt du.
page-holder-open-about = Hier sitzt, wer den Link öffnet.
page-level-of-seat = Stärke des Computers auf Platz { $seat }
page-name-of-seat = Name auf Platz { $seat }
page-link-of-seat = Link für Platz { $seat }
page-phase-0 = Neumond
page-phase-1 = zunehmende Sichel
page-phase-2 = erstes Viertel
page-phase-3 = zunehmender Mond
page-phase-4 = Vollmond
page-phase-5 = abnehmender Mond
page-phase-6 = letztes Viertel
page-phase-7 = abnehmende Sichel

## Die Startseite

page-welcome = Zwei Spiele vom Mond
page-tonight = Heute Nacht am Himmel: { $phase }
page-about-nova-luna = Nimm Plättchen von der Monduhr, füge sie in deine Auslage und erfülle ihre Aufgaben. Bezahlt wird mit Zeit.
page-about-luna = Schicke deine Novizen von Insel zu Insel, gewinne die Gunst der Priester und führe sie in den Tempel, bevor der Wächter am Tor ist.
page-facts-players = 1 bis 4 Personen
page-facts-nova-luna = etwa eine halbe Stunde
page-facts-luna = etwa eine Stunde
page-play-now = Jetzt spielen
page-play-against = gegen { $rivals }
page-play-change = Ändern
page-solo = Solo
page-friends = Mit Freunden
page-learn = Lernen
page-friends-title = { $game } mit Freunden
page-friends-count = Zu wievielt seid ihr?
page-friends-hint = Du sitzt auf dem ersten Platz; alle anderen bekommen einen Link.
page-friends-make = Tisch eröffnen
page-friends-links = Schicke jedem einen Link. Er öffnet den Platz; ein Konto braucht niemand.
page-all-options = Alle Möglichkeiten
page-to-table = Zum Tisch
page-copy = Kopieren
page-copied = Kopiert
page-copy-failed = Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn selbst.
page-share = Teilen
page-share-text = Spiel mit: Dieser Link öffnet deinen Platz.
page-your-turn = Du bist dran
page-just-now = gerade eben
page-table-over = Beendet
page-table-won = Du hast gewonnen
page-table-winner = { $name } hat gewonnen
page-table-waits = Wartet auf Mitspieler
page-table-moves = Am Zug: { $name }
page-list-mine = Deine Tische
page-list-mine-empty = Du sitzt noch an keinem Tisch. Ein Klick oben, und du bist dabei.
page-list-public = Partien zum Zuschauen
page-list-public-empty = Gerade spielt niemand öffentlich. Mach deinen Tisch öffentlich und sei der Anfang.
page-list-finished = Beendete Partien
page-list-finished-empty = Noch gibt es nichts nachzuspielen. Deine beendeten Partien stehen dann hier.
page-upload = Eine Partie mitbringen
page-upload-about = Wähle eine Aufzeichnung oder lass sie hier fallen: eine beendete zum Nachspielen oder eine laufende zum Weiterspielen.
page-upload-unreadable = Diese Datei ist keine Aufzeichnung. Wähle eine JSON-Datei, die Lunarium gespeichert hat.
page-upload-seats = Wer spielt diese Partie weiter?
page-upload-go = Weiterspielen

## Ein neuer Tisch

page-new-title = Ein neuer Tisch: { $game }
page-new-about = Alles ist spielbereit; ändere, was du magst.
page-new-who = Wer spielt?
page-new-players = Personen
page-new-game = Das Spiel
page-new-watch = Wer darf zuschauen?
page-new-make = Tisch eröffnen
page-new-ready = Dein Tisch ist bereit
page-starts = Wer beginnt?
page-by-chance = Zufällig
page-solo-about-nova-luna = Du allein gegen die Monduhr: Lege alle 21 Scheiben mit möglichst billigen Plättchen.
page-solo-about-luna = Du gegen einen Priester, der festen Regeln folgt. Gewinne mit möglichst viel Einfluss Vorsprung.
page-first-game = Erste Partie
page-first-game-about = Zu dritt oder zu viert: weniger Scheiben, kürzere Partie.
page-solo-scoring = Wertung
page-scoring-whole-display = Ganze Auslage
page-scoring-whole-display-about = Die zweite Notiz zählt alle deine Plättchen, auch die der ersten Phase. Unter 100 ist gut.
page-scoring-each-tile-once = Jedes Plättchen einmal
page-scoring-each-tile-once-about = Die zweite Notiz zählt nur die Plättchen der zweiten Phase. Leichter.
page-luna-level = Stufe
page-luna-level-1 = Die üblichen Regeln.
page-luna-level-2 = Der Abtrünnige sperrt alle Aktionen auf seiner Insel, lässt sich aber vertreiben.
page-luna-level-3 = Niemand vertreibt den Abtrünnigen, und Mondpriesterin und Baumeister beginnen gemeinsam.
page-luna-start = Beginn
page-luna-start-standard = Selbst setzen
page-luna-start-standard-about = Alle setzen eine Kultstätte und viermal zwei Novizen.
page-luna-start-preselected = Vorgegeben
page-luna-start-preselected-about = Alles steht schon. Gut für die erste Partie.
page-figures = Wo beginnen die Figuren?
page-components = Manche Werte stehen nur auf dem Spielmaterial; Lunarium hat sie so nachgebildet, dass sie zu allem Bekannten passen. Deine eigene Schachtel kann in einigen Zahlen abweichen.
page-components-choice = Werte des Spielmaterials
page-components-reconstructed = Lunariums eigene, nachgebildet
page-components-which = Welche Zahlen sind nachgebildet?
page-components-priestess = Was die Mondpriesterin zu zweit und zu dritt für Platz zwei und drei gibt: 2 und 1.
page-components-council = Die Plätze im Priesterrat zwischen dem ersten (0), dem mit 6 und dem letzten (10).
page-components-temple = Welche Zahlen und Symbole auf einem Tempelplan zusammenstehen und wie die Pläne liegen.
page-components-start = Die meisten Plätze der vorgegebenen Aufstellung.
page-components-builder = Die 4 Schritte des Baumeisters nennt nur eine einzige Rezension.
page-deal = Nummer der Startaufstellung
page-deal-about = Leer heißt Zufall. Dieselbe Nummer gibt dieselbe Aufstellung.
page-deal-wrong = Schreibe eine ganze Zahl mit höchstens 15 Ziffern, oder nichts.
page-visibility = Wer darf zuschauen?
page-visibility-link = Wer den Link hat
page-visibility-link-about = Der Tisch steht in keiner Liste; nur wer die Adresse kennt, sieht ihn.
page-visibility-public = Alle
page-visibility-public-about = Der Tisch steht auf der Startseite; alle dürfen zuschauen und freie Plätze einnehmen.

## Die Tagesaufgabe

page-daily = Die Tagesaufgabe
page-daily-short = Von jedem Spiel eine Solopartie, für alle dieselbe.
page-daily-about = Von jedem Spiel eine Solopartie, für alle hier dieselbe. Du hast einen Versuch, ohne Zurücknehmen. Bist du fertig, siehst du, wie es den anderen erging.
page-daily-played = { $count ->
    [0] Noch niemand hat gespielt. Sei der Anfang.
    [one] Eine Person hat gespielt.
   *[other] { $count } Personen haben gespielt.
}
page-daily-open = Heute spielen
page-daily-see = Ergebnisse ansehen
page-daily-nova-luna = Solo, ganze Auslage. Je weniger Punkte, desto besser.
page-daily-luna = Solo, Stufe 2. Es zählt der Vorsprung vor dem Gegenspieler.
page-daily-play = Spielen
page-daily-go-on = Weiterspielen
page-daily-replay = Deine Partie ansehen
page-daily-closed = Die Ergebnisse öffnen sich, wenn du fertig bist.
page-daily-looked = Hatte vor dem Ende schon eine andere Partie dieser Verteilung angesehen.
page-daily-lower = Heutige Ergebnisse: Das niedrigste ist das beste
page-daily-higher = Heutige Ergebnisse: Das höchste ist das beste
page-daily-rank = Rang
page-daily-name = Name
page-daily-score = Ergebnis

## Hier ist nichts

page-missing = Hier ist nur dunkler Himmel
page-missing-about = Unter dieser Adresse gibt es nichts. Prüfe den Link oder beginne auf der Startseite.
page-missing-home = Zur Startseite

## Lernen

page-learn-title = So spielt man { $game }
page-learn-about = Der kurze Weg, in ein paar Minuten. Am Tisch kannst du keinen falschen Zug machen, und du erfährst, warum.
page-learn-ready = Mehr brauchst du nicht. Der Rest kommt am Tisch.
page-learn-play = Eine erste Partie spielen

## Nova Luna lernen

page-learn-nova-luna-goal-title = Das Ziel
page-learn-nova-luna-goal =
    Alle haben 20 Scheiben zu legen. Eine Scheibe kommt auf eine Aufgabe, sobald diese erfüllt ist. Wer zuerst die letzte Scheibe legt, gewinnt sofort.

    Die Aufgaben sind die kleinen Fenster auf den Plättchen. Du nimmst ein Plättchen nach dem anderen und legst es in deine eigene Auslage.
page-learn-nova-luna-take-title = Ein Plättchen nehmen
page-learn-nova-luna-take =
    Bist du am Zug, nimmst du eines der nächsten drei Plättchen, im Uhrzeigersinn von der Mondfigur aus. Leere Felder zählen nicht. Die Figur zieht dann dorthin, wo dein Plättchen lag; deine Wahl entscheidet also, was der Nächste erreicht.

    Lege das Plättchen sofort an, Kante an Kante mit einem aus deiner Auslage. Das allererste liegt irgendwo.
page-learn-nova-luna-time-title = Mit Zeit bezahlen
page-learn-nova-luna-time =
    Die Zahl auf dem Plättchen ist sein Preis: So viele Felder geht deine Scheibe auf der Mondbahn weiter.

    Am Zug ist, wer am weitesten hinten liegt; auf demselben Feld die oberste Scheibe. Mit billigen Plättchen bist du vielleicht mehrmals hintereinander dran.
page-learn-nova-luna-tasks-title = Aufgaben erfüllen
page-learn-nova-luna-tasks =
    Eine Aufgabe zeigt Farben. Erfüllt ist sie, wenn ihr Plättchen von jeder genug Plättchen berührt. Es zählt jedes, das mit einer Kante anliegt, und alle derselben Farbe, die mit ihm zusammenhängen. Ecken berühren nicht.

    Zwei blaue Quadrate verlangen zwei blaue Plättchen: zwei daneben, oder eine Kette von zweien, von denen eines anliegt. Das Plättchen selbst zählt nie mit. Dieselben Plättchen können beliebig vielen Aufgaben dienen.
page-learn-nova-luna-refill-title = Die Monduhr auffüllen
page-learn-nova-luna-refill = Liegen nur noch ein oder zwei Plättchen auf der Monduhr, darfst du zuerst alle leeren Felder auffüllen und dann nehmen. Eine leere Monduhr füllt sich von selbst.
page-learn-nova-luna-end-title = Das Ende
page-learn-nova-luna-end = Die Partie endet, sobald jemand die letzte Scheibe legt. Gehen vorher die Plättchen aus, gewinnt, wer am wenigsten Scheiben übrig hat. Bei Gleichstand gewinnt, wer früher am Zug gewesen wäre.
page-learn-nova-luna-solo-title = Allein
page-learn-nova-luna-solo = Das Solospiel hat zwei Phasen: erst 8 Scheiben legen, dann die anderen 13. Nach jeder werden die Zahlen aller deiner Plättchen addiert; eine nicht gelegte Scheibe kostet 10. Je niedriger die Summe, desto besser: Unter 100 ist gut.

## Luna lernen

page-learn-luna-goal-title = Das Ziel
page-learn-luna-goal =
    In sechs Runden sammelst du Einfluss: indem du Novizen in den Tempel führst, der Mondpriesterin gefällst und den Abtrünnigen meidest. Der meiste Einfluss gewinnt.

    Hat die Partie begonnen, gibt es kein Glück mehr, und nichts ist verborgen.
page-learn-luna-isles-title = Inseln und Novizen
page-learn-luna-isles =
    Sieben Inseln liegen um den Tempel. Ein Novize auf einer Insel ist wach; einer daneben schläft bis zur nächsten Runde. Wer arbeitet, schläft an Ort und Stelle ein.

    Jede Insel hat ihre Gunst, ein Plättchen mit einer besonderen Kraft. Von jeder Art darfst du eines haben. Eine Kultstätte macht dich auf der Insel stärker: Für viele Aktionen genügt dann ein Novize statt zweien.
page-learn-luna-turn-title = Dein Zug
page-learn-luna-turn = Führe eine Aktion aus, dann ist der Nächste dran, immer im Kreis. Willst du nichts mehr, meditiere: Das dreht einen Zeitmarker um. Der letzte beendet die Runde sofort, für alle. Beeile dich also mit dem, was dir wichtig ist.
page-learn-luna-way-title = Der Weg in den Tempel
page-learn-luna-way =
    Zuerst die Ernennung: zwei Novizen auf der Insel, deren Zeichen das Plättchen trägt, oder einer mit deiner Kultstätte dort. Einer von ihnen stellt sich auf das Plättchen und beansprucht es. Später die Weihe: Plättchen und Novize kommen in den Tempel, und du erhältst die Zahl des Wächterplättchens, auf dem der Wächter steht.

    Der Wächter geht jede Runde einen Schritt auf das Tor zu. Was hinter ihm liegt, ist frei; an die nächste Gruppe kommst du mit Bestechung; der Rest ist gesperrt. Seine Zahlen sinken von 6 auf 2: Früh ist mehr wert.
page-learn-luna-temple-title = Im Tempel
page-learn-luna-temple = Ein neuer Novize verdrängt jeden benachbarten fremden auf einer niedrigeren Zahl, für je 1 Einfluss; sie landen auf dem Bootssteg und müssen von vorn beginnen. Ein Buch der Weisheit schützt. Mit der Gunst des Buchs holst du ein beliebiges Buch zu einem deiner Novizen.
page-learn-luna-round-title = Das Ende einer Runde
page-learn-luna-round =
    Auf der Insel der Mondpriesterin erhält den ersten Preis, wer dort die meisten wachen Novizen und Kultstätten hat. Bei Gleichstand gewinnt, wer im Priesterrat höher sitzt. Auf der Insel des Abtrünnigen verlierst du 1, dazu 1 für jeden deiner Novizen dort, wach oder schlafend. Jeder Novize im Tempel bringt 1.

    Dann erwachen alle Schläfer, die Figuren ziehen weiter, und der Wächter kommt dem Tor näher. Nur auf der Insel des Baumeisters werden Kultstätten gebaut.
page-learn-luna-actions-title = Alle dreizehn Aktionen
page-learn-luna-actions = Eingesetzte Novizen schlafen ein; eine eingesetzte Gunst kehrt auf ihre Insel zurück.
page-learn-luna-end-title = Das Ende der Partie
page-learn-luna-end = Nach sechs Runden bringt jede Kultstätte 4, jede Gunst auf der Hand 1 und der Priesterrat den Wert deines Sitzes. Der meiste Einfluss gewinnt.
page-learn-luna-solo-title = Allein
page-learn-luna-solo = Solo spielst du gegen einen Priester, der festen Regeln folgt. Zeitmarker gibt es nicht: Du beendest die Runde, wann du willst. Dein Ergebnis ist der Vorsprung vor ihm. In drei Stufen sperrt der Abtrünnige immer mehr.

page-action-favour = Gunst der Priester
page-action-favour-about = Zwei Novizen einer Insel, oder einer mit deiner Kultstätte: Nimm die Gunst der Insel.
page-action-recruit = Missionierung
page-action-recruit-about = Zwei Novizen einer Insel: Ein weiterer kommt schlafend dazu.
page-action-shrine = Kultstätte
page-action-shrine-about = Gunst der Kultstätte und zwei Novizen auf der Insel des Baumeisters: Baue dort eine Kultstätte.
page-action-herbs = Heilkräuter
page-action-herbs-about = Gunst der Heilkräuter: Ein oder zwei Schläfer einer Insel erwachen; nicht auf der Heilkräuterinsel.
page-action-journey = Reise
page-action-journey-about = Beliebig viele wache Novizen gehen auf andere Inseln und schlafen dort.
page-action-tide = Gezeiten
page-action-tide-about = Gunst der Gezeiten: Beliebige Novizen, auch schlafende oder vom Bootssteg, kommen auf andere Inseln und schlafen dort.
page-action-sailboat = Segelboot
page-action-sailboat-about = Gunst des Segelboots: Ein oder zwei Novizen einer Insel oder vom Bootssteg segeln zu einer anderen Insel und bleiben wach.
page-action-promote = Ernennung
page-action-promote-about = Zwei Novizen der Insel des Plättchens, oder einer mit deiner Kultstätte: Einer beansprucht das Plättchen.
page-action-sanctify = Weihe
page-action-sanctify-about = Ein beanspruchtes, freies Plättchen kommt mit seinem Novizen in den Tempel: Du erhältst die Zahl des Wächters.
page-action-book = Buch
page-action-book-about = Gunst des Buchs: Ein Buch der Weisheit wandert zu deinem Novizen im Tempel; das bringt 1, zu zweit beim ersten Mal in der Runde 2.
page-action-council = Priesterrat
page-action-council-about = Beliebig viele Novizen einer Insel: Dein Stein steigt ebenso viele Sitze auf.
page-action-expel = Vertreibung
page-action-expel-about = Beliebig viele Novizen auf der Insel des Abtrünnigen: Er zieht ebenso viele Inseln weiter.
page-action-meditate = Meditation
page-action-meditate-about = Braucht nichts: Drehe einen Zeitmarker um. Der letzte bringt 1 und beendet die Runde.

page-picture-wheel = Die Mondfigur und fünf Plättchen hinter ihr; die ersten drei leuchten und können genommen werden.
page-picture-track = Die Mondbahn mit drei Scheiben; die hinterste, der Stern, ist am Zug.
page-picture-tasks = Ein gelbes Plättchen zwischen roten und blauen; seine Aufgaben „drei rote“ und „zwei blaue“ sind erfüllt.
page-picture-isle = Eine Insel mit einer Kultstätte und zwei wachen Novizen der Sonne, einem des Planeten und einem Schläfer daneben.
page-picture-path = Der Weg: hinter dem Wächter zwei freie Plättchen, eines davon beansprucht; vor ihm zwei für Bestechung, dann zwei gesperrte.
page-picture-temple = Ein Novize kommt auf die 16; der Nachbar auf der 7 muss gehen, der auf der 9 hat ein Buch und bleibt.
page-picture-figures = Mondpriesterin, Abtrünniger und Baumeister.
page-picture-turn = Vier Zeitmarker; drei leuchten, einer ist umgedreht.

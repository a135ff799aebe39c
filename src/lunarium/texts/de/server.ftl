# What the server says when something is not possible, and when it calls people.

unknown-person = Dieser Server kennt dich noch nicht. Wähle einen Namen und versuche es dann noch einmal.
empty-name = Ein Name braucht mindestens einen sichtbaren Buchstaben. Wähle einen anderen.
no-such-table = Unter dieser Adresse gibt es keinen Tisch. Prüfe den Link oder eröffne einen neuen Tisch.
no-such-seat = Dieser Tisch hat keinen Platz { $seat }.
no-such-ply = Diese Partie hat { $plies } Züge; eine Stellung { $ply } gibt es nicht.
no-such-line = Eine zurückgenommene Zugfolge { $line } gibt es in dieser Partie nicht.
no-such-address = Unter dieser Adresse gibt es nichts.
no-such-thing = Das gibt es an diesem Tisch nicht.
no-such-method = Methode nicht erlaubt; siehe die Kopfzeile Allow.
no-such-daily = Von diesem Spiel gibt es keine Tagesaufgabe.
no-such-puzzles = Hier gibt es kein solches Rätsel. Wähle eines aus der Liste der Rätsel.
puzzle-needs-engine = Diesen Zug kann nur der Rechenkern beurteilen, und der fehlt hier. Dein Versuch geht weiter: Wähle einen anderen Zug oder sieh dir die Lösung an.
puzzle-seal = Ungültiges oder abgelaufenes Siegel für diese Züge. Beginne das Rätsel neu.
stale-ply = Die Partie ist weitergegangen: Dein Zug war für Stellung { $ply }, sie ist jetzt bei { $now }. Lade neu und versuche es noch einmal.
table-busy = An diesem Tisch ändert sich gerade zu viel auf einmal. Versuche es noch einmal.
table-torn = Der gespeicherte Zustand und die { $ply } Züge des Tischs widersprechen sich.
table-set-aside = Dieser Tisch ist beiseitegelegt: Aus dem Gespeicherten lässt er sich nicht mehr nachspielen. Nichts davon wurde gelöscht; sag dem Gastgeber Bescheid.
table-unreadable = Seine gespeicherten Daten sind nicht lesbar.
not-your-seat = Du hast hier keinen Platz, der das erlaubt. Bitte um eine Einladung oder schau zu.
seat-already-yours = Dieser Platz gehört dir schon.
seat-taken = Dieser Platz ist besetzt. Bitte darum, dass er dir weitergegeben wird.
one-seat-each = An einem öffentlichen Tisch hat jeder nur einen Platz. Lass die übrigen anderen Leuten oder Computern, oder eröffne einen Tisch per Link.
invitation-needed = Dieser Platz steht allen mit seinem Link offen. Bitte den Gastgeber darum.
invitation-void = Dieser Link öffnet den Platz nicht mehr. Bitte um einen neuen.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
deal-no-take-back = Diese Auslosung wurde nach ihrer Nummer gewählt und kann nicht neu gemischt werden; ein Zug, der Neues gezeigt hat, bleibt also.
no-offer = Es gibt keine Anfrage zu beantworten.
not-yours-to-answer = Diese Anfrage richtet sich nicht an dich.
game-is-over = Die Partie ist zu Ende. Beginne eine neue aus einer ihrer Stellungen.
game-under-way = Die Partie läuft noch. Spielt sie zu Ende, dann könnt ihr noch einmal spielen.
hidden-hands = In diesem Spiel sieht jeder etwas Eigenes, und ein Server würde es den anderen zeigen. Spiele es im Terminal mit `lunarium play`.
seats-differ = Dieses Spiel braucht { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
 }. Sag, wer wo sitzt.
record-too-long = Eine Aufzeichnung darf höchstens { $moves } Züge haben.
names-not-yours = Eine öffentliche Aufzeichnung sehen alle, darum kann sie nicht die Namen anderer nennen. Lass sie weg, oder teile die Aufzeichnung nur per Link.
bad-cursor = Ungültiger Cursor. Fordere die erste Seite an.
bad-request = { $field }: { $cause }
bad-request-form = Fehlerhafte Anfrage; siehe /api/docs.
too-large = Die Anfrage ist zu groß. Schicke weniger als 256 kB.
head-too-large = Die Kopfzeilen der Anfrage sind größer als 32 kB. Lösche die Cookies dieser Seite und versuche es noch einmal.
too-many-requests = Zu viele Anfragen. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 } und versuche es dann noch einmal.
thinking-busy = Die Computer sind gerade ausgelastet. Versuche es in ein paar Sekunden noch einmal.
too-many-shows = Du hast { $most } Partien laufen, in denen nur Computer spielen. Sieh einer bis zum Ende zu, oder setz dich selbst an den neuen Tisch.
too-many-public = Aus deinem Netz laufen schon { $most } öffentliche Tische. Beende einen, oder eröffne diesen mit einem Link.
game-is-under-way = Die Partie läuft noch. Die Analyse gibt es, wenn sie zu Ende ist.
game-ended-early = Diese Partie wurde vorzeitig beendet. Ohne Ergebnis gibt es keine Analyse.
too-many-reviews = { $most } deiner Analysen laufen schon. Warte auf eine davon, oder brich eine ab.
reviews-full = Gerade laufen viele Analysen. Versuche es in ein paar Minuten noch einmal.
review-not-yours = Um diese Analyse hat jemand anderes gebeten. Du kannst die Seite verlassen; für die anderen geht sie weiter.
cluster-away = Der Ray-Cluster unter { $address } antwortet nicht. Prüfe die Adresse (--cluster, beim Server LUNARIUM_CLUSTER), oder lass sie weg, dann wird hier gerechnet.
cluster-lost = Der Ray-Cluster hat diese Aufgabe mehrmals verloren. Prüfe, ob seine Rechner laufen und dieselbe Version von Lunarium haben, und starte neu.
cluster-own-components = Eigene Materialdaten kommen nicht auf die Rechner eines Clusters. Lass --cluster oder --components weg.
server-ending = Der Server wird gerade beendet. Versuche es gleich noch einmal.
too-many-connections = Es sind zu viele Verbindungen offen. Schließe einige, oder versuche es in ein paar Sekunden noch einmal.
too-slow = Die Anfrage kam zu langsam an. Sende sie noch einmal.
too-many-sockets = An deiner Adresse sind zu viele Tische offen. Schließe einige davon und lade dann neu.
foreign-host = Dieser Server ist unter einer anderen Adresse zu erreichen. Nimm die, die dir der Gastgeber genannt hat.
foreign-origin = Die Anfrage kommt von einer anderen Seite. Öffne die Seite dieses Servers und versuche es dort.
refused = Das ist nicht möglich.
server-error = Bei uns ist etwas schiefgegangen. Nichts ist verloren; versuche es gleich noch einmal.
believed-proxies = Vertrauenswürdige Proxys: { $proxies }
no-proxies = Keine vertrauenswürdigen Proxys.
database-unavailable = Die Datenbank antwortet nicht. Nichts ist verloren; versuche es gleich noch einmal.
database-busy = Die Datenbank ist ausgelastet. Nichts ist verloren; versuche es gleich noch einmal.
database-full = Auf der Festplatte des Servers ist kein Platz mehr. Nichts ist verloren; sag dem Gastgeber Bescheid.
database-disk = Auf die Festplatte des Servers lässt sich nicht schreiben: Sie meldet einen Fehler oder eine Grenze. Nichts ist verloren; sag dem Gastgeber Bescheid.
database-read-only = Die Datenbank { $file } lässt sich nur lesen. Gib Lunariums Benutzer Schreibrecht an Datei und Ordner, oder verbinde dich mit dem Hauptserver.
database-not-a-file = { $file } ist keine Datei. Nenne eine Datei für die Datenbank: --database sqlite:///ORDNER/lunarium.sqlite.
database-password = PostgreSQL hat den Benutzer abgelehnt. Prüfe Name und Passwort in der Adresse der Datenbank und pg_hba.conf.
database-missing = PostgreSQL hat keine Datenbank { $file }. Lege sie an: createdb --owner=lunarium { $file }.
database-rights = Der PostgreSQL-Benutzer darf in { $file } keine Tabellen anlegen. Mach ihn zum Eigentümer: ALTER DATABASE { $file } OWNER TO lunarium.
database-connections = PostgreSQL hat keine freie Verbindung. Jeder Worker braucht bis zu 22: Erhöhe max_connections oder starte weniger Worker.
database-host = Der Rechner der Datenbank ist unbekannt. Prüfe den Namen nach dem @ und den Nameserver.
database-away = Unter dieser Adresse antwortet kein PostgreSQL. Starte es, oder prüfe Rechner und Port in der Adresse der Datenbank.
database-file = Die Datenbankdatei { $file } lässt sich nicht öffnen. Prüfe, ob ihr Ordner da ist und ob Lunariums Benutzer dort schreiben darf.
database-url = Ungültige Adresse der Datenbank. Nimm sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME.
database-newer = Die Datenbank stammt von einer neueren Version von Lunarium (Stand { $revision }). Installiere diese Version.
database-former = Die Datenbank stammt von einer Version vor 0.1.0 (Stand { $revision }). Sichere sie mit jener Version (lunarium backup DATEI.jsonl.gz) und spiele die Sicherung mit dieser in eine leere Datenbank ein (lunarium restore).
database-absent = Unter { $file } ist keine Datenbank. Nenne die, die dein Server benutzt: --database sqlite:////var/lib/lunarium/lunarium.sqlite oder postgresql://…
database-foreign = { $file } ist keine Datenbank von Lunarium. Wähle eine andere Datei mit --database sqlite:///DATEI.
database-corrupt = Die Datenbankdatei { $file } ist beschädigt. Beende den Server, bewahre eine Kopie der Datei auf und spiele die letzte Sicherung in eine neue ein.
database-replaced = Die Datenbankdatei wurde bei laufendem Server gelöscht oder ersetzt. Es wird nichts mehr geschrieben; stelle die Datei wieder her und starte den Server neu.
database-in-use = Ein anderer Server benutzt die Datenbankdatei { $file } schon. Beende ihn zuerst, oder nimm PostgreSQL für mehrere.
workers-need-postgresql = Mehrere Arbeitsprozesse brauchen PostgreSQL. Setze LUNARIUM_DATABASE_URL oder nimm nur einen.
page-not-built = Die Seite ist nicht gebaut: Hier bekommen nur Programme Antwort. Rufe in einem Klon von Lunarium `make page` auf; wurde es von dort installiert, installiere es noch einmal.
daily-closed = Die heutigen Ergebnisse sehen alle, die die Tagesaufgabe beendet haben. Spiele sie zuerst.
daily-no-take-back = In der Tagesaufgabe kann man keinen Zug zurücknehmen.
daily-no-fork = Beende die Tagesaufgabe, bevor du etwas anderes damit versuchst.
daily-own = Die Tagesaufgabe gehört dir allein: Niemand sonst kann sie für dich spielen. Beende sie selbst.
daily-no-record = Das ist die Tagesaufgabe, und sie wird noch gespielt. Beende sie zuerst, oder lade sie morgen hoch.
daily-record-tomorrow = Du hast die heutige Tagesaufgabe beendet, aber andere spielen sie noch. Sieh dir deine Partie dort an, oder lade sie morgen hoch.
daily-fork-tomorrow = Andere spielen diese Tagesaufgabe noch. Spiele von deiner eigenen Partie aus an einem Tisch mit Link weiter, oder warte bis morgen.
no-hint-here = Tipps gibt es nur in Partien gegen Computer und nicht in der Tagesaufgabe.
contest-no-fork = Diese Partie gegen andere läuft noch. Beendet sie, bevor du etwas anderes damit versuchst.
contest-no-help = Diese Stellung steht in einer Partie, die du noch gegen andere spielst. Beende zuerst diese Partie.
too-many-contests = Solange du mehr als { $most } Partien gegen andere spielst, gibt es keine Hilfe zu Stellungen. Beende zuerst einige davon.
notifications-off = Dieser Server verschickt keine Benachrichtigungen.
notification-service = An diese Adresse schickt dieser Server keine Benachrichtigungen. Er erlaubt: { $services }.
notification-title = Du bist dran
notification-body = { $name }, du bist dran bei { $game }.
notification-again-title = Noch einmal?
notification-again-body = { $name }, ein neuer Tisch wartet auf dich: Dieselben Leute spielen noch einmal { $game }.
tables-all-well = { $tables ->
    [0] Hier gibt es keine Tische.
    [one] Der eine Tisch hier ist spielbar.
   *[other] Alle { $tables } Tische sind spielbar.
 }
tables-removed = Tisch { $table } wurde entfernt.
people-count = { $count ->
    [one] Eine Person.
   *[other] { $count } Personen.
}
people-blocked =  (gesperrt)
people-renamed = Heißt jetzt { $name }.
people-blocked-now = { $name } ist gesperrt.
people-unblocked = { $name } darf wieder herein.
people-remove-ask = Diese Person endgültig entfernen?
people-removed = { $name } ist entfernt.
no-such-person = Diese Person gibt es nicht. `lunarium people list` zeigt die Kennungen.
person-blocked = Der Gastgeber hat diesen Server für dich gesperrt. Sprich mit ihm.
tables-remove-ask = Tisch { $table } mit seinen Zügen und Plätzen endgültig entfernen?
tables-remove-sound = Tisch { $table } ist spielbar. Entferne ihn mit --sound, wenn du es so meinst.
backup-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
 } und { $people ->
    [one] eine Person
   *[other] { $people } Personen
 } stehen in { $file }.
backup-damaged = Die Sicherung ist in Zeile { NUMBER($line, useGrouping: 0) } beschädigt: { $cause } Es wurde nichts eingespielt.
backup-revision = Die Datenbank gehört zu einer anderen Version von Lunarium. Sichere sie mit jener Version, oder starte diese einmal, damit sie die Datenbank anpasst.
backup-format = Die Sicherung hat das Format { $format }, diese Version liest das Format { $known }. Spiele sie mit der Version ein, die sie geschrieben hat.
backup-unwritable = { $file } kann nicht geschrieben werden: { $cause }. Wähle einen anderen Ort.
cause-json = Es ist kein JSON.
cause-sum = Die Prüfsumme passt nicht.
cause-packed = Sie lässt sich nicht entpacken.
cause-header = Sie beginnt nicht wie eine Sicherung.
cause-short = Am Ende fehlen Zeilen.
cause-kind = Diese Zeile ist von unbekannter Art.
cause-form = Was sie enthält, passt nicht in die Datenbank.
cause-torn = Die Partie passt nicht zu ihren Zügen.
restore-not-empty = Die Datenbank enthält schon Personen oder Tische. Spiele die Sicherung in eine leere ein.
restore-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
 } und { $people ->
    [one] eine Person
   *[other] { $people } Personen
 } eingespielt; jede Partie wurde nachgespielt.
server-not-installed = Die Pakete des Servers sind nicht installiert. Rufe auf: pip install { $packages }
port-taken = An Port { NUMBER($port, useGrouping: 0) } hört schon ein anderes Programm. Beende es, oder wähle mit --port einen anderen.
port-forbidden = An Port { NUMBER($port, useGrouping: 0) } darf nur ein Administrator hören. Wähle mit --port einen ab 1024 und stelle einen Proxy davor.
host-not-here = { $host } ist keine Adresse dieses Rechners. Wähle --host 127.0.0.1, oder --host 0.0.0.0 für alle seine Adressen.
settings-wrong = Ungültige Einstellungen:
setting-number = { $name }={ $value }: eine Zahl wie 1 oder 0.5.
setting-whole-number = { $name }={ $value }: eine ganze Zahl wie 10.
setting-least = { $name }={ $value }: eine Zahl ab { $hint }.
setting-url = { $name }={ $value }: die Adresse mit http:// oder https:// davor und ohne Pfad dahinter, wie https://moon.example.org.
setting-choice = { $name }={ $value }: eines von { $hint }.
setting-network = { $name }={ $value }: Adressen oder Netze, mit Kommas getrennt, wie 127.0.0.1,10.0.0.0/8.
house-closed = Dieser Server ist für Leute mit Einladung. Öffne seine Seite und gib den Code ein, den dir der Gastgeber genannt hat.
invitation-code-needed = Dieser Server ist für Leute mit Einladung. Gib den Code ein, den dir der Gastgeber genannt hat.
invitation-code-wrong = Das ist nicht der Code dieses Servers. Frag den Gastgeber danach.
setting-short = { $name }={ $value }: mindestens { $hint } Buchstaben oder Ziffern.
setting-file = { $name }={ $value }: eine Textdatei in UTF-8, die der Server lesen darf.
setting-service = { $name }={ $value }: https, https://RECHNER oder mailto: mit einer Domain oder einer Adresse.
setting-smtp = { $name }={ $value }: smtps://NAME:PASSWORT@RECHNER?from=ADRESSE; mailto: in LUNARIUM_NOTIFY braucht das.
setting-slip = Unbekannte Einstellung { $name }. Ist { $hint } gemeint?

## Was ein Link über eine Seite sagt

preview-home-about = Luna und Nova Luna, die Brettspiele vom Mond: allein, gegen Computer oder mit Freunden, im Browser und ohne Konto.
preview-opening = Lunarium wird geöffnet …
preview-no-script = Lunarium braucht JavaScript zum Spielen.
preview-picture = Ein Vollmond über dunklem Meer, dazu das Wort Lunarium
preview-new = Neuer Tisch: { $game }
preview-new-about = Wähle, wer { $game } spielt und wie; Freunde bekommen einen Link für ihren Platz.
preview-learn = So geht { $game }
preview-learn-about = { $game } Schritt für Schritt: kurze Etappen, die du auf dem Brett spielst.
preview-rules = Die Regeln von { $game }
preview-rules-about = Alle Regeln von { $game }, jede mit ihrer Nummer, zum Lesen und Nachschlagen.
preview-position = Eine Stellung von { $game } aufbauen
preview-position-about = Stelle auf, was auf eurem Tisch liegt: erlaubte Züge, Punktestand, Ideen eines starken Gegners, oder spiele weiter.
preview-t = Ein Tisch
preview-t-about = Du bist an einen Tisch eingeladen: Öffne den Link, um Platz zu nehmen oder zuzusehen.
preview-puzzles = Rätsel
preview-puzzles-about = Eine Stellung, eine klare Idee: Finde den Zug. Jeden Tag ein neues, für alle dasselbe.
preview-puzzle = { $players ->
    [one] Rätsel für eine Person
   *[other] Rätsel für { $players } Personen
} · Nr. { $number }
preview-puzzle-about = Eine Stellung aus { $game }, in der eine Idee klar die beste ist. Finde sie.
preview-daily = Tagesaufgabe
preview-daily-about = Jeden Tag eine Solo-Aufgabe zu jedem Spiel, für alle dieselbe. Wie weit kommst du?

## Tipps: wovor ein Zug die anderen abhält

hint-luna-claim = { $who } könnte Plättchen { $tile } auch besetzen.
hint-luna-displaced = { $who } muss Plättchen { $tile } im Tempel verlassen.
hint-luna-book = { $who } verliert das Buch auf Plättchen { $tile } und seinen Schutz.
hint-luna-round-over = Die anderen können in dieser Runde nichts mehr tun.
hint-luna-priestess = Wie es jetzt steht, bekommt { $who } von der Mondpriesterin { $points } weniger.
hint-luna-apostate = Wie es jetzt steht, verliert { $who } durch den Abtrünnigen { $points } mehr.

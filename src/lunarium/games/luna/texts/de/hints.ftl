## Tipps: wovor ein Zug die anderen abhält

hint-luna-claim = { $who } könnte Plättchen { $tile } auch besetzen.
hint-luna-displaced = { $who } muss { $tile } im Tempel verlassen.
hint-luna-book = { $who } verliert den Schutz von { $tile }.
hint-luna-round-over = Die anderen können in dieser Runde nichts mehr tun.
hint-luna-priestess = { $who } bekommt { $points } weniger von der Mondpriesterin.
hint-luna-apostate = { $who } verliert { $points } mehr durch den Abtrünnigen.

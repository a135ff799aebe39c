## Tipps: wovor ein Zug die anderen abhält

hint-luna-claim = { $who } könnte Plättchen { $tile } auch besetzen.
    .you = Du könntest Plättchen { $tile } auch besetzen.
hint-luna-displaced = { $who } muss Plättchen { $tile } im Tempel verlassen.
    .you = Du musst Plättchen { $tile } im Tempel verlassen.
hint-luna-book = { $who } verliert das Buch auf Plättchen { $tile } und seinen Schutz.
    .you = Du verlierst das Buch auf Plättchen { $tile } und seinen Schutz.
hint-luna-round-over = Die anderen können in dieser Runde nichts mehr tun.
hint-luna-priestess = Wie es jetzt steht, bekommt { $who } von der Mondpriesterin { $points } weniger.
    .you = Wie es jetzt steht, bekommst du von der Mondpriesterin { $points } weniger.
hint-luna-apostate = Wie es jetzt steht, verliert { $who } durch den Abtrünnigen { $points } mehr.
    .you = Wie es jetzt steht, verlierst du durch den Abtrünnigen { $points } mehr.

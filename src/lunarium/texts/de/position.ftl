## Stellungen als Text, in jedem Spiel

bad-position = Diese Stellung ist nicht möglich.
position-none = Stellungen von { $game } lassen sich nicht als Text schreiben.
position-no-editor = Stellungen von { $game } lassen sich noch nicht aufbauen.
position-draft-or-text = Schicke entweder den Entwurf einer Stellung oder ihren Text.
position-other-game = Das ist eine Stellung von { $game }, nicht von { $expected }.
position-no-text = Das ist nicht der Text einer Stellung. Kopiere ihn ganz: Er beginnt mit { $expected }_.
position-too-long = Für eine Stellung ist dieser Text zu lang: höchstens { $longest } Zeichen.
position-character = Das Zeichen „{ $character }“ kommt in keiner Stellung vor. Kopiere den ganzen Text, ohne Leerzeichen.
position-setup-fields = Eine Startaufstellung aus einer Stellung hat genau diese Felder: { $fields }.
position-setup-options = Die Optionen passen nicht zu der Stellung, mit der das Spiel beginnt.
terminal-position-best = Am besten, nach kurzem Nachdenken: { $move }
terminal-position-one = Gib entweder den Text einer Stellung an oder mit --record eine Aufzeichnung.
side-0 = Sonne
side-1 = Stern
side-2 = Saturn
side-3 = Mond
side-opponent = Gegenspieler
other-0 = Sonne
other-1 = Stern
other-2 = Saturn
other-3 = Mond

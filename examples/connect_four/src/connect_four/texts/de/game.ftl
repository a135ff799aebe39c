## Vier gewinnt

connect-four-name = Vier gewinnt
page-about-connect-four = Wirf deine Scheiben in die Spalten. Wer zuerst vier in einer Reihe hat, gewinnt.
page-facts-connect-four = etwa fünf Minuten
connect-four-headline = { $count ->
    [one] Platz für 1 Scheibe
   *[other] Platz für { $count } Scheiben
}
kind-connect-four-drop = Scheibe einwerfen
move-button-connect-four-drop = Spalte { $column }
terminal-kind-connect-four-drop = Scheibe einwerfen
terminal-source-connect-four-win = Vier in einer Reihe
terminal-ending-four = Vier in einer Reihe.
terminal-ending-full = Das Brett ist voll.
move-connect-four-drop = { $who } wirft eine Scheibe in Spalte { $column }.
move-connect-four-four = { $who } hat vier in einer Reihe und gewinnt.
move-connect-four-full = Das Brett ist voll; { $who } hat standgehalten und gewinnt.
why-connect-four-form = Ein Zug ist die Nummer einer Spalte, 1 bis { $last }.
why-connect-four-full = Spalte { $column } ist voll.

## Quatro em linha

connect-four-name = Quatro em linha
page-about-connect-four = Solte seus discos nas colunas. Quem tiver quatro em linha primeiro vence.
page-facts-connect-four = cerca de cinco minutos
connect-four-headline = { $count ->
    [1] espaço para 1 disco
   *[other] espaço para { $count } discos
}
kind-connect-four-drop = Soltar um disco
move-button-connect-four-drop = Coluna { $column }
terminal-kind-connect-four-drop = Soltar um disco
terminal-source-connect-four-win = Quatro em linha
terminal-ending-four = Quatro em linha.
terminal-ending-full = O tabuleiro está cheio.
move-connect-four-drop = { $who } solta um disco na coluna { $column }.
move-connect-four-four = { $who } tem quatro em linha e vence.
move-connect-four-full = O tabuleiro está cheio; { $who } resistiu e vence.
why-connect-four-form = Um lance é o número de uma coluna, de 1 a { $last }.
why-connect-four-full = A coluna { $column } está cheia.

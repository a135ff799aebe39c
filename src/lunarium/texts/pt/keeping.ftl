# Keeping score beside a real table: what the page says, and what the server refuses.

## The form

keep-about = Montem o jogo como mandam as regras. Depois digam à página o que está na mesa e anotem cada lance quando for jogado. O que está virado para baixo fica desconhecido até vocês o revelarem.
keep-name = Nome da pessoa { $number }
keep-player = Pessoa { $number }
keep-table = Na mesa de vocês
keep-make = Começar a partida
keep-order = Ordem de jogo
keep-order-about = A torre de discos de cima para baixo: quem está em cima começa.
keep-earlier = { $name }: antes
keep-again = Recomeçar

## At the table

keep-name-pieces = Que peças foram reveladas?
keep-enter = Anotar o lance
keep-together = Todos à mesa anotam lances aqui. Outras pessoas também podem, no próprio celular: mostrem o link a elas.
keep-phones = Cada um quer anotar os próprios lances? Mostrem o link.
keep-show-link = Mostrar o link
keep-link = Link para anotar lances
keep-watching = Uma partida real. Você está assistindo.
keep-join = Anotar lances também
keep-take-back = Voltar o último lance
keep-next = Anotar outra partida

## What is not possible

not-kept = Este jogo não é anotado ao lado de uma mesa de verdade, então não há nada a nomear.
named-others = { $needed ->
    [0] Este lance não revela nada, então não há nada a nomear.
    [1] Este lance revela uma peça. Diga qual é.
   *[other] Este lance revela { $needed } peças, e { $found } foram nomeadas. Diga quais são todas, na ordem em que são colocadas.
 }
no-keeping = Não é possível anotar este jogo ao lado de uma mesa de verdade.
kept-no-rematch = Esta partida foi numa mesa de verdade. Arrumem a caixa de novo e anotem a próxima.

## What a link says of the page

preview-keep = Anotar a partida: { $game }
preview-keep-about = { $game } está na mesa? A página anota a partida, lance a lance, e responde a perguntas.

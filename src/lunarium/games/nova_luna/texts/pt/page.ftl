## A página inicial

page-about-nova-luna = Pegue peças da roda da lua, encaixe-as na sua área de jogo e cumpra as tarefas delas. Cada peça custa tempo.
page-facts-nova-luna = cerca de meia hora

## Uma mesa nova

page-solo-about-nova-luna = Só você contra a roda da lua: coloque todos os 21 discos com as peças mais baratas possíveis.
page-first-game = Primeira partida
page-first-game-about = Com três ou quatro jogadores: menos discos, partida mais curta.
page-solo-scoring = Pontuação
page-scoring-whole-display = Área de jogo inteira
page-scoring-whole-display-about = A fase 2 pontua todas as suas peças, também as da fase 1. Menos de 100 é bom.
page-scoring-each-tile-once = Cada peça uma vez
page-scoring-each-tile-once-about = A fase 2 pontua só as peças dela. Mais fácil.

## O desafio diário

page-daily-nova-luna = Solo, área de jogo inteira. Quanto menos pontos, melhor.



## Opções

option-nova-luna-first_game = Primeira partida curta
option-nova-luna-solo_scoring = Pontuação do jogo solo
choice-nova-luna-solo_scoring-whole-display = duas vezes a área de jogo inteira
choice-nova-luna-solo_scoring-each-tile-once = cada peça uma vez

## Folhas para imprimir

sheet-nova-luna-solo = Folha de pontos do jogo solo
sheet-nova-luna-result = Folha de resultado
sheet-nova-luna-of = Folha de pontos de { $name }
sheet-nova-luna-best = melhor { $best }, média { $mean }
sheet-nova-luna-good = { $good } de { $games } partidas abaixo de 100
sheet-nova-luna-aim = meta: abaixo de 100
sheet-nova-luna-date = Data
sheet-nova-luna-counted = Contado
sheet-nova-luna-whole-display = área de jogo inteira
sheet-nova-luna-each-tile-once = cada peça uma vez
sheet-nova-luna-phase-1 = Fase 1, 8 discos
sheet-nova-luna-phase-2 = Fase 2, 13 discos
sheet-nova-luna-total = Total
sheet-nova-luna-below = Abaixo de 100
sheet-nova-luna-yes = sim
sheet-nova-luna-no = não
sheet-nova-luna-about = A pontuação de uma fase é a soma dos números de todas as peças que contam, mais 10 por disco não posto. Total: as duas fases. Menos é melhor; abaixo de 100 é bom.

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

## Aprender Nova Luna

page-learn-nova-luna-goal-title = O objetivo
page-learn-nova-luna-goal =
    Todos têm 20 discos para colocar. Um disco vai para uma tarefa assim que ela é cumprida. Quem primeiro colocar o último disco vence na hora.

    As tarefas são as janelinhas nas peças. Você pega uma peça por vez e a coloca na sua própria área de jogo.
page-learn-nova-luna-take-title = Pegar uma peça
page-learn-nova-luna-take =
    Na sua vez, você pega uma das próximas três peças no sentido horário a partir da figura da lua. Casas vazias não contam. A figura vai então para onde estava a sua peça: a sua escolha decide o que o próximo pode pegar.

    Coloque a peça na hora, lado a lado com uma que já está na sua área de jogo. A primeira de todas fica em qualquer lugar.
page-learn-nova-luna-time-title = Pagar com tempo
page-learn-nova-luna-time =
    O número da peça é o preço dela: o seu disco anda esse número de casas na trilha da lua.

    A vez é de quem está mais atrás; na mesma casa, do disco de cima. Com peças baratas você pode ter a vez várias vezes seguidas.
page-learn-nova-luna-tasks-title = Cumprir tarefas
page-learn-nova-luna-tasks =
    Uma tarefa mostra cores. Ela é cumprida quando a sua peça toca peças suficientes de cada cor. Conta a peça que encosta com um lado, e também todas da mesma cor ligadas a ela. Cantos não contam.

    Dois quadrados azuis pedem duas peças azuis: duas ao lado, ou uma corrente de duas em que uma encosta. A própria peça nunca conta. As mesmas peças podem servir a qualquer número de tarefas.
page-learn-nova-luna-refill-title = Repor a roda da lua
page-learn-nova-luna-refill = Com uma ou duas peças na roda da lua, você pode primeiro repor todas as casas vazias e depois pegar. Uma roda vazia é reposta sozinha.
page-learn-nova-luna-end-title = O fim
page-learn-nova-luna-end = A partida termina no momento em que alguém coloca o último disco. Se as peças acabarem antes, vence quem tiver menos discos restantes. No empate, vence quem teria a vez antes.
page-learn-nova-luna-solo-title = Sozinho
page-learn-nova-luna-solo = O jogo solo tem duas fases: primeiro colocar 8 discos, depois os outros 13. Depois de cada fase somam-se os números de todas as suas peças; um disco não colocado custa 10. Quanto menor a soma das duas, melhor: menos de 100 é bom.

## Aprender Luna

page-picture-wheel = A figura da lua e cinco peças depois dela; as três primeiras brilham e podem ser pegas.
page-picture-track = A trilha da lua com três discos; o de trás, a estrela, tem a vez.
page-picture-tasks = Uma peça amarela entre vermelhas e azuis; as tarefas “três vermelhas” e “duas azuis” estão cumpridas.

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
sheet-nova-luna-whole-display = área inteira
sheet-nova-luna-each-tile-once = cada peça uma vez
sheet-nova-luna-phase-1 = Fase 1, 8 discos
sheet-nova-luna-phase-2 = Fase 2, 13 discos
sheet-nova-luna-total = Total
sheet-nova-luna-below = Abaixo de 100
sheet-nova-luna-yes = sim
sheet-nova-luna-no = não
sheet-nova-luna-about = A pontuação de uma fase é a soma dos números de todas as peças que contam, mais 10 por disco não posto. Total: as duas fases. Menos é melhor; abaixo de 100 é bom.

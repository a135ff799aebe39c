## Nova Luna: cartões das coisas

second-red = { hue-red }
second-blue = { hue-blue }
second-turquoise = { hue-turquoise }
second-yellow = { hue-yellow }
third-red = { hue-red }
third-blue = { hue-blue }
third-turquoise = { hue-turquoise }
third-yellow = { hue-yellow }
fourth-red = { hue-red }
fourth-blue = { hue-blue }
fourth-turquoise = { hue-turquoise }
fourth-yellow = { hue-yellow }
about-nl-task = { $kinds ->
    [1] Tarefa: { $n1 } × { $hue }
    [2] Tarefa: { $n1 } × { $hue }, { $n2 } × { $second }
    [3] Tarefa: { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }
   *[other] Tarefa: { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }, { $n4 } × { $fourth }
}
about-nl-asks = { $kinds ->
    [1] { $n1 } × { $hue }
    [2] { $n1 } × { $hue }, { $n2 } × { $second }
    [3] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }
   *[other] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }, { $n4 } × { $fourth }
}
about-nl-lacks = { $kinds ->
    [1] { $n1 } × { $hue }
    [2] { $n1 } × { $hue }, { $n2 } × { $second }
    [3] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }
   *[other] { $n1 } × { $hue }, { $n2 } × { $second }, { $n3 } × { $third }, { $n4 } × { $fourth }
}
about-nl-place = { $side ->
    [left] à esquerda de { $beside } { $worth }
    [right] à direita de { $beside } { $worth }
    [above] acima de { $beside } { $worth }
    [below] abaixo de { $beside } { $worth }
   *[first] a primeira peça
}
about-nl-display = Área de jogo: { $who }
about-nl-player = { $who }
about-nl-placed-is = Fica onde está e conta como { $hue } para as tarefas em volta.
about-nl-covered = { $covered } de { $tasks } tarefas cumpridas.
about-nl-no-tasks = Não tem tarefas.
about-nl-cost = Custa { $cost }: o seu disco anda esse tanto de casas na trilha da lua.
about-nl-solo-cost = O número { $cost } conta na sua área de jogo.
about-nl-on-wheel = número { $place } depois da figura da lua
about-nl-take = { $best ->
    [0] Pegar { $hue } { $number }: nenhuma tarefa agora
    [1] Pegar { $hue } { $number }: até uma tarefa
   *[other] Pegar { $hue } { $number }: até { $best } tarefas
}
about-nl-then = Depois é a vez de { $who }.
    .you = Depois é a sua vez.
about-nl-then-again = Depois é de novo a vez de { $who }.
    .you = Depois é de novo a sua vez.
about-nl-then-end = Depois o jogo acaba.
about-nl-task-on = em { $hue } { $number }
about-nl-task-is = Peças dessas cores contam quando encostam na peça da tarefa por um lado, ou estão ligadas a ela por peças da mesma cor.
about-nl-task-covered = Está coberta com um disco.
about-nl-has = { $count } de { $of }
about-nl-then-has = Pegar { $hue } { $number }: então { $count } de { $of }
about-nl-cell = Espaço livre
about-nl-cell-is = Uma peça pode ficar aqui: encosta na sua área de jogo por um lado.
about-nl-here = { $count ->
    [0] { $hue } { $number } aqui: nenhuma tarefa agora
    [1] { $hue } { $number } aqui: uma tarefa
   *[other] { $hue } { $number } aqui: { $count } tarefas
}
about-nl-moon = Figura da lua
about-nl-moon-is = As próximas três peças no sentido horário a partir dela podem ser pegas.
about-nl-moon-next = Vai para onde estava a peça que foi pega.
about-nl-wheel = Roda da lua
about-nl-wheel-tiles = { $count ->
    [1] 1 peça
   *[other] { $count } peças
}
about-nl-wheel-is = Do anel de fora se pegam peças; no de dentro os discos andam pela trilha da lua.
about-nl-supply = Reserva
about-nl-supply-tiles = { $count ->
    [0] vazia
    [1] 1 peça
   *[other] { $count } peças
}
about-nl-supply-is = Ninguém sabe a ordem das peças.
about-nl-refill-next = Com uma ou duas peças na roda você pode repor; vazia, ela é reposta sozinha.
about-nl-refill-solo = No jogo solo é reposta uma vez, depois da fase 1.
about-nl-action-take = Pegar uma peça
about-nl-action-take-is = Pegue uma das próximas três peças depois da figura da lua e ponha na sua área de jogo.
about-nl-action-refill = Repor
about-nl-action-refill-is = Enche todas as casas vazias da roda com a reserva; depois você pega uma peça.
about-nl-action-end-phase = Encerrar a fase 1
about-nl-action-end-phase-is = A pontuação da fase 1 é anotada e a roda é reposta.
about-nl-end-note = Pontuação da fase 1 então: { $points }.
about-nl-token = Disco na trilha da lua
about-nl-token-is = Joga quem está mais atrás; na mesma casa, o disco de cima.
about-nl-token-order = Casa { $space } de 24; número { $place } na ordem de jogo.
about-nl-token-next = Anda tantas casas quanto custa a peça pega.
about-nl-order = Número { $place } na ordem de jogo.
about-nl-tokens = { $count ->
    [1] 1 disco restante
   *[other] { $count } discos restantes
}
about-nl-tokens-is = Cada tarefa cumprida recebe um deles.
about-nl-tokens-win = Quem puser o último primeiro vence na hora.
about-nl-tokens-solo = Cada um que sobra no fim custa { $points }.
about-nl-tiles = { $count ->
    [1] 1 peça na área de jogo
   *[other] { $count } peças na área de jogo
}
about-nl-stacks = Discos: { $first } dos primeiros 8, { $second } dos outros 13
about-nl-phase-1 = Ponha os primeiros oito discos com peças o mais baratas possível; depois você pode encerrar a fase.
about-nl-phase-2 = Ponha todos os discos; a fase termina com o último disco ou a última peça.
about-nl-running = Números na área de jogo: { $points }
about-nl-running-is = Depois de cada fase são anotados; quanto menos, melhor.
about-nl-note = Pontuação da fase { $phase }
about-nl-note-now = { $points }
about-nl-note-later = ainda não anotada
about-nl-note-is = Os números das peças e 10 por disco não posto. Menos de 100 no total é bom.
why-nova-placed-stays = Uma peça na área de jogo fica onde está.
why-nova-task-covered = A tarefa está cumprida; o disco fica.
why-nova-task-not-nearer = Nenhuma das três peças ao alcance ajuda esta tarefa agora.
why-nova-others-display = Está na área de jogo de outra pessoa.
why-nova-moon-follows = Ninguém a move: ela segue a peça que é pega.
why-nova-only-a-number = Isto é só uma contagem; ela muda conforme o jogo.

## Nova Luna's board: tiles and tasks

nl-list = { $rest } e { $last }
nl-tile-red = Vermelha { $number }
nl-tile-blue = Azul { $number }
nl-tile-turquoise = Turquesa { $number }
nl-tile-yellow = Amarela { $number }
nl-need-red = { $count ->
    [1] uma vermelha
    [2] duas vermelhas
    [3] três vermelhas
    [4] quatro vermelhas
   *[other] { $count } vermelhas
}
nl-need-blue = { $count ->
    [1] uma azul
    [2] duas azuis
    [3] três azuis
    [4] quatro azuis
   *[other] { $count } azuis
}
nl-need-turquoise = { $count ->
    [1] uma turquesa
    [2] duas turquesas
    [3] três turquesas
    [4] quatro turquesas
   *[other] { $count } turquesas
}
nl-need-yellow = { $count ->
    [1] uma amarela
    [2] duas amarelas
    [3] três amarelas
    [4] quatro amarelas
   *[other] { $count } amarelas
}
nl-tile-plain = { $tile }, sem tarefas
nl-tile-tasks = { $count ->
    [1] { $tile }, tarefa: { $tasks }
   *[other] { $tile }, tarefas: { $tasks }
}
nl-task-none = sem tarefas
nl-task-covered = Cumprida
nl-task-lacks = Falta: { $lacks }
nl-label-covered = { $asks }: cumprida
nl-label-lacks = { $asks }: falta { $lacks }
nl-label-placed = { $tile }, { $place }: { $tasks }
nl-label-cell = Lugar { $place }: { $gain }
nl-label-cell-for = { $tile }, { $place }: { $gain }
nl-covers = { $count ->
    [0] não cumpre nenhuma tarefa
    [1] cumpre uma tarefa
   *[other] cumpre { $count } tarefas
}
nl-nearer = { $count ->
    [1] aproxima uma tarefa
   *[other] aproxima { $count } tarefas
}

## Nova Luna's board: people

nl-seat = Lugar { $number }
nl-opponent-tiles = { $kind ->
    [computer] { $count ->
        [1] Computador, 1 peça
       *[other] Computador, { $count } peças
    }
   *[person] { $count ->
        [1] 1 peça
       *[other] { $count } peças
    }
}
nl-left = { $count ->
    [1] resta
   *[other] restam
}
nl-tokens-left = { $count ->
    [1] 1 disco restante
   *[other] { $count } discos restantes
}
nl-tag-now = na vez
nl-tag-next = depois

## Nova Luna's board: the wheel

nl-wheel = Roda da lua: { $tiles } peças, { $supply } na reserva
nl-wheel-tile = { $state ->
    [held] { $tile }, na sua mão, custa { $cost }
    [reach] { $tile }, ao alcance, custa { $cost }
   *[refused] { $tile }, não pode ser pega agora, custa { $cost }
}
nl-shelf = Peças ao alcance
nl-supply = { $count ->
    [0] A reserva está vazia
    [1] 1 peça na reserva
   *[other] { $count } peças na reserva
}
nl-hub-your-turn = Sua vez
nl-hub-choose = Escolha uma peça
nl-hub-place = Coloque { $tile }
nl-hub-confirm = Confirme { $tile }
nl-hub-refill = Confirme a reposição
nl-hub-thinks = está pensando
nl-hub-to-move = tem a vez
nl-hub-order = Depois: { $list }
nl-hub-over = Fim de jogo
nl-hub-won = { $who } venceu
nl-hub-you-won = Você venceu
nl-hub-done = Pronto
nl-hub-result = { $score } pontos
nl-hub-phase = Fase { $phase }
nl-refill = Repor
nl-refill-title = Repor a roda da lua
nl-refill-detail = { $supply ->
    [1] Todas as casas vazias são preenchidas com a reserva (1 peça). Depois você pega uma das três próximas.
   *[other] Todas as casas vazias são preenchidas com a reserva ({ $supply } peças). Depois você pega uma das três próximas.
}

## Nova Luna's board: moon phases

nl-phase-new = lua nova
nl-phase-waxing-crescent = lua crescente
nl-phase-first-quarter = quarto crescente
nl-phase-waxing-gibbous = gibosa crescente
nl-phase-full = lua cheia
nl-phase-waning-gibbous = gibosa minguante
nl-phase-last-quarter = quarto minguante
nl-phase-waning-crescent = lua minguante

## Nova Luna's board: the forecast

nl-outlook = Previsão
nl-forecast-lands = { $mine ->
    [1] { $cost ->
        [1] Seu disco anda 1 casa, até
       *[other] Seu disco anda { $cost } casas, até
    }
   *[0] { $cost ->
        [1] O disco anda 1 casa, até
       *[other] O disco anda { $cost } casas, até
    }
}
nl-forecast-next = { $who } joga depois
nl-forecast-you-next = Depois é a sua vez
nl-forecast-again = Você joga de novo
nl-forecast-again-other = { $who } joga de novo
nl-forecast-ends = E o jogo acaba
nl-forecast-turns = { $count ->
    [1] 1 vez
   *[other] { $count } vezes seguidas
}
nl-forecast-reach = { $who } poderá pegar
nl-forecast-you-reach = Você poderá pegar
nl-forecast-refilled = Antes, a roda é reposta: ninguém sabe com o quê.
nl-forecast-cost = { $cost ->
    [1] Custa 1 ponto
   *[other] Custa { $cost } pontos
}
nl-forecast-best = { $count ->
    [0] Não cumpre nenhuma tarefa agora
    [1] Cumpre até uma tarefa
   *[other] Cumpre até { $count } tarefas
}
nl-option-next = Depois
nl-offer-next = a seguir
nl-option-again = você de novo
nl-option-again-other = a mesma pessoa de novo
nl-option-ends = fim
nl-option-fields = Melhor lugar
nl-option-best = { $count ->
    [0] nenhuma tarefa
   *[other] até +{ $count }
}

## Nova Luna's board: displays

nl-display = { $tiles ->
    [0] Área de jogo vazia
    [1] Área de jogo com uma peça
   *[other] Área de jogo com { $tiles } peças
}
nl-your-display = Sua área de jogo
nl-display-of = Área de jogo: { $name }
nl-zoom = Zoom
nl-zoom-in = Aumentar
nl-zoom-out = Diminuir
nl-zoom-fit = Mostrar toda a área de jogo
nl-grow = Ampliar a área de jogo
nl-shrink = Mostrar a roda da lua de novo
nl-close = Fechar
nl-flank = Jogadores e história da partida
nl-tab-others = Outros
nl-tab-story = História
nl-handle = Jogadores e história da partida
nl-handle-ledger = Pontuação e história da partida
nl-handle-solo = restam { $first } dos 8, { $second } dos 13
nl-offer-steps = { $count ->
    [1] 1 casa
   *[other] { $count } casas
}
nl-grow-wheel = Ampliar a roda da lua
nl-shrink-wheel = Mostrar tudo
nl-prompt-thinks = { $who } está pensando
nl-prompt-waits = { $who } joga agora

## Nova Luna's board: the chosen move

nl-place-title = { $tile } vai aqui
nl-place-covers = { $count ->
    [1] { $tile } aqui cumpre uma tarefa
    [2] { $tile } aqui cumpre duas tarefas
    [3] { $tile } aqui cumpre três tarefas
   *[other] { $tile } aqui cumpre { $count } tarefas
}
nl-place-leaves = { $count ->
    [1] Restará 1 disco.
   *[other] Restarão { $count } discos.
}
nl-place-nearer = { $count ->
    [1] Uma tarefa fica mais perto.
   *[other] { $count } tarefas ficam mais perto.
}
nl-place-later = Pode servir mais tarde. Você ainda pode mudar de ideia.
nl-place-ends = Com isso o jogo acaba.
nl-end-phase = Encerrar a fase 1
nl-end = Encerrar fase
nl-end-phase-title = Encerrar a fase 1
nl-end-phase-detail = A fase 1 é pontuada e a roda da lua é reposta.
nl-end-phase-note = Pontuação da fase 1: { $note }

## Nova Luna's board: the solo ledger

nl-ledger = Pontuação
nl-ledger-stack = dos { $full }
nl-ledger-first = Pontuação da fase 1
nl-ledger-second = Pontuação da fase 2
nl-ledger-penalty = dos quais { $points } por discos não colocados
nl-ledger-once = só peças da fase 2
nl-ledger-running = Até agora
nl-ledger-total = Resultado
nl-ledger-goal = { $phase ->
    [1] Fase 1: coloque os oito discos. Menos é melhor.
   *[2] Fase 2: coloque todos os discos. Cada um que sobra custa 10.
}
nl-ledger-goal-done = Menos de 100 é bom.

## Nova Luna's board: the result

nl-ending-last-token = O último disco foi colocado
nl-ending-no-tiles = Não há mais peças
nl-ending-all-placed = Todos os discos foram colocados
nl-score-rank = Posição
nl-score-player = Jogador
nl-score-left = Discos restantes
nl-score-placed = Discos colocados
nl-score-tiles = Peças
nl-score-distance = Distância
nl-score-numbers = Números
nl-score-penalty = Penalidade
nl-score-note = Pontuação
nl-score-phase = Fase { $phase }
nl-score-ties = Vence quem tem menos discos restantes. No empate, vence quem teria a vez antes.
nl-score-solo = { $score } pontos: menos é melhor, menos de 100 é bom.

## Nova Luna's board as text

nl-text-turn = Vez de: { $who }
nl-text-wheel = Na roda da lua, no sentido horário a partir da figura da lua
nl-text-reach = ao alcance, custa { $cost }.
nl-text-forecast = O disco chega a: { $phase }; depois: { $who }.
nl-text-forecast-end = O disco chega a: { $phase }; e o jogo acaba.
nl-text-moves = Seus lances
nl-text-track = Trilha da lua, na ordem de jogo
nl-text-place = { $who }: casa { $space } de 24 ({ $phase }), distância { $distance }
nl-text-running = Números na área de jogo: { $sum }
nl-text-note = Pontuação da fase { $number }: { $note }
nl-text-empty = Nenhuma peça ainda

## Nova Luna's board: keys

nl-key-take = Pegar a primeira, segunda ou terceira peça ao alcance
nl-key-walk = Ir de peça em peça, de lugar em lugar
nl-key-refill = Repor a roda da lua
nl-key-end-phase = Encerrar a fase 1 (solo)
nl-key-zoom = Zoom da área de jogo
nl-key-fit = Mostrar toda a área de jogo
nl-key-pan = Mover a área de jogo

## A mesa: de quem é a vez, até onde vai a partida

nova-luna-verdict = Sua pontuação: { $points }
table-phase = Fase { $phase }
table-supply = { $count ->
    [1] 1 peça na reserva
   *[other] { $count } peças na reserva
}

## A mesa: nomes das regras

table-rule-nova-luna-end = 7, fim do jogo
table-rule-nl-refilling = 4.1, repor
table-rule-nl-taking-a-tile = 4.2, pegar uma peça
table-rule-nl-placing-a-tile = 4.4, colocar uma peça
table-rule-nl-solo = 8, jogo solo
table-rule-nova-luna-turn-order = 3, ordem de jogo
table-rule-nl-tasks = 5, quando uma tarefa é cumprida
table-course-tokens-left = Discos restantes depois de cada lance
table-course-solo-score = Pontuação depois de cada lance
table-margin-tokens-left = { $count ->
    [1] 1 disco
   *[other] { $count } discos
}
table-margin-solo-score = { $count }

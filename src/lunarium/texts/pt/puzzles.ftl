## Problemas: uma posição, uma ideia claramente melhor

puzzle-title = Problemas
puzzle-about = Posições de partidas entre computadores em que uma ideia é claramente a melhor. Todo caminho certo vale; um lance errado recebe a refutação.
puzzle-of = { $game }: problemas
puzzle-name = { $players ->
    [1] Sozinho
   *[other] { $players } jogadores
} · n.º { $number }
puzzle-daily = Problema do dia
puzzle-daily-about = Igual para todos, até a meia-noite UTC.
puzzle-daily-solve = Resolver o de hoje
puzzle-daily-look = Ver de novo
puzzle-daily-done = Você resolveu o problema de hoje.
puzzle-daily-open = Você tentou; ainda dá para resolvê-lo hoje.
puzzle-daily-nobody = Ninguém o tentou ainda.
puzzle-daily-crowd = { $tried ->
    [1] 1 pessoa tentou hoje,
   *[other] { $tried } pessoas tentaram hoje,
} { $solved ->
    [0] ninguém resolveu ainda.
    [1] 1 resolveu ({ $share } de primeira).
   *[other] { $solved } resolveram ({ $share } de primeira).
}
puzzle-streak = { $count ->
    [1] 1 dia seguido
   *[other] { $count } dias seguidos
}
puzzle-streak-none = Nenhuma sequência ainda
puzzle-next-fitting = Próximo problema para mim
puzzle-all = Todos os problemas de { $game }
puzzle-done-of = { $done } de { $count } resolvidos

puzzle-grade = Sua pontuação
puzzle-grade-none = Nenhuma pontuação ainda: seu primeiro problema dá uma.
puzzle-grade-rough = Ela ainda muda muito; depois de dez problemas ela se firma.
puzzle-grade-about = Todos começam com 1500. Sua primeira tentativa em um problema conta, uma vez; com dica não se ganha nada.
puzzle-grade-means = O que significa: com que frequência você o encontraria
puzzle-grade-chance = Dificuldade { $difficulty }: cerca de { $share }
puzzle-grade-tried = { $tried ->
    [1] 1 problema tentado,
   *[other] { $tried } problemas tentados,
} { $solved } de primeira

puzzle-difficulty = Dificuldade
puzzle-difficulty-any = Qualquer
puzzle-difficulty-level = Dificuldade { $difficulty }
puzzle-difficulty-about = { $level ->
    [6] nenhum nível do computador o encontra com segurança
   *[other] o nível { $level } do computador o encontra
}
puzzle-theme = Tema
puzzle-themes = Por tema
puzzle-theme-any = Qualquer tema
puzzle-theme-known = Você escolheu o tema, e conhecê-lo é ajuda: sua pontuação não sobe.
puzzle-players = Jogadores
puzzle-players-any = Qualquer número
puzzle-players-count = { $count ->
    [1] sozinho
   *[other] { $count } jogadores
}
puzzle-depth = { $count ->
    [1] 1 lance a encontrar
   *[other] { $count } lances a encontrar
}
puzzle-found = Lance { $number } de { $count }
puzzle-list = Problemas, os mais fáceis primeiro
puzzle-list-empty = Nenhum problema serve. Retire um filtro.
puzzle-solve-these = Resolver estes
puzzle-result-solved = resolvido
puzzle-result-helped = resolvido com ajuda
puzzle-result-mended = resolvido depois
puzzle-result-missed = não resolvido
puzzle-result-new = não tentado
puzzle-without-engine = Falta aqui o motor nativo: são julgadas as respostas vistas quando o problema foi feito, as outras não.

puzzle-ask = Encontre o melhor lance.
puzzle-ask-more = Encontre os melhores lances, { $count } ao todo.
puzzle-ask-next = Certo. Encontre o próximo lance.
puzzle-rules = Todo caminho certo vale. Um lance errado recebe a refutação, e você pode tentar de novo.
puzzle-choose = Escolha seu lance no tabuleiro.
puzzle-judging = Seu lance está sendo examinado …
puzzle-answers = Os outros respondem …
puzzle-others = Os outros
puzzle-task = O problema
puzzle-outcome = Sua resposta
puzzle-hint = Dica
puzzle-hint-more = Mostrar onde
puzzle-hint-theme = A ideia
puzzle-hint-piece = Começa aqui
puzzle-hint-kind = Começa com: { $kind }.
puzzle-hint-lost = Você saiu da linha principal: daqui em diante não há dicas.
puzzle-hint-costs = Com ajuda sua pontuação não sobe.
puzzle-skip = Pular
puzzle-next = Próximo problema
puzzle-again = Tentar de novo
puzzle-solution = Solução
puzzle-play-line = Ver a linha
puzzle-to-list = Todos os problemas
puzzle-to-review = De volta à análise

puzzle-solved = Resolvido
puzzle-solved-other = Resolvido, por outro caminho
puzzle-solved-other-about = Não é a solução listada, mas é tão boa quanto ela.
puzzle-right = Certo
puzzle-near = Quase
puzzle-near-about = Perde { $loss }. Há algo claramente melhor.
puzzle-wrong = Este não
puzzle-wrong-about = Perde { $loss }. Isto viria depois:
puzzle-loss-win = { $points ->
    [1] 1 ponto percentual
   *[other] { $points } pontos percentuais
} da chance de vitória
puzzle-loss-score = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
puzzle-follows = O que viria depois
puzzle-way = A solução
puzzle-why-unknown = A busca prefere claramente este lance; só pelas regras não dá para mostrar por quê.
puzzle-line-step = Passo { $step } de { $of }
puzzle-grade-now = Sua pontuação { $points }
puzzle-grade-change = Sua pontuação { $points }, { $change }
puzzle-grade-stays-helped = Resolvido com ajuda: sua pontuação fica em { $points }.
puzzle-grade-stays = A primeira tentativa contou: sua pontuação fica em { $points }.
puzzle-levels = { $level ->
    [0] Nenhum nível do computador o encontra com segurança.
   *[other] O nível { $level } e os mais fortes o encontram.
}

puzzle-turning-title = Pontos de virada como problemas
puzzle-turning-of = Ponto de virada { $number } de { $count }
puzzle-turning-next = Próximo ponto de virada
puzzle-turning-none = A análise não achou pontos de virada que deem um problema.

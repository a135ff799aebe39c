## A análise: por que outro lance é melhor

better-nl-wins = O lance melhor vence na hora para { $who }.
better-nl-row-wins = { $who } vence com { $moves } lances seguidos, antes que outra pessoa jogue.
better-nl-loses = Depois do lance feito { $who } poderia vencer na hora com o { $hue } { $number }; depois do lance melhor, não.
better-nl-tasks = { $count ->
    [1] O { $hue } { $number } cumpre uma tarefa
   *[other] O { $hue } { $number } cumpre { $count } tarefas
}, o { $beside } { $worth } { $less ->
    [0] nenhuma.
   *[other] só { $less }.
}
better-nl-tasks-alike = { $count ->
    [1] O lance melhor cumpre uma tarefa
   *[other] O lance melhor cumpre { $count } tarefas
}, o lance feito { $less ->
    [0] nenhuma.
   *[other] só { $less }.
}
better-nl-row = { $count ->
    [1] { $moves } lances seguidos cumprem uma tarefa
   *[other] { $moves } lances seguidos cumprem { $count } tarefas
} antes que outra pessoa jogue; o lance feito { $less ->
    [0] não cumpre nenhuma e não permite um segundo.
   *[other] cumpre { $less } e não permite um segundo.
}
better-nl-ready = { $count ->
    [1] Então falta só uma peça para 1 tarefa aberta
   *[other] Então falta só uma peça para cada uma de { $count } tarefas abertas
}, depois do lance feito { $less ->
    [0] para nenhuma.
   *[other] para { $less }.
}
better-nl-nearer = { $count ->
    [1] O lance melhor aproxima 1 tarefa aberta
   *[other] O lance melhor aproxima { $count } tarefas abertas
}, o lance feito { $less ->
    [0] nenhuma.
   *[other] { $less }.
}
better-nl-brings = { $count ->
    [1] O { $hue } { $number } traz uma tarefa
   *[other] O { $hue } { $number } traz { $count } tarefas
}, o { $beside } { $worth } { $less ->
    [0] nenhuma.
   *[other] só { $less }.
}
better-nl-lacks = { $count ->
    [1] Então falta 1 peça a todas as tarefas abertas juntas
   *[other] Então faltam { $count } peças a todas as tarefas abertas juntas
}, depois do lance feito { $more }.
better-nl-group = No lugar melhor a peça entra em um grupo de { $count } em { $hue }, no lugar escolhido { $less ->
    [1] em nenhum.
   *[other] em um de { $less }.
}
better-nl-later = { $count ->
    [1] O { $hue } { $number } na roda da lua pode então cumprir uma tarefa para { $who }
   *[other] O { $hue } { $number } na roda da lua pode então cumprir { $count } tarefas para { $who }
}, depois do lance feito { $less ->
    [0] nenhuma.
   *[other] no máximo { $less }.
}
better-nl-choice = { $count ->
    [1] 1 peça na roda da lua pode então cumprir uma tarefa para { $who }
   *[other] { $count } peças na roda da lua podem então cumprir uma tarefa cada para { $who }
}, depois do lance feito { $less ->
    [0] nenhuma.
   *[other] só { $less }.
}
better-nl-next = { $count ->
    [1] O próximo lance pode então cumprir uma tarefa
   *[other] O próximo lance pode então cumprir { $count } tarefas
}, depois do lance feito { $less ->
    [0] nenhuma.
   *[other] no máximo { $less }.
}
better-nl-three = { $count ->
    [1] Com as próximas duas peças pode ser cumprida uma tarefa
   *[other] Com as próximas duas peças podem ser cumpridas { $count } tarefas ao todo
}, depois do lance feito { $less ->
    [0] nenhuma.
   *[other] no máximo { $less }.
}
better-nl-buried = { $count ->
    [1] O { $hue } { $number } cumpre agora uma tarefa
   *[other] O { $hue } { $number } cumpre agora { $count } tarefas
}; depois de repor a roda ficaria fora de alcance.
better-nl-phase-buried = { $count ->
    [1] O { $hue } { $number } cumpre agora uma tarefa
   *[other] O { $hue } { $number } cumpre agora { $count } tarefas
}; encerrada a fase 1, fica fora de alcance.
better-nl-again = { $count ->
    [0] { $who } ainda está atrás e joga de novo
    [1] { $who } ainda está atrás, joga de novo e pode cumprir uma tarefa com isso
   *[other] { $who } ainda está atrás, joga de novo e pode cumprir { $count } tarefas com isso
}; depois do lance feito é a vez de outra pessoa.
better-nl-sooner = { $count ->
    [1] Só 1 pessoa joga antes de { $who } jogar de novo
   *[other] Só { $count } pessoas jogam antes de { $who } jogar de novo
}, depois do lance feito { $more }.
better-nl-taken = { $count ->
    [1] O lance feito deixa o { $hue } { $number } para { $who }, com que em seguida pode ser cumprida uma tarefa.
   *[other] O lance feito deixa o { $hue } { $number } para { $who }, com que em seguida podem ser cumpridas { $count } tarefas.
}
better-nl-reach = { $count ->
    [1] Depois do lance feito { $who } poderia pegar o { $hue } { $number } e cumprir uma tarefa
   *[other] Depois do lance feito { $who } poderia pegar o { $hue } { $number } e cumprir { $count } tarefas
}; depois do lance melhor fica fora de alcance.
better-nl-steps = { $count ->
    [1] O { $hue } { $number } custa 1 passo a menos
   *[other] O { $hue } { $number } custa { $count } passos a menos
} que o { $beside } { $worth } e não cumpre menos tarefas.
better-nl-number = { $count ->
    [1] O { $hue } { $number } custa 1 ponto a menos
   *[other] O { $hue } { $number } custa { $count } pontos a menos
} que o { $beside } { $worth } e não cumpre menos tarefas.
better-nl-refill = { $count ->
    [1] Nenhuma peça na roda da lua cumpre uma tarefa agora; repor traz 1 nova.
   *[other] Nenhuma peça na roda da lua cumpre uma tarefa agora; repor traz { $count } novas.
}
better-nl-end-phase = A fase 1 termina agora com { $points }; o { $hue } { $number } somaria { $number } a ela.
better-nl-phase-score = A fase { $phase } termina com { $points }, depois do lance feito com { $more }.
better-nl-stack = Os primeiros { $count } discos estão colocados e a fase 1 pode ser encerrada; depois do lance feito, ainda não.
better-nl-last = O último disco foi colocado: a partida termina com { $points }.
better-nl-score = A partida termina com { $points }, depois do lance feito com { $more }.

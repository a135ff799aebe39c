## A análise: por que outro lance é melhor

better-nl-wins = O lance melhor vence na hora para { $who }.
    .you = O lance melhor vence na hora para você.
better-nl-row-wins = { $who } vence com { $moves } lances seguidos, antes que outra pessoa jogue.
    .you = Você vence com { $moves } lances seguidos, antes que outra pessoa jogue.
better-nl-loses = Depois do outro lance { $who } poderia vencer na hora com o { $hue } { $number }, mas não depois do lance melhor.
    .you = Depois do outro lance você poderia vencer na hora com o { $hue } { $number }, mas não depois do lance melhor.
better-nl-tasks = { $count ->
    [1] O { $hue } { $number } cumpre uma tarefa
   *[other] O { $hue } { $number } cumpre { $count } tarefas
}, o { $beside } { $worth } { $less ->
    [0] nenhuma em lugar algum.
   *[other] no máximo { $less }.
}
better-nl-tasks-alike = { $count ->
    [1] O lance melhor cumpre uma tarefa
   *[other] O lance melhor cumpre { $count } tarefas
}, o outro lance { $less ->
    [0] nenhuma.
   *[other] só { $less }.
}
better-nl-tasks-elsewhere = { $count ->
    [1] O lance melhor cumpre uma tarefa
   *[other] O lance melhor cumpre { $count } tarefas
}, o outro { $less ->
    [0] nenhuma
   *[other] só { $less }
}; no melhor lugar o { $hue } { $number } poderia cumprir { $most }.
better-nl-row = { $count ->
    [1] { $moves } lances seguidos cumprem uma tarefa
   *[other] { $moves } lances seguidos cumprem { $count } tarefas
} antes que outra pessoa jogue; o outro lance { $less ->
    [0] não cumpre nenhuma e não permite um segundo.
   *[other] cumpre { $less } e não permite um segundo.
}
better-nl-ready = { $count ->
    [1] Então falta só uma peça para 1 tarefa aberta
   *[other] Então falta só uma peça para cada uma de { $count } tarefas abertas
}; depois do outro lance, { $less ->
    [0] para nenhuma.
   *[other] para { $less }.
}
better-nl-nearer = { $count ->
    [1] O lance melhor aproxima 1 tarefa aberta
   *[other] O lance melhor aproxima { $count } tarefas abertas
}, o outro lance { $less ->
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
}; depois do outro lance, { $more }.
better-nl-group = No lugar melhor a peça entra em um grupo de { $count } em { $hue }, no outro lugar { $less ->
    [1] em nenhum.
   *[other] em um de { $less }.
}
better-nl-later = { $count ->
    [1] O { $hue } { $number } na roda da lua pode então cumprir uma tarefa para { $who }
   *[other] O { $hue } { $number } na roda da lua pode então cumprir { $count } tarefas para { $who }
}; depois do outro lance, { $less ->
    [0] nenhuma.
   *[other] no máximo { $less }.
}
    .you = { $count ->
        [1] O { $hue } { $number } na roda da lua pode então cumprir uma tarefa para você
       *[other] O { $hue } { $number } na roda da lua pode então cumprir { $count } tarefas para você
    }; depois do outro lance, { $less ->
        [0] nenhuma.
       *[other] no máximo { $less }.
    }
better-nl-choice = { $count ->
    [1] 1 peça na roda da lua pode então cumprir uma tarefa para { $who }
   *[other] { $count } peças na roda da lua podem então cumprir uma tarefa cada para { $who }
}; depois do outro lance, { $less ->
    [0] nenhuma.
   *[other] só { $less }.
}
    .you = { $count ->
        [1] 1 peça na roda da lua pode então cumprir uma tarefa para você
       *[other] { $count } peças na roda da lua podem então cumprir uma tarefa cada para você
    }; depois do outro lance, { $less ->
        [0] nenhuma.
       *[other] só { $less }.
    }
better-nl-next = { $count ->
    [1] O próximo lance pode então cumprir uma tarefa
   *[other] O próximo lance pode então cumprir { $count } tarefas
}; depois do outro lance, { $less ->
    [0] nenhuma.
   *[other] no máximo { $less }.
}
better-nl-three = { $count ->
    [1] Com as próximas duas peças pode ser cumprida uma tarefa
   *[other] Com as próximas duas peças podem ser cumpridas { $count } tarefas ao todo
}; depois do outro lance, { $less ->
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
    [0] { $who } joga de novo na hora
    [1] { $who } joga de novo na hora e pode cumprir uma tarefa com isso
   *[other] { $who } joga de novo na hora e pode cumprir { $count } tarefas com isso
}; depois do outro lance é a vez de outra pessoa.
    .you = { $count ->
        [0] Você joga de novo na hora
        [1] Você joga de novo na hora e pode cumprir uma tarefa com isso
       *[other] Você joga de novo na hora e pode cumprir { $count } tarefas com isso
    }; depois do outro lance é a vez de outra pessoa.
better-nl-sooner = { $count ->
    [1] Só 1 pessoa joga antes de { $who } jogar de novo
   *[other] Só { $count } pessoas jogam antes de { $who } jogar de novo
}; depois do outro lance, { $more }.
    .you = { $count ->
        [1] Só 1 pessoa joga antes de você jogar de novo
       *[other] Só { $count } pessoas jogam antes de você jogar de novo
    }; depois do outro lance, { $more }.
better-nl-taken = { $count ->
    [1] O outro lance deixa o { $hue } { $number } para { $who }, com que em seguida pode ser cumprida uma tarefa.
   *[other] O outro lance deixa o { $hue } { $number } para { $who }, com que em seguida podem ser cumpridas { $count } tarefas.
}
    .you = { $count ->
        [1] O outro lance deixa o { $hue } { $number } para você, com que em seguida pode ser cumprida uma tarefa.
       *[other] O outro lance deixa o { $hue } { $number } para você, com que em seguida podem ser cumpridas { $count } tarefas.
    }
better-nl-reach = { $count ->
    [1] Depois do outro lance { $who } poderia pegar o { $hue } { $number } e cumprir uma tarefa
   *[other] Depois do outro lance { $who } poderia pegar o { $hue } { $number } e cumprir { $count } tarefas
}; depois do lance melhor fica fora de alcance.
    .you = { $count ->
        [1] Depois do outro lance você poderia pegar o { $hue } { $number } e cumprir uma tarefa
       *[other] Depois do outro lance você poderia pegar o { $hue } { $number } e cumprir { $count } tarefas
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
better-nl-phase-score = A fase { $phase } termina com { $points }, depois do outro lance com { $more }.
better-nl-stack = Os primeiros { $count } discos estão colocados e a fase 1 pode ser encerrada; depois do outro lance, ainda não.
better-nl-last = O último disco foi colocado: a partida termina com { $points }.
better-nl-score = A partida termina com { $points }, depois do outro lance com { $more }.

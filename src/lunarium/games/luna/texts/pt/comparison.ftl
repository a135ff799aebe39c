## A análise: por que outro lance é melhor

better-luna-wins = O lance melhor encerra a partida, e { $who } vence.
    .you = O lance melhor encerra a partida, e você vence.
better-luna-guard = { $later ->
    [0] O Guarda paga { $points } a { $who } agora; o outro lance não traz nada dele.
   *[other] O Guarda paga { $points } a { $who } agora, na próxima rodada só { $later }.
}
    .you = { $later ->
        [0] O Guarda paga { $points } a você agora; o outro lance não traz nada dele.
       *[other] O Guarda paga { $points } a você agora, na próxima rodada só { $later }.
    }
better-luna-book = O Livro rende { $points } a { $who } agora.
    .you = O Livro rende { $points } a você agora.
better-luna-book-first = O primeiro Livro da rodada rende { $points }; depois do outro lance { $who } poderia chegar antes.
    .you = O primeiro Livro da rodada rende { $points }; depois do outro lance você poderia chegar antes.
better-luna-displaces = { $rounds ->
    [1] Noviço de { $who } deslocado da pedra { $tile }, que rende 1 na pontuação que ainda vem.
   *[other] Noviço de { $who } deslocado da pedra { $tile }, que rende 1 em cada uma das { $rounds } pontuações que ainda vêm.
}
    .you = { $rounds ->
        [1] Noviço seu deslocado da pedra { $tile }, que rende 1 na pontuação que ainda vem.
       *[other] Noviço seu deslocado da pedra { $tile }, que rende 1 em cada uma das { $rounds } pontuações que ainda vêm.
    }
better-luna-threat = Depois do outro lance { $who } poderia deslocar na hora o Noviço da pedra { $tile }, mas não depois do lance melhor.
    .you = Depois do outro lance você poderia deslocar na hora o Noviço da pedra { $tile }, mas não depois do lance melhor.
better-luna-priestess = { $less ->
    [0] Como está a mesa, a Sacerdotisa da Lua rende { $points } a { $who } no fim da rodada; depois do outro lance, nada.
   *[other] Como está a mesa, a Sacerdotisa da Lua rende { $points } a { $who } no fim da rodada; depois do outro lance, { $less }.
}
    .you = { $less ->
        [0] Como está a mesa, a Sacerdotisa da Lua rende { $points } a você no fim da rodada; depois do outro lance, nada.
       *[other] Como está a mesa, a Sacerdotisa da Lua rende { $points } a você no fim da rodada; depois do outro lance, { $less }.
    }
better-luna-tie = { $less ->
    [0] O Concílio decide o empate com a Sacerdotisa da Lua para { $who }: { $points } no fim da rodada em vez de nada.
   *[other] O Concílio decide o empate com a Sacerdotisa da Lua para { $who }: { $points } no fim da rodada em vez de { $less }.
}
    .you = { $less ->
        [0] O Concílio decide o empate com a Sacerdotisa da Lua para você: { $points } no fim da rodada em vez de nada.
       *[other] O Concílio decide o empate com a Sacerdotisa da Lua para você: { $points } no fim da rodada em vez de { $less }.
    }
better-luna-not-first = { $less ->
    [0] { $who } deixa de ter o primeiro lugar com a Sacerdotisa da Lua: como está a mesa, nada em vez de { $points }.
   *[other] { $who } deixa de ter o primeiro lugar com a Sacerdotisa da Lua: como está a mesa, { $less } em vez de { $points }.
}
    .you = { $less ->
        [0] Você deixa de ter o primeiro lugar com a Sacerdotisa da Lua: como está a mesa, nada em vez de { $points }.
       *[other] Você deixa de ter o primeiro lugar com a Sacerdotisa da Lua: como está a mesa, { $less } em vez de { $points }.
    }
better-luna-priestess-rival = { $less ->
    [0] Como está a mesa, a Sacerdotisa da Lua não rende nada a { $who }; depois do outro lance, { $points }.
   *[other] Como está a mesa, a Sacerdotisa da Lua rende { $less } a { $who }; depois do outro lance, { $points }.
}
    .you = { $less ->
        [0] Como está a mesa, a Sacerdotisa da Lua não rende nada a você; depois do outro lance, { $points }.
       *[other] Como está a mesa, a Sacerdotisa da Lua rende { $less } a você; depois do outro lance, { $points }.
    }
better-luna-apostate = { $count ->
    [1] Depois do outro lance 1 Noviço de { $who } está com o Apóstata
   *[other] Depois do outro lance { $count } Noviços de { $who } estão com o Apóstata
}: como está a mesa, isso custa { $points } no fim da rodada, { $less ->
    [0] o lance melhor nada.
   *[other] o lance melhor { $less }.
}
    .you = { $count ->
        [1] Depois do outro lance 1 Noviço seu está com o Apóstata
       *[other] Depois do outro lance { $count } Noviços seus estão com o Apóstata
    }: como está a mesa, isso custa { $points } no fim da rodada, { $less ->
        [0] o lance melhor nada.
       *[other] o lance melhor { $less }.
    }
better-luna-apostate-rival = { $less ->
    [0] Como está a mesa, o Apóstata custa { $points } a { $who } no fim da rodada; depois do outro lance, nada.
   *[other] Como está a mesa, o Apóstata custa { $points } a { $who } no fim da rodada; depois do outro lance, só { $less }.
}
    .you = { $less ->
        [0] Como está a mesa, o Apóstata custa { $points } a você no fim da rodada; depois do outro lance, nada.
       *[other] Como está a mesa, o Apóstata custa { $points } a você no fim da rodada; depois do outro lance, só { $less }.
    }
better-luna-shrine = O Santuário vale { $points } no fim do jogo.
better-luna-council = A casa de { $who } no Concílio vale então { $points } no fim do jogo; depois do outro lance, { $less }.
    .you = Sua casa no Concílio vale então { $points } no fim do jogo; depois do outro lance, { $less }.
better-luna-favours = No fim do jogo os Favores de { $who } valem então { $points }; depois do outro lance, { $less }.
    .you = No fim do jogo seus Favores valem então { $points }; depois do outro lance, { $less }.
better-luna-ends-round = { $count ->
    [1] A rodada termina na hora, com 1 Noviço dos outros ainda ativo.
   *[other] A rodada termina na hora, com { $count } Noviços dos outros ainda ativos.
}
better-luna-idle = { $count ->
    [1] O outro lance encerra a rodada com 1 Noviço de { $who } ainda ativo.
   *[other] O outro lance encerra a rodada com { $count } Noviços de { $who } ainda ativos.
}
    .you = { $count ->
        [1] O outro lance encerra a rodada com 1 Noviço seu ainda ativo.
       *[other] O outro lance encerra a rodada com { $count } Noviços seus ainda ativos.
    }
better-luna-last-token = Depois do outro lance resta uma ficha de Tempo: { $who } pode encerrar a rodada na hora.
    .you = Depois do outro lance resta uma ficha de Tempo: você pode encerrar a rodada na hora.
better-luna-next-sanctify = Depois { $who } pode santificar uma pedra: o Guarda paga { $points }.
    .you = Depois você pode santificar uma pedra: o Guarda paga { $points }.
better-luna-next-shrine = Depois { $who } pode construir um Santuário.
    .you = Depois você pode construir um Santuário.
better-luna-next-promote = Depois { $who } pode ocupar uma pedra do caminho.
    .you = Depois você pode ocupar uma pedra do caminho.
better-luna-next-book = Depois { $who } pode mover um Livro no Templo.
    .you = Depois você pode mover um Livro no Templo.
better-luna-next-herbs = Depois { $who } pode usar Ervas para reativar Noviços.
    .you = Depois você pode usar Ervas para reativar Noviços.
better-luna-next-sail = Depois { $who } pode usar o Veleiro.
    .you = Depois você pode usar o Veleiro.
better-luna-next-tide = Depois { $who } pode usar a Maré.
    .you = Depois você pode usar a Maré.
better-luna-claim = Depois do outro lance { $who } poderia ocupar a pedra { $tile }; o lance melhor chega antes.
    .you = Depois do outro lance você poderia ocupar a pedra { $tile }; o lance melhor chega antes.
better-luna-keeps-favour = { $who } fica com o { $favour }, que o outro lance devolve.
    .you = Você fica com o { $favour }, que o outro lance devolve.
better-luna-takes-favour = { $who } tem então o { $favour }, mas não depois do outro lance.
    .you = Você tem então o { $favour }, mas não depois do outro lance.
better-luna-recruit = { $left ->
    [0] { $who } tem um Noviço a mais nas ilhas, o último da reserva.
   *[other] { $who } tem um Noviço a mais nas ilhas pelo resto do jogo.
}
    .you = { $left ->
        [0] Você tem um Noviço a mais nas ilhas, o último da reserva.
       *[other] Você tem um Noviço a mais nas ilhas pelo resto do jogo.
    }
better-luna-active = { $count ->
    [1] Então 1 Noviço de { $who } está ativo
   *[other] Então { $count } Noviços de { $who } estão ativos
}; depois do outro lance, { $less ->
    [0] nenhum.
   *[other] { $less }.
}
    .you = { $count ->
        [1] Então 1 Noviço seu está ativo
       *[other] Então { $count } Noviços seus estão ativos
    }; depois do outro lance, { $less ->
        [0] nenhum.
       *[other] { $less }.
    }
better-luna-next-priestess = { $less ->
    [0] Na próxima rodada a Sacerdotisa da Lua está na { $isle }: como estão os Noviços, rende ali { $points } a { $who }; depois do outro lance, nada.
   *[other] Na próxima rodada a Sacerdotisa da Lua está na { $isle }: como estão os Noviços, rende ali { $points } a { $who }; depois do outro lance, { $less }.
}
    .you = { $less ->
        [0] Na próxima rodada a Sacerdotisa da Lua está na { $isle }: como estão os Noviços, rende ali { $points } a você; depois do outro lance, nada.
       *[other] Na próxima rodada a Sacerdotisa da Lua está na { $isle }: como estão os Noviços, rende ali { $points } a você; depois do outro lance, { $less }.
    }
better-luna-next-apostate = { $less ->
    [0] Como estão os Noviços, o Apóstata não custa nada a { $who } na próxima rodada; depois do outro lance, { $points }.
   *[other] Como estão os Noviços, o Apóstata custa { $less } a { $who } na próxima rodada; depois do outro lance, { $points }.
}
    .you = { $less ->
        [0] Como estão os Noviços, o Apóstata não custa nada a você na próxima rodada; depois do outro lance, { $points }.
       *[other] Como estão os Noviços, o Apóstata custa { $less } a você na próxima rodada; depois do outro lance, { $points }.
    }
better-luna-start-priestess = { $count ->
    [1] 1 peça de { $who } conta com a Sacerdotisa da Lua
   *[other] { $count } peças de { $who } contam com a Sacerdotisa da Lua
}; depois do outro lance, { $less ->
    [0] nenhuma.
   *[other] { $less }.
}
    .you = { $count ->
        [1] 1 peça sua conta com a Sacerdotisa da Lua
       *[other] { $count } peças suas contam com a Sacerdotisa da Lua
    }; depois do outro lance, { $less ->
        [0] nenhuma.
       *[other] { $less }.
    }
better-luna-start-apostate = O outro lance põe { $count } Noviços de { $who } com o Apóstata; ali custam { $points } no fim da rodada.
    .you = O outro lance põe { $count } Noviços seus com o Apóstata; ali custam { $points } no fim da rodada.
better-luna-start-builder = { $count } Noviços de { $who } estão com o Mestre Construtor, onde se constroem Santuários.
    .you = { $count } Noviços seus estão com o Mestre Construtor, onde se constroem Santuários.
better-luna-start-favour = O outro par abre mão do { $favour }, que { $who } receberia no fim da Rodada Preliminar sem peças suas ali.
    .you = O outro par abre mão do { $favour }, que você receberia no fim da Rodada Preliminar sem peças suas ali.
better-luna-start-tiles = { $count ->
    [1] { $who } tem então os Noviços para ocupar 1 pedra da primeira rodada
   *[other] { $who } tem então os Noviços para ocupar { $count } pedras da primeira rodada
}; depois do outro lance, { $less ->
    [0] nenhuma.
   *[other] { $less }.
}
    .you = { $count ->
        [1] Você tem então os Noviços para ocupar 1 pedra da primeira rodada
       *[other] Você tem então os Noviços para ocupar { $count } pedras da primeira rodada
    }; depois do outro lance, { $less ->
        [0] nenhuma.
       *[other] { $less }.
    }
better-luna-opponent-tile = O oponente não encontra pedra para o Templo; depois do outro lance leva uma por { $points }.
better-luna-opponent-displaces = Depois do outro lance o oponente desloca um Noviço de { $who } da pedra { $tile }, mas não depois do lance melhor.
    .you = Depois do outro lance o oponente desloca um Noviço seu da pedra { $tile }, mas não depois do lance melhor.
better-luna-opponent-book = Depois do outro lance o oponente pega o Livro da pedra { $tile }, mas não depois do lance melhor.
better-luna-opponent-council = A casa do oponente no Concílio vale então { $less } no fim do jogo; depois do outro lance, { $points }.

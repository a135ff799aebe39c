## A mesa de Luna: ilhas pelo nome curto

lb-isle-shrine = Santuário
lb-isle-herbs = Ervas
lb-isle-tide = Maré
lb-isle-sailboat = Veleiro
lb-isle-bribery = Suborno
lb-isle-book = Livro
lb-isle-novice = Noviço

## A mesa de Luna: ações

lb-actions = Ações
lb-act-favour = Favor
lb-act-recruit = Recrutar
lb-act-shrine = Santuário
lb-act-herbs = Ervas
lb-act-journey = Jornada
lb-act-tide = Maré
lb-act-step = Mais um noviço
lb-act-done = Pronto
lb-act-sail = Veleiro
lb-act-promote = Promoção
lb-act-sanctify = Santificar
lb-act-book = Livro
lb-act-council = Conselho
lb-act-expel = Expulsar
lb-act-meditate = Meditar
lb-act-end-round = Encerrar
lb-act-place-shrine = Colocar um santuário
lb-act-place-pair = Colocar dois noviços
lb-act-deactivate = Ilha do oponente
lb-or = ou
lb-do-favour = Pegar o favor: { $place }
lb-do-recruit = Recrutar: { $place }
lb-do-shrine = Construir um santuário
lb-do-herbs = { $count ->
    [one] Acordar 1 noviço: { $place }
   *[other] Acordar { $count } noviços: { $place }
}
lb-do-sail = { $count ->
    [one] 1 noviço veleja: { $origin } › { $to }
   *[other] { $count } noviços velejam: { $origin } › { $to }
}
lb-do-promote = Ocupar a pedra { $tile }
lb-do-sanctify = Santificar { $tile }
lb-do-book = Levar o livro de { $origin } para { $to }
lb-do-council = { $count ->
    [one] Subir 1 assento no conselho
   *[other] Subir { $count } assentos no conselho
}
lb-do-expel = { $count ->
    [one] Expulsar o Apóstata 1 ilha adiante
   *[other] Expulsar o Apóstata { $count } ilhas adiante
}
lb-do-meditate = Apagar uma vela
lb-do-end-round = Encerrar a rodada
lb-do-done = Encerrar a jornada ou maré
lb-do-place-shrine = Santuário: { $place }
lb-do-place-pair = Dois noviços: { $place }
lb-do-deactivate = Noviços do oponente adormecem: { $place }

## A mesa de Luna: o que fazer agora

lb-prompt-favour = Qual favor? Escolha uma ilha.
lb-prompt-recruit = Onde entra o novo noviço? Escolha uma ilha.
lb-prompt-shrine = Construir aqui?
lb-prompt-herbs = Onde acordam noviços? Escolha uma ilha.
lb-prompt-sail = { $step ->
    [1] De onde? Escolha uma ilha ou o Píer.
   *[other] Para qual ilha?
}
lb-prompt-promote = Qual pedra ocupar?
lb-prompt-sanctify = Qual pedra vai para o templo?
lb-prompt-book = { $step ->
    [1] Qual livro?
   *[other] Para qual dos seus noviços?
}
lb-prompt-council = Noviços de qual ilha apoiam você?
lb-prompt-expel = Até onde ele deve ir? Escolha uma ilha.
lb-prompt-meditate = Apagar uma vela?
lb-prompt-end-round = Encerrar a rodada?
lb-prompt-place-shrine = Seu primeiro santuário: escolha uma ilha.
lb-prompt-place-pair = Dois noviços: escolha uma ilha onde você não tem nada.
lb-prompt-deactivate = Os noviços do oponente de qual ilha vão ao conselho?
lb-from = De
lb-to = Para
lb-pick-target = Onde?
lb-which-way = De que maneira?
lb-back = Voltar
lb-up-seats = { $count ->
    [one] 1 assento
   *[other] { $count } assentos
}
lb-steps-on = { $count ->
    [one] 1 ilha adiante
   *[other] { $count } ilhas adiante
}
lb-novices = { $count ->
    [one] 1 noviço
   *[other] { $count } noviços
}
lb-with-virtual = com o favor do Noviço
lb-own-novices = só com noviços
lb-with-bribe = com suborno
lb-council-alone = Só o favor do Noviço
lb-candles = Sala de meditação

## A mesa de Luna: jornada e maré

lb-voyage-who = Escolha um noviço ou arraste-o até uma ilha.
lb-voyage-where = Para qual ilha?
lb-voyage-all = Todos já se moveram.
lb-voyage-sending = A caminho …
lb-voyage-done = { $count ->
    [0] Pronto
    [one] Pronto: 1 noviço
   *[other] Pronto: { $count } noviços
}
lb-voyage-drop = Desfazer: { $step }
lb-asleep-at = { $isle } (dormindo)
lb-left-asleep = dormindo ×{ $count }

## A mesa de Luna: o que um lance traz

lb-gain = { $source } { $gain }
lb-leaves = { $tile } fica vazio { $gain }
lb-sleeps = { $count ->
    [one] 1 adormece: { $place }
   *[other] { $count } adormecem: { $place }
}
lb-falls-asleep = { $count } dormem
lb-returns = devolve a { $favour }
lb-influence-to = influência { $before } › { $after }
lb-ends-round = encerra a rodada
lb-ends-game = encerra a partida
lb-source-start = Início
lb-source-sanctification = Guarda
lb-source-displacement = Deslocamento
lb-source-book = Livros
lb-source-meditation = Última vela
lb-source-priestess = Sacerdotisa da Lua
lb-source-apostate = Apóstata
lb-source-temple = Templo
lb-source-forgiven = Nunca abaixo de 0
lb-source-shrines = Santuários
lb-source-favours = Favores
lb-source-council = Conselho

## A mesa de Luna: o quadro

lb-board = Mar, ilhas e templo
lb-gate = Portão
lb-landing = Píer
lb-council-hall = Conselho
lb-candles-burn = { $count ->
    [one] 1 vela acesa
   *[other] { $count } velas acesas
}
lb-path-lit = aprovado
lb-path-half = com suborno
lb-path-dim = fechado
lb-next = depois
lb-next-here = na próxima rodada: { $figure }
lb-favours-left = { $count ->
    [one] 1 favor
   *[other] { $count } favores
}
lb-blocked = bloqueada pelo Apóstata
lb-awake = { $count } acordados
lb-asleep = { $count } dormindo
lb-a-shrine = um santuário
lb-tile = Pedra { $tile }, { $symbol }
lb-claimed-by = ocupada por { $who }
lb-space = Espaço { $tile }, { $symbol }
lb-space-empty = vazio
lb-space-closed = fechado
lb-space-held = { $who }
lb-with-book = com livro
lb-council-disc = { $who } { $value }
lb-nobody = ninguém
lb-none = nenhum
lb-opponent = Oponente
lb-seat = Lugar { $number }

## A mesa de Luna: painéis

lb-players = Jogadores
lb-you = você
lb-computer = bot
lb-influence = Influência
lb-awake-asleep = { $awake } de pé, { $asleep } dormem
lb-supply = reserva
lb-to-build = a erguer
lb-temple = templo
lb-council = conselho
lb-council-place = { $place }º no conselho
lb-favours = Favores
lb-claims = Pedras ocupadas
lb-your-favours = Seus favores
lb-favour-held = { $favour }
lb-favour-missing = { $favour }: você não tem
lb-if-ended = Se a rodada acabasse já
lb-preliminary = Rodada preliminar
lb-round = Rodada { $round } de 6
lb-next-round = A próxima rodada traz
lb-last-round = A última rodada: depois contam santuários, favores e o conselho.
lb-phase-shrines = Cada um põe um santuário em uma ilha.
lb-phase-pairs = Cada um põe quatro pares de noviços; os favores vêm das duas ilhas que ficam vazias.
lb-guard-to = Guarda no { $guard }
lb-frees = libera { $tiles }
lb-moon_priestess-to = Sacerdotisa: { $isle }
lb-master_builder-to = Construtor: { $isle }
lb-apostate-to = Apóstata: { $isle }
lb-book-bonus = O primeiro livro da rodada vale 2.
lb-ledger = De onde veio
lb-difference = Diferença
lb-zoom = Vista da mesa
lb-zoom-whole = Tudo
lb-zoom-temple = Templo
lb-zoom-isles = Ilhas
lb-drawer = Jogadores e história
lb-thinking = O computador está pensando.

## A mesa de Luna: o fim e a vista em texto

lb-score = Influência final com cada fonte
lb-score-source = Fonte
lb-place = { $place ->
    [1] Vitória
   *[other] { $place }º lugar
}
lb-tie-council = O conselho decide os empates.
lb-text-now = Agora
lb-text-turn = É a vez de { $who }.
lb-text-guard = O Guarda está no { $guard }.
lb-text-isles = As ilhas no sentido horário
lb-text-path = O caminho a partir do Píer
lb-text-group = Guarda { $guard } e o que vem antes
lb-text-guarded = o Guarda está aqui
lb-text-moves = Lances possíveis

## A mesa de Luna: teclas

lb-key-done = Encerrar a jornada ou maré
lb-key-variant = Escolher uma variante
lb-key-arrows = Andar entre os lugares
lb-key-step-back = Desfazer o último noviço da jornada ou maré

## A mesa: de quem é a vez, até onde vai a partida

table-round = Rodada { $round } de 6
luna-phase-shrines = Rodada preliminar: santuários
luna-phase-pairs = Rodada preliminar: pares
luna-phase-opponent = oponente
luna-voyage-journey = Jornada em curso
luna-voyage-tide = Maré em curso
luna-verdict-ahead = Você venceu por { $points }
luna-verdict-behind = O oponente está { $points } à frente

## A mesa: nomes das regras

table-rule-l-solo = Jogo solo
table-rule-l-preliminary-round = Rodada preliminar
table-rule-l-component-data = Componentes
table-rule-l-priest-s-favour = Favor
table-rule-l-recruit = Recrutar
table-rule-l-shrine = Santuário
table-rule-l-herbs = Ervas
table-rule-l-journey = Jornada
table-rule-l-tide = Maré
table-rule-l-sailboat = Veleiro
table-rule-l-promotion = Promoção
table-rule-l-sanctification = Santificação
table-rule-l-book = Livro
table-rule-l-council = Conselho
table-rule-l-expulsion = Expulsão
table-rule-l-meditation = Meditação
table-rule-l-action-phase = Fase de Ação
table-rule-l-end = Fim do jogo
table-rule-luna-end = Fim do jogo
table-rule-luna-turn-order = Fase de Ação
table-course-influence = Influência depois de cada lance

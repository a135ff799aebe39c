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
lb-act-step = Mais um Noviço
lb-act-done = Pronto
lb-act-sail = Veleiro
lb-act-promote = Promoção
lb-act-sanctify = Santificação
lb-act-book = Livro
lb-act-council = Concílio
lb-act-expel = Expulsão
lb-act-meditate = Meditação
lb-act-end-round = Fim da rodada
lb-act-place-shrine = Primeiro Santuário
lb-act-place-pair = Par de Noviços
lb-act-deactivate = Ilha do oponente
lb-or = ou
lb-do-favour = Pegar o Favor: { $place }
lb-do-recruit = Recrutar: { $place }
lb-do-shrine = Construir um Santuário
lb-do-herbs = { $count ->
    [1] Ativar 1 Noviço: { $place }
   *[other] Ativar { $count } Noviços: { $place }
}
lb-do-sail = { $count ->
    [1] 1 Noviço navega: { $origin } › { $to }
   *[other] { $count } Noviços navegam: { $origin } › { $to }
}
lb-do-promote = Ocupar a pedra { $tile }
lb-do-sanctify = Santificar a pedra { $tile }
lb-do-book = Levar o Livro de { $origin } para { $to }
lb-do-council = { $count ->
    [1] Subir 1 casa no Concílio
   *[other] Subir { $count } casas no Concílio
}
lb-do-expel = { $count ->
    [1] Expulsar o Apóstata 1 ilha adiante
   *[other] Expulsar o Apóstata { $count } ilhas adiante
}
lb-do-meditate = Virar uma ficha de Tempo
lb-do-end-round = Encerrar a rodada
lb-do-done = Encerrar a Jornada ou Maré
lb-do-place-shrine = Santuário: { $place }
lb-do-place-pair = Dois Noviços: { $place }
lb-do-deactivate = Noviços do oponente ficam inativos: { $place }

## A mesa de Luna: o que fazer agora

lb-prompt-favour = Qual Favor? Escolha a ilha dele.
lb-prompt-recruit = Onde entra o novo Noviço? Escolha uma ilha.
lb-prompt-shrine = Construir aqui?
lb-prompt-herbs = Onde há Noviços a ativar? Escolha uma ilha.
lb-prompt-sail = { $step ->
    [1] De onde? Escolha uma ilha ou o Píer.
   *[other] Para qual ilha?
}
lb-prompt-promote = Qual pedra ocupar?
lb-prompt-sanctify = Qual pedra vai para o Templo?
lb-prompt-book = { $step ->
    [1] Qual Livro?
   *[other] Para qual dos seus Noviços?
}
lb-prompt-council = De qual ilha os Noviços apoiam você?
lb-prompt-expel = Até onde o Apóstata deve ir? Escolha uma ilha.
lb-prompt-meditate = Virar uma ficha de Tempo?
lb-prompt-end-round = Encerrar a rodada?
lb-prompt-place-shrine = Seu primeiro Santuário: escolha uma ilha.
lb-prompt-place-pair = Dois Noviços: escolha uma ilha onde você não tem nada.
lb-prompt-deactivate = Escolha a ilha cujos Noviços apoiam o oponente no Concílio (eles ficam inativos).
lb-from = De
lb-to = Para
lb-pick-target = Onde?
lb-which-way = Como?
lb-up-seats = { $count ->
    [1] 1 casa
   *[other] { $count } casas
}
lb-steps-on = { $count ->
    [1] 1 ilha adiante
   *[other] { $count } ilhas adiante
}
lb-novices = { $count ->
    [1] 1 Noviço
   *[other] { $count } Noviços
}
lb-with-virtual = com o Favor do Noviço
lb-own-novices = só com Noviços
lb-with-bribe = com Suborno
lb-council-alone = Só o Favor do Noviço
lb-candles = Sala de Meditação

## A mesa de Luna: jornada e maré

lb-voyage-who = Escolha um Noviço ou arraste-o até uma ilha.
lb-voyage-where = Para qual ilha?
lb-voyage-all = Todos os Noviços já se moveram.
lb-voyage-sending = Em movimento …
lb-voyage-done = { $count ->
    [0] Pronto
    [1] Pronto: 1 Noviço
   *[other] Pronto: { $count } Noviços
}
lb-voyage-drop = Remover: { $step }
lb-asleep-at = { $isle } (inativo)
lb-left-asleep = inativos ×{ $count }

## A mesa de Luna: o que um lance traz

lb-gain = { $source } { $gain }
lb-leaves = deslocado da pedra { $tile }: { $gain }
lb-sleeps = { $count ->
    [1] 1 fica inativo: { $place }
   *[other] { $count } ficam inativos: { $place }
}
lb-falls-asleep = { $count ->
    [1] 1 inativo
   *[other] { $count } inativos
}
lb-returns = devolve o { $favour }
lb-influence-to = influência { $before } › { $after }
lb-ends-round = encerra a rodada
lb-ends-game = encerra a partida
lb-source-start = Início
lb-source-sanctification = Santificação
lb-source-displacement = Deslocamento
lb-source-book = Livros
lb-source-meditation = Meditação
lb-source-priestess = Sacerdotisa da Lua
lb-source-apostate = Apóstata
lb-source-temple = Templo
lb-source-forgiven = Não abaixo de 0
lb-source-shrines = Santuários
lb-source-favours = Favores
lb-source-council = Concílio

## A mesa de Luna: o quadro

lb-board = Mar, ilhas e Templo
lb-gate = Portão
lb-landing = Píer
lb-council-hall = Concílio de Sacerdotes
lb-candles-burn = { $count ->
    [1] 1 ficha de Tempo
   *[other] { $count } fichas de Tempo
}
lb-path-lit = aprovada
lb-path-half = com Suborno
lb-path-dim = fechada
lb-next = depois
lb-next-here = na próxima rodada: { $figure }
lb-favours-left = { $count ->
    [1] 1 Favor
   *[other] { $count } Favores
}
lb-blocked = bloqueada pelo Apóstata
lb-awake = { $count ->
    [1] 1 ativo
   *[other] { $count } ativos
}
lb-asleep = { $count ->
    [1] 1 inativo
   *[other] { $count } inativos
}
lb-a-shrine = um Santuário
lb-tile = Pedra { $tile }, { $symbol }
lb-claimed-by = ocupada por { $who }
    .you = ocupada por você
lb-space = Espaço { $tile }, { $symbol }
lb-space-empty = vazio
lb-space-closed = fechado
lb-space-held = { $who }
lb-with-book = com Livro
lb-council-disc = { $who } { $value }
lb-nobody = ninguém
lb-none = nenhum
lb-opponent = Oponente
lb-seat = Lugar { $number }

## A mesa de Luna: painéis

lb-players = Jogadores
lb-computer = computador
lb-influence = Influência
lb-awake-asleep = { $awake ->
    [1] 1 ativo
   *[other] { $awake } ativos
}, { $asleep ->
    [1] 1 inativo
   *[other] { $asleep } inativos
}
lb-supply = reserva
lb-to-build = a construir
lb-temple = Templo
lb-council = Concílio
lb-council-place = { $place }º no Concílio
lb-favours = Favores
lb-claims = Pedras ocupadas
lb-temple-tiles = Pedras no Templo
lb-your-favours = Seus Favores
lb-favour-held = { $favour }
lb-favour-missing = { $favour }: você não tem
lb-if-ended = Se a rodada terminasse agora
lb-now = agora
lb-preliminary = Rodada Preliminar
lb-round = Rodada { $round } de 6
lb-next-round = Na próxima rodada
lb-last-round = A última rodada: depois contam Santuários, Favores e o Concílio.
lb-phase-shrines = Cada um põe um Santuário em uma ilha.
lb-phase-pairs = Cada um põe quatro pares de Noviços; os Favores vêm das duas ilhas que ficam vazias.
lb-guard-to = Guarda: { $guard }
lb-frees = aprova { $tiles }
lb-moon_priestess-to = Sacerdotisa: { $isle }
lb-master_builder-to = Construtor: { $isle }
lb-apostate-to = Apóstata: { $isle }
lb-book-bonus = O primeiro Livro da rodada vale 2.
lb-ledger = De onde veio a influência
lb-difference = Diferença
lb-drawer = Jogadores e história da partida
lb-closer = Aproximar
lb-other-action = Outra ação
lb-all-actions-short = Todas as { $count }
lb-all-actions = As { $count } ações
lb-not-now = Agora não. Toque para saber o motivo:

## A mesa de Luna: o fim e a vista em texto

lb-score = Influência final com cada fonte
lb-score-source = Fonte
lb-place = { $place ->
    [1] Vitória
   *[other] { $place }º lugar
}
lb-tie-council = O Concílio decide os empates.
lb-text-now = Agora
lb-text-turn = É a vez de { $who }.
    .you = É a sua vez.
lb-text-guard = O Guarda está na pedra { $guard }.
lb-text-isles = As ilhas no sentido horário
lb-text-path = O caminho a partir do Píer
lb-text-group = Pedra do Guarda { $guard } e as pedras até ela
lb-text-guarded = o Guarda está aqui
lb-text-moves = Lances possíveis

## A mesa de Luna: teclas

lb-key-done = Encerrar a Jornada ou Maré
lb-key-variant = Escolher uma variante
lb-key-arrows = Andar entre os lugares
lb-key-step-back = Voltar o último Noviço da Jornada ou Maré

## A mesa: de quem é a vez, até onde vai a partida

table-round = Rodada { $round } de 6
luna-phase-shrines = Rodada Preliminar: Santuários
luna-phase-pairs = Rodada Preliminar: pares
luna-phase-opponent = o oponente
luna-voyage-journey = Jornada em andamento
luna-voyage-tide = Maré em andamento
luna-verdict-ahead = Você venceu por { $points }
luna-verdict-behind = O oponente está { $points } à frente

## A mesa: nomes das regras

table-rule-l-solo = 8, jogo solitário
table-rule-l-preliminary-round = 3, Rodada Preliminar
table-rule-l-end = 7, fim do jogo
table-rule-l-component-data = 10, componentes
table-rule-l-priest-s-favour = 4.4, Favor do Sacerdote
table-rule-l-recruit = 4.4, Recrutar
table-rule-l-shrine = 4.4, Santuário
table-rule-l-herbs = 4.4, Ervas
table-rule-l-journey = 4.4, Jornada
table-rule-l-tide = 4.4, Maré
table-rule-l-sailboat = 4.4, Veleiro
table-rule-l-promotion = 4.4, Promoção
table-rule-l-sanctification = 4.4, Santificação
table-rule-l-book = 4.4, Livro
table-rule-l-council = 4.4, Concílio
table-rule-l-expulsion = 4.4, Expulsão
table-rule-l-meditation = 4.4, Meditação
table-rule-l-action-phase = 4, Fase de Ação
table-rule-l-scoring = 5, Pontuação
table-rule-l-next-round = 6, próxima rodada
table-rule-luna-end = 7, fim do jogo
table-rule-luna-turn-order = 4, Fase de Ação
table-course-influence = Influência depois de cada lance
table-margin-influence = { $count ->
    [1] 1 ponto de influência
   *[other] { $count } pontos de influência
}

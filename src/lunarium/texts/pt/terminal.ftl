## Terminal: quem joga

terminal-seat-0 = Sol
terminal-seat-1 = Estrela
terminal-seat-2 = Saturno
terminal-seat-3 = Lua
terminal-you = Você
terminal-opponent = Oponente
terminal-turn-you = Sua vez
terminal-turn = Vez de { $who }
terminal-turn-computer = { $who } ({ $player }) está pensando
terminal-over = O jogo acabou

## Terminal: como vai o jogo

terminal-supply = { $count ->
    [one] 1 peça na reserva
   *[other] { $count } peças na reserva
}
terminal-phase-shrines = Rodada Preliminar: Santuários
terminal-phase-pairs = Rodada Preliminar: pares
terminal-phase-opponent = Rodada { $round } de 6: oponente
terminal-phase-actions = Rodada { $round } de 6
terminal-phase-over = Rodada { $round } de 6
terminal-voyage-journey = Jornada em curso
terminal-voyage-tide = Maré em curso
terminal-seed = semente { $seed }
terminal-ply = Lance { $ply } de { $plies }

## Terminal: painéis, teclas e respostas

terminal-moves = Lances
terminal-story = A história até aqui
terminal-others = Os outros
terminal-ledger = Anotações
terminal-help = Ajuda
terminal-result = Resultado
terminal-start = Início
terminal-close = Enter fecha
terminal-placeholder = Escreva um lance ou comando, ou escolha com ↑ e ↓
terminal-keys-nova-luna = ↑↓ Enter escolher · Tab completar · F1 ajuda · F2 F3 áreas · Ctrl+Z voltar · Ctrl+S salvar
terminal-keys-luna = ↑↓ Enter escolher · Tab completar · F1 ajuda · Ctrl+Z voltar · Ctrl+S salvar · Ctrl+Q sair
terminal-replay-keys-nova-luna = ← → passo · Home End saltar · F2 F3 áreas · R resultado · Q sair
terminal-replay-keys-luna = ← → passo · Home End saltar · R resultado · Q sair
terminal-hint = Escreva um lance ou “help”. Uma linha vazia mostra a mesa de novo.
terminal-saved = Salvo em { $file }
terminal-kept = Seu jogo está em { $file }. Continue com: lunarium play { $game } --resume ARQUIVO
terminal-allowed = “{ $move }” é permitido.
terminal-nothing-to-undo = Não há lance seu para desfazer.
terminal-computer-thinks = Um computador está pensando; espere o lance dele.
terminal-cannot-save = O arquivo { $file } não pode ser gravado. Escolha outro com “save ARQUIVO”.
terminal-too-many-computers = Há { $seats } lugares, poucos para { $computers } computadores. Aumente com --players.
terminal-hot-seat-alone = Com --hot-seat só jogam pessoas; retire --computer.
terminal-no-such-game = Não há jogo { $game } neste arquivo; ele contém { $games }.

## Terminal: ajuda

terminal-command-why = diz por que um lance não é permitido
terminal-command-undo = desfaz o seu último lance
terminal-command-save = salva o jogo
terminal-command-help = mostra esta página
terminal-command-quit = sai do jogo
terminal-key-choose = escolher um lance e jogar
terminal-key-complete = completar o que você escreve
terminal-key-look = ver as áreas de jogo
terminal-key-undo = desfazer
terminal-key-save = salvar
terminal-mark-virtual = o Favor do Noviço vale por um Noviço
terminal-mark-bribe = o Favor do Suborno é devolvido
terminal-sign-gain = tarefas cumpridas já com esta forma
terminal-sign-open = tarefas ainda abertas
terminal-sign-novices = Noviços ativos e inativos
terminal-sign-shrine = um Santuário
terminal-sign-guard = o Guarda do Templo
terminal-sign-temple = Noviços no Templo
terminal-sign-start = jogador inicial

## Terminal: tipos de lance

terminal-kind-nova-luna-take = Pegar uma peça para x,y
terminal-kind-nova-luna-refill = Repor
terminal-kind-nova-luna-end-phase = Encerrar a fase 1
terminal-take-tile = Pegar { $tile } { $title } { $tasks }
terminal-kind-luna-place-shrine = Colocar um Santuário
terminal-kind-luna-place-pair = Colocar dois Noviços
terminal-kind-luna-deactivate = Ilha do oponente
terminal-kind-luna-favour = Favor do Sacerdote
terminal-kind-luna-recruit = Recrutar
terminal-kind-luna-shrine = Santuário
terminal-kind-luna-herbs = Ervas
terminal-kind-luna-journey = Jornada
terminal-kind-luna-tide = Maré
terminal-kind-luna-step = Mais um Noviço
terminal-kind-luna-done = Encerrar jornada ou maré
terminal-kind-luna-sail = Veleiro
terminal-kind-luna-promote = Promoção
terminal-kind-luna-sanctify = Santificação
terminal-kind-luna-book = Livro
terminal-kind-luna-council = Concílio de Sacerdotes
terminal-kind-luna-expel = Expulsão
terminal-kind-luna-meditate = Meditação
terminal-kind-luna-end-round = Encerrar a rodada

## Terminal: a mesa de Luna (palavras curtas)

terminal-isle-shrine = Santuário
terminal-isle-herbs = Ervas
terminal-isle-tide = Maré
terminal-isle-sailboat = Veleiro
terminal-isle-bribery = Suborno
terminal-isle-book = Livro
terminal-isle-novice = Noviço
terminal-figure-moon_priestess = Sacerdotisa
terminal-figure-master_builder = Construtor
terminal-figure-apostate = Apóstata
terminal-next-round = Próxima rodada
terminal-figures = Figuras
terminal-blocked = bloqueada
terminal-gate = Caminho, o Portão acima
terminal-path-signs = ✓ livre  $ suborno  × fechado
terminal-path-approved = livre
terminal-path-bribable = suborno
terminal-path-closed = fechado
terminal-stage = Píer
terminal-council = Concílio
terminal-time = Fichas de Tempo
terminal-book-bonus = 1º Livro +2
terminal-column-influence = Influência
terminal-column-supply = Reserva
terminal-column-shrines = Sant.
terminal-column-stage = Píer
terminal-column-favours = Favores
terminal-column-forecast = Se acabar já

## Terminal: a mesa de Nova Luna

terminal-phase = Fase { $phase }
terminal-running = { $points } até aqui
terminal-tokens-left = faltam { $count }
terminal-stack = Pilha { $phase }
terminal-note = Nota { $phase }
terminal-display-sum = Área

## Terminal: a mesa em frases

terminal-line-wheel = Na roda da lua, em sentido horário a partir da figura da lua:
terminal-line-tile-near = { "  " }{ $tile }: { $title }, tarefas { $tasks } (ao alcance)
terminal-line-tile = { "  " }{ $tile }: { $title }, tarefas { $tasks }
terminal-line-order = Ordem, com passos na trilha da lua: { $order }
terminal-line-ledger = Fase { $phase }. Discos: { $first } na primeira pilha, { $second } na segunda. Notas: { $notes }. A área soma { $running }.
terminal-line-display = { $who }: { $left ->
    [one] falta 1 disco
   *[other] faltam { $left } discos
}, { $tiles ->
    [one] 1 peça
   *[other] { $tiles } peças
}
terminal-line-open = abertas { $tasks }
terminal-line-covered = { $count ->
    [one] 1 cumprida
   *[other] { $count } cumpridas
}
terminal-line-player = { $who }: influência { $influence }, reserva { $supply }, Santuários { $shrines }, Píer { $stage }, Favores { $favours }.
terminal-line-forecast = Se a rodada acabasse agora: { $total } (Sacerdotisa { $priestess }, Apóstata { $apostate }, Templo { $temple }).
terminal-line-isles = Ilhas, em sentido horário:
terminal-line-favours = Favores { $count }
terminal-line-awake = { $count ->
    [one] 1 ativo
   *[other] { $count } ativos
}
terminal-line-asleep = { $count ->
    [one] 1 inativo
   *[other] { $count } inativos
}
terminal-line-shrine = Santuário
terminal-line-next = { $figure } na próxima rodada
terminal-line-path = Caminho do Píer ao Portão; o Guarda está na pedra { $guard }:
terminal-line-group = Pedra do Guarda { $guard }, { $state }: { $tiles }
terminal-line-claim = ocupada por { $who }
terminal-line-book = com Livro
terminal-line-borders = ao lado de { $tiles }
terminal-line-temple = Templo; fechadas: { $closed }; Noviços:
terminal-line-council = Concílio, o melhor primeiro: { $order }. Última casa: { $last }.
terminal-line-time = Fichas de Tempo restantes: { $left } de { $total }.

## Terminal: resultados

terminal-result-you = Você venceu
terminal-result-winner = Vitória de { $who }
terminal-result-solo-score = Seu resultado: { $points }
terminal-result-difference = Sua vantagem sobre o oponente: { $points }
terminal-total = Total
terminal-ending-last-token = O último disco foi colocado.
terminal-ending-no-tiles = Não há mais peças.
terminal-ending-all-placed = Todos os discos foram colocados.
terminal-ending-six-rounds = Seis rodadas foram jogadas.
terminal-source-nova-luna-tokens-placed = Discos colocados
terminal-source-nova-luna-tokens-left = Discos restantes
terminal-source-nova-luna-distance = Passos na trilha da lua
terminal-source-nova-luna-tiles = Peças
terminal-source-nova-luna-phase-1-tiles = Fase 1: peças
terminal-source-nova-luna-phase-1-penalty = Fase 1: discos não colocados
terminal-source-nova-luna-phase-2-tiles = Fase 2: peças
terminal-source-nova-luna-phase-2-penalty = Fase 2: discos não colocados
terminal-source-luna-start = Início
terminal-source-luna-sanctification = Santificação
terminal-source-luna-displacement = Deslocamento
terminal-source-luna-book = Livros
terminal-source-luna-meditation = Meditação
terminal-source-luna-priestess = Sacerdotisa da Lua
terminal-source-luna-apostate = Apóstata
terminal-source-luna-temple = Noviços no Templo
terminal-source-luna-forgiven = Não abaixo de 0
terminal-source-luna-shrines = Santuários
terminal-source-luna-favours = Favores
terminal-source-luna-council = Concílio

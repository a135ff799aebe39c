## Terminal: painéis, teclas e respostas

terminal-others = Os outros
terminal-ledger = Pontuação
terminal-keys-nova-luna = ↑↓ Enter escolher · Tab completar · F1 ajuda · F2 F3 áreas · Ctrl+Z voltar o lance
terminal-replay-keys-nova-luna = ← → passo · Home End saltar · F2 F3 áreas · R resultado · Q sair

## Terminal: ajuda

terminal-sign-gain = tarefas cumpridas já com esta forma
terminal-sign-open = tarefas ainda abertas

## Terminal: tipos de lance

terminal-kind-nova-luna-take = Pegar uma peça para x,y
terminal-kind-nova-luna-refill = Repor
terminal-kind-nova-luna-end-phase = Encerrar a fase 1
terminal-take-tile = Pegar { $tile } { $title } { $tasks }

## Terminal: a mesa de Nova Luna

terminal-phase = Fase { $phase }
terminal-running = { $points } até aqui
terminal-tokens-left = faltam { $count }
terminal-stack = Pilha { $phase }
terminal-note = Pontuação { $phase }
terminal-display-sum = Área de jogo

## Terminal: a mesa em frases

terminal-line-wheel = Na roda da lua, no sentido horário a partir da figura da lua:
terminal-line-tile-near = { "  " }{ $tile }: { $title }, tarefas { $tasks } (ao alcance)
terminal-line-tile = { "  " }{ $tile }: { $title }, tarefas { $tasks }
terminal-line-order = Ordem, com passos na trilha da lua: { $order }
terminal-line-ledger = Fase { $phase }. Discos: { $first } na primeira pilha, { $second } na segunda. Pontuações: { $notes }. A área de jogo soma { $running }.
terminal-line-display = { $who }: { $left ->
    [1] falta 1 disco
   *[other] faltam { $left } discos
}, { $tiles ->
    [1] 1 peça
   *[other] { $tiles } peças
}
terminal-line-open = abertas { $tasks }
terminal-line-covered = { $count ->
    [1] 1 cumprida
   *[other] { $count } cumpridas
}

## Terminal: resultados

terminal-ending-last-token = O último disco foi colocado.
terminal-ending-no-tiles = Não há mais peças.
terminal-ending-all-placed = Todos os discos foram colocados.
terminal-source-nova-luna-tokens-placed = Discos colocados
terminal-source-nova-luna-tokens-left = Discos restantes
terminal-source-nova-luna-distance = Passos na trilha da lua
terminal-source-nova-luna-tiles = Peças
terminal-source-nova-luna-phase-1-tiles = Fase 1: peças
terminal-source-nova-luna-phase-1-penalty = Fase 1: discos não colocados
terminal-source-nova-luna-phase-2-tiles = Fase 2: peças
terminal-source-nova-luna-phase-2-penalty = Fase 2: discos não colocados

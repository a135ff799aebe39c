## A história: lances de Nova Luna

move-nova-luna-take = { $who } põe { $hue } { $number }{ $side ->
    [left] {" "}à esquerda de { $beside } { $worth }
    [right] {" "}à direita de { $beside } { $worth }
    [above] {" "}acima de { $beside } { $worth }
    [below] {" "}abaixo de { $beside } { $worth }
   *[first] {" "}como primeira peça
}{ $count ->
    [0] .
    [1] {" "}e cumpre uma tarefa.
   *[other] {" "}e cumpre { $count } tarefas.
}
    .you = Você põe { $hue } { $number }{ $side ->
        [left] {" "}à esquerda de { $beside } { $worth }
        [right] {" "}à direita de { $beside } { $worth }
        [above] {" "}acima de { $beside } { $worth }
        [below] {" "}abaixo de { $beside } { $worth }
       *[first] {" "}como primeira peça
    }{ $count ->
        [0] .
        [1] {" "}e cumpre uma tarefa.
       *[other] {" "}e cumpre { $count } tarefas.
    }
move-nova-luna-refill = { $who } repõe a roda da lua.
    .you = Você repõe a roda da lua.
move-nova-luna-end-phase = { $who } encerra a fase 1.
    .you = Você encerra a fase 1.
move-nova-luna-filled = A roda da lua estava vazia e foi reposta.
move-nova-luna-note = Pontuação da fase { $phase }: { $points }.
move-nova-luna-again = { $who } ainda está atrás e joga de novo.
    .you = Você ainda está atrás e joga de novo.
move-nova-luna-last-token = O último disco foi colocado.
move-nova-luna-no-tiles = Não há mais peças.
move-nova-luna-all-placed = Todos os discos foram colocados.
move-nova-luna-winner = { $left ->
    [0] { $who } vence.
    [1] { $who } vence com 1 disco restante.
   *[other] { $who } vence com { $left } discos restantes.
}
    .you = { $left ->
        [0] Você vence.
        [1] Você vence com 1 disco restante.
       *[other] Você vence com { $left } discos restantes.
    }
move-nova-luna-score = { $who } faz { $points }.
    .you = Você faz { $points }.

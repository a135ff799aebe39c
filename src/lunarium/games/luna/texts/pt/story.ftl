## A história: lances de Luna

move-luna-place-shrine = { $who } põe um Santuário na { $isle }.
    .you = Você põe um Santuário na { $isle }.
move-luna-place-pair = { $who } põe dois Noviços na { $isle }.
    .you = Você põe dois Noviços na { $isle }.
move-luna-deactivate = { $who } deixa inativos os Noviços do oponente na { $isle }.
    .you = Você deixa inativos os Noviços do oponente na { $isle }.
move-luna-favour = { $who } pega o { $favour }.
    .you = Você pega o { $favour }.
move-luna-recruit = { $who } recruta na { $isle }.
    .you = Você recruta na { $isle }.
move-luna-shrine = { $who } constrói um Santuário na { $isle }.
    .you = Você constrói um Santuário na { $isle }.
move-luna-herbs = { $count ->
    [1] { $who } ativa um Noviço na { $isle }.
   *[other] { $who } ativa { $count } Noviços na { $isle }.
}
    .you = { $count ->
        [1] Você ativa um Noviço na { $isle }.
       *[other] Você ativa { $count } Noviços na { $isle }.
    }
move-luna-journey = { $who } parte em Jornada: de { $isle } para { $goal }.
    .you = Você parte em Jornada: de { $isle } para { $goal }.
move-luna-tide = { $who } usa a Maré: de { $isle } para { $goal }.
    .you = Você usa a Maré: de { $isle } para { $goal }.
move-luna-step = { $who } move mais um Noviço: de { $isle } para { $goal }.
    .you = Você move mais um Noviço: de { $isle } para { $goal }.
move-luna-done = { $who } terminou de mover Noviços.
    .you = Você terminou de mover Noviços.
move-luna-sail = { $count ->
    [1] { $who } navega com um Noviço: de { $isle } para { $goal }.
   *[other] { $who } navega com { $count } Noviços: de { $isle } para { $goal }.
}
    .you = { $count ->
        [1] Você navega com um Noviço: de { $isle } para { $goal }.
       *[other] Você navega com { $count } Noviços: de { $isle } para { $goal }.
    }
move-luna-promote = { $who } ocupa a pedra { $tile }.
    .you = Você ocupa a pedra { $tile }.
move-luna-sanctify = { $who } santifica a pedra { $tile }.
    .you = Você santifica a pedra { $tile }.
move-luna-book = { $who } leva um Livro de { $tile } para { $target }.
    .you = Você leva um Livro de { $tile } para { $target }.
move-luna-council = { $who } sobe no Concílio, até { $value }.
    .you = Você sobe no Concílio, até { $value }.
move-luna-expel = { $who } expulsa o Apóstata para a { $isle }.
    .you = Você expulsa o Apóstata para a { $isle }.
move-luna-meditate = { $left ->
    [0] { $who } vira a última ficha de Tempo.
   *[other] { $who } vira uma ficha de Tempo; restam { $left }.
}
    .you = { $left ->
        [0] Você vira a última ficha de Tempo.
       *[other] Você vira uma ficha de Tempo; restam { $left }.
    }
move-luna-end-round = { $who } encerra a rodada.
    .you = Você encerra a rodada.
move-luna-virtual = O Favor do Noviço vale por um Noviço.
move-luna-bribe = O Guarda foi subornado.
move-luna-displaced = Noviço de { $who } deslocado da pedra { $tile }.
    .you = Noviço seu deslocado da pedra { $tile }.
move-luna-scripted = { $who } leva a pedra { $tile } ao Templo.
    .you = Você leva a pedra { $tile } ao Templo.
move-luna-scripted-nothing = { $who } não encontra pedra para levar ao Templo.
    .you = Você não encontra pedra para levar ao Templo.
move-luna-book-lost = { $who } perde o Livro da pedra { $tile }.
    .you = Você perde o Livro da pedra { $tile }.
move-luna-gain-sanctification = +{ $points } de influência do Guarda.
move-luna-gain-displacement = +{ $points } pelo deslocamento.
move-luna-gain-book = +{ $points } de influência.
move-luna-gain-meditation = +{ $points } de influência.
move-luna-round = A rodada { $round } começa com { $who }; o Guarda paga { $guard }.
    .you = A rodada { $round } começa com você; o Guarda paga { $guard }.
move-luna-scoring = A rodada { $round } é pontuada.
move-luna-scored = { $who } { $change } (Sacerdotisa da Lua { $priestess }, Apóstata { $apostate }, Templo { $temple }).
    .you = Você { $change } (Sacerdotisa da Lua { $priestess }, Apóstata { $apostate }, Templo { $temple }).
move-luna-forgiven = { $who } não cai abaixo de 0.
    .you = Você não cai abaixo de 0.
move-luna-final = O fim do jogo é pontuado.
move-luna-finally = { $who } { $change } (Santuários { $shrines }, Favores { $favours }, Concílio { $council }).
    .you = Você { $change } (Santuários { $shrines }, Favores { $favours }, Concílio { $council }).
move-luna-winner = { $who } vence com { $points } de influência.
    .you = Você vence com { $points } de influência.

## At any table

story-shuffled-again = O que estava virado para baixo foi embaralhado de novo.
move-luna-waking = Todos os Noviços voltam a ficar ativos.
move-luna-walk-moon_priestess = A Sacerdotisa da Lua vai para a { $isle }.
move-luna-walk-master_builder = O Mestre Construtor vai para a { $isle }.
move-luna-walk-apostate = O Apóstata vai para a { $isle }.

# A pontuação de uma rodada como tabela: de onde vêm os pontos.
tally-luna-novices = { $novices ->
    [1] 1 Noviço
   *[other] { $novices } Noviços
}
tally-luna-pieces = { $novices ->
    [0] 1 Santuário
    [1] 1 Noviço, 1 Santuário
   *[other] { $novices } Noviços, 1 Santuário
}
tally-luna-apostate = { $novices ->
    [1] 1 Noviço, mais 1
   *[other] { $novices } Noviços, mais 1
}
tally-luna-shrines = { $count } × { $value }

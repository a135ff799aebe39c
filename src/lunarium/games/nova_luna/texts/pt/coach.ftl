## O treinador: o que é novo

coach-nova-luna-begin = Pegue uma das três peças depois da figura da lua e coloque-a. O número dela é o que custa em tempo: tanto seu disco anda na trilha da lua.
coach-nova-luna-refilled = A roda da lua foi reposta: com uma ou duas peças restantes, quem joga pode fazer isso antes de pegar uma.
coach-nova-luna-filled = A última peça foi pega, então a roda da lua se repôs sozinha.
coach-nova-luna-covered = Uma tarefa sua está cumprida e recebeu um disco. Quem coloca todos os seus discos primeiro vence.
coach-nova-luna-again = { $who } jogou duas vezes seguidas: o disco ainda estava mais atrás que todos, ou no alto da pilha ali. Peças baratas fazem isso.
coach-nova-luna-near-end = { $left ->
    [1] { $who } tem só mais um disco: quem coloca o último vence na hora.
   *[other] { $who } tem só mais { $left } discos: quem coloca o último vence na hora.
}
coach-nova-luna-nearly-won = { $left ->
    [1] Você tem mais um disco. Mais uma tarefa, e você venceu.
   *[other] Você tem mais { $left } discos. Agora uma peça que cumpra várias tarefas de uma vez pode vencer o jogo.
}
coach-nova-luna-two = O { $hue } { $number } pode cumprir { $count } tarefas de uma vez: as mesmas peças podem servir a várias tarefas.
coach-nova-luna-task = O { $hue } { $number } pode cumprir uma tarefa. Uma tarefa pede cores que tocam a peça dela, lado a lado.
coach-nova-luna-twice = O { $hue } { $number } custa tão pouco que seria a sua vez de novo, na hora: joga quem está mais atrás.
coach-nova-luna-refill = Restam poucas peças. Antes de pegar uma, você pode repor a roda da lua, se nenhuma delas ajuda.
coach-nova-luna-chain = Uma corrente conta: peças de uma cor lado a lado são um grupo, e basta que uma delas toque. Cantos não tocam.
coach-nova-luna-tower = Seu disco divide a casa com outro. O de cima, que chegou por último, joga primeiro.
coach-nova-luna-leave = A figura da lua vai para onde estava sua peça. Olhe as três peças depois dela: essas você deixa para o próximo jogador.
coach-nova-luna-dear = O { $hue } { $number } é caro: os outros podem jogar várias vezes antes da sua próxima vez.

## O treinador: por que os outros talvez fizeram isso

coach-nova-luna-took-two = { $count } tarefas com uma peça: o { $hue } { $number } serviu a todas.
coach-nova-luna-goes-on = O { $hue } { $number } foi tão barato que { $who } joga de novo.
coach-nova-luna-took-one = O { $hue } { $number } era justo o que faltava a uma tarefa de { $who }.
coach-nova-luna-renews = Peças novas talvez sirvam mais a { $who } que as últimas.
coach-nova-luna-took-cheap = O { $hue } { $number } custa pouco tempo: { $who } pode jogar de novo em breve.
coach-nova-luna-took-dear = O { $hue } { $number } custa muito tempo, mas peças caras têm tarefas fáceis de cumprir.
coach-nova-luna-took = O { $hue } { $number } ainda não cumpre nada: { $who } junta cores que se tocam.

## O treinador: primeiras ideias

coach-nova-luna-idea-touch = Colocar peças que toquem as cores que suas tarefas pedem
coach-nova-luna-idea-cheap = Pegar uma peça barata para jogar duas vezes
coach-nova-luna-idea-two = Cumprir duas tarefas com uma peça

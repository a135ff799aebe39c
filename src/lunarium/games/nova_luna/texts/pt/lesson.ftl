## A lição: título, o que ensina, o que se pede, uma ideia, o que se ganhou, a última estrela

lesson-nova-luna-take = Pegar e colocar
lesson-nova-luna-take-teach = Cada peça tem uma cor e um número. Suas tarefas dizem que cores devem ficar ao lado dela.
lesson-nova-luna-take-ask = Cumpra a tarefa “um amarelo” no vermelho 5.
lesson-nova-luna-take-idea = Você pode pegar uma das três próximas peças depois da figura da lua. Uma amarela num lado do vermelho 5 cumpre a tarefa.
lesson-nova-luna-take-done = Amarelo ao lado do vermelho 5: tarefa cumprida, com um disco seu em cima. Quem coloca todos os discos primeiro vence.
lesson-nova-luna-touching = Lado a lado
lesson-nova-luna-touching-teach = O número de uma peça é o preço em tempo: tantos passos seu disco anda na trilha da lua.
lesson-nova-luna-touching-ask = Cumpra a tarefa “um turquesa” no azul 5.
lesson-nova-luna-touching-idea = Uma peça turquesa conta onde tem um lado em comum com o azul 5, não com o amarelo 3. Há duas à escolha; uma é mais barata.
lesson-nova-luna-touching-done = Ela tem um lado em comum com o azul 5, por isso conta. Quanto mais barata a peça, mais cedo você joga de novo.
lesson-nova-luna-touching-best = Gastar o menor tempo possível
lesson-nova-luna-chains = Grupos de uma cor
lesson-nova-luna-chains-teach = Peças da mesma cor lado a lado formam um grupo. Se uma toca o vermelho 5, todas contam para ele.
lesson-nova-luna-chains-ask = Cumpra a tarefa “três azuis” no vermelho 5.
lesson-nova-luna-chains-idea = Duas peças azuis já estão lá, e uma toca o vermelho 5. Junte uma terceira ao grupo delas ou ao vermelho 5.
lesson-nova-luna-chains-done = Três peças azuis contam para o vermelho 5, embora nem todas toquem nele.
lesson-nova-luna-chains-best = Cumprir duas tarefas com uma só peça
lesson-nova-luna-corners = Cantos não tocam
lesson-nova-luna-corners-teach = Só os lados se tocam. Peças que se encontram num canto não contam uma para a outra.
lesson-nova-luna-corners-ask = Cumpra a tarefa “três azuis” no amarelo 3.
lesson-nova-luna-corners-idea = O azul 3 só encosta no canto do amarelo 3. Uma peça azul que toca os dois conta e traz o azul 3 para o seu grupo.
lesson-nova-luna-corners-done = Sua peça toca os dois, por isso o azul 3 também conta: com o azul 5, são três.
lesson-nova-luna-corners-best = Gastar o menor tempo possível
lesson-nova-luna-own-colour = Nunca a si mesma
lesson-nova-luna-own-colour-teach = Uma peça nunca conta a si mesma. Se pede a própria cor, precisa de outras peças dessa cor.
lesson-nova-luna-own-colour-ask = Cumpra a tarefa “um vermelho, dois turquesas” no turquesa 3.
lesson-nova-luna-own-colour-idea = O vermelho já está lá, e outro turquesa também. Junte um segundo turquesa ao turquesa 3 ou ao grupo dele.
lesson-nova-luna-own-colour-done = Agora há duas outras peças turquesa no grupo: com a vermelha, é tudo o que ele pedia.
lesson-nova-luna-two-tasks = Duas tarefas com uma peça
lesson-nova-luna-two-tasks-teach = Uma peça pode servir a várias tarefas ao mesmo tempo: às de todas as peças que ela toca.
lesson-nova-luna-two-tasks-ask = Cumpra duas tarefas com uma só peça.
lesson-nova-luna-two-tasks-idea = O turquesa 5 e o azul 5 pedem dois amarelos, e um já está lá. Onde um segundo amarelo serve aos dois?
lesson-nova-luna-two-tasks-done = Dois discos num só lance: quem faz cada peça servir a várias tarefas acaba primeiro.
lesson-nova-luna-two-tasks-best = Gastar o menor tempo possível
lesson-nova-luna-two-turns = Dois lances seguidos
lesson-nova-luna-two-turns-teach = Joga quem está mais atrás na trilha da lua. Depois de uma peça barata, pode ser você de novo.
lesson-nova-luna-two-turns-ask = Cumpra duas tarefas antes que seu oponente jogue.
lesson-nova-luna-two-turns-idea = Você está uma casa atrás. Com o 1 você chega à casa do oponente e fica em cima do disco dele: aí joga de novo.
lesson-nova-luna-two-turns-done = Dois lances seguidos e duas tarefas: com a peça barata primeiro, a vez continuou com você.
lesson-nova-luna-leave = O que você deixa
lesson-nova-luna-leave-teach = A figura da lua vai para onde estava sua peça. De lá, seu oponente escolhe entre as três próximas.
lesson-nova-luna-leave-ask = Cumpra uma tarefa e deixe o turquesa 6 fora do alcance do seu oponente.
lesson-nova-luna-leave-idea = Duas peças azuis cumprem a tarefa. Conte três peças a partir de cada uma: de onde se alcança o turquesa 6?
lesson-nova-luna-leave-done = Uma tarefa para você, e seu oponente não alcança o turquesa 6: o que você deixa também faz parte do lance.
lesson-nova-luna-refill = Repor
lesson-nova-luna-refill-teach = Com só uma ou duas peças na roda da lua, você pode repor antes de pegar uma.
lesson-nova-luna-refill-ask = Cumpra uma tarefa antes que seu oponente jogue.
lesson-nova-luna-refill-idea = Nenhuma das duas peças ajuda. Reponha primeiro e veja o que as três próximas podem fazer.
lesson-nova-luna-refill-done = Repor não custa tempo: você teve peças novas para escolher, e a vez ainda era sua.
lesson-nova-luna-refill-best = Cumprir duas tarefas
lesson-nova-luna-last-token = O último disco
lesson-nova-luna-last-token-teach = Cada tarefa cumprida recebe um disco. Quem coloca primeiro o último disco vence na hora.
lesson-nova-luna-last-token-ask = Coloque seu último disco e vença.
lesson-nova-luna-last-token-idea = Basta uma tarefa. Experimente cada uma das três peças onde várias das suas tarefas abertas se encontram.
lesson-nova-luna-last-token-done = Seu último disco está na mesa e a partida é sua, seja o que for que o oponente ainda planejava.
lesson-nova-luna-solo = Sozinho: as duas fases
lesson-nova-luna-solo-teach = Sozinho, você joga duas fases e quer poucos pontos: cada peça da sua área de jogo conta seu número.
lesson-nova-luna-solo-ask = Coloque os últimos 2 de 8 discos e termine a fase 1 com até 32 pontos.
lesson-nova-luna-solo-idea = Você tem 26 pontos, então cabe no máximo um 6. Uma peça assim pode cumprir as duas tarefas que faltam; depois termine a fase.
lesson-nova-luna-solo-done = A fase 1 termina com no máximo 32 pontos: poucas peças que cumprem muito. A fase 2 é igual.

## O que falta a um objetivo não alcançado

lesson-nova-luna-lacks-task = { $of ->
    [1] A tarefa tem { $have } de 1 peça. Ainda falta: { about-nl-lacks }.
   *[other] A tarefa tem { $have } de { $of } peças. Ainda falta: { about-nl-lacks }.
}
lesson-nova-luna-lacks-tokens = { $of ->
    [1] Você cumpriu { $have } de 1 tarefa.
   *[other] Você cumpriu { $have } de { $of } tarefas.
}
lesson-nova-luna-lacks-time = Isso custou { $have } passos; { $most ->
    [1] 1 passo bastava.
   *[other] { $most } bastavam.
}
lesson-nova-luna-lacks-uninterrupted = { $have ->
    [1] Depois de 1 dos seus { $of } lances, já é a vez do oponente.
   *[other] Depois de { $have } dos seus { $of } lances, já é a vez do oponente.
}
lesson-nova-luna-lacks-out-of-reach = O { $hue } { $number } está ao alcance do seu oponente: entre as três próximas peças.
lesson-nova-luna-lacks-won = { $count ->
    [1] Ainda falta colocar 1 disco: nenhuma tarefa foi cumprida.
   *[other] Ainda falta colocar { $count } discos.
}
lesson-nova-luna-lacks-phase = A fase 1 continua: { $count ->
    [0] os 8 discos estão colocados, agora ela pode terminar.
    [1] falta colocar 1 dos 8 discos.
   *[other] faltam { $count } dos 8 discos.
}
lesson-nova-luna-lacks-points = A fase 1 terminou com { $have } pontos; o limite era { $most }.

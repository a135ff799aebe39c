## O treinador: o que é novo

coach-luna-begin = A cada lance você faz uma ação. As que estão claras são possíveis agora: escolha uma, e o tabuleiro pergunta o resto.
coach-luna-displaced = Seu Noviço teve de deixar a pedra { $tile }: um número maior chegou ao lado, e ele não tinha Livro. Ele espera no Píer; a Maré ou o Veleiro o trazem de volta.
coach-luna-displacing = Quem entra no Templo desloca os vizinhos de números menores, a não ser que tenham um Livro. Cada um rende 1 de influência.
coach-luna-scoring = Uma rodada foi pontuada. Você recebe { $change }: { $priestess } da Sacerdotisa da Lua, { $apostate } do Apóstata, { $temple } pelos seus Noviços no Templo. Ninguém cai abaixo de 0.
coach-luna-new-round = Cada nova rodada começa com todos os Noviços ativos de novo, e as figuras seguem adiante. O Guarda paga { $guard } agora.
coach-luna-time = { $left ->
    [1] As fichas de Tempo estão sendo viradas: resta uma. Com a última, a rodada termina na hora.
   *[other] Uma ficha de Tempo foi virada; restam { $left }. Com a última, a rodada termina na hora, seja qual for o seu plano.
}
coach-luna-last-token = Resta uma ficha de Tempo. Quem meditar agora encerra a rodada e ganha 1 de influência: faça já o que ainda precisa acontecer nesta rodada.
coach-luna-sanctify = Seu Noviço na pedra { $tile } pode entrar no Templo. O Guarda paga { $guard } agora, e menos a cada rodada; em cada pontuação um Noviço no Templo rende 1.
coach-luna-promote = { $needed ->
    [1] Com o seu Santuário, um Noviço ativo na { $isle } basta para ocupar a pedra { $tile }: o primeiro passo para o Templo.
   *[other] Dois Noviços ativos na { $isle } podem mandar um à pedra { $tile }: o primeiro passo para o Templo.
}
coach-luna-apostate = O Apóstata está na { $isle }, e seus Noviços também. Se a rodada terminasse agora, você perderia { $points }: um por Noviço, e mais um.
coach-luna-shrine-favour = Você tem um Santuário na { $isle }: ali um Noviço ativo basta para o { $favour }. Em outro lugar são precisos dois.
coach-luna-build = Você pode construir: tem o Favor do Santuário e dois Noviços ativos com o Mestre Construtor. Um Santuário na { $isle } rende 4 no fim e poupa um Noviço a cada uso.
coach-luna-priestess = A Sacerdotisa da Lua está na { $isle }. Quem tiver ali mais Noviços ativos no fim da rodada recebe mais; um Santuário conta como um.
coach-luna-inactive = Noviços que já agiram ficam ao lado da ilha: estão inativos até a próxima rodada.
coach-luna-recruit = Dois Noviços ativos de uma ilha podem trazer um terceiro da sua reserva. Ele chega inativo, e a partir da próxima rodada você tem um Noviço a mais.
coach-luna-on-stage = Um dos seus Noviços espera no Píer. Só a Maré e o Veleiro o tiram de lá.
coach-luna-journey = Numa Jornada, quantos Noviços ativos você quiser vão a outras ilhas. Eles chegam inativos e estão prontos na próxima rodada, quando a Sacerdotisa da Lua estará na { $isle }.
coach-luna-council = Noviços ativos podem apoiar o Concílio de Sacerdotes, uma casa cada um. Quem está mais acima vence os empates, e no fim sua casa vale o número dela.
coach-luna-tide = A Maré é uma Jornada também para Noviços inativos. No fim de uma rodada isso não custa nada.
coach-luna-herbs = O Favor das Ervas torna ativos um ou dois Noviços inativos de uma ilha: eles podem agir de novo nesta rodada.
coach-luna-sail = Com o Veleiro, um ou dois Noviços chegam a outra ilha e ficam ativos ali na hora.
coach-luna-book = Com o Favor do Livro você leva um Livro da Sabedoria a um dos seus Noviços no Templo: ninguém pode deslocá-lo então.
coach-luna-bribe = Com o Favor do Suborno você alcança a pedra { $tile } já agora, um grupo à frente do Guarda.
coach-luna-virtual = O Favor do Noviço vale por um Noviço ativo: uma ação que pede dois precisa então de um.
coach-luna-expel = Seus Noviços ativos na { $isle } podem expulsar o Apóstata, uma ilha cada um.
coach-luna-last-round = Esta é a última rodada. Depois cada Santuário seu vale 4, cada Favor na mão 1, e o Concílio o valor da sua casa.

## O treinador: por que os outros talvez fizeram isso

coach-luna-last-token-turned = A última ficha de Tempo rende 1 de influência, e ninguém mais pode fazer nada naquela rodada.
coach-luna-displaces = Deslocar rende influência na hora, e o outro perde um Noviço que contaria em cada pontuação.
coach-luna-early = Cedo vale mais: na próxima rodada o Guarda paga só { $next }.
coach-luna-sanctified = No Templo um Noviço rende 1 em cada pontuação que vier.
coach-luna-claimed = A pedra { $tile } está segura agora: ninguém mais pode ocupá-la, e ela pode ser santificada depois.
coach-luna-built = Um Santuário vale 4 no fim, e na { $isle } um Noviço basta a partir de agora.
coach-luna-takes-shrine = Com o Favor do Santuário { $who } pode construir onde está o Mestre Construtor.
coach-luna-takes-herbs = Com as Ervas { $who } pode tornar Noviços ativos de novo e agir mais vezes nesta rodada.
coach-luna-takes-tide = Com a Maré { $who } pode levar depois até Noviços inativos para onde as figuras estarão.
coach-luna-takes-sailboat = Com o Veleiro { $who } pode levar no último momento Noviços ativos à Sacerdotisa da Lua.
coach-luna-takes-bribery = Com o Suborno { $who } pode alcançar uma pedra antes que o Guarda chegue lá.
coach-luna-takes-book = Com o Livro { $who } pode proteger um Noviço no Templo, ou tirar a sua proteção.
coach-luna-takes-novice = O Favor do Noviço pode valer por um Noviço: { $who } o poupa numa ação futura.
coach-luna-recruited = A partir da próxima rodada { $who } tem um Noviço a mais na { $isle }, em cada rodada que vier.
coach-luna-to-priestess = Na { $goal } a Sacerdotisa da Lua estará na próxima rodada: { $who } quer ter mais Noviços ali.
coach-luna-to-builder = Na { $goal } o Mestre Construtor estará na próxima rodada: { $who } quer construir ali.
coach-luna-travels = Noviços que viajam agora ficam inativos, mas no lugar certo quando a próxima rodada começa.
coach-luna-sails = Na { $goal } eles ficam ativos na hora, e contam para a Sacerdotisa da Lua se ela estiver lá.
coach-luna-heals = Noviços ativos podem agir de novo: { $who } pode fazer mais nesta rodada.
coach-luna-moves-book = Um Livro protege de ser deslocado, e movê-lo rende influência.
coach-luna-rises = Mais acima no Concílio { $who } vence os empates, e a casa vale { $value } no fim.
coach-luna-expels-to-you = Na { $isle } o Apóstata agora custa { $points } a você, se a rodada terminar.
coach-luna-expels = Longe do Apóstata { $who } não perde nada na pontuação.
coach-luna-meditates = { $left ->
    [1] Resta uma ficha de Tempo: quem meditar agora encerra a rodada.
   *[other] { $who } não gasta nada e aproxima o fim da rodada: bom para quem está à frente junto à Sacerdotisa da Lua.
}

## O treinador: primeiras ideias

coach-luna-idea-shrine = Construir um Santuário com o Mestre Construtor
coach-luna-idea-temple = Promover, depois santificar
coach-luna-idea-recruit = Recrutar um Noviço
coach-luna-idea-favours = Juntar Favores
coach-luna-idea-prepare = Preparar a próxima rodada: Maré ou Jornada
coach-luna-idea-council = Como jogador inicial: apoiar o Concílio

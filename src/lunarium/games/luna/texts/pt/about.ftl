## Luna: cartões das coisas

about-luna-isle = { $isle }
about-luna-isle-empty = Não há ninguém aqui.
about-luna-isle-is = Dois Noviços ativos aqui, ou um com Santuário, tomam o { $favour }.
about-luna-isle-blocked = O Apóstata bloqueia todas as ações aqui.
about-luna-side = { $who }: { $active ->
    [1] 1 ativo
   *[other] { $active } ativos
}, { $inactive ->
    [1] 1 inativo
   *[other] { $inactive } inativos
}
about-luna-side-shrine = { $who }: { $active } ativos, { $inactive } inativos, um Santuário
about-luna-comes-moon_priestess = Depois desta rodada a Sacerdotisa da Lua vem para cá.
about-luna-comes-master_builder = Depois desta rodada o Mestre Construtor vem para cá.
about-luna-comes-apostate = Depois desta rodada o Apóstata vem para cá, do jeito que está.
about-luna-leaves-moon_priestess = Depois desta rodada a Sacerdotisa da Lua vai para a { $goal }.
about-luna-leaves-master_builder = Depois desta rodada o Mestre Construtor vai para a { $goal }.
about-luna-leaves-apostate = Depois desta rodada o Apóstata vai para a { $goal }, do jeito que está.
about-luna-favours = { $favour }
about-luna-favours-left = { $count ->
    [1] Resta 1 na ilha.
   *[other] Restam { $count } na ilha.
}
about-luna-favour-how = Dois Noviços ativos na ilha dela, ou um com o seu Santuário ali, tomam-na. Você tem no máximo uma de cada tipo.
about-luna-favour-held = { $who } tem uma.
    .you = Você tem uma.
about-luna-favour-missing = { $who } não tem.
    .you = Você não tem.
about-luna-favour-taken = { $count ->
    [0] Ainda não tomada nesta rodada; duas vezes é o máximo.
   *[other] Tomada { $count } de 2 vezes nesta rodada.
}
about-luna-favour-end = Usada, volta à ilha. No fim do jogo cada ficha de Favor na mão vale 1.
about-luna-favour-shrine = Constrói um Santuário na ilha do Mestre Construtor, com dois Noviços ativos ali.
about-luna-favour-herbs = Torna ativos um ou dois Noviços inativos de uma ilha, menos na Ilha das Ervas.
about-luna-favour-tide = Move quaisquer Noviços, também inativos e os do Píer, para outras ilhas.
about-luna-favour-sailboat = Leva um ou dois Noviços a outra ilha, onde continuam ativos.
about-luna-favour-bribery = Abre por uma ação o grupo de pedras logo à frente do Guarda.
about-luna-favour-book = Leva um Livro da Sabedoria no Templo a um Noviço seu ali.
about-luna-favour-novice = Vale por um Noviço em uma ação.
about-luna-active = { $count ->
    [1] 1 Noviço ativo
   *[other] { $count } Noviços ativos
}
about-luna-active-is = Noviços ativos podem agir aqui, viajar ou apoiar o Concílio.
about-luna-active-next = Quem age fica inativo até a próxima rodada.
about-luna-inactive = { $count ->
    [1] 1 Noviço inativo
   *[other] { $count } Noviços inativos
}
about-luna-inactive-is = Já agiram nesta rodada; só Ervas e Maré os alcançam.
about-luna-inactive-next = Na próxima rodada ficam ativos de novo.
about-luna-of-at = { $who }, { $isle }
about-luna-on = na { $isle }
about-luna-with-priestess = A Sacerdotisa da Lua está aqui: Noviços ativos contam para o prêmio.
about-luna-with-apostate = O Apóstata está aqui: no fim da rodada cada Noviço custa 1, e mais 1.
about-luna-shrine = Santuário
about-luna-shrine-is = Aqui basta um Noviço para tomar o Favor ou ocupar uma pedra. Com a Sacerdotisa da Lua conta como peça.
about-luna-shrine-end = No fim do jogo vale { $points }.
about-luna-figure-moon_priestess = Sacerdotisa da Lua
about-luna-figure-master_builder = Mestre Construtor
about-luna-figure-apostate = Apóstata
about-luna-figure-guard = Guarda do Templo
about-luna-figure-moon_priestess-is = No fim da rodada ganha o primeiro prêmio quem tem mais Noviços ativos e Santuários na ilha dela; o Concílio desempata.
about-luna-figure-master_builder-is = Santuários só são construídos na ilha dele.
about-luna-figure-apostate-is = No fim da rodada quem tem Noviços na ilha dele ou junto a ela perde 1, e mais 1 por cada um.
about-luna-figure-guard-is = Ele anda rumo ao Portão do Templo, uma pedra do Guarda por rodada. As pedras atrás dele estão aprovadas.
about-luna-builds = Nesta rodada podem ser construídos Santuários aqui.
about-luna-prize = { $who } com { $pieces }: { $points }
    .you = você com { $pieces }: { $points }
about-luna-loss = { $who }: { $points }
about-luna-last-round = Esta é a última rodada: depois dela contam Santuários, Favores e o Concílio.
about-luna-guard-on = na pedra do Guarda { $guard }
about-luna-guard-pays = Um Noviço que entra no Templo nesta rodada rende { $guard }.
about-luna-guard-walks = Depois desta rodada ele vai para o { $guard }.
about-luna-guard-frees = Depois desta rodada o Guarda vai para o { $guard } e aprova: { $tiles }.
about-luna-guard = Pedra do Guarda { $guard }
about-luna-guard-is = Na rodada { $round } cada Noviço que entra no Templo rende { $guard }.
about-luna-guard-past = O Guarda já saiu dela.
about-luna-guard-now = O Guarda está aqui.
about-luna-guard-later = O Guarda chega aqui na rodada { $round }.
about-luna-tile = Pedra { $tile }
about-luna-tile-is = Um Noviço da { $isle } pode ocupá-la; depois ambos entram no Templo.
about-luna-symbol = Símbolo: { $isle }
about-luna-claimed = ocupada por { $who }
    .you = ocupada por você
about-luna-approved = Está aprovada.
about-luna-bribable = Está logo à frente do Guarda: exige o Favor do Suborno.
about-luna-closed = Ainda está longe demais à frente do Guarda.
about-luna-approved-in = Será aprovada na rodada { $round }.
about-luna-displaces = No Templo ela desloca { $who } da { $tile }.
    .you = No Templo ela desloca você da { $tile }.
about-luna-space = Espaço { $tile } do Templo
about-luna-space-empty = Aqui vem a pedra com este número, com o Noviço dela.
about-luna-space-closed = O Noviço foi deslocado; o espaço fica fechado.
about-luna-space-held = ocupado por { $who }
    .you = ocupado por você
about-luna-space-is = Cada Noviço no Templo rende 1 no fim de cada rodada.
about-luna-space-book = Um Livro da Sabedoria protege este Noviço.
about-luna-threat = { $who } pode deslocar este Noviço com a pedra { $tile }.
    .you = Você pode deslocar este Noviço com a pedra { $tile }.
about-luna-stage = Píer
about-luna-stage-empty = Ninguém espera aqui.
about-luna-stage-side = { $who }: { $count }
about-luna-stage-is = Noviços deslocados esperam aqui até que Maré ou Veleiro os leve a uma ilha.
about-luna-council = Concílio de Sacerdotes
about-luna-council-order = Quem está mais à frente vence os empates.
about-luna-council-is = Empates vão para quem está mais à frente aqui, depois mais alto na pilha. No fim do jogo a casa conta.
about-luna-council-seat = Casa { $number } do Concílio
about-luna-council-value = vale { $value } no fim do jogo
about-luna-council-end = No fim do jogo vale { $points } aqui.
about-luna-disc = Disco do Concílio
about-luna-disc-at = { $who }: { $value }
about-luna-disc-here = { $who } está aqui.
    .you = Você está aqui.
about-luna-disc-rank = Número { $place } no Concílio.
about-luna-tokens = Fichas de Tempo
about-luna-token = Ficha de Tempo
about-luna-tokens-left = { $count ->
    [1] Resta 1 nesta rodada.
   *[other] Restam { $count } nesta rodada.
}
about-luna-token-is = Quem medita vira uma.
about-luna-token-next = Quem vira a última ganha 1, e a rodada termina na hora.
about-luna-token-turned = Está virada.
about-luna-token-burning = Ainda não foi virada.
about-luna-preliminary = Rodada Preliminar
about-luna-preliminary-is = Cada um coloca um Santuário, depois quatro pares de Noviços. Os Favores vêm das duas ilhas que ficam vazias.
about-luna-round-is = Em cada rodada todos agem na sua vez; depois pontuam a Sacerdotisa da Lua, o Apóstata e o Templo.
about-luna-starts = Jogador inicial: { $who }
about-luna-expected = { $who } { $points }: Sacerdotisa da Lua { $priestess }, Apóstata { $apostate }, Templo { $temple }.
about-luna-player = { $who }
about-luna-player-novices = { $active } Noviços ativos, { $inactive } inativos.
about-luna-player-temple = { $count } no Templo.
about-luna-influence = Influência: { $who }
about-luna-influence-now = { $points } de influência agora
about-luna-influence-is = Mais influência depois de seis rodadas vence. Nunca cai abaixo de 0.
about-luna-at-end = No fim do jogo, do jeito que está: Santuários { $shrines }, Favores { $favours }, Concílio { $council }.
about-luna-forecast = Se a rodada terminasse agora
about-luna-forecast-is = O que a pontuação traria do jeito que a mesa está.
about-luna-supply = { $count ->
    [1] 1 Noviço na reserva
   *[other] { $count } Noviços na reserva
}
about-luna-supply-is = Recrutar leva um deles a uma ilha.
about-luna-shrines = { $count ->
    [1] 1 Santuário por construir
   *[other] { $count } Santuários por construir
}
about-luna-shrines-is = Cada um construído vale 4 no fim do jogo.
about-luna-temple = { $count ->
    [1] 1 Noviço no Templo
   *[other] { $count } Noviços no Templo
}
about-luna-temple-is = Cada um rende 1 no fim de cada rodada.
page-action-place-shrine-about = O seu primeiro Santuário vai para uma ilha sem nenhum.
page-action-place-pair-about = Dois Noviços ativos vão para uma ilha onde você não tem nada.
page-action-deactivate-about = Todos os Noviços do oponente em uma ilha ficam inativos e sobem o disco dele no Concílio.
page-action-step-about = Mais um Noviço da jornada ou maré em andamento.
page-action-done-about = Termina a jornada ou maré em andamento.
page-action-end-round-about = Jogo solitário: você já fez o bastante, e a rodada pontua.
why-luna-figure-walks = Ninguém move esta figura: ela anda sozinha depois de cada rodada. Só o Apóstata pode ser expulso.
why-luna-still-guard = Pedras do Guarda não se usam; elas mostram quanto o Guarda paga.
why-luna-still-candle = As fichas de Tempo são viradas uma após a outra.
why-luna-still-council = Nenhum grupo de Noviços ativos de uma ilha leva o seu disco exatamente até aqui agora.
why-luna-others-piece = Isso é de outro jogador; você age com as suas próprias peças.
why-luna-nothing-with-own = Nenhuma ação pode usar isso agora.
why-luna-only-a-number = Isto é só uma contagem; ela muda conforme o jogo.
why-luna-nothing-here = Nenhuma ação leva até aqui agora.
about-luna-from-start = { lb-source-start } { $points }
about-luna-from-sanctification = { lb-source-sanctification } { $points }
about-luna-from-displacement = { lb-source-displacement } { $points }
about-luna-from-book = { lb-source-book } { $points }
about-luna-from-meditation = { lb-source-meditation } { $points }
about-luna-from-priestess = { lb-source-priestess } { $points }
about-luna-from-apostate = { lb-source-apostate } { $points }
about-luna-from-temple = { lb-source-temple } { $points }
about-luna-from-forgiven = { lb-source-forgiven } { $points }
about-luna-from-shrines = { lb-source-shrines } { $points }
about-luna-from-favours = { lb-source-favours } { $points }
about-luna-from-council = { lb-source-council } { $points }

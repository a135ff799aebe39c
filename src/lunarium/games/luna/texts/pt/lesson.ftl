## A lição: título, o que ensina, o que se pede, uma ideia, o que se ganhou, a última estrela

lesson-luna-favour = Ilhas e Favores
lesson-luna-favour-teach = Seus Noviços agem por você. Dois numa ilha obtêm o Favor dela: uma ficha com um poder próprio.
lesson-luna-favour-ask = Pegue o Favor da Maré.
lesson-luna-favour-idea = Quem está em pé na ilha está ativo. Use seus dois Noviços da Ilha da Maré; quem age fica inativo, deitado ao lado da ilha.
lesson-luna-favour-done = O Favor da Maré é seu. Seus dois Noviços agora estão inativos: ficam ao lado da ilha até a próxima rodada.
lesson-luna-shrine-favour = Com um Santuário
lesson-luna-shrine-favour-teach = Um Santuário é uma construção sua numa ilha. Ali, basta um Noviço ativo para obter o Favor.
lesson-luna-shrine-favour-ask = Pegue um Favor que custe só um Noviço ativo.
lesson-luna-shrine-favour-idea = Seu Santuário está na Ilha do Noviço, e você tem um Noviço ativo ali.
lesson-luna-shrine-favour-done = Graças ao Santuário, um Noviço bastou. O que você poupou ainda pode agir nesta rodada.
lesson-luna-recruit = Recrutar
lesson-luna-recruit-teach = Quatro Noviços ainda esperam na sua reserva. Dois Noviços ativos numa ilha trazem mais um.
lesson-luna-recruit-ask = Recrute um Noviço da sua reserva.
lesson-luna-recruit-idea = Serve qualquer ilha com dois Noviços ativos seus. O novo chega inativo e age a partir da próxima rodada.
lesson-luna-recruit-done = Um novo Noviço está ao lado da ilha, ainda inativo. A partir da próxima rodada, um a mais age por você.
lesson-luna-builder = O Mestre Construtor
lesson-luna-builder-teach = O Mestre Construtor é uma figura que anda a cada rodada. Só na ilha dele você pode construir.
lesson-luna-builder-ask = Construa em dois lances um Santuário na ilha dele.
lesson-luna-builder-idea = Construir custa o Favor do Santuário e dois Noviços ativos na ilha dele. Obtenha primeiro o Favor, com seus Noviços na Ilha do Santuário.
lesson-luna-builder-done = Seu Santuário está pronto: aqui um Noviço já obtém o Favor. No fim, ele rende 4 de influência, os pontos do jogo.
lesson-luna-journey = Jornada
lesson-luna-journey-teach = Quem tem mais Noviços junto à Sacerdotisa da Lua ganha influência. Uma Jornada leva os seus até lá.
lesson-luna-journey-ask = Leve dois Noviços aonde a Sacerdotisa da Lua estará na próxima rodada.
lesson-luna-journey-idea = Numa Jornada, quantos Noviços ativos você quiser vão a outras ilhas. Eles chegam inativos e voltam a ficar ativos na próxima rodada.
lesson-luna-journey-done = Dois Noviços esperam onde ela estará. Na nova rodada eles ficam ativos e contam para ela.
lesson-luna-journey-best = Deixar ativos os dois Noviços na ilha atual dela
lesson-luna-tide = Maré
lesson-luna-tide-teach = Para usar um Favor, devolva-o. O Favor da Maré leva Noviços a outras ilhas, até os inativos.
lesson-luna-tide-ask = Leve dois Noviços à Ilha do Livro. Todos os ativos devem continuar ativos.
lesson-luna-tide-idea = Uma Jornada só leva Noviços ativos. Deixe a Maré levar os dois que estão inativos ao lado da Ilha do Veleiro.
lesson-luna-tide-done = Dois Noviços chegaram à Ilha do Livro, e todos os que estavam ativos ainda podem agir nesta rodada.
lesson-luna-sailboat = Veleiro
lesson-luna-sailboat-teach = O Favor do Veleiro leva um ou dois Noviços a outra ilha, e eles continuam ativos.
lesson-luna-sailboat-ask = Fique em primeiro junto à Sacerdotisa da Lua, caso a rodada termine agora.
lesson-luna-sailboat-idea = Para ela só contam Noviços ativos e Santuários, e ninguém tem nada ali. Numa Jornada eles chegariam inativos.
lesson-luna-sailboat-done = Quem veleja continua ativo e já conta: se a rodada terminasse agora, a Sacerdotisa da Lua daria 5 de influência.
lesson-luna-herbs = Ervas
lesson-luna-herbs-teach = O Favor das Ervas deixa ativos de novo um ou dois dos seus Noviços inativos de uma ilha.
lesson-luna-herbs-ask = Tenha de novo dois Noviços ativos na Ilha da Maré.
lesson-luna-herbs-idea = Seus dois Noviços da Ilha da Maré já agiram. Use o Favor das Ervas para os dois.
lesson-luna-herbs-done = Os dois estão ativos de novo: podem agir uma segunda vez na mesma rodada.
lesson-luna-temple = Promoção e Santificação
lesson-luna-temple-teach = Dois passos até o Templo: ocupar uma pedra do caminho (Promoção) e entrar com ela (Santificação).
lesson-luna-temple-ask = Leve um Noviço ao Templo em dois lances.
lesson-luna-temple-idea = As pedras claras do caminho estão aprovadas: podem ser ocupadas. A pedra 8 pede dois Noviços ativos na Ilha do Noviço, ou só um, se você tem um Santuário ali.
lesson-luna-temple-done = Seu Noviço está no Templo: 6 de influência agora, o número da pedra do Guarda, e mais 1 no fim de cada rodada.
lesson-luna-temple-best = Gastar só um Noviço ativo
lesson-luna-bribery = Suborno
lesson-luna-bribery-teach = O Guarda avança. As pedras atrás dele estão aprovadas: pode ocupá-las; as à frente, ainda não.
lesson-luna-bribery-ask = Ocupe uma pedra à frente do Guarda.
lesson-luna-bribery-idea = Devolva o Favor do Suborno ao ocupar: assim você alcança o grupo à frente dele, aqui a pedra 10 ou a 11.
lesson-luna-bribery-done = A pedra é sua antes que o Guarda chegue lá, e ninguém mais pode tirá-la de você.
lesson-luna-displace = Livros e deslocamento
lesson-luna-displace-teach = Quem entra no Templo desloca vizinhos em números menores, a não ser que um Livro os proteja.
lesson-luna-displace-ask = Desloque em dois lances o Noviço do seu oponente do Templo.
lesson-luna-displace-idea = Um Livro protege o Noviço da pedra 4. Com o Favor do Livro, mova-o para o seu Noviço da pedra 5; depois santifique a pedra 8, logo ao lado.
lesson-luna-displace-done = O 8 vence o 4, e o Noviço teve que sair. Você ganha 1 de influência, e o oponente recebe 1 a menos por rodada.
lesson-luna-council = Concílio e empates
lesson-luna-council-teach = Cada um tem um disco no Concílio. No empate, fica na frente quem tem o disco mais alto.
lesson-luna-council-ask = Fique em primeiro junto à Sacerdotisa da Lua, caso a rodada termine agora.
lesson-luna-council-idea = Ali está dois a dois. Cada Noviço ativo que apoia o Concílio sobe seu disco uma casa, e uma casa basta.
lesson-luna-council-done = Agora você está em primeiro junto à Sacerdotisa da Lua: 5 de influência em vez de 2.
lesson-luna-council-best = Gastar só um Noviço ativo
lesson-luna-apostate = O Apóstata
lesson-luna-apostate-teach = No fim da rodada, o Apóstata tira influência: 1 por Noviço seu na ilha dele, e mais 1.
lesson-luna-apostate-ask = Faça com que ele não tire nada de você, caso a rodada termine agora.
lesson-luna-apostate-idea = Noviços ativos na ilha dele podem expulsá-lo, cada um por uma ilha no sentido horário. Na próxima ilha você não tem ninguém.
lesson-luna-apostate-done = Ele tiraria 3 de influência: 2 pelos seus dois Noviços e mais 1. Agora não tira nada de você.
lesson-luna-apostate-best = Gastar só um Noviço ativo
lesson-luna-virtual = O Noviço Temporário
lesson-luna-virtual-teach = O Favor do Noviço é um Noviço na sua mão: em algumas ações, ele substitui um Noviço ativo.
lesson-luna-virtual-ask = Pegue o Favor da Maré, embora só um Noviço seu esteja ativo ali.
lesson-luna-virtual-idea = Você tem um Noviço ativo ali; devolva o Favor do Noviço no lugar do segundo. Ele também ajuda a recrutar, a construir e no Concílio.
lesson-luna-virtual-done = O Favor do Noviço substituiu o segundo Noviço: assim, um bastou para o Favor da Maré.
lesson-luna-meditation = Meditação e pontuação
lesson-luna-meditation-teach = Cada Meditação vira uma ficha de Tempo, uma vela. A última encerra a rodada, e a influência é paga.
lesson-luna-meditation-ask = Termine a rodada agora, enquanto está em primeiro junto à Sacerdotisa da Lua.
lesson-luna-meditation-idea = Duas das três fichas de Tempo estão viradas. Quem vira a última ganha 1 de influência, e a rodada é pontuada na hora.
lesson-luna-meditation-done = A rodada foi pontuada: 1 de influência pela última ficha de Tempo, 5 da Sacerdotisa da Lua e 1 do Templo.
lesson-luna-next-round = Planejar a próxima rodada
lesson-luna-next-round-teach = Depois de seis rodadas o jogo acaba. Figuras pálidas mostram onde estarão na próxima rodada.
lesson-luna-next-round-ask = Tenha o Favor do Santuário e dois Noviços aonde vai o Mestre Construtor.
lesson-luna-next-round-idea = Pegue primeiro o Favor. Depois uma só Jornada pode levar Noviços a várias ilhas.
lesson-luna-next-round-done = Tudo pronto: o Favor na mão, os Noviços no lugar. Na próxima rodada você já pode construir no primeiro lance.
lesson-luna-next-round-best = Dois Noviços também onde a Sacerdotisa da Lua estará
lesson-luna-solo = Sozinho: o oponente
lesson-luna-solo-teach = Sozinho, você tem um oponente de regras fixas. Você escolhe onde os Noviços dele ficam inativos.
lesson-luna-solo-ask = Escolha a ilha para ficar em primeiro junto à Sacerdotisa da Lua.
lesson-luna-solo-idea = Para ela só contam Noviços ativos e Santuários. Na ilha dela, a do Noviço, você tem um Santuário, e ele, dois Noviços.
lesson-luna-solo-done = Os dois Noviços dele não contam mais. Só seu Santuário já põe você em primeiro: 5 de influência no fim da rodada.

## O que falta a um objetivo não alcançado

lesson-luna-lacks-favour = Ainda falta o { $favour }: 0 de 1.
lesson-luna-lacks-favours = { $of ->
    [1] Você pegou { $have } de 1 Favor.
   *[other] Você pegou { $have } de { $of } Favores.
}
lesson-luna-lacks-active = { $of ->
    [1] Na { $isle } você tem { $have } de 1 Noviço ativo.
   *[other] Na { $isle } você tem { $have } de { $of } Noviços ativos.
}
lesson-luna-lacks-spent = { $count ->
    [1] Isso custou um Noviço ativo,
   *[other] Isso custou { $count } Noviços ativos,
} { $most ->
    [0] e não devia custar nenhum.
    [1] e devia custar só um.
   *[other] e devia custar no máximo { $most }.
}
lesson-luna-lacks-novices = { $of ->
    [1] Você tem { $have } de 1 Noviço na { $isle }.
   *[other] Você tem { $have } de { $of } Noviços na { $isle }.
}
lesson-luna-lacks-recruited = { $of ->
    [1] Você recrutou { $have } de 1 Noviço.
   *[other] Você recrutou { $have } de { $of } Noviços.
}
lesson-luna-lacks-shrines-favour = Ainda sem Santuário: falta o Favor dele, 0 de 1.
lesson-luna-lacks-shrines-novices = Ainda sem Santuário: na { $isle } você tem { $have } dos { $of } Noviços ativos necessários.
lesson-luna-lacks-shrines = Ainda sem Santuário: Favor e Noviços estão prontos, só falta construir.
lesson-luna-lacks-temple = Você ocupou 0 de 1 pedra: é o primeiro passo; a Santificação é o segundo.
lesson-luna-lacks-temple-claimed = A pedra { $tile } está ocupada, mas o Noviço ainda não entrou no Templo: falta o segundo passo.
lesson-luna-lacks-claimed = À frente do Guarda você ocupou 0 de 1 pedra.
lesson-luna-lacks-claimed-approved = A pedra { $tile } já estava aprovada. À frente do Guarda você ocupou 0 de 1.
lesson-luna-lacks-displaced-book = 0 de 1 Noviço deslocado: o Livro da pedra { $tile } ainda o protege.
lesson-luna-lacks-displaced = 0 de 1 Noviço deslocado: ninguém está ao lado dele num número maior.
lesson-luna-lacks-time = A rodada continua: { $have } de { $of } fichas de Tempo viradas.
lesson-luna-lacks-gain = Você ganhou { $have } de { $of } de influência.
lesson-luna-lacks-priestess = A Sacerdotisa da Lua daria { $have } em vez de { $of }. Ali contam: você { $mine }, oponente { $theirs }.
lesson-luna-lacks-priestess-tied = Ainda há empate, { $count } a { $count }. { $level ->
    [1] No Concílio vocês dividem uma casa, e o oponente está por cima.
   *[other] No Concílio você está na casa { $mine }, o oponente na { $theirs }.
}
lesson-luna-lacks-apostate = O Apóstata ainda tiraria { $count } de influência de você.
lesson-luna-lacks-next = { $figure }, próxima rodada: na { $isle } você tem { $have } de { $of } Noviços.

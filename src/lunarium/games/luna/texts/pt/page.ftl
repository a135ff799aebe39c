## A página inicial

page-about-luna = Mande seus noviços de ilha em ilha, conquiste o favor dos sacerdotes e leve-os ao templo antes que o Guarda chegue ao portão.
page-facts-luna = cerca de uma hora

## Uma mesa nova

page-solo-about-luna = Você contra um sacerdote que segue regras fixas. Vença com a maior vantagem de influência possível.
page-luna-level = Nível
page-luna-level-1 = As regras de sempre.
page-luna-level-2 = O Apóstata bloqueia todas as ações na ilha dele, mas pode ser expulso.
page-luna-level-3 = Ninguém expulsa o Apóstata, e a Sacerdotisa da Lua e o Mestre Construtor começam juntos.
page-luna-start = Início
page-luna-start-standard = Você coloca
page-luna-start-standard-about = Todos colocam um santuário e quatro pares de noviços.
page-luna-start-preselected = Pronto
page-luna-start-preselected-about = Tudo já está no lugar. Bom para a primeira partida.
page-figures = Onde começam as figuras?
page-components = Alguns valores só estão impressos nos componentes do jogo; o Lunarium os reconstruiu de acordo com tudo o que se sabe, e a sua caixa pode ter alguns números diferentes.
page-components-choice = Valores dos componentes
page-components-reconstructed = Os do Lunarium, reconstruídos
page-components-which = Quais números são reconstruídos?
page-components-priestess = O que a Sacerdotisa da Lua paga ao segundo e ao terceiro com 2 ou 3 jogadores: 2 e 1.
page-components-council = Os lugares do conselho entre o primeiro (0), o que vale 6 e o último (10).
page-components-temple = Quais números e símbolos dividem um tabuleiro do templo, e como os tabuleiros se encaixam.
page-components-start = A maioria dos lugares da preparação pronta.
page-components-builder = Os 4 passos do Mestre Construtor constam de uma única resenha.

## O desafio diário

page-daily-luna = Solo, nível 2. Vale a vantagem sobre o oponente.

## Aprender Luna

page-learn-luna-goal-title = O objetivo
page-learn-luna-goal =
    Em seis rodadas você junta influência: levando noviços ao templo, agradando à Sacerdotisa da Lua e evitando o Apóstata. A maior influência vence.

    Depois que a partida começa não há sorte, e nada fica escondido.
page-learn-luna-isles-title = Ilhas e noviços
page-learn-luna-isles =
    Sete ilhas ficam em volta do templo. Um noviço na ilha está acordado; um ao lado dela dorme até a próxima rodada. Quem trabalha adormece ali mesmo.

    Cada ilha tem o seu favor, uma ficha com um poder especial. Você pode ter uma de cada tipo. Um santuário fortalece você na ilha: muitas ações passam a pedir um noviço em vez de dois.
page-learn-luna-turn-title = Sua vez
page-learn-luna-turn = Faça uma ação, e a vez passa ao próximo, sempre em roda. Se não quiser mais nada, medite: isso vira um marcador de tempo. O último encerra a rodada na hora, para todos. Apresse-se com o que importa.
page-learn-luna-way-title = O caminho ao templo
page-learn-luna-way =
    Primeiro a promoção: dois noviços na ilha cujo símbolo a pedra traz, ou um com o seu santuário ali. Um deles sobe na pedra e a reivindica. Depois a santificação: pedra e noviço entram no templo, e você ganha o número da pedra em que o Guarda está.

    O Guarda anda rumo ao portão, um passo por rodada. As pedras por onde ele passou estão liberadas; o próximo grupo se alcança com suborno; o resto está fechado. Os números dele caem de 6 a 2: cedo vale mais.
page-learn-luna-temple-title = No templo
page-learn-luna-temple = Um noviço que entra desaloja cada vizinho de outro jogador num número menor, por 1 de influência cada; eles vão para o píer e precisam recomeçar. Um Livro da Sabedoria protege. O favor do livro leva qualquer livro a um noviço seu.
page-learn-luna-round-title = O fim de uma rodada
page-learn-luna-round =
    Na ilha da Sacerdotisa da Lua, quem tem mais noviços acordados e santuários ganha o primeiro prêmio. No empate, vence quem está mais alto no concílio. Na ilha do Apóstata você perde 1, e mais 1 por noviço seu ali, acordado ou não. Cada noviço no templo dá 1.

    Então todos acordam, as figuras seguem adiante, e o Guarda se aproxima do portão. Só na ilha do Mestre Construtor se constroem santuários.
page-learn-luna-actions-title = As treze ações
page-learn-luna-actions = Noviços usados adormecem; favores usados voltam à sua ilha.
page-learn-luna-end-title = O fim da partida
page-learn-luna-end = Depois de seis rodadas, cada santuário dá 4, cada favor na mão 1, e o concílio o valor do seu assento. A maior influência vence.
page-learn-luna-solo-title = Sozinho
page-learn-luna-solo = No solo você joga contra um sacerdote que segue regras fixas. Não há marcadores de tempo: você encerra a rodada quando quiser. O resultado é a sua vantagem sobre ele. Em três níveis o Apóstata bloqueia cada vez mais.
page-action-favour = Favor do Sacerdote
page-action-favour-about = Dois noviços de uma ilha, ou um com o seu santuário: pegue o favor dela.
page-action-recruit = Recrutar
page-action-recruit-about = Dois noviços de uma ilha: mais um se junta a eles, dormindo.
page-action-shrine = Santuário
page-action-shrine-about = Favor do santuário e dois noviços na ilha do Mestre Construtor: construa um santuário ali.
page-action-herbs = Ervas
page-action-herbs-about = Favor das ervas: um ou dois adormecidos de uma ilha acordam; não na Ilha das Ervas.
page-action-journey = Jornada
page-action-journey-about = Quantos noviços acordados quiser vão a outras ilhas e dormem lá.
page-action-tide = Maré
page-action-tide-about = Favor da maré: quaisquer noviços, também adormecidos ou do píer, vão a outras ilhas e dormem lá.
page-action-sail = Veleiro
page-action-sail-about = Favor do veleiro: um ou dois noviços de uma ilha ou do píer navegam a outra ilha e seguem acordados.
page-action-promote = Promoção
page-action-promote-about = Dois noviços da ilha da pedra, ou um com o seu santuário: um deles reivindica a pedra.
page-action-sanctify = Santificação
page-action-sanctify-about = Uma pedra reivindicada e liberada entra no templo com o noviço: ganhe o número do Guarda.
page-action-book = Livro
page-action-book-about = Favor do livro: leve um Livro da Sabedoria a um noviço seu no templo; ganhe 1, ou 2 na primeira vez da rodada com dois jogadores.
page-action-council = Concílio
page-action-council-about = Quantos noviços quiser de uma ilha: o seu disco sobe o mesmo tanto de assentos.
page-action-expel = Expulsão
page-action-expel-about = Quantos noviços quiser na ilha do Apóstata: ele anda o mesmo tanto de ilhas.
page-action-meditate = Meditação
page-action-meditate-about = Não precisa de nada: vire um marcador de tempo. O último dá 1 e encerra a rodada.
page-picture-isle = Uma ilha com um santuário e dois noviços acordados do sol, um do planeta, e um adormecido ao lado.
page-picture-path = O caminho: atrás do Guarda duas pedras liberadas, uma já reivindicada; à frente dele duas para suborno, depois duas fechadas.
page-picture-temple = Um noviço entra no 16; o vizinho no 7 tem de sair, o do 9 tem um livro e fica.
page-picture-figures = Sacerdotisa da Lua, Apóstata e Mestre Construtor.
page-picture-turn = Quatro marcadores de tempo; três acesos, um já virado.

## Opções

option-luna-level = Nível solo
option-luna-start = Início
choice-luna-start-standard = escolhido pelos jogadores
choice-luna-start-preselected = predefinido
option-luna-components = Componentes
choice-luna-components-reconstructed = reconstruídos
note-luna-components-reconstructed = Alguns valores impressos dos componentes de Luna não são conhecidos publicamente; aqui foram reconstruídos para combinar com tudo o que se sabe, então um número nas peças da sua caixa pode ser diferente, mas as regras são as mesmas.
option-luna-moon_priestess = { figure-moon_priestess }
option-luna-master_builder = { figure-master_builder }
option-luna-apostate = { figure-apostate }
choice-luna-shrine = { isle-shrine }
choice-luna-herbs = { isle-herbs }
choice-luna-tide = { isle-tide }
choice-luna-sailboat = { isle-sailboat }
choice-luna-bribery = { isle-bribery }
choice-luna-book = { isle-book }
choice-luna-novice = { isle-novice }

## Folhas para imprimir

sheet-luna-actions = As treze ações
sheet-luna-result = Folha de resultado
sheet-luna-signs = Sinais
sheet-luna-sign-novice = um Noviço ativo; usado, fica inativo
sheet-luna-sign-shrine = seu Santuário nessa ilha
sheet-luna-sign-favour = um Favor; ele volta para a sua ilha
sheet-luna-guard = O Guarda paga
sheet-luna-guard-about = Uma pedra do Guarda por rodada, da primeira à sexta.
sheet-luna-round = Quando a rodada acaba
sheet-luna-round-priestess = mais Noviços ativos e Santuário: prêmio
sheet-luna-round-apostate = seus Noviços lá, e 1: perdidos
sheet-luna-round-temple = cada Noviço no Templo: 1
sheet-luna-gather = Reunir
sheet-luna-move = Mover
sheet-luna-temple = Templo
sheet-luna-standing = Prestígio
sheet-luna-short-favour = Pegue o Favor; 1 com Santuário
sheet-luna-short-recruit = Mais um lá, inativo
sheet-luna-short-shrine = Construa na ilha do Construtor
sheet-luna-short-herbs = 1 ou 2 de uma ilha ficam ativos
sheet-luna-short-journey = Para outras ilhas, inativos lá
sheet-luna-short-tide = Quaisquer seus, inativos lá
sheet-luna-short-sail = 1 ou 2 para outra ilha, ativos
sheet-luna-short-promote = Ocupe pedra aprovada; 1 com Santuário
sheet-luna-short-sanctify = Entra no Templo: número do Guarda
sheet-luna-short-book = Um livro para o seu Noviço: 1
sheet-luna-short-council = Uma casa para cada um
sheet-luna-short-expel = O Apóstata anda uma ilha por cada
sheet-luna-short-meditate = Vire uma ficha de Tempo

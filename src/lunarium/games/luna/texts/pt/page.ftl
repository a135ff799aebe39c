## A página inicial

page-about-luna = Mande seus Noviços de ilha em ilha, conquiste o Favor dos sacerdotes e leve seus Noviços ao Templo antes que o Guarda chegue ao Portão.
page-facts-luna = cerca de uma hora

## Uma mesa nova

page-solo-about-luna = Você contra um sacerdote que segue regras fixas. Vença com a maior vantagem de influência possível.
page-luna-level = Nível
page-luna-level-1 = As regras de sempre.
page-luna-level-2 = O Apóstata bloqueia todas as ações na ilha dele, mas pode ser expulso.
page-luna-level-3 = Ninguém expulsa o Apóstata, e a Sacerdotisa da Lua e o Mestre Construtor começam juntos.
page-luna-start = Montagem
page-luna-start-standard = Você coloca
page-luna-start-standard-about = Todos colocam um Santuário e quatro pares de Noviços.
page-luna-start-preselected = Pré-selecionada
page-luna-start-preselected-about = Tudo já está no lugar. Bom para a primeira partida.
page-figures = Onde começam as figuras?
page-components = Alguns valores só estão impressos nos componentes do jogo; o Lunarium os reconstruiu de acordo com tudo o que se sabe, e a sua caixa pode ter alguns números diferentes.
page-components-choice = Valores dos componentes
page-components-reconstructed = Os do Lunarium, reconstruídos
page-components-which = Quais números são reconstruídos?
page-components-priestess = O que a Sacerdotisa da Lua paga ao segundo e ao terceiro com 2 ou 3 jogadores: 2 e 1.
page-components-council = As casas do Concílio entre a primeira (0), a que vale 6 e a última (10).
page-components-temple = Quais números e símbolos dividem um tabuleiro do Templo, e como os tabuleiros se encaixam.
page-components-start = A maioria dos lugares da montagem pré-selecionada.
page-components-builder = Os 4 passos do Mestre Construtor constam de uma única resenha.

## O desafio diário

page-daily-luna = Solo, Nível 2. Vale a vantagem sobre o oponente.

## Aprender Luna

page-action-favour = Favor do Sacerdote
page-action-favour-about = Dois Noviços de uma ilha, ou um com o seu Santuário: pegue o Favor dela.
page-action-recruit = Recrutar
page-action-recruit-about = Dois Noviços de uma ilha: mais um se junta a eles, inativo.
page-action-shrine = Santuário
page-action-shrine-about = Favor do Santuário e dois Noviços na ilha do Mestre Construtor: construa um Santuário ali.
page-action-herbs = Ervas
page-action-herbs-about = Favor das Ervas: um ou dois Noviços inativos de uma ilha ficam ativos; não na Ilha das Ervas.
page-action-journey = Jornada
page-action-journey-about = Quantos Noviços ativos quiser vão a outras ilhas e ficam inativos lá.
page-action-tide = Maré
page-action-tide-about = Favor da Maré: quaisquer Noviços, também inativos ou do Píer, vão a outras ilhas e ficam inativos lá.
page-action-sail = Veleiro
page-action-sail-about = Favor do Veleiro: um ou dois Noviços de uma ilha ou do Píer navegam a outra ilha e continuam ativos.
page-action-promote = Promoção
page-action-promote-about = Dois Noviços da ilha da pedra, ou um com o seu Santuário: um deles ocupa a pedra.
page-action-sanctify = Santificação
page-action-sanctify-about = Uma pedra ocupada e aprovada entra no Templo com o Noviço: ganhe o número do Guarda.
page-action-book = Livro
page-action-book-about = Favor do Livro: leve um Livro da Sabedoria a um Noviço seu no Templo; ganhe 1, ou 2 na primeira vez da rodada com dois jogadores.
page-action-council = Concílio
page-action-council-about = Quantos Noviços quiser de uma ilha: o seu disco sobe o mesmo número de casas.
page-action-expel = Expulsão
page-action-expel-about = Quantos Noviços quiser na ilha do Apóstata: ele anda o mesmo número de ilhas.
page-action-meditate = Meditação
page-action-meditate-about = Não precisa de nada: vire uma ficha de Tempo. A última dá 1 e encerra a rodada.

## Opções

option-luna-level = Nível do jogo solitário
option-luna-start = Montagem
choice-luna-start-standard = escolhida pelos jogadores
choice-luna-start-preselected = pré-selecionada
option-luna-components = Componentes
choice-luna-components-reconstructed = reconstruídos
note-luna-components-reconstructed = Alguns valores impressos dos componentes de Luna não são conhecidos publicamente; aqui foram reconstruídos para combinar com tudo o que se sabe, então um número nas pedras da sua caixa pode ser diferente, mas as regras são as mesmas.
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
sheet-luna-alone = Sozinho: a mais que o oponente
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

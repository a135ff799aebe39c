## Luna: suas palavras

luna-name = Luna
isle-shrine = Ilha do Santuário
isle-herbs = Ilha das Ervas
isle-tide = Ilha da Maré
isle-sailboat = Ilha do Veleiro
isle-bribery = Ilha do Suborno
isle-book = Ilha do Livro
isle-novice = Ilha do Noviço
isle-stage = Píer
favour-shrine = Favor do Santuário
favour-herbs = Favor das Ervas
favour-tide = Favor da Maré
favour-sailboat = Favor do Veleiro
favour-bribery = Favor do Suborno
favour-book = Favor do Livro
favour-novice = Favor do Noviço
goal-shrine = { isle-shrine }
goal-herbs = { isle-herbs }
goal-tide = { isle-tide }
goal-sailboat = { isle-sailboat }
goal-bribery = { isle-bribery }
goal-book = { isle-book }
goal-novice = { isle-novice }
figure-moon_priestess = Sacerdotisa da Lua
figure-master_builder = Mestre Construtor
figure-apostate = Apóstata

## Luna: textos que não são lances

why-luna-unknown-word = Um lance de Luna começa com uma destas palavras: { $words }; um passo de Jornada ou Maré é como “tide>book”.
why-luna-form = Deve ser como “{ $example }”.
why-luna-unknown-isle = Não há ilha “{ $name }”. As ilhas são: { $isles }.
why-luna-unknown-tile = Não há pedra { $tile }; elas vão de 1 a 28.
why-luna-stage-asleep = Ninguém está inativo no Píer: escreva “stage” sem “-”.
why-luna-council-isle = Diga a ilha, como em “council tide 2”; só o Noviço Temporário sozinho dispensa: “council 1*”.
why-luna-council-alone = O Noviço Temporário sozinho dispensa a ilha: escreva “council 1*”.

## Luna: por que não agora

why-phase-shrines = Primeiro cada um coloca um Santuário: escolha uma ilha para o seu.
why-phase-pairs = Agora cada um coloca seus pares de Noviços: escolha uma ilha onde você não tem nada.
why-phase-opponent = Primeiro escolha a ilha de onde os Noviços apoiam o oponente no Concílio.
why-phase-actions = Isso pertence a outra fase; agora é a Fase de Ação.
why-phase-over = A partida acabou.
why-voyage-under-way = Há uma Jornada ou Maré em andamento. Mova mais um Noviço ou termine-a.
why-no-voyage = Não há Jornada nem Maré em andamento. Comece uma com o primeiro Noviço.
why-too-many-actions = Você já fez { $most } ações nesta Fase de Ação; agora só pode encerrá-la.
why-only-in-solo = Isso só existe no jogo solitário.
why-no-meditation-in-solo = O jogo solitário não tem fichas de Tempo. Você mesmo termina a rodada.
why-isle-has-shrine = Já há um Santuário na { $isle }; escolha outra ilha.
why-no-first-shrine-on-herbs = Com dois jogadores, o primeiro Santuário não pode ficar na Ilha das Ervas.
why-own-piece-there = Você já tem uma peça na { $isle }; um par vai para onde você não tem nada.
why-no-opponent-there = O oponente não tem Noviço ativo na { $isle }; escolha uma ilha onde ele tenha.
why-no-favour = Você precisa do { $favour }, que não tem.
why-no-virtual-novice = Isso exige o Favor do Noviço, que você não tem.
why-too-few-novices = { $needed ->
    [1] Você precisa de 1 Noviço ativo na { $isle }; tem { $have }.
   *[other] Você precisa de { $needed } Noviços ativos na { $isle }; tem { $have }.
}
why-too-few-novices-or-shrine = Você precisa de { $needed } Noviços ativos na { $isle }, ou de 1 com um Santuário seu ali; tem { $have }.
why-too-few-asleep = { $needed ->
    [1] Você precisa de 1 Noviço inativo junto à { $isle }; tem { $have }.
   *[other] Você precisa de { $needed } Noviços inativos junto à { $isle }; tem { $have }.
}
why-isle-blocked = O Apóstata bloqueia a { $isle }: ninguém age ali.
why-favour-owned = Você já tem o { $favour }.
why-favour-taken-twice = No jogo solitário cada Favor pode ser pego { $most } vezes por rodada; o { $favour } já foi.
why-virtual-for-itself = O Favor do Noviço não pode ajudar a pegar a si mesmo.
why-no-novice-in-supply = Você não tem mais Noviços na reserva.
why-own-shrine-there = Você já tem um Santuário na { $isle }, onde está o Mestre Construtor.
why-no-shrine-in-supply = Você não tem mais Santuários para construir.
why-herbs-not-on-herbs = As Ervas valem em todas as ilhas, menos na Ilha das Ervas.
why-same-isle = O Noviço precisa ir para outra ilha que não a { $isle }.
why-nobody-active = Você não tem Noviço ativo para sair da { $isle }.
why-nobody-asleep = Você não tem na { $isle } Noviço inativo que ainda não tenha se movido nesta ação.
why-too-few-on-stage = { $needed ->
    [1] Você precisa de 1 Noviço no Píer; tem { $have }.
   *[other] Você precisa de { $needed } Noviços no Píer; tem { $have }.
}
why-nobody-on-stage = Você não tem Noviço no Píer.
why-journey-only-active = Só Noviços ativos das ilhas fazem a Jornada; para os outros você precisa da Maré.
why-step-order = Os Noviços de uma Jornada ou Maré partem em ordem: no sentido horário pela origem, depois pelo destino. Este teria de ir antes do último.
why-tile-not-in-play = A pedra { $tile } não está neste jogo.
why-tile-claimed = Já há um Noviço na pedra { $tile }.
why-tile-in-temple = A pedra { $tile } já está no Templo.
why-shrine-needs-no-virtual = Com o seu Santuário na { $isle } basta um Noviço; o Favor do Noviço fica com você.
why-tile-not-own-claim = Nenhum Noviço seu está na pedra { $tile } do caminho.
why-nothing-claimed = Você não ocupou nenhuma pedra do caminho.
why-tile-not-approved = A pedra { $tile } está longe demais à frente do Guarda; será aprovada na rodada { $round }.
why-tile-needs-bribe = A pedra { $tile } só será aprovada na rodada { $round }; até lá exige o Favor do Suborno.
why-no-bribery-favour = Para alcançar a pedra { $tile } agora você precisa do Favor do Suborno.
why-bribe-not-needed = A pedra { $tile } está aprovada; não precisa de Suborno.
why-no-book-there = Não há Livro na pedra { $tile } do Templo.
why-no-own-novice-there = Nenhum Noviço seu está na pedra { $tile } do Templo.
why-has-book-already = Seu Noviço na pedra { $tile } já tem um Livro.
why-council-full = Seu disco está na última casa do Concílio; não avança mais.
why-no-expulsion-on-level-3 = No Nível 3 o Apóstata não pode ser expulso da { $isle }.

## Luna: opções e montagens

luna-option-preselected-solo = O jogo solitário usa sempre a montagem normal; tire start = preselected.
luna-option-preselected-figure = Na montagem pré-selecionada as figuras são dadas; tire { $option }.
luna-option-level-3 = No Nível 3 a Sacerdotisa da Lua e o Mestre Construtor começam na mesma ilha.
luna-setup-fields = Uma montagem de Luna tem exatamente estes campos: { $fields }.
luna-setup-boards = “boards” deve listar { $count } diferentes entre: { $boards }.
luna-setup-start-tiles = “start_tiles” deve distribuir cada uma destas pedras uma vez: { $tiles }.
luna-setup-isles = “isles” deve listar as sete ilhas, cada uma uma vez.
luna-setup-figure = “{ $field }” deve ser o nome de uma ilha.
luna-setup-figure-chosen = { $figure } deveria começar na { $isle }, mas a montagem tem outra ilha.
luna-setup-level-3 = No Nível 3 “moon_priestess” e “master_builder” devem ser a mesma ilha.
luna-setup-start-player = “start_player” deve ser um destes: { $seats }.
luna-setup-preselected = A montagem pré-selecionada dá as ilhas e figuras; esta tem outras.

## Luna: dados dos componentes

components-unknown = Dados de componentes “{ $name }” desconhecidos. Indique o arquivo com --components ARQUIVO.
components-in-setup = Dados de componentes “{ $name }” inválidos nesta montagem.
components-violated = Dados de componentes inválidos em { $file }.
components-name-taken = O nome “{ $name }” pertence aos dados que vêm com o programa; dê outro “name” aos seus.
components-unreadable = O arquivo { $file } não pode ser lido.
components-not-json = O arquivo { $file } não contém um objeto JSON.
why-components-section-missing = Falta a seção “{ $section }” com o seu “value”.
why-components-section-shape = A seção “{ $section }” não tem a forma da original; compare com “lunarium components --json”.
why-components-isles = “isles” deve ser: { $isles }.
why-components-colours = “player_colours” deve ser: { $colours }.
why-components-priestess-players = A Sacerdotisa da Lua precisa de exatamente um lado para 2, 3 e 4 jogadores.
why-components-priestess-prizes = Uma Sacerdotisa da Lua precisa de um número de passos e de ao menos três prêmios, do maior ao menor.
why-components-builder = “master_builder_moves” deve ser um número inteiro de passos.
why-components-council-order = As casas do Concílio devem ser números inteiros que nunca diminuem.
why-components-council-last = A última casa do Concílio deve valer 10, não { $value }.
why-components-council-six = O Concílio deve ter uma casa que vale 6.
why-components-guards = As pedras do Guarda, a partir do Portão, devem ser: { $guards }.
why-components-board-names = Os tabuleiros do Templo devem ser: { $boards }.
why-components-board-size = O tabuleiro { $board } deve ter 7 números; tem { $count }.
why-components-board-start = O tabuleiro { $board } deve ter exatamente um dos números de 1 a 4; tem { $count }.
why-components-number-count = O número { $number } deve estar nos tabuleiros exatamente uma vez; está { $count } vezes.
why-components-number-range = { $number } não é um número de 1 a 28.
why-components-pair-lacks = Os tabuleiros blue e yellow juntos devem ter o { $number }.
why-components-pair-holds = Nem o tabuleiro blue nem o yellow pode ter o { $number }.
why-components-symbol-missing = A pedra { $tile } não tem símbolo.
why-components-symbol-tile = Não há pedra { $tile }; elas vão de 1 a 28.
why-components-symbol-unknown = A pedra { $tile } traz “{ $found }”, que não é um dos sete símbolos.
why-components-geometry-size = Um tabuleiro precisa de 7 espaços e a moldura de 4 posições.
why-components-geometry-overlap = Com { $players } jogadores, dois espaços do Templo ficariam um sobre o outro.
why-components-geometry-apart = Com { $players } jogadores o Templo se partiria: algum espaço não seria alcançável a partir de outro.
why-components-preselected-ring = A montagem pré-selecionada deve listar as sete ilhas, cada uma uma vez.
why-components-preselected-figures = As figuras da montagem pré-selecionada devem ficar nos lugares de 1 a 7.
why-components-preselected-priestess = Na montagem pré-selecionada a Sacerdotisa da Lua fica na ilha 1.
why-components-preselected-players = A montagem pré-selecionada deve dar as peças de cada cor.
why-components-preselected-places = Na montagem pré-selecionada { $colour } precisa de 1 Santuário e 4 pares em 5 ilhas diferentes.
why-components-preselected-first = Na montagem pré-selecionada { $colour } precisa de um par na ilha 1.

## A página: barra, ajustes, ajuda

page-home = Lunarium, para a página inicial
page-skip = Para o conteúdo
page-close = Fechar
page-save = Salvar
page-more = Mostrar mais
page-loading = Carregando
page-language = Idioma: { $language }
page-theme = Cores
page-theme-system = Como o sistema
page-theme-night = Noite
page-theme-day = Dia
page-theme-to-day = Mudar para as cores do dia
page-theme-to-night = Mudar para as cores da noite
page-you-open = Você e seus ajustes
page-you-guest = Visitante
page-settings = Você e seus ajustes
page-name = Seu nome
page-name-hint = Os outros o veem na mesa.
page-name-empty = Escreva um nome que os outros possam ver.
page-name-saved = De agora em diante você é { $name }.
page-setting-sound = Som
page-setting-sound-hint = Algumas notas suaves: uma jogada, sua vez, uma vitória.
page-setting-motion = Movimento
page-setting-motion-hint = As peças voam e os noviços andam. Desligado: tudo muda na hora.
page-setting-marks = Marcas ao lado das cores
page-setting-marks-hint = Formas e letras maiores, para todo tipo de visão de cores.
page-setting-auto = Confirmar sozinho
page-setting-auto-hint = Uma jogada sem alternativa é feita na hora.
page-help = Ajuda
page-help-start = “Jogar agora” abre na hora uma mesa contra o computador. “Com amigos” dá a você um link para cada lugar; quem o abre se senta, sem cadastro.
page-help-play = Na mesa, tudo o que brilha pode ser usado. Escolha, olhe a prévia, confirme. O que não pode diz por quê, com o número da regra.
page-help-learn = Aprender { $game }
page-help-keys = Teclas na mesa
page-key-enter = confirmar a jogada escolhida
page-key-escape = escolher outra coisa
page-key-undo = voltar atrás
page-key-hint = mostrar uma dica
page-key-type = digitar uma jogada
page-key-help = listar todas as teclas
page-offline = O servidor não responde. Continuamos tentando; suas partidas estão seguras lá.
page-problem-offline = O servidor não responde. Verifique sua conexão; continuamos tentando.
page-problem-server = O servidor está com um problema. Tente de novo daqui a pouco.
page-problem-request = O servidor não entendeu a página. Recarregue-a e tente de novo.
page-problem-page = Algo deu errado nesta página. Recarregue-a e tente de novo.

## Nomes para visitantes, do mapa da lua

page-guest-0 = Tycho
page-guest-1 = Selene
page-guest-2 = Copérnico
page-guest-3 = Aurora
page-guest-4 = Kepler
page-guest-5 = Hipátia
page-guest-6 = Platão
page-guest-7 = Stella
page-guest-8 = Galileu
page-guest-9 = Caroline
page-guest-10 = Órion
page-guest-11 = Maria

## Computadores, lugares, fases da lua

page-level-1 = Brincadeira
page-level-1-about = perdoa tudo
page-level-2 = Lua crescente
page-level-2-about = fácil
page-level-3 = Meia-lua
page-level-3-about = de igual para igual
page-level-4 = Lua brilhante
page-level-4-about = forte
page-level-5 = Lua cheia
page-level-5-about = o mais forte possível
page-greedy = Guloso
page-random = Ao acaso
page-seat = Lugar { $seat }
page-seat-you = Você
page-seat-open = um lugar livre
page-seats-open = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
}
page-seat-scripted = o oponente
page-holder-me = Eu
page-holder-open = Por link
page-holder-computer = Computador
page-holder-me-about = Você se senta aqui.
page-holder-open-about = Senta-se aqui quem abrir o link.
page-level-of-seat = Força do computador no lugar { $seat }
page-name-of-seat = Nome no lugar { $seat }
page-link-of-seat = Link do lugar { $seat }
page-phase-0 = lua nova
page-phase-1 = lua crescente
page-phase-2 = quarto crescente
page-phase-3 = crescente gibosa
page-phase-4 = lua cheia
page-phase-5 = minguante gibosa
page-phase-6 = quarto minguante
page-phase-7 = lua minguante

## A página inicial

page-welcome = Dois jogos da lua
page-tonight = No céu desta noite: { $phase }
page-about-nova-luna = Pegue peças da roda da lua, encaixe-as no seu mosaico e cumpra as tarefas delas. O tempo é o que você paga.
page-about-luna = Mande seus noviços de ilha em ilha, conquiste o favor dos sacerdotes e leve-os ao templo antes que o Guarda chegue ao portão.
page-facts-players = 1 a 4 jogadores
page-facts-nova-luna = cerca de meia hora
page-facts-luna = cerca de uma hora
page-play-now = Jogar agora
page-play-against = contra { $rivals }
page-play-change = Mudar
page-solo = Solo
page-friends = Com amigos
page-learn = Aprender
page-friends-title = { $game } com amigos
page-friends-count = Quantos vão jogar?
page-friends-hint = Você fica no primeiro lugar; cada um dos outros recebe um link.
page-friends-make = Abrir a mesa
page-friends-links = Mande um link a cada amigo. Ele abre o lugar; ninguém precisa de conta.
page-all-options = Todas as opções
page-to-table = Para a mesa
page-copy = Copiar
page-copied = Copiado
page-copy-failed = Não foi possível copiar o link. Selecione-o e copie você mesmo.
page-share = Compartilhar
page-share-text = Venha jogar: este link abre o seu lugar.
page-your-turn = Sua vez
page-just-now = agora mesmo
page-table-over = Terminada
page-table-won = Você venceu
page-table-winner = Vitória: { $name }
page-table-waits = Esperando pessoas
page-table-moves = Na vez: { $name }
page-list-mine = Suas mesas
page-list-mine-empty = Você ainda não está em nenhuma mesa. Um clique acima, e já está.
page-list-public = Partidas para assistir
page-list-public-empty = Ninguém joga em público agora. Torne sua mesa pública e seja o começo.
page-list-finished = Partidas terminadas
page-list-finished-empty = Ainda não há nada para rever. As partidas que você terminar ficam aqui.
page-upload = Trazer uma partida
page-upload-about = Escolha um registro ou solte-o aqui: uma partida terminada para rever, ou uma em andamento para continuar.
page-upload-unreadable = Este arquivo não é um registro. Escolha um arquivo JSON salvo pelo Lunarium.
page-upload-seats = Quem continua esta partida?
page-upload-go = Continuar

## Uma mesa nova

page-new-title = Uma mesa nova: { $game }
page-new-about = Está tudo pronto para jogar; mude o que quiser.
page-new-who = Quem joga?
page-new-players = Jogadores
page-new-game = O jogo
page-new-watch = Quem pode assistir?
page-new-make = Abrir a mesa
page-new-ready = Sua mesa está pronta
page-starts = Quem começa?
page-by-chance = Ao acaso
page-solo-about-nova-luna = Só você contra a roda: coloque todos os 21 discos com as peças mais baratas possíveis.
page-solo-about-luna = Você contra um sacerdote que segue regras fixas. Vença com a maior vantagem de influência possível.
page-first-game = Primeira partida
page-first-game-about = Com três ou quatro jogadores: menos discos, partida mais curta.
page-solo-scoring = Pontuação
page-scoring-whole-display = Mosaico inteiro
page-scoring-whole-display-about = A segunda nota conta todas as suas peças, também as da primeira fase. Menos de 100 é bom.
page-scoring-each-tile-once = Cada peça uma vez
page-scoring-each-tile-once-about = A segunda nota conta só as peças da segunda fase. Mais fácil.
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
page-deal = Número da montagem
page-deal-about = Deixe vazio para o acaso. O mesmo número dá a mesma montagem.
page-deal-wrong = Escreva um número inteiro de no máximo 15 algarismos, ou nada.
page-visibility = Quem pode assistir?
page-visibility-link = Quem tem o link
page-visibility-link-about = A mesa não aparece em nenhuma lista; só quem sabe o endereço a vê.
page-visibility-public = Todos
page-visibility-public-about = A mesa aparece na página inicial; qualquer um pode assistir e ocupar um lugar livre.

## O desafio diário

page-daily = O desafio do dia
page-daily-short = Uma partida solo de cada jogo, igual para todos.
page-daily-about = Uma partida solo de cada jogo, igual para todos aqui. Você tem uma tentativa, sem voltar atrás. Ao terminar, vê como os outros se saíram.
page-daily-played = { $count ->
    [0] Ninguém jogou ainda. Seja o começo.
    [one] Uma pessoa jogou.
   *[other] { $count } pessoas jogaram.
}
page-daily-open = Jogar o de hoje
page-daily-see = Ver os resultados
page-daily-nova-luna = Solo, mosaico inteiro. Quanto menos pontos, melhor.
page-daily-luna = Solo, nível 2. Vale a vantagem sobre o oponente.
page-daily-play = Jogar
page-daily-go-on = Continuar
page-daily-replay = Rever sua partida
page-daily-closed = Os resultados se abrem quando você terminar.
page-daily-looked = Tinha olhado outra partida desta distribuição antes de terminar.
page-daily-lower = Resultados de hoje: o menor é o melhor
page-daily-higher = Resultados de hoje: o maior é o melhor
page-daily-rank = Posição
page-daily-name = Nome
page-daily-score = Resultado

## Nada aqui

page-missing = Aqui só há céu escuro
page-missing-about = Não há nada neste endereço. Confira o link ou comece pela página inicial.
page-missing-home = Para a página inicial

## Aprender

page-learn-title = Como se joga { $game }
page-learn-about = O caminho curto, em poucos minutos. A mesa nunca deixa você fazer uma jogada errada, e diz por quê.
page-learn-ready = É tudo de que você precisa. O resto vem na mesa.
page-learn-play = Jogar a primeira partida

## Aprender Nova Luna

page-learn-nova-luna-goal-title = O objetivo
page-learn-nova-luna-goal =
    Todos têm 20 discos para colocar. Um disco vai para uma tarefa assim que ela é cumprida. Quem primeiro colocar o último disco vence na hora.

    As tarefas são as janelinhas nas peças. Você pega uma peça por vez e a coloca no seu próprio mosaico.
page-learn-nova-luna-take-title = Pegar uma peça
page-learn-nova-luna-take =
    Na sua vez, você pega uma das próximas três peças no sentido horário a partir da figura da lua. Espaços vazios não contam. A figura vai então para onde estava a sua peça: a sua escolha decide o que o próximo alcança.

    Coloque a peça na hora, lado a lado com uma que já está no seu mosaico. A primeira de todas fica em qualquer lugar.
page-learn-nova-luna-time-title = Pagar com tempo
page-learn-nova-luna-time =
    O número da peça é o preço dela: o seu disco anda esse tanto de espaços na trilha da lua.

    A vez é de quem está mais atrás; no mesmo espaço, do disco de cima. Com peças baratas você pode jogar várias vezes seguidas.
page-learn-nova-luna-tasks-title = Cumprir tarefas
page-learn-nova-luna-tasks =
    Uma tarefa mostra cores. Ela é cumprida quando a sua peça toca peças suficientes de cada uma. Conta a peça que encosta com um lado, e também todas da mesma cor ligadas a ela. Cantos não encostam.

    Dois quadrados azuis pedem duas peças azuis: duas ao lado, ou uma corrente de duas em que uma encosta. A própria peça nunca conta. As mesmas peças podem servir a quantas tarefas for.
page-learn-nova-luna-refill-title = Repor a roda
page-learn-nova-luna-refill = Com uma ou duas peças na roda, você pode primeiro encher todos os espaços vazios e depois pegar. Uma roda vazia se enche sozinha.
page-learn-nova-luna-end-title = O fim
page-learn-nova-luna-end = A partida termina no momento em que alguém coloca o último disco. Se as peças acabarem antes, vence quem tiver menos discos. No empate, vence quem teria jogado mais cedo.
page-learn-nova-luna-solo-title = Sozinho
page-learn-nova-luna-solo = O solo tem duas fases: primeiro colocar 8 discos, depois os outros 13. Após cada uma somam-se os números de todas as suas peças; um disco não colocado custa 10. Quanto menor a soma, melhor: menos de 100 é bom.

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
page-action-sailboat = Veleiro
page-action-sailboat-about = Favor do veleiro: um ou dois noviços de uma ilha ou do píer navegam a outra ilha e seguem acordados.
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

page-picture-wheel = A figura da lua e cinco peças depois dela; as três primeiras brilham e podem ser pegas.
page-picture-track = A trilha da lua com três discos; o de trás, a estrela, tem a vez.
page-picture-tasks = Uma peça amarela entre vermelhas e azuis; as tarefas “três vermelhas” e “duas azuis” estão cumpridas.
page-picture-isle = Uma ilha com um santuário e dois noviços acordados do sol, um do planeta, e um adormecido ao lado.
page-picture-path = O caminho: atrás do Guarda duas pedras liberadas, uma já reivindicada; à frente dele duas para suborno, depois duas fechadas.
page-picture-temple = Um noviço entra no 16; o vizinho no 7 tem de sair, o do 9 tem um livro e fica.
page-picture-figures = Sacerdotisa da Lua, Apóstata e Mestre Construtor.
page-picture-turn = Quatro marcadores de tempo; três acesos, um já virado.

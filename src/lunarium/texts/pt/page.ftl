## A página: barra, ajustes, ajuda

page-home = Lunarium, ir para a página inicial
page-skip = Pular para o conteúdo
page-close = Fechar
page-save = Salvar
page-more = Mostrar mais
page-loading = Carregando
page-language = Idioma: { $language }
page-theme = Tema
page-theme-system = Igual ao sistema
page-theme-night = Noite
page-theme-day = Dia
page-theme-to-day = Mudar para o tema do dia
page-theme-to-night = Mudar para o tema da noite
page-you-open = Você e seus ajustes
page-home-short = Página inicial
page-language-choice = Idioma
page-you-guest = Visitante
page-settings = Você e seus ajustes
page-name = Seu nome
page-name-hint = Os outros veem este nome na mesa.
page-name-empty = Escreva um nome que os outros possam ver.
page-name-saved = Agora seu nome é { $name }.
page-setting-sound = Som
page-setting-sound-hint = Alguns sons suaves: um lance, sua vez, uma vitória.
page-pace = Ritmo
page-pace-hint = Como os lances são mostrados: passo a passo, mais depressa ou tudo na hora. Um clique ou uma tecla pula para o fim.
page-pace-calm = Calmo
page-pace-brisk = Rápido
page-pace-once = Na hora
page-setting-marks = Símbolos além das cores
page-setting-marks-hint = Formas e letras maiores, para todo tipo de visão de cores.
page-setting-auto = Confirmar automaticamente
page-setting-auto-hint = Quando só há um lance possível, ele é feito na hora.
page-help = Ajuda
page-help-start = “Jogar agora” abre na hora uma mesa contra o computador. “Com amigos” dá a você um link para cada lugar; quem o abre se senta, sem cadastro.
page-help-play = Na mesa, tudo o que brilha pode ser usado. Escolha, olhe a prévia, confirme. Para o resto, a mesa diz por que não, com o número da regra.
page-help-learn = Aprender { $game }
page-minute = { $game } em um minuto
page-help-keys = Teclas na mesa
page-key-enter = confirmar o lance escolhido
page-key-escape = escolher outra coisa
page-key-undo = voltar o lance
page-key-hint = mostrar uma dica
page-key-type = digitar um lance
page-key-help = listar todas as teclas
page-offline = O servidor não responde. Continuamos tentando; suas partidas estão seguras lá.
page-problem-cookies = Seu navegador não guarda cookies de { $host }, por isso o Lunarium esquece quem você é. Permita cookies para esta página e tente de novo; é só um, e ele só diz que você é você.
page-problem-offline = O servidor não responde. Verifique sua conexão; continuamos tentando.
page-problem-server = O servidor está com um problema. Tente de novo em instantes.
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

page-level-1 = Moleza
page-level-1-about = perdoa tudo
page-level-2 = Lua crescente
page-level-2-about = fácil
page-level-3 = Meia-lua
page-level-3-about = de igual para igual
page-level-4 = Lua brilhante
page-level-4-about = forte
page-level-5 = Lua cheia
page-level-5-about = força máxima
page-greedy = Ganancioso
page-greedy-about = olha um lance à frente
page-random = Aleatório
page-random-about = joga qualquer lance
page-seat = Lugar { $seat }
page-seat-you = Você
page-seat-open = um lugar livre
page-seats-open = { $count ->
    [1] um lugar livre
   *[other] { $count } lugares livres
}
page-seat-scripted = o oponente
page-holder-me = Eu
page-holder-here = Aqui
page-holder-open = Por link
page-holder-computer = Computador
page-holder-me-about = Você fica aqui.
page-holder-open-about = Fica aqui quem abrir o link primeiro.
page-level-of-seat = Força do computador no lugar { $seat }
page-name-of-seat = Nome no lugar { $seat }
page-link-of-seat = Link do lugar { $seat }
page-phase-0 = lua nova
page-phase-1 = lua crescente
page-phase-2 = quarto crescente
page-phase-3 = gibosa crescente
page-phase-4 = lua cheia
page-phase-5 = gibosa minguante
page-phase-6 = quarto minguante
page-phase-7 = lua minguante

## A página inicial

page-welcome = { $count ->
    [2] Dois jogos da lua
   *[other] Jogos da lua
}
page-tonight = No céu desta noite: { $phase }
page-facts-players = { $least } a { $most } jogadores
page-facts-exactly = { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
}
page-play-now = Jogar agora
page-play-against = contra { $rivals }
page-play-change = Mudar
page-solo = Solo
page-friends = Com amigos
page-learn = Aprender
page-friends-title = { $game } com amigos
page-friends-count = Quantos vão jogar?
page-friends-hint = Você fica no primeiro lugar; os outros recebem um link cada um.
page-friends-make = Abrir a mesa
page-friends-links = Mande um link a cada amigo. Ele abre o lugar; ninguém precisa de conta.
page-all-options = Todas as opções
page-to-table = Ir para a mesa
page-share-text = Venha jogar: este link abre o seu lugar.
page-your-turn = Sua vez
page-just-now = agora mesmo
page-table-set-aside = Indisponível
page-table-over = Terminada
page-table-won = Você venceu
page-table-winner = { $name } venceu
page-table-waits = Esperando jogadores
page-table-moves = Vez de { $name }
page-list-mine = Suas mesas
page-list-mine-empty = Você ainda não está em nenhuma mesa. Comece uma partida acima.
page-list-public = Partidas para assistir
page-list-public-empty = Ninguém está jogando em público agora. Abra uma mesa pública e comece você.
page-list-finished = Partidas terminadas
page-list-finished-empty = Ainda não há nada para rever. As partidas que você terminar aparecem aqui.
page-beside = Anotar uma partida real
page-beside-about = Jogando com a caixa? O Lunarium anota a partida, conta os pontos e responde a dúvidas de regras.
page-keep-score = Anotar a partida
page-keep-title = Anotar a partida: { $game }
page-table-kept = Partida real
page-positions = Montar uma posição
page-positions-about = Monte qualquer posição para ver os lances permitidos e o placar, pedir ideias ou continuar dali.
page-upload = Enviar uma partida
page-upload-about = Escolha um registro da partida ou solte-o aqui: uma partida terminada para rever, ou uma em andamento para continuar.
page-upload-unreadable = Este arquivo não é um registro da partida. Escolha um arquivo JSON salvo pelo Lunarium.
page-upload-seats = Quem continua esta partida?
page-upload-go = Continuar

## O motor que falta aqui

engine-missing-title = Os níveis do computador não estão disponíveis
engine-missing-body = O Lunarium foi instalado aqui sem o seu motor rápido. { $games }: só contra um computador simples e sem dicas. Execute “make install” outra vez, ele diz o que falta; ou pergunte a quem mantém este servidor.

## Uma mesa nova

page-position-title = Montar uma posição: { $game }
page-new-title = Nova mesa: { $game }
page-new-about = Está tudo pronto para jogar; mude o que quiser.
page-new-who = Quem joga?
page-new-players = Jogadores
page-new-game = O jogo
page-new-watch = Quem pode assistir?
page-new-make = Abrir a mesa
page-new-ready = Sua mesa está pronta
page-starts = Quem começa?
page-by-chance = Ao acaso
page-deal = Número do sorteio
page-deal-about = Deixe vazio para um sorteio ao acaso. O mesmo número dá sempre o mesmo sorteio.
page-deal-wrong = Escreva um número inteiro de no máximo 15 algarismos, ou nada.
page-visibility = Quem pode assistir?
page-visibility-link = Quem tiver o link
page-visibility-link-about = A mesa não aparece em nenhuma lista; só quem sabe o endereço a vê.
page-visibility-public = Todos
page-visibility-public-about = A mesa aparece na página inicial; qualquer um pode assistir e ocupar um lugar livre.

## O desafio diário

page-daily = Desafio do dia
page-daily-short = Uma partida solo de cada jogo, igual para todos.
page-daily-about = Uma partida solo de cada jogo, igual para todos aqui. Você tem uma tentativa e não pode voltar lances. Ao terminar, vê como os outros se saíram.
page-daily-played = { $count ->
    [0] Ninguém jogou ainda. Comece você.
    [1] Uma pessoa jogou.
   *[other] { $count } pessoas jogaram.
}
page-daily-open = Jogar o de hoje
page-daily-see = Ver os resultados
page-daily-play = Jogar
page-daily-go-on = Continuar
page-daily-replay = Rever sua partida
page-daily-closed = Os resultados aparecem quando você terminar.
page-daily-looked = Viu a partida de outra pessoa antes de terminar.
page-daily-rank = Posição
page-daily-name = Nome
page-daily-score = Resultado
page-setting-muted = Silenciar os outros
page-setting-muted-hint = O que eles dizem à mesa não aparece para você.
page-table-remove = Tirar esta mesa da sua lista: { $game }
page-table-removed = Tirada da sua lista. Para os outros nada muda.
page-table-put-back = Pôr de volta
page-table-score = { $name }: { $score }
page-play-first = com um treinador, contra { $rivals }
page-new-you = Quem é você?
page-daily-best-low = Resultados, { $day }: o menor é o melhor
page-daily-best-high = Resultados, { $day }: o maior é o melhor
page-daily-nobody = Ninguém o terminou.

## Nada aqui

page-missing = Esta página não existe
page-missing-about = Não há nada neste endereço. Confira o link ou comece pela página inicial.
page-missing-home = Ir para a página inicial

## Aprender

page-learn-title = Aprender { $game }
page-stage-title = Aprender { $game }
page-your-first-game = Jogue sua primeira partida
page-learn-progress = { $done } de { $count }

## As regras

page-rules = Regras
page-rules-of = Regras de { $game }
page-rules-search = Buscar nas regras
page-rules-found = { $count ->
    [0] Nada encontrado. Tente outra palavra.
    [1] Encontrado em um lugar.
   *[other] Encontrado em { $count } lugares.
}
page-rules-found-in = Nas regras de { $game }:
page-rules-contents = Conteúdo
page-rules-table = Tabela
page-rules-all = Todas as regras
page-rules-back = Voltar ao jogo
page-rules-unknown = Esta regra não tem texto aqui. Todas as regras estão na página do jogo.
page-rules-print = Imprimir em A4
page-rules-empty = As linhas vazias são para partidas à mesa.
page-rules-fan = Lunarium, um projeto de fãs não oficial

## Estatísticas

page-statistics = Suas partidas
page-statistics-open = Seus resultados

## Problemas

page-puzzles = Problemas
page-places = Menu principal
page-puzzle-list-title = { $game }: problemas
page-puzzles-about = Uma posição, uma ideia clara: encontre o lance.
page-puzzles-open = Resolver problemas
page-puzzles-daily-solved = Hoje: { $solved } de { $count } resolvidos
page-puzzles-streak = { $count ->
    [1] 1 dia seguido
   *[other] { $count } dias seguidos
}

## What the browser does not allow

page-by-hand = Copiar à mão
page-by-hand-how = O navegador só deixa páginas seguras (https) copiarem sozinhas. O texto está selecionado: pressione Ctrl+C ou Cmd+C, ou mantenha o dedo sobre ele.

## Privacy, and the way in by invitation
page-privacy = O que fica guardado aqui
page-privacy-about = Não há contas, endereços nem publicidade. Este servidor guarda só o que os jogos precisam:
page-privacy-name = O nome que você escolheu e o dia da sua última visita.
page-privacy-games = As partidas das suas mesas: quem sentou onde, cada lance e sua hora, o resultado e as estatísticas.
page-privacy-learning = Até onde você foi nas lições e nos problemas, e o que o treinador já lhe disse.
page-privacy-notification = O endereço para avisar que é a sua vez, só se você tiver informado um.
page-privacy-cookie = Um cookie pelo qual o servidor reconhece você; ninguém mais pode lê-lo.
page-privacy-log = O registro do servidor não tem nomes nem endereços de rede.
page-privacy-guests = { $days ->
    [0] Ninguém é esquecido automaticamente.
   *[other] Quem não vem há { $days } dias é esquecido.
}
page-privacy-tables = { $days ->
    [0] As partidas ficam até que sejam removidas.
   *[other] Uma partida em que ninguém mexe há { $days } dias é removida.
}
page-privacy-host = Do anfitrião
page-privacy-yours = Seus dados
page-privacy-download = Baixar tudo sobre mim
page-privacy-leave = Apagar tudo sobre mim
page-privacy-leave-ask = Seu nome, suas partidas sem outras pessoas e o que você aprendeu aqui são apagados para sempre. Partidas com outras pessoas ficam sem o seu nome; onde você ainda joga, o computador assume. Isso é definitivo.
page-privacy-leave-now = Apagar tudo
page-privacy-stay = Manter
page-privacy-gone = Tudo sobre você foi apagado.
page-entrance = Com convite
page-entrance-why = O anfitrião deste servidor deixa entrar quem tem um código de convite.
page-entrance-code = Código de convite
page-entrance-go = Entrar

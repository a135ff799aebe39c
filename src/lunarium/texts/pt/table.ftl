## A mesa: de quem é a vez, até onde vai a partida

table-you = Você
table-minute-you = É você
table-minute-others = Quem mais joga
table-minute-go = Vamos lá
table-sign-0 = o sol, amarelo
table-sign-1 = a estrela, vermelha
table-sign-2 = o planeta, azul
table-sign-3 = a lua, branca
table-your-turn = Sua vez
table-their-turn = Vez de { $who }
table-thinking = { $who } está pensando
table-thinks = pensando
table-waiting-open = Esperando um jogador
table-over = Fim de jogo
table-move-number = Lance { $number }
table-choose = Escolha o que brilha.
table-choose-listed = Escolha um lance da lista.
table-watching = Você está assistindo.
table-went-back = Lance retirado: a partida continua do lance { $number }.
table-overtaken = Outra pessoa jogou primeiro; a posição agora é esta.
table-connection-reconnecting = Reconectando …
table-connection-offline = Sem conexão; tentando de novo
table-cannot-open = Esta mesa não pode ser aberta
table-closed-daily = Esta é uma partida do desafio do dia de hoje. Jogue-o primeiro; depois você verá como os outros foram.
table-try-again = Tentar de novo
table-home = Página inicial

## A mesa: ações e teclas

table-actions = Ações
table-take-back = Voltar o lance
table-put-back = Devolver
table-back-short = Voltar lance
table-hint = Dica
table-why = Por quê?
table-confirm = Confirmar
table-close = Fechar
table-rule = Regra { $rule }
table-not-chosen = Escolha primeiro um lance; depois você pode confirmá-lo.
table-not-turn = É a vez de { $who }. Você pode agir quando for a sua.
table-not-thinking = { $who } está pensando. É só um momento.
table-not-watching = Você está assistindo; só quem está sentado à mesa pode fazer isso.
table-not-past = Volte à posição atual para jogar.
table-not-over = A partida acabou.
table-not-sending = Seu lance está a caminho.
table-not-asked = Ainda há uma pergunta à mesa sem resposta.
table-not-played = Não há lance seu para voltar.
table-not-back-daily = No desafio do dia não se volta o lance: cada um tem uma tentativa.
table-not-hint-people = Só há dicas quando todos os outros à mesa são computadores.
table-not-hint-daily = Não há dicas no desafio do dia: cada um joga sozinho.
table-hint-title = O que um computador forte jogaria
table-move-title = Digitar um lance
table-move-about = Comece a digitar; Tab completa, as setas escolhem, Enter põe no tabuleiro.
table-why-title = Por que não?
table-why-about = Digite um lance para ver que regra o proíbe.
table-move-field = Lance
table-move-list = Lances possíveis
table-move-legal = Permitido:
table-move-legal-for-mover = Permitido a quem está na vez.
table-move-more = { $count ->
    [1] mais 1
   *[other] mais { $count }
}
table-move-none = Não é a sua vez; mesmo assim você pode perguntar sobre qualquer lance.
table-move-choose = Pôr no tabuleiro
table-keys-title = Teclas
table-keys-table = Em toda mesa
table-key-confirm = confirmar o lance escolhido
table-key-cancel = cancelar; ir para a posição atual
table-key-take-back = voltar o lance
table-key-hint = pedir uma dica
table-key-why = perguntar por que um lance não é permitido
table-key-notation = digitar um lance
table-key-text = o tabuleiro como texto, e de volta
table-key-step = na reprise: um lance para trás ou para a frente
table-key-ends = na reprise: início ou fim
table-key-play = na reprise: reproduzir ou pausar
table-key-keys = esta lista
table-learn = Aprender { $game }

## A mesa: a história e a reprise

table-drawing = O tabuleiro
table-story = História da partida
table-story-empty = Ainda não aconteceu nada.
table-story-jump = Mostrar o tabuleiro neste momento
table-last-more = { $count ->
    [1] +1 passo
   *[other] +{ $count } passos
}
table-story-undone = Mostrar lances retirados
table-story-taken-back = Lance retirado:
table-review = Análise
table-review-open = Análise desta partida
table-replay = Reprise
table-moment = { $ply } de { $last }
table-first = Para o início
table-previous = Um lance para trás
table-next = Um lance para a frente
table-last = Para o fim
table-play = Reproduzir
table-pause = Pausar
table-to-now = Ir para a posição atual
table-to-end = Para o fim
table-replay-insight = Prévias desta posição

## A mesa: o que acontece, passo a passo

table-beat = O que acontece
table-beat-skip = Pular
table-beat-again = Mostrar de novo
table-beat-together = Total
table-story-newest = Para a linha mais nova
table-key-again = mostrar de novo o que aconteceu

## A mesa: seu menu

table-menu = Menu da mesa
table-coach-on = Treinador ligado
table-coach-off = Treinador desligado
table-coach-begin = Ligar o treinador
table-coach-end = Desligar o treinador
table-seats = Lugares
table-as-text = Tabuleiro como texto
table-as-board = Tabuleiro como imagem
table-share = Compartilhar
table-copy = Copiar
table-copied = Copiado.
table-edit-position = Mudar esta posição
table-download = Baixar a partida
table-info = Sobre esta mesa
page-option-players = Lugares
table-yes = sim
table-no = não
table-visibility = Quem a encontra
table-visibility-link = quem tiver o link
table-visibility-public = todos
table-created = Aberta
table-daily = Desafio do dia
table-deal = Número do sorteio
table-deal-chosen = Este sorteio foi escolhido pelo número: quem abriu a mesa talvez o conheça. A partida não conta para as estatísticas.
table-origin = Ramificada
table-origin-link = de outra mesa, depois do lance { $ply }

## A mesa: lugares

table-open-seat = Lugar { $number }
table-scripted = Oponente
table-seat-yours = seu lugar
table-seat-open-about = ainda livre
table-seat-computer = um computador
table-seat-scripted = joga pelas regras solo
table-seat-here = está à mesa
table-seat-away = está ausente agora
table-presence-here = aqui
table-presence-away = ausente
table-seats-invite = Mande o link de cada lugar livre à pessoa que deve ficar nele.
table-open-seats = { $count ->
    [1] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
table-invite = Convidar
table-sit-down = Sentar
table-only-watch = Só assistir
table-link-of-seat = Link do lugar { $number }
table-make-link = Criar link
table-new-link = Novo link
table-new-link-about = O link antigo deixa de funcionar. Criar um novo?
table-hand-over = Passar o lugar
table-hand-over-about = Você recebe um link. Quem o abrir assume seu lugar, neste ou em outro aparelho.
table-hand-over-link = Quem abrir este link assume seu lugar.
table-resign = Deixar um computador assumir
table-resign-about = Você sai da partida e um computador joga por você. Não é possível voltar a este lugar, e a partida não conta nas suas estatísticas.
table-fill = Deixar um computador jogar
table-fill-about = Um computador ocupa o lugar livre; o link dele deixa de funcionar.
table-seat-computer-plays = Agora um computador joga ali.
table-level = Força do computador
table-never-mind = Cancelar
table-share-watch = Link para assistir
table-name = Seu nome
table-name-hint = Os outros veem este nome, aqui e nas suas outras mesas.
table-name-empty = Digite um nome, para que os outros saibam quem joga.
table-save = Salvar
table-renamed = Seu nome foi alterado.
table-claim-title = Convite para jogar { $game }
table-claim-about = Este lugar é seu. Que nome os outros devem ver?
table-claim-others = À mesa
table-claim-name-hint = Até 40 caracteres.
table-claimed = Boas-vindas à mesa.

## A mesa: desfazer, ramificar, avisar

table-offer-asked = { $count ->
    [1] { $who } pede para voltar um lance.
   *[other] { $who } pede para voltar { $count } lances.
}
table-offer-others = { $count ->
    [1] { $who } pede para voltar um lance; os outros decidem.
   *[other] { $who } pede para voltar { $count } lances; os outros decidem.
}
table-offer-waits = Você pediu para voltar o lance. Esperando { $names }.
table-accept = Permitir
table-refuse = Recusar
table-withdraw = Retirar o pedido
table-leave = Sair da partida ou encerrá-la
table-end-together = Encerrar em comum acordo
table-end-about = Sem resultado, assim que { $names } concordar. A partida então não conta nas estatísticas de ninguém.
table-end-about-all = Sem resultado, assim que todos concordarem: { $names }. A partida então não conta nas estatísticas de ninguém.
table-end-alone = Ninguém mais joga aqui ainda. A partida termina sem resultado, e os links dos lugares livres deixam de funcionar.
table-end-ask = Perguntar aos outros
table-end-now = Encerrar a partida
table-end-asked = { $who } quer encerrar a partida sem resultado.
table-end-others = { $who } quer encerrar a partida sem resultado; os outros decidem.
table-end-waits = Você pediu para encerrar a partida. Esperando { $names }.
table-end-agree = Encerrar
table-end-refuse = Continuar
table-ended-early = Os jogadores encerraram a partida antes do fim
table-ended-early-about = Ela não tem resultado e não conta nas estatísticas de ninguém. Você pode revê-la, continuar de qualquer posição ou jogar de novo.
table-fork = Continuar daqui em uma nova mesa
table-fork-short = Continuar daqui
table-fork-about = A nova mesa começa da posição depois do lance { $ply } de { $last }. O que está virado para baixo é embaralhado de novo. Quem deve sentar ali?
table-fork-go = Abrir a mesa
table-notify = Avisos
table-notify-browser = Avisar neste navegador
table-notify-browser-hint = Quando for sua vez e você estiver olhando outra coisa. O navegador vai perguntar.
table-notify-denied = O navegador proíbe. Permita avisos desta página nas configurações dele.
table-notify-unsupported = Este navegador não pode avisar.
table-notify-sound = Som
table-notify-sound-hint = Um toque suave quando for sua vez.
table-notify-service = Um serviço seu
table-notify-url = Endereço do serviço
table-notify-url-hint = Um webhook ou um e-mail: https://ntfy.sh/meu-topico, mailto:eu@example.org. Este servidor permite: { $services }.
table-notify-active = Você recebe um aviso ali quando for sua vez.
table-notify-inactive = Você ainda não recebe avisos ali.
table-notify-disabled = Este servidor não avisa outros serviços.
table-notify-saved = Você vai receber avisos ali.
table-notify-stop = Parar
table-notify-stopped = Você não recebe mais avisos ali.

## A mesa: o fim

table-result = Resultado
table-result-you = Você venceu!
table-first-win = Sua primeira vitória em { $game }!
table-first-win-why = O que mais rendeu de uma vez: lance { $number }
table-result-more = Mais
table-result-winner = { $who } venceu
table-ranking = Classificação
table-score = De onde vêm os pontos
table-course = A evolução da partida
table-course-slider = Evolução da partida: as setas avançam, Enter mostra o tabuleiro
table-course-table = O mesmo em tabela
table-course-move = Lance
table-rematch = Jogar de novo
table-rematch-daily = Nova partida solo
table-print-result = Imprimir resultado

## A mesa: nomes das regras

table-rule-docs-notation-md = Notação

## A mesa: as pessoas

table-shuffled-again = O que está virado para baixo foi embaralhado de novo, porque parte já tinha sido vista.
table-arrival-sits = { $name } sentou-se à mesa.
table-arrival-comes = { $name } está à mesa.
table-arrival-goes = { $name } não está mais aqui.
table-arrival-computer = Um computador continua por { $name }.
table-somebody-here = { $name } está aqui
table-somebody-away = { $name } não está aqui
table-phrases = Dizer algo
table-qr = Código QR
table-qr-about = O link como código QR: aponte uma câmera para se sentar.
table-again-ready = Uma nova mesa está pronta para todos vocês.
table-again-join = Ir para a nova mesa
table-again-watch = Assistir lá
table-next-level = A seguir: { $level }
table-margin = { $margin } à frente de { $who }.
    .you = { $margin } à sua frente.
table-margin-none = Empate com { $who }; decidiu o critério de desempate.
    .you = Empate com você; decidiu o critério de desempate.
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-your-turn = Sua vez!
phrase-one-moment = Um momento, por favor.
phrase-thinking = Deixe-me pensar.
phrase-nice = Belo lance!
phrase-well-played = Bem jogado!
phrase-oh-no = Ah, não!
phrase-sorry = Desculpe!
phrase-thanks = Valeu!
phrase-again = Mais uma?
phrase-bye = Preciso ir. Até logo!

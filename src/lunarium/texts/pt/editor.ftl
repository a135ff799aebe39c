## Uma posição montada à mão

editor-about = Ponha tudo como está na sua mesa. Os problemas aparecem ao lado de onde estão; assim que a posição for possível, você vê os lances permitidos, pede ideias ou continua a partida.
editor-tools = Começar com
editor-back = Voltar uma mudança
editor-start-blank = Mesa vazia
editor-start-random = Posição ao acaso
editor-start-example = Exemplo
editor-paste = De um texto
editor-paste-label = O texto de uma posição
editor-paste-hint = Um link para uma posição também serve.
editor-paste-go = Mostrar
editor-players = Jogadores
editor-verdict = O que dizem as regras
editor-possible = Esta posição é possível
editor-impossible = Ainda não é uma posição possível
editor-faults = { $count ->
    [1] Falta corrigir uma coisa.
   *[other] Falta corrigir { $count } coisas.
}
editor-to-move = É a vez de { $who }.
editor-over = A partida acabou: { $who } venceu.
editor-play-on = Continuar daqui
editor-play-on-about = Escolha quem senta onde. O que está virado para baixo é embaralhado. Quando acabar, a partida pode ser analisada.
editor-play-go = Ir para a mesa
editor-keep = Anotar daqui
editor-share = Compartilhar o link
editor-copy = Copiar o texto
editor-score = O placar até aqui
editor-ideas = O que um computador forte jogaria
editor-ask = Mostrar ideias
editor-line = Depois se espera: { $moves }
editor-review = Analisar: { $move }
editor-reviewing = O lance está sendo analisado …
editor-reviewed-right = Certo: a análise não encontra nada claramente melhor.
editor-reviewed-near = Quase: perde { $loss }. Melhor: { $better }.
editor-reviewed-wrong = Perde { $loss }. Claramente melhor: { $better }.
editor-loss-win = { $points ->
    [1] 1 ponto percentual
   *[other] { $points } pontos percentuais
} da chance de vencer
editor-loss-score = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
editor-legal = { $count ->
    [1] Um lance é possível
   *[other] { $count } lances são possíveis
}

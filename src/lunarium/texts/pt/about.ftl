## A mesa: cartões das coisas

about-row-is = O que é
about-row-now = Agora
about-row-has = Tem
about-row-lacks = Falta
about-row-next = Depois
about-can = Você pode
about-cannot = Agora não
about-more = { $count ->
    [1] mais 1 motivo
   *[other] mais { $count } motivos
}
about-mode = O que é isto?
about-mode-on = Aponte para algo: toque ou clique.
about-mode-keys = Teclas: Tab vai de uma coisa a outra, Escape encerra.
about-mode-off = Você parou de apontar.
about-typed = Perguntar por um lance digitado

## Dicas

hint-ideas = Ideias, a melhor primeiro
hint-take = Escolher este
hint-line = Os lances esperados
hint-line-play = Percorrer os lances
hint-line-step = Só um ensaio: { $step } de { $of }
hint-line-end = Voltar ao jogo
hint-line-unknown = Não dá para percorrer: ninguém sabe quais peças vêm.
hint-expects-win = Chance de vencer:
hint-expects-score = Pontos esperados:
hint-about-win = Os números são a chance de cada jogador vencer depois deste lance.
hint-about-score = Os números são os pontos esperados depois deste lance.

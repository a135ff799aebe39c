## As próprias partidas em números e imagens

stats-count = { $games ->
    [1] 1 partida
   *[other] { $games } partidas
} desde { $since }: { $others } com outras pessoas ou computadores, { $solo } solo
stats-empty = Sua primeira partida terminada aparece aqui
stats-empty-about = Como você se sai contra cada nível, seus resultados solo ao longo do tempo, de onde vêm seus pontos: as imagens crescem com cada partida que você termina.
stats-empty-play = Escolher um jogo
stats-nothing = Nenhuma partida sua corresponde a esta escolha.
stats-reset = Mostrar todas as partidas

stats-filter = Quais partidas mostrar
stats-game = Jogo
stats-all-games = Todos os jogos
stats-mode = Modo
stats-any-mode = Todos os modos
stats-players = Jogadores
stats-any-players = Qualquer número
stats-players-count = { $count ->
    [1] Solo
   *[other] { $count } jogadores
}
stats-opponents = Contra
stats-anybody = Qualquer um
stats-against-people = Pessoas
stats-against-alone = Solo
stats-time = Período
stats-time-all = Desde o início
stats-time-year = Últimos 12 meses
stats-time-quarter = Últimos 3 meses
stats-time-month = Este mês

stats-as-tables = Como tabelas
stats-take = Salvar ou imprimir
stats-csv = Resultados como tabela (CSV)
stats-json = Resultados para programas (JSON)
stats-print = Imprimir esta página

stats-levels = Vitórias contra cada nível
stats-levels-about = Proporção de vitórias. A barra mostra a certeza; a marca, o que uma partida equilibrada daria.
stats-games = Partidas
stats-won = Vitórias
stats-share = Proporção
stats-sure = Entre
stats-even = Equilíbrio
stats-range = { $low } a { $high }

stats-solo = { $game }, solo
stats-solo-lower = Menos é melhor.
stats-solo-higher = Mais é melhor.
stats-solo-shown = As últimas { $shown } de { $all } partidas.
stats-aim-below = meta: abaixo de { $aim }
stats-aim-above = meta: acima de { $aim }
stats-mean-five = média das últimas cinco
stats-best-score = melhor: { $score }
stats-date = Data
stats-result = Resultado
stats-reached = Meta atingida
stats-yes = sim
stats-no = não

stats-numbers = Em números
stats-part = { $part } de { $whole }
stats-lately = vitórias nas últimas partidas
stats-streak-present = vitórias seguidas, agora
stats-streak-longest = vitórias seguidas, recorde
stats-all-won = de todas as partidas vencidas
stats-best-of = melhor: { $mode }
stats-sound = das suas escolhas entre melhores e boas
stats-given-move = de uma partida perdidos por lance

stats-sources = { $game }: de onde vêm seus pontos
stats-sources-you = você, média de { $games ->
    [1] 1 partida
   *[other] { $games } partidas
}
stats-sources-strong = computadores fortes, média de { $games } partidas
stats-source = Origem
stats-you = Você
stats-strong = Fortes
stats-gap = Diferença
stats-sources-score = Resultado

stats-accuracy = Precisão
stats-accuracy-about = Das análises, só as suas escolhas. Uma escolha é acertada quando foi a melhor ou boa.
stats-accuracy-none = Peça a análise de uma partida terminada: então você vê aqui quantas das suas escolhas foram acertadas.
stats-sound-share = Escolhas acertadas
stats-given-game = Perdido por partida
stats-given-about = O que todas as escolhas de uma partida perderam, em centésimos de uma partida.
stats-reviewed = { $games ->
    [1] 1 partida analisada
   *[other] { $games } partidas analisadas
}

stats-results = Todos os resultados
stats-results-about = Por modo e adversário.
stats-mean = Média
stats-best = Melhor
stats-worst = Pior

stats-themes = Ideias que você mais deixa passar
stats-themes-about = Dos problemas: resolvidos na primeira tentativa, sem ajuda.
stats-themes-none = Resolva alguns problemas: então você vê aqui quais ideias deixa passar e pode praticá-las.
stats-themes-all = Até agora você não deixou passar nenhuma ideia nos problemas.
stats-practise = Praticar
stats-practise-of = Praticar: { $theme }

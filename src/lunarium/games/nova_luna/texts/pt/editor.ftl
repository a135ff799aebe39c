## Uma posição montada à mão

nl-editor-wheel = Roda da lua
nl-editor-where = O que preencher
nl-editor-displays = Áreas de jogo
nl-editor-display = Área de jogo: { $side }
nl-editor-space = Espaço { $space }: { $holds }
nl-editor-figure = a figura da lua
nl-editor-empty = vazio
nl-editor-choose-place = Escolha um lugar na roda da lua ou numa área de jogo, depois uma peça.
nl-editor-figure-there = A figura da lua está aqui. Escolha outro espaço para uma peça.
nl-editor-holds = Aqui está { $tile }. Escolha outra peça para este lugar ou tire esta.
nl-editor-space-free = O espaço { $space } da roda da lua está livre. Escolha a peça dele.
nl-editor-cell-free = Um lugar livre na área de jogo: { $side }. Escolha a peça dele.
nl-editor-clear = Tirar a peça
nl-editor-put-figure = Figura da lua aqui
nl-editor-box = As peças
nl-editor-by-colour = Só uma cor
nl-editor-by-number = Número
nl-editor-all = todos
nl-editor-red = Vermelho
nl-editor-blue = Azul
nl-editor-turquoise = Turquesa
nl-editor-yellow = Amarelo
nl-editor-on-wheel = { $tile } já está na roda da lua.
nl-editor-in-display = { $tile } já está numa área de jogo: { $side }.
nl-editor-see = Há algo a corrigir nesta área de jogo: { $side }.
nl-editor-order = Posta como peça { $number } de { $count }
nl-editor-earlier = Posta antes
nl-editor-later = Posta depois
nl-editor-queue = Ordem de jogo
nl-editor-queue-about = Joga quem está mais atrás na trilha da lua. No mesmo espaço, quem está por cima.
nl-editor-distance = { $count ->
    [1] um espaço na trilha da lua
   *[other] { $count } espaços na trilha da lua
}
nl-editor-on-top = Está por cima
editor-unit-tokens-left = Discos ainda por colocar
editor-unit-solo-score = Pontos; menos é melhor

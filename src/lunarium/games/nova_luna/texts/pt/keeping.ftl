# Keeping score beside a real table: the tiles that are turned up.

keep-nl-wheel = Peças na roda da lua
keep-nl-wheel-about = Comecem logo depois da figura da lua, no sentido horário. Toquem em cada peça como está lá; para trocar, toquem no espaço dela.
keep-nl-refill-about = Reponham a roda da lua na mesa, no sentido horário a partir da figura da lua. Depois toquem nas peças na mesma ordem.
keep-nl-space = { $number }: { $tile }
keep-nl-empty = { $number }: vazio
keep-nl-next = { $number }: vazio, o próximo
keep-nl-progress = { $done } de { $count } peças
keep-nl-missing = { $count ->
    [1] Um espaço ainda está vazio.
   *[other] { $count } espaços ainda estão vazios.
 }
keep-nl-tiles = Todas as peças
keep-nl-colour = Cor
keep-nl-number = Número
keep-nl-red = Vermelho
keep-nl-blue = Azul
keep-nl-turquoise = Turquesa
keep-nl-yellow = Amarelo
keep-nl-used = { $tile }, já apareceu
nova-tile-seen = O { $hue } { $number } (peça { $tile }) não pode aparecer agora: já foi visto. Veja de novo qual é a peça.

## Nova Luna: the game

nova-luna-name = Nova Luna
hue-red = vermelho
hue-blue = azul
hue-turquoise = turquesa
hue-yellow = amarelo
beside-red = { hue-red }
beside-blue = { hue-blue }
beside-turquoise = { hue-turquoise }
beside-yellow = { hue-yellow }

## Nova Luna: set-ups that cannot be played

nova-setup-fields = Aqui, uma montagem tem exatamente estes campos: { $fields }. Encontrado: { $found }.
nova-setup-numbers = O campo “{ $field }” da montagem precisa ser uma lista de números inteiros.
nova-setup-tower = A torre precisa citar cada lugar uma única vez, de baixo para cima: { $seats }.
nova-setup-wheel = A roda da lua precisa de { $needed } peças, mas a montagem tem { $found } nela.
nova-setup-supply = A reserva precisa de { $needed } peças, mas a montagem tem { $found } nela.
nova-setup-no-such-tile = A montagem cita uma peça que não existe. As peças são numeradas de 1 a { $last }.
nova-setup-tile-twice = A peça { $tile } aparece duas vezes na montagem. Cada peça existe uma única vez.

## Nova Luna: texts that are no move

why-form-of-tile-move = Escreva “refill”, “end-phase” ou uma peça e seu lugar, por exemplo “17@2,-1”.
why-number-spelling = Escreva os números de forma simples: sem espaços, zeros à esquerda, sinais de mais ou “-0”.
why-no-such-tile = As peças são numeradas de 1 a { $last }.
why-cell-too-far = Nenhuma área de jogo chega tão longe: as duas coordenadas ficam entre -{ $farthest } e { $farthest }.

## Nova Luna: reasons against a move

why-refill-solo = No jogo solo, você não repõe peças durante uma fase. Em vez disso, pegue uma peça.
why-refill-track-full = A trilha de seleção já está cheia. Pegue uma peça.
why-refill-too-early = Você só pode repor quando restarem no máximo { $limit } peças na trilha de seleção; ainda há { $tiles }.
why-refill-supply-empty = A reserva está vazia, não há com o que repor.
why-end-phase-not-solo = Só o jogo solo tem fases. Pegue uma peça.
why-end-phase-second = A segunda fase não pode ser encerrada antes da hora. Continue até colocar todos os discos ou acabarem as peças.
why-end-phase-too-early = Você pode encerrar a primeira fase assim que { $needed } discos estiverem colocados. Colocados até agora: { $placed }.
why-tile-out-of-reach = O { $hue } { $number } é a { $place }ª peça no sentido horário a partir da figura da lua. Você pode pegar uma das três próximas.
why-tile-already-placed = O { $hue } { $number } já está em uma área de jogo. Você pode pegar uma das três próximas peças depois da figura da lua.
why-tile-in-supply = O { $hue } { $number } ainda não está na roda da lua. Você pode pegar uma das três próximas peças depois da figura da lua.
why-first-tile-at-origin = A primeira peça da sua área de jogo só tem um lugar: o meio.
why-cell-occupied = Ali já está o { $hue } { $number }. Escolha um lugar livre ao lado da sua área de jogo.
why-cell-not-adjacent = Esse lugar não encosta em nenhuma das suas peças por um lado. Escolha um que encoste.

## Nova Luna: posições que não podem existir

nova-position-mode = “{ $part }” não diz quem joga. Escreva de 1 a 4 jogadores, depois f para a primeira partida, e para cada peça uma vez.
nova-position-parts = Uma posição para tantos jogadores tem { $needed } partes; esta tem { $found }.
nova-position-wheel-form = Para a roda da lua, informe o espaço da figura da lua, de 0 a 11, e depois os { $spaces } espaços seguintes, com 0 para um vazio.
nova-position-queue = A ordem de jogo precisa nomear cada um dos { $players } jogadores uma vez.
nova-position-tile-form = “{ $part }” não é uma peça com seu lugar, como “17” ou “17e2n”.
nova-position-no-such-tile = Não existe a peça { $tile }. As peças vão de 1 a { $last }.
nova-position-tile-twice = O { $hue } { $number } (peça { $tile }) aparece duas vezes. Cada peça existe só uma vez.
nova-position-seen = Peças na roda da lua: { $wheel }, nas áreas de jogo: { $laid }. São { $seen }, mas precisam ser { $fewer ->
    [0] { $more }
   *[other] { $more ->
        [0] { $fewer }
       *[other] { $fewer } ou { $more }
    }
 }, pois a roda só é reposta quando restam poucas. Veja se falta ou sobra uma.
nova-position-gaps = Os vazios da roda da lua não podem ter surgido assim: só se pega uma das próximas { $reach } peças depois da figura da lua. Veja onde está a figura.
nova-position-empty-wheel = A roda da lua está vazia, mas há peças na reserva. Reponha primeiro.
nova-position-first-tile = { $side }: o { $hue } { $number } vem primeiro, mas está fora do meio. Uma peça precisa ficar ali.
nova-position-same-place = { $side }: onde o { $hue } { $number } deveria ficar já há uma peça.
nova-position-apart = { $side }: o { $hue } { $number } não encosta nas outras peças. Uma área de jogo é contínua.
nova-position-after-end = { $side }: o { $hue } { $number } foi colocado depois do último disco; o jogo já tinha acabado.
nova-position-phase = A fase 1 não pode ter acabado assim (peças: { $tiles }, discos colocados: { $placed }): ela acaba com pelo menos { $needed } discos, ou quando não resta peça.
nova-position-two-ends = { $side } e { $other } colocaram ambos o último disco, mas o primeiro deles já acabou o jogo.
nova-position-order = { $side } está mais atrás na trilha da lua do que { $other } e joga antes.
nova-position-too-far = { $side } está { $ahead } espaços à frente de { $other } na trilha da lua. Joga sempre quem está mais atrás; ninguém chega tão à frente.
nova-setup-unseen = A reserva precisa ter as { $count } peças que não se veem na posição, cada uma uma vez.

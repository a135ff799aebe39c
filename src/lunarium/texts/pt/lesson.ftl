## Lições: etapas que se jogam

lesson-title = Aprender { $game }
lesson-about = Etapas curtas no tabuleiro de verdade. Cada uma pede uma coisa, e você a faz jogando. Um lance errado pode ser retirado na hora.
lesson-finished = Todas as etapas estão feitas: você conhece o jogo todo. Jogue agora a sua partida, com o treinador ao lado.
lesson-progress = { $done } de { $count } etapas
lesson-stars-count = { $stars } de { $count } estrelas
lesson-stages = Etapas
lesson-open = Etapa { $number }: { $title }
lesson-begin = Começar
lesson-go-on = Continuar
lesson-stars = Estrelas a ganhar
lesson-star-done = Alcançar o objetivo
lesson-star-alone = Encontrar o lance sem ver a resposta
lesson-star-fewest = { $count ->
    [1] Em um lance
   *[other] Em { $count } lances
}
lesson-won-stars = { $stars ->
    [1] 1 estrela
   *[other] { $stars } estrelas
}
lesson-help = Ajuda
lesson-show = Mostrar o lance
lesson-show-costs = custa uma estrela
lesson-idea = Dica
lesson-idea-free = não custa estrela
lesson-shown = Este lance leva ao objetivo
lesson-shown-about = Ele está escolhido no tabuleiro. Confirme ou escolha outro.
lesson-no-way = Daqui não há mais caminho até o objetivo. Recomece a etapa.
lesson-met = Feito
lesson-missed = Ainda não
lesson-asked = O objetivo
lesson-again = Tentar de novo
lesson-next = Próxima etapa
lesson-list = Todas as etapas
lesson-step = Lance { $number } de { $count }
lesson-more = mais
lesson-less = Menos
lesson-other = Oponente
lesson-choose = Escolha seu lance no tabuleiro.
lesson-nothing-to-take-back = Você ainda não jogou nesta etapa.

## A análise de uma partida terminada

review-title = Análise
review-to-table = Voltar à mesa
review-part = Parte da análise
review-moves = Lances
review-ledger = Balanço
review-story = História
review-story-better = O melhor era { $better }.
review-verdict = Este lance
review-begins = A análise rápida está em andamento. Leva poucos segundos.
review-done = A análise profunda está pronta.
review-done-short = Análise profunda pronta
review-stopped = A análise foi interrompida. Abra esta página de novo para continuar.
review-look-quick = Análise rápida
review-look-deep = Análise profunda
review-look-count = { $done } de { $total } lances
review-look-brief = { $done } de { $total }
review-others = Os outros
review-suspect = Vale a pena ver
review-suspect-about = A análise rápida parou aqui. Se havia algo melhor, só a análise profunda dirá; até lá, veja por si.
review-suspects = { $count ->
    [1] 1 lance que vale a pena ver
   *[other] { $count } lances que vale a pena ver
}
review-grades-wait = as notas vêm com a análise profunda
review-listed = Lances de quem
review-listed-mine = Meus
review-listed-all = Todos
review-chart-sketch = um primeiro esboço
review-try-rough = A análise profunda deste lance ainda está por vir.

review-grade = Nota
review-grades = Notas, da melhor à pior
review-gave-away = Perdeu

review-chart-win = Chances de vitória
review-chart-score = Pontos esperados
review-chart-yours = Sua chance de vitória
review-chart-of = Chance de vitória de { $who }
review-chart-about = contínuo: decisões, pontilhado: o que foi revelado
review-chance-short = acaso { $change }
review-ahead = { $who } na frente
    .you = você na frente
review-hidden = oculto
review-as-table = Como tabela
review-move = Lance
review-end = Fim da partida
review-end-about = Foi assim que a partida terminou. Volte ou escolha um ponto de virada.

review-move-of = Lance { $number } de { $last }
review-move-number = Lance { $number }
review-turning-points = Pontos de virada
review-turning-point = Ponto de virada { $number } de { $count }
review-as-puzzles = Resolver os pontos de virada como problemas
review-turning-point-short = Ponto de virada
review-turning-point-move = Ponto de virada { $number } de { $count }, lance { $move }
review-from-to = { $from } para { $to }
review-played = Jogado
review-played-by = { $who } jogou
    .you = Você jogou
review-better = Melhor
review-names = Jogou { $played }, melhor { $better }.
review-forced = único lance
review-forced-title = O único lance
review-waits = pendente
review-waits-title = Ainda não analisado
review-nothing-better = Nada era claramente melhor.
review-why-unknown = A busca prefere o lance melhor; só pelas regras não dá para mostrar por quê.
review-all-moves = Todos os lances
review-next-mistake = Próximo erro
review-show-line = Linha melhor
review-line = A linha melhor, { $count ->
    [1] 1 lance
   *[other] { $count } lances
}
review-line-step = Passo { $step } de { $of }
review-line-end = Encerrar a linha
review-line-unknown = O que vem a seguir está virado para baixo: a linha para aqui.

review-try = Tentar de novo
review-try-ask = O que você jogaria?
review-try-about = A resposta fica oculta até você jogar. Vários lances podem estar certos.
review-try-for = Você joga por { $who }.
    .you = Você joga por você.
review-try-choose = Escolha seu lance no tabuleiro.
review-try-right = Certo
review-try-right-about = Não há nada melhor aqui.
review-try-near = Quase
review-try-near-about = Perde um pouco. Há algo melhor.
review-try-wrong = Este não
review-try-wrong-about = Perde demais. O tabuleiro mostra o que viria depois.
review-leave = Sair
review-answer = Resposta

review-whose = Balanço de
review-source = Origem
review-source-start = Início igual
review-source-deal = O sorteio
review-source-deal-seats = Sorteio e lugares
review-source-own = Escolhas próprias
review-source-other = { $count ->
    [1] Erros do outro
   *[other] Erros dos outros
}
review-source-left-over = Resto
review-source-result = Resultado
review-chance = Acaso { $number }
review-chances = { $count ->
    [1] Revelado, uma vez
   *[other] Revelado, { $count } vezes
}
review-choices-of = Escolhas: { $who }
review-won = Vitória
review-lost = Derrota
review-shared = Empate
review-stated-error = (erro declarado { $error })
review-waterfall-title = { $who }: do início igual ao resultado
review-waterfall-rounds = { $who }: decisões rodada a rodada
review-points-of-chance = pontos percentuais da chance de vitória; o traço fino é o intervalo de 95 %
review-points = pontos esperados; o traço fino é o intervalo de 95 %
review-adds-up = Como a conta fecha
review-no-chance = Sem acaso depois do sorteio.
review-moved-chance = { $me ->
    [yes] O que mudou sua chance de vitória
   *[no] O que mudou a chance de vitória de { $who }
}
review-moved-points = { $me ->
    [yes] O que mudou seu resultado
   *[no] O que mudou o resultado de { $who }
}
review-axis-cost = { $me ->
    [yes] custou a você
   *[no] custou a { $who }
}
review-axis-brought = { $me ->
    [yes] trouxe para você
   *[no] trouxe para { $who }
}
review-axis-chance = pontos percentuais
review-axis-points = pontos
review-bar-choices = { $me ->
    [yes] Suas escolhas
   *[no] Escolhas de { $who }
}
review-bar-luck = Sorte
review-bar-others = Escolhas dos outros
review-choices-cost = { $me ->
    [yes] custaram { $change } a você
   *[no] custaram { $change }
}
review-choices-brought = { $me ->
    [yes] trouxeram { $change } para você
   *[no] trouxeram { $change }
}
review-choices-even = não mudaram nada
review-luck-cost = { $me ->
    [yes] custou { $change } a você
   *[no] custou { $change }
}
review-luck-brought = { $me ->
    [yes] trouxe { $change } para você
   *[no] trouxe { $change }
}
review-luck-even = não mudou nada
review-start-to-end = de { $start } a { $end }
review-sum-dearest = A maior parte em { $section }: { $cost } de { $all }.
review-sums-pass = O que se perde pode ser reconquistado e perdido de novo; por isso as somas de uma origem podem passar do todo.
review-deals = O acaso é julgado sobre { $deals } sorteios do que ninguém tinha visto.
review-left-within = O resto é o que a busca não explica; aqui ele cabe no seu erro.
review-left-beyond = O resto é o que a busca não explica; aqui ele passa do seu erro, então leia este balanço com cuidado.
review-dearest = { $me ->
    [yes] Suas escolhas mais caras
   *[no] Escolhas mais caras de { $who }
}
review-costliest = Ir ao lance mais caro
review-by-action = O que as escolhas custaram, por ação e rodada
review-by-action-of = { $me ->
    [yes] O que suas escolhas custaram
   *[no] O que as escolhas de { $who } custaram
}
review-stronger = cor mais forte = mais caro
review-action = Ação
review-sum = Soma
review-look-there = Ver este lance

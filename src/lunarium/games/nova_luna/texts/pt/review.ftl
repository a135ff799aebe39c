## O que foi revelado, na análise

review-chance-nova-luna = Reposição { $number }
review-chances-nova-luna = { $count ->
    [1] Uma reposição
   *[other] { $count } reposições
}

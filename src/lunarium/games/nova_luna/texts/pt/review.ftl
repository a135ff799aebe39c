## O que foi revelado, na análise

review-chance-nova-luna = Reposição { $number }
review-chances-nova-luna = { $count ->
    [one] Uma reposição
   *[other] { $count } reposições
}

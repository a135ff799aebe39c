## Was aufgedeckt wurde, in der Analyse

review-chance-nova-luna = Auffüllen { $number }
review-chances-nova-luna = { $count ->
    [one] Ein Auffüllen
   *[other] { $count }-mal Auffüllen
}

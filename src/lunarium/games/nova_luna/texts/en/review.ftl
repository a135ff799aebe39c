## What came up, in the review

review-chance-nova-luna = Refill { $number }
review-chances-nova-luna = { $count ->
    [one] One refill
   *[other] { $count } refills
}

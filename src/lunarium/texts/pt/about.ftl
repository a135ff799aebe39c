## A mesa: cartões das coisas

about-row-is = O que é
about-row-now = Agora
about-row-has = Tem
about-row-lacks = Falta
about-row-next = Depois
about-can = Você pode
about-cannot = Agora não
about-more = { $count ->
    [one] mais 1 motivo
   *[other] mais { $count } motivos
}
about-card = O que é isto
about-mode = Aponte para algo
about-mode-on = Aponte para algo: toque ou vá até lá com Tab. Escape encerra.
about-mode-off = Você parou de apontar.
about-typed = Perguntar por um lance digitado
about-nothing = Não há nada a dizer sobre isto.

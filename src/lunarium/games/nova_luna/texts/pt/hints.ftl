## Dicas: do que um lance priva os outros

hint-nl-tile = { $count ->
    [1] { $who } não pode pegar em seguida o { $hue } { $number }, que poderia cumprir uma tarefa.
   *[other] { $who } não pode pegar em seguida o { $hue } { $number }, que poderia cumprir { $count } tarefas.
}
    .you = { $count ->
        [1] Você não pode pegar em seguida o { $hue } { $number }, que poderia cumprir uma tarefa.
       *[other] Você não pode pegar em seguida o { $hue } { $number }, que poderia cumprir { $count } tarefas.
    }

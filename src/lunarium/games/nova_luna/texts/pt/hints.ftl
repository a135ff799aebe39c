## Dicas: do que um lance priva os outros

hint-nl-tile = { $count ->
    [1] { $who } não pode mais pegar { $hue } { $number }, que cumpriria uma tarefa.
   *[other] { $who } não pode mais pegar { $hue } { $number }, que cumpriria { $count } tarefas.
}

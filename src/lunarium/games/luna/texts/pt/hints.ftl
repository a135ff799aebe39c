## Dicas: do que um lance priva os outros

hint-luna-claim = { $who } também poderia ocupar a pedra { $tile }.
    .you = Você também poderia ocupar a pedra { $tile }.
hint-luna-displaced = { $who } precisa deixar a pedra { $tile } no Templo.
    .you = Você precisa deixar a pedra { $tile } no Templo.
hint-luna-book = { $who } perde o Livro da pedra { $tile } e a sua proteção.
    .you = Você perde o Livro da pedra { $tile } e a sua proteção.
hint-luna-round-over = Os outros não podem fazer mais nada nesta rodada.
hint-luna-priestess = Como está a mesa, { $who } recebe { $points } a menos da Sacerdotisa da Lua.
    .you = Como está a mesa, você recebe { $points } a menos da Sacerdotisa da Lua.
hint-luna-apostate = Como está a mesa, { $who } perde mais { $points } com o Apóstata.
    .you = Como está a mesa, você perde mais { $points } com o Apóstata.

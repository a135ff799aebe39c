## Dicas: do que um lance priva os outros

hint-luna-claim = { $who } também poderia ocupar a pedra { $tile }.
hint-luna-displaced = { $who } precisa deixar a { $tile } no Templo.
hint-luna-book = { $who } perde a proteção da { $tile }.
hint-luna-round-over = Os outros não podem fazer mais nada nesta rodada.
hint-luna-priestess = { $who } recebe { $points } a menos da Sacerdotisa da Lua.
hint-luna-apostate = { $who } perde mais { $points } com o Apóstata.

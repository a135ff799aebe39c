## Terminal: ajuda

terminal-mark-virtual = o Favor do Noviço vale por um Noviço
terminal-mark-bribe = o Favor do Suborno é devolvido
terminal-sign-novices = Noviços ativos e inativos
terminal-sign-shrine = um Santuário
terminal-sign-guard = o Guarda do Templo
terminal-sign-temple = Noviços no Templo
terminal-sign-start = jogador inicial

## Terminal: tipos de lance

terminal-kind-luna-place-shrine = Primeiro Santuário
terminal-kind-luna-place-pair = Par de Noviços
terminal-kind-luna-deactivate = Ilha do oponente
terminal-kind-luna-favour = Favor do Sacerdote
terminal-kind-luna-recruit = Recrutar
terminal-kind-luna-shrine = Santuário
terminal-kind-luna-herbs = Ervas
terminal-kind-luna-journey = Jornada
terminal-kind-luna-tide = Maré
terminal-kind-luna-step = Mais um Noviço
terminal-kind-luna-done = Fim da Jornada ou Maré
terminal-kind-luna-sail = Veleiro
terminal-kind-luna-promote = Promoção
terminal-kind-luna-sanctify = Santificação
terminal-kind-luna-book = Livro
terminal-kind-luna-council = Concílio de Sacerdotes
terminal-kind-luna-expel = Expulsão
terminal-kind-luna-meditate = Meditação
terminal-kind-luna-end-round = Fim da rodada

## Terminal: a mesa de Luna (palavras curtas)

terminal-isle-shrine = Santuário
terminal-isle-herbs = Ervas
terminal-isle-tide = Maré
terminal-isle-sailboat = Veleiro
terminal-isle-bribery = Suborno
terminal-isle-book = Livro
terminal-isle-novice = Noviço
terminal-figure-moon_priestess = Sacerdotisa
terminal-figure-master_builder = Construtor
terminal-figure-apostate = Apóstata
terminal-next-round = Próxima rodada
terminal-figures = Figuras
terminal-blocked = bloqueada
terminal-gate = Caminho, o Portão acima
terminal-path-signs = ✓ aprovada $ Suborno × fechada
terminal-path-approved = aprovada
terminal-path-bribable = com Suborno
terminal-path-closed = fechada
terminal-stage = Píer
terminal-council = Concílio
terminal-time = Fichas de Tempo
terminal-book-bonus = 1º Livro +2
terminal-column-influence = Influência
terminal-column-supply = Reserva
terminal-column-shrines = Sant.
terminal-column-stage = Píer
terminal-column-favours = Favores
terminal-column-forecast = Se acabar já

## Terminal: a mesa em frases

terminal-line-player = { $who }: influência { $influence }, reserva { $supply }, Santuários { $shrines }, Píer { $stage }, Favores { $favours }.
terminal-line-forecast = Se a rodada terminasse agora: { $total } (Sacerdotisa { $priestess }, Apóstata { $apostate }, Templo { $temple }).
terminal-line-isles = Ilhas, no sentido horário:
terminal-line-favours = Favores { $count }
terminal-line-awake = { $count ->
    [1] 1 ativo
   *[other] { $count } ativos
}
terminal-line-asleep = { $count ->
    [1] 1 inativo
   *[other] { $count } inativos
}
terminal-line-shrine = Santuário
terminal-line-next = { $figure } na próxima rodada
terminal-line-path = Caminho do Píer ao Portão; o Guarda está na pedra { $guard }:
terminal-line-group = Pedra do Guarda { $guard }, { $state }: { $tiles }
terminal-line-claim = ocupada por { $who }
terminal-line-book = com Livro
terminal-line-borders = ao lado de { $tiles }
terminal-line-temple = Templo; fechadas: { $closed }; Noviços:
terminal-line-council = Concílio, o melhor primeiro: { $order }. Última casa: { $last }.
terminal-line-time = Fichas de Tempo restantes: { $left } de { $total }.

## Terminal: resultados

terminal-ending-six-rounds = Seis rodadas foram jogadas.
terminal-source-luna-start = Início
terminal-source-luna-sanctification = Santificação
terminal-source-luna-displacement = Deslocamento
terminal-source-luna-book = Livros
terminal-source-luna-meditation = Meditação
terminal-source-luna-priestess = Sacerdotisa da Lua
terminal-source-luna-apostate = Apóstata
terminal-source-luna-temple = Noviços no Templo
terminal-source-luna-forgiven = Não abaixo de 0
terminal-source-luna-shrines = Santuários
terminal-source-luna-favours = Favores
terminal-source-luna-council = Concílio

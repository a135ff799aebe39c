## Posições como texto, de qualquer jogo

bad-position = Esta posição não é possível.
position-none = As posições de { $game } não se escrevem como texto.
position-no-editor = Ainda não há editor de posições de { $game }.
position-draft-or-text = Envie o rascunho de uma posição ou o texto dela.
position-other-game = Esta é uma posição de { $game }, não de { $expected }.
position-no-text = Este não é o texto de uma posição. Copie-o inteiro: ele começa com { $expected }_.
position-too-long = Este texto é longo demais para uma posição: no máximo { $longest } caracteres.
position-character = O caractere “{ $character }” não aparece em nenhuma posição. Copie o texto inteiro, sem espaços.
position-setup-fields = Uma montagem que parte de uma posição tem exatamente estes campos: { $fields }.
position-setup-options = As opções não combinam com a posição da qual o jogo parte.
terminal-position-best = O melhor, depois de pensar um pouco: { $move }
terminal-position-one = Informe o texto de uma posição ou, com --record, um registro da partida.
side-0 = Sol
side-1 = Estrela
side-2 = Saturno
side-3 = Lua
side-opponent = Oponente
other-0 = Sol
other-1 = Estrela
other-2 = Saturno
other-3 = Lua

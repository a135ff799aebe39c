## Positions as text, of any game

bad-position = This position is not possible.
position-none = Positions of { $game } are not written as text.
position-no-editor = There is no editor for positions of { $game } yet.
position-draft-or-text = Send either a draft of a position or its text.
position-other-game = This is a position of { $game }, not of { $expected }.
position-no-text = This is not the text of a position. Copy the whole of it: it begins with { $expected }_.
position-too-long = This text is too long for a position: at most { $longest } characters.
position-character = The character “{ $character }” does not occur in a position. Copy the whole text, without blanks.
position-setup-fields = A set-up that starts from a position has exactly these fields: { $fields }.
position-setup-options = The options do not fit the position from which the game starts.
terminal-position-best = Best, after a short look: { $move }
terminal-position-one = Give either the text of a position or a record with --record.
side-0 = Sun
side-1 = Star
side-2 = Saturn
side-3 = Moon
side-opponent = Opponent
other-0 = Sun
other-1 = Star
other-2 = Saturn
other-3 = Moon

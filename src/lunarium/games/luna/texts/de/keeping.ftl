# Keeping score beside a real table: what was dealt onto it.

keep-luna-boards = Tempelteile
keep-luna-boards-about = Vom Tempelzugang an gezählt.
keep-luna-board = Tempelteil { $number }
keep-luna-board-blue = Blau
keep-luna-board-yellow = Gelb
keep-luna-board-green = Grün
keep-luna-board-red = Rot
keep-luna-starts = Erste Plättchen
keep-luna-starts-about = Auf welchem Tempelteil steht jeweils der erste Novize?
keep-luna-start-tile = { $board } · { $tile }
keep-luna-isles = Die Inseln im Uhrzeigersinn
keep-luna-isles-about = Tippe zwei Inseln an, um sie zu tauschen.
keep-luna-isle = Platz { $number }: { $isle }
keep-luna-swap = { $isle } mit welcher Insel tauschen?
keep-luna-figures = Wo die Figuren stehen
keep-luna-together = Mondpriesterin und Baumeister
keep-luna-board-tiles = Plättchen { $tiles }

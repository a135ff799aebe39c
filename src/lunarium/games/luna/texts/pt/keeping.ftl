# Keeping score beside a real table: what was dealt onto it.

keep-luna-boards = Tabuleiros do Templo
keep-luna-boards-about = Contados a partir do Portão do Templo.
keep-luna-board = Tabuleiro { $number }
keep-luna-board-blue = Azul
keep-luna-board-yellow = Amarelo
keep-luna-board-green = Verde
keep-luna-board-red = Vermelho
keep-luna-starts = Primeiras pedras
keep-luna-starts-about = Em que tabuleiro do Templo está o primeiro Noviço de cada um?
keep-luna-start-tile = { $board } · { $tile }
keep-luna-isles = As ilhas, no sentido horário
keep-luna-isles-about = Toquem em duas ilhas para trocá-las.
keep-luna-isle = Lugar { $number }: { $isle }
keep-luna-swap = Trocar { $isle } por qual ilha?
keep-luna-figures = Onde estão as figuras
keep-luna-together = Sacerdotisa da Lua e Mestre Construtor
keep-luna-board-tiles = Pedras { $tiles }

## Modes and sources in statistics

mode-nova-luna-2p = Dois jogadores
mode-nova-luna-3p = Três jogadores
mode-nova-luna-4p = Quatro jogadores
mode-nova-luna-3p-first-game = Três jogadores, primeira partida
mode-nova-luna-4p-first-game = Quatro jogadores, primeira partida
mode-nova-luna-solo = Solo, área de jogo inteira
mode-nova-luna-solo-each-tile-once = Solo, cada peça uma vez

source-nova-luna-phase_1_tiles = Fase 1: peças
source-nova-luna-phase_1_penalty = Fase 1: não colocados
source-nova-luna-phase_2_tiles = Fase 2: peças
source-nova-luna-phase_2_penalty = Fase 2: não colocados

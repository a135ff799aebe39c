## Modes and sources in statistics

mode-nova-luna-2p = Two players
mode-nova-luna-3p = Three players
mode-nova-luna-4p = Four players
mode-nova-luna-3p-first-game = Three players, first game
mode-nova-luna-4p-first-game = Four players, first game
mode-nova-luna-solo = Solo, whole display
mode-nova-luna-solo-each-tile-once = Solo, each tile once

source-nova-luna-phase_1_tiles = Phase 1: tiles
source-nova-luna-phase_1_penalty = Phase 1: not placed
source-nova-luna-phase_2_tiles = Phase 2: tiles
source-nova-luna-phase_2_penalty = Phase 2: not placed

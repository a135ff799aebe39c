## Modes and sources in statistics

mode-nova-luna-2p = Zu zweit
mode-nova-luna-3p = Zu dritt
mode-nova-luna-4p = Zu viert
mode-nova-luna-3p-first-game = Zu dritt, erste Partie
mode-nova-luna-4p-first-game = Zu viert, erste Partie
mode-nova-luna-solo = Solo, ganze Auslage
mode-nova-luna-solo-each-tile-once = Solo, jedes Plättchen einmal

source-nova-luna-phase_1_tiles = Phase 1: Plättchen
source-nova-luna-phase_1_penalty = Phase 1: nicht gelegt
source-nova-luna-phase_2_tiles = Phase 2: Plättchen
source-nova-luna-phase_2_penalty = Phase 2: nicht gelegt

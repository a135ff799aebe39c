## Modes and sources in statistics

mode-luna-2p = Zu zweit
mode-luna-3p = Zu dritt
mode-luna-4p = Zu viert
mode-luna-2p-preselected = Zu zweit, vorgegebener Start
mode-luna-3p-preselected = Zu dritt, vorgegebener Start
mode-luna-4p-preselected = Zu viert, vorgegebener Start
mode-luna-solo-level-1 = Solo, Stufe 1
mode-luna-solo-level-2 = Solo, Stufe 2
mode-luna-solo-level-3 = Solo, Stufe 3

source-luna-start = { lb-source-start }
source-luna-sanctification = { lb-source-sanctification }
source-luna-displacement = { lb-source-displacement }
source-luna-book = { lb-source-book }
source-luna-meditation = { lb-source-meditation }
source-luna-priestess = { lb-source-priestess }
source-luna-apostate = { lb-source-apostate }
source-luna-temple = { lb-source-temple }
source-luna-forgiven = { lb-source-forgiven }
source-luna-shrines = { lb-source-shrines }
source-luna-favours = { lb-source-favours }
source-luna-council = { lb-source-council }

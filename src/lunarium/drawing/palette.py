"""Palette: a calm night with warm moonlight, and a sign for everything so that colour never stands alone."""

SKY = "#0b1128"
SURFACE = "#111938"
RAISED = "#18224a"
LIFTED = "#223062"
LINE = "#3a4675"
FAINT = "#5a679c"
INK = "#f1f2fb"
INK_2 = "#bcc5e4"
INK_3 = "#95a0c8"
MOON = "#fff3d6"
ACCENT = "#ffd68a"  # always: you can use this, or it is your turn
ON_ACCENT = "#1f1504"
GOOD = "#86e3b5"
BAD = "#ff9c92"
WARN = "#ffbe7a"
INFO = "#a9c1ff"

# By seat: yellow sun, red star, blue planet, white moon.
EMBLEMS = "☼★♄☾"
SEAT_INK = ("#ffc95c", "#ff8f9e", "#8fb8ff", "#f5f2e9")
SEAT_CHIP = ("#3a2200 on #f6b93b", "#2c0410 on #e5566a", "#04153d on #5b95f5", "#2b2c4a on #f5f2e9")

"""Palette: a calm night with warm moonlight, and a sign for everything so that colour never stands alone."""

from __future__ import annotations

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
FELT = "#0e2038"
STONE = "#4a4f6a"

# By seat: yellow sun, red star, blue planet, white moon.
EMBLEMS = "☼★♄☾"
SEAT_INK = ("#ffc95c", "#ff8f9e", "#8fb8ff", "#f5f2e9")
SEAT_CHIP = ("#3a2200 on #f6b93b", "#2c0410 on #e5566a", "#04153d on #5b95f5", "#2b2c4a on #f5f2e9")

# Nova Luna's colours in the order of its tiles: red, blue, turquoise, yellow.
SHAPES = "▲■◆●"
TILE = ("#fff6ea on #c8403a", "#f3f6ff on #3256b4", "#04282a on #38b5a6", "#38240a on #f4c24a")
TILE_TOP = ("#fff6ea on #dc5a4b", "#f3f6ff on #4a6fd0", "#04282a on #5fd0c0", "#38240a on #ffd873")
TILE_FAR = ("#c9b8bd on #5d2731", "#a9b6dd on #1f3268", "#9fc4c6 on #1d5560", "#d8cba6 on #6a5a37")
DOT = ("#ff7763", "#86abff", "#4fe0c8", "#ffd95e")
DOT_FAR = ("#a3524f", "#566fb0", "#368f88", "#a08a48")
WINDOW = "#0c1230"  # a task is a small window on the night sky
WINDOW_FAR = "#0d1430"

# Luna's isles and figures.
ISLE_SIGN = {
    "shrine": "∩",
    "herbs": "♣",
    "tide": "≈",
    "sailboat": "⊿",
    "bribery": "$",
    "book": "≡",
    "novice": "♙",
}
ISLE_INK = {
    "shrine": "#b9a5f0",
    "herbs": "#8fd694",
    "tide": "#6fd6d0",
    "sailboat": "#8fb8ff",
    "bribery": "#e2c15c",
    "book": "#e8a07c",
    "novice": "#d79be0",
}
FIGURE_SIGN = {"moon_priestess": "♕", "master_builder": "♖", "apostate": "♆"}
FIGURE_CHIP = {
    "moon_priestess": "bold #1f1504 on #fff3d6",
    "master_builder": "bold #241200 on #dca05e",
    "apostate": "bold #fff0f0 on #a5324f",
}
GUARD = "♘"
SHRINE = "⌂"
BOOK = "≡"
TEMPLE = "Π"
AWAKE = "●"
ASLEEP = "z"

"""Signs: shapes and colours of the tiles, in the order of `tiles.COLOURS`: red, blue, turquoise, yellow."""

SHAPES = "▲■◆●"
TILE = ("#fff6ea on #c8403a", "#f3f6ff on #3256b4", "#04282a on #38b5a6", "#38240a on #f4c24a")
TILE_TOP = ("#fff6ea on #dc5a4b", "#f3f6ff on #4a6fd0", "#04282a on #5fd0c0", "#38240a on #ffd873")
TILE_FAR = ("#c9b8bd on #5d2731", "#a9b6dd on #1f3268", "#9fc4c6 on #1d5560", "#d8cba6 on #6a5a37")
DOT = ("#ff7763", "#86abff", "#4fe0c8", "#ffd95e")
DOT_FAR = ("#a3524f", "#566fb0", "#368f88", "#a08a48")
WINDOW = "#0c1230"  # a task is a small window on the night sky
WINDOW_FAR = "#0d1430"
FELT = "#0e2038"  # what a display lies on

"""Signs: a character and a colour for each isle, figure and piece, so that colour never stands alone."""

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
START = "⚑"
STONE = "#4a4f6a"
WOOD = "#6b4f33"  # of the landing stage

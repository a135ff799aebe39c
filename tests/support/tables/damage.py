"""Damage: what may stand in the rows of a SQLite file that the program never wrote there."""

NO_TEXT = "CAST(X'7BFF7D' AS TEXT)"
DAMAGES = {
    "options that break off": "tables SET options = '{\"players\": 2'",
    "options that are no text": f"tables SET options = {NO_TEXT}",
    "options that are bytes": "tables SET options = X'00FF'",
    "options of another kind": "tables SET options = '[1, 2]'",
    "a set-up that breaks off": "tables SET setup = substr(setup, 1, 40)",
    "a set-up that is no text": f"tables SET setup = {NO_TEXT}",
    "a set-up without an end": "tables SET setup = replace(hex(zeroblob(3000)), '0', '[')",
    "an offer that breaks off": "tables SET offer = '{'",
    "an offer of another kind": "tables SET offer = '{}'",
    "shuffles of another kind": "tables SET shuffles = '{'",
    "a day that is none": "tables SET created_at = 'yesterday'",
    "an end that is none": "tables SET finished_at = '2026-99-01 00:00:00'",
    "a daily deal of no day": "tables SET daily = 'never'",
    "a version that is no number": "tables SET version = 'many'",
    "a move that is no text": f"moves SET move = {NO_TEXT}",
    "a move that is bytes": "moves SET move = X'00FF'",
    "a move of no moment": "moves SET at = 'soon'",
    "a move of nobody": "moves SET seat = 'me'",
}

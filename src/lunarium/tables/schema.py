"""The tables of the database: people, tables with their seats and moves, and what is written at the end."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from lunarium.tables.columns import Day, Document, Moment

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("seen_on", Day, nullable=True),  # the last day on which they came; None: before this was kept
    Column("blocked_at", Moment, nullable=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Document, nullable=False),
    Column("setup", Document, nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("host", String(20), ForeignKey("people.id"), nullable=True),
    Column("deal", BigInteger, nullable=True),
    Column("origin_table", String(20), nullable=True),
    Column("origin_ply", Integer, nullable=True),
    Column("daily", Day, nullable=True),
    Column("uploaded", Boolean, nullable=True),  # came as a record; None: made before this was kept
    Column("kept", Boolean, nullable=True),  # played with the box on a real table; None: it is not
    Column("created_at", Moment, nullable=False),
    Column("finished_at", Moment, nullable=True),
    # Where the game stands; computed from the moves, kept for lists and for the check of who came first.
    Column("version", Integer, nullable=False),  # goes up with every change of anything
    Column("line", Integer, nullable=False),  # how often moves were taken back
    Column("ply", Integer, nullable=False),
    Column("turn", Integer, nullable=True),  # the seat to move
    Column("offer", Document(none_as_null=True), nullable=True),  # a take-back that waits for answers
    Column("shuffles", Document(none_as_null=True), nullable=True),  # plies at which it was dealt anew
    Column("successor", String(20), nullable=True),  # the table at which the same people play again
    Index("ix_tables_listing", "visibility", "finished_at", "created_at"),
    Index("ix_tables_daily", "daily", "game"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(10), nullable=False),  # open, person, computer
    Column("person_id", String(20), ForeignKey("people.id"), nullable=True),
    Column("name", String(40), nullable=True),
    Column("level", String(20), nullable=True),
    Column("invitation_hash", String(64), nullable=True),
    Column("notify_url", Text, nullable=True),
    Column("notify_language", String(2), nullable=True),
    Index("ix_seats_person", "person_id"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(60), nullable=False),
    Column("at", Moment, nullable=False),
)

undone_moves = Table(
    "undone_moves",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", String(60), nullable=False),
    Column("at", Moment, nullable=False),
)

past_setups = Table(  # what a line was dealt with, where a take-back dealt the next one anew
    "past_setups",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("setup", Document, nullable=False),
)

set_aside = Table(  # tables that no longer replay, and why; the others are served
    "set_aside",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("code", String(60), nullable=False),
    Column("params", Document, nullable=False),
    Column("at", Moment, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ending", String(40), nullable=False),
    Column("ranking", Document, nullable=False),
    Column("result", Document, nullable=False),
    Column("breakdown", Document, nullable=False),
    Column("log", Document, nullable=False),  # for each move its tellings, in no language
)

thoughts = Table(
    "thoughts",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("until", Moment, nullable=False),  # which worker thinks is nobody's business
)

reviews = Table(  # of finished games, made once for all who look; they can be made again
    "reviews",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("method", Integer, nullable=False),  # by which it is made: those of another one are made anew
    Column("status", String(10), nullable=False),  # open, cancelled, failed, done
    Column("asked_by", String(20), ForeignKey("people.id"), nullable=False),
    Column("asked_at", Moment, nullable=False),
    Index("ix_reviews_status", "status", "asked_at"),
)

review_parts = Table(  # one look at one move
    "review_parts",
    metadata,
    Column("table_id", String(20), ForeignKey("reviews.table_id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(10), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("place", Integer, nullable=False),  # the smallest is done first
    Column("until", Moment, nullable=True),  # some worker has taken it
    Column("tries", Integer, nullable=False),  # so many were begun and neither finished nor given back
    Column("verdict", Document(none_as_null=True), nullable=True),
)

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", Day, primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("options", Document, nullable=False),
    Column("setup", Document, nullable=False),
)

daily_tables = Table(
    "daily_tables",
    metadata,
    Column("day", Day, primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("person_id", String(20), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("looked_at", Moment, nullable=True),  # at another's game, before one's own ended
    UniqueConstraint("table_id"),
)

lesson_stars = Table(  # what somebody has reached in the stages of the lessons
    "lesson_stars",
    metadata,
    Column("person_id", String(20), ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("stage", String(40), primary_key=True),
    Column("alone", Boolean, nullable=False),  # without help
    Column("best", Boolean, nullable=False),  # in the best way
    Column("at", Moment, nullable=False),  # when it was done first
)

coach_words = Table(  # what the coach has said to somebody, so that it is not said again
    "coach_words",
    metadata,
    Column("person_id", String(20), ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("word", String(80), primary_key=True),
    Column("at", Moment, nullable=False),
)

puzzle_results = Table(  # how the first try of somebody at a puzzle ended; statistics read it
    "puzzle_results",
    metadata,
    Column("person_id", String(20), ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("theme", String(40), nullable=False),
    Column("difficulty", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),  # by the first try
    Column("helped", Boolean, nullable=False),  # by a hint before it
    Column("mended", Boolean, nullable=False),  # solved by a later try
    Column("at", Moment, nullable=False),  # of the first try
)

puzzle_hints = Table(  # what somebody was shown of a puzzle
    "puzzle_hints",
    metadata,
    Column("person_id", String(20), ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    Column("step", Integer, nullable=False),  # 1: its theme, 2: the piece, 3: the solution
    Column("at", Moment, nullable=False),  # of the last step
)

puzzle_grades = Table(  # how well somebody solves the puzzles of a game
    "puzzle_grades",
    metadata,
    Column("person_id", String(20), ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("day", Day, primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("puzzle", String(40), nullable=False),
)

daily_tries = Table(  # how somebody came out with the puzzle of a day
    "daily_tries",
    metadata,
    Column("day", Day, primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("person_id", String(20), ForeignKey("people.id"), primary_key=True),
    Column("at_once", Boolean, nullable=False),  # by the first try of the day, without help
    Column("solved", Boolean, nullable=False),  # on the day, before the solution was shown
    Column("streak", Integer, nullable=False),  # days in a row up to this one
    Column("at", Moment, nullable=False),
)

keepers = Table(  # who enters moves at a kept table besides its host
    "keepers",
    metadata,
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", String(20), ForeignKey("people.id"), primary_key=True),
)

unlisted = Table(  # tables that somebody does not want to see in their lists
    "unlisted",
    metadata,
    Column("person_id", String(20), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

own_results = Table(  # the result of each person in a game that counts for their statistics
    "own_results",
    metadata,
    Column("person_id", String(20), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(20), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(20), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("opponents", String(20), nullable=False),  # alone, people, or the strongest of the computers
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Document, nullable=False),  # by source
    # What a review found, if there was one: moves with a choice, the sound ones, and all that was given away.
    Column("choices", Integer, nullable=True),
    Column("sound", Integer, nullable=True),
    Column("given", Float, nullable=True),
    Column("finished_at", Moment, nullable=False),
    Index("ix_own_results_ends", "person_id", "finished_at", "table_id"),
    Index("ix_own_results_table", "table_id"),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

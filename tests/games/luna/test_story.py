"""The story by example: displacement, books, the solo opponent step by step, scoring and the winner."""

from tests.support.luna.scenes import (
    GAME,
    Position,
    alone,
    end_round,
    new_game,
    play,
    see,
    settled,
    turns,
    two,
)

NAMES = {0: "Sun", 1: "Star"}
MINE, THEIRS = "novice: shrine herbs tide book", "sailboat: shrine tide bribery novice"


def told(state: Position, text: str) -> list[str]:
    """What is told of a move, in English."""
    seat, after = GAME.to_move(state), GAME.play(state, text)
    assert seat is not None
    tellings = GAME.showing.tell(see(state), see(after), seat, text)
    return [telling.text(NAMES) for telling in tellings]


def test_sanctification_and_displacement() -> None:
    state = two("novice: shrine herbs tide book", "bribery: shrine herbs book novice")
    state = play(state, "meditate; promote 5; meditate; sanctify 5; meditate")
    state = play(state, "meditate; promote 11; meditate")
    assert told(state, "sanctify 11") == [
        "Sun sanctifies tile 11.",
        "+5 influence from the Guard.",
        "Star is displaced from tile 5.",
        "+1 for displacing.",
    ]


def test_a_book_is_missed_by_its_novice() -> None:
    state = turns(two(MINE, THEIRS), "promote 5; sanctify 5; favour book")
    assert told(state, "book 4>5") == [
        "Sun moves a book from 4 to 5.",
        "Star loses the book on tile 4.",
        "+2 influence.",
    ]
    assert told(state, "book 1>5") == ["Sun moves a book from 1 to 5.", "+2 influence."]


def test_a_round_begins_after_the_preliminary_round() -> None:
    state = play(new_game(2), "place-shrine novice; place-shrine sailboat")
    for isle in ("shrine", "tide", "bribery"):
        state = play(state, f"place-pair {isle}; place-pair {isle}")
    assert told(play(state, "place-pair book"), "place-pair novice") == [
        "Star places two novices on the Novice Isle.",
        "Round 1 begins with Sun; the Guard pays 6.",
    ]


def test_the_solo_opponent_is_told_step_by_step() -> None:
    assert told(settled(MINE, master_builder="bribery"), "deactivate herbs") == [
        "Sun makes the opponent’s novices on the Herbs Isle inactive.",
        "Star goes up in the council, to 2.",
        "Star brings tile 8 into the temple.",
        "+6 influence from the Guard.",
        "Star moves a book from 1 to 8.",
        "Sun loses the book on tile 1.",
        "+1 influence.",
    ]


def test_the_solo_opponent_builds_before_the_scoring() -> None:
    """In round 2 the Master Builder stands on herbs, where novices of the opponent are awake."""
    state = end_round(alone(MINE, "shrine", master_builder="bribery"), "tide")
    assert told(state, "end-round")[:3] == [
        "Sun ends the round.",
        "Star builds a shrine on the Herbs Isle.",
        "Round 2 is scored.",
    ]


def test_the_last_round_names_the_winner() -> None:
    state = two(MINE, THEIRS)
    while see(state)["round"] < 6:
        state = end_round(state)
    state = play(state, "meditate; meditate")
    sentences = told(state, "meditate")
    winner = see(play(state, "meditate"))["outcome"]
    name = NAMES[winner["ranking"][0]]
    assert "The end of the game is scored." in sentences
    assert sentences[-1] == f"{name} wins with {max(winner['scores'])} influence."

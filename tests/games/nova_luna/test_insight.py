"""Insight by example: covered and nearer tasks, the order of play, refills, notes and reasons."""

from tests.support.nova_luna.building import GAME, begin, dense, play, see


def test_tiles_after_the_last_known_one_are_not_foretold() -> None:
    state = begin(*range(1, 12), players=2)
    while len(see(state)["reach"]) > 1:
        state = GAME.play(state, next(text for text in GAME.legal_texts(state) if "@" in text))
    insight = GAME.showing.insight(state)
    [tile] = insight["tiles"].values()
    assert tile["reach"] is None
    assert tile["next"] is not None
    assert insight["refill"] == {"next": see(state)["to_move"], "reach_unknown": True}


def test_the_note_of_the_first_phase() -> None:
    insight = GAME.showing.insight(dense(9))
    after = play(dense(9), "end-phase")
    assert insight["end_phase"]["note"] == see(after)["solo"]["notes"][0]
    assert insight["end_phase"] == {
        "note": see(dense(9))["solo"]["running"],
        "tiles": see(dense(9))["solo"]["running"],
        "penalty": 0,
    }
    assert insight["moves"]["end-phase"] == {"tokens": 0, "covers": [], "nearer": [], "ends": False}

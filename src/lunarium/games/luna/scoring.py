"""Scoring: the prizes of a round, the end of the game, and the outcome with every point by its source."""

from lunarium.core.game import Json, Outcome, Seat
from lunarium.core.score import Score
from lunarium.core.types import Options
from lunarium.games.luna.state import OVER, SOURCES, Source, State
from lunarium.games.luna.temple import novices_in_temple

SHRINE_VALUE = 4
INFLUENCE = Score(unit="influence", of=lambda result, seat: int(result["scores"][seat]), sources=SOURCES)
LEAD = Score(
    unit="influence",
    sources=SOURCES,
    of=lambda result, seat: int(result["difference"]),
    foreseen=lambda scores, seat: scores[0] - scores[1],
    aim=0,
)


def pieces_with_priestess(state: State, seat: Seat) -> int:
    """What counts on the Moon Priestess's isle: active novices and a shrine."""
    return state.active[seat][state.moon_priestess] + state.shrines[seat][state.moon_priestess]


def prizes(state: State) -> list[int]:
    """By seat: most pieces win; ties go to whoever is further in the council, then higher in the stack."""
    values = state.layout.components.priestess[state.layout.players].prizes
    present = [seat for seat in state.council_rank if pieces_with_priestess(state, seat)]
    present.sort(key=lambda seat: -pieces_with_priestess(state, seat))  # stable: the council breaks ties
    won = [0] * state.layout.players
    for seat, value in zip(present, values, strict=False):
        won[seat] = value
    return won


def losses(state: State) -> list[int]:
    """By seat: novices on and by the Apostate's isle, and one more; the solo opponent loses nothing."""
    lost = [0] * state.layout.players
    for seat in state.people:
        novices = state.novices_at(seat, state.apostate)
        lost[seat] = novices + 1 if novices else 0
    return lost


def score_round(state: State) -> None:
    """Net the three values for each seat, then pay; L-10: influence never falls below 0."""
    won, lost = prizes(state), losses(state)
    for seat in range(state.layout.players):
        points = state.points[seat]
        points[Source.PRIESTESS] += won[seat]
        points[Source.APOSTATE] -= lost[seat]
        points[Source.TEMPLE] += len(novices_in_temple(state, seat))
        points[Source.FORGIVEN] += max(0, -sum(points))


def final_points(state: State, seat: Seat) -> tuple[int, int, int]:
    """What the end of the game pays: for shrines, favours in hand, and the council seat."""
    return (
        SHRINE_VALUE * sum(state.shrines[seat]),
        sum(state.favours[seat]),
        state.layout.components.council[state.council_seat[seat]],
    )


def score_end(state: State) -> None:
    """After the last round."""
    for seat in range(state.layout.players):
        shrines, favours, council = final_points(state, seat)
        state.points[seat][Source.SHRINES] += shrines
        state.points[seat][Source.FAVOURS] += favours
        state.points[seat][Source.COUNCIL] += council


def progress(state: State) -> list[int]:
    """By seat the influence, for the course of the game."""
    return [state.influence(seat) for seat in range(state.layout.players)]


def outcome(state: State) -> Outcome | None:
    """Most influence wins, ties by the council; None while the game goes on."""
    if state.phase != OVER:
        return None
    scores = progress(state)
    ranking = sorted(state.council_rank, key=lambda seat: -scores[seat])  # stable: the council breaks ties
    result: Json = {"scores": scores, "ranking": ranking}
    if state.layout.is_solo:
        result["difference"] = scores[0] - scores[1]
    return Outcome(
        ending="six-rounds",
        ranking=tuple(ranking),
        result=result,
        breakdown=tuple(dict(zip(SOURCES, points, strict=True)) for points in state.points),
    )


def score(options: Options) -> Score:
    """Influence, or alone the lead over the opponent."""
    return LEAD if options["players"] == 1 else INFLUENCE

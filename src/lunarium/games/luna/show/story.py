"""The story: what a move was and what came of it, told from what everybody has seen before and after it."""

from collections.abc import Iterator

from lunarium.core.errors import Value
from lunarium.core.game import Seat
from lunarium.core.telling import Telling
from lunarium.core.types import Data
from lunarium.games.luna.isles import ISLES, ORIGINS
from lunarium.games.luna.moves import (
    Book,
    Council,
    Deactivate,
    Expel,
    Favour,
    Herbs,
    Journey,
    Meditate,
    Move,
    PlacePair,
    PlaceShrine,
    Promote,
    Recruit,
    Sail,
    Sanctify,
    Shrine,
    Step,
    Tide,
    kind,
    read,
)
from lunarium.games.luna.state import ACTION_PHASE, OPPONENT_PHASE, PAIR_PHASE, SHRINE_PHASE

Params = dict[str, Value]


def tell(before: Data, after: Data, seat: Seat, text: str) -> list[Telling]:
    """The move, then what followed from it, a sentence each."""
    move = read(text)
    told = [
        Telling(f"move-luna-{kind(move)}", {"who": seat, **_params(before, after, seat, move)}),
        *_marks(move),
        *_stolen_book(before, move, seat),
    ]
    if isinstance(move, Deactivate):
        told += _opponent(before, after)
    told += _temple(before, after, seat)
    told += _gain(before, after, seat, "book")
    told += _gain(before, after, seat, "meditation")
    if _is_scored(before, after):
        told += _scoring(before, after)
        told += _waking(before, after)
        told += _walks(before, after)
    told += _next_round(before, after)
    return told


def _params(before: Data, after: Data, seat: Seat, move: Move) -> Params:  # noqa: C901  # one line a kind
    """What fills the first sentence; an isle, a favour and a goal are said by the catalogue."""
    match move:
        case PlaceShrine(isle) | PlacePair(isle) | Recruit(isle) | Deactivate(isle):
            return {"isle": ISLES[isle]}
        case Favour(isle):
            return {"favour": ISLES[isle]}
        case Shrine():
            return {"isle": before["figures"]["master_builder"]}
        case Herbs(isle, count):
            return {"isle": ISLES[isle], "count": count}
        case Journey(origin, to):
            return {"isle": ISLES[origin], "goal": ISLES[to]}
        case Tide(origin, _, to) | Step(origin, _, to):
            return {"isle": ORIGINS[origin], "goal": ISLES[to]}
        case Sail(origin, to, count):
            return {"isle": ORIGINS[origin], "goal": ISLES[to], "count": count}
        case Promote(tile) | Sanctify(tile):
            return {"tile": tile}
        case Book(origin, to):
            return {"tile": origin, "target": to}
        case Council():
            return {"value": _council_value(after, seat)}
        case Expel():
            return {"isle": after["figures"]["apostate"]}
        case Meditate():
            tokens = after["time_tokens"]
            return {"left": 0 if _is_scored(before, after) else tokens["total"] - tokens["turned"]}
        case _:
            return {}


def _marks(move: Move) -> Iterator[Telling]:
    """The novice favour and the bribery favour, where they helped."""
    if getattr(move, "virtual", False):
        yield Telling("move-luna-virtual")
    if getattr(move, "bribe", False):
        yield Telling("move-luna-bribe")


def _stolen_book(before: Data, move: Move, seat: Seat) -> Iterator[Telling]:
    """Whose novice is without a book now."""
    if isinstance(move, Book):
        owner = _novices(before)[move.origin]
        if owner not in (None, seat):
            yield Telling("move-luna-book-lost", {"who": owner, "tile": move.origin})


def _opponent(before: Data, after: Data) -> Iterator[Telling]:
    """Solo: the opponent's steps one by one; what a tile of his brings about comes after."""
    opponent = 1
    if after["council"]["seats"][opponent] != before["council"]["seats"][opponent]:
        yield Telling("move-luna-council", {"who": opponent, "value": _council_value(after, opponent)})
    if after["players"][opponent]["temple"] == before["players"][opponent]["temple"]:
        yield Telling("move-luna-scripted-nothing", {"who": opponent})
        return
    yield from _temple(before, after, opponent)
    books, books_now = (_books(view) for view in (before, after))
    for origin, to in zip(books - books_now, books_now - books, strict=True):
        yield Telling("move-luna-book", {"who": opponent, "tile": origin, "target": to})
        yield Telling("move-luna-book-lost", {"who": 0, "tile": origin})
    yield from _gain(before, after, opponent, "book")


def _temple(before: Data, after: Data, seat: Seat) -> Iterator[Telling]:
    """Who has entered the temple for this seat, what the Guard pays, and who had to leave."""
    arrived = set(after["players"][seat]["temple"]) - set(before["players"][seat]["temple"])
    if not arrived:
        return
    if after["players"][seat]["scripted"]:
        yield Telling("move-luna-scripted", {"who": seat, "tile": min(arrived)})
    yield from _gain(before, after, seat, "sanctification")
    novices_now = _novices(after)
    for tile, owner in _novices(before).items():
        if owner is not None and novices_now[tile] is None:
            yield Telling("move-luna-displaced", {"who": owner, "tile": tile})
    yield from _gain(before, after, seat, "displacement")


def _scoring(before: Data, after: Data) -> Iterator[Telling]:
    """The round's scoring seat by seat, then the end of the game."""
    yield from _built(before, after)
    yield Telling("move-luna-scoring", {"round": before["round"]})
    for seat in range(len(after["players"])):
        yield from _scored(before, after, seat)
    if after["outcome"] is None:
        return
    yield Telling("move-luna-final")
    for seat in range(len(after["players"])):
        brought = {
            source: _gained(before, after, seat, source) for source in ("shrines", "favours", "council")
        }
        yield Telling("move-luna-finally", {"who": seat, "change": f"{sum(brought.values()):+d}", **brought})
    winner = after["outcome"]["ranking"][0]
    yield Telling("move-luna-winner", {"who": winner, "points": after["outcome"]["scores"][winner]})


def _built(before: Data, after: Data) -> Iterator[Telling]:
    """Solo: the shrine that the opponent builds before the scoring."""
    for player, player_now in zip(before["players"], after["players"], strict=True):
        if player["scripted"] and player_now["shrine_supply"] < player["shrine_supply"]:
            isle = before["figures"]["master_builder"]
            yield Telling("move-luna-shrine", {"who": player["seat"], "isle": isle})


def _scored(before: Data, after: Data, seat: Seat) -> Iterator[Telling]:
    """What the round has brought to one seat; L-10: influence never falls below 0."""
    priestess, apostate, temple, forgiven = (
        _gained(before, after, seat, source) for source in ("priestess", "apostate", "temple", "forgiven")
    )
    yield Telling(
        "move-luna-scored",
        {
            "who": seat,
            "change": f"{priestess + apostate + temple + forgiven:+d}",
            "priestess": priestess,
            "apostate": apostate,
            "temple": temple,
        },
    )
    if forgiven:
        yield Telling("move-luna-forgiven", {"who": seat, "points": forgiven})


def _waking(before: Data, after: Data) -> Iterator[Telling]:
    """Before the next round: whoever lay by an isle stands on it again."""
    if after["outcome"] is None and any(any(isle["inactive"]) for isle in before["isles"]):
        yield Telling("move-luna-waking")


def _walks(before: Data, after: Data) -> Iterator[Telling]:
    """Before the next round: the figures that go on, one by one."""
    for figure, isle in before["figures"].items():
        if figure != "next" and after["figures"][figure] != isle:
            yield Telling(f"move-luna-walk-{figure}", {"isle": after["figures"][figure]})


def _next_round(before: Data, after: Data) -> Iterator[Telling]:
    """A round begins: after the preliminary round, or after the last one's scoring."""
    is_first = before["phase"] in (SHRINE_PHASE, PAIR_PHASE) and after["phase"] in (
        OPPONENT_PHASE,
        ACTION_PHASE,
    )
    if is_first or after["round"] > before["round"]:
        yield Telling(
            "move-luna-round",
            {"who": after["to_move"], "round": after["round"], "guard": after["path"]["guard"]},
        )


def _gain(before: Data, after: Data, seat: Seat, source: str) -> Iterator[Telling]:
    """Influence that an action itself has brought."""
    points = _gained(before, after, seat, source)
    if points:
        yield Telling(f"move-luna-gain-{source}", {"who": seat, "points": points})


def _gained(before: Data, after: Data, seat: Seat, source: str) -> int:
    then, now = (view["players"][seat]["points"][source] for view in (before, after))
    return int(now - then)


def _is_scored(before: Data, after: Data) -> bool:
    return bool(after["outcome"] or after["round"] > before["round"])


def _council_value(view: Data, seat: Seat) -> int:
    return int(view["council"]["values"][view["council"]["seats"][seat]])


def _novices(view: Data) -> dict[int, Seat | None]:
    """By tile in the temple whose novice stands there."""
    return {space["tile"]: space["novice"] for space in view["temple"]["spaces"]}


def _books(view: Data) -> set[int]:
    return {space["tile"] for space in view["temple"]["spaces"] if space["book"]}


def headline(view: Data) -> list[Telling]:
    """How far the game is: the round, and a journey or tide under way."""
    if view["phase"] in (SHRINE_PHASE, PAIR_PHASE):
        return [Telling(f"luna-phase-{view['phase']}")]
    now = [Telling("table-round", {"round": view["round"]})]
    if view["phase"] == OPPONENT_PHASE:
        now.append(Telling("luna-phase-opponent"))
    if view["voyage"]:
        now.append(Telling(f"luna-voyage-{view['voyage']['kind']}"))
    return now


def verdict(result: Data) -> Telling | None:
    """By how much a solo game was won or lost."""
    if "difference" not in result:
        return None
    lead = result["difference"]
    return Telling("luna-verdict-ahead" if lead > 0 else "luna-verdict-behind", {"points": abs(lead)})

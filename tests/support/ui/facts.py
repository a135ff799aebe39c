"""What the page may say about a table, by the names in `data-says`, read from the server's snapshot alone."""

import re
from collections.abc import Sequence
from typing import Any

from lunarium.games.nova_luna.tiles import COLOURS, TILES
from lunarium.texts import say

Json = dict[str, Any]
# A sentence; numbers in their order; numbers or favours in any order; or any of several names.
Fact = str | int | tuple[int, ...] | frozenset[int] | frozenset[str] | list[str]
Facts = dict[str, Fact]
STACKS = (8, 13)  # of tokens in the solo game
PHASES = ("new", "waxing-crescent", "first-quarter", "waxing-gibbous")
WANING = ("full", "waning-gibbous", "last-quarter", "waning-crescent")
ISLES = ("shrine", "herbs", "tide", "sailboat", "bribery", "book", "novice")
NO_BREAK = "\N{NO-BREAK SPACE}"
RANGE = re.compile(r"(\d+)–(\d+)")
NUMBER = re.compile(r"[-+]?\d+")


def list_facts(snapshot: Json) -> Facts:
    """Everything that can be said about this position."""
    names = name_seats(snapshot)
    game = _list_luna if snapshot["view"]["game"] == "luna" else _list_nova_luna
    return _list_common(snapshot, names) | game(snapshot, names)


def list_course(course: Json) -> Facts:
    """What is said about the course of a finished game."""
    facts: Facts = {f"course.{ply}": ply for ply in range(len(course["points"]))}
    for ply, points in enumerate(course["points"]):
        facts |= {f"course.{ply}.{seat}": value for seat, value in enumerate(points)}
    return facts


def list_after(snapshot: Json, move: str) -> Facts:
    """What is said beside a player of Luna while this move is chosen."""
    facts: Facts = {}
    for player, after in zip(
        snapshot["view"]["players"], snapshot["insight"]["moves"][move]["after"], strict=True
    ):
        facts[f"seat.{player['seat']}.gain"] = after["influence"] - player["influence"]
        if forecast := after["if_round_ended"]:
            facts[f"seat.{player['seat']}.forecast.after"] = sum(forecast.values())
    return facts


def agrees(text: str, fact: Fact, names: Sequence[str]) -> bool:
    """Whether a text says this; digits in somebody's name are none of its numbers."""
    match fact:
        case str():
            return text == fact.replace(NO_BREAK, " ")
        case list():
            return text in fact
        case int():
            return read_numbers(text, names) == (fact,)
        case tuple():
            return read_numbers(text, names) == fact
        case _ if all(isinstance(each, int) for each in fact):
            return frozenset(read_numbers(text, names)) == fact
    return frozenset(isle for isle in ISLES if say(f"favour-{isle}") in text) == fact


def read_numbers(text: str, names: Sequence[str]) -> tuple[int, ...]:
    """The numbers in a text, with those that a range stands for."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    text = RANGE.sub(lambda found: " ".join(map(str, range(int(found[2]), int(found[1]) + 1))), text)
    return tuple(int(number) for number in NUMBER.findall(text.replace("−", "-")))


def name_seats(snapshot: Json) -> list[str]:
    """What the seats are called: those of one name are counted."""
    names: list[str] = []
    for seat in snapshot["table"]["seats"]:
        unnamed = "table-scripted" if seat["holder"] == "scripted" else "table-open-seat"
        own = say(unnamed, params={"number": seat["seat"] + 1})
        name = seat["name"] or (say(f"page-{seat['level']}") if seat["level"] else own)
        many = sum(name == other.rsplit(" ", 1)[0] or name == other for other in names)
        names.append(f"{name} {many + 1}" if many else name)
    return names


def find_reader(snapshot: Json) -> int | None:
    """The one seat of whoever reads; they are called "You"."""
    mine = [seat["seat"] for seat in snapshot["table"]["seats"] if seat["mine"]]
    return mine[0] if len(mine) == 1 else None


def _address(snapshot: Json, names: Sequence[str], seat: int) -> str:
    return say("table-you") if seat == find_reader(snapshot) else names[seat]


def _list_common(snapshot: Json, names: Sequence[str]) -> Facts:
    reader, to_move = find_reader(snapshot), snapshot["to_move"]
    mover = "" if to_move is None else _address(snapshot, names, to_move)
    facts: Facts = {
        "headline": " · ".join(say(part["key"], params=part["params"]) for part in snapshot["headline"])
    }
    if to_move is None:
        facts["turn.long"] = facts["turn.brief"] = say("table-over")
    elif to_move == reader:
        facts["turn.long"] = facts["turn.brief"] = say("table-your-turn")
    else:
        facts["turn.long"] = say("table-their-turn", params={"who": names[to_move]})
        facts["turn.brief"] = names[to_move]
    turn = "nl-hub-your-turn" if to_move == reader else "nl-text-turn"
    facts["turn.text"] = say(turn, params={"who": mover})
    facts["turn"] = say("lb-text-turn", params={"who": mover})
    for seat, name in enumerate(names):
        facts[f"seat.{seat}.name"] = [name, _address(snapshot, names, seat)]
        facts[f"seat.{seat}.number"] = seat + 1
    ranking = snapshot["ranking"] or []
    for place, seat in enumerate(ranking, 1):
        facts[f"seat.{seat}.rank"] = place
        facts[f"seat.{seat}.place"] = say("lb-place", params={"place": place})
    if len(ranking) > 1 and not snapshot["verdict"]:
        first, second = ranking[:2]
        scores = snapshot["scores"]
        count = abs(scores["seats"][first] - scores["seats"][second])
        margin = say(f"table-margin-{scores['unit']}", params={"count": count})
        key = "table-margin" if count else "table-margin-none"
        facts["margin"] = say(key, params={"who": names[second], "margin": margin})
    return facts


def _list_luna(snapshot: Json, names: Sequence[str]) -> Facts:
    view = snapshot["view"]
    players, council = view["players"], view["council"]
    tokens = view["time_tokens"]
    discs = [
        say(
            "lb-council-disc",
            params={
                "who": _address(snapshot, names, seat),
                "value": council["values"][council["seats"][seat]],
            },
        )
        for seat in council["ranking"]
    ]
    facts: Facts = {
        "round": (view["round"], 6),
        "time": tokens["total"] - tokens["turned"],
        "guard": view["path"]["guard"],
        "difference": players[0]["influence"] - players[1]["influence"] if len(players) > 1 else 0,
        "council": f"{say('lb-council-hall')}: {', '.join(discs)}",
        "stage": tuple(player["stage"] for player in players if player["stage"]),
    }
    facts |= {f"council.{seat}": value for seat, value in enumerate(council["values"])}
    for group in view["path"]["groups"]:
        if group["bribable"]:
            tiles = {tile["tile"] for tile in group["tiles"] if tile["on_path"]}
            facts["next.guard"] = frozenset({group["guard"], *tiles})
    for figure, isle in (view["figures"]["next"] or {}).items():
        facts[f"next.{figure}"] = say(f"lb-{figure}-to", params={"isle": isle})
    for player in players:
        facts |= {f"seat.{player['seat']}.{name}": fact for name, fact in _list_player(view, player).items()}
    return facts


def _list_player(view: Json, player: Json) -> Facts:
    seat, council = player["seat"], view["council"]
    facts: Facts = {
        "influence": player["influence"],
        "supply": player["supply"],
        "shrines": player["shrine_supply"],
        "stock": (player["supply"], player["shrine_supply"]),
        "temple": len(player["temple"]),
        "temple.tiles": frozenset(player["temple"]),
        "claims": frozenset(player["claims"]),
        "council": council["values"][council["seats"][seat]],
        "novices": tuple(sum(isle[kind][seat] for isle in view["isles"]) for kind in ("active", "inactive")),
        "favours": frozenset(player["favours"]),
    }
    facts |= {f"points.{source}": points for source, points in player["points"].items()}
    if forecast := player["if_round_ended"]:
        parts = tuple(forecast[source] for source in ("priestess", "apostate", "temple"))
        facts |= {f"forecast.{source}": points for source, points in forecast.items()}
        facts |= {"forecast": sum(parts), "forecast.whole": (sum(parts), *parts)}
    return facts


def _list_nova_luna(snapshot: Json, names: Sequence[str]) -> Facts:
    view, reader = snapshot["view"], find_reader(snapshot)
    facts: Facts = {
        "supply.tiles": view["supply"],
        "supply": say("nl-supply", params={"count": view["supply"]}),
    }
    for place, colour in enumerate(COLOURS):
        count = sum(TILES[tile].colour == place for tile in view["unseen"])
        facts[f"supply.{colour}"] = count
        facts[f"supply.{colour}.words"] = say(f"nl-need-{colour}", params={"count": count})
    for seat in view["seats"]:
        who = seat["seat"]
        facts |= {
            f"seat.{who}.{name}": fact
            for name, fact in {
                "tokens_left": seat["tokens_left"],
                "tokens_placed": sum(sum(tile["covered"]) for tile in seat["display"]),
                "tiles": len(seat["display"]),
                "display": say("nl-your-display")
                if who == reader
                else say("nl-display-of", params={"name": names[who]}),
            }.items()
        }
        if seat["space"] is not None:
            facts[f"seat.{who}.distance"] = seat["distance"]
            params = {"who": _address(snapshot, names, who), "space": seat["space"] + 1}
            params |= {"phase": _name_phase(seat["space"]), "distance": seat["distance"]}
            facts[f"seat.{who}.track"] = say("nl-text-place", params=params)
    facts |= _list_hub(snapshot, names)
    if snapshot["insight"]:
        facts |= _list_offers(snapshot, names)
    return facts | (_list_solo(snapshot) if view["solo"] else {})


def _list_hub(snapshot: Json, names: Sequence[str]) -> Facts:
    view, reader = snapshot["view"], find_reader(snapshot)
    queue = [_address(snapshot, names, seat) for seat in view["queue"]]
    order = say("nl-hub-order", params={"list": ", ".join(queue[1:])})
    if view["outcome"] and view["solo"]:
        score = view["outcome"]["result"]["solo_score"]
        return {"hub.title": say("nl-hub-done"), "hub.result": say("nl-hub-result", params={"score": score})}
    if view["outcome"]:
        winner = view["outcome"]["ranking"][0]
        won = "nl-hub-you-won" if winner == reader else "nl-hub-won"
        return {"hub.title": say("nl-hub-over"), "hub.result": say(won, params={"who": names[winner]})}
    if view["solo"]:
        return {"hub.title": say("nl-hub-phase", params={"phase": view["solo"]["phase"]})}
    mover = view["to_move"]
    return {"hub.title": say("nl-hub-your-turn") if mover == reader else names[mover], "hub.order": order}


def _list_offers(snapshot: Json, names: Sequence[str]) -> Facts:
    """What each tile in reach would bring."""
    facts: Facts = {}
    view, reader = snapshot["view"], find_reader(snapshot)
    for tile, forecast in snapshot["insight"]["tiles"].items():
        following = forecast["next"]
        best = {"count": forecast["best"]}
        face = TILES[int(tile)]
        name = say(f"nl-tile-{COLOURS[face.colour]}", params={"number": face.number})
        told: Facts = {"number": face.number, "name": name}
        told["best"] = [
            say("nl-option-best", params=best),
            say("nl-forecast-best", params=best),
            f"+{best['count']}",
        ]
        if forecast["lands"] is not None:
            told["lands"] = _name_phase(forecast["lands"])
        if forecast["turns"]:
            told["turns"] = say("nl-forecast-turns", params={"count": forecast["turns"]})
        own_reach = following == reader or forecast["lands"] is None
        reach = "nl-forecast-you-reach" if own_reach else "nl-forecast-reach"
        told["reach"] = say(reach, params={"who": names[following or 0]})
        if following is None:
            told |= {"next": say("nl-option-ends"), "turn": say("nl-forecast-ends")}
        elif following == view["to_move"]:
            own = following == reader
            told["next"] = say("nl-option-again" if own else "nl-option-again-other")
            again = "nl-forecast-again" if own else "nl-forecast-again-other"
            told["turn"] = say(again, params={"who": names[following]})
        else:
            told["next"] = _address(snapshot, names, following)
            key = "nl-forecast-you-next" if following == reader else "nl-forecast-next"
            told["turn"] = say(key, params={"who": names[following]})
        facts |= {f"tile.{tile}.{name}": fact for name, fact in told.items()}
    if end := snapshot["insight"]["end_phase"]:
        facts["end.note"] = say("nl-end-phase-note", params={"note": end["note"]})
    return facts


def _list_solo(snapshot: Json) -> Facts:
    view = snapshot["view"]
    solo, outcome = view["solo"], view["outcome"]
    first, *later = solo["notes"] or (None,)
    facts: Facts = {
        "stacks": (solo["stacks"][0], STACKS[0], solo["stacks"][1], STACKS[1]),
        "solo.running": solo["running"],
        "phase.1.sum": solo["running"] if first is None else first,
    }
    for number, (left, full) in enumerate(zip(solo["stacks"], STACKS, strict=True), 1):
        facts |= {f"stack.{number}": left, f"stack.{number}.full": full}
    for number, note in enumerate(solo["notes"], 1):
        facts[f"phase.{number}.note"] = note
        facts[f"phase.{number}.text"] = (number, note)
    if first is None:
        facts |= {"phase.2.sum": "–", "solo.total": solo["running"]}
    elif later:
        facts |= {"phase.2.sum": later[0], "solo.total": first + later[0]}
    else:
        second = solo["running"]
        if view["options"]["solo_scoring"] == "each-tile-once":
            second -= snapshot["first_numbers"]
        facts |= {"phase.2.sum": second, "solo.total": first + second}
    if outcome:
        [points], score = outcome["breakdown"], outcome["result"]["solo_score"]
        facts |= {"solo.score": score, "solo.verdict": say("nl-score-solo", params={"score": score})}
        for phase in (1, 2):
            facts[f"phase.{phase}.tiles"] = points[f"phase_{phase}_tiles"]
            facts[f"phase.{phase}.penalty"] = points[f"phase_{phase}_penalty"]
    return facts


def _name_phase(space: int) -> str:
    within = space % 12
    shown = 0 if within == 0 else 1 if within < 6 else 2 if within == 6 else 3
    return say(f"nl-phase-{(PHASES if space < 12 else WANING)[shown]}")

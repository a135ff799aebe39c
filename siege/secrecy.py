"""Secrecy: whole games, each payload of each position searched for the order of what is face down."""

import re
from pathlib import Path
from random import Random
from typing import Any

from load.report import Row

from lunarium.server.answers import encode
from lunarium.server.snapshots import show_snapshot
from lunarium.tables.bulletin import Bulletin
from lunarium.tables.database import Database, now
from lunarium.tables.dealer import Dealer
from lunarium.tables.door import Tables
from lunarium.tables.people import People, Person
from lunarium.tables.seats import Holder
from lunarium.tables.table import Table

WINDOW = 6  # so many in their true order are no chance, over hundreds of thousands of payloads
ENOUGH = 10  # hidden tiles, of which some order can be told
MOVERS, RECORDS = 5, 10  # of so many positions one is shown to who moves, with previews, and one as a record
NO_DIGITS = re.compile(rb"\D+")


def besiege_secrecy(folder: Path, games: int) -> list[Row]:
    """Games of Nova Luna for one to four, from the first move to the last."""
    database = Database(f"sqlite:///{folder}/secrecy.sqlite")
    database.migrate()
    bulletin = Bulletin(database)
    people, dealer = People(database, bulletin), Dealer(Tables(database, bulletin))
    host, searched, leaks = people.introduce("Host")[0], 0, 0
    for number in range(games):
        chance = Random(f"secrecy {number}")
        table, _ = dealer.create(host, "nova-luna", {}, [Holder("me")] * (1 + number % 4))
        table = table.told()  # so that each move adds its own part of the story
        while (turn := table.turn) is not None:
            hidden: list[int] = table.state.supply
            if len(hidden) >= ENOUGH:
                found, leaked = _search(table, host, hidden, chance)
                searched, leaks = searched + found, leaks + leaked
            table = table.after(chance.choice(table.position.legal)["text"], turn, now())
    database.close()
    return [
        Row("Whole games of Nova Luna", games),
        Row("Payloads that were searched", searched),
        Row("Payloads that tell something of the hidden order", leaks, expected=("<=", 0)),
    ]


def _search(table: Table, host: Person, hidden: list[int], chance: Random) -> tuple[int, int]:
    """How many payloads of this position there were, and in how many the order stands; watchers see all."""
    since = max(0, table.ply - 1)
    payloads: list[Any] = [show_snapshot(table, None, since=since)]
    if chance.randrange(MOVERS) == 0:
        payloads.append(show_snapshot(table, host, since=since))
    if chance.randrange(RECORDS) == 0:
        record = table.record().as_json()
        record["setup"] = table.game.reseal(dict(table.setup), table.state, chance)
        payloads.append(record)
    parts = [*_parts(hidden), *_parts(hidden[::-1])]
    texts = [b" %b " % NO_DIGITS.sub(b" ", encode(payload)) for payload in payloads]
    return len(payloads), sum(any(part in text for part in parts) for text in texts)


def _parts(order: list[int]) -> list[bytes]:
    """All neighbours in the order, as they would stand in a text of which only numbers are left."""
    return [
        " {} ".format(" ".join(map(str, order[at : at + WINDOW]))).encode()
        for at in range(len(order) - WINDOW + 1)
    ]

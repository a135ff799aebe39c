"""A table that can no longer be computed: its people are told why, and nobody else notices."""

from typing import Any

from sqlalchemy import update

from lunarium.tables import schema
from lunarium.texts import LANGUAGES
from tests.support.server.serving import GREEDY, ME, Guest, Serving


def damage(serving: Serving, table: str, **values: Any) -> None:
    """Store something else of this table."""
    with serving.house.database.writing() as connection:
        change = update(schema.tables).where(schema.tables.c.id == table)
        connection.execute(change.values(version=schema.tables.c.version + 1, **values))


def test_its_people_are_told_why_in_their_language(serving: Serving, ana: Guest, stranger: Guest) -> None:
    table = ana.table("luna-2p")
    damage(serving, table, rules_version=99)
    for who in (ana, stranger):
        assert who.refusal("GET", f"/api/tables/{table}") == (409, "table-set-aside")
    said = set()
    for language in LANGUAGES:
        answer = ana.get(f"/api/tables/{table}", headers={"Accept-Language": language})
        assert "99" in answer.json()["message"]
        said.add(answer.json()["message"])
    assert len(said) == len(LANGUAGES)
    for path in ("record", "history", "course"):
        assert ana.refusal("GET", f"/api/tables/{table}/{path}") == (409, "table-set-aside")
    question = {"source": {"table": table}}
    assert ana.refusal("POST", "/api/ask/insight", question) == (409, "table-set-aside")
    move = {"move": "meditate", "ply": 0}
    assert ana.refusal("POST", f"/api/tables/{table}/moves", move) == (409, "table-set-aside")


def test_the_others_go_on_and_lists_are_shown(serving: Serving, ana: Guest, ben: Guest) -> None:
    broken = ana.table("nova-luna-2p", [ME, GREEDY], visibility="public")
    sound = ana.table("nova-luna-2p")
    damage(serving, broken, game="chess")
    ana.refusal("GET", f"/api/tables/{broken}")
    mine = {table["id"]: table["set_aside"] for table in ana.ask("GET", "/api/tables", list="mine")["tables"]}
    assert mine == {broken: True, sound: False}
    public = [table["id"] for table in ben.ask("GET", "/api/tables", list="public")["tables"]]
    assert broken not in public
    assert ana.move(sound)["ply"] == 1

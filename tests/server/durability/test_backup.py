"""Backups hold everything, are taken while people play, and come back whole or not at all."""

import gzip
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event, Thread

import orjson
import pytest
from sqlalchemy import insert, select, update

from lunarium.core.errors import LunariumError
from lunarium.core.game import Json
from lunarium.tables import schema
from lunarium.tables.backup import Count, back_up, restore
from lunarium.tables.check import check_tables
from lunarium.tables.database import Database, now
from lunarium.tables.statistics import Statistics
from tests.support.databases import dump, empty_url
from tests.support.legal_moves import texts_at
from tests.support.tables.hall import GREEDY, ME, OPEN, Hall

pytestmark = pytest.mark.both_databases


@pytest.fixture
def hall(database_url: str) -> Iterator[Hall]:
    """A hall in which everything has happened that a database can tell of."""
    hall, chance = Hall(database_url), Random(1)
    ana, bia = hall.person("Ana"), hall.person("Bia")
    hall.play_on(hall.create(ana, "nova-luna-2p")[0], chance)
    hall.play_on(hall.create(ana, "luna-2p", visibility="public", deal=7)[0], chance, most=30)
    hall.create(bia, "luna-3p", [ME, OPEN, GREEDY])
    taken_back = hall.play_on(hall.create(ana, "nova-luna-2p")[0], chance, most=9)
    hall.tables.take_back(taken_back.id, ana, 5)
    shared = hall.play_on(hall.seat("nova-luna-2p", ana, bia, deal=5), chance, most=6)
    assert hall.tables.take_back(shared.id, ana, 0).offer is not None
    hall.seats.set_notification(shared.id, shared.seats_of(ana)[0], ana, "ntfys://ntfy.sh/secret", "pt")
    hall.play_on(hall.daily.begin(ana, "luna")[0], chance, most=3)
    hall.dealer.fork(taken_back.id, bia, 3, [ME, OPEN])
    yield hall
    hall.close()


@pytest.fixture
def empty(kind: str, tmp_path: Path) -> Iterator[Database]:
    """An empty database of the other kind."""
    with empty_url("postgresql" if kind == "sqlite" else "sqlite", tmp_path) as url:
        database = Database(url)
        yield database
        database.close()


def body(path: Path) -> bytes:
    """A backup without its first line, which holds the time."""
    text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    return text.partition(b"\n")[2]


def test_a_backup_restores_alike_into_the_other_kind_of_database(
    hall: Hall, empty: Database, tmp_path: Path
) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl.gz"
    seen: list[tuple[int, int]] = []
    assert back_up(hall.database, first, lambda *done: seen.append(done)) == Count(people=2, tables=7)
    assert seen == [(done, 7) for done in range(1, 8)]
    assert restore(empty, first) == Count(people=2, tables=7)
    assert back_up(empty, second) == Count(people=2, tables=7)
    assert body(first) == body(second)
    for words in (b"ntfys://ntfy.sh/secret", b'"undone":[{', b'"waits_for":[', b'"ranking":[', b'"daily":{'):
        assert words in body(first)


def test_statistics_are_made_from_restored_games(hall: Hall, empty: Database, tmp_path: Path) -> None:
    ana = hall.person("Eva")
    hall.play_on(hall.create(ana, "nova-luna-solo")[0], Random(2))
    before = Statistics(hall.database).summarise(ana)
    assert len(before.recent) == 1
    back_up(hall.database, tmp_path / "backup.jsonl")
    restore(empty, tmp_path / "backup.jsonl")
    assert Statistics(empty).summarise(ana) == before


def test_people_go_on_with_their_tokens_and_links_after_a_restore(
    hall: Hall, empty: Database, tmp_path: Path
) -> None:
    person, token = hall.people.introduce("Caro")
    table, invitations = hall.create(person, "nova-luna-2p", [ME, OPEN])
    guest, _ = hall.people.introduce("Dora")
    back_up(hall.database, tmp_path / "all.jsonl")
    restore(empty, tmp_path / "all.jsonl")
    restored = Hall(empty.url)
    assert restored.people.recognise(token) == person
    claimed = restored.seats.claim(table.id, invitations[0].seat, guest, invitations[0].secret)
    assert restored.play_on(claimed, Random(2)).finished_at is not None
    restored.close()


def test_a_backup_shows_one_moment_while_people_play_on(hall: Hall, tmp_path: Path) -> None:
    ana, stopping = hall.person(), Event()
    table = hall.create(ana, "luna-4p")[0]

    def play_on() -> None:
        chance, present = Random(3), table
        while not stopping.is_set() and present.turn is not None:
            present = hall.play(present, chance.choice(texts_at(present)))

    player = Thread(target=play_on)
    player.start()
    for number in range(3):
        back_up(hall.database, tmp_path / f"{number}.jsonl")
    stopping.set()
    player.join()
    for number in range(3):
        database = Database(f"sqlite:///{tmp_path}/{number}.sqlite")
        restore(database, tmp_path / f"{number}.jsonl")  # which replays every game to where its table stands
        database.close()


def test_only_an_empty_database_is_restored_into(hall: Hall, tmp_path: Path) -> None:
    back_up(hall.database, tmp_path / "all.jsonl")
    with hall.refused("restore-not-empty"):
        restore(hall.database, tmp_path / "all.jsonl")


def alter(line: bytes, change: Callable[[Json], None]) -> bytes:
    """A line with other content and a fitting sum: the work of a forger, not of a disk."""
    data = orjson.loads(line)
    kind = next(name for name in data if name != "sum")
    change(data[kind])
    text = orjson.dumps(data[kind])
    return orjson.dumps({"sum": zlib.crc32(text), kind: data[kind]})


def drop_a_move(content: Json) -> None:
    content["moves"].pop()


def repeat_a_move(content: Json) -> None:
    content["moves"][1]["move"] = content["moves"][0]["move"]


def forget_a_column(content: Json) -> None:
    del content["table"]["turn"]


def name_nobody(content: Json) -> None:
    content["table"]["host"] = "nobody"


FIRST_TABLE = 6  # header, two people, the secret of the daily deals, one deal


def test_a_game_that_does_not_hold_is_refused_with_its_line(
    hall: Hall, empty: Database, tmp_path: Path
) -> None:
    path = tmp_path / "all.jsonl"
    back_up(hall.database, path)
    lines = path.read_bytes().splitlines(keepends=True)
    assert b'"table":' in lines[FIRST_TABLE - 1]
    for change in (drop_a_move, repeat_a_move, forget_a_column, name_nobody):
        altered = alter(lines[FIRST_TABLE - 1], change)
        path.write_bytes(b"".join([*lines[: FIRST_TABLE - 1], altered, b"\n", *lines[FIRST_TABLE:]]))
        check_refused(empty, path, FIRST_TABLE)


def test_a_table_that_was_set_aside_comes_along_as_such(hall: Hall, empty: Database, tmp_path: Path) -> None:
    """It keeps nobody from restoring all others."""
    with hall.database.writing() as connection:
        broken = connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created_at)).scalar()
        connection.execute(update(schema.tables).where(schema.tables.c.id == broken).values(rules_version=99))
    assert [found.table for found in check_tables(hall.database, everything=True)] == [broken]
    back_up(hall.database, tmp_path / "all.jsonl")
    restore(empty, tmp_path / "all.jsonl")
    assert [move[:4] for move in dump(empty)["moves"]] == [move[:4] for move in dump(hall.database)["moves"]]
    assert [found.table for found in check_tables(empty)] == [broken]


def test_every_damage_of_the_file_is_found_and_nothing_is_restored(
    hall: Hall, empty: Database, tmp_path: Path, kind: str
) -> None:
    path, chance = tmp_path / ("all.jsonl" if kind == "sqlite" else "all.jsonl.gz"), Random(4)
    back_up(hall.database, path)
    whole = path.read_bytes()
    for _ in range(10):
        place = chance.randrange(20, len(whole) - 1)
        path.write_bytes(
            whole[:place] + bytes([whole[place] ^ 1 << chance.randrange(7)]) + whole[place + 1 :]
        )
        check_refused(empty, path)
        path.write_bytes(whole[:place])
        check_refused(empty, path)
    path.write_bytes(whole)
    assert restore(empty, path).tables == 7


def check_refused(database: Database, path: Path, line: int | None = None) -> None:
    """Restoring says where the file is damaged, and leaves nothing behind."""
    with pytest.raises(LunariumError) as caught:
        restore(database, path)
    assert caught.value.code in ("backup-damaged", "backup-format")
    if line is not None:
        assert caught.value.params["line"] == line
    if database.is_current():
        assert not any(rows for name, rows in dump(database).items() if name != "alembic_version")


def test_a_backup_that_fails_leaves_the_older_one(hall: Hall, tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    back_up(hall.database, path)
    older = path.read_bytes()

    def fail(done: int, _: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(hall.database, path, fail)
    assert path.read_bytes() == older
    assert [file.name for file in tmp_path.iterdir() if "all" in file.name] == ["all.jsonl"]
    assert path.stat().st_mode & 0o077 == 0  # nobody else reads it


def test_the_program_backs_up_and_restores(sqlite_url: str, tmp_path: Path) -> None:
    database = Database(sqlite_url)
    with database.writing() as connection:
        row = {"id": "x", "name": "Ana", "secret_hash": "0", "created_at": now()}
        connection.execute(insert(schema.people).values(row))
    database.close()

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        program = Path(sys.executable).parent / "lunarium"
        return subprocess.run([program, *arguments], capture_output=True, text=True, check=False)  # noqa: S603

    file, target = str(tmp_path / "all.jsonl.gz"), f"sqlite:///{tmp_path}/new.sqlite"
    assert run("backup", file, "--database", sqlite_url).stdout == f"0 tables and one person are in {file}.\n"
    told = run("restore", file, "--database", target)
    assert told.stdout == "0 tables and one person restored; every game was replayed.\n"
    refused = run("restore", file, "--database", target)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == ("The database already holds people or tables. Restore into an empty one.\n")

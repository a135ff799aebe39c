"""The host's secret: it keys deals by number and daily deals, so that nobody deals them at home."""

import hashlib
import hmac
import json
from contextlib import suppress
from random import Random

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from lunarium.core.types import Options
from lunarium.tables import schema
from lunarium.tables.database import Database
from lunarium.tables.keys import new_secret

SECRET = "daily-secret"  # noqa: S105 - the name of the setting, from the time when only daily deals had one


def host_secret(database: Database) -> str:
    """This host's own secret, made once, the same for all workers and in its backups."""
    query = select(schema.settings.c.value).where(schema.settings.c.name == SECRET)
    with database.reading() as connection:
        found = connection.execute(query).scalar()
    if found is None:
        with suppress(IntegrityError), database.writing() as connection:
            connection.execute(insert(schema.settings).values(name=SECRET, value=new_secret()))
        with database.reading() as connection:
            found = connection.execute(query).scalar_one()
    return str(found)


def keyed_random(database: Database, purpose: str) -> Random:
    """Chance that is the same for the same purpose, and that nobody without the secret can repeat."""
    return Random(hmac.digest(host_secret(database).encode(), purpose.encode(), hashlib.sha256))


def by_number(database: Database, number: int, game: str, options: Options) -> Random:
    """The chance of the deal that this number stands for at this host."""
    return keyed_random(database, f"deal {number} {game} {json.dumps(options, sort_keys=True)}")


def seal(database: Database, text: str) -> str:
    """What shows that this host has said this."""
    return hmac.new(host_secret(database).encode(), f"seal {text}".encode(), hashlib.sha256).hexdigest()

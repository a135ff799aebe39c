"""The interface keeps what its description promises: Schemathesis tries everything, right and wrong."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CheckContext
from schemathesis.config import SchemathesisConfig

from lunarium.server.routes.tables import MOST_SECONDS
from lunarium.server.schema import describe
from lunarium.tables.keys import is_id
from tests.server.conftest import Servings
from tests.server.serving import ME, OPEN, Guest

EXAMPLES = int(os.environ.get("LUNARIUM_SCHEMA_EXAMPLES", "3"))  # many more for a thorough look
CAREFUL = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
# What has the right form may still be refused by the rules of a game; `check_form` looks at the difference.
ACCEPTED = ["2xx", "401", "403", "404", "409", "422"]
Case = schemathesis.Case[Any]
CONFIG = SchemathesisConfig.from_dict(
    {"checks": {"positive_data_acceptance": {"expected-statuses": ACCEPTED}}}
)
schema = schemathesis.openapi.from_dict(describe(), config=CONFIG)


def check_form(ctx: CheckContext, response: Any, case: Case) -> None:
    """What the description allows is never refused for its form."""
    if case.meta is not None and case.meta.generation.mode.is_positive and response.status_code == 422:
        assert response.json()["code"] != "bad-request", response.text


@pytest.fixture(scope="module")
def table(servings: Servings) -> Iterator[str]:
    """A table that everybody can look at and sit down at."""
    host = Guest(servings("sqlite").address, "Host")
    yield host.table("luna-4p", [OPEN, ME, OPEN, OPEN], visibility="public")
    host.close()


@schema.parametrize()
@CAREFUL
def test_strangers_get_what_the_description_says(case: Case, servings: Servings) -> None:
    case.call_and_validate(base_url=servings("sqlite").address, additional_checks=[check_form])


@schema.parametrize()
@CAREFUL
def test_people_at_a_table_get_what_the_description_says(case: Case, servings: Servings, table: str) -> None:
    ana = Guest(servings("sqlite").address, "Ana", cookie=False)
    ana.close()
    if is_id(str(case.path_parameters.get("table_id"))):
        case.path_parameters["table_id"] = table
    if _is_number(case.query.get("wait")):
        case.query["wait"] = 0  # nobody else would end the waiting
    headers = {"Authorization": ana.headers["Authorization"]}
    case.call_and_validate(base_url=str(ana.base_url), headers=headers, additional_checks=[check_form])


def _is_number(value: object) -> bool:
    try:
        return 0 <= float(str(value)) <= MOST_SECONDS
    except ValueError:
        return False

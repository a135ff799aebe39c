"""The interface keeps what its description promises: Schemathesis tries everything, right and wrong."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from lunarium.server.routes.tables import MOST_SECONDS
from lunarium.tables.keys import is_id
from tests.support.server.serving import ME, OPEN, Guest, Servings

if TYPE_CHECKING:  # whoever tests something else need not wait for Schemathesis
    from schemathesis import Case as SomeCase
    from schemathesis.checks import CheckContext
    from schemathesis.schemas import BaseSchema

    Case = SomeCase[Any]

FEW = 3
EXAMPLES = int(os.environ.get("LUNARIUM_SCHEMA_EXAMPLES", FEW))  # many more for a thorough look
SHARES = 6  # tests of similar length, each with every sixth operation
CAREFUL = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
# What has the right form may still be refused by the rules of a game; `check_form` looks at the difference.
ACCEPTED = ["2xx", "401", "403", "404", "409", "422"]
RENEWAL = "POST /api/me/renew"


def check_form(ctx: CheckContext, response: Any, case: Case) -> None:
    """What the description allows is never refused for its form."""
    if case.meta is not None and case.meta.generation.mode.is_positive and response.status_code == 422:
        assert response.json()["code"] != "bad-request", response.text


@pytest.fixture(scope="module")
def description() -> dict[str, Any]:
    """What the interface promises; made when it is first tested, since that takes long."""
    from lunarium.server.schema import describe

    return describe()


@pytest.fixture(params=range(SHARES))
def schema(request: pytest.FixtureRequest, description: dict[str, Any]) -> BaseSchema:
    """A share of the operations."""
    import schemathesis
    from schemathesis.config import SchemathesisConfig

    config = SchemathesisConfig.from_dict(
        {"checks": {"positive_data_acceptance": {"expected-statuses": ACCEPTED}}}
    )
    labels = [f"{method.upper()} {path}" for path, item in description["paths"].items() for method in item]
    whole: BaseSchema = schemathesis.openapi.from_dict(description, config=config)
    return whole.include(name=labels[request.param :: SHARES])


class Caller:
    """Somebody who calls the interface over one connection and keeps no cookies."""

    def __init__(self, address: str, table: str) -> None:
        from schemathesis.transport.requests import ManagedCookiesSession

        self.address, self.table = address, table
        self.session = ManagedCookiesSession()
        self.session.trust_env = False
        self._operation = ""
        self._headers: dict[str, str] = {}
        self._turns = cycle((True, False))

    def call(self, case: Case) -> None:
        """Call as a stranger and by name; where anybody may call, each limit is tried by one or the other."""
        is_open = _is_open(case)
        if _is_random(case) or (is_open and EXAMPLES > FEW):
            self._call(case, {})
        elif is_open and next(self._turns):
            self._sit_down(case)
            self._call(case, {})
            return
        self._sit_down(case)
        self._call(case, self._introduce(case.operation.label))

    def _sit_down(self, case: Case) -> None:
        """Call at a table that there is, where any table would do."""
        if is_id(str(case.path_parameters.get("table_id"))):
            case.path_parameters["table_id"] = self.table
        if _is_number(case.query.get("wait")):
            case.query["wait"] = 0  # nobody else would end the waiting

    def _introduce(self, operation: str) -> dict[str, str]:
        """The headers of somebody who is new to this operation, or wherever tokens end."""
        if operation != self._operation or operation == RENEWAL:
            with closing(Guest(self.address, "Ana", cookie=False)) as ana:
                self._headers = {"Authorization": ana.headers["Authorization"]}
            self._operation = operation
        return dict(self._headers)

    def _call(self, case: Case, headers: dict[str, str]) -> None:
        case.call_and_validate(
            base_url=self.address, session=self.session, headers=headers, additional_checks=[check_form]
        )


@pytest.fixture(scope="module")
def caller(servings: Servings) -> Iterator[Caller]:
    """Somebody who knows a table that everybody can look at and sit down at."""
    address = servings("sqlite").address
    with closing(Guest(address, "Host")) as host:
        caller = Caller(address, host.table("luna-4p", [OPEN, ME, OPEN, OPEN], visibility="public"))
        yield caller
        caller.session.close()


def test_answers_match_the_description(schema: BaseSchema, caller: Caller, subtests: pytest.Subtests) -> None:
    from schemathesis.core.result import Ok
    from schemathesis.pytest.lazy import get_all_tests

    for found in get_all_tests(schema=schema, test_func=caller.call, settings=CAREFUL, given_kwargs=None):
        assert isinstance(found, Ok), found.err()
        operation, test = found.ok()
        with subtests.test(operation.label):
            test()


def _is_open(case: Case) -> bool:
    """Whether the description lets strangers in."""
    security = case.operation.definition.raw.get("security")
    return security is None or {} in security


def _is_random(case: Case) -> bool:
    """Whether this is one of the few cases drawn at random, and none of the many that try every limit."""
    from schemathesis.generation.meta import TestPhase

    return case.meta is None or case.meta.phase.name is TestPhase.FUZZING


def _is_number(value: object) -> bool:
    try:
        return 0 <= float(str(value)) <= MOST_SECONDS
    except ValueError:
        return False

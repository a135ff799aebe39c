"""Corners: what an attacker has found once and what needs no crowd, each by the tests that watch it."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

from load.report import Row

ROOT = Path(__file__).parents[1]
TESTS = {  # each attack, and the tests that fail if it works again
    "Sizes of heads, trailers, frames and answers": ["tests/server/test_sizes.py"],
    "The same through nginx": ["tests/server/test_nginx.py"],
    "Households, proxies by their addresses, shares of the public list": [
        "tests/server/test_limits.py::test_addresses_of_a_household_share_limits",
        "tests/server/test_limits.py::test_own_proxies_are_known_by_their_addresses",
        "tests/server/test_limits.py::test_proxies_are_compared_as_addresses",
        "tests/server/test_limits.py::test_serve_says_which_proxies_it_believes",
        "tests/server/test_limits.py::test_the_compose_file_names_the_gateway_and_lets_nobody_else_come_through_it",
        "tests/server/test_limits.py::test_an_address_has_a_share_of_the_public_list",
    ],
    "Thinking in turns over addresses, forks reviewed once": [
        "tests/tables/test_work.py::test_addresses_take_turns_before_their_people_do",
        "tests/tables/test_work.py::test_a_full_place_makes_room_for_another_address",
        "tests/tables/test_reviews.py::test_reviews_are_limited_per_address",
        "tests/tables/test_reviews.py::test_a_review_of_a_fork_begins_where_it_was_forked",
    ],
    "A running game's position, shifted, turned or mirrored; daily deals": [
        "tests/tables/test_fair_play.py",
        "tests/tables/test_daily.py",
    ],
    "Two pages that win different stars": ["tests/tables/test_lessons.py::test_two_pages_lose_no_star"],
    "A hint of a puzzle seen long ago": [
        "tests/tables/test_puzzles.py::test_a_solution_shown_long_ago_does_not_spoil_the_puzzle_of_the_day"
    ],
    "More topics than a NOTIFY holds": ["tests/tables/test_bulletin.py::test_much_at_once_is_heard_in_whole"],
    "A review of a game that was played again to the same length": [
        "tests/tables/test_reviews.py::test_a_game_played_again_to_the_same_length_has_no_review_of_before"
    ],
    "A replaced token at another worker": [
        "tests/tables/test_people.py::test_a_replaced_token_is_void_soon_where_its_end_is_not_heard_of"
    ],
    "Withdrawing without end": ["tests/server/test_limits.py::test_withdrawing_costs_something"],
    "Dear looks without end, and again what one has": [
        "tests/server/test_limits.py::test_lists_of_puzzles_cost_something",
        "tests/server/test_limits.py::test_positions_of_before_cost_something",
        "tests/server/test_limits.py::test_too_many_requests_are_told_when_to_come_back",
        "tests/server/test_operations.py::test_answers_of_a_version_are_sent_once",
        "tests/server/test_limits.py::test_expensive_answers_are_not_computed_again_for_the_same_etag",
    ],
    "Addresses that two readers read differently": [
        "tests/tables/test_notifications.py::test_other_addresses_are_refused"
    ],
    "A database that is no file": [
        "tests/tables/test_migrations.py::test_a_file_that_cannot_be_used_says_so"
    ],
    "A version of 400 digits": ["tests/core/test_record.py"],
    "Puzzles on a full disk": [
        "tests/tables/test_puzzles.py::test_the_puzzle_of_a_day_is_chosen_where_nothing_can_be_written"
    ],
    "A game whose components are gone": [
        "tests/games/luna/test_components.py::test_a_game_keeps_the_values_it_was_dealt_with"
    ],
    "Names as wide as they can be": ["tests/ui/test_phone.py::test_the_widest_names_leave_a_table_as_it_is"],
    "No Host, or two": ["tests/server/test_sizes.py::test_a_request_has_one_host"],
}


def besiege_corners(folder: Path) -> list[Row]:
    """How many tests watch each, and how many fail; none, where nginx or a browser is missing."""
    rows = []
    found = _run({test for tests in TESTS.values() for test in tests}, folder / "corners.xml")
    for what, tests in TESTS.items():
        failed = [is_failed for test, is_failed in found if any(_is_part(test, whole) for whole in tests)]
        rows += [Row(f"{what}: tests", len(failed)), Row("… that fail", sum(failed), ("<=", 0))]
    return rows


def _run(tests: set[str], report: Path) -> list[tuple[str, bool]]:
    """Each test that ran, as it is named on the command line, and whether it failed."""
    command = [sys.executable, "-m", "pytest", "-n2", "-q", "--junitxml", str(report), *sorted(tests)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL)  # noqa: S603 - our own tests
    if done.returncode not in (0, 1):
        raise SystemExit(f"Not all of these tests are there: {' '.join(command)}")
    cases = ElementTree.parse(report).iter("testcase")  # noqa: S314 - written a moment ago
    return [
        (
            f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}",
            any(child.tag in ("failure", "error") for child in case),
        )
        for case in cases
        if case.find("skipped") is None
    ]


def _is_part(test: str, whole: str) -> bool:
    """Whether a test is this one, one of its cases, or in this file."""
    return test == whole or test.startswith((f"{whole}[", f"{whole}::"))

"""A client: somebody with a token, who insists on an answer."""

from collections.abc import Sequence
from typing import Any

import httpx

from lunarium.core.game import Json
from tests.support.server.transport import NO_TLS
from tests.support.waiting import PATIENCE_SECONDS, START_SECONDS, await_true

WAIT_SECONDS = 2.0  # of one long poll


class Client:
    """Knows one or more addresses, and goes to the next when one is silent."""

    wait_seconds = WAIT_SECONDS

    def __init__(self, addresses: Sequence[str], name: str) -> None:
        self._addresses = list(addresses)
        self._http = httpx.Client(timeout=PATIENCE_SECONDS, verify=NO_TLS, trust_env=False)
        introduction = self.ask("POST", "/api/people", {"name": name, "cookie": False})
        self._http.headers["Authorization"] = f"Bearer {introduction.json()['token']}"

    def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """The answer of whoever answers; raises httpx.TransportError when the connection breaks."""
        try:
            return self._http.request(method, self._addresses[0] + path, json=body)
        except httpx.TransportError:
            self._addresses.append(self._addresses.pop(0))
            raise

    def insist(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """The answer of whoever answers at last."""
        answers: list[httpx.Response] = []

        def is_answered() -> bool:
            try:
                answers.append(self.ask(method, path, body))
            except httpx.TransportError:
                return False
            return answers[-1].status_code < 500

        await_true(is_answered, START_SECONDS)  # over a restart, too
        return answers[-1]

    def create(self, game: str, *holders: Json, **more: Any) -> tuple[str, list[Json]]:
        """A new table's id, and the links to its open seats."""
        answer = self.insist("POST", "/api/tables", {"game": game, "seats": list(holders), **more})
        made = answer.json()
        assert answer.status_code == 201, made
        return made["snapshot"]["table"]["id"], made["invitations"]

    def look(self, table: str, after: Json | None = None) -> Any:
        """The table now, or as soon as it is no longer as it was seen."""
        query = ""
        if after is not None:
            ply, line = after["ply"], after["line"]
            query = f"?since={ply}&wait={self.wait_seconds}&after={ply}&line={line}"
        return self.insist("GET", f"/api/tables/{table}{query}").json()

    def close(self) -> None:
        self._http.close()

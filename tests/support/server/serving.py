"""The server for tests: a real one in a thread, and guests who call it as browsers do."""

import json
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from random import Random
from threading import Thread
from types import TracebackType
from typing import Any, Self

import httpx
import structlog
import uvicorn
from websockets.sync.client import ClientConnection, connect

from lunarium.server.app import create_app
from lunarium.server.doors import Doors
from lunarium.server.house import House
from lunarium.server.settings import Settings
from tests.support.chance import draw
from tests.support.legal_moves import legal_texts
from tests.support.modes import MODES
from tests.support.records import read
from tests.support.server.transport import NO_TLS
from tests.support.waiting import PATIENCE_SECONDS

ME, OPEN = {"holder": "me"}, {"holder": "open"}
GREEDY = {"holder": "computer", "level": "greedy"}
KEEP_ALIVE_SECONDS = 3600  # longer than all tests: nobody asks over a connection that is just being closed
Json = dict[str, Any]


class Serving:
    """The application behind a real web server on a free port; its log lines are kept."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings, draw)
        self.log = StringIO()
        self.overhear()
        self._socket = socket.create_server(("127.0.0.1", 0))  # whoever calls early waits in its queue
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.doors = Doors(settings.connections, settings.connections_each, settings.proxies)
        config = uvicorn.Config(
            self.app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=4096,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_graceful_shutdown=5,
            forwarded_allow_ips=settings.proxies,
            http=self.doors,  # type: ignore[arg-type]
        )
        self.web = uvicorn.Server(config)
        self._thread = Thread(target=self.web.run, args=([self._socket],), name="uvicorn")

    def overhear(self) -> None:
        """Keep the log lines of this process here from now on; whoever starts a server takes them over."""
        structlog.configure(logger_factory=structlog.PrintLoggerFactory(self.log))

    @property
    def house(self) -> House:
        """What serves here."""
        house: House = self.app.state.house
        return house

    def __enter__(self) -> Self:
        self._thread.start()
        with httpx.Client(timeout=PATIENCE_SECONDS, verify=NO_TLS, trust_env=False) as client:
            client.get(f"{self.address}/healthz").raise_for_status()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.web.should_exit = True
        self._thread.join()
        self._socket.close()


def at(table: str, ply: int | None = None, **asked: Any) -> Json:
    """A question about a position at a table, for `/api/ask`."""
    return {"source": {"table": table, "ply": ply}, **asked}


class Guest(httpx.Client):
    """Somebody with a browser, or a program with a token."""

    def __init__(self, address: str, name: str | None = "Ana", cookie: bool = True) -> None:
        super().__init__(base_url=address, timeout=PATIENCE_SECONDS, verify=NO_TLS, trust_env=False)
        if name is not None:
            self.me: Json = self.ask("POST", "/api/people", {"name": name, "cookie": cookie})
            if not cookie:
                self.headers["Authorization"] = f"Bearer {self.me['token']}"

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """What is answered, where it is granted."""
        answer = self.request(method, path, json=body, params=query or None)
        assert answer.is_success, answer.text
        return answer.json()

    def refusal(self, method: str, path: str, body: Any = None, **query: Any) -> tuple[int, str]:
        """The status and the code, where it is refused in the form that every refusal has."""
        answer = self.request(method, path, json=body, params=query or None)
        problem = answer.json()
        assert answer.status_code >= 400, problem
        assert set(problem) == {"code", "message", "params", "reasons"}
        assert problem["message"]
        assert problem["message"] != problem["code"]
        for cause in problem["reasons"]:
            assert set(cause) == {"code", "rule", "params", "text"}
        return answer.status_code, problem["code"]

    def create(self, mode: str, seats: Sequence[Json] | None = None, **more: Any) -> Json:
        """A new table, all seats one's own unless told otherwise; with its invitations."""
        game, options = MODES[mode]
        chosen = {name: value for name, value in options.items() if name != "players"}
        body = {"game": game, "options": chosen, "seats": seats or [ME] * options["players"], **more}
        made: Json = self.ask("POST", "/api/tables", body)
        return made

    def table(self, mode: str, seats: Sequence[Json] | None = None, **more: Any) -> str:
        """The id of a new table."""
        return str(self.create(mode, seats, **more)["snapshot"]["table"]["id"])

    def look(self, table: str, **query: Any) -> Json:
        """The table as one sees it."""
        shown: Json = self.ask("GET", f"/api/tables/{table}", **query)
        return shown

    def move(
        self, table: str, move: str | None = None, rng: Random | None = None, seen: Json | None = None
    ) -> Json:
        """A move at this table, as it stands or was seen: this one, a random one, or the first legal one."""
        seen = seen or self.look(table)
        chosen = move or (rng.choice(legal_texts(seen)) if rng else legal_texts(seen)[0])
        body = {"move": chosen, "ply": seen["ply"], "line": seen["line"]}
        shown: Json = self.ask("POST", f"/api/tables/{table}/moves", body)
        return shown

    def play_out(self, table: str, rng: Random | None = None) -> Json:
        """Move on all seats until the end; the table as it is then."""
        seen = self.look(table)
        while seen["to_move"] is not None:
            seen = self.move(table, rng=rng, seen=seen)
        return seen

    def accept(self, table: str, invitation: Json) -> Json:
        """Sit down where one was invited."""
        claim = {"secret": invitation["secret"]}
        shown: Json = self.ask("POST", f"/api/tables/{table}/seats/{invitation['seat']}/claim", claim)
        return shown

    @contextmanager
    def watch(self, table: str, **query: Any) -> Iterator[ClientConnection]:
        """A socket that shows the table."""
        address = str(self.base_url.join(f"/api/tables/{table}/live")).replace("http:", "ws:", 1)
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        if "Authorization" in self.headers:
            headers["Authorization"] = self.headers["Authorization"]
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        with connect(f"{address}?{asked}", additional_headers=headers, proxy=None) as watching:
            yield watching


def seat_two(first: Guest, second: Guest, mode: str, **more: Any) -> str:
    """A table of two: the first one made it and moves first."""
    made = first.create(mode, [ME, OPEN], starts=0, **more)
    table = str(made["snapshot"]["table"]["id"])
    second.accept(table, made["invitations"][0])
    return table


def end_a_game(first: Guest, second: Guest) -> str:
    """A table of two at which a game was brought along, and the last moves were played there."""
    record = read("nova-luna/ends-by-last-token-with-two").as_json()
    moves, last = record["moves"][:-4], record["moves"][-4:]
    body = {"record": record | {"moves": moves, "result": None}, "seats": [ME, OPEN]}
    made = first.ask("POST", "/api/records", body)
    table = str(made["snapshot"]["table"]["id"])
    second.accept(table, made["invitations"][0])
    for move in last:
        (first if first.look(table)["your_turn"] else second).move(table, move)
    return table


def finish(guest: Guest, game: str) -> str:
    """The guest's own table of today, played to the end."""
    table, rng = str(guest.ask("POST", f"/api/daily/{game}")["snapshot"]["table"]["id"]), Random(1)
    guest.play_out(table, rng)
    return table


SOLO = "nova-luna/solo-all-placed-in-phase-1-with-tiles-left"


def bring(guest: Guest, name: str) -> str:
    """The table of a finished game."""
    record = read(name).as_json()
    made = guest.ask("POST", "/api/records", {"record": record})
    return str(made["snapshot"]["table"]["id"])


def receive(socket: ClientConnection) -> Any:
    """The next message."""
    return json.loads(socket.recv(timeout=PATIENCE_SECONDS))


Servings = Callable[[str], Serving]
Guests = Callable[..., Guest]

"""nginx: the file in deploy/ before a server of ours, with what people do and what attackers do."""

import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from lunarium.server.settings import Settings
from tests.support.databases import fresh_url
from tests.support.server.nginx import MISSING, NAME, run_nginx, trust_anything
from tests.support.server.pouring import ENDLESS, FAR_TOO_MUCH, PING, pour, watch
from tests.support.server.serving import ME, Serving
from tests.support.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"needs Debian's {' and '.join(MISSING)}")

Call = Callable[[], ssl.SSLSocket]


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that counts, as it is set up behind a proxy of this machine."""
    with fresh_url("sqlite", tmp_path_factory.mktemp("nginx")) as url:
        settings = Settings(database_url=url, thinkers=1, public_url=f"https://{NAME}", proxies="127.0.0.1")
        with Serving(settings) as found:
            yield found


@pytest.fixture(scope="module")
def port(serving: Serving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Where nginx listens."""
    with run_nginx(tmp_path_factory.mktemp("nginx"), serving.address) as port:
        yield port


@pytest.fixture
def call(port: int) -> Iterator[Call]:
    """Connections to nginx that say what they like."""
    trusting = trust_anything()
    with ExitStack() as stack:

        def enter() -> ssl.SSLSocket:
            plain = stack.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS))
            return stack.enter_context(trusting.wrap_socket(plain, server_hostname=NAME))

        yield enter


HOSTS = count(2)  # the last part of the addresses from which browsers come


@pytest.fixture
def browser(port: int) -> Iterator[httpx.Client]:
    """A browser at an address of its own, so that its limits are its own, which knows nginx only."""
    headers = {"Host": NAME, "Origin": f"https://{NAME}"}
    address = f"https://127.0.0.1:{port}"
    own = f"127.0.0.{next(HOSTS)}"
    transport = httpx.HTTPTransport(verify=trust_anything(), local_address=own, trust_env=False)
    with httpx.Client(
        base_url=address, headers=headers, timeout=PATIENCE_SECONDS, transport=transport
    ) as client:
        yield client


def test_a_game_is_played_through_it(browser: httpx.Client, port: int) -> None:
    assert browser.post("/api/people", json={"name": "Ana"}).status_code == 201
    shown = browser.post("/api/tables", json={"game": "nova-luna", "seats": [ME, ME]}).json()["snapshot"]
    table = shown["table"]["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    with connect(
        f"wss://{NAME}/api/tables/{table}/live",
        sock=socket.create_connection(("127.0.0.1", port), PATIENCE_SECONDS),
        ssl=trust_anything(),
        server_hostname=NAME,
        origin=Origin(f"https://{NAME}"),
        additional_headers={"Cookie": cookie},
        proxy=None,
    ) as watching:
        assert '"ply":0' in str(watching.recv(PATIENCE_SECONDS))
        move = {"move": shown["legal"][0]["text"], "ply": 0}
        assert browser.post(f"/api/tables/{table}/moves", json=move).status_code == 201
        assert '"ply":1' in str(watching.recv(PATIENCE_SECONDS))
    assert browser.get("/metrics").status_code == 404
    assert "strict-transport-security" in browser.get("/healthz").headers


def test_a_name_that_a_stranger_writes_into_the_head_is_not_counted(browser: httpx.Client) -> None:
    """Of guests from one address so many are made in a burst, whomever they say to speak for."""
    made = [
        browser.post("/api/people", json={"name": "Eve"}, headers={"X-Forwarded-For": f"192.0.2.{number}"})
        for number in range(30)
    ]
    assert {answer.status_code for answer in made} == {201, 429}


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS)
def test_endless_requests_stay_small_at_the_server(
    serving: Serving, call: Call, begin: bytes, more: bytes
) -> None:
    """nginx refuses it, or throws it away while it hears it; the server never has more than a head's size."""
    connection = call()
    connection.sendall(begin.replace(b"Host: x", f"Host: {NAME}".encode()))
    pour(connection, more)
    asked = [getattr(one, "_head", 0) for one in list(serving.web.server_state.connections)]
    assert max(asked, default=0) < 4096
    with httpx.Client(base_url=serving.address, timeout=PATIENCE_SECONDS, trust_env=False) as client:
        assert client.get("/healthz").status_code == 200


def test_pings_whose_answers_are_not_read_end_a_live_table(serving: Serving, call: Call) -> None:
    headers = {"Host": NAME, "Origin": f"https://{NAME}", "X-Forwarded-For": "192.0.2.1"}
    with httpx.Client(base_url=serving.address, headers=headers, trust_env=False) as ana:
        me = ana.post("/api/people", json={"name": "Ana", "cookie": False}).json()
        ana.headers["Authorization"] = f"Bearer {me['token']}"
        made = ana.post("/api/tables", json={"game": "nova-luna", "seats": [ME, ME]})
    table = made.json()["snapshot"]["table"]["id"]
    connection = call()
    watch(connection, table, NAME)
    assert pour(connection, PING) < FAR_TOO_MUCH

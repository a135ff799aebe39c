"""A rolling restart behind nginx: workers are restarted one after the other, and no request fails."""

from pathlib import Path
from threading import Event, Thread

import httpx
import pytest

from tests.support.durability.warm import WarmProgram
from tests.support.server.nginx import MISSING, NAME, run_nginx, trust_anything
from tests.support.waiting import PATIENCE_SECONDS

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"needs Debian's {' and '.join(MISSING)}")


def test_no_request_fails_while_two_workers_are_restarted(postgresql_url: str, tmp_path: Path) -> None:
    """Without `max_fails=0` nginx leaves a worker out for ten seconds that is back after one."""
    statuses: list[int] = []
    is_done = Event()

    def ask(port: int) -> None:
        with httpx.Client(verify=trust_anything(), timeout=PATIENCE_SECONDS, trust_env=False) as client:
            while not is_done.is_set():
                answer = client.get(f"https://127.0.0.1:{port}/api/session", headers={"Host": NAME})
                statuses.append(answer.status_code)

    url = f"https://{NAME}"
    with (
        WarmProgram(postgresql_url, LUNARIUM_PUBLIC_URL=url) as one,
        WarmProgram(postgresql_url, LUNARIUM_PUBLIC_URL=url) as other,
        run_nginx(tmp_path, one.address, other.address) as port,
    ):
        asking = Thread(target=ask, args=(port,))
        asking.start()
        for worker in (one, other):
            worker.terminate()
            worker.restart()
        is_done.set()
        asking.join()
    assert len(statuses) > 10
    assert set(statuses) == {200}

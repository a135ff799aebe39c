"""`lunarium serve`: the server, on one SQLite file or on PostgreSQL with many workers."""

import errno
import os
import socket
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Annotated

import typer

from lunarium import texts
from lunarium.cli.extras import packages_of
from lunarium.core.errors import LunariumError
from lunarium.texts import DEFAULT_LANGUAGE, say

LOOK_EVERY_SECONDS = 0.05
GRACE_SECONDS = 10
KEEP_ALIVE_SECONDS = 75  # longer than a proxy keeps an idle connection, so that it never meets a closed one


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    workers: Annotated[
        int, typer.Option(min=1, help="Number of processes; more than one needs PostgreSQL.")
    ] = 1,
    database: Annotated[
        str, typer.Option(envvar="LUNARIUM_DATABASE_URL", help="sqlite:///FILE or postgresql://...")
    ] = "",
    public_url: Annotated[
        str,
        typer.Option(
            envvar="LUNARIUM_PUBLIC_URL", help="The public address, such as https://moon.example.org"
        ),
    ] = "",
    proxies: Annotated[
        str, typer.Option(envvar="LUNARIUM_PROXIES", help="Trusted reverse proxies (comma-separated).")
    ] = "127.0.0.1",
    notify: Annotated[
        str, typer.Option(envvar="LUNARIUM_NOTIFY", help="Allowed notification services, see operations.md.")
    ] = "",
    log: Annotated[str, typer.Option(envvar="LUNARIUM_LOG", help="debug, info, warning or error.")] = "info",
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the page and the interface until interrupted."""
    try:
        import structlog
        import uvicorn

        from lunarium.server import logs, page, systemd
        from lunarium.server.doors import Doors, raise_descriptor_limit
        from lunarium.server.settings import Settings, find_slips
    except ImportError as error:
        raise LunariumError("server-not-installed", packages=packages_of("server")) from error
    if workers > 1 and not database.startswith("postgres"):
        raise LunariumError("workers-need-postgresql")
    chosen = {
        "LUNARIUM_DATABASE_URL": database,
        "LUNARIUM_PUBLIC_URL": public_url,
        "LUNARIUM_PROXIES": proxies,
        "LUNARIUM_NOTIFY": notify,
        "LUNARIUM_LOG": log,
    }
    settings = Settings.from_environment(os.environ | chosen)
    logs.install(settings.log)
    for name, meant in find_slips().items():
        typer.echo(texts.say("setting-slip", params={"name": name, "hint": meant}), err=True)
    _check_database(database)
    _check_cluster(settings.cluster)
    os.environ.update(settings.as_environment())
    raise_descriptor_limit()
    _check_port(host, port)
    address = public_url or f"http://{host}:{port}"
    typer.echo(f"Lunarium: {address}")
    structlog.get_logger("lunarium.server").info(
        "serving", listens=f"{host}:{port}", public_url=public_url, workers=workers, proxies=proxies
    )
    believed = "believed-proxies" if proxies.strip() else "no-proxies"
    typer.echo(say(believed, DEFAULT_LANGUAGE, {"proxies": proxies}))
    if page.find_page() is None:
        typer.echo(texts.say("page-not-built"), err=True)
    if show or systemd.is_waiting():
        Thread(target=_tell_when_ready, args=(host, port, address if show else ""), daemon=True).start()
    with _shared_metrics(workers):
        uvicorn.run(
            "lunarium.server.app:create_app",
            factory=True,
            host=host,
            port=port,
            workers=workers,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=proxies,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            timeout_graceful_shutdown=GRACE_SECONDS,
            ws_max_size=4096,
            http=Doors(settings.connections, settings.connections_each, proxies),  # type: ignore[arg-type]
            app_dir=str(Path(__file__).parents[2]),
        )


@contextmanager
def _shared_metrics(workers: int) -> Iterator[None]:
    """A folder in which several workers count together, unless the host has one, until they end."""
    if workers == 1 or "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        yield
        return
    with TemporaryDirectory(prefix="lunarium-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def _tell_when_ready(host: str, port: int, page: str) -> None:
    """As soon as connections are accepted, systemd may go on, and the page is opened."""
    from lunarium.server import systemd

    while True:
        try:
            socket.create_connection((host, port), timeout=1).close()
            break
        except OSError:
            time.sleep(LOOK_EVERY_SECONDS)
    systemd.notify(systemd.READY)
    if page:
        webbrowser.open(page)


def _check_port(host: str, port: int) -> None:
    """Say so before anything starts, if nobody can listen there."""
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            return
    except PermissionError as error:
        raise LunariumError("port-forbidden", port=port) from error
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise LunariumError("port-taken", port=port) from error
        raise LunariumError("host-not-here", host=host) from error


def _check_cluster(address: str) -> None:
    """Say so before anything starts, if the cluster that shall compute reviews is away."""
    if address:
        from lunarium.tables.cluster import Cluster

        Cluster(address).close()


def _check_database(url: str) -> None:
    """Say so before anything starts, if the database cannot be used; a worker could only log it."""
    from lunarium.tables.database import Database

    database = Database(url or None)
    try:
        database.reserve()
        database.migrate()
        database.try_writing()
    finally:
        database.close()

"""nginx as a host runs it: the file in deploy/ before servers of ours, but for ports and certificate."""

import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.waiting import PATIENCE_SECONDS, await_true

OURS = Path(__file__).parents[3] / "deploy" / "nginx.conf"
NAME = "moon.example.org"
MISSING = [tool for tool in ("nginx", "openssl") if shutil.which(tool) is None]
ROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
    include {folder}/lunarium.conf;
}}
"""


@contextmanager
def run_nginx(folder: Path, *addresses: str) -> Iterator[int]:
    """The port of an nginx before the servers at these addresses, with TLS."""
    certify(folder)
    port, plain = _free_port(), _free_port()
    text = OURS.read_text(encoding="utf-8")
    line = re.compile(r"server 127\.0\.0\.1:8000 (.*)")
    rest = line.search(text)
    assert rest is not None
    servers = "\n".join(f"server {address.removeprefix('http://')} {rest[1]}" for address in addresses)
    text = line.sub(servers, text)
    for ours, theirs in (
        (r"listen \[::\].*", ""),
        (r"listen 80;", f"listen 127.0.0.1:{plain};"),
        (r"listen 443 (.*)", rf"listen 127.0.0.1:{port} \1"),
        (r"/etc/letsencrypt/live/[^;]*/", f"{folder}/"),
    ):
        text, found = re.subn(ours, theirs, text)
        assert found, ours
    (folder / "lunarium.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(ROUND.format(folder=folder), encoding="utf-8")
    command = ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    process = subprocess.Popen(command)  # noqa: S603 - Debian's
    try:
        await_true(lambda: process.poll() is not None or _listens(port))
        assert process.poll() is None, (folder / "error.log").read_text(encoding="utf-8")
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE_SECONDS)


def trust_anything() -> ssl.SSLContext:
    """TLS with a certificate that nobody has signed."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def certify(folder: Path) -> None:
    """A certificate that nobody has signed."""
    name = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    live = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
    ]
    subprocess.run([*command, *name, *live], check=True, capture_output=True)  # noqa: S603


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True

"""systemd: tell the service manager that games can be played here, and that the server is about to end."""

import os
import socket

READY, STOPPING = "READY=1", "STOPPING=1"


def is_waiting() -> bool:
    """Whether systemd started us with `Type=notify`."""
    return _address().startswith(("/", "@"))


def notify(state: str) -> None:
    """Say so where systemd waits for it; anywhere else nothing is said."""
    if not is_waiting():
        return
    address = _address()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.connect(address.replace("@", "\0", 1) if address.startswith("@") else address)
        channel.sendall(state.encode())


def _address() -> str:
    return os.environ.get("NOTIFY_SOCKET", "")

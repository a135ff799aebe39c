"""systemd: tell the service manager that games can be played here, and that the server is about to end."""

import os
import socket

READY, STOPPING = "READY=1", "STOPPING=1"


def notify(state: str) -> None:
    """Say so where systemd started us with `Type=notify`; anywhere else nothing is said."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.connect(address.replace("@", "\0", 1) if address.startswith("@") else address)
        channel.sendall(state.encode())

"""What clients of a server on this machine have in common."""

from ssl import PROTOCOL_TLS_CLIENT, SSLContext

# One for all: for each client httpx would read the certificates of the whole world.
NO_TLS = SSLContext(PROTOCOL_TLS_CLIENT)

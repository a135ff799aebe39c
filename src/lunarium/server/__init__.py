"""The server: tables over HTTP and WebSocket, for the page and for programs."""

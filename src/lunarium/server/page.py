"""The page: files that were built before, and one document for all of its addresses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles

from lunarium.server import problems
from lunarium.server.languages import language_of
from lunarium.texts import say

ADDRESSES = ("/", "/t/{rest:path}", "/new/{rest:path}", "/daily", "/learn/{rest:path}", "/rules/{rest:path}")
SMALL = 1_000  # bytes that are not worth compressing
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content


def find_page() -> Path | None:
    """Where the built page lies, if it was built."""
    folder = Path(__file__).parent / "static"
    return folder if (folder / "index.html").is_file() else None


class Files(StaticFiles):
    """Built files, to be kept by browsers."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOREVER
        return response


def install(app: FastAPI, folder: Path | None) -> None:
    """Serve the page, or a sentence that says how to build it."""
    if folder is not None:
        files = Files(directory=folder / "assets")
        app.mount("/assets", GZipMiddleware(files, minimum_size=SMALL), name="assets")
        fonts = Files(directory=folder / "fonts", check_dir=False)  # a page built earlier has none
        app.mount("/fonts", fonts, name="fonts")  # they are compressed already

    async def show_page(request: Request) -> Response:
        if folder is None:
            return Response(say("page-not-built", language_of(request)), 503, media_type="text/plain")
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})

    for address in ADDRESSES:
        app.add_api_route(address, show_page, include_in_schema=False)
    if folder is not None:
        for file in folder.iterdir():
            if file.is_file() and file.name != "index.html":
                _serve_file(app, file)
    app.add_exception_handler(404, _missing(folder))


def _missing(folder: Path | None) -> Callable[[Request, Exception], Awaitable[Response]]:
    """An address that nobody knows: browsers get the page, which says so, programs an error."""

    async def show_missing(request: Request, error: Exception) -> Response:
        is_browser = "text/html" in request.headers.get("accept", "")
        if folder is None or not is_browser or request.url.path.startswith("/api/"):
            return await problems.tell_http(request, error)
        return FileResponse(folder / "index.html", 404, headers={"Cache-Control": "no-cache"})

    return show_missing


def _serve_file(app: FastAPI, file: Path) -> None:
    """A file of its own at the top: the icon, the manifest."""

    async def show_file() -> Response:
        return FileResponse(file, headers={"Cache-Control": "public, max-age=3600"})

    app.add_api_route(f"/{file.name}", show_file, include_in_schema=False)

"""The page: files that were built before, and one document for all of its addresses."""

import gzip
import os
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from lunarium.server import problems
from lunarium.server.identity import house_of
from lunarium.server.languages import language_of
from lunarium.server.previews import PICTURE, Document
from lunarium.texts import say

ADDRESSES = (
    "/",
    "/t/{rest:path}",
    "/new/{rest:path}",
    "/daily",
    "/learn/{rest:path}",
    "/rules/{rest:path}",
    "/statistics",
    "/privacy",
    "/keep/{rest:path}",
    "/position/{rest:path}",
    "/puzzles",
    "/puzzles/{rest:path}",
)
READING = ["GET", "HEAD"]
UNSTORED = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
Show = Callable[[Request, int], Awaitable[Response]]
SMALL = 1_000  # bytes that are not worth compressing
OF_THE_PLAIN_FILE = {"content-length", "accept-ranges"}
SOON = {"Cache-Control": "public, max-age=3600"}
FOR_OTHERS = SOON | {"Cross-Origin-Resource-Policy": "cross-origin"}  # whoever shows a link shows its picture
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content


def find_page() -> Path | None:
    """Where the built page lies, if it was built."""
    folder = Path(__file__).parent / "static"
    return folder if (folder / "index.html").is_file() else None


class Files(StaticFiles):
    """Built files, to be kept by browsers."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = FOREVER
        return response


class PackedFiles(Files):
    """Built files as text, compressed for whoever takes them so."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Vary"] = "Accept-Encoding"
        takes = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if response.status_code != status_code or stat_result.st_size < SMALL or not takes:
            return response
        kept = {name: value for name, value in response.headers.items() if name not in OF_THE_PLAIN_FILE}
        headers = kept | {"Content-Encoding": "gzip"}
        return Response(_pack(str(full_path), stat_result.st_mtime_ns), status_code, headers)


@cache
def _pack(path: str, _modified: int) -> bytes:
    """The compressed file: it is asked for often and changes never, but where somebody builds the page."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


def install(app: FastAPI, folder: Path | None) -> None:
    """Serve the page, or a sentence that says how to build it."""
    if folder is not None:
        app.mount("/assets", PackedFiles(directory=folder / "assets"), name="assets")
        fonts = Files(directory=folder / "fonts", check_dir=False)  # a page built earlier has none
        app.mount("/fonts", fonts, name="fonts")  # they are compressed already

    document = None if folder is None else Document(folder / "index.html")

    async def show_page(request: Request, status: int) -> Response:
        language = language_of(request)
        if document is None:
            return Response(say("page-not-built", language), 503, media_type="text/plain")
        base = house_of(request).settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
        text = document.write(base, request.url.path, language)
        return HTMLResponse(text, status, headers=UNSTORED)

    async def show(request: Request) -> Response:
        return await show_page(request, 200)

    for address in ADDRESSES:
        app.add_api_route(address, show, methods=READING, include_in_schema=False)
    if folder is not None:
        for file in folder.iterdir():
            if file.is_file() and file.name != "index.html":
                _serve_file(app, file)
    app.add_exception_handler(404, _missing(None if document is None else show_page))


def _missing(show_page: Show | None) -> Callable[[Request, Exception], Awaitable[Response]]:
    """An address that nobody knows: browsers get the page, which says so, programs an error."""

    async def show_missing(request: Request, error: Exception) -> Response:
        is_browser = "text/html" in request.headers.get("accept", "")
        if show_page is None or not is_browser or request.url.path.startswith("/api/"):
            return await problems.tell_http(request, error)
        return await show_page(request, 404)

    return show_missing


def _serve_file(app: FastAPI, file: Path) -> None:
    """A file of its own at the top: the icon, the manifest."""

    async def show_file() -> Response:
        return FileResponse(file, headers=FOR_OTHERS if file.name == PICTURE else SOON)

    app.add_api_route(f"/{file.name}", show_file, methods=READING, include_in_schema=False)

"""The documentation of the interface at /api/docs, without a script from elsewhere."""

import html
from collections.abc import Callable
from threading import Lock
from typing import Any

from fastapi import FastAPI, Request
from starlette.responses import Response

from lunarium.server.answers import answer_again, encode
from lunarium.server.identity import spend
from lunarium.server.places import Places

SCHEMA = "/api/openapi.json"
STYLE = "/api/docs.css"
CSS = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #1b2340; background: #f7f5ee; }
h1, h2, h3 { font-family: Georgia, serif; } h3 code { font-size: 1rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .2rem .6rem .2rem 0; }
section { border-top: 1px solid #c9c3ae; margin-top: 1.5rem; }
"""


def install(app: FastAPI) -> None:
    """Serve the documentation and the schema that it is made from, each made once."""
    made: dict[str, bytes] = {}
    lock = Lock()

    def make(what: str, write: Callable[[dict[str, Any]], bytes]) -> bytes:
        with lock:
            if what not in made:
                made[what] = write(app.openapi())
            return made[what]

    async def show_schema(request: Request) -> Response:
        spend(request, "documentation")
        places: Places = app.state.pools["rules"]  # the first takes long, and others wait for it
        return answer_again(request, await places.run(request, make, "schema", encode))

    async def show_docs(request: Request) -> Response:
        spend(request, "documentation")
        places: Places = app.state.pools["rules"]
        page = await places.run(request, make, "page", lambda schema: _write_page(schema).encode())
        return answer_again(request, page, "text/html")

    def show_style(request: Request) -> Response:
        return answer_again(request, CSS.encode(), "text/css")

    app.add_api_route(SCHEMA, show_schema, include_in_schema=False)
    app.add_api_route("/api/docs", show_docs, include_in_schema=False)
    app.add_api_route(STYLE, show_style, include_in_schema=False)


def _write_page(schema: dict[str, Any]) -> str:
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8>",
        "<meta name=viewport content='width=device-width'>",
        f"<title>Lunarium API</title><link rel=stylesheet href={STYLE}>",
        f"<h1>Lunarium API</h1><p>Machine-readable: <a href={SCHEMA}>{SCHEMA}</a>.</p>",
    ]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            parts.append(_write_operation(method, path, operation))
    parts.append("<h2>Models</h2>")
    for name, model in schema["components"]["schemas"].items():
        parts.append(_write_model(name, model))
    return "".join(parts)


def _write_operation(method: str, path: str, operation: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{html.escape(parameter['name'])}</code><td>{parameter['in']}"
        f"<td>{html.escape(_type(parameter['schema']))}"
        for parameter in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append(f"<tr><td>body<td>JSON<td>{_link(_type(body))}")
    for status, response in operation["responses"].items():
        told = response.get("content", {}).get("application/json", {}).get("schema")
        if status.startswith("2"):
            rows.append(f"<tr><td>answer<td>{status}<td>{_link(_type(told)) if told else ''}")
    about = html.escape(operation.get("description", ""))
    return (
        f"<section><h3><code>{method.upper()} {html.escape(path)}</code></h3><p>{about}</p>"
        f"<table>{''.join(rows)}</table></section>"
    )


def _write_model(name: str, model: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{html.escape(field)}</code><td>{_link(_type(schema))}"
        for field, schema in model.get("properties", {}).items()
    ]
    about = html.escape(model.get("description", ""))
    return f"<section id={name}><h3>{name}</h3><p>{about}</p><table>{''.join(rows)}</table></section>"


def _link(kind: str) -> str:
    return " ".join(
        f"<a href=#{word}>{word}</a>" if word[:1].isupper() else html.escape(word) for word in kind.split()
    )


def _type(schema: dict[str, Any]) -> str:
    """The type of a value, in few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(str(value) for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return str(schema.get("format") or schema.get("const") or schema.get("type") or "any")

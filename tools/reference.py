"""The reference of the library, from its docstrings: `python -m tools.reference` writes docs/reference.md."""

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from textwrap import dedent
from typing import Any

PLACE = Path(__file__).parents[1] / "docs" / "reference.md"
MODULES = (
    "lunarium",
    "lunarium.players",
    "lunarium.research.batch",
    "lunarium.research.search",
    "lunarium.research.aec",
    "lunarium.research.solo",
    "lunarium.research.openspiel",
    "lunarium.research.positions",
    "lunarium.research.parquet",
)
HEAD = """# Reference

What a program can call, from the docstrings (`python -m tools.reference` writes this page). In Python,
`help(lunarium.Record)` says the same. The rules of a game are functions in a `Game`, such as
`lunarium.load("luna").legal_moves(state)`.
"""


def write() -> str:
    """The whole page."""
    page = "\n".join([HEAD, *(line for name in MODULES for line in _module(name))])
    return re.sub(r"\n{3,}", "\n\n", page).rstrip() + "\n"


def public(name: str) -> list[tuple[str, Any]]:
    """What a module offers: what it lists, else what it defines without an underscore."""
    module = import_module(name)
    listed = getattr(module, "__all__", None)
    found = []
    for own, value in vars(module).items():
        is_own = own in listed if listed else getattr(value, "__module__", "") == name
        if is_own and not own.startswith("_") and (inspect.isclass(value) or inspect.isfunction(value)):
            found.append((own, value))
    return sorted(found, key=lambda pair: pair[0].lower()) if listed else found


def methods(kind: type[Any]) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class itself defines."""
    for name, value in vars(kind).items():
        called = value.__func__ if isinstance(value, classmethod | staticmethod) else value
        if not name.startswith("_") and (inspect.isfunction(called) or isinstance(called, property)):
            yield name, called


def _module(name: str) -> Iterator[str]:
    yield f"## {name}\n\n{_say(import_module(name))}\n"
    for own, value in public(name):
        if inspect.isfunction(value):
            yield f"### {own}\n\n{_call(own, value)}\n{_say(value)}\n"
            continue
        yield f"### {own}\n\n{_begin(own, value)}{_say(value)}\n"
        for part, called in methods(value):
            yield f"- {_heading(part, called)}: {_say(called)}"
        yield ""


def _begin(name: str, kind: type[Any]) -> str:
    """How a class is made, with what is said about that."""
    if is_dataclass(kind):
        named = ", ".join(f"`{field.name}`" for field in fields(kind) if not field.name.startswith("_"))
        return f"Fields: {named}.\n\n" if named else ""
    made = vars(kind).get("__init__")
    if not inspect.isfunction(made):
        return ""
    return f"{_call(name, made)}\n" + (f"{_say(made)}\n\n" if made.__doc__ else "")


def _call(name: str, called: Any) -> str:
    return f"```python\n{name}{_signature(called)}\n```\n"


def _heading(name: str, called: Any) -> str:
    return f"`{name}`" if isinstance(called, property) else f"`{name}{_signature(called)}`"


def _signature(called: Any) -> str:
    text = re.sub(r"\((self|cls)(, )?", "(", str(_as_written(called)))
    return re.sub(r"(: |-> )'((?:[^'\\]|\\.)*)'", r"\1\2", text)


def _as_written(called: Any) -> inspect.Signature:
    """The signature with its types as the source spells them: `Iterator[S]`, without modules."""
    (source,) = ast.parse(dedent(inspect.getsource(called))).body
    types = {part.arg: part.annotation for part in ast.walk(source) if isinstance(part, ast.arg)}
    signature = inspect.signature(called)
    parameters = [part.replace(annotation=_spell(types[name])) for name, part in signature.parameters.items()]
    return signature.replace(
        parameters=parameters, return_annotation=_spell(getattr(source, "returns", None))
    )


def _spell(annotation: ast.expr | None) -> Any:
    return ast.unparse(annotation) if annotation else inspect.Signature.empty


def _say(thing: Any) -> str:
    return inspect.getdoc(thing) or ""


if __name__ == "__main__":
    PLACE.write_text(write(), encoding="utf-8")
    sys.stdout.write(f"{PLACE}\n")

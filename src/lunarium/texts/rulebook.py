"""A game's rulebook: `en.md`, `de.md`, `pt.md` of its folder, read into numbered sections and clauses.

How it is written: docs/rules/README.md.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token
from typing_extensions import TypedDict

Mark = Literal["", "strong", "emphasis", "code"]
_MARKS: dict[str, Mark] = {"strong_open": "strong", "em_open": "emphasis"}
_NUMBER = re.compile(r"(?:[A-Z]+-\d+|\d+(?:\.\d+)*)(?=[.\s]|$)")
_REFERENCE = re.compile(r"(?<![\w.-])([A-Z]+-\d+|\d+\.\d+)(?![\w-])")
_ANCHOR = re.compile(r'<a id="([a-z0-9-]+)">')
_PICTURE = "picture:"


class RuleSpan(TypedDict):
    """Some words of one kind."""

    text: str
    mark: Mark
    rule: str  # the number that they name; "" for none


class RuleParagraph(TypedDict):
    """A paragraph."""

    kind: Literal["paragraph"]
    spans: list[RuleSpan]


class RuleList(TypedDict):
    """A list; `first` is the number of its first item, 0 where they have none."""

    kind: Literal["list"]
    first: int
    items: list[list[RuleSpan]]


class RuleRow(TypedDict):
    """A row of a table, and the names of places in it."""

    anchors: list[str]
    cells: list[list[RuleSpan]]


class RuleTable(TypedDict):
    """A table with its head."""

    kind: Literal["table"]
    head: list[list[RuleSpan]]
    rows: list[RuleRow]


class RulePicture(TypedDict):
    """A picture that the page draws, and what it shows."""

    kind: Literal["picture"]
    name: str
    caption: str


Block = RuleParagraph | RuleList | RuleTable | RulePicture


class RuleClause(TypedDict):
    """What one number says; without a number: what stands between two of them."""

    number: str
    anchors: list[str]
    ruling: bool
    blocks: list[Block]
    why: list[RuleSpan]  # the reason of a ruling


class RuleSection(TypedDict):
    """A heading with its clauses; level 2 is a chapter, 3 a part of it."""

    number: str
    title: str
    level: int
    anchors: list[str]
    clauses: list[RuleClause]


class Rulebook(TypedDict):
    """The rules of a game in one language."""

    title: str
    sections: list[RuleSection]  # the first has no number: the introduction


def load(folder: Traversable, language: str) -> Rulebook:
    """The rulebook in a folder, in one language."""
    return parse((folder / f"{language}.md").read_text(encoding="utf-8"))


@cache
def parse(text: str) -> Rulebook:
    """A rulebook out of its text; each is read once."""
    reader = _Reader(MarkdownIt("commonmark").enable("table").parse(text))
    book = reader.read()
    numbers = set(list_numbers(book))
    for line in _list_lines(book["sections"]):
        line[:] = [part for span in line for part in _refer(span, numbers)]
    return book


def anchor_of(rule: str) -> str:
    """The place that a reason's rule names: its number, or its words with hyphens."""
    return rule if _NUMBER.fullmatch(rule) else re.sub(r"[^a-z0-9]+", "-", rule.lower())


def list_numbers(book: Rulebook) -> Iterator[str]:
    """The numbers of all sections and clauses, in their order."""
    for section in book["sections"]:
        yield from filter(None, [section["number"], *(clause["number"] for clause in section["clauses"])])


def list_places(book: Rulebook) -> Iterator[str]:
    """Everything in a rulebook that has an address."""
    yield from list_numbers(book)
    for section in book["sections"]:
        yield from section["anchors"]
        for clause in section["clauses"]:
            yield from clause["anchors"]
            for block in clause["blocks"]:
                if block["kind"] == "table":
                    yield from (anchor for row in block["rows"] for anchor in row["anchors"])


def list_texts(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Everything that is said, with the number of the section where."""
    for section in book["sections"]:
        yield section["number"], section["title"]
        for line in _list_lines([section]):
            yield section["number"], "".join(span["text"] for span in line)
        blocks = (block for clause in section["clauses"] for block in clause["blocks"])
        yield from ((section["number"], block["caption"]) for block in blocks if block["kind"] == "picture")


def outline(book: Rulebook) -> list[str]:
    """What must be the same in all languages, a line for each thing: numbers, rows, items, pictures."""
    lines = []
    for section in book["sections"]:
        where = section["number"] or ", ".join(section["anchors"]) or "introduction"
        lines.append(f"section {where} of level {section['level']}, named {section['anchors']}")
        for clause in section["clauses"]:
            here = clause["number"] or f"after a number in {where}"
            about = "ruling with" if clause["why"] else "ruling without" if clause["ruling"] else "clause, no"
            lines.append(f"{here}: {about} reason, named {clause['anchors']}")
            lines += [f"{here}: {_measure(block)}" for block in clause["blocks"]]
    return lines


def _measure(block: Block) -> str:
    """A block without its words."""
    if block["kind"] == "list":
        return f"list of {len(block['items'])} from {block['first']}"
    if block["kind"] == "table":
        names = [row["anchors"] for row in block["rows"]]
        return f"table of {len(block['head'])} columns, {len(names)} rows named {names}"
    return f"picture {block['name']}" if block["kind"] == "picture" else "paragraph"


class _Reader:
    """Walks the tokens once."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tokens
        self.at = 0
        self.ruling = False
        self.book = Rulebook(title="", sections=[_make_section("", "", 1, [])])

    def read(self) -> Rulebook:
        """The whole book."""
        while self.at < len(self.tokens):
            self._read_block()
        return self.book

    def _next(self) -> Token:
        token = self.tokens[self.at]
        self.at += 1
        return token

    def _read_block(self) -> None:
        token = self._next()
        match token.type:
            case "heading_open":
                self._open_section(int(token.tag[1:]), self._next())
            case "paragraph_open":
                self._add_paragraph(self._next())
            case "bullet_list_open":
                self._add(RuleList(kind="list", first=0, items=self._read_items()))
            case "ordered_list_open":
                first = int(token.attrGet("start") or 1)
                self._add(RuleList(kind="list", first=first, items=self._read_items()))
            case "table_open":
                self._add(self._read_table())
            case "blockquote_open" | "blockquote_close":
                self.ruling = token.type == "blockquote_open"
            case _:
                pass

    def _open_section(self, level: int, inline: Token) -> None:
        anchors, spans = _read_spans(inline)
        number, spans = _split_number(spans)
        title = "".join(span["text"] for span in spans)
        if level == 1:
            self.book["title"] = title
        else:
            self.book["sections"].append(_make_section(number, title, level, anchors))

    def _add_paragraph(self, inline: Token) -> None:
        children = inline.children or []
        if len(children) == 1 and children[0].type == "image":
            name = str(children[0].attrGet("src") or "").removeprefix(_PICTURE)
            self._add(RulePicture(kind="picture", name=name, caption=children[0].content))
            return
        anchors, spans = _read_spans(inline)
        number, rest = _split_number(spans) if spans and spans[0]["mark"] == "strong" else ("", spans)
        why: list[RuleSpan] = []
        if self.ruling:
            cut = next((i for i, span in enumerate(rest) if _begins_reason(span)), len(rest))
            rest, why = rest[:cut], rest[cut:]
        if number:
            names = [anchor for anchor in anchors if anchor != number.lower()]
            clause = _make_clause(number, names, ruling=self.ruling)
            self.book["sections"][-1]["clauses"].append(clause)
        if rest:
            self._add(RuleParagraph(kind="paragraph", spans=rest))
        if why:
            self.book["sections"][-1]["clauses"][-1]["why"] = why

    def _read_items(self) -> list[list[RuleSpan]]:
        items: list[list[RuleSpan]] = []
        while (token := self._next()).type not in ("bullet_list_close", "ordered_list_close"):
            if token.type == "inline":
                items.append(_read_spans(token)[1])
        return items

    def _read_table(self) -> RuleTable:
        rows: list[RuleRow] = []
        while (token := self._next()).type != "table_close":
            if token.type == "tr_open":
                rows.append(RuleRow(anchors=[], cells=[]))
            elif token.type == "inline":
                anchors, spans = _read_spans(token)
                rows[-1]["anchors"] += anchors
                rows[-1]["cells"].append(spans)
        return RuleTable(kind="table", head=rows[0]["cells"], rows=rows[1:])

    def _add(self, block: Block) -> None:
        clauses = self.book["sections"][-1]["clauses"]
        if not clauses or clauses[-1]["ruling"] != self.ruling:
            clauses.append(_make_clause("", [], ruling=False))
        clauses[-1]["blocks"].append(block)


def _make_section(number: str, title: str, level: int, anchors: list[str]) -> RuleSection:
    return RuleSection(number=number, title=title, level=level, anchors=anchors, clauses=[])


def _make_clause(number: str, anchors: list[str], *, ruling: bool) -> RuleClause:
    return RuleClause(number=number, anchors=anchors, ruling=ruling, blocks=[], why=[])


def _read_spans(inline: Token) -> tuple[list[str], list[RuleSpan]]:
    """The names of places and the words of a line of text."""
    anchors: list[str] = []
    spans: list[RuleSpan] = []
    mark: Mark = ""
    for token in inline.children or []:
        if token.type in _MARKS:
            mark = _MARKS[token.type]
        elif token.type in ("strong_close", "em_close"):
            mark = ""
        elif token.type == "html_inline":
            anchors += _ANCHOR.findall(token.content)
        else:
            text = " " if token.type == "softbreak" else token.content
            own: Mark = "code" if token.type == "code_inline" else mark
            if text and spans and spans[-1]["mark"] == own:
                spans[-1]["text"] += text
            elif text:
                spans.append(RuleSpan(text=text, mark=own, rule=""))
    return anchors, spans


def _split_number(spans: list[RuleSpan]) -> tuple[str, list[RuleSpan]]:
    """The number that a line begins with, and the rest of the line."""
    found = _NUMBER.match(spans[0]["text"]) if spans else None
    if found is None:
        return "", spans
    rest = spans[0]["text"][found.end() :].lstrip(". ")
    tail = [RuleSpan(text=rest, mark=spans[0]["mark"], rule="")] if rest else []
    following = spans[1:]
    if not tail and following:
        following = [
            RuleSpan(text=following[0]["text"].lstrip(), mark=following[0]["mark"], rule=""),
            *following[1:],
        ]
    return found.group(), [*tail, *following]


def _begins_reason(span: RuleSpan) -> bool:
    """`*Why:*` in any language."""
    return span["mark"] == "emphasis" and span["text"].endswith(":")


def list_spans(sections: Sequence[RuleSection]) -> Iterator[RuleSpan]:
    """All words of some sections."""
    for line in _list_lines(sections):
        yield from line


def _list_lines(sections: Sequence[RuleSection]) -> Iterator[list[RuleSpan]]:
    """Every line of text in some sections."""
    for section in sections:
        for clause in section["clauses"]:
            yield clause["why"]
            for block in clause["blocks"]:
                if block["kind"] == "paragraph":
                    yield block["spans"]
                elif block["kind"] == "list":
                    yield from block["items"]
                elif block["kind"] == "table":
                    yield from (cell for row in block["rows"] for cell in row["cells"])


def _refer(span: RuleSpan, numbers: set[str]) -> Iterator[RuleSpan]:
    """A span, with each number of this rulebook that it names by itself."""
    end = 0
    for found in _REFERENCE.finditer(span["text"]):
        if found.group(1) not in numbers:
            continue
        if found.start() > end:
            yield RuleSpan(text=span["text"][end : found.start()], mark=span["mark"], rule="")
        yield RuleSpan(text=found.group(1), mark=span["mark"], rule=found.group(1))
        end = found.end()
    if end < len(span["text"]):
        yield RuleSpan(text=span["text"][end:], mark=span["mark"], rule="")

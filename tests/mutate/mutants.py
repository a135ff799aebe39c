"""Mutants of Python code: one small change each, as a reviewer might overlook it."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TYPES = ("annotation", "returns", "type_params", "decorator_list")


@dataclass(frozen=True)
class Mutant:
    """The nth change that can be made to a file."""

    path: str
    number: int
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before}  ->  {self.after}"


def list_mutants(path: Path) -> list[Mutant]:
    """All mutants of a file, in the order of its syntax tree."""
    tree = ast.parse(path.read_text())
    return [
        Mutant(path.as_posix(), number, getattr(node, "lineno", 0), _show(node), _show(changed))
        for number, (node, changed) in enumerate(_find_changes(tree))
    ]


def mutate(source: str, number: int) -> ast.Module:
    """The syntax tree with the change of this number made."""
    tree = ast.parse(source)
    node, changed = list(_find_changes(tree))[number]
    _Replace(node, changed).visit(tree)
    return ast.fix_missing_locations(tree)


class _Replace(ast.NodeTransformer):
    def __init__(self, node: ast.AST, changed: ast.AST) -> None:
        self.node = node
        self.changed = changed

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.node:
            return ast.copy_location(self.changed, node)
        return self.generic_visit(node)


def _find_changes(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Every node that can be replaced, with its replacements; types and docstrings stay."""
    for name, value in ast.iter_fields(node):
        if name in TYPES or (isinstance(node, ast.If) and _is_type_checking(node.test)):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                for changed in _change(child):
                    yield child, changed
                yield from _find_changes(child)


def _is_type_checking(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def _change(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARISONS:
            yield _with(node, ops=[COMPARISONS[type(operator)]()])
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in OPERATORS:
            if not _joins_texts(node):
                yield _with(node, op=OPERATORS[type(operator)]())
        case ast.BoolOp(op=operator):
            yield _with(node, op=ast.Or() if isinstance(operator, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.IfExp():
            yield _with(node, body=node.orelse, orelse=node.body)
        case ast.If() | ast.While() if not _is_type_checking(node.test):
            yield _with(node, test=ast.UnaryOp(op=ast.Not(), operand=node.test))
        case ast.Constant(value=bool() | int() as value):
            yield _with(node, value=not value if isinstance(value, bool) else value + 1)
        case ast.Call(func=ast.Name(id=name)) if name in CALLS:
            yield _with(node, func=ast.Name(CALLS[name], ast.Load()))
        case ast.Expr(value=ast.Call() | ast.Await()):
            yield ast.Pass()


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _joins_texts(node: ast.AST) -> bool:
    """Texts are joined by +, filled by %."""
    return any(
        isinstance(side, ast.JoinedStr) or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        for side in ast.iter_child_nodes(node)
    )


def _show(node: ast.AST) -> str:
    """The first line of the code, where a block is meant."""
    return ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).splitlines()[0]

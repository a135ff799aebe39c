"""A pytest plugin: imports one module with a fault planted in it (`LUNARIUM_MUTANT=path:number`)."""

import os
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

from tests.mutate.mutants import mutate

VARIABLE = "LUNARIUM_MUTANT"
_find_code = SourceFileLoader.get_code


def _find_mutated_code(loader: SourceFileLoader, name: str) -> CodeType | None:
    path, _, number = os.environ[VARIABLE].rpartition(":")
    if Path(loader.path).resolve() != Path(path).resolve():
        return _find_code(loader, name)
    return compile(mutate(Path(loader.path).read_text(), int(number)), loader.path, "exec", dont_inherit=True)


if VARIABLE in os.environ:
    SourceFileLoader.get_code = _find_mutated_code  # type: ignore[assignment, method-assign]

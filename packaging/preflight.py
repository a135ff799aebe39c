"""`make install` begins here: what the set-up and the engine need, got where we may, else told on one screen.

Runs on any Python 3, also on one too old for Lunarium: no syntax and no library that came after 3.5.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile

OLDEST = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")
ROOM = 2 * 1024**3  # bytes for .venv, ui/node_modules and what is built
COMPILERS = ("c++", "g++", "clang++")  # in the order in which CMake looks
NATIVE, PURE, DECLINED = "native", "pure", "declined"
ENGINE_NEEDS = ("compiler", "headers")  # everything else is needed by Lunarium itself

CPP_PROGRAM = """
#include <compare>
#include <concepts>
#include <span>
#include <vector>
struct Day { int number; auto operator<=>(const Day&) const = default; };
template <std::integral T>
T sum(std::span<const T> terms) {
  T all{};
  for (T term : terms) all += term;
  return all;
}
int main() {
  const std::vector<int> terms{1, 2};
  return sum(std::span<const int>(terms)) == 3 && Day{.number = 1} < Day{.number = 2} ? 0 : 1;
}
"""
HEADERS_PROGRAM = "#include <Python.h>\n" + CPP_PROGRAM


def main() -> "None":
    """Look, get what is missing if we may, and write into the named file which engine is to be built."""
    place = sys.argv[1]
    before = read(place)
    wants_engine = os.environ.get("LUNARIUM_PURE", "0") in ("", "0")
    missing = find_missing(wants_engine)
    if missing:
        install_with_apt(missing)
        missing = find_missing(wants_engine)
    declined = " ".join([DECLINED, *missing])
    if not missing:
        write(place, NATIVE if wants_engine else PURE)
    elif any(need not in ENGINE_NEEDS for need in missing):
        print(tell(missing))
        sys.exit(1)
    elif before == declined:
        print("Going on without the engine, as you chose; %s, and it is built." % commands(missing)[0][1])
    elif is_accepted(missing):
        write(place, declined)
    else:
        sys.exit(1)


def find_missing(wants_engine: "bool") -> "list[str]":
    """What this machine lacks, in the order in which it is told."""
    if sys.version_info[:2] < tuple(OLDEST):
        return ["python"]  # everything else is asked of the newer one
    missing = []
    if not (can_import("venv") and can_import("ensurepip")):
        missing.append("venv")
    if not os.path.exists(os.path.join(".venv", "bin", "python")) and shutil.disk_usage(".").free < ROOM:
        missing.append("room")
    if wants_engine:
        if not compiles(CPP_PROGRAM):
            missing.append("compiler")
        if not has_headers():
            missing.append("headers")
    return missing


def can_import(name: "str") -> "bool":
    """Whether this Python brought the module."""
    try:
        __import__(name)
    except ImportError:
        return False
    return True


def find_compiler() -> "list[str]":
    """The compiler that CMake will choose, as a command line; nothing where there is none."""
    if os.environ.get("CXX"):
        return shlex.split(os.environ["CXX"])
    return [name for name in COMPILERS if shutil.which(name)][:1]


def compiles(program: "str", *options: "str") -> "bool":
    """Whether the compiler makes a program of it."""
    compiler = find_compiler()
    if not compiler:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "program.cpp")
        write(source, program)
        command = [*compiler, "-std=c++20", *options, source, "-o", os.path.join(folder, "program")]
        try:
            return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
        except OSError:
            return False


def has_headers() -> "bool":
    """Whether Python.h is there, with all that it includes as far as a compiler can tell."""
    folders = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    if not os.path.exists(os.path.join(folders[0], "Python.h")):
        return False
    return not find_compiler() or compiles(HEADERS_PROGRAM, "-c", *["-I" + folder for folder in folders])


def install_with_apt(missing: "list[str]") -> "None":
    """Get Debian's packages if we are root; whether it helped is seen by looking again."""
    packages = [package(need, "debian") for need in missing if need in ("venv", *ENGINE_NEEDS)]
    if not packages or not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print("Getting %s (once) ..." % ", ".join(packages))
    sys.stdout.flush()
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        subprocess.call(["apt-get", "-qq", *arguments], env=quiet, stdout=subprocess.DEVNULL)


def is_system_python() -> "bool":
    """Whether this Python came with the system's packages, so that they bring its headers."""
    return os.path.realpath(sys.executable).startswith("/usr/bin/")


def package(need: "str", system: "str") -> "str":
    """The package that brings what is missing."""
    own = "python3.%d" % sys.version_info[1] if is_system_python() else "python3"
    names = {
        "debian": {"compiler": "g++", "headers": own + "-dev", "venv": own + "-venv"},
        "fedora": {"compiler": "gcc-c++", "headers": "python3-devel", "venv": "python3"},
        "arch": {"compiler": "gcc", "headers": "python", "venv": "python"},
        "macos": {"headers": "python", "venv": "python"},
    }
    if need == "python":
        newer = {
            "debian": "python3.11 python3.11-venv python3.11-dev",
            "fedora": "python3.13 python3.13-devel",
            "arch": "python",
            "macos": "python@3.13",
        }
        return newer[system]
    return names[system].get(need, "")


INSTALLERS = (
    ("debian", "Debian, Ubuntu", "sudo apt install"),
    ("fedora", "Fedora", "sudo dnf install"),
    ("arch", "Arch", "sudo pacman -S --needed"),
    ("macos", "macOS", "brew install"),
)


def commands(missing: "list[str]") -> "list[tuple[str, str]]":
    """For each system its name and what to type there; this machine's comes first."""
    here = this_system()
    told = []
    for system, name, installer in sorted(INSTALLERS, key=lambda entry: entry[0] != here):
        packages = " ".join(filter(None, [package(need, system) for need in missing]))
        parts = ["xcode-select --install"] if system == "macos" and "compiler" in missing else []
        parts += [installer + " " + packages] if packages else []
        told.append((name + " (this machine)" if system == here else name, " && ".join(parts)))
    return told


def this_system() -> "str":
    """Which of the four this machine is, or is like; empty for none of them."""
    if sys.platform == "darwin":
        return "macos"
    words = read("/etc/os-release").replace('"', " ").replace("=", " ").split()
    found = {"debian": "debian", "ubuntu": "debian", "fedora": "fedora", "rhel": "fedora", "arch": "arch"}
    return next((found[word] for word in words if word in found), "")


def tell(missing: "list[str]") -> "str":
    """One screen: what is missing, why it matters, what to type."""
    what = {
        "python": "Python 3.11 or newer. This one is %d.%d: %s" % (*sys.version_info[:2], sys.executable),
        "venv": "Python's venv. Lunarium is set up in a virtual environment of its own.",
        "room": "2 GB of free disk here, for what Lunarium is built from.",
        "compiler": "A C++20 compiler, which builds the engine. " + describe_compiler(),
        "headers": "Python's headers (Python.h) for %s.\n    The engine is built with them." % sys.executable,
    }
    lines = ["", "Lunarium is not set up: this machine lacks", ""]
    lines += ["  * " + what[need] for need in missing] + [""]
    if set(missing) <= set(ENGINE_NEEDS):
        lines += ["Without the engine there are no levels that think ahead, no hints and no analysis.", ""]
    if any(command for _, command in commands(missing)):
        lines += ["Type", ""]
        lines += ["  %-31s %s" % (name + ":", command) for name, command in commands(missing)]
        lines += ["", "and then again what you typed before." if "python" not in missing else ""]
    lines += advise(missing)
    if set(missing) <= set(ENGINE_NEEDS):
        lines += ["To go on without the engine, knowingly: LUNARIUM_PURE=1 make play", ""]
    return "\n".join(lines)


def advise(missing: "list[str]") -> "list[str]":
    """What else helps: another Python that is here already, or that can be had."""
    if "python" in missing:
        usable = next((name for name in NEWER if runs(name)), None)
        if usable:
            return ["or take the newer one that is here already: make play PYTHON=" + usable, ""]
        return ["and then name it: make play PYTHON=python3.13 (or wherever it is)", ""]
    if "headers" in missing and not is_system_python():
        return [
            "This Python is not the system's. To take that one: make clean play PYTHON=/usr/bin/python3",
            "",
        ]
    return [""]


def runs(name: "str") -> "bool":
    """Whether a program of this name is a Python that starts (pyenv leaves names that do not)."""
    path = shutil.which(name)
    if path is None:
        return False
    return subprocess.call([path, "-c", ""], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def describe_compiler() -> "str":
    """What was found instead of one."""
    compiler = find_compiler()
    return "`%s` is none." % " ".join(compiler) if compiler else "There is none."


def is_accepted(missing: "list[str]") -> "bool":
    """Whether somebody is there and goes on without the engine."""
    print(tell(missing))
    if not sys.stdin.isatty():
        return False
    print("Go on without the engine now? [y/N] ", end="")
    sys.stdout.flush()
    return sys.stdin.readline().strip().lower() in ("y", "yes")


def read(path: "str") -> "str":
    """The file's words; none if there is no such file."""
    try:
        with open(path) as file:
            return file.read().strip()
    except OSError:
        return ""


def write(path: "str", text: "str") -> "None":
    """Write the file, unless it says so already: make looks at its time."""
    if read(path) == text:
        return
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    with open(path, "w") as file:
        file.write(text + "\n")


if __name__ == "__main__":
    main()

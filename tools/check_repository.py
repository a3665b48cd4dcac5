"""Check what lies in the repository: no long files, no registry or machine named, nothing built, locks in step.

`python tools/check_repository.py [--root DIR]` prints what is wrong, one line each, and exits 1 if anything is.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import lock

ROOT: Final = Path(__file__).resolve().parent.parent
LONGEST: Final = 450
"""Lines of a file that reads in one sitting."""
WIDEST: Final = 1000
"""Columns of a line a person wrote; a bundle's are longer."""
WRITTEN: Final = {".py", ".ts", ".js", ".svelte", ".css", ".html", ".sh"}
BUILT: Final = re.compile(
    r"(^|/)(node_modules|__pycache__|dist|build|\.venv)/|/static/built/|\.(so|pyd|pyc|whl|min\.js|map)$|\.egg-info/"
)
NAMED: Final = {
    "a registry": re.compile(
        r"\b(pypi\.org|pythonhosted\.org|npmjs\.(org|com)|yarnpkg\.com|(deb|security|ftp)\.[a-z.]*debian\.org)\b"
    ),
    "a path of one machine": re.compile(r"(?<![\w.])/(root|work|Users|home/[a-z])[/\w]|/opt/wheels"),
    "an index of packages": re.compile(r"--(extra-)?index-url|--find-links|--trusted-host"),
    "an address in a lock file": re.compile(r"^\s*\"resolved\":", re.MULTILINE),
}
EXCEPT: Final = {"tools/check_repository.py", "tools/lock.py", "tests/checks/test_repository.py", "LICENSE"}
"""Files that must name what they look for or turn off."""


def files(root: Path) -> list[str]:
    """What git tracks under `root`, and what it would take up."""
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(asked, cwd=root, capture_output=True, text=True, check=True).stdout
    return sorted(name for name in listed.split("\0") if name and (root / name).is_file())


def _of_file(name: str, text: str) -> Iterator[str]:
    if Path(name).suffix in WRITTEN:
        lines = text.splitlines()
        if len(lines) > LONGEST:
            yield f"{name}: {len(lines)} lines; {LONGEST} are enough for one sitting"
        widest = max(map(len, lines), default=0)
        if widest > WIDEST:
            yield f"{name}: a line of {widest} columns; nobody wrote that by hand"
    if name in EXCEPT:
        return
    for what, pattern in NAMED.items():
        for found in pattern.finditer(text):
            yield f"{name}:{text.count(chr(10), 0, found.start()) + 1}: names {what}: {found[0].strip()}"


def check(root: Path) -> list[str]:
    """What is wrong with the files under `root`, one line each; empty if nothing is."""
    problems = []
    for name in files(root):
        if BUILT.search(name):
            problems.append(f"{name}: made by a build, not written")
            continue
        try:
            text = (root / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font
        problems += _of_file(name, text)
    return problems


def main() -> int:
    """Print the problems; 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT)
    root = parser.parse_args().root
    problems = check(root)
    if root == ROOT:
        stale = lock.locks_out_of_step()
        problems += [f"{name}: older than pyproject.toml; run `make lock`" for name in stale]
    print("\n".join(problems) or "The repository is in order.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

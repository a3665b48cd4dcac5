"""Run every check of the checkout, one after the other, and say at the end which failed; needs `prepare.py check`."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import build_page

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = {"FRENCH54_COMPILED": "1"}
"""The tests then fail where the kernels are not compiled; those of the kernels run them both ways in any case."""


def command(*words: str, **environment: str) -> Callable[[], bool]:
    """A check that is a command of the environment this runs in."""

    def succeeds() -> bool:
        program = str(Path(sys.executable).parent / words[0])
        done = subprocess.run(
            [program, *words[1:]], cwd=ROOT, env=os.environ | environment, stdin=subprocess.DEVNULL, check=False
        )
        return done.returncode == 0

    return succeeds


def npm(*words: str) -> Callable[[], bool]:
    """A check that is a script of the page."""

    def succeeds() -> bool:
        try:
            build_page.run_npm("run", "--silent", *words)
        except subprocess.CalledProcessError:
            return False
        return True

    return succeeds


CHECKS: Final[dict[str, Callable[[], bool]]] = {
    "ruff: mistakes": command("ruff", "check", "."),
    "ruff: form": command("ruff", "format", "--check", "."),
    "mypy --strict": command("mypy"),
    "import-linter: layers": command("lint-imports"),
    "repository": command("python", "tools/check_repository.py"),
    "catalogues": command("python", "tools/check_catalogues.py"),
    "rulebooks": command("python", "tools/check_rulebooks.py"),
    "page: types": npm("check"),
    "page: unit tests": npm("test"),
    "tests": command("pytest", "-n", "2", "--durations=20", **COMPILED),
}


def main() -> int:
    """Answers 1 if any check failed."""
    failed = []
    for number, (name, check) in enumerate(CHECKS.items(), 1):
        print(f"\n== {number}/{len(CHECKS)} {name}", flush=True)
        began = time.monotonic()
        if not check():
            failed.append(name)
        print(f"   {'FAILED' if name in failed else 'passed'}, {time.monotonic() - began:.0f} s", flush=True)
    print(f"\n{'Failed: ' + ', '.join(failed) if failed else 'Everything passed.'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

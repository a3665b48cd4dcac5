"""The paragraphs of the rulebooks, and where the code and the tests name them."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent.parent
PARAGRAPH: Final = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)
NAMED: Final = re.compile(r"[a-z][a-z-]* \d+\.\d+")


def paragraphs(root: Path = ROOT) -> dict[str, list[str]]:
    """The paragraphs of every English rulebook, by game."""
    return {
        path.name.removesuffix(".en.md"): PARAGRAPH.findall(path.read_text(encoding="utf-8"))
        for path in sorted((root / "docs/rules").glob("*.en.md"))
    }


@dataclass(frozen=True)
class Named:
    """A paragraph named in the code."""

    place: str
    rule: str


def named(folder: Path) -> Iterator[Named]:
    """Every paragraph that the Python files under `folder` name."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            place = f"{path.relative_to(folder)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and NAMED.fullmatch(node.value):
                yield Named(place, node.value)


class Marked:
    """A plugin that prints the paragraphs which the collected tests are marked with."""

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for marker in item.iter_markers("rule"):
                print("rule:", *marker.args)


def marked(*folders: Path) -> set[str]:
    """The paragraphs that tests in `folders` are marked with, those of long tests included."""
    code = "import sys, pytest; from tests.rules.rulebooks import Marked; pytest.main(sys.argv[1:], plugins=[Marked()])"
    files = [str(path) for folder in folders for path in folder.rglob("test_*.py") if "mark.rule(" in path.read_text()]
    if not files:
        return set()
    options = ["--collect-only", "-q", "-m", "", "-p", "no:cacheprovider"]
    command = [sys.executable, "-c", code, *options, *files]
    bare = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=bare)
    if "error" in ran.stdout.splitlines()[-1].lower():
        raise RuntimeError(ran.stdout + ran.stderr)
    return {line.removeprefix("rule: ") for line in ran.stdout.splitlines() if line.startswith("rule: ")}

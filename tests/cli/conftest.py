"""The command as people run it: another process."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from french54.catalogue import make_game
from french54.core.match import Match
from french54.core.record import of, write

Run = Callable[..., subprocess.CompletedProcess[str]]


def environment(**others: str) -> dict[str, str]:
    """This environment without what the user of this machine has set for terminals."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_COLOR"))}
    return kept | {"TERM": "xterm", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"} | others


@pytest.fixture
def french54() -> Run:
    """Runs `french54` with arguments; `stdin` is what is typed, other names go into the environment."""

    def run(*arguments: str | Path, stdin: str = "", **others: str) -> subprocess.CompletedProcess[str]:
        command = (sys.executable, "-m", "french54", *map(str, arguments))
        return subprocess.run(
            command, input=stdin, capture_output=True, text=True, env=environment(**others), timeout=120, check=False
        )

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of a whole match of Dou Dizhu, played at random."""
    match = Match.begin(make_game("doudizhu"), bytes(range(32)))
    rng = Random(54)
    while True:
        while match.state.turn is not None:
            match = match.play(match.state.choices().draw(rng))
        following = match.next()
        if following is None:
            break
        match = following
    path = tmp_path / "match.json"
    path.write_text(write(of(match)))
    return path


@pytest.fixture
def changed(record: Path) -> Callable[[Callable[[Any], None]], Path]:
    """The record with something done to its JSON."""

    def change(how: Callable[[Any], None]) -> Path:
        content = json.loads(record.read_text())
        how(content)
        path = record.with_name("changed.json")
        path.write_text(json.dumps(content))
        return path

    return change

"""The runner passes nothing it should not: broken lines and wrong answers fail, what it does not know is not run."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from tests.cases.form import HERE, BrokenCase, NotRun, adapter, differences, read

GOOD: Final[dict[str, Any]] = {
    "id": "pair",
    "game": "doudizhu",
    "kind": "recognise",
    "input": {"cards": ["S2", "H2"]},
    "expect": {"valid": True, "type": "pair"},
}


def line(**changed: Any) -> str:
    return json.dumps({**GOOD, **changed})


def without(field: str) -> str:
    return json.dumps({name: value for name, value in GOOD.items() if name != field})


BROKEN: Final = {
    "not JSON": ('{"id": "x"', "cases.jsonl:1: not JSON"),
    "not an object": ("[1]", "cases.jsonl:1: not an object"),
    "no kind": (without("kind"), "cases.jsonl:1: no 'kind'"),
    "no input": (without("input"), "cases.jsonl:1: no 'input'"),
    "input a list": (line(input=[]), "cases.jsonl:1: 'input' is not an object"),
    "game a number": (line(game=3), "cases.jsonl:1: 'game' is not text"),
    "id twice": (f"{line()}\n\n{line()}", "cases.jsonl:3: the id 'pair' stands twice"),
}


@pytest.mark.parametrize(("text", "expected"), BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_line_is_told_with_its_place(text: str, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_text(text, encoding="utf-8")
    (broken,) = (case for _, case in read(path) if isinstance(case, BrokenCase))
    assert expected in str(broken)


@pytest.mark.parametrize("game", ["canasta", "../form", "form"])
def test_an_unknown_game_has_no_adapter(game: str) -> None:
    with pytest.raises(NotRun, match="no adapter"):
        adapter(game)


@pytest.mark.parametrize(
    ("answered", "expected", "wrong"),
    [
        ({"a": 1, "more": 2}, {"a": 1}, 0),
        ({"a": 1}, {"a": 2}, 1),
        ({"a": True}, {"a": 1}, 1),
        ({}, {"a": None}, 1),
        ({"state": "redeal"}, {"state": "void"}, 0),
        ({"state": "redeal"}, {"state": "open"}, 1),
        ({"readings_include": ["plate", "tube"]}, {"readings_include": ["tube"]}, 0),
        ({"readings_include": ["plate"]}, {"readings_include": ["tube"]}, 1),
        ({"types_exclude": ["plate"]}, {"types_exclude": ["tube"]}, 0),
        ({"types_exclude": ["tube"]}, {"types_exclude": ["tube"]}, 1),
    ],
)
def test_an_answer_must_agree_in_everything_expected(
    answered: dict[str, Any], expected: dict[str, Any], wrong: int
) -> None:
    assert len(differences(answered, expected)) == wrong


def run(path: Path) -> tuple[int, str]:
    command = [sys.executable, "-m", "pytest", "-rs", "tests/cases/test_cases.py", "--cases", str(path)]
    command += ["-p", "no:cacheprovider"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=HERE.parent.parent)
    return ran.returncode, ran.stdout + ran.stderr


def test_a_file_is_run_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "other.jsonl"
    lines = [
        line(),
        line(id="wrong", expect={"valid": False}),
        line(id="strange-kind", kind="smell"),
        line(id="strange-game", game="canasta"),
        "{",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    status, output = run(path)
    assert status == 1
    assert "2 failed, 1 passed, 2 skipped" in output
    assert "other.jsonl:2: wrong: valid: True, expected False" in output
    assert "other.jsonl:5: not JSON" in output
    assert "not run: no adapter for the game 'canasta'" in output
    assert "not run: the adapter of doudizhu does not know the kind 'smell'" in output


def test_a_file_without_cases_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.write_text("\n", encoding="utf-8")
    status, output = run(path)
    assert status == 2
    assert "no case in it" in output

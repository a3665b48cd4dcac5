"""The form of a file of cases, and the comparison of an answer with what is expected."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias

HERE: Final = Path(__file__).parent
FIELDS: Final = {"id": str, "game": str, "kind": str, "input": dict, "expect": dict}
VOID: Final = ("redeal", "void", "passed_out", "all_pass", "all_passed")
"""Words for a deal that came to nothing; which of them a file uses does not matter."""
Answer: TypeAlias = Mapping[str, Any]
Kind: TypeAlias = Callable[[Mapping[str, Any]], Answer]


class NotRun(Exception):
    """A case that the project has no answer to; the text says why."""


class BrokenCase(Exception):
    """A line that is no case; the text says where and why."""


@dataclass(frozen=True)
class Case:
    """One line of a file of cases."""

    place: str
    """File and line."""
    id: str
    game: str
    kind: str
    given: Mapping[str, Any]
    expect: Mapping[str, Any]


def read(path: Path) -> Iterator[tuple[str, Case | BrokenCase]]:
    """An id for each line of the file, and its case or what is wrong with it; empty lines do not count."""
    seen: set[str] = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        place = f"{path.name}:{number}"
        try:
            case = _case(line, place)
            if case.id in seen:
                raise BrokenCase(f"{place}: the id {case.id!r} stands twice")
        except BrokenCase as broken:
            yield f"line-{number}", broken
        else:
            seen.add(case.id)
            yield case.id, case


def _case(line: str, place: str) -> Case:
    try:
        entry = json.loads(line)
    except json.JSONDecodeError as error:
        raise BrokenCase(f"{place}: not JSON: {error}") from None
    if not isinstance(entry, dict):
        raise BrokenCase(f"{place}: not an object")
    for field, kind in FIELDS.items():
        if field not in entry:
            raise BrokenCase(f"{place}: no {field!r}")
        if not isinstance(entry[field], kind):
            raise BrokenCase(f"{place}: {field!r} is not {'text' if kind is str else 'an object'}")
    return Case(place, entry["id"], entry["game"], entry["kind"], entry["input"], entry["expect"])


def adapter(game: str) -> Mapping[str, Kind]:
    """The kinds of cases that are answered for `game`; raises `NotRun` where the game has no adapter."""
    if not game.isidentifier() or not (HERE / "games" / f"{game}.py").exists():
        raise NotRun(f"no adapter for the game {game!r}")
    kinds: Mapping[str, Kind] = import_module(f"{__package__}.games.{game}").KINDS
    return kinds


def answer(case: Case) -> Answer:
    """What the project says to `case`; raises `NotRun`."""
    kinds = adapter(case.game)
    if case.kind not in kinds:
        raise NotRun(f"the adapter of {case.game} does not know the kind {case.kind!r}")
    answered: Answer = json.loads(json.dumps(kinds[case.kind](case.given)))
    return answered


def differences(answered: Answer, expected: Mapping[str, Any]) -> list[str]:
    """Where the answer is not what is expected, one line each."""
    found = []
    for name, wanted in expected.items():
        if name not in answered:
            found.append(f"{name}: no answer, expected {wanted!r}")
        elif not _agrees(name, answered[name], wanted):
            found.append(f"{name}: {answered[name]!r}, expected {wanted!r}")
    return found


def _agrees(name: str, answered: Any, wanted: Any) -> bool:
    if name.endswith("_include"):
        return all(each in answered for each in wanted)
    if name.endswith("_exclude"):
        return not any(each in answered for each in wanted)
    if answered in VOID and wanted in VOID:
        return True
    return isinstance(answered, bool) == isinstance(wanted, bool) and bool(answered == wanted)

"""First-game guides: short situations of real deals, each with the one thing to see in it.

A situation is data (`<game>.toml` beside this file): the deck as in records, what was done before the person comes in,
and which actions get its point. Its sentences are the messages `guide-<name>-look`, `-got` and `-missed`.
"""

import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from french54.core.game import Message, Seat

_HERE: Final = Path(__file__).resolve().parent


class Situation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of prepared cards, up to where the person is to decide."""

    name: str
    """The game and a number (`doudizhu-1`)."""
    rule: str
    """The paragraph of the rulebook that it is about."""
    seat: Seat
    """The person's."""
    wants: tuple[str, ...]
    """Actions that get the point, in notation; `*`, `?` and `[...]` stand for what they do in names of files."""
    deck: str
    setup: dict[str, Any] = {}
    options: dict[str, Any] = {}
    actions: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """Whose rules hold."""
        return self.name.rpartition("-")[0]

    def gets(self, action: str) -> bool:
        """Whether `action` gets the point."""
        return any(fnmatchcase(action, pattern) for pattern in self.wants)


class Lesson(msgspec.Struct, frozen=True):
    """What is said of a situation as it stands."""

    name: str
    number: int
    """Its place among those of its game, from 1."""
    count: int
    """How many its game has."""
    next: str
    """The situation after it; empty after the last."""
    rule: str
    got: bool | None
    """Whether the person got the point; None before the person has acted."""
    said: Message
    later: bool
    """The person has acted again since."""


@cache
def situations(game: str) -> tuple[Situation, ...]:
    """The situations of a game, in order; empty where it has none."""
    path = next((path for path in _HERE.glob("*.toml") if path.stem == game), None)
    if path is None:
        return ()
    read: Mapping[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    return msgspec.convert(read["situation"], tuple[Situation, ...])


def situation(name: str) -> Situation:
    """The situation called `name`; raises KeyError."""
    for each in situations(name.rpartition("-")[0]):
        if each.name == name:
            return each
    raise KeyError(name)


def lesson(name: str, action: str | None, *, later: bool = False) -> Lesson:
    """What is said where the person's first action was `action`, None before it; raises KeyError."""
    it = situation(name)
    all_of_it = situations(it.game)
    number = all_of_it.index(it) + 1
    after = all_of_it[number].name if number < len(all_of_it) else ""
    got = None if action is None else it.gets(action)
    part = "look" if got is None else "got" if got else "missed"
    said = Message(f"guide-{name}-{part}")
    return Lesson(name, number, len(all_of_it), after, f"{it.game} {it.rule}", got, said, later)

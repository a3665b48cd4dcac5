"""Who sits where."""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

import msgspec

NAMES: Final = (
    "Mei",
    "Bo",
    "Astrid",
    "Jun",
    "Freja",
    "Wei",
    "Emil",
    "Lan",
    "Signe",
    "Tao",
    "Nils",
    "Xiu",
    "Karin",
    "Hao",
    "Viggo",
    "Yun",
)


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="is"):
    """A seat of somebody, known by the identity of a cookie."""

    id: str


class Robot(msgspec.Struct, frozen=True, tag="bot", tag_field="is"):
    """A seat a bot plays."""

    name: str


Sitter: TypeAlias = Person | Robot


def seated(persons: Sequence[str | None], rng: Random) -> tuple[Sitter, ...]:
    """The seats of a new table: a person where an identity stands, else a bot with a name of its own."""
    names = iter(rng.sample(NAMES, len(persons)))
    return tuple(Robot(next(names)) if person is None else Person(person) for person in persons)

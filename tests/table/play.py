"""Tables played without a server: by hand, or by chance for every seat."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from french54 import catalogue
from french54.table.entries import Act, Entry, Nonce, Opened, Sealed
from french54.table.seats import Person, Robot, Sitter
from french54.table.table import Table

BOTS: Final = ("Mei", "Bo")


def secret(seed: int) -> str:
    return hashlib.sha256(f"secret {seed}".encode()).hexdigest()


def nonce(seed: int, seat: int) -> str:
    return hashlib.sha256(f"nonce {seed} {seat}".encode()).hexdigest()


def opening(seed: int, persons: Sequence[str | None] = ("ann", None, None)) -> list[Entry]:
    """The log of a table up to its first deal."""
    names = iter(BOTS)
    seats: tuple[Sitter, ...] = tuple(Person(p) if p else Robot(next(names)) for p in persons)
    shares = [Nonce(seat, nonce(seed, seat)) for seat, person in enumerate(persons) if person]
    return [Opened("doudizhu", {}, seats), Sealed(1, secret(seed), "casual"), *shares]


def fold(log: Sequence[Entry]) -> Table:
    return Table.fold(catalogue.make_game("doudizhu"), enumerate(log, 1))


def dealt(seed: int, persons: Sequence[str | None] = ("ann", None, None)) -> Table:
    """A table with its first deal on the table."""
    return fold(opening(seed, persons))


def some_action(table: Table, rng: Random) -> Act:
    """What the seat on turn might do."""
    assert table.match is not None
    assert table.turn is not None
    return Act(table.turn, str(table.match.state.choices().draw(rng)))


def played_out(table: Table, rng: Random) -> tuple[Table, list[Entry]]:
    """The table after its match, with what was done."""
    done: list[Entry] = []
    while table.turn is not None:
        entry = some_action(table, rng)
        table, done = table.accept(entry), [*done, entry]
    return table, done


def swapped(table: Table, one: int, other: int) -> Table:
    """The same table, had these two cards lain in each other's place in the deck of the last deal."""
    assert table.match is not None
    match: Any = table.match
    deal = match.deals[-1]
    deck = tuple(other if card == one else one if card == other else card for card in deal.deck)
    state = match.game.start(deal.setup, deck)
    for action in deal.actions:
        state = state.play(action)
    again = replace(match, state=state, deals=(*match.deals[:-1], replace(deal, deck=deck)))
    return replace(table, match=again)

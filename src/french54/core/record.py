"""Records: a match as text, from which everything else is replayed.

A record holds the game with its options, the key of chance and, for each deal, what it inherited, its
deck and its actions in notation. Replaying draws the decks again and compares them.
"""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

import msgspec

from french54.core.card import parse, show
from french54.core.game import Game, Illegal, Reason
from french54.core.match import Match

FORMAT: Final = "french54 record 1"


class BrokenRecord(ValueError):
    """A record that cannot be read or replayed; `field` says where (`deals[0].actions[3]`).

    `reason` is there where the rules forbid an action.
    """

    def __init__(self, field: str, why: str, reason: Reason | None = None) -> None:
        super().__init__(field, why, reason)
        self.field, self.why, self.reason = field, why, reason

    def __str__(self) -> str:
        return f"{self.field}: {self.why}"


class DealRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal: what it inherited, its deck and its actions."""

    setup: dict[str, Any]
    deck: str
    actions: tuple[str, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match."""

    format: str
    game: str
    options: dict[str, Any]
    key: str
    """The match's key of chance, in hex."""
    deals: tuple[DealRecord, ...]


def of(match: Match[Any, Any, Any]) -> Record:
    """The record of `match` as far as it was played."""
    game = match.game
    deals = tuple(
        DealRecord(msgspec.to_builtins(deal.setup), show(deal.deck), tuple(map(str, deal.actions)))
        for deal in match.deals
    )
    return Record(FORMAT, game.name, asdict(game), match.key.hex(), deals)  # type: ignore[call-overload]


def write(record: Record) -> str:
    """The record as JSON text."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def read(text: str | bytes) -> Record:
    """The record written as `text`; raises `BrokenRecord`."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        what, _, where = str(error).partition(" - at `$.")
        raise BrokenRecord(where.rstrip("`") or "record", what) from None
    if record.format != FORMAT:
        raise BrokenRecord("format", f"{record.format!r} is not {FORMAT!r}")
    if not record.deals:
        raise BrokenRecord("deals", "none")
    return record


def replay(game: Game[Any, Any, Any, Any], record: Record) -> Iterator[Match[Any, Any, Any]]:
    """The match after its first deal and after every action and deal of `record`; raises `BrokenRecord`."""
    if record.game != game.name:
        raise BrokenRecord("game", f"{record.game!r} is not {game.name!r}")
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        raise BrokenRecord("key", "not hexadecimal") from None
    match: Match[Any, Any, Any] | None = Match.begin(game, key)
    for number, deal in enumerate(record.deals):
        place = f"deals[{number}]"
        if match is None:
            raise BrokenRecord(place, "the match was over before this deal")
        _compare(match, deal, place)
        yield match
        for index, text in enumerate(deal.actions):
            try:
                match = match.play(game.parse(text))
            except Illegal as illegal:
                raise BrokenRecord(f"{place}.actions[{index}]", str(illegal), illegal.reason) from None
            yield match
        if number + 1 < len(record.deals):
            if match.state.turn is not None:
                raise BrokenRecord(place, "the next deal came before this one was over")
            match = match.next()


def _compare(match: Match[Any, Any, Any], deal: DealRecord, place: str) -> None:
    drawn = match.deals[-1]
    try:
        setup, deck = msgspec.convert(deal.setup, match.game.setup_type), parse(deal.deck)
    except msgspec.ValidationError as error:
        raise BrokenRecord(f"{place}.setup", str(error)) from None
    except ValueError as error:
        raise BrokenRecord(f"{place}.deck", str(error)) from None
    if setup != drawn.setup:
        raise BrokenRecord(f"{place}.setup", "not what the key draws")
    if deck != drawn.deck:
        raise BrokenRecord(f"{place}.deck", "not what the key draws")

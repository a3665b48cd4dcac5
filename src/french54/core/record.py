"""Records: a match as text, from which everything else is replayed.

A record holds the game with its options, the key of chance and, for each deal, what it inherited, its
deck and its actions in notation. Replaying draws the decks again and compares them.
"""

import re
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

import msgspec

from french54.core.card import NotACard, parse, show
from french54.core.game import Game, Illegal, Message, Reason
from french54.core.match import Match

FORMAT: Final = "french54 record 1"
_QUOTED: Final = 40
"""So many letters of what a record holds are told where it is wrong."""
_NAMED: Final = re.compile(r"`(\w+)`$")


class BrokenRecord(ValueError):
    """A record that cannot be read or replayed; `field` says where (`deals[0].actions[3]`).

    `reason` is there where the rules forbid an action.
    """

    def __init__(self, field: str, why: Message, reason: Reason | None = None) -> None:
        super().__init__(field, why, reason)
        self.field, self.why, self.reason = field, why, reason

    def __str__(self) -> str:
        return f"{self.field}: {self.why.id} {dict(self.why.args)}"


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


class _Head(msgspec.Struct, frozen=True):
    format: str


def read(text: str | bytes) -> Record:
    """The record written as `text`; raises `BrokenRecord`."""
    try:
        # Another version may have other fields, and is to be told by its number.
        head = msgspec.json.decode(text, type=_Head)
        if head.format != FORMAT:
            known = {"format": quoted(head.format), "known": FORMAT}
            raise BrokenRecord("format", Message("record-format", known))
        record = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise _misshapen(error, "record") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BrokenRecord("record", Message("record-none")) from None
    if not record.deals:
        raise BrokenRecord("deals", Message("record-no-deals"))
    return record


def quoted(text: str) -> str:
    """`text` short enough to be told to a person."""
    return text if len(text) <= _QUOTED else f"{text[: _QUOTED - 1]}…"


def replay(game: Game[Any, Any, Any, Any], record: Record) -> Iterator[Match[Any, Any, Any]]:
    """The match after its first deal and after every action and deal of `record`; raises `BrokenRecord`."""
    if record.game != game.name:
        raise BrokenRecord("game", Message("record-game", {"game": quoted(record.game)}))
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        raise BrokenRecord("key", Message("record-key")) from None
    match: Match[Any, Any, Any] | None = Match.begin(game, key)
    for number, deal in enumerate(record.deals):
        place = f"deals[{number}]"
        if match is None:
            raise BrokenRecord(place, Message("record-after-match"))
        _compare(match, deal, place)
        yield match
        for index, text in enumerate(deal.actions):
            try:
                match = match.play(game.parse(text))
            except Illegal as illegal:
                reason = illegal.reason
                raise BrokenRecord(f"{place}.actions[{index}]", reason.message, reason) from None
            yield match
        if number + 1 < len(record.deals):
            if match.state.turn is not None:
                raise BrokenRecord(place, Message("record-not-over"))
            match = match.next()


def _compare(match: Match[Any, Any, Any], deal: DealRecord, place: str) -> None:
    drawn = match.deals[-1]
    try:
        setup, deck = msgspec.convert(deal.setup, match.game.setup_type), parse(deal.deck)
    except msgspec.ValidationError as error:
        raise _misshapen(error, f"{place}.setup") from None
    except NotACard as error:
        raise BrokenRecord(f"{place}.deck", Message("error-not-a-card", {"card": quoted(error.name)})) from None
    if setup != drawn.setup:
        raise BrokenRecord(f"{place}.setup", Message("record-setup"))
    if deck != drawn.deck:
        raise BrokenRecord(f"{place}.deck", Message("record-deck"))


def _misshapen(error: msgspec.ValidationError, place: str) -> BrokenRecord:
    """What msgspec complains of, and where, which it says in a sentence."""
    what, _, where = str(error).partition(" - at `$.")
    named = _NAMED.search(what) if "field" in what else None
    if named:
        return BrokenRecord(where.rstrip("`") or place, Message("record-field", {"field": quoted(named[1])}))
    if not where and place == "record":
        return BrokenRecord(place, Message("record-none"))
    return BrokenRecord(where.rstrip("`") or place, Message("record-value"))

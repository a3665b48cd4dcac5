"""The log of a table: entries numbered from 1, from which everything else follows."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from french54.core.game import Seat
from french54.table.seats import Sitter

Hex256: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""32 bytes in lower-case hex."""


class _Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """One line of the log."""


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that was dealt before: the key of its match, its number there, and what it inherited."""

    key: Hex256
    number: int
    setup: dict[str, Any]


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of cards that were laid and not drawn, from where the person comes in."""

    guide: str
    """The situation it is."""
    setup: dict[str, Any]
    deck: str
    """The cards as in records."""
    actions: tuple[str, ...]
    """What was done before."""


class Opened(_Entry, frozen=True):
    """The table was opened: its game and who sits where. Always entry 1."""

    game: str
    options: dict[str, Any]
    seats: tuple[Sitter, ...]
    again: Again | None = None
    """The one deal that is played here, again and again."""
    laid: Laid | None = None
    """Likewise, where it comes from a guide."""


class Sealed(_Entry, frozen=True):
    """A match begins: the table has bound itself to a secret. What came before the last of these is history."""

    match: int
    secret: Hex256
    level: str
    """The bots', as the first deal begins."""
    dealt: int = 0
    """How many deals the table's earlier matches had."""
    points: tuple[int, ...] = ()
    """What every seat won in them; empty where nothing was."""


class Nonce(_Entry, frozen=True):
    """A person's share of the shuffle."""

    seat: Seat
    hex: Hex256


class Act(_Entry, frozen=True):
    """What a seat did, in the game's notation."""

    seat: Seat
    action: str


class TakeBack(_Entry, frozen=True):
    """The only person takes back what it did last, and what others did after it."""

    seat: Seat
    seen: int
    """The last entry the person knew of; what others have done since is no hindrance."""


class Ready(_Entry, frozen=True):
    """A person is ready for the next deal."""

    seat: Seat


class Restart(_Entry, frozen=True):
    """A person wants to end the match and begin another."""

    seat: Seat


class Level(_Entry, frozen=True):
    """A person chose how well the bots play from the next deal on."""

    seat: Seat
    level: str


Entry: TypeAlias = Opened | Sealed | Nonce | Act | TakeBack | Ready | Restart | Level
_DECODER: Final = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    """The entry as one line of JSON."""
    return msgspec.json.encode(entry).decode()


def decode(text: str | bytes) -> Entry:
    """The entry written as `text`; raises msgspec.DecodeError."""
    return _DECODER.decode(text)

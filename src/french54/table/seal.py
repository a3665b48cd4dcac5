"""What a table shows of its chance once a match is over, so that anyone can draw every deal again."""

import msgspec

from french54.core.card import Cards
from french54.core.game import Seat
from french54.table.table import Table


class Drawn(msgspec.Struct, frozen=True):
    """What one label of the stream gave, as (n, value)."""

    label: str
    drawn: tuple[tuple[int, int], ...]


class Shuffled(msgspec.Struct, frozen=True):
    """A pack and the deck it was shuffled into."""

    label: str
    pack: Cards
    deck: Cards


class Seal(msgspec.Struct, frozen=True):
    """The secret of a match and everything drawn with it."""

    secret: str
    nonces: tuple[tuple[Seat, str], ...]
    draws: tuple[Drawn, ...]
    deals: tuple[Shuffled, ...]


def seal(table: Table) -> Seal:
    """The seal of the table's match; raises ValueError while it is still on, or if it was drawn elsewhere."""
    if table.match is None or not table.over:
        raise ValueError("the match is not over")
    if table.known:
        raise ValueError("the deal was drawn elsewhere")
    numbered = list(enumerate(table.match.deals, 1))
    return Seal(
        table.secret.hex(),
        tuple((seat, nonce.hex()) for seat, nonce in sorted(table.nonces.items())),
        tuple(Drawn(f"draw {number}", deal.drawn) for number, deal in numbered),
        tuple(Shuffled(f"deal {number}", table.game.pack(deal.setup), deal.deck) for number, deal in numbered),
    )

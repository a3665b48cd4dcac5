"""What happens in a deal, as it is told. Only the dealing differs from seat to seat."""

from collections.abc import Iterator
from typing import Protocol

from french54.core.card import Cards
from french54.core.game import Event, Message, Result, Seat
from french54.games.bridge.actions import Call, Play, Vulnerable


class Settled(Protocol):
    """A contract, as far as it is told."""

    @property
    def level(self) -> int: ...
    @property
    def strain(self) -> str: ...
    @property
    def doubled(self) -> int: ...
    @property
    def declarer(self) -> Seat: ...


def places(seat: Seat) -> range:
    """The places in the deck of the cards dealt to `seat`: one at a time, from the dealer's left."""
    return range((seat - 1) % 4, 52, 4)


def chosen(seat: Seat, choice: Vulnerable) -> Event:
    """Who is vulnerable in this deal."""
    return Event("vulnerable", seat, said=choice.said, data={"sides": choice.sides})


def dealt(deck: Cards, viewer: Seat | None) -> Iterator[Event]:
    """Thirteen cards to each seat."""
    for seat in (1, 2, 3, 0):
        if seat == viewer:
            at = places(seat)
            yield Event("deal", seat, deck[at.start :: 4], 13, data={"places": tuple(at)})
        else:
            yield Event("deal", seat, count=13)


def called(seat: Seat, call: Call) -> Event:
    """A call of the auction."""
    return Event("call", seat, said=call.said, data={"call": call.short})


def settled(contract: Settled) -> Event:
    """The auction is over; the seat is declarer's."""
    args: dict[str, str | int] = {"level": contract.level, "strain": contract.strain, "doubled": contract.doubled}
    return Event("contract", contract.declarer, said=Message("bridge-declares", args), data=args)


def played(seat: Seat, play: Play, by: Seat) -> Event:
    """A card from the hand of `seat`, chosen `by` it or by declarer."""
    return Event("play", seat, play.cards, 1, play.said, {"by": by})


def shown(seat: Seat, cards: Cards, *, dummy: bool) -> Event:
    """A hand is laid open: dummy's, or any that was not played."""
    return Event("show", seat, cards, len(cards), Message("bridge-dummy") if dummy else None)


def cleared(winner: Seat, number: int, won: tuple[int, int]) -> Event:
    """Trick `number` is over; the winner leads to the next."""
    return Event("clear", winner, said=Message("bridge-takes"), data={"trick": number, "won": won})


def scored(result: Result) -> Event:
    """The deal is over."""
    return Event("score", said=result.headline, data={"payoffs": result.payoffs})

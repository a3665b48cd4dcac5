"""What happens in a deal beside the betting, as one seat saw it."""

from collections.abc import Iterator, Sequence

from french54.core.card import Card
from french54.core.game import Event, Message, Seat
from french54.games.onepoker.score import up
from french54.games.onepoker.stock import Dealt, Setup
from french54.kit.betting.wagers import Chips


def opening(setup: Setup, dealt: Dealt, ante: Chips, viewer: Seat | None) -> Iterator[Event]:
    """The antes, the shuffle if there was one, the cards dealt, and the signals."""
    order = (setup.first, 1 - setup.first)
    for seat in order:
        said = Message("onepoker-ante", {"chips": ante})
        yield Event("ante", seat, said=said, data={"chips": ante, "all_in": setup.stacks[seat] == ante})
    if setup.kept and dealt.shuffled == setup.number:
        yield Event("shuffle", count=len(setup.stock) + len(setup.discards), said=Message("onepoker-shuffle"))
    for seat in order:
        places = dealt.places[seat]
        if seat == viewer:
            cards = dealt.hands[seat][-len(places) :]
            yield Event("deal", seat, cards, len(cards), data={"places": places, "deal": dealt.shuffled})
        else:
            yield Event("deal", seat, count=len(places))
    for seat in order:
        high, low = signals(dealt.hands[seat])
        said = Message("onepoker-signals", {"up": high, "down": low})
        yield Event("signals", seat, said=said, data={"up": high, "down": low})


def locks(first: Seat, locked: Sequence[Card | None], viewer: Seat | None) -> Iterator[Event]:
    """Cards locked face down, in the order they were."""
    for seat in (first, 1 - first):
        card = locked[seat]
        if card is not None:
            cards = (card,) if seat == viewer else ()
            yield Event("lock", seat, cards, 1, Message("onepoker-locked"))


def shown(seat: Seat, card: Card) -> Event:
    """A locked card is turned up."""
    return Event("show", seat, (card,), 1)


def signals(hand: Sequence[Card]) -> tuple[int, int]:
    """How many cards of a hand are UP and how many DOWN."""
    high = sum(map(up, hand))
    return high, len(hand) - high

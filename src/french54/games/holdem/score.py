"""Who wins the pots, and how the page derives it."""

from collections.abc import Sequence

from french54.core.card import Cards
from french54.core.game import Event, Message, Result, Seat
from french54.games.holdem.told import made
from french54.kit import poker
from french54.kit.betting import told
from french54.kit.betting.pots import Each, Pot, Share, share


def showdown(hands: Sequence[Cards], board: Cards, pots: Sequence[Pot], order: Sequence[Seat]) -> list[Event]:
    """What the hands come to and what they win; `hands` by seat, empty for those who are not in it."""
    events = []
    ranks = [0] * len(hands)
    for seat in order:
        if hands[seat]:
            cards = hands[seat] + board
            ranks[seat] = int(poker.rank(poker.hand(cards)))
            events.append(made(seat, tuple(poker.best(cards)), ranks[seat]))
    events += [told.awarded(won) for number, pot in enumerate(pots) for won in share(pot, number, ranks, order)]
    return events


def unopposed(pots: Sequence[Pot], seat: Seat) -> Event:
    """The last seat left wins everything."""
    return told.awarded(Share(0, seat, sum(pot.chips for pot in pots)))


def result(events: Sequence[Event], payoffs: Each, seat: Seat | None) -> Result:
    """A deal that is over, as `seat` reads it; None is a spectator, or somebody who is out of the match."""
    hands = {event.seat: event.said for event in events if event.kind == "made"}
    unopposed = Message("betting-note-unopposed")
    notes = {winner: hands.get(winner) or unopposed for winner in range(len(payoffs))}
    return told.result(events, payoffs, seat, notes)

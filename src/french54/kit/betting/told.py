"""What happens in a deal of betting, as it is told."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from french54.core.game import Event, Line, Message, Result, Seat
from french54.kit.betting.pots import Each, Pot, Share
from french54.kit.betting.rounds import Round
from french54.kit.betting.wagers import Chips, Wager

_DID: Final = {
    "fold": ("betting-did-fold", "betting-did-fold"),
    "check": ("betting-did-check", "betting-did-check"),
    "call": ("betting-did-call", "betting-did-call-all-in"),
    "bet": ("betting-did-bet", "betting-did-bet-all-in"),
    "raise": ("betting-did-raise", "betting-did-raise-all-in"),
}
"""What a seat did, and what it did with all its chips."""


def wager(seat: Seat, action: Wager, before: Round, after: Round) -> Event:
    """What a seat said, and what it paid."""
    chips = before.stacks[seat] - after.stacks[seat]
    all_in = chips > 0 and not after.stacks[seat]
    plain, everything = _DID[action.word]
    said = Message(everything if all_in else plain, {"chips": action.to or chips} if chips else {})
    data = {"action": str(action), "chips": chips, "bet": after.bets[seat], "all_in": all_in}
    return Event("call", seat, said=said, data=data)


def refund(seat: Seat, chips: Chips) -> Event:
    """What nobody matched goes back."""
    return Event("refund", seat, said=Message("betting-refund", {"chips": chips}), data={"chips": chips})


def gathered(pots: Sequence[Pot]) -> Event:
    """The bets of a round go into the pots."""
    return Event("pots", data={"chips": tuple(pot.chips for pot in pots), "seats": tuple(pot.seats for pot in pots)})


def awarded(share: Share) -> Event:
    """A seat wins a pot, or its part of one."""
    said = Message("betting-wins", {"chips": share.chips})
    return Event("award", share.seat, said=said, data={"pot": share.pot, "chips": share.chips, "odd": share.odd})


def eliminated(seat: Seat, place: int) -> Event:
    """A seat whose chips are gone leaves the match."""
    return Event("eliminate", seat, said=Message("betting-out", {"place": place}), data={"place": place})


def scored(result: Result) -> Event:
    """The deal is over."""
    return Event("score", said=result.headline, data={"payoffs": result.payoffs})


def won(events: Sequence[Event], seats: int) -> Each:
    """What each seat wins of the pots."""
    chips = [0] * seats
    for event in events:
        if event.kind == "award" and event.seat is not None:
            chips[event.seat] += event.data["chips"]
    return tuple(chips)


def result(events: Sequence[Event], payoffs: Each, seat: Seat | None, notes: Mapping[Seat, Message]) -> Result:
    """A deal that is over, as `seat` reads it (None: a spectator, or somebody who is out of the match).

    `notes` say with what each winner won.
    """
    return Result(_headline(payoffs, seat), payoffs, tuple(_lines(events, notes)))


def _headline(payoffs: Each, seat: Seat | None) -> Message:
    if seat is None:
        most = max(payoffs)
        if most == 0 or payoffs.count(most) > 1:
            return Message("betting-shared")
        return Message("betting-won-by", {"seat": payoffs.index(most), "chips": most})
    chips = payoffs[seat]
    if chips == 0:
        return Message("betting-even")
    return Message("betting-won" if chips > 0 else "betting-lost", {"chips": abs(chips)})


def _lines(events: Sequence[Event], notes: Mapping[Seat, Message]) -> Iterator[Line]:
    """What went back, then each pot with its winners."""
    several = any(event.data["pot"] for event in events if event.kind == "award")
    for event in events:
        if event.seat is None or event.kind not in {"refund", "award"}:
            continue
        value = Message("score-number", {"points": event.data["chips"]})
        if event.kind == "refund":
            yield Line(Message("betting-line-refund", {"seat": event.seat}), value)
        else:
            yield Line(_pot(event.data["pot"], event.seat, several), value, notes.get(event.seat))


def _pot(number: int, seat: Seat, several: bool) -> Message:
    if number:
        return Message("betting-line-side", {"number": number, "seat": seat})
    return Message("betting-line-main" if several else "betting-line-pot", {"seat": seat})

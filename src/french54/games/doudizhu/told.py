"""What happened in a deal, as one seat saw it."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from french54.core.card import Cards
from french54.core.game import Event, Message, Seat
from french54.games.doudizhu import hand
from french54.games.doudizhu.actions import Action, Bid, Play
from french54.games.doudizhu.score import Score
from french54.kit.climbing import told

KITTY = range(51, 54)


class Facts(Protocol):
    """What of a deal can be told."""

    @property
    def first(self) -> Seat: ...
    @property
    def deck(self) -> Cards: ...
    @property
    def held(self) -> tuple[int, int, int]: ...
    @property
    def actions(self) -> tuple[Action, ...]: ...
    @property
    def landlord(self) -> Seat | None: ...
    @property
    def void(self) -> bool: ...
    @property
    def score(self) -> Score | None: ...


def places(seat: Seat) -> range:
    """The places in the deck of the cards dealt to `seat`."""
    return range(seat, 51, 3)


def events(facts: Facts, viewer: Seat | None) -> tuple[Event, ...]:
    """Every event so far, as `viewer` saw it."""
    return (*_deal(facts, viewer), *_course(facts), *_end(facts, viewer))


def _deal(facts: Facts, viewer: Seat | None) -> Iterator[Event]:
    for seat in range(3):
        if seat == viewer:
            cards = facts.deck[seat:51:3]
            yield Event("deal", seat, cards, 17, data={"places": tuple(places(seat))})
        else:
            yield Event("deal", seat, count=17)


def _course(facts: Facts) -> Iterator[Event]:
    seat, passes, multiplier = facts.first, 0, 1
    landlord = facts.landlord
    for index, action in enumerate(facts.actions):
        if isinstance(action, Bid):
            yield Event("call", seat, said=action.said, data={"points": action.points})
            seat = (seat + 1) % 3
            if landlord is not None and not isinstance(_at(facts.actions, index + 1), Bid):
                yield Event("take", landlord, facts.deck[51:], 3, data={"places": tuple(KITTY)})
                seat = landlord
        elif isinstance(action, Play):
            multiplier *= 2 if hand.doubles(action.move) else 1
            yield played(seat, action, multiplier)
            seat, passes = (seat + 1) % 3, 0
        else:
            yield told.passed(seat)
            seat, passes = (seat + 1) % 3, passes + 1
            if passes == 2:
                yield told.cleared(seat)


def _at(actions: Sequence[Action], index: int) -> Action | None:
    return actions[index] if index < len(actions) else None


def played(seat: Seat, play: Play, multiplier: int) -> Event:
    """The event of `play`; the multiplier is the one after it."""
    return told.played(seat, play.cards, hand.meaning(play.move), multiplier=multiplier)


def _end(facts: Facts, viewer: Seat | None) -> Iterator[Event]:
    if facts.void:
        yield Event("void", said=Message("doudizhu-void"))
    score = facts.score
    if score is None:
        return
    for seat in range(3):
        if facts.held[seat]:
            yield told.shown(seat, hand.listed(facts.held[seat]))
    result = score.result(viewer)
    yield Event("score", said=result.headline, data={"payoffs": result.payoffs, "multiplier": score.multiplier})

"""What the laws ask of One Poker."""

from collections.abc import Iterator
from dataclasses import replace

from french54.core.card import Card, Cards
from french54.games.onepoker.actions import Action, Lock
from french54.games.onepoker.rules import OnePokerState
from french54.games.onepoker.score import up
from french54.games.onepoker.stock import Setup


def cards(state: OnePokerState) -> Iterator[Card]:
    """The stock, the discards and both hands."""
    yield from state.dealt.stock
    yield from state.dealt.discards
    for hand in state.dealt.hands:
        yield from hand


def actions(sample: OnePokerState, done: tuple[Action, ...]) -> tuple[Action, ...]:
    """What was done, but that each seat locks the card it has locked in the sample."""
    first = sample.setup.first
    locks = [Lock(card) for seat in (first, 1 - first) if (card := sample.locked[seat]) is not None]
    return (*locks, *done[len(locks) :])


def setup(sample: OnePokerState, true: Setup) -> Setup:
    """The sample's own: cards are hidden in it. What is public of it is the same."""
    own = sample.setup
    assert (own.number, own.stacks, own.first) == (true.number, true.stacks, true.first)
    assert [up(card) for card in own.kept] == [up(card) for card in true.kept]
    assert len(own.stock) + len(own.discards) == len(true.stock) + len(true.discards)
    return own


def hidden(setup: Setup, deck: Cards) -> Cards:
    """The stock, shuffled anew or not."""
    return deck or setup.stock


def placed(setup: Setup, deck: Cards, cards: Cards) -> tuple[Setup, Cards]:
    """The same with another stock."""
    return (setup, cards) if deck else (replace(setup, stock=cards), ())


def alike(one: Card, other: Card) -> bool:
    """The signals tell the higher group from the lower."""
    return up(one) == up(other)

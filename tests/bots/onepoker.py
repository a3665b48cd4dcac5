"""Positions of One Poker to test its players on."""

from collections import Counter
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Final

from french54.bots.onepoker import Casual, Strong
from french54.bots.onepoker.strong import prepared
from french54.core.card import parse
from french54.core.game import Bot
from french54.core.match import Match
from french54.games.onepoker import stock
from french54.games.onepoker.actions import Action
from french54.games.onepoker.rules import OnePoker, OnePokerState
from french54.games.onepoker.stock import Setup
from french54.games.onepoker.view import OnePokerView
from tests.rules.onepoker import GAME, said

PLAYERS: Final = ("casual", "strong")


def player(level: str, steps: int = 4) -> Bot[OnePokerView, Action]:
    """A player of a level; the strong one looks at a clock by which its time is up after so many looks."""
    if level == "casual":
        return Casual()
    ticks = count()
    return Strong(lambda: float(next(ticks) // (steps + 1)))


def wishes(level: str, state: OnePokerState, tries: int = 60) -> Counter[str]:
    """What a player does, out of so many times."""
    if state.turn is None:
        raise ValueError("nobody is on turn")
    view, bot = state.view(state.turn), player(level)
    prepared.cache_clear()
    return Counter(str(bot.act(view, Random(seed), 1.0)) for seed in range(tries))


def share(found: Counter[str], *words: str) -> float:
    """How often the action began with one of these words."""
    return sum(times for action, times in found.items() if action.split()[0] in words) / found.total()


def later(kept: str, dealt: str, discards: str = "", chips: Sequence[int] = (20, 20), first: int = 0) -> OnePokerState:
    """A deal after the first; `kept` and `dealt` name the cards of seats 0 and 1."""
    known = parse(kept) + parse(dealt) + parse(discards)
    rest = Counter(stock.PACK)
    rest.subtract(known)
    new = parse(dealt)
    top = (new[first], new[1 - first])
    setup = Setup(2, tuple(chips), first, parse(kept), (*top, *rest.elements()), 1, 4, parse(discards))
    return GAME.start(setup, ())


def lock(state: OnePokerState, mine: str, other: str) -> OnePokerState:
    """The deal once seat 0 has locked one card and seat 1 another."""
    first = state.setup.first
    return said(state, *(f"lock {(mine, other)[seat]}" for seat in (first, 1 - first)))


def every(rank: str) -> str:
    """All eight cards of a rank."""
    return " ".join([suit + rank for suit in "CDHS"] * 2)


def matches(seeds: range) -> list[OnePokerState]:
    """Deals of matches played at random, one a match, wherever it stands."""
    found = []
    for seed in seeds:
        rng = Random(seed)
        match = Match.begin(OnePoker(), seed.to_bytes(32, "big"))
        states: list[OnePokerState] = []
        for _ in range(rng.randrange(1, 60)):
            while match.state.turn is not None:
                states.append(match.state)
                match = match.play(Casual().act(match.state.view(match.state.turn), rng, 1.0))
            following = match.next()
            if following is None:
                break
            match = following
        found.append(rng.choice(states[-6:]))
    return found

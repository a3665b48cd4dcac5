"""Before the flop: which hands open, which raise again, call or fold, with chance near every threshold."""

from random import Random
from typing import Final

from french54.bots.holdem.reading import Course, place_of
from french54.bots.holdem.weighing import Style, Weighed
from french54.games.holdem.view import HoldemView
from french54.kit.betting.wagers import CALL, CHECK, FOLD, Raise, Wager

SHORT: Final = 11
"""Big blinds from which on a hand is raised at all only with everything."""
GOOD: Final = 0.57
"""The share of the pot, against who raised, from which on a hand raises again."""
BLUFFS: Final = 0.12
"""How often a hand that might just call raises again instead."""


def decide(view: HoldemView, weighed: Weighed, style: Style, rng: Random) -> Wager:
    """What to do before the flop."""
    course, seat = weighed.reading.course, view.seat or 0
    place = place_of(view.hole) * (1 + 4 * style.whim * (rng.random() - 0.5))
    if not course.raises:
        return _open(view, weighed, place, style, rng)
    value = next((option.value for option in weighed.options if option.wager == CALL), 0.0)
    raises = view.round.raises()
    eager = weighed.equity + style.whim * (rng.random() - 0.5)
    again = eager > GOOD + 0.02 * (course.raises - 1) and rng.random() < 0.85
    bluff = course.raises == 1 and value > -0.05 * course.pot and place < 0.45 and rng.random() < BLUFFS
    if raises and (again or (bluff and not _short(view, course))):
        return Raise(_raised(view, course, rng))
    if not course.owed(seat):
        return CHECK
    return CALL if value + style.whim * course.pot * (rng.random() - 0.5) > 0 else FOLD


def _open(view: HoldemView, weighed: Weighed, place: float, style: Style, rng: Random) -> Wager:
    """Nobody has raised yet."""
    course, seat = weighed.reading.course, view.seat or 0
    share = course.habit(seat, 0).good * style.loose
    raises = view.round.raises()
    if raises and place < share * (0.9 + 0.2 * rng.random()) and rng.random() < 0.95:
        limps = sum(bet >= course.big for bet in course.bets) - 1
        to = round(course.big * (2.2 + 0.6 * rng.random() + max(0, limps)))
        everything = raises[-1]
        to = everything if _short(view, course) else min(max(to, raises[0]), everything)
        return Raise(to)
    owed = course.owed(seat)
    if not owed:
        return CHECK
    cheap = owed < course.big or sum(bet >= course.big for bet in course.bets) > 1
    return CALL if cheap and place < share + 0.2 and rng.random() < 0.7 else FOLD


def _short(view: HoldemView, course: Course) -> bool:
    """Whether the seat, or all it plays against, has few chips."""
    seat = view.seat or 0
    total = view.round.stacks[seat] + view.round.bets[seat]
    others = [
        course.stacks[other] + course.bets[other] for other, live in enumerate(course.live) if live and other != seat
    ]
    return min(total, max(others)) <= SHORT * course.big


def _raised(view: HoldemView, course: Course, rng: Random) -> int:
    """To how much a raise is raised: about three times, or everything if that is much of the stack."""
    raises, seat = view.round.raises(), view.seat or 0
    total = view.round.stacks[seat] + view.round.bets[seat]
    to = max(raises[0], round(course.price * (2.7 + 0.6 * rng.random()) + (course.pot - 2 * course.price) / 2))
    return raises[-1] if to > 0.35 * total or _short(view, course) else min(to, raises[-1])

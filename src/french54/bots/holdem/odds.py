"""The study `odds`: a person's chances of the pot, from what that person has seen.

What it finds: `{"street": "flop", "board": [...], "rivals": 2, "win": 0.43, "tie": 0.02, "against_ranges": 0.31,
"streets": [...]}`. `win` and `tie` are the chances against that many hands of which nothing is known, if all stay in to
the end; `against_ranges` is the share of the pot to expect against what the others may hold by how they have bet.
Once the deal is over, `streets` has the same (without `streets`) for each street the person was in, as it stood when
the person last decided there, or had cards to come; else it is empty. A street without a rival left is not told.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import Any, Final

from french54.bots.holdem.ranges import Range, Rival, Trials
from french54.bots.holdem.reading import Course, read
from french54.core.game import Event, Illegal
from french54.games.holdem.view import HoldemView

TRIALS: Final = 20_000
"""At most so many trials for one figure: then it is right to about a third of a point in a hundred."""
AT_ONCE: Final = 250
DOUBT: Final = 0.08
"""The chance that others act with any hand."""
STREETS: Final = {0: "preflop", 3: "flop", 4: "turn", 5: "river"}


def odds(view: HoldemView, rng: Random, budget: float) -> Mapping[str, Any]:
    """The chances of the seat whose view it is; raises Illegal where it was not dealt in or nobody is left to beat."""
    over = view.turn is None
    if view.seat is None or not view.hole or not (over or view.round.live[view.seat]):
        raise Illegal("holdem 1.2", "holdem-error-no-odds")
    moments = [moment for moment in _moments(view, over=over) if _rivals(moment)]
    if not moments:
        raise Illegal("holdem 1.2", "holdem-error-no-odds")
    told = [_told(moment, rng, budget / len(moments)) for moment in moments]
    return {**told[-1], "streets": told if over else []}


def _moments(view: HoldemView, *, over: bool) -> Iterator[HoldemView]:
    """The view as it stands or, once the deal is over, as it stood at the end of each street for this seat."""
    if not over:
        yield view
        return
    events = view.events
    starts = [0, *(at for at, event in enumerate(events) if event.kind == "board"), len(events)]
    for begin, end in pairwise(starts):
        mine = [at for at in range(begin, end) if events[at].kind == "call" and events[at].seat == view.seat]
        shown = next((at for at in range(begin, end) if events[at].kind in ("show", "award")), end)
        cut = mine[-1] if mine else shown
        yield _as_of(view, events[: max(cut, begin + 1)])
        if mine and str(events[mine[-1]].data["action"]) == "fold":
            return


def _as_of(view: HoldemView, events: tuple[Event, ...]) -> HoldemView:
    """The view when only `events` had happened, as far as reading it goes."""
    course = Course.begun(view)
    for event in events:
        if event.kind == "call" and event.data["action"] == "fold" and event.seat is not None:
            course.live[event.seat] = False
    board = sum((event.cards for event in events if event.kind == "board"), ())
    return replace(view, events=events, board=board, round=replace(view.round, live=tuple(course.live)))


def _rivals(view: HoldemView) -> int:
    return sum(live for seat, live in enumerate(view.round.live) if seat != view.seat)


def _told(view: HoldemView, rng: Random, budget: float) -> dict[str, Any]:
    many = _rivals(view)
    win, tie, _ = _tried(view, [Range((*view.hole, *view.board)) for _ in range(many)], rng, budget / 2)
    *_, share = _tried(view, list(read(view, DOUBT).ranges.values()), rng, budget / 2)
    return {
        "street": STREETS[len(view.board)],
        "board": view.board,
        "rivals": many,
        "win": win,
        "tie": tie,
        "against_ranges": share,
    }


def _tried(view: HoldemView, ranges: list[Range], rng: Random, budget: float) -> tuple[float, float, float]:
    """How often the hand wins alone and ties, and the share of the pot it gets, against such hands."""
    until = perf_counter() + budget
    rivals = [Rival(held) for held in ranges]
    trials = Trials(view.hole, view.board, rivals, rng.getrandbits(30))
    wins = ties = tries = 0
    for _ in range(0, TRIALS, AT_ONCE):
        for _ in range(AT_ONCE):
            if trials.deal():
                best = max(rival.rank for rival in rivals)
                tries += 1
                wins += trials.mine > best
                ties += trials.mine == best
                trials.share += trials.won()
        if perf_counter() >= until:
            break
    if not tries:
        return 0.0, 0.0, 0.0
    return round(wins / tries, 4), round(ties / tries, 4), round(trials.share / tries, 4)

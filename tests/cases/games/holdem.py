"""Cases of Texas Hold'em."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final

from french54.core.card import Cards, parse
from french54.core.chance import Stream
from french54.games.holdem import seating
from french54.games.holdem.rules import PARAGRAPHS, Holdem
from french54.kit import poker
from french54.kit.betting.pots import pots, share, uncalled
from french54.kit.betting.rounds import Round
from tests.cases.form import Answer, Kind
from tests.cases.games.wagers import played

GAME: Final = Holdem()
CATEGORIES: Final = (
    "high_card",
    "pair",
    "two_pair",
    "three",
    "straight",
    "flush",
    "full_house",
    "four",
    "straight_flush",
)
Given = Mapping[str, Any]


def betting(given: Given) -> Answer:
    names: Sequence[str] = given["order"]
    posted = [given["posted"].get(name, 0) for name in names]
    had = [given["stacks_at_start_of_round"][name] for name in names]
    opened = Round.open(
        stacks=tuple(chips - bet for chips, bet in zip(had, posted, strict=True)),
        spent=(0,) * len(names),
        live=(True,) * len(names),
        step=GAME.big,
        first=names.index(given["first_actor"]),
        posted=tuple(posted),
        price=GAME.big if given["posted"] else 0,
    )
    return played(opened, names, given["actions"], PARAGRAPHS)


def deal(given: Given) -> Answer:
    setup = GAME.opening(Stream(b"", "draw 1"))
    state = GAME.start(setup, GAME.pack(setup))
    board = [place for street in range(4) for place in state.places(street)]
    used = 2 * len(state.order) + len(board)
    return {
        "cards": len(state.deck),
        "players": GAME.seats,
        "hole": len(state.hole(0)),
        "board": len(board),
        "burned": board[-1] + 1 - used,
        "stack": setup.stacks[0],
        "small_blind": max(state.round.bets[seat] for seat in seating.blinds(setup.stacks, setup.button)[:1]),
        "big_blind": max(state.round.bets),
    }


def blinds(given: Given) -> Answer:
    names: Sequence[str] = given["seats_clockwise"]
    after = tuple([1000 * (name in given["still_in"]) for name in names])
    button = names.index(given["previous_button"]) if given.get("previous_button") else None
    if button is None:
        button = GAME.opening(Stream(b"", "draw 1")).button
    else:
        before = _before(given, names, after)
        button = seating.moved(before, after, button)
    setup = seating.Setup(after, button, (0,) * len(names))
    state = GAME.start(setup, GAME.pack(setup))
    small, big = seating.blinds(after, button)
    flop = state
    while flop.street == 0:
        flop = flop.play(next(each for each in flop.choices() if str(each) in {"call", "check"}))
    seats = (button, small, big, state.turn, flop.turn)
    keys = ("button", "small_blind", "big_blind", "first_preflop", "first_postflop")
    return {key: names[seat] for key, seat in zip(keys, seats, strict=True) if seat is not None}


def _before(given: Given, names: Sequence[str], after: Sequence[int]) -> list[int]:
    """Stacks before the last deal that fit what is told of it: who has gone out since is not said."""
    button, several = names.index(given["previous_button"]), given["previous_hand_had_three_or_more"]
    for gone in product((1000, 0), repeat=len(names)):
        before = [chips or back for chips, back in zip(after, gone, strict=True)]
        fits = before[button] and (sum(map(bool, before)) > 2) == several
        if fits and names[seating.blinds(before, button)[1]] == given["previous_big_blind"]:
            return before
    raise AssertionError("no deal before fits")


def holdem_rank(given: Given) -> Answer:
    board = parse(" ".join(given["board"]))
    hands = {name: _distinct(parse(" ".join(hole)) + board) for name, hole in given["hands"].items()}
    ranks = {name: poker.rank(poker.hand(cards)) for name, cards in hands.items()}
    five = {name: poker.best(cards) for name, cards in hands.items()}
    assert {name: poker.rank(poker.hand(cards)) for name, cards in five.items()} == ranks
    return {
        "winners": [name for name, rank in ranks.items() if rank == max(ranks.values())],
        "category": {name: CATEGORIES[poker.category(rank)] for name, rank in ranks.items()},
    }


def _distinct(cards: Cards) -> Cards:
    """The cards, with one that a case names twice in the suit there is least of."""
    found: list[int] = []
    for card in cards:
        suits = sorted(range(4), key=lambda suit: sum(each % 4 == suit for each in cards))
        again = [card // 4 * 4 + suit for suit in suits]
        found.append(next(each for each in (card, *again) if each not in found))
    return tuple(found)


def award(given: Given) -> Answer:
    names: Sequence[str] = given["order_from_left_of_button"]
    paid = tuple([given["contributions"][name] for name in names])
    live = [name not in given["folded"] for name in names]
    groups = given["showdown_groups_best_first"]
    ranks = [next((-place for place, group in enumerate(groups) if name in group), -len(groups)) for name in names]
    payout = dict.fromkeys(given["contributions"], 0)
    refund = {}
    if back := uncalled(paid, live):
        seat, chips = back
        paid = (*paid[:seat], paid[seat] - chips, *paid[seat + 1 :])
        refund[names[seat]] = payout[names[seat]] = chips
    for number, pot in enumerate(pots(paid, live)):
        for won in share(pot, number, ranks, range(len(names))):
            payout[names[won.seat]] += won.chips
    return {"payout": payout, "refund": refund}


KINDS: Final[Mapping[str, Kind]] = {
    "betting": betting,
    "blinds": blinds,
    "deck": deal,
    "holdem_rank": holdem_rank,
    "pots": award,
}

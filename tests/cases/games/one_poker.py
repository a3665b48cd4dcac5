"""Cases of One Poker."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from french54.core.card import Cards, parse
from french54.core.chance import Stream
from french54.games.onepoker import score, stock
from french54.games.onepoker.actions import Lock
from french54.games.onepoker.choices import PARAGRAPHS
from french54.games.onepoker.rules import OnePoker, OnePokerState
from french54.games.onepoker.told import signals
from french54.kit.betting.rounds import Round
from tests.cases.form import Answer, Kind
from tests.cases.games.wagers import played

GAME: Final = OnePoker()
NAMES: Final = ("P0", "P1")
Given = Mapping[str, Any]


def _deck(*first: int) -> Cards:
    """The 104 cards, some of them on top."""
    rest = Counter(stock.PACK)
    rest.subtract(first)
    return (*first, *rest.elements())


def _start(stacks: Sequence[int], first: int, deck: Cards = stock.PACK) -> OnePokerState:
    return GAME.start(stock.Setup(1, tuple(stacks), first), deck)


def beats(given: Given) -> Answer:
    (first,), (second,) = parse(given["first"]), parse(given["second"])
    return {"result": ("first", "second", "tie")[score.stronger(first, second)]}


def betting(given: Given) -> Answer:
    stacks = tuple([given["stacks_after_ante"][name] for name in NAMES])
    first = NAMES.index(given["first_actor"])
    state = _start([chips + GAME.ante for chips in stacks], first)
    for _ in NAMES:
        state = state.play(next(iter(state.choices())))
    opened = Round.open(stacks, (GAME.ante,) * 2, (True, True), GAME.ante, first, (0, 0), 0)
    assert state.phase == "over" or state.round == opened
    return played(opened, NAMES, given["actions"], PARAGRAPHS)


def deal(given: Given) -> Answer:
    setup = GAME.opening(Stream(b"", "draw 1"))
    state = GAME.start(setup, GAME.pack(setup))
    return {
        "cards": len(state.deck),
        "players": GAME.seats,
        "hand": len(state.dealt.hands[0]),
        "chips": setup.stacks[0],
        "ante": setup.stacks[0] - state.round.stacks[0],
        "left_after_first_deal": len(state.dealt.stock),
    }


def first_actor(given: Given) -> Answer:
    """A deal that ends as told, by cards that tie, or by one that wins."""
    previous = given.get("previous_first")
    if previous is None:
        return {"first": NAMES[GAME.opening(Stream(b"", "draw 1")).first]}
    first = NAMES.index(previous)
    result = given["previous_result"]
    best, tie = parse("SA"), parse("SK HK DK CK")
    if result == "tie":
        deck = _deck(*tie)
    elif NAMES.index(result) == first:
        deck = _deck(*best, *tie[:1], *best, *tie[1:2])
    else:
        deck = _deck(*tie[:1], *best, *tie[1:2], *best)
    state = _start((20, 20), first, deck)
    while state.turn is not None:
        state = state.play(next(each for each in state.choices() if isinstance(each, Lock) or str(each) == "check"))
    following = GAME.next(state.setup, state, Stream(b"", "draw 2"))
    assert following is not None
    return {"first": NAMES[following.first]}


def reshuffle(given: Given) -> Answer:
    left, held, discards = given["cards_left_in_deck"], given["held_cards"], given["discards"]
    cards = stock.PACK[: left + held + discards]
    again = stock.to_shuffle(cards[:left], cards[left + held :])
    return {"reshuffle": bool(again), "deck_before_draw": len(again) or left}


def settle(given: Given) -> Answer:
    """A deal played from the antes, by the bets told."""
    stacks = [given["chips_before_ante"][name] for name in NAMES]
    bets = [given["bets_this_round"][name] for name in NAMES]
    cards = [parse(given["locked"][name])[0] for name in NAMES]
    folded = given["folded"]
    first = 1 - NAMES.index(folded) if folded is not None else 0
    deck = _deck(cards[first], cards[1 - first])
    state = _start(stacks, first, deck)
    for seat in (first, 1 - first):
        state = state.play(Lock(cards[seat]))
    if state.turn is not None:
        state = _bet(state, first, bets, folded is not None)
    assert state.phase == "over"
    view = state.view(None)
    after = state.round.stacks
    return {
        "chips": dict(zip(NAMES, after, strict=True)),
        "winner": "tie" if state.winner is None else NAMES[state.winner],
        "revealed": list(view.shown) == cards,
        "match_over": GAME.next(state.setup, state, Stream(b"", "draw 2")) is None,
    }


def _bet(state: OnePokerState, first: int, bets: Sequence[int], fold: bool) -> OnePokerState:
    """The betting that comes to `bets`; where it ends in a fold, the other seat made the last bet."""
    most = max(bets)
    if fold:
        now = state.round
        stacks = tuple([chips - bet for chips, bet in zip(now.stacks, bets, strict=True)])
        asked = replace(now, stacks=stacks, bets=tuple(bets), acted=(True, True), price=most, turn=1 - first)
        return replace(state, round=asked).play(GAME.parse("fold"))
    if not most:
        return state.play(GAME.parse("check")).play(GAME.parse("check"))
    if bets[first] < bets[1 - first]:
        state = state.play(GAME.parse("check"))
    return state.play(GAME.parse(f"bet {most}")).play(GAME.parse("call"))


def shown_signals(given: Given) -> Answer:
    high, low = signals(parse(" ".join(given["hand"])))
    return {"UP": high, "DOWN": low}


KINDS: Final[Mapping[str, Kind]] = {
    "beats": beats,
    "betting": betting,
    "deck": deal,
    "first_actor": first_actor,
    "reshuffle": reshuffle,
    "score": settle,
    "signals": shown_signals,
}

"""Cases of Dou Dizhu at the table. `players` in the input is three or four; seats count in playing order."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from french54.core.card import Card, Cards, parse
from french54.core.game import Illegal
from french54.games.doudizhu_table import hand, told
from french54.games.doudizhu_table.choices import Turn
from french54.games.doudizhu_table.rules import DoudizhuTable, DoudizhuTableState, Setup
from french54.games.doudizhu_table.score import Score
from french54.kit.climbing.actions import PASS, Play
from french54.kit.climbing.meaning import Meaning
from tests.cases.form import Answer, Kind, NotRun

Given = Mapping[str, Any]


class _Chance:
    def below(self, n: int) -> int:
        return n - 1


def _cards(names: str | Sequence[str]) -> Cards:
    return parse(names if isinstance(names, str) else " ".join(names))


def _turn(cards: Cards, table: Cards, players: int) -> Turn:
    last = hand.read(table, players)
    assert bool(last) == bool(table), f"no combination lies on the table: {table}"
    return Turn(cards, last, players)


def recognise(given: Given) -> Answer:
    cards = _cards(given["cards"])
    try:
        (play,) = _turn(cards, (), given["players"]).readings(cards)
    except Illegal:
        return {"valid": False}
    assert isinstance(play, Play)
    assert play.meaning is not None
    what = play.meaning
    return {"valid": True, "type": what.shape, "main": what.rank.replace("10", "T"), "len": what.length}


def beats(given: Given) -> Answer:
    cards = _cards(given["play"])
    return {"legal": Play(cards) in _turn(cards, _cards(given["table"]), given["players"])}


def pass_right(given: Given) -> Answer:
    return {"may_pass": PASS in _turn(parse("S3"), _cards(given["table"]), given["players"])}


def _start(players: int, dealer: int, first: int, hands: Sequence[Cards] = ()) -> DoudizhuTableState:
    """A deal in which the seats draw these cards among others."""
    rest = Counter(hand.PACKS[players])
    for cards in hands:
        rest.subtract(cards)
    if min(rest.values()) < 0 or any(len(cards) > hand.EACH[players] for cards in hands):
        raise NotRun("no deal holds these cards")
    pool = sorted(rest.elements())
    deck: list[Card] = [-1] * len(hand.PACKS[players])
    for seat, cards in enumerate(hands or [()] * players):
        for place, card in zip(told.places(seat, dealer, players), cards, strict=False):
            deck[place] = card
    whole = tuple([card if card >= 0 else pool.pop() for card in deck])
    turned = told.places(first, dealer, players)[0]
    return DoudizhuTable(players).start(Setup(dealer, turned, (0,) * players), whole)


def auction(given: Given) -> Answer:
    players = given["players"]
    state = _start(players, 0, given["first"])
    for used, call in enumerate(given["calls"]):
        try:
            state = state.play(DoudizhuTable(players).parse(f"bid {0 if call == 'pass' else call}"))
        except Illegal:
            return {"illegal_at": used}
    if state.void:
        following = DoudizhuTable(players).next(state.setup, state, _Chance())
        return {"state": "redeal", "dealer": following.dealer}
    if state.landlord is None:
        return {"state": "open", "next": state.turn}
    counts = {"cards": len(state.hands[state.landlord]), "shown": len(state.view(None).kitty)}
    return {"state": "landlord", "landlord": state.landlord, "bid": state.bid, "leader": state.turn, **counts}


def trick(given: Given) -> Answer:
    """Plays from the landlord's first on; seat 0 is the landlord."""
    players = given["players"]
    actions = [(seat, () if what == "pass" else _cards(what)) for seat, what in given["actions"]]
    hands: list[Cards] = [()] * players
    for seat, cards in actions:
        hands[seat] += cards
    game = DoudizhuTable(players)
    state = _start(players, 0, 0, hands).play(game.parse("bid 3"))
    for index, (seat, cards) in enumerate(actions):
        if state.turn != seat:
            return {"out_of_turn_at": index, "next": state.turn}
        try:
            state = state.play(Play(cards) if cards else PASS)
        except Illegal:
            return {"illegal_at": index}
    return {"next": state.turn, "leads": not state.table, "multiplier": state.view(None).multiplier}


def score(given: Given) -> Answer:
    players = given["players"]
    plays = [Meaning("bomb", "3", size=size, bomb=True) for size in given.get("bombs", ())]
    plays += [Meaning("rocket", "RJ", size=2 * (players - 2), bomb=True)] * given.get("rockets", 0)
    doublings = tuple([play for play in plays if hand.doubles(play, players)])
    payoffs = Score(players, given["bid"], doublings, 0, 0 if given["winner"] == "landlord" else 1).payoffs
    (each,) = set(payoffs[1:])
    return {"landlord": payoffs[0], "each": each}


def deck(given: Given) -> Answer:
    state = _start(given["players"], 0, 0)
    (each,) = set(state.view(None).counts)
    return {"cards": len(state.deck), "each": each, "left": len(told.left(given["players"]))}


def next_dealer(given: Given) -> Answer:
    state = _start(given["players"], given["dealer"], 0).play(DoudizhuTable(given["players"]).parse("bid 3"))
    return {"dealer": DoudizhuTable(given["players"]).next(state.setup, state, _Chance()).dealer}


def first_actor(given: Given) -> Answer:
    """Who calls first, where the card turned up is drawn as the `drawn`-th of all, counted from 1."""
    players = given["players"]
    setup = Setup(given["dealer"], given["drawn"] - 1, (0,) * players)
    state = DoudizhuTable(players).start(setup, hand.PACKS[players])
    return {"first": state.turn}


KINDS: Final[Mapping[str, Kind]] = {
    "recognise": recognise,
    "beats": beats,
    "pass_right": pass_right,
    "auction": auction,
    "trick": trick,
    "score": score,
    "deck": deck,
    "next_dealer": next_dealer,
    "first_actor": first_actor,
}

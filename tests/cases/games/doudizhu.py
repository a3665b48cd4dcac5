"""Cases of Dou Dizhu."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from french54.core.card import Card, Cards, pack, parse, rank
from french54.core.game import Illegal
from french54.games.doudizhu import hand
from french54.games.doudizhu.actions import Bid, Play
from french54.games.doudizhu.choices import Turn
from french54.games.doudizhu.rules import Doudizhu, DoudizhuState, Setup
from french54.games.doudizhu.score import Score
from french54.kit.climbing import onepack
from french54.kit.climbing.actions import PASS
from tests.cases.form import Answer, Kind, NotRun

GAME: Final = Doudizhu()
Given = Mapping[str, Any]


def _cards(names: str | Sequence[str] | None) -> Cards:
    return parse(names if isinstance(names, str) else " ".join(names or ()))


def _turn(cards: Cards, table: Cards = ()) -> Turn:
    """The choices of a seat that holds `cards` and is to beat `table`."""
    beaten = Play(table).move if table else 0
    assert beaten or not table, f"no combination lies on the table: {table}"
    return Turn(hand.held(cards), hand.counts(cards), beaten)


def recognise(given: Given) -> Answer:
    cards = _cards(given["cards"])
    try:
        (play,) = _turn(cards).readings(cards)
    except Illegal:
        return {"valid": False}
    assert isinstance(play, Play)
    main = hand.rank(play.move).replace("10", "T")
    return {"valid": True, "type": hand.shape(play.move), "main": main, "len": onepack.length_of(play.move)}


def beats(given: Given) -> Answer:
    cards = _cards(given["play"])
    return {"legal": Play(cards) in _turn(cards, _cards(given["table"]))}


def pass_right(given: Given) -> Answer:
    return {"may_pass": PASS in _turn(pack(), _cards(given["table"]))}


def auction(given: Given) -> Answer:
    order = given["turn_order"]
    state = GAME.start(Setup(order.index(given["first"])), pack())
    used = 0
    for call in given["calls"]:
        points = 0 if call == "pass" else call
        try:
            state = state.play(Bid(points) if isinstance(points, int) else GAME.parse(f"bid {points}"))
        except Illegal:
            ended = {} if state.phase == "auction" else _auction(state, order, used)
            return {**ended, "illegal_at": used}
        used += 1
    return _auction(state, order, used)


def _auction(state: DoudizhuState, order: Sequence[str], used: int) -> Answer:
    if state.phase == "auction":
        assert state.turn is not None
        bids = [each.points for each in state.choices() if isinstance(each, Bid) and each.points]
        return {"state": "open", "next": order[state.turn], "min_bid": min(bids), "calls_used": used}
    if state.landlord is None:
        return {"state": "redeal", "calls_used": used}
    return {"state": "landlord", "landlord": order[state.landlord], "bid": state.bid, "calls_used": used}


def trick(given: Given) -> Answer:
    order, actions = given["turn_order"], given["actions"]
    plays = [(order.index(who), () if what == "pass" else _cards(what)) for who, what in actions]
    leader = plays[0][0]
    state = GAME.start(Setup(leader), _deck(plays)).play(Bid(3))
    for index, (seat, cards) in enumerate(plays):
        if state.turn != seat:
            raise NotRun(f"action {index} is out of turn")
        try:
            state = state.play(Play(cards) if cards else PASS)
        except Illegal:
            return {"illegal_at": index}
    leads = not state.table
    turn = None if state.turn is None else order[state.turn]
    return {"leader": turn if leads else None, "next": turn}


def _deck(plays: Sequence[tuple[int, Cards]]) -> Cards:
    """A deck that deals each seat the cards it is to play."""
    wanted: list[list[Card]] = [[], [], []]
    for seat, cards in plays:
        wanted[seat] += cards
    used = Counter(card for cards in wanted for card in cards)
    if any(len(cards) > 17 for cards in wanted) or max(used.values()) > 1:
        raise NotRun("no deal holds these cards")
    rest = [card for card in pack() if card not in used]
    hands = [cards + [rest.pop() for _ in range(17 - len(cards))] for cards in wanted]
    return (*(hands[place % 3][place // 3] for place in range(51)), *rest)


def score(given: Given) -> Answer:
    """The landlord in each seat in turn, which must not matter."""
    answers = [_score(given, landlord) for landlord in range(3)]
    assert answers[0] == answers[1] == answers[2]
    return answers[0]


def _score(given: Given, landlord: int) -> Answer:
    seats = {"landlord": landlord, "farmer1": (landlord + 1) % 3, "farmer2": (landlord + 2) % 3}
    plays = [0, 0, 0]
    for who, made in given["plays_made"].items():
        plays[seats[who]] = made
    bomb = Play(parse("S3 H3 D3 C3")).move
    doublings = (bomb,) * given["bombs_played"] + (onepack.ROCKET,) * given["rockets_played"]
    winner = seats["farmer1" if given["winner"] == "farmers" else given["winner"]]
    made = Score(given["bid"], doublings, landlord, winner, (plays[0], plays[1], plays[2]))
    return {"multiplier": made.multiplier, **{who: made.payoffs[seat] for who, seat in seats.items()}}


def deck(given: Given) -> Answer:
    setup = Setup(0)
    state = GAME.start(setup, GAME.pack(setup))
    before = state.view(None)
    after = state.play(Bid(3)).view(None)
    (each,) = set(before.counts)
    return {
        "cards": len(GAME.pack(setup)),
        "players": GAME.seats,
        "each": each,
        "kitty": len(after.kitty),
        "landlord_after_kitty": after.counts[0],
    }


def whole(given: Given) -> Answer:
    """All plays of up to 20 cards that the whole pack holds, each set of ranks once."""
    if "legal plays" not in given.get("what", ""):
        raise NotRun(f"nobody here counts {given.get('what')!r}")
    plays = [play for play in _turn(pack()) if len(play.cards) <= 20]
    found = Counter(hand.shape(play.move) for play in plays if isinstance(play, Play))
    ranks = Counter(tuple(sorted(map(rank, play.cards))) for play in plays)
    return {"total": len(plays), "by_type": dict(found), "max_readings_per_play": max(ranks.values())}


KINDS: Final[Mapping[str, Kind]] = {
    "recognise": recognise,
    "beats": beats,
    "pass_right": pass_right,
    "auction": auction,
    "trick": trick,
    "score": score,
    "deck": deck,
    "property": whole,
}

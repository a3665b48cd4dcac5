"""Cases of Bridge."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any, Final, get_args

from french54.core.card import SUITS, Card, Cards, parse, show, suit
from french54.core.chance import Stream
from french54.core.game import Illegal
from french54.games.bridge import actions, told
from french54.games.bridge.actions import PASS, STRAINS, Call, Play, Sides
from french54.games.bridge.board import Contract
from french54.games.bridge.rules import Bridge, BridgeState
from french54.games.bridge.sampling import PACK
from french54.games.bridge.score import Score
from tests.cases.form import Answer, Kind, NotRun

GAME: Final = Bridge("none")
SEATS: Final = ("S", "W", "N", "E")
Given = Mapping[str, Any]


def _start(deck: Cards = PACK) -> BridgeState:
    return GAME.start(GAME.opening(Stream(b"", "draw 1")), deck)


def _deck(hands: Mapping[int, Sequence[Card]]) -> Cards:
    """A deck that deals these cards to these seats, and whatever to the rest."""
    used = {card for cards in hands.values() for card in cards}
    if len(used) != sum(map(len, hands.values())) or any(len(cards) > 13 for cards in hands.values()):
        raise NotRun("no deal holds these cards")
    rest = [card for card in PACK if card not in used]
    deck = [0] * 52
    for seat in range(4):
        cards = list(hands.get(seat, ()))
        deck[told.places(seat).start :: 4] = cards + [rest.pop() for _ in range(13 - len(cards))]
    return tuple(deck)


def auction(given: Given) -> Answer:
    order = given["order"]
    assert (order[0], list(order)) == (given["dealer"], list(SEATS))
    state = _start()
    for place, short in enumerate(given["calls"]):
        try:
            call = actions.call(short)
            state = state.play(call)
        except (Illegal, KeyError):
            return {"illegal_at": place}
    board = state.board
    if board.phase == "auction":
        assert board.turn is not None
        return {"state": "open", "next": order[board.turn]}
    contract = board.settled
    if contract is None:
        return {"state": "passed_out", "ns": state.payoffs[0], "ew": state.payoffs[1]}
    assert board.turn is not None
    return {
        "state": "contract",
        "level": contract.level,
        "denomination": contract.strain,
        "doubled": contract.doubled,
        "declarer": order[contract.declarer],
        "dummy": order[contract.dummy],
        "leader": order[board.turn],
    }


def score(given: Given) -> Answer:
    seat = SEATS.index(given["declarer"])
    side = ("NS", "EW")[seat % 2]
    vulnerable = given.get("declarer_vulnerable", given.get("vulnerability") in {side, "both", "Both", "All"})
    contract = Contract(given["level"], given["denomination"], given["doubled"], seat)
    ns, ew, *_ = Score(contract, vulnerable, given["tricks_won_by_declarer"]).payoffs
    return {"ns": ns, "ew": ew}


def trick(given: Given) -> Answer:
    """The first trick of a deal in which whoever does not follow has none of the suit led."""
    order = given["order_clockwise"]
    leader = order.index(given["leader"])
    cards = parse(" ".join(given["plays"]))
    hands = {(leader + turn) % 4: [card] for turn, card in enumerate(cards)}
    following = [held for held in hands.values() if suit(held[0]) == suit(cards[0])]
    for place, card in enumerate(each for each in PACK if suit(each) == suit(cards[0]) and each not in cards):
        following[place % len(following)].append(card)
    state = _contract(leader, given["trump"], _deck(hands))
    for card in cards:
        state = state.play(Play(card))
    (taken,) = state.board.tricks
    assert state.board.holder == taken.winner
    return {"winner": order[taken.winner]}


def _contract(leader: int, strain: str, deck: Cards = PACK) -> BridgeState:
    """A deal in which `leader` leads against a contract in `strain`."""
    state = _start(deck)
    while state.turn != (leader - 1) % 4:
        state = state.play(PASS)
    state = state.play(Call.bid(1, strain))
    while state.board.phase == "auction":
        state = state.play(PASS)
    assert state.hand == leader
    return state


def legal(given: Given) -> Answer:
    """Late in a deal: the hand is what is left to a seat that leads, or that follows a card of the suit."""
    hand, led = parse(" ".join(given["hand"])), given["led_suit"]
    leader, follower = 1, 2
    held = [0, 0, 0, 0]
    held[leader if led is None else follower] = sum(1 << card for card in hand)
    lead = next((card for card in PACK if card not in hand and led and suit(card) == SUITS.index(led)), None)
    if lead is not None:
        held[leader] = 1 << lead
    board = _contract(leader, "NT").board
    state = BridgeState(PACK, (held[0], held[1], held[2], held[3]), board)
    if lead is not None:
        state = state.play(Play(lead))
    elif led is not None:
        raise NotRun("the hand holds the whole suit that was led")
    return {"playable": sorted(show(action.cards) for action in state.choices())}


def deal(given: Given) -> Answer:
    state = _start()
    first = next(seat for seat in range(4) if 0 in told.places(seat))
    assert state.turn is not None
    return {
        "cards": len(state.deck),
        "players": GAME.seats,
        "each": len(state.view(0).hand),
        "dealer": SEATS[state.view(None).dealer],
        "first_card_to": SEATS[first],
        "first_call": SEATS[state.turn],
        "vulnerabilities": len(get_args(Sides)),
    }


def every_score(given: Given) -> Answer:
    ways = product(range(1, 8), STRAINS, range(3), (False, True), range(14))
    made = [
        Score(Contract(level, strain, doubled, 0), vul, taken).points for level, strain, doubled, vul, taken in ways
    ]
    return {"cases": len(made), "sum": sum(made), "positive": sum(points > 0 for points in made)}


KINDS: Final[Mapping[str, Kind]] = {
    "auction": auction,
    "bridge_score": score,
    "deck": deal,
    "legal": legal,
    "property": every_score,
    "trick": trick,
}

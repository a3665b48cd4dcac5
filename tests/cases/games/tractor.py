"""Cases of Tractor."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from french54.core.card import RANKS, Card, Cards, parse
from french54.core.chance import Stream
from french54.core.game import Illegal
from french54.games.tractor import names, told
from french54.games.tractor.actions import PASS, Action, Bury, Declare, Play
from french54.games.tractor.board import Board, Setup
from french54.games.tractor.choices import Turn
from french54.games.tractor.names import PAST_ACE, TRUMPS
from french54.games.tractor.rules import Tractor, TractorState
from french54.games.tractor.sampling import PACK
from french54.games.tractor.score import Score
from french54.kit.tricks.order import NONE, Order
from tests.cases.form import Answer, Kind, NotRun

GAME: Final = Tractor()
TEN: Final = 8
Given = Mapping[str, Any]


def _cards(written: Sequence[str]) -> Cards:
    return parse(" ".join(written))


def _order(given: Given) -> Order:
    return Order.of(RANKS.index(given["level"]), TRUMPS.index(given["trump"]))


def _deck(hands: Mapping[int, Sequence[Card]], kitty: Sequence[Card] = ()) -> Cards:
    """A deck that deals these cards to these seats, and whatever to the rest."""
    rest = Counter(PACK)
    wanted = [list(hands.get(seat, ())) for seat in range(4)]
    aside = list(kitty)
    for cards in (*wanted, aside):
        rest.subtract(cards)
    if min(rest.values()) < 0 or len(aside) > 8 or any(len(cards) > 25 for cards in wanted):
        raise NotRun("no deal holds these cards")
    left = sorted(rest.elements())
    deck = [0] * 108
    for seat, cards in enumerate(wanted):
        deck[seat : told.KITTY.start : 4] = cards + [left.pop() for _ in range(25 - len(cards))]
    deck[told.KITTY.start :] = aside + left
    return tuple(deck)


def recognise(given: Given) -> Answer:
    """What a seat could lead that holds nothing but the cards."""
    cards = _cards(given["cards"])
    order = _order(given)
    choices = Turn(tuple(sorted(cards)), (), order)
    try:
        (play,) = choices.readings(cards)
    except Illegal:
        return {"structure": None}
    assert isinstance(play, Play)
    shape = told.played(0, told.laid(cards, order), play.form).data["shape"]
    assert play in list(choices)
    return {"structure": shape}


def legal(given: Given) -> Answer:
    hand, led, play = (_cards(given[name]) for name in ("hand", "lead", "play"))
    choices = Turn(tuple(sorted(hand)), led, _order(given))
    allowed = Play(play) in choices
    if sum(1 for _ in zip(choices, range(5000), strict=False)) < 5000:
        assert allowed == (Play(play) in list(choices))
    return {"legal": allowed}


def trick(given: Given) -> Answer:
    """The trick played on a board, from whoever leads."""
    order, plays = given["order"], [_cards(cards) for cards in given["plays"]]
    leader = order.index(given["leader"]) if "leader" in given else 0
    setup = Setup((RANKS.index(given["level"]),) * 2, leader, opening=False)
    board = replace(Board.of(setup), order=_order(given), buried=True)
    for cards in plays:
        board = board.after(Play(cards))
    (taken,) = board.tricks
    assert taken.winner == board.turn
    return {"winner": order[taken.winner]}


def auction(given: Given) -> Answer:
    order: Sequence[str] = given["turn_order"]
    level = RANKS.index(given["level"])
    first = order.index(given["first_to_speak"])
    banker = given.get("set_dealer")
    # The banker is asked first; a case that says otherwise is about who banks, so its seats are turned.
    shift = 0 if banker is None else (order.index(banker) - first) % 4
    setup = Setup((level, level), first, opening=bool(given["first_deal"]))
    state = _declared(setup, given["calls"])
    if isinstance(state, int):
        return {"illegal_at": state}
    board = state.board
    if board.order is None:
        assert board.turn is not None
        return {"state": "open", "next": order[board.turn]}
    assert board.banker is not None
    dealer = order[board.banker if given["first_deal"] else (board.banker + shift) % 4]
    return {"state": "kitty" if board.kitty else "set", "trump": TRUMPS[board.order.trump], "dealer": dealer}


def _declared(setup: Setup, calls: Sequence[Any]) -> TractorState | int:
    """A deal after calls by seats that hold what they show, or the place of the first call that is illegal."""
    shown: dict[int, Counter[Card]] = {}
    actions: list[Action] = []
    for place, call in enumerate(calls):
        seat = (setup.first + place) % 4
        cards = () if call == "pass" else _cards(call)
        shown[seat] = shown.get(seat, Counter()) | Counter(cards)
        actions.append(Declare(cards) if cards else PASS)
    state = GAME.start(setup, _deck({seat: list(cards.elements()) for seat, cards in shown.items()}))
    for place, action in enumerate(actions):
        try:
            state = state.play(action)
        except Illegal:
            return place
    return state


def kitty_trump(given: Given) -> Answer:
    kitty = _cards(given["kitty_in_order"])
    state = GAME.start(GAME.opening(Stream(b"", "draw 1")), _deck({}, kitty))
    for _ in range(4):
        state = state.play(PASS)
    trump = state.view(None).trump
    assert state.board.kitty == kitty
    return {"trump": trump}


def score(given: Given) -> Answer:
    """The end of a deal: the last trick is played by seats that have nothing else left."""
    kitty, each = _cards(given["kitty"]), given["cards_each_in_last_trick"]
    won = [_cards(cards) for cards in given["attackers_trick_cards"]]
    taken = sum(names.points(cards) for cards in won)
    leader = 1 if given["last_trick_winner"] == "attackers" else 0
    plain = [[card for card in range(suit, 52, 4) if not names.worth(card)] for suit in range(4)]
    clubs, diamonds, hearts, spades = plain
    hands = [tuple(cards[:each]) for cards in (clubs, hearts, clubs, spades)]
    run = [card for card in diamonds if card // 4 not in {0, 1, 2}]
    hands[leader] = tuple(run[:1] if each == 1 else sorted(run[: each // 2] * 2))
    if {len(hand) for hand in hands} != {each}:
        raise NotRun("no such tractor can be led")
    setup = Setup((TEN, TEN), 0, opening=False)
    board = replace(Board.of(setup), order=Order.of(TEN, NONE), buried=True, turn=leader)
    first, second, third, fourth = hands
    last = replace(board, points=taken, played=told.HAND - each)
    state = TractorState(PACK, (first, second, third, fourth), last, tuple(sorted(kitty)))
    for _ in range(4):
        assert state.turn is not None
        state = state.play(Play(hands[state.turn]))
    assert state.score is not None
    return {"attacker_points": state.score.points, "kitty_points": state.score.buried}


def award(given: Given) -> Answer:
    order: Sequence[str] = given["turn_order"]
    teams: Mapping[str, Sequence[str]] = given["teams"]
    side = {team: order.index(members[0]) % 2 for team, members in teams.items()}
    levels = [0, 0]
    for team, level in given["levels"].items():
        levels[side[team]] = RANKS.index(level)
    banker = order.index(given["dealer"])
    made = Score((levels[0], levels[1]), banker, given["attacker_points"], 0, 0)
    after = {team: "WIN" if made.after[side[team]] == PAST_ACE else RANKS[made.after[side[team]]] for team in teams}
    winner = next((team for team in teams if side[team] == made.winner), None)
    assert (made.next_setup is None) == (winner is not None)
    return {
        "side": "dealer" if made.held else "attackers",
        "up": made.rise,
        "levels": after,
        "next_dealer": order[made.next_banker],
        "match_winner": winner,
    }


def deal(given: Given) -> Answer:
    setup = GAME.opening(Stream(b"", "draw 1"))
    deck = GAME.pack(setup)
    state = GAME.start(setup, deck)
    for _ in range(4):
        state = state.play(PASS)
    assert state.turn is not None
    assert len(state.hands[state.turn]) == 33
    state = state.play(Bury(state.hands[state.turn][:8]))
    return {
        "cards": len(deck),
        "players": GAME.seats,
        "each": len(state.hands[0]),
        "kitty": len(state.buried),
        "points_in_deck": names.points(deck),
    }


KINDS: Final[Mapping[str, Kind]] = {
    "auction": auction,
    "award": award,
    "deck": deal,
    "kitty_trump": kitty_trump,
    "legal": legal,
    "recognise": recognise,
    "score": score,
    "trick": trick,
}

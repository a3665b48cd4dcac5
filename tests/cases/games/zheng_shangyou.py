"""Cases of Zheng Shangyou."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

from french54.core.card import NAMES, Card, Cards, parse
from french54.core.game import Illegal, Seat
from french54.games.zhengshangyou import hand
from french54.games.zhengshangyou.actions import Play
from french54.games.zhengshangyou.choices import Turn
from french54.games.zhengshangyou.rules import Setup, Zhengshangyou, ZhengshangyouState
from french54.games.zhengshangyou.score import Score
from french54.kit.climbing.actions import PASS
from french54.kit.climbing.hands import POWER
from french54.kit.climbing.plays import length_of
from tests.cases.form import Answer, Kind, NotRun

GAME: Final = Zhengshangyou()
Given = Mapping[str, Any]


def _cards(names: str | Sequence[str] | None) -> Cards:
    return parse(names if isinstance(names, str) else " ".join(names or ()))


def _turn(cards: Cards, table: Cards = (), *, opening: bool = False, heavenly: bool = False) -> Turn:
    """The choices of a seat that holds `cards` and is to beat `table`, which was perhaps the first play."""
    beaten = hand.read(table, heavenly) if table else 0
    assert beaten or not table, f"no combination lies on the table: {table}"
    return Turn(cards, beaten, opening)


def recognise(given: Given) -> Answer:
    cards = _cards(given["cards"])
    opening = given.get("opening_play", False)
    try:
        (play,) = _turn(cards, opening=opening).readings(cards)
    except Illegal:
        return {"valid": False}
    assert isinstance(play, Play)
    meaning = hand.meaning(play.move)
    aces = meaning.shape == "triple_bomb"
    kind, main = ("bomb", "AAA") if aces else (meaning.shape, meaning.rank.replace("10", "T"))
    return {"valid": True, "type": kind, "main": main, "len": length_of(play.move)}


def beats(given: Given) -> Answer:
    cards, heavenly = _cards(given["play"]), given.get("table_is_opening_play", False)
    return {"legal": Play(cards) in _turn(cards, _cards(given["table"]), heavenly=heavenly)}


def legal(given: Given) -> Answer:
    cards, opening = _cards(given["hand"]), given.get("opening_play", False)
    heavenly = given.get("table_is_opening_play", False)
    turn = _turn(cards, _cards(given["table"]), opening=opening, heavenly=heavenly)
    chosen = [each for size in range(1, len(cards) + 1) for each in combinations(cards, size) if Play(each) in turn]
    return {"pass": PASS in turn, "plays": sorted(sorted(NAMES[card] for card in each) for each in chosen)}


def award(given: Given) -> Answer:
    """Who earns a bonus in a round. At every play the seats hold just what the round needs, and a low card more;
    a play that nobody answers is the last of the deal.
    """
    order = sorted({who for who, _ in given["round"]})
    actions = [(order.index(who), () if what == "pass" else _cards(what)) for who, what in given["round"]]
    plays = [(seat, cards) for seat, cards in actions if cards]
    before = (0, 0, 0) if given["opening_round"] else (1, 1, 1)
    state = ZhengshangyouState(2, hand.PACK, ((), (), ()), plays[0][0], plays=before)
    for index, (seat, cards) in enumerate(plays):
        following = plays[index + 1] if index + 1 < len(plays) else None
        hands = list(_hands((seat, cards), following))
        if (seat, cards) == actions[-1]:
            hands[seat] = cards
        state = replace(state, hands=(hands[0], hands[1], hands[2]))
        if state.turn != seat:
            raise NotRun(f"seat {seat} is out of turn")
        state = state.play(Play(cards))
    if [event.seat for event in state.log if event.kind == "pass"] != [seat for seat, cards in actions if not cards]:
        raise NotRun("other seats pass than these")
    return {"bonus_to": order[state.bonuses[0]] if state.bonuses else None}


def _hands(now: tuple[Seat, Cards], following: tuple[Seat, Cards] | None) -> tuple[Cards, Cards, Cards]:
    """Hands in which a seat can play, the one after it too, and nobody else can beat it."""
    wanted: list[list[Card]] = [[], [], []]
    for seat, cards in (now, following or now):
        wanted[seat] += [card for card in cards if card not in wanted[seat]]
    used = [card for cards in wanted for card in cards]
    low = sorted(set(hand.PACK).difference(used), key=lambda card: (POWER[card], card))
    first, second, third = (hand.ordered((*cards, low[seat])) for seat, cards in enumerate(wanted))
    return first, second, third


def score(given: Given) -> Answer:
    order = sorted({given["winner"], *given["left_in_hand"]})
    held = [_cards(given["left_in_hand"].get(who)) for who in order]
    plays = [int(given["has_played"].get(who, True)) for who in order]
    bonuses = tuple(order.index(who) for who in given["response_bomb_winners"])
    made = Score((held[0], held[1], held[2]), (plays[0], plays[1], plays[2]), bonuses)
    return dict(zip(order, made.payoffs, strict=True))


def deck(given: Given) -> Answer:
    setup = Setup(0)
    state = GAME.start(setup, GAME.pack(setup))
    counts = state.view(None).counts
    (each,) = set(counts)
    pack = GAME.pack(setup)
    return {
        "cards": len(pack),
        "players": GAME.seats,
        "each": each,
        "kitty": len(pack) - sum(counts),
        "aces": [name for name in ("SA", "HA", "DA", "CA") if parse(name)[0] in pack],
        "twos": [name for name in ("S2", "H2", "D2", "C2") if parse(name)[0] in pack],
    }


def whole(given: Given) -> Answer:
    """All plays of up to 16 cards that the whole pack holds, each set of ranks once."""
    if "legal plays" not in given.get("what", ""):
        raise NotRun(f"nobody here counts {given.get('what')!r}")
    plays = [play for play in _turn(hand.PACK) if len(play.cards) <= 16]
    found = Counter(hand.meaning(play.move).shape for play in plays if isinstance(play, Play))
    found["bomb"] += found.pop("triple_bomb")
    return {"total": len(plays), **found}


KINDS: Final[Mapping[str, Kind]] = {
    "recognise": recognise,
    "beats": beats,
    "legal": legal,
    "award": award,
    "score": score,
    "deck": deck,
    "property": whole,
}

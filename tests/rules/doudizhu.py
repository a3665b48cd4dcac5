"""Deals of Dou Dizhu to test its rules on."""

from typing import Final

from french54.core.card import Cards, pack, parse
from french54.core.game import Illegal
from french54.games.doudizhu import hand
from french54.games.doudizhu.actions import Play
from french54.games.doudizhu.choices import Turn
from french54.games.doudizhu.rules import Doudizhu, DoudizhuState, Setup
from french54.kit.climbing.hands import POWER

GAME: Final = Doudizhu()


def dealt(*hands: str, kitty: str = "", first: int = 0) -> DoudizhuState:
    """A deal in which seats 0, 1 ... hold at least the cards of `hands`; the others fall from the 3s upward."""
    wanted = [list(parse(text)) for text in (*hands, *("",) * (3 - len(hands)), kitty)]
    rest = sorted(set(pack()).difference(*wanted), key=lambda card: (-POWER[card], card))
    for cards, size in zip(wanted, (17, 17, 17, 3), strict=True):
        cards += [rest.pop() for _ in range(size - len(cards))]
    return GAME.start(Setup(first), (*(wanted[place % 3][place // 3] for place in range(51)), *wanted[3]))


def said(state: DoudizhuState, *texts: str) -> DoudizhuState:
    """The deal after the actions written as `texts`."""
    for text in texts:
        state = state.play(GAME.parse(text))
    return state


def to_play(*hands: str, kitty: str = "") -> DoudizhuState:
    """Such a deal with seat 0 as the landlord for 3, about to lead."""
    return said(dealt(*hands, kitty=kitty), "bid 3")


def emptied(winner: int) -> DoudizhuState:
    """A deal that `winner` ends, with seat 0 as the landlord."""
    hands = ["", "", ""]
    hands[winner] = "S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK SA D2 C2 H2 S2 BJ"
    state = to_play(*hands, kitty="" if winner else "H3 H4 H5")
    while state.turn is not None:
        mine = [action for action in state.choices() if action.cards]
        if state.turn == winner and mine:
            state = state.play(max(mine, key=lambda action: len(action.cards)))
        else:
            state = state.play(mine[0] if not state.table else GAME.parse("pass"))
    return state


def why(state: DoudizhuState, text: str) -> str:
    """The paragraph that forbids the action written as `text`."""
    try:
        state.play(GAME.parse(text))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("doudizhu ")
    raise AssertionError(f"{text} is legal")


def holding(cards: Cards, table: str = "") -> Turn:
    """The choices of a seat that holds `cards`, with the combination `table` to beat, or to lead."""
    return Turn(hand.held(cards), hand.counts(cards), Play(parse(table)).move if table else 0)


def beats(play: str, table: str) -> bool:
    """Whether a seat that holds nothing but `play` may lay it on `table`."""
    cards = parse(play)
    return Play(cards) in holding(cards, table)


def shape(text: str) -> str | None:
    """The shape of the cards `text`, None for no combination."""
    cards = parse(text)
    try:
        (play,) = holding(cards).readings(cards)
    except Illegal:
        return None
    assert isinstance(play, Play)
    return hand.shape(play.move)

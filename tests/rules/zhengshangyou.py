"""Deals of Zheng Shangyou to test its rules on."""

from typing import Final

from french54.core.card import Cards, parse
from french54.core.game import Event, Illegal
from french54.games.zhengshangyou import hand
from french54.games.zhengshangyou.actions import Play
from french54.games.zhengshangyou.choices import Turn
from french54.games.zhengshangyou.rules import Setup, Zhengshangyou, ZhengshangyouState

GAME: Final = Zhengshangyou()


def dealt(*hands: str, dealer: int = 2) -> ZhengshangyouState:
    """A deal in which seats 0, 1 ... hold at least the cards of `hands`; the others fall from the threes upward."""
    wanted = [list(parse(text)) for text in (*hands, *("",) * (3 - len(hands)))]
    rest = sorted(set(hand.PACK).difference(*wanted), reverse=True)
    for cards in wanted:
        cards += [rest.pop() for _ in range(16 - len(cards))]
    deck = [wanted[(dealer + 1 + place) % 3][place // 3] for place in range(48)]
    return GAME.start(Setup(dealer), tuple(deck))


def left(*hands: str, turn: int = 0, plays: tuple[int, int, int] = (1, 1, 1)) -> ZhengshangyouState:
    """A deal that has gone on until the seats hold nothing but `hands`, seat `turn` about to lead."""
    first, second, third = (hand.ordered(parse(text)) for text in hands)
    return ZhengshangyouState(2, hand.PACK, (first, second, third), turn, plays=plays)


def said(state: ZhengshangyouState, *texts: str) -> ZhengshangyouState:
    """The deal after these cards were played one after another."""
    for text in texts:
        state = state.play(GAME.parse(f"play {text}"))
    return state


def kinds(state: ZhengshangyouState, start: int = 3) -> list[str]:
    """What has happened since the cards were dealt, each kind with its seat."""
    return [event.kind + ("" if event.seat is None else f" {event.seat}") for event in state.view(None).events[start:]]


def told(state: ZhengshangyouState, kind: str) -> list[Event]:
    """The events of a kind that everybody has seen."""
    return [event for event in state.view(None).events if event.kind == kind]


def why(state: ZhengshangyouState, text: str) -> str:
    """The paragraph that forbids the action written as `text`."""
    try:
        state.play(GAME.parse(text))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("zhengshangyou ")
    raise AssertionError(f"{text} is legal")


def holding(cards: Cards, table: str = "", *, opening: bool = False, heavenly: bool = False) -> Turn:
    """The choices of a seat that holds `cards`, with the combination `table` to beat, or to lead."""
    return Turn(cards, hand.read(parse(table), heavenly) if table else 0, opening)


def beats(play: str, table: str, *, heavenly: bool = False) -> bool:
    """Whether a seat that holds nothing but `play` may lay it on `table`."""
    cards = parse(play)
    return Play(cards) in holding(cards, table, heavenly=heavenly)


def shape(text: str, *, opening: bool = False) -> str | None:
    """The shape of the cards `text`, None for no combination."""
    cards = parse(text)
    try:
        (play,) = holding(cards, opening=opening).readings(cards)
    except Illegal:
        return None
    assert isinstance(play, Play)
    return hand.meaning(play.move).shape

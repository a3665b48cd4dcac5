"""Deals of Guandan to test its rules on."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from french54.core.card import RED_JOKER, Card, Cards, pack, parse
from french54.core.game import Event, Illegal, Seat
from french54.games.guandan import hand
from french54.games.guandan.actions import Play
from french54.games.guandan.choices import Turn
from french54.games.guandan.rules import Guandan, GuandanState, Setup

GAME: Final = Guandan()
SINGLE: Final = (0, 1, 2, 3)
"""Places after which only last place owes tribute: seat 3 to seat 0."""
DOUBLE: Final = (0, 2, 1, 3)
"""Places after which seats 1 and 3 owe tribute to seats 0 and 2."""


def level(name: str) -> int:
    """The level called `name` (`T` is the ten)."""
    return hand.LEVEL_NAMES.index(name.replace("T", "10"))


def setup(played: str = "2", levels: str = "2 2", finished: Sequence[Seat] = (), first: Seat = 0) -> Setup:
    """What a deal at the level `played` starts from."""
    one, other = map(level, levels.split())
    return Setup(finished[0] if finished else first, (one, other), level(played), tuple(finished))


def dealt(*hands: str, begins: Setup | None = None) -> GuandanState:
    """A deal in which seats 0, 1 ... hold at least the cards of `hands`; the rest falls to seat 0 first."""
    begins = begins or setup()
    wanted = [list(parse(text)) for text in (*hands, *("",) * (4 - len(hands)))]
    rest = list((Counter(pack(2)) - Counter(card for cards in wanted for card in cards)).elements())
    rest.sort(key=lambda card: (card < 4, card != RED_JOKER, card), reverse=True)
    deck: list[Card] = [0] * 108
    for seat, cards in enumerate(wanted):
        deck[seat::4] = [*cards, *(rest.pop() for _ in range(27 - len(cards)))]
    return GAME.start(begins, tuple(deck))


def left(*hands: str, turn: Seat = 0, begins: Setup | None = None, out: Sequence[Seat] = ()) -> GuandanState:
    """A deal that has gone on until the seats hold nothing but `hands`, seat `turn` about to lead."""
    begins = begins or setup()
    held = tuple(hand.ordered(parse(text), begins.level) for text in hands)
    return GuandanState(begins, pack(2), held, turn, out=tuple(out))


def said(state: GuandanState, *texts: str) -> GuandanState:
    """The deal after these actions; cards alone are played, and `-` passes."""
    for text in texts:
        whole = "pass" if text == "-" else text if text.startswith("return ") else f"play {text}"
        state = state.play(GAME.parse(whole))
    return state


def kinds(state: GuandanState, start: int = 4) -> list[str]:
    """What has happened since the cards were dealt, each kind with its seat."""
    return [event.kind + ("" if event.seat is None else f" {event.seat}") for event in state.view(None).events[start:]]


def told(state: GuandanState, kind: str) -> list[Event]:
    """The events of a kind that everybody has seen."""
    return [event for event in state.view(None).events if event.kind == kind]


def why(state: GuandanState, text: str) -> str:
    """The paragraph that forbids the action written as `text`."""
    try:
        state.play(GAME.parse(text))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("guandan ")
    raise AssertionError(f"{text} is legal")


def move(text: str, played: str = "2") -> int:
    """What the play written as `text` means; it may be read in one way only."""
    play = GAME.parse(f"play {text}")
    assert isinstance(play, Play)
    assert play.move, text
    return play.move


def holding(cards: Cards, table: str = "", played: str = "2") -> Turn:
    """The choices of a seat that holds `cards` at a level, with the play `table` to beat, or to lead."""
    return Turn(hand.ordered(cards, level(played)), level(played), move(table) if table else 0)


def beats(play: str, table: str, played: str = "2") -> bool:
    """Whether a seat that holds nothing but the cards of `play` may lay it on `table`, each with its meaning."""
    action = GAME.parse(f"play {play}")
    return action in holding(action.cards, table, played)


def readings(text: str, played: str = "2", table: str = "") -> list[str]:
    """What the cards `text` may be, each as it is written and what it is."""
    cards = parse(text)
    try:
        found = holding(cards, table, played).readings(cards)
    except Illegal:
        return []
    return [f"{str(each).removeprefix('play ')}: {shape(each)}" for each in found]


def shape(action: object) -> str:
    """Shape and deciding rank of a play."""
    assert isinstance(action, Play)
    meaning = hand.meaning(action.move)
    return f"{meaning.shape} {meaning.rank}"


def only(text: str, played: str = "2") -> str | None:
    """Shape and rank of cards that can only be one thing; None for no combination."""
    found = readings(text, played)
    assert len(found) < 2, found
    return found[0].partition(": ")[2] if found else None

"""Positions of Guandan and of Zheng Shangyou: the hands that are left, what lies there, and what a good player does."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from french54.core.card import Card, Cards, pack, parse, show
from french54.core.game import Seat
from french54.games.guandan import hand as guandan_hand
from french54.games.guandan import told as guandan_told
from french54.games.guandan.actions import Play as GuandanPlay
from french54.games.guandan.rules import GuandanState
from french54.games.zhengshangyou import hand as zhengshangyou_hand
from french54.games.zhengshangyou import told as zhengshangyou_told
from french54.games.zhengshangyou.rules import ZhengshangyouState
from french54.kit.climbing import told
from french54.kit.climbing.meaning import Meaning
from tests.rules import guandan, zhengshangyou


def named(cards: Cards) -> str:
    """Cards in a fixed order, whatever they stand for; `pass` for none."""
    return show(sorted(cards)) or "pass"


@dataclass(frozen=True)
class Lesson:
    """What seat 0 should do (or not do), and why; the cards that are in no hand have been played."""

    name: str
    why: str
    hands: Sequence[str]
    """What each seat holds, seat 0 first; the next plays after it."""
    table: str = ""
    """The play to beat, beside the hands; empty if seat 0 leads."""
    owner: Seat = 0
    """Who laid it; whoever comes between has passed."""
    level: str = "2"
    out: Sequence[Seat] = ()
    """Who has run out, in that order."""
    good: Sequence[str] = ()
    """The plays a good player makes; empty if `bad` says it all."""
    bad: Sequence[str] = ()

    def taught(self, cards: Cards) -> bool:
        """Whether laying `cards` is what a good player does."""
        laid = named(cards)
        good, bad = (
            [named(parse(text)) if text != "pass" else text for text in each] for each in (self.good, self.bad)
        )
        return laid not in bad and (not good or laid in good)


def dealt_out(whole: Cards, held: Sequence[Cards], each: int) -> list[list[int]]:
    """What each seat has laid already: the other cards, so many that all were dealt alike."""
    rest = list((Counter(whole) - Counter(card for cards in held for card in cards)).elements())
    Random(54).shuffle(rest)
    return [[rest.pop() for _ in range(each - len(cards))] for cards in held]


def guandan_state(lesson: Lesson) -> GuandanState:
    """The deal in progress. Cards that are gone were laid one by one, without anybody passing."""
    held = [
        parse(cards) + (parse(lesson.table) if seat == lesson.owner else ()) for seat, cards in enumerate(lesson.hands)
    ]
    gone = dealt_out(pack(2), held, guandan_told.EACH)
    begins = guandan.setup(lesson.level)
    deck = [0] * 108
    log = [guandan_told.leads(0)]
    for seat in (*lesson.out, *(seat for seat in range(4) if seat not in lesson.out)):
        deck[seat::4] = [*gone[seat], *held[seat]]
        log += [guandan_told.played(seat, GuandanPlay((card,))) for card in gone[seat]]
        if not held[seat]:
            log.append(guandan_told.out(seat, lesson.out.index(seat) + 1))
    turn = lesson.owner if lesson.table else 0
    hands = tuple(guandan_hand.ordered(cards, begins.level) for cards in held)
    log.append(told.cleared(turn))
    state = GuandanState(begins, tuple(deck), hands, turn, out=tuple(lesson.out), log=tuple(log))
    if lesson.table:
        state = state.play(GuandanPlay(parse(lesson.table)))
        while state.turn != 0:
            state = state.play(guandan.GAME.parse("pass"))
    return state


def zhengshangyou_state(lesson: Lesson) -> ZhengshangyouState:
    """The deal in progress. Cards that are gone were laid one by one, without anybody passing."""
    held = [
        parse(cards) + (parse(lesson.table) if seat == lesson.owner else ()) for seat, cards in enumerate(lesson.hands)
    ]
    gone = dealt_out(zhengshangyou_hand.PACK, held, zhengshangyou_told.EACH)
    deck = [0] * 48
    log = []
    for seat in range(3):
        for place, card in zip(zhengshangyou_told.places(seat, 2), [*gone[seat], *held[seat]], strict=True):
            deck[place] = card
        log += [told.played(seat, (card,), _single(card)) for card in gone[seat]]
    turn = lesson.owner if lesson.table else 0
    log.append(told.cleared(turn))
    first, second, third = (zhengshangyou_hand.ordered(cards) for cards in held)
    one, two, three = map(len, gone)
    state = ZhengshangyouState(2, tuple(deck), (first, second, third), turn, plays=(one, two, three), log=tuple(log))
    return state.play(zhengshangyou.GAME.parse(f"play {lesson.table}")) if lesson.table else state


def _single(card: Card) -> Meaning:
    return zhengshangyou_hand.meaning(zhengshangyou_hand.read((card,), opening=False))

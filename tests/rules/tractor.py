"""Deals of Tractor to test its rules on."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from french54.core.card import RANKS, Cards, parse, show
from french54.core.game import Illegal
from french54.games.tractor import told
from french54.games.tractor.actions import PASS, Bury
from french54.games.tractor.board import Board, Setup
from french54.games.tractor.choices import Turn
from french54.games.tractor.names import TRUMPS
from french54.games.tractor.rules import Tractor, TractorState
from french54.games.tractor.sampling import PACK
from french54.kit.tricks.order import Order

GAME: Final = Tractor()
OPENING: Final = Setup((0, 0), 0, opening=True)


def later(first: int = 0, levels: tuple[int, int] = (0, 0)) -> Setup:
    """A deal after the first one, with `first` as banker."""
    return Setup(levels, first, opening=False)


def deck(hands: Sequence[str] = (), kitty: str = "", level: int = 0) -> Cards:
    """A deck in which seats 0, 1 ... are dealt at least the cards of `hands`, and the kitty has those of `kitty`.

    The rest falls from the lowest up, but what might declare trumps comes last.
    """
    wanted = [list(parse(text)) for text in (*hands, *("",) * (4 - len(hands)), kitty)]
    rest = Counter(PACK)
    for cards in wanted:
        rest.subtract(cards)
    assert min(rest.values()) >= 0
    left = sorted(rest.elements(), key=lambda card: (card >= 52 or card // 4 == level, card), reverse=True)
    made = [0] * 108
    for seat, cards in enumerate(wanted[:4]):
        made[seat : told.KITTY.start : 4] = cards + [left.pop() for _ in range(25 - len(cards))]
    made[told.KITTY.start :] = wanted[4] + left
    return tuple(made)


def dealt(*hands: str, kitty: str = "", setup: Setup = OPENING) -> TractorState:
    """Such a deal, before anybody has declared."""
    return GAME.start(setup, deck(hands, kitty, setup.level))


def said(state: TractorState, *texts: str) -> TractorState:
    """The deal after the actions written as `texts`."""
    for text in texts:
        state = state.play(GAME.parse(text))
    return state


def settled(*hands: str, kitty: str = "", setup: Setup = OPENING, first: str = "pass") -> TractorState:
    """Such a deal with the kitty taken up, after the call `first` and passes."""
    state = said(dealt(*hands, kitty=kitty, setup=setup), first)
    while state.view(None).phase == "declare":
        state = state.play(PASS)
    return state


def buried(state: TractorState) -> TractorState:
    """The deal with the banker's eight lowest cards buried."""
    assert state.turn is not None
    return state.play(Bury(state.hands[state.turn][:8]))


def to_play(
    hands: Sequence[str], trump: str = "H", level: str = "2", leader: int = 0, banker: int = 0, kitty: str = ""
) -> TractorState:
    """The end of a deal: the seats hold only `hands`, and `leader` leads."""
    rank = RANKS.index(level)
    setup = later(banker, (rank, rank))
    cards = [tuple(sorted(parse(text))) for text in hands]
    played = 25 - len(cards[0])
    order = Order.of(rank, TRUMPS.index(trump))
    board = replace(Board.of(setup), order=order, buried=True, turn=leader, played=played)
    first, second, third, fourth = cards
    return TractorState(PACK, (first, second, third, fourth), board, tuple(sorted(parse(kitty))))


def finished(state: TractorState) -> TractorState:
    """The deal played out: each call a pass, each play the first that is listed."""
    while state.turn is not None:
        state = state.play(next(iter(state.choices())))
    return state


def why(state: TractorState, text: str) -> tuple[str, str]:
    """The paragraph that forbids the action written as `text`, and the sentence that says so."""
    try:
        state.play(GAME.parse(text))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("tractor "), illegal.reason.message.id.removeprefix("tractor-error-")
    raise AssertionError(f"{text} is legal")


def legal(state: TractorState) -> set[str]:
    """What the seat on turn may do, as it is written."""
    return {str(action) for action in state.choices()}


def turn(hand: str, led: str = "", trump: str = "H", level: str = "2") -> Turn:
    """The choices of a seat that holds `hand`, with `led` to follow or a lead to make."""
    order = Order.of(RANKS.index(level), TRUMPS.index(trump))
    return Turn(tuple(sorted(parse(hand))), parse(led), order)


def structure(cards: str, trump: str = "H", level: str = "2") -> str | None:
    """What `cards` are when they are led: `single`, `pair`, `tractor`, or nothing."""
    choices = turn(cards, trump=trump, level=level)
    try:
        (play,) = choices.readings(parse(cards))
    except Illegal:
        return None
    shape: str = told.played(0, play.cards, choices.order.form(play.cards)).data["shape"]
    return shape


def no_lead(cards: str, trump: str = "H", level: str = "2") -> tuple[str, str]:
    """The paragraph and the sentence that forbid to lead `cards`."""
    try:
        turn(cards, trump=trump, level=level).readings(parse(cards))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("tractor "), illegal.reason.message.id.removeprefix("tractor-error-")
    raise AssertionError(f"{cards} may be led")


def no_follow(hand: str, led: str, play: str, trump: str = "H", level: str = "2") -> tuple[str, str] | None:
    """The paragraph and the sentence that forbid to play `play` on `led`; None where it is legal."""
    try:
        turn(hand, led, trump, level).readings(parse(play))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("tractor "), illegal.reason.message.id.removeprefix("tractor-error-")
    return None


def follows(hand: str, led: str, trump: str = "H", level: str = "2") -> set[str]:
    """Everything that may be played on `led`, each as its cards from the highest down."""
    return {show(action.cards) for action in turn(hand, led, trump, level)}


def winner(*plays: str, trump: str = "H", level: str = "2") -> int:
    """Who takes a trick to which seats 0, 1 ... play these cards and have no others."""
    state = to_play(plays, trump, level)
    for cards in plays:
        state = said(state, f"play {cards}")
    (trick,) = state.board.tricks
    return trick.winner

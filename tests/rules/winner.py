"""Deals of Winner to test its rules on."""

from collections import Counter
from typing import Any

from french54.core.card import Cards, parse
from french54.core.game import Event, Illegal
from french54.games.winner import hand, told
from french54.games.winner.choices import Turn
from french54.games.winner.hand import Lying
from french54.games.winner.options import Options
from french54.games.winner.rules import Setup, Winner, WinnerState
from french54.kit.climbing.actions import Play


def dealt(*hands: str, dealer: int = 0, winner: int | None = None, **options: Any) -> WinnerState:
    """A deal in which seats 0, 1 ... are dealt at least the cards of `hands`; the rest falls from the threes upward.

    It is the first deal, and seat 0 leads it, unless there is a `winner` of the deal before.
    """
    game = Winner(**options)
    players = game.players
    heaps = [told.places(seat, dealer, players, len(game.cards)) for seat in range(players)]
    wanted = [list(parse(text)) for text in (*hands, *("",) * (players - len(hands)))]
    rest = Counter(game.cards)
    for cards in wanted:
        rest.subtract(cards)
    assert min(rest.values()) >= 0, "no pack holds these cards"
    pool = sorted(rest.elements(), reverse=True)
    deck = [-1] * len(game.cards)
    for heap, cards in zip(heaps, wanted, strict=True):
        cards += [pool.pop() for _ in range(len(heap) - len(cards))]
        for place, card in zip(heap, cards, strict=True):
            deck[place] = card
    turned = None if winner is not None else heaps[0][0]
    return game.start(Setup(dealer, (0,) * players, turned, winner), tuple(deck))


def left(*hands: str, turn: int = 0, plays: tuple[int, ...] = (), **options: Any) -> WinnerState:
    """A deal that has gone on until the seats hold nothing but `hands`, seat `turn` about to lead."""
    players = len(hands)
    game = Winner(players=players, **options)
    held = tuple(hand.ordered(parse(text)) for text in hands)
    setup = Setup(0, (0,) * players, 0)
    return WinnerState(setup, game, game.cards, held, turn, plays=plays or (1,) * players)


def said(state: WinnerState, *texts: str) -> WinnerState:
    """The deal after these plays (`S3 H3`), passes and gifts, one after another."""
    for text in texts:
        whole = text if text.split()[0] in {"pass", "offer", "take"} else f"play {text}"
        state = state.play(game_of(state).parse(whole))
    return state


def game_of(state: WinnerState) -> Winner:
    """The rules of a deal."""
    assert isinstance(state.options, Winner)
    return state.options


def kinds(state: WinnerState) -> list[str]:
    """What has happened since the cards were dealt, each kind with its seat."""
    return [f"{event.kind} {event.seat}" for event in state.log]


def told_of(state: WinnerState, kind: str) -> list[Event]:
    """The events of a kind that everybody has seen."""
    return [event for event in state.log if event.kind == kind]


def why(state: WinnerState, text: str) -> str:
    """The paragraph that forbids the action written as `text`."""
    try:
        state.play(game_of(state).parse(text))
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("winner ")
    raise AssertionError(f"{text} is legal")


def holding(cards: Cards, table: str = "", *, turned: bool = False, **options: Any) -> Turn:
    """The choices of a seat that holds `cards`, with the combination `table` to beat, or to lead."""
    chosen = Options(**options)
    lies = hand.laid(parse(table), chosen)
    assert bool(lies.meaning) == bool(table), "no combination lies on the table"
    return Turn(hand.ordered(cards), Lying(chosen, hand.read(lies.cards, chosen), lies.cards, turned))


def beats(play: str, table: str, *, turned: bool = False, **options: Any) -> bool:
    """Whether a seat that holds nothing but `play` may lay it on `table`; both ways of asking must agree."""
    cards = parse(play)
    turn = holding(cards, table, turned=turned, **options)
    legal = Play(cards) in turn
    assert legal == any(sorted(action.cards) == sorted(cards) for action in turn)
    return legal


def shape(text: str, **options: Any) -> str | None:
    """The shape of the cards `text`, None for no combination."""
    cards = parse(text)
    try:
        (play,) = holding(cards, **options).readings(cards)
    except Illegal:
        return None
    assert isinstance(play, Play)
    assert play.meaning is not None
    return play.meaning.shape


def refused(text: str, table: str = "", *, turned: bool = False, **options: Any) -> tuple[str, str]:
    """The paragraph and the sentence that refuse the cards `text`."""
    cards = parse(text)
    try:
        holding(cards, table, turned=turned, **options).readings(cards)
    except Illegal as illegal:
        return illegal.reason.rule.removeprefix("winner "), illegal.reason.message.id
    raise AssertionError(f"{text} is legal")

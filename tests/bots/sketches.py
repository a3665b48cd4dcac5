"""Positions of Winner and of Dou Dizhu at the table by ranks; the cards that are in no hand were led one by one."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from french54.core.card import Card, Cards
from french54.core.game import Event
from french54.games.doudizhu_table import hand as table_hand
from french54.games.doudizhu_table import told as table_told
from french54.games.doudizhu_table.actions import BIDS
from french54.games.doudizhu_table.rules import DoudizhuTable, DoudizhuTableState
from french54.games.doudizhu_table.rules import Setup as TableSetup
from french54.games.winner import hand as winner_hand
from french54.games.winner import told as winner_told
from french54.games.winner.rules import Setup, Winner, WinnerState
from french54.kit.climbing import told
from french54.kit.climbing.hands import POWER
from french54.kit.climbing.meaning import Meaning

RANKS: Final = ("3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "BJ", "RJ")
"""As positions name them, from the lowest."""


def ranks_of(cards: Cards) -> str:
    """Cards as ranks from the lowest, parted by spaces; `pass` for none."""
    return " ".join(RANKS[POWER[card]] for card in sorted(cards, key=POWER.__getitem__)) or "pass"


@dataclass(frozen=True)
class Sketch:
    """The hands by seat, and what lies on the table beside them. In Dou Dizhu seat 0 is the landlord."""

    hands: tuple[str, ...]
    turn: int = 0
    table: str = ""
    """The play to beat; empty for a seat that leads."""
    owner: int = 0
    """The seat that laid it."""


@dataclass(frozen=True)
class Lesson:
    """A position, and what may be played there by ranks, or what may not."""

    name: str
    words: str
    sketch: Sketch
    good: tuple[str, ...] = ()
    """What may be played; where it is empty, anything but `bad`."""
    bad: tuple[str, ...] = ()

    def met(self, cards: Cards) -> bool:
        """Whether laying `cards`, or passing, is what any good player would do."""
        played = ranks_of(cards)
        return played in self.good if self.good else played not in self.bad


def taken(stock: list[Card], text: str) -> list[Card]:
    """Cards of these ranks, taken from `stock`."""
    cards = []
    for name in text.split():
        card = next(card for card in stock if RANKS[POWER[card]] == name)
        stock.remove(card)
        cards.append(card)
    return cards


def shared_out(
    sketch: Sketch, pack: Cards, sizes: Sequence[int]
) -> tuple[list[list[Card]], list[Card], list[list[Card]]]:
    """The hands, the cards on the table, and what each seat has played before."""
    stock = list(pack)
    held = [taken(stock, text) for text in sketch.hands]
    table = taken(stock, sketch.table)
    Random(54).shuffle(stock)
    played = []
    for seat, size in enumerate(sizes):
        count = size - len(held[seat]) - (len(table) if seat == sketch.owner else 0)
        played.append([stock.pop() for _ in range(count)])
    assert not stock
    return held, table, played


def winner_state(sketch: Sketch, game: Winner, turned: bool = False) -> WinnerState:
    """The deal in progress; `turned` says that a revolution has turned the order round."""
    heaps = [winner_told.places(seat, 0, game.players, len(game.cards)) for seat in range(game.players)]
    held, table, played = shared_out(sketch, game.cards, [len(heap) for heap in heaps])
    deck = _dealt(heaps, held, table, played, sketch.owner)
    log = list(_led(played, lambda card: winner_hand.meaning(winner_hand.read((card,), game), game)))
    if turned:
        log.append(winner_told.revolution(0, turned))
    plays = [len(cards) for cards in played]
    laid = winner_hand.laid(tuple(table), game) if table else None
    state = WinnerState(
        Setup(0, (0,) * game.players, 0),
        game,
        deck,
        tuple([winner_hand.ordered(tuple(cards)) for cards in held]),
        sketch.turn,
        reversed=turned,
    )
    passes = (sketch.turn - sketch.owner - 1) % game.players if table else 0
    if laid is not None and laid.meaning is not None:
        plays[sketch.owner] += 1
        log += _lies(sketch, laid.cards, laid.meaning, game.players)
        move = winner_hand.read(laid.cards, game)
        state = replace(state, table=move, by=sketch.owner, laid=laid.cards, passes=passes)
    return replace(state, plays=tuple(plays), log=tuple(log))


def table_state(sketch: Sketch, players: int) -> DoudizhuTableState:
    """The deal in progress; seat 0 has bid 3."""
    heaps = [table_told.places(seat, players - 1, players) for seat in range(players)]
    left = table_told.left(players)
    sizes = [len(heap) for heap in heaps]
    sizes[0] += len(left)
    held, table, played = shared_out(sketch, table_hand.PACKS[players], sizes)
    deck = _dealt([[*heaps[0], *left], *heaps[1:]], held, table, played, sketch.owner)
    state = DoudizhuTable(players).start(TableSetup(players - 1, 0, (0,) * players), deck).play(BIDS[3])
    log = [*state.log, *_led(played, lambda card: table_hand.meaning(table_hand.read((card,), players), players))]
    log = _undoubled(log)
    hands = tuple([table_hand.ordered(tuple(cards)) for cards in held])
    state = replace(state, hands=hands, turn=sketch.turn)
    if table:
        laid = table_hand.laid(tuple(table), players)
        assert laid.meaning is not None
        lies = _lies(sketch, laid.cards, laid.meaning, players)
        log += _undoubled(lies)
        passes = (sketch.turn - sketch.owner - 1) % players
        state = replace(state, table=table_hand.read(laid.cards, players), passes=passes)
    return replace(state, log=tuple(log))


def _dealt(
    heaps: Sequence[Iterable[int]],
    held: Sequence[list[Card]],
    table: list[Card],
    played: Sequence[list[Card]],
    owner: int,
) -> Cards:
    deck: dict[int, Card] = {}
    for seat, heap in enumerate(heaps):
        cards = [*played[seat], *(table if seat == owner else ()), *held[seat]]
        deck |= zip(heap, cards, strict=True)
    return tuple([deck[place] for place in range(len(deck))])


def _led(played: Sequence[list[Card]], meaning: Callable[[Card], Meaning]) -> Iterable[Event]:
    for seat, cards in enumerate(played):
        for card in cards:
            yield told.played(seat, (card,), meaning(card))
            yield from (told.passed(other) for other in range(len(played)) if other != seat)
            yield told.cleared(seat)


def _lies(sketch: Sketch, cards: Cards, meaning: Meaning, players: int) -> list[Event]:
    passes = range(1, (sketch.turn - sketch.owner) % players)
    passed = [told.passed((sketch.owner + step) % players) for step in passes]
    return [told.played(sketch.owner, cards, meaning), *passed]


def _undoubled(log: Iterable[Event]) -> list[Event]:
    return [replace(event, data={**event.data, "multiplier": 1}) if event.kind == "play" else event for event in log]

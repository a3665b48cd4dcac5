"""Hand histories in the Poker Hand History notation (PHH): TOML that says what was done, for other programs to read.

A deal is told as one seat saw it: cards it was never shown are written `????`. Players are numbered from the left of
the button, as the notation wants it, so that with two left the big blind comes first. One thing it cannot tell: here
who calls a big blind that could not be paid in full still owes all of it (holdem 2.6), while readers of the notation
count what was paid.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from french54.core.card import RANKS, SUITS, Card, Cards, rank, suit
from french54.core.game import Event, Seat
from french54.games.holdem import seating
from french54.games.holdem.rules import Holdem
from french54.games.holdem.view import HoldemView
from french54.kit.betting.pots import Each

HIDDEN: Final = "????"


def name(cards: Sequence[Card]) -> str:
    """Cards as the notation writes them: `Ah7d`."""
    return "".join(RANKS[rank(card)] + SUITS[suit(card)].lower() for card in cards)


def told(game: Holdem, view: HoldemView, players: Sequence[str], number: int) -> str:
    """Deal `number` as the seat of `view` saw it."""
    return history(view, (game.small, game.big), players, hand=number)


def history(
    view: HoldemView,
    blinds: tuple[int, int],
    players: Sequence[str] = (),
    *,
    hand: int | None = None,
    known: Mapping[Seat, Cards] | None = None,
) -> str:
    """The deal that `view` shows, up to where it stands.

    blinds: the small and the big one as they are fixed. players: names by seat. hand: the number of the deal. known:
    hole cards that may be told beside those the view shows, by seat.
    """
    order = seating.order(view.start, view.button)
    small, big = blinds
    holes = {**(known or {}), **({} if view.seat is None else {view.seat: view.hole})}
    lines = [
        ("variant", _text("NT")),
        ("antes", _list([0 for _ in order])),
        ("blinds_or_straddles", _list([small, big, *(0 for _ in order[2:])])),
        ("min_bet", str(big)),
        ("starting_stacks", _list([view.start[seat] for seat in order])),
        ("actions", "[\n" + "".join(f"  {_text(action)},\n" for action in _actions(view, order, holes)) + "]"),
        ("seats", _list([seat + 1 for seat in order])),
        ("seat_count", str(len(view.start))),
    ]
    if hand is not None:
        lines.append(("hand", str(hand)))
    if players:
        lines.append(("players", "[" + ", ".join(_text(players[seat]) for seat in order) + "]"))
    if view.result is not None:
        lines.append(("finishing_stacks", _list([view.round.stacks[seat] for seat in order])))
    return "".join(f"{key} = {value}\n" for key, value in lines)


def _actions(view: HoldemView, order: Each, holes: Mapping[Seat, Cards]) -> Iterator[str]:
    player = {seat: f"p{place + 1}" for place, seat in enumerate(order)}
    waits = _Waiting(view)
    for event in view.events:
        if event.kind in ("board", "show"):
            if (seat := waits.idle()) is not None:
                yield f"{player[seat]} cc"
            yield f"d db {name(event.cards)}" if event.seat is None else f"{player[event.seat]} sm {name(event.cards)}"
        elif event.seat is None:
            continue
        elif event.kind == "deal":
            cards = holes.get(event.seat, ())
            yield f"d dh {player[event.seat]} {name(cards) if cards else HIDDEN}"
        elif event.kind == "call":
            waits.saw(event)
            yield f"{player[event.seat]} {_wager(event)}"


def _wager(event: Event) -> str:
    word = event.data["action"].partition(" ")[0]
    if word == "fold":
        return "f"
    return f"cbr {event.data['bet']}" if word in ("bet", "raise") else "cc"


class _Waiting:
    """A big blind that nobody can raise any more is not asked here; the notation wants its check."""

    def __init__(self, view: HoldemView) -> None:
        self._big: Seat | None = view.blinds[1]
        self._chips = view.start[view.blinds[1]]
        for event in view.events:
            if event.kind == "blind" and event.seat == self._big:
                self._chips -= event.data["chips"]

    def saw(self, event: Event) -> None:
        """A seat has said something."""
        if event.seat == self._big:
            self._big = None

    def idle(self) -> Seat | None:
        """The big blind, if it has chips and was never asked; only once."""
        seat, self._big = self._big, None
        return seat if self._chips else None


def _text(text: str) -> str:
    # A string of JSON is one of TOML but for DEL, which TOML wants escaped.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def _list(numbers: Sequence[int]) -> str:
    return str(list(numbers))

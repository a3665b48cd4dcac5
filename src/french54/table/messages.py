"""What a seat is told, as plain structures ready for JSON; made from its view alone."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

import msgspec

from french54.core.card import Cards
from french54.core.game import Action, Button, Choices, Event, Message, Prompt, Reason, Seat, View
from french54.guides import Lesson, lesson
from french54.table.seal import Seal, seal
from french54.table.seats import Robot
from french54.table.table import AnyMatch, Table

_APART: Final = frozenset({"choices", "events"})


class _ToPage(msgspec.Struct, frozen=True, tag_field="t"):
    """A message to the page."""


class Hello(_ToPage, frozen=True, tag="hello"):
    """A match opens, or the page has just come."""

    you: Seat | None
    commitment: str
    nonce: str | None
    names: tuple[str | None, ...]
    game: str
    level: str
    levels: tuple[str, ...]
    studies: tuple[str, ...]
    """What can be asked about a deal."""
    match: int
    """Its number at this table."""
    guide: str
    """The situation of a guide that is played here, if one is."""


class PlainButton(msgspec.Struct, frozen=True):
    """An action offered without picking cards."""

    action: str
    said: Message
    barred: Reason | None


class PlainPrompt(msgspec.Struct, frozen=True):
    """What to offer a person."""

    buttons: tuple[PlainButton, ...]
    pick: tuple[int, int] | None
    playable: Cards
    owed: Cards
    amount: tuple[int, int] | None
    presets: tuple[PlainButton, ...]


class PlainAction(msgspec.Struct, frozen=True):
    """A meaning of the cards picked."""

    action: str
    said: Message
    cards: Cards
    stands: Cards
    """What the cards stand for: themselves, but for wild cards."""


class Session(msgspec.Struct, frozen=True):
    """How the table has fared since it was opened, over all its matches."""

    deal: int
    """The number of the deal that is shown, from 1."""
    points: tuple[int, ...]
    """What every seat has won in the deals that came to an end."""


class Seen(_ToPage, frozen=True, tag="view", rename={"start": "from"}):
    """The deal as a seat may know it, with the events from `start` on."""

    n: int
    deal: int
    start: int
    events: tuple[Event, ...]
    view: dict[str, Any]
    prompt: PlainPrompt | None
    waiting: tuple[Seat, ...]
    standing: Mapping[str, Any]
    session: Session
    leaving: tuple[Seat, ...]
    seal: Seal | None
    back: bool
    """Whether the person may take back what it did last."""
    practice: bool
    open: bool
    """Every hand may be looked at in the replay, and what was done be reviewed."""
    lesson: Lesson | None
    """What is said of the deal, where it is a guide's."""


def hello(table: Table, seat: Seat | None, levels: tuple[str, ...], studies: tuple[str, ...] = ()) -> Hello:
    """What `seat` is told as a match opens."""
    nonce = table.nonces.get(seat) if seat is not None else None
    names = tuple(sitter.name if isinstance(sitter, Robot) else None for sitter in table.seats)
    return Hello(
        seat,
        table.commitment,
        nonce.hex() if nonce else None,
        names,
        table.game.name,
        table.next_level,
        levels,
        studies,
        table.matches,
        table.laid.guide if table.laid else "",
    )


def seen(table: Table, match: AnyMatch, seat: Seat | None, start: int = 0) -> Seen:
    """The last deal of `match` (the table's, or one that came to nothing) as `seat` sees it."""
    state = match.state
    view = state.view(seat)
    current = match is table.match
    asked = seat is not None and current and table.turn == seat and view.choices is not None
    return Seen(
        n=table.number,
        deal=len(match.deals),
        start=start,
        events=view.events[start:],
        view=public(view),
        prompt=prompt(view.choices) if asked else None,
        waiting=tuple(sorted(table.waiting)) if current else (),
        standing=standing_of(match),
        session=Session(table.dealt + len(match.deals), table.points),
        leaving=tuple(sorted(table.leaving)),
        seal=seal(table) if current and table.over and not table.known else None,
        back=current and seat is not None and table.may_take_back,
        practice=table.practice,
        open=current and table.open,
        lesson=_lesson(table) if current else None,
    )


def _lesson(table: Table) -> Lesson | None:
    """What a guide says of the deal; None where none plays it, or the guide is not told any more."""
    if table.laid is None or table.match is None:
        return None
    done = table.match.deals[-1].actions[len(table.laid.actions) :]
    try:
        return lesson(table.laid.guide, str(done[0]) if done else None, later=len(table.past) > 1)
    except KeyError:
        return None


def course(table: Table) -> tuple[Mapping[str, Any], ...]:
    """How the match stood before each of its deals, and how it stands now; empty before the first."""
    match = table.match
    if match is None:
        return ()
    return (*(table.game.standing(deal.setup, None) for deal in match.deals), standing_of(match))


def standing_of(match: AnyMatch) -> Mapping[str, Any]:
    """How the match stands, with its last deal counted once that is over."""
    state = match.state
    standing: Mapping[str, Any] = match.game.standing(match.setup, None if state.turn is not None else state)
    return standing


def public(view: View[Any]) -> dict[str, Any]:
    """The fields of a view but its choices and events."""
    return {each.name: getattr(view, each.name) for each in fields(view) if each.name not in _APART}


def prompt(choices: Choices[Any], picked: Cards = ()) -> PlainPrompt:
    """What to offer, given the cards picked so far."""
    offered: Prompt[Any] = choices.prompt(picked)
    return PlainPrompt(
        _buttons(offered.buttons),
        _ends(offered.pick),
        offered.playable,
        offered.owed,
        _ends(offered.amount),
        _buttons(offered.presets),
    )


def meaning(action: Action) -> PlainAction:
    """An action with its words and its cards as they will lie."""
    return PlainAction(str(action), action.said, action.cards, action.stands)


def _buttons(buttons: Sequence[Button[Any]]) -> tuple[PlainButton, ...]:
    return tuple(PlainButton(str(button.action), button.said, button.barred) for button in buttons)


def _ends(numbers: range) -> tuple[int, int] | None:
    return (numbers[0], numbers[-1]) if numbers else None

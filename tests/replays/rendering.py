"""Views as text: after each action what changed for each viewer."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import Any, Final

from french54.core.card import NAMES
from french54.core.game import Event, Line, Message, Result, Seat, View

CARDS: Final = {
    *("hand", "kitty", "played", "cards", "last", "playable", "board", "dummy"),
    *("hole", "shown", "best", "kept", "lock", "discards", "counted"),
    *("wild", "card", "back", "stands", "orders", "flushes"),
    *("buried", "calls", "captured", "trumps"),
    *("turned", "given", "offered"),
}
"""Fields whose numbers are cards."""
LISTED: Final = 300


def text(value: Any, cards: bool = False) -> str:
    """A value on one line."""
    if isinstance(value, Message):
        return " ".join([value.id, *(f"{name}={each}" for name, each in value.args.items())])
    if isinstance(value, Result):
        lines = "".join(f"\n    {text(line)}" for line in value.lines)
        return f"{text(value.headline)} {text(value.payoffs)}{lines}"
    if isinstance(value, Line):
        return " | ".join(text(each) for each in (value.label, value.value, value.note) if each is not None)
    if is_dataclass(value) and not isinstance(value, type):
        inner = (f"{field.name}={text(getattr(value, field.name), field.name in CARDS)}" for field in fields(value))
        return f"{type(value).__name__}({', '.join(inner)})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{name}: {text(each, cards or name in CARDS)}" for name, each in value.items()) + "}"
    if isinstance(value, tuple):
        return "(" + " ".join(text(each, cards) for each in value) + ")"
    return NAMES[value] if cards and isinstance(value, int) and not isinstance(value, bool) else str(value)


def event(told: Event) -> str:
    """An event on one line."""
    parts = [told.kind, "" if told.seat is None else f"seat {told.seat}", text(told.cards, cards=True)]
    parts += [f"of {told.count}", text(told.said) if told.said else "", text(told.data) if told.data else ""]
    return "+ " + " ".join(part for part in parts if part and part not in {"()", "of 0"})


def facts(view: View[Any]) -> dict[str, str]:
    """Every field of a view but its events; of the choices, how many there are and what a page offers."""
    found = {
        field.name: text(getattr(view, field.name), field.name in CARDS)
        for field in fields(view)
        if field.name not in {"events", "choices"}
    }
    if view.choices is not None:
        prompt = view.choices.prompt()
        count = sum(1 for _ in islice(view.choices, LISTED))
        buttons = " ".join(f"{button.action}{' (barred)' if button.barred else ''}" for button in prompt.buttons)
        found["choices"] = f"{count} [{buttons}] {text(prompt.playable, cards=True)}"
    return found


def changes(before: View[Any] | None, now: View[Any]) -> Iterator[str]:
    """The lines that tell `now` from `before`."""
    old = {} if before is None else facts(before)
    yield from map(event, now.events[len(before.events) if before else 0 :])
    new = facts(now)
    for name in (*new, *(gone for gone in old if gone not in new)):
        if old.get(name) != new.get(name):
            yield f"{name}: {new.get(name, '-')}"


def named(seat: Seat | None) -> str:
    """The heading of a viewer."""
    return "spectator" if seat is None else f"seat {seat}"

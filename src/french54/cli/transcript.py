"""A deal told line by line, as one seat sees it."""

from collections.abc import Sequence
from dataclasses import dataclass

from french54.cli.cards import BOLD, DIM, Pen, columns
from french54.core.game import Event, Message, Result, Seat


@dataclass(frozen=True, slots=True)
class Transcript:
    """How events are told: in whose words, and what the seats are called."""

    pen: Pen
    names: Sequence[str]

    def line(self, event: Event) -> str | None:
        """The line of an event; None for one that is shown otherwise (the deal, the score) or says nothing."""
        words, cards = self.pen.words, self.pen.inline(event.cards, event.data.get("stands"))
        if event.kind in ("deal", "score"):
            return None
        said = self.pen.ink(DIM, self.of(event.said)) if event.said else ""
        told = "  ".join(filter(None, (cards, said)))
        if event.seat is None:
            return f"  {told}" if told else None
        if event.kind == "clear" and not event.said:
            return self.pen.ink(DIM, words("cli-clear", name=self.names[event.seat]))
        if cards and (event.kind == "take" or (event.kind == "show" and not event.said)):
            told = words("cli-take" if event.kind == "take" else "cli-show", cards=cards)
        return f"{self.name(event.seat)}  {told}" if told else None

    def of(self, message: Message) -> str:
        """A message of the library, with the name of the seat it speaks of."""
        seat = message.args.get("seat")
        args = {**message.args, "seat": self.names[seat]} if isinstance(seat, int) else message.args
        return self.pen.words(message.id, **args)

    def name(self, seat: Seat) -> str:
        """A seat's name, in a column of its own."""
        room = max(map(columns, self.names)) - columns(self.names[seat])
        return self.pen.ink(BOLD, self.names[seat]) + " " * room

    def score(self, result: Result, totals: Sequence[int]) -> str:
        """How the deal ended, how that was reckoned, and how everyone stands."""
        words = self.pen.words
        lines = ["", self.pen.ink(BOLD, self.of(result.headline))]
        for line in result.lines:
            note = f"  ({self.of(line.note)})" if line.note else ""
            lines.append(f"  {self.of(line.label)}: {self.of(line.value)}{note}")
        for name, won, total in zip(self.names, result.payoffs, totals, strict=True):
            lines.append(f"  {words('cli-standing', name=name, won=self._signed(won), total=self._signed(total))}")
        return "\n".join(lines)

    def _signed(self, points: int) -> str:
        if points == 0:
            return self.pen.words("score-number", points=0)
        return self.pen.words("score-minus" if points < 0 else "score-plus", points=abs(points))

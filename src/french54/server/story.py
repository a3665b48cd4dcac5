"""A deal that is over, told in words as one seat saw it, and in notations that other programs read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from french54.catalogue import History
from french54.core.card import RED_JOKER, Card, rank, suit
from french54.core.game import Event, Message, Result, Seat, State, View
from french54.core.match import Match
from french54.server.languages import text

SIGNS: Final = "♣♦♥♠"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells in a language, with what the seats are called."""

    language: str
    names: Sequence[str]

    def say(self, message: Message) -> str:
        """A sentence; where it has a seat, with who sits there."""
        args = dict(message.args)
        if isinstance(seat := args.get("seat"), int):
            args["seat"] = self.names[seat]
        return text(self.language, Message(message.id, args))

    def card(self, card: Card) -> str:
        """A card, short."""
        if rank(card) >= len(RANKS):
            return self.say(Message("card-red-joker" if card == RED_JOKER else "card-black-joker"))
        return SIGNS[suit(card)] + RANKS[rank(card)]

    def line(self, name: str, told: str) -> str:
        """What somebody did."""
        return self.say(Message("told-line", {"name": name, "told": told}))

    def event(self, event: Event) -> str | None:
        """An event; None for one that says nothing."""
        told = " ".join([*([self.say(event.said)] if event.said else []), *map(self.card, event.cards)])
        if not told or event.kind == "score":
            return None
        return told if event.seat is None else self.line(self.names[event.seat], told)

    def result(self, result: Result) -> Iterator[str]:
        """How the deal ended, how that was reckoned, and what everyone won."""
        yield self.say(result.headline)
        for each in result.lines:
            note = f" ({self.say(each.note)})" if each.note else ""
            yield self.line(self.say(each.label), self.say(each.value) + note)
        for name, won in zip(self.names, result.payoffs, strict=True):
            sign = "score-number" if not won else "score-minus" if won < 0 else "score-plus"
            yield self.line(name, self.say(Message(sign, {"points": abs(won)})))


def names(language: str, sitters: Sequence[str | None], seat: Seat) -> tuple[str, ...]:
    """What the seats are called for who sits at `seat`; `sitters` are the bots' names."""
    own = text(language, Message("table-you"))
    return tuple(
        own if other == seat else name or text(language, Message("table-guest")) for other, name in enumerate(sitters)
    )


def in_words(language: str, title: Message, view: View[Any], named: Sequence[str]) -> str:
    """The whole deal, a line an event; new cards on the table stand off from what came before."""
    teller = Teller(language, named)
    lines = [teller.say(title), ""]
    for event in view.events:
        if event.kind == "board":
            lines.append("")
        line = teller.event(event)
        if line is not None:
            lines.append(line)
    if view.result is not None:
        lines += ["", *teller.result(view.result)]
    return "\n".join(lines) + "\n"


def ended(match: Match[Any, Any, Any]) -> Iterator[State[Any, Any]]:
    """Every deal of a match at its end."""
    for deal in match.deals:
        state = match.game.start(deal.setup, deal.deck)
        for action in deal.actions:
            state = state.play(action)
        yield state


def all_in(write: History, match: Match[Any, Any, Any], seat: Seat, named: Sequence[str]) -> str:
    """The deals of a match as `seat` saw them, one section each."""
    views = [state.view(seat) for state in ended(match)]
    return "\n".join(f"[{deal}]\n{write(match.game, view, named, deal)}" for deal, view in enumerate(views, 1))


def all_in_words(language: str, match: Match[Any, Any, Any], seat: Seat, named: Sequence[str], number: int) -> str:
    """The deals of match `number` as `seat` saw them."""
    game = text(language, Message(f"game-{match.game.name}"))
    return "\n\n".join(
        in_words(
            language, Message("told-title", {"game": game, "match": number, "deal": deal}), state.view(seat), named
        )
        for deal, state in enumerate(ended(match), 1)
    )

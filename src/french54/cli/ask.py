"""Asking a person at the terminal for an action."""

import shutil
from collections.abc import Sequence
from random import Random
from typing import Any, Final, TypeAlias

from french54.cli.cards import DIM, NotCards, picked
from french54.cli.transcript import Transcript
from french54.core.card import Cards
from french54.core.game import Advice, Bot, Button, Choices, Illegal, Prompt, View
from french54.kit.betting.rounds import Round
from french54.kit.betting.wagers import Wager

AnyAction: TypeAlias = Any
_LETTERS: Final = "ponmlki"
SHOWN: Final = 8
"""So many of the things that can be said are shown at most; all can be."""


class Quit(Exception):
    """The person leaves."""


class Asker:
    """One person's turns: shows the hand, reads a line, answers an action."""

    def __init__(self, transcript: Transcript, adviser: Bot[Any, Any], rng: Random, budget: float) -> None:
        self._told, self._pen, self._words = transcript, transcript.pen, transcript.pen.words
        self._adviser, self._rng, self._budget = adviser, rng, budget
        self._hint: AnyAction = None

    def action(self, view: View[Any]) -> AnyAction:
        """The legal action the person chose; raises `Quit`."""
        choices = view.choices
        if choices is None:
            raise ValueError("not this seat's turn")
        prompt = choices.prompt()
        self._hint = None
        print(self._table(view, prompt))
        while True:
            line = self.line(self._offer(prompt))
            try:
                action = self._meant(line, view, choices, prompt)
            except Illegal as illegal:
                print(f"  {self._words.why(illegal.reason)}")
            except NotCards as unknown:
                print(f"  {self._words('cli-not-cards', text=unknown.text)}")
            else:
                if action is not None:
                    return action

    def line(self, offer: str) -> str:
        """What the person types; raises `Quit` for `q` and where nothing more comes."""
        try:
            print(offer)
            typed = input("> ").strip()  # the line editor is sure to count the columns of this prompt
        except EOFError:
            print()
            raise Quit from None
        if typed.lower() == "q":
            raise Quit
        return typed

    def _held(self, view: View[Any]) -> str:
        """How many cards the others hold."""
        others = [seat for seat in range(len(view.counts)) if seat != view.seat]
        return "  ".join(f"{self._told.names[seat]} {view.counts[seat]}" for seat in others)

    def _chips(self, betting: Round) -> str:
        """The pot, and what each seat has left, with what lies before it."""
        seats = zip(self._told.names, betting.stacks, betting.bets, betting.live, strict=True)
        told = [f"{name} {stack}" + (f" ({bet})" if bet else "") for name, stack, bet, live in seats if live]
        return "  ".join([f"{self._words('betting-pot')} {sum(betting.paid)}", *told])

    def _table(self, view: View[Any], prompt: Prompt[Any]) -> str:
        betting = getattr(view, "round", None)
        lines = ["", self._pen.ink(DIM, self._chips(betting) if isinstance(betting, Round) else self._held(view))]
        width = shutil.get_terminal_size().columns
        laid = _laid(view)
        if laid:
            lines += [self._pen.ink(DIM, self._words("cli-laid")), self._pen.fan(laid, width)]
        lines.append(self._pen.fan(view.hand, width))
        if laid:
            lines.append(self._words("cli-from-laid" if _held(view, prompt) is laid else "cli-from-own"))
        return "\n".join(lines)

    def _offer(self, prompt: Prompt[Any]) -> str:
        open_ = [f"[{key}] {self._words.of(button.said)}" for key, button in _keyed(prompt) if button.barred is None]
        if len(open_) > SHOWN:
            open_[SHOWN - 2 : -1] = ["…"]
        if prompt.pick:
            open_.insert(0, self._words("cli-cards"))
        if prompt.amount:
            open_.insert(0, self._words("cli-amount", least=prompt.amount[0], most=prompt.amount[-1]))
        return f"{' · '.join([*open_, '[h] ' + self._words('cli-hint'), '[?]'])}"

    def _keys(self) -> str:
        said = {
            "334": self._words("cli-key-ranks"),
            "B R": self._words("cli-key-jokers"),
            "S3 HT": self._words("cli-key-names"),
            "h": self._words("cli-key-hint"),
            "Enter": self._words("cli-key-enter"),
            "q": self._words("cli-key-quit"),
        }
        return "\n".join(f"  {key:7}{text}" for key, text in said.items())

    def _meant(self, line: str, view: View[Any], choices: Choices[Any], prompt: Prompt[Any]) -> AnyAction:
        """The action meant by a line; None where the line asked for something else."""
        if not line:
            return self._hint
        if line == "?":
            print(self._keys())
            return None
        if line.lower() == "h":
            self._hint = self._advise(view)
            return None
        for key, button in _keyed(prompt):
            if line.lower() == key:
                choices.check(button.action)
                return button.action
        if prompt.amount and line.isdecimal():
            return choices.amount(int(line))
        return self._chosen(choices.readings(picked(line, _held(view, prompt))))

    def _advise(self, view: View[Any]) -> AnyAction:
        advice: Sequence[Advice[Any]] = self._adviser.advise(view, self._rng, self._budget)
        for each in advice[:3]:
            why = f"  {self._words.of(each.why)}" if each.why else ""
            cards = self._pen.inline(each.action.cards, each.action.stands)
            print(f"  {cards}  {self._words.of(each.action.said)}{self._pen.ink(DIM, why)}")
        print(f"  {self._pen.ink(DIM, self._words('cli-hint-taken'))}")
        return advice[0].action

    def _chosen(self, readings: Sequence[Any]) -> AnyAction:
        if len(readings) == 1:
            return readings[0]
        for number, reading in enumerate(readings, 1):
            print(f"  [{number}] {self._words.of(reading.said)}  {self._pen.inline(reading.cards, reading.stands)}")
        typed = self.line(f"1–{len(readings)}")
        return readings[int(typed) - 1] if typed.isdecimal() and 0 < int(typed) <= len(readings) else None


def _laid(view: View[Any]) -> Cards:
    """A hand besides the own one that lies open on the table (dummy's in Bridge)."""
    laid: Cards = getattr(view, "dummy", ())
    return laid


def _held(view: View[Any], prompt: Prompt[Any]) -> Cards:
    """The hand to choose from: the own one, or one that lies open where a card of it is asked for."""
    laid = _laid(view)
    return laid if laid and prompt.playable and prompt.playable[0] in laid else view.hand


def _keyed(prompt: Prompt[Any]) -> Sequence[tuple[str, Button[Any]]]:
    """The buttons with what is typed for each: letters where digits mean cards or chips."""
    if all(isinstance(button.action, Wager) for button in prompt.buttons):  # fold, check or call, bet or raise
        return [(str(button.action)[0], button) for button in prompt.buttons]
    keys: Sequence[str] = _LETTERS if prompt.pick or prompt.amount else "0123456789"
    if len(prompt.buttons) > len(keys):  # a bidding box: what ends the notation, `1nt`, `pass`
        keys = [str(button.action).split()[-1].lower() for button in prompt.buttons]
    return list(zip(keys, prompt.buttons, strict=False))

"""What the seat on turn may say in a round of betting."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from french54.core.card import Cards
from french54.core.game import Button, Choices, Illegal, Message, Prompt, Reason
from french54.kit.betting.rounds import Round
from french54.kit.betting.wagers import CALL, CHECK, FOLD, Bet, Chips, Raise, Wager

_SHARES: Final = (("betting-preset-third", 3), ("betting-preset-half", 2), ("betting-preset-pot", 1))


@dataclass(frozen=True, slots=True)
class Paragraphs:
    """Where a game's rulebook has the rules of betting."""

    fold: str
    check: str
    call: str
    bet: str
    """The least bet."""
    more: str
    """The least raise."""
    most: str
    short: str
    """No raise with too few chips to call."""
    closed: str
    """No raise after a short all-in."""
    alone: str
    """No raise where nobody else could go on betting."""


@dataclass(frozen=True, slots=True)
class Wagers(Choices[Wager]):
    """What the seat on turn may say in a round of betting."""

    round: Round
    rules: Paragraphs

    def check(self, action: Wager) -> None:
        now, rules, owed = self.round, self.rules, self.round.owed
        match action.word:
            case "fold":
                if not owed:
                    raise Illegal(rules.fold, "betting-error-fold")
            case "check":
                if owed:
                    raise Illegal(rules.check, "betting-error-check", chips=owed)
            case "call":
                if not owed:
                    raise Illegal(rules.call, "betting-error-call")
            case word:
                if (word == "bet") != (not now.price):
                    paragraph = rules.more if now.price else rules.bet
                    raise Illegal(paragraph, "betting-error-say-raise" if now.price else "betting-error-say-bet")
                self._check_total(action.to)

    def _check_total(self, to: Chips) -> None:
        now, rules, seat = self.round, self.rules, self.round.turn
        raises = now.raises()
        if to in raises:
            return
        barred = "betting-error-short" if seat is None else now.barred(seat)
        if barred:
            paragraphs = {"betting-error-closed": rules.closed, "betting-error-alone": rules.alone}
            raise Illegal(paragraphs.get(barred, rules.short), barred)
        if to > raises[-1]:
            raise Illegal(rules.most, "betting-error-most", chips=raises[-1])
        raise Illegal(rules.more if now.price else rules.bet, "betting-error-least", chips=raises[0])

    def __iter__(self) -> Iterator[Wager]:
        """Fold or nothing, check or call, then every total from the lowest."""
        if self.round.owed:
            yield FOLD
            yield CALL
        else:
            yield CHECK
        word = Raise if self.round.price else Bet
        for total in self.round.raises():
            yield word(total)

    def draw(self, rng: Random) -> Wager:
        """Each kind alike; a bet or raise is the least, everything or any total, each alike."""
        now = self.round
        raises = now.raises()
        plain: tuple[Wager, ...] = (FOLD, CALL) if now.owed else (CHECK,)
        kind = int(rng.random() * (len(plain) + bool(raises)))
        if kind < len(plain):
            return plain[kind]
        size = int(rng.random() * 3)
        to = raises[0] if size == 0 else raises[-1] if size == 1 else raises[int(rng.random() * len(raises))]
        return Raise(to) if now.price else Bet(to)

    def readings(self, cards: Cards) -> Sequence[Wager]:
        raise Illegal(self.rules.check, "betting-error-cards")

    def amount(self, chips: Chips) -> Wager:
        """Check or call where `chips` is what that comes to; else a bet or raise to `chips`."""
        now, seat = self.round, self.round.turn
        if seat is not None and chips == min(now.price, now.bets[seat] + now.stacks[seat]):
            wager: Wager = CALL if now.owed else CHECK
        else:
            wager = Raise(chips) if now.price else Bet(chips)
        self.check(wager)
        return wager

    def prompt(self, picked: Cards = ()) -> Prompt[Wager]:
        """Three buttons that keep their places: fold, check or call, bet or raise to the least."""
        now, seat = self.round, self.round.turn
        if seat is None:
            return Prompt()
        raises = now.raises()
        word = Raise if now.price else Bet
        stay: Button[Wager] = Button(CHECK)
        if now.owed:
            cost = min(now.owed, now.stacks[seat])
            name = "betting-call-all-in" if cost == now.stacks[seat] else "betting-call-chips"
            stay = Button(CALL, None, Message(name, {"chips": cost}))
        go = word(raises.start if raises else now.price + now.step)
        fold: Button[Wager] = Button(FOLD, self._reason(FOLD))
        return Prompt((fold, stay, Button(go, self._reason(go))), amount=raises, presets=tuple(self._presets(raises)))

    def _reason(self, action: Wager) -> Reason | None:
        try:
            self.check(action)
        except Illegal as illegal:
            return illegal.reason
        return None

    def _presets(self, raises: range) -> Iterator[Button[Wager]]:
        """The least, shares of the pot as it would be after a call, and everything."""
        if not raises:
            return
        now = self.round
        pot = sum(now.spent) + sum(now.bets) + now.owed
        totals = [("betting-preset-least", raises[0])]
        totals += [(name, now.price + (2 * pot + part) // (2 * part)) for name, part in _SHARES]
        totals = [(name, to) for name, to in totals if raises[0] <= to < raises[-1]]
        totals.append(("betting-preset-all", raises[-1]))
        seen = set()
        for name, to in totals:
            if to not in seen:
                seen.add(to)
                wager: Wager = Raise(to) if now.price else Bet(to)
                yield Button(wager, None, Message(name, {"chips": to}))

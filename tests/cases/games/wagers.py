"""What the cases of betting games share: rounds of betting told by names of seats."""

from collections.abc import Sequence
from typing import Any

from french54.core.game import Illegal
from french54.kit.betting.choices import Paragraphs, Wagers
from french54.kit.betting.rounds import Round
from french54.kit.betting.wagers import CALL, CHECK, FOLD, Bet, Call, Check, Fold, Raise, Wager
from tests.cases.form import Answer

WORDS: dict[str, Wager] = {"fold": FOLD, "check": CHECK, "call": CALL}


def played(opened: Round, names: Sequence[str], actions: Sequence[tuple[str, str | int]], rules: Paragraphs) -> Answer:
    """Who is to act after `actions` and what for; where one of them is illegal, its place too."""
    now = opened
    for place, (name, said) in enumerate(actions):
        if now.turn is None or names[now.turn] != name:
            return {**_asked(now, names, rules), "illegal_at": place}
        wager = WORDS[said] if isinstance(said, str) and said in WORDS else _total(now, int(said))
        try:
            Wagers(now, rules).check(wager)
        except Illegal:
            return {**_asked(now, names, rules), "illegal_at": place}
        now = now.after(wager)
    return _asked(now, names, rules)


def _total(now: Round, to: int) -> Wager:
    return Raise(to) if now.price else Bet(to)


def _asked(now: Round, names: Sequence[str], rules: Paragraphs) -> Answer:
    seat = now.turn
    if seat is None:
        return {"actor": None}
    choices = Wagers(now, rules)
    listed = list(choices)
    totals = [each.to for each in listed if isinstance(each, Bet | Raise)]
    answer: dict[str, Any] = {
        "actor": names[seat],
        "can_check": any(isinstance(each, Check) for each in listed),
        "can_fold": any(isinstance(each, Fold) for each in listed),
        "can_call": any(isinstance(each, Call) for each in listed),
        "call": 0 if CALL not in choices else now.stacks[seat] - now.after(CALL).stacks[seat],
        "can_raise": bool(totals),
        "min_raise_to": min(totals, default=None),
        "max_raise_to": max(totals, default=None),
    }
    prompt = choices.prompt()
    assert list(prompt.amount) == totals
    return answer

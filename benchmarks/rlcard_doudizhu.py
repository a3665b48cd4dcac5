"""RLCard's rule agent for Dou Dizhu at our table, and how our players fare against it.

Sides fixed, no auction; every deck is played with our player as the landlord and as the two farmers. Run with
`python -m benchmarks.rlcard_doudizhu --level strong --deals 200 --budget 0.2`.
"""

import argparse
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from random import Random
from typing import Any, Final

import numpy as np
from rlcard.games.doudizhu.utils import CARD_TYPE
from rlcard.models.doudizhu_rule_models import DouDizhuRuleAgentV1

from french54.bots import terms
from french54.bots.arena import Contest, Tally, contest_of
from french54.catalogue import make_bot, make_game
from french54.core.card import Cards
from french54.core.game import Bot
from french54.games.doudizhu.actions import Action
from french54.games.doudizhu.view import DoudizhuView
from french54.kit.climbing.actions import PASS
from french54.kit.climbing.onepack import digit_of

LETTERS: Final = "3456789TJQKA2BR"


def written(cards: Cards) -> str:
    """Cards as RLCard writes them: a letter each, from the lowest rank up."""
    return "".join(LETTERS[digit] for digit in sorted(int(digit_of(card)) for card in cards))


class RuleAgent(Bot[DoudizhuView, Action]):
    """RLCard's rule agent. It sees its hand, the plays and passes so far, and what is legal here."""

    def __init__(self) -> None:
        self._agent = DouDizhuRuleAgentV1()

    def act(self, view: DoudizhuView, rng: Random, budget: float) -> Action:
        """Decide; raises RuntimeError if the agent's answer is no legal play."""
        if view.choices is None or view.landlord is None or view.seat is None:
            raise ValueError("it plays on its turn, after the auction")
        legal: dict[str, Action] = {}
        for action in view.choices:
            legal["pass" if action == PASS else written(action.cards)] = action
        np.random.seed(rng.getrandbits(32))  # the agent draws from numpy's global state
        raw = {
            "trace": list(_trace(view)),
            "current_hand": written(view.hand),
            "actions": [name for name in legal if name == "pass" or name in CARD_TYPE[0]],
            "landlord": 0,
            "self": (view.seat - view.landlord) % 3,
        }
        answer = str(self._agent.step({"raw_obs": raw}))
        if answer not in legal:
            raise RuntimeError(f"{answer!r} is not among {sorted(legal)}")
        return legal[answer]


def _trace(view: DoudizhuView) -> Iterator[tuple[int, str]]:
    for event in view.events:
        if event.kind in {"play", "pass"} and event.seat is not None and view.landlord is not None:
            yield (event.seat - view.landlord) % 3, written(event.cards) if event.cards else "pass"


def meet(level: str, deals: int, budget: float, workers: int, seed: str = "rlcard") -> Tally:
    """What our `level` and the rule agent did on `deals` decks, each played both ways."""
    game = make_game("doudizhu", {})
    players = (partial(make_bot, "doudizhu", level), RuleAgent)
    contest: Any = Contest(game, players, terms.of("doudizhu", 3)[terms.FIXED], seed, budget)
    tally = Tally()
    with closing(contest_of(contest, range(deals), workers)) as played:
        for deck in played:
            tally.played.append(deck)
    return tally


def main() -> None:
    """Print the share of deals won, with 95 % intervals."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--budget", type=float, default=0.2)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    tally = meet(asked.level, asked.deals, asked.budget, asked.workers)
    print(
        f"{asked.level} against RLCard's rule agent, {len(tally.played)} decks both ways, {asked.budget} s a decision"
    )
    for role in (None, "landlord", "farmer"):
        print(f"  won {role or 'in all'}: {tally.won(0, role)}")


if __name__ == "__main__":
    main()

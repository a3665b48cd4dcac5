"""Bots think in worker processes; one that dies, hangs or errs is replaced, and its turn taken again."""

import logging
import math
import secrets
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

from anyio import CapacityLimiter, fail_after, to_process

from french54 import catalogue
from french54.core.game import Action, Illegal, Message, View
from french54.server import worker
from french54.server.config import Config
from french54.server.worker import Job, Weighed
from french54.table.table import AnyGame

ATTEMPTS: Final = 3
"""How often a turn is given to a worker before an action is drawn for the bot."""
_MARGIN: Final = 5.0
"""Seconds a worker leaves the server to end it, before it ends itself."""

T = TypeVar("T")
_log = logging.getLogger("french54.bots")


class Thinkers:
    """The workers of one server."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._bots = CapacityLimiter(config.workers)
        self._advisers = CapacityLimiter(max(1, config.workers // 2))
        self._reviewers = CapacityLimiter(1)
        tokens = (each.total_tokens for each in (self._bots, self._advisers, self._reviewers))
        self._processes = CapacityLimiter(sum(tokens))

    async def act(self, game: AnyGame, level: str, view: View[Any], most: float | None = None) -> str:
        """The action of a bot of `level`, in notation, and legal whatever becomes of the bot.

        It may think for `most` seconds, unless its level has less.
        """
        if view.choices is None:
            raise ValueError("not on turn")
        budget = min(self._config.budget_of(level), most if most is not None else math.inf)
        for _ in range(ATTEMPTS):
            try:
                async with self._bots:
                    action = await self._ask(worker.act, game.name, level, view, budget)
                view.choices.check(game.parse(action))
            except Exception:
                _log.exception("a bot failed: %s, %s, seat %s", game.name, level, view.seat)
            else:
                return action
        _log.critical("a bot failed %s times, so its action is drawn: %s, %s", ATTEMPTS, game.name, level)
        return str(view.choices.draw(Random(secrets.randbits(64))))

    async def advise(self, game: AnyGame, view: View[Any]) -> Sequence[tuple[str, Message | None]]:
        """Sensible actions, best first, in notation; raises what the bot died of."""
        level = self._config.hint_level or list(catalogue.entry(game.name).levels)[-1]
        async with self._advisers:
            return await self._ask(worker.advise, game.name, level, view, self._config.hint_budget)

    async def study(self, game: AnyGame, name: str, view: View[Any]) -> Mapping[str, Any]:
        """What the study called `name` finds in `view`; raises Illegal where there is nothing to be told now."""
        async with self._advisers:
            found = await self._ask(worker.study, game.name, name, view, self._config.study_budget)
        if isinstance(found, Illegal):
            raise found
        return found

    async def weigh(self, game: AnyGame, view: View[Any], taken: Action) -> Weighed | None:
        """What was done in `view`, weighed; None where that is not done. It waits for everybody at a table."""
        async with self._reviewers:
            return await self._ask(worker.weigh, game.name, "", view, self._config.review_budget, taken)

    async def _ask(  # noqa: PLR0917 - what a job is made of
        self,
        task: Callable[[Job], T],
        game: str,
        name: str,
        view: View[Any],
        budget: float,
        taken: Action | None = None,
    ) -> T:
        allowed = budget + self._config.grace
        job = Job(game, name, view, secrets.randbits(64), budget, allowed + _MARGIN, taken)
        # A task that is cancelled takes its worker with it, so the deadline kills what hangs.
        with fail_after(allowed):
            return await to_process.run_sync(task, job, cancellable=True, limiter=self._processes)

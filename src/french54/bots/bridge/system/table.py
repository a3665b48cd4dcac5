"""The whole system: sections of rules; the first that is about an auction says what calls mean in it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from french54.bots.bridge.auction import Auction, Rule
from french54.bots.bridge.system import (
    advancing,
    contested,
    defence,
    notrump,
    opening,
    placing,
    rebidding,
    responding,
    slam,
    strong,
    weak,
)


@dataclass(frozen=True, slots=True)
class Section:
    """Rules for auctions of a kind, the first that fits a hand first."""

    name: str
    when: Callable[[Auction], bool]
    rules: Callable[[Auction], Iterator[Rule]]


SECTIONS: Final = (
    Section("opening", opening.when, opening.rules),
    Section("slam-answers", slam.asked, slam.answers),
    Section("slam-choice", slam.answered, slam.choices),
    Section("slam-end", slam.placed, slam.stops),
    Section("notrump", notrump.asking, notrump.rules),
    Section("notrump-answers", notrump.answering, notrump.answers),
    Section("strong-answers", strong.opened, strong.responses),
    Section("strong-rebids", strong.answered, strong.rebids),
    Section("weak", weak.when, weak.rules),
    Section("responses", responding.when, responding.rules),
    Section("rebids", rebidding.when, rebidding.rules),
    Section("contested", contested.when, contested.rules),
    Section("doubles", advancing.doubled, advancing.answers),
    Section("overcalls", advancing.overcalled, advancing.supports),
    Section("defence", defence.when, defence.rules),
    Section("placing", placing.always, placing.rules),
)

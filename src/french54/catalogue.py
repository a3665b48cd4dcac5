"""The one list of games and bots."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, Final, TypeAlias

from french54.bots.appraising import Appraise
from french54.core.game import Bot, Game, Option, State, Value, View

AnyGame = Game[Any, Any, Any, Any]
AnyBot = Bot[Any, Any]
Study: TypeAlias = Callable[[View[Any], Random, float], Mapping[str, Any]]
"""What a view has to teach besides a hint (what a call says, the odds), worked out within so many seconds of one core.

Plain data for the page, sentences as `Message`; raises Illegal where there is nothing to be told at this time.
"""
Export: TypeAlias = Callable[[State[Any, Any], Sequence[str]], str]
"""Writes a deal that is over, given who sat where."""
History: TypeAlias = Callable[[AnyGame, View[Any], Sequence[str], int], str]
"""Writes the deal of that number as one seat saw it, given who sat where."""

UNIFORM: Final = "uniform"
"""A level every game has, for tests and measurements; it plays at random and is not offered to people."""
COUNTED: Final = ("strong",)
_UNIFORM: Final = "french54.bots.uniform:Uniform"


@dataclass(frozen=True, slots=True)
class Entry:
    """A game: where its rules are, and its bots by level, weakest first. Paths are `module:name`."""

    game: str
    factory: str
    levels: Mapping[str, str]
    studies: Mapping[str, str] = field(default_factory=dict)
    """What can be asked of a view, by name."""
    exports: Mapping[str, str] = field(default_factory=dict)
    """Forms other programs read, in which a deal that is over can be saved, by the ending of their files."""
    histories: Mapping[str, str] = field(default_factory=dict)
    """Forms other programs read, in which a deal can be saved as one seat saw it; a match has an `s` after them."""
    offered: str | None = None
    """Where the options are that people may choose before a table is opened."""
    presets: str | None = None
    """Where there are choices that go well together, by name."""
    counted: Collection[str] = ()
    """Levels whose thinking can be counted instead of timed."""
    appraiser: str | None = None
    """Where it is weighed what a decision was worth (`appraising.Appraise`)."""
    unit: str = "points"
    """What a deal is reckoned in: `points`, `chips` or `levels`."""

    def make_game(self, options: Mapping[str, Any]) -> AnyGame:
        """The rules with `options`; raises TypeError or ValueError for an option the game does not have."""
        made: AnyGame = _named(self.factory)(**options)
        return made

    def make_bot(self, level: str, trials: int = 0) -> AnyBot:
        """A player of `level`, which makes so many trials a decision if not 0; raises KeyError or ValueError."""
        if trials < 0 or (trials and level not in self.counted):
            raise ValueError(f"{trials} trials of {level}")
        maker = _named(_UNIFORM if level == UNIFORM else self.levels[level])
        made: AnyBot = maker(trials) if trials else maker()
        return made

    @property
    def options(self) -> tuple[Option, ...]:
        """What people may choose before a table is opened."""
        found: tuple[Option, ...] = _named(self.offered) if self.offered else ()
        return found

    @property
    def choices(self) -> Mapping[str, Mapping[str, Value]]:
        """Choices that go well together, by name; what is not in them stays off."""
        found: Mapping[str, Mapping[str, Value]] = _named(self.presets) if self.presets else {}
        return found

    @property
    def seats(self) -> tuple[int, int]:
        """How many play, at least and at most."""
        players = next((option.among for option in self.options if option.name == "players"), ())
        return (min(players), max(players)) if players else (self.make_game({}).seats,) * 2

    def study(self, name: str) -> Study:
        """The study called `name`; raises KeyError."""
        found: Study = _named(self.studies[name])
        return found

    @property
    def appraise(self) -> Appraise | None:
        """What weighs a decision that was made, where the game has it."""
        found: Appraise | None = _named(self.appraiser) if self.appraiser else None
        return found

    def export(self, form: str) -> Export:
        """What writes a deal in `form`; raises KeyError."""
        found: Export = _named(self.exports[form])
        return found

    def history(self, form: str) -> History:
        """What writes in `form` what one seat saw; raises KeyError."""
        found: History = _named(self.histories[form])
        return found


ENTRIES: Final[tuple[Entry, ...]] = (
    Entry(
        "doudizhu",
        "french54.games.doudizhu.rules:Doudizhu",
        {"casual": "french54.bots.doudizhu:Casual", "strong": "french54.bots.doudizhu:Strong"},
        {"beats": "french54.games.doudizhu.beating:beats"},
        counted=COUNTED,
        appraiser="french54.bots.doudizhu.appraising:appraise",
    ),
    Entry(
        "guandan",
        "french54.games.guandan.rules:Guandan",
        {"casual": "french54.bots.guandan:Casual", "strong": "french54.bots.guandan:Strong"},
        {"beats": "french54.games.guandan.beating:beats"},
        appraiser="french54.bots.guandan.appraising:appraise",
        unit="levels",
        counted=COUNTED,
    ),
    Entry(
        "zhengshangyou",
        "french54.games.zhengshangyou.rules:Zhengshangyou",
        {"casual": "french54.bots.zhengshangyou:Casual", "strong": "french54.bots.zhengshangyou:Strong"},
        {"beats": "french54.games.zhengshangyou.beating:beats"},
        appraiser="french54.bots.zhengshangyou.appraising:appraise",
        counted=COUNTED,
    ),
    Entry(
        "winner",
        "french54.games.winner.rules:Winner",
        {"casual": "french54.bots.winner:Casual", "strong": "french54.bots.winner:Strong"},
        {"beats": "french54.games.winner.beating:beats"},
        appraiser="french54.bots.winner.appraising:appraise",
        counted=COUNTED,
        offered="french54.games.winner.options:OPTIONS",
        presets="french54.games.winner.options:PRESETS",
    ),
    Entry(
        "doudizhu-table",
        "french54.games.doudizhu_table.rules:DoudizhuTable",
        {"casual": "french54.bots.doudizhu_table:Casual", "strong": "french54.bots.doudizhu_table:Strong"},
        {"beats": "french54.games.doudizhu_table.beating:beats"},
        appraiser="french54.bots.doudizhu_table.appraising:appraise",
        counted=COUNTED,
        offered="french54.games.doudizhu_table.rules:OPTIONS",
    ),
    Entry(
        "holdem",
        "french54.games.holdem.rules:Holdem",
        {"casual": "french54.bots.holdem:Casual", "strong": "french54.bots.holdem:Strong"},
        {"odds": "french54.bots.holdem.odds:odds"},
        histories={"phh": "french54.games.holdem.phh:told"},
        appraiser="french54.bots.holdem.appraising:appraise",
        unit="chips",
    ),
    Entry(
        "bridge",
        "french54.games.bridge.rules:Bridge",
        {"casual": "french54.bots.bridge:Casual", "strong": "french54.bots.bridge:Strong"},
        {
            "explain": "french54.bots.bridge.studies:explain",
            "doubledummy": "french54.bots.bridge.studies:doubledummy",
        },
        {"pbn": "french54.games.bridge.pbn:export"},
        appraiser="french54.bots.bridge.appraising:appraise",
        counted=COUNTED,
    ),
    Entry(
        "tractor",
        "french54.games.tractor.rules:Tractor",
        {"casual": "french54.bots.tractor:Casual", "strong": "french54.bots.tractor:Strong"},
        appraiser="french54.bots.tractor.appraising:appraise",
        unit="levels",
        counted=COUNTED,
    ),
    Entry(
        "onepoker",
        "french54.games.onepoker.rules:OnePoker",
        {"casual": "french54.bots.onepoker:Casual", "strong": "french54.bots.onepoker:Strong"},
        appraiser="french54.bots.onepoker.appraising:appraise",
        unit="chips",
    ),
)
_BY_NAME: Final = {entry.game: entry for entry in ENTRIES}


def entry(name: str) -> Entry:
    """The game called `name`; raises KeyError."""
    return _BY_NAME[name]


def make_game(name: str, options: Mapping[str, Any] | None = None) -> AnyGame:
    """The rules of the game called `name`."""
    return entry(name).make_game(options or {})


def make_bot(name: str, level: str, trials: int = 0) -> AnyBot:
    """A player of `level` for the game called `name`; made where it plays, since it may load much."""
    return entry(name).make_bot(level, trials)


def _named(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)

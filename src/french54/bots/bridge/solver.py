"""Double-dummy play: what every card is worth when all four hands are open, by Bo Haglund's DDS as endplay brings it.

Only endplay's binding to the solver is loaded: the package itself would bring in what draws diagrams. Its seats go
north, east, south, west and its suits from spades to clubs. It solves one thing at a time, and cannot be interrupted.
"""

import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from math import isinf
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Final

from french54.core.card import Card
from french54.core.game import Seat
from french54.games.bridge.actions import STRAINS, Sides

Hands = Sequence[int]
"""Four sets of cards, South's first."""
MEGABYTES: Final = 64
_VULNERABLE: Final[Mapping[Sides, int]] = {"none": 0, "both": 1, "ns": 2, "ew": 3}
_NAME: Final = "endplay._dds"
_ALONE: Final = Lock()
"""Held while something is solved."""


@cache
def _dds() -> ModuleType:
    """The binding, with one thread and bounded memory."""
    loaded = sys.modules.get(_NAME)
    if loaded is None:
        package = find_spec("endplay")
        if package is None or not package.submodule_search_locations:
            raise ImportError("endplay is not installed")
        path = Path(package.submodule_search_locations[0], "_dds", "__init__.py")
        spec = spec_from_file_location("french54_dds", path)
        if spec is None or spec.loader is None:
            raise ImportError(f"no solver at {path}")
        loaded = module_from_spec(spec)
        spec.loader.exec_module(loaded)
    loaded._dll.SetResources(MEGABYTES, 1)
    return loaded


def _place(seat: Seat) -> int:
    return (seat + 2) % 4


def _strain(strain: int) -> int:
    return 3 - strain if strain < 4 else 4


@dataclass(frozen=True, slots=True)
class Position:
    """A trick about to be played or under way."""

    hands: Hands
    """The cards still held."""
    trump: int
    """4 for none."""
    leader: Seat
    """Who led, or leads, to this trick."""
    table: Sequence[Card] = ()
    """The cards laid, the lead first."""


def _fill(cells: Sequence[Sequence[int]], hands: Hands) -> None:
    """Write the cards of four hands."""
    for seat, held in enumerate(hands):
        row = cells[_place(seat)]
        for suit in range(4):
            row[3 - suit] = sum(1 << rank + 2 for rank in range(13) if held >> 4 * rank + suit & 1)  # type: ignore[index]


def _deal(position: Position) -> object:
    deal = _dds().deal()
    deal.trump, deal.first = _strain(position.trump), _place(position.leader)
    for at, card in enumerate(position.table):
        deal.currentTrickSuit[at], deal.currentTrickRank[at] = 3 - card % 4, card // 4 + 2
    _fill(deal.remainCards, position.hands)
    return deal


def tricks(position: Position) -> dict[Card, int]:
    """For each card that may be played, how many tricks its side takes from here on with best play of all."""
    dds = _dds()
    found = dds.futureTricks()
    with _ALONE:
        dds.SolveBoard(_deal(position), -1, 3, 1, found, 0)
    worth: dict[Card, int] = {}
    for at in range(found.cards):
        suit, score = 3 - found.suit[at], found.score[at]
        worth[4 * (found.rank[at] - 2) + suit] = score
        for rank in range(13):
            if found.equals[at] >> rank + 2 & 1:
                worth[4 * rank + suit] = score
    return worth


@cache
def _beside() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "solver")


def tricks_within(position: Position, seconds: float) -> dict[Card, int] | None:
    """The same if it is found within the seconds; else nothing, and what is solved next has to wait for its end."""
    if isinf(seconds):
        return tricks(position)
    found = _beside().submit(tricks, position)
    try:
        return found.result(max(0.0, seconds))
    except TimeoutError:
        found.cancel()
        return None


def best(position: Position) -> int:
    """How many tricks the side on turn takes from here on with best play of all."""
    dds = _dds()
    found = dds.futureTricks()
    with _ALONE:
        dds.SolveBoard(_deal(position), -1, 1, 1, found, 0)
    return int(found.score[0])


Table = tuple[tuple[int, ...], ...]
"""By declarer and strain, the tricks declarer takes."""


def table(hands: Hands) -> Table:
    """The tricks that each declarer takes in each strain, of whole hands."""
    dds = _dds()
    deal, found = dds.ddTableDeal(), dds.ddTableResults()
    _fill(deal.cards, hands)
    with _ALONE:
        dds.CalcDDtable(deal, found)
    return tuple([tuple([found.resTable[_strain(strain)][_place(seat)] for strain in range(5)]) for seat in range(4)])


@dataclass(frozen=True, slots=True)
class ParContract:
    """A contract neither side can better."""

    level: int
    strain: str
    doubled: int
    declarers: tuple[Seat, ...]
    over: int
    """Tricks above the contract; below 0, those it lacks."""


@dataclass(frozen=True, slots=True)
class Par:
    """What both sides come to if they bid and play with all hands open."""

    points: int
    """North and South's."""
    contracts: tuple[ParContract, ...]


def par(found: Table, sides: Sides, dealer: Seat = 0) -> Par:
    """The par of a deal by its table."""
    dds = _dds()
    results, master = dds.ddTableResults(), dds.parResultsMaster()
    for seat in range(4):
        for strain in range(5):
            results.resTable[_strain(strain)][_place(seat)] = found[seat][strain]
    dds.DealerParBin(results, master, _place(dealer), _VULNERABLE[sides])
    return Par(master.score, tuple([_par_contract(master.contracts[at]) for at in range(master.number)]))


def _par_contract(found: object) -> ParContract:
    level, denom, seats = found.level, found.denom, found.seats  # type: ignore[attr-defined]
    under, over = found.underTricks, found.overTricks  # type: ignore[attr-defined]
    strain = STRAINS[4 - denom]
    declarers = {4: (2, 0), 5: (3, 1)}.get(seats, ((seats + 2) % 4,))
    return ParContract(level, strain, int(under > 0), tuple(sorted(declarers)), -under or over)


def course(position: Position, played: Sequence[Card]) -> list[int]:
    """Of whole hands, the tricks that the side not on lead takes in all: before, and after each card of `played`."""
    dds = _dds()
    trace, found = dds.playTraceBin(), dds.solvedPlay()
    trace.number = len(played)
    for at, card in enumerate(played):
        trace.suit[at], trace.rank[at] = 3 - card % 4, card // 4 + 2
    with _ALONE:
        dds.AnalysePlayBin(_deal(position), trace, found, 0)
    return [found.tricks[at] for at in range(found.number)]

"""What a contract scores, and how the page derives it."""

from collections.abc import Iterator
from dataclasses import dataclass

from french54.core.game import Line, Message, Result, Seat
from french54.games.bridge.board import Contract

TRICK = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}


@dataclass(frozen=True, slots=True)
class Part:
    """One step of a score, as the declaring side counts it."""

    name: str
    """`tricks`, `game`, `part`, `small-slam`, `grand-slam`, `doubled`, `overtricks`, `undertricks`, `first`, `next` or
    `further` (undertricks of a doubled contract)."""
    points: int
    count: int = 1
    """How many tricks it is for; 1 for a bonus."""


@dataclass(frozen=True, slots=True)
class Score:
    """A contract played to its end."""

    contract: Contract
    vulnerable: bool
    """Whether the declaring side is."""
    tricks: int
    """What the declaring side took."""

    @property
    def over(self) -> int:
        """Tricks above what was needed; below 0, those that are lacking."""
        return self.tricks - self.contract.needed

    @property
    def parts(self) -> tuple[Part, ...]:
        """The steps, in the order of the rulebook."""
        return tuple(self._made() if self.over >= 0 else self._failed())

    def _made(self) -> Iterator[Part]:
        level, strain, doubled = self.contract.level, self.contract.strain, self.contract.doubled
        each = TRICK[strain]
        tricks = (level * each + 10 * (strain == "NT")) << doubled
        yield Part("tricks", tricks, level)
        if tricks >= 100:
            yield Part("game", 500 if self.vulnerable else 300)
        else:
            yield Part("part", 50)
        if level == 6:
            yield Part("small-slam", 750 if self.vulnerable else 500)
        if level == 7:
            yield Part("grand-slam", 1500 if self.vulnerable else 1000)
        if doubled:
            yield Part("doubled", 50 * doubled)
        if self.over:
            worth = (200 if self.vulnerable else 100) * doubled if doubled else each
            yield Part("overtricks", worth * self.over, self.over)

    def _failed(self) -> Iterator[Part]:
        down, doubled = -self.over, self.contract.doubled
        if not doubled:
            yield Part("undertricks", -down * (100 if self.vulnerable else 50), down)
            return
        first, following = (200, 300) if self.vulnerable else (100, 200)
        yield Part("first", -first * doubled)
        later = down - 1 if self.vulnerable else min(down - 1, 2)
        if later:
            yield Part("next", -following * later * doubled, later)
        if down - 1 > later:
            yield Part("further", -300 * (down - 1 - later) * doubled, down - 1 - later)

    @property
    def points(self) -> int:
        """What the declaring side scores; below 0 where the defenders do."""
        return sum(part.points for part in self.parts)

    @property
    def payoffs(self) -> tuple[int, int, int, int]:
        """Each seat's: its side's score."""
        south = self.points if self.contract.declarer % 2 == 0 else -self.points
        return south, -south, south, -south

    def result(self, seat: Seat | None) -> Result:
        """The score as `seat` reads it; None is a spectator."""
        return Result(self._headline(seat), self.payoffs, tuple(self._lines()))

    def _headline(self, seat: Seat | None) -> Message:
        contract, made = self.contract, self.over >= 0
        args: dict[str, str | int] = {
            "level": contract.level,
            "strain": contract.strain,
            "doubled": contract.doubled,
            "count": abs(self.over),
        }
        if seat is None:
            return Message("bridge-result-made" if made else "bridge-result-failed", args)
        if seat % 2 == contract.declarer % 2:
            return Message("bridge-won-declaring" if made else "bridge-lost-declaring", args)
        return Message("bridge-lost-defending" if made else "bridge-won-defending", args)

    def _lines(self) -> Iterator[Line]:
        for part in self.parts:
            yield Line(self._label(part), _signed(part.points), self._note(part))
        south = self.payoffs[0]
        yield Line(Message("bridge-line-ns"), _signed(south))
        yield Line(Message("bridge-line-ew"), _signed(-south))

    def _label(self, part: Part) -> Message:
        if part.name == "tricks":
            return Message("bridge-line-tricks", {"level": part.count, "strain": self.contract.strain})
        if part.name == "doubled":
            return Message("bridge-line-doubled", {"doubled": self.contract.doubled})
        return Message(f"bridge-line-{part.name}", {"count": part.count})

    def _note(self, part: Part) -> Message | None:
        """Whatever raises this figure."""
        doubled = self.contract.doubled
        if part.name in {"game", "small-slam", "grand-slam", "undertricks"} or (doubled and part.points < 0):
            return Message("bridge-note-vulnerable" if self.vulnerable else "bridge-note-not-vulnerable")
        if doubled and part.name in {"tricks", "overtricks"}:
            return Message("bridge-note-doubled", {"doubled": doubled})
        return None


def passed_out() -> Result:
    """Nobody bid."""
    zero = Message("score-number", {"points": 0})
    lines = (Line(Message("bridge-line-ns"), zero), Line(Message("bridge-line-ew"), zero))
    return Result(Message("bridge-passed-out"), (0, 0, 0, 0), lines)


def _signed(points: int) -> Message:
    return Message("score-plus" if points > 0 else "score-minus", {"points": abs(points)})

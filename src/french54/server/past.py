"""Deals that are over, found in the store."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from anyio import to_thread
from starlette.requests import Request

from french54 import catalogue
from french54.core import record
from french54.core.game import Seat
from french54.server.house import House
from french54.server.problems import Problem
from french54.server.room import Standing
from french54.server.wire import DealAddress
from french54.table.entries import Again, Laid, Opened, decode
from french54.table.history import Played, Replay, first_person
from french54.table.table import BrokenLog, Refused


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A deal that is over, at its table."""

    opened: Opened
    played: Played
    match_over: bool

    @property
    def game(self) -> str:
        """Its name."""
        return self.opened.game

    @property
    def options(self) -> Mapping[str, Any]:
        """The rules as they were chosen."""
        return self.opened.options

    @property
    def first(self) -> Seat:
        """The seat of whoever opened the table."""
        return first_person(self.opened)

    def seat_of(self, person: str | None) -> Seat:
        """Where the person sat; raises Problem."""
        seat = self.played.table.seat_of(person) if person else None
        if seat is None:
            raise Problem(403, "error-not-seated")
        return seat

    def again(self) -> Again | Laid:
        """What it takes to deal it once more; raises Problem while something in it is secret."""
        if not self.played.open(match_over=self.match_over):
            raise Problem(409, "error-match-not-over")
        return self.played.again()

    def replay(self, seat: Seat) -> Replay:
        """The deal as `seat` saw it."""
        return self.played.replay(seat, match_over=self.match_over)

    def reviewed(self) -> Played:
        """The deal to be weighed; raises Problem while something in it is secret, or where that is not done."""
        if not self.played.open(match_over=self.match_over):
            raise Problem(409, "error-match-not-over")
        if catalogue.entry(self.game).appraise is None:
            raise Problem(404, "error-no-study")
        return self.played

    def record(self) -> str:
        """The match up to this deal; raises Problem while it is on, or where there was none."""
        if not self.match_over:
            raise Problem(409, "error-match-not-over")
        if self.played.last.alone:
            raise Problem(409, "error-dealt-again")
        return record.write(record.of(self.played.last))


async def find(house: House, where: DealAddress) -> PastDeal:
    """The deal at `where`; raises Problem."""
    chapter = await house.store.chapter(where.table, where.match, where.deal)
    if chapter is None:
        raise Problem(404, "error-no-such-deal")
    stands = msgspec.json.decode(chapter.standing, type=Standing)
    over = chapter.past or stands.phase == "match"
    # A long match takes a while to be played again, so not on the event loop.
    return await to_thread.run_sync(_read, chapter.log, over, where.deal)


def address(request: Request) -> DealAddress:
    """The deal that the request names; raises Problem."""
    try:
        match, deal = int(request.path_params["match"]), int(request.path_params["deal"])
    except ValueError:
        raise Problem(404, "error-no-such-deal") from None
    if not 0 < match < 2**31 or not 0 < deal < 2**31:
        raise Problem(404, "error-no-such-deal")
    return DealAddress(request.path_params["id"], match, deal)


def _read(lines: list[tuple[int, str]], over: bool, deal: int) -> PastDeal:
    log = [(number, decode(line)) for number, line in lines]
    opened = log[0][1]
    if not isinstance(opened, Opened):
        raise BrokenLog("a log begins with its opening")
    try:
        played = Played(catalogue.make_game(opened.game, opened.options), log, deal)
    except Refused as refused:
        raise Problem(409, refused) from None
    return PastDeal(opened, played, over or played.table.over)

"""Records out of files, shown step by step; nothing of them is kept."""

import re
from time import monotonic
from typing import Any, Final

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response

from french54 import records
from french54.core.game import Message, Seat
from french54.core.match import Match
from french54.core.record import BrokenRecord
from french54.server import limits
from french54.server.api import as_json, body, device_of
from french54.server.house import House
from french54.server.languages import language_of, text
from french54.server.problems import Problem
from french54.table.history import Replay, frame
from french54.table.table import Refused

SEAT: Final[Seat] = 0
"""From which a record is looked at: South in Bridge, and a person's own at the tables of the page."""
_PLACE: Final = re.compile(r"(?:deals\[(\d+)\]|pbn)(?:\.actions\[(\d+)\])?")


class Shown(msgspec.Struct, frozen=True):
    """A deal of a record, and of how many."""

    deals: int
    replay: Replay


async def show(request: Request) -> Response:
    """`POST /api/records?deal=2`: a deal of the record, or of the PBN, that is the body, step by step."""
    house: House = request.app.state.house
    if not house.is_own_page(request):
        raise Problem(403, "error-origin")
    if not await house.readings.allows(device_of(request)):
        raise Problem(429, "error-rate")
    number = _number(request.query_params.get("deal", "1"))
    raw = await body(request, limits.RECORD, Refused("record-too-large", most=limits.RECORD // 1024))
    try:
        found = await to_thread.run_sync(shown, raw, number, monotonic() + limits.READING, limiter=house.reading)
    except BrokenRecord as broken:
        raise Problem(400, refusal(broken, language_of(request))) from None
    return as_json(found)


def shown(raw: bytes, number: int, until: float) -> Shown:
    """Deal `number` of the record in `raw`; raises BrokenRecord, or Problem when the clock comes to `until`."""
    steps: list[Match[Any, Any, Any]] = []
    last: Match[Any, Any, Any] | None = None
    for last in records.steps(raw):
        if monotonic() > until:
            raise Problem(413, "record-too-long")
        if len(last.deals) == number:
            steps.append(last)
    if last is None or not steps:
        raise Problem(404, Refused("error-no-such-deal", "deal"))
    frames = []
    for step in steps:
        if monotonic() > until:
            raise Problem(413, "record-too-long")
        frames.append(frame(step, SEAT, opened=True))
    names = records.players(raw) or (None,) * last.game.seats
    events = steps[-1].state.view(SEAT).events
    replay = Replay(
        game=last.game.name,
        match=1,
        deal=number,
        you=SEAT,
        names=names,
        practice=False,
        open=True,
        events=events,
        frames=tuple(frames),
    )
    return Shown(len(last.deals), replay)


def refusal(broken: BrokenRecord, language: str) -> Refused:
    """What is wrong with a record and where, as a person is told it."""
    why = text(language, broken.why)
    if broken.reason and broken.reason.rule:
        why = text(language, Message("record-rule", {"why": why, "paragraph": broken.reason.rule.rpartition(" ")[2]}))
    place = _PLACE.match(broken.field)
    deal, action = (int(each) + 1 if each else 0 for each in place.groups()) if place else (0, 0)
    if deal and action:
        return Refused("record-at-action", broken.field, deal=deal, action=action, why=why)
    if deal:
        return Refused("record-at-deal", broken.field, deal=deal, why=why)
    if action:
        return Refused("record-at-pbn-action", broken.field, action=action, why=why)
    if place:
        return Refused("record-at-pbn", broken.field, why=why)
    if broken.field == "record":
        return Refused(broken.why.id, broken.field, **broken.why.args)
    return Refused("record-at-field", broken.field, field=broken.field, why=why)


def _number(asked: str) -> int:
    number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 7 else 0
    if not number:
        raise Problem(404, Refused("error-no-such-deal", "deal"))
    return number

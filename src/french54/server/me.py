"""What a person asks about itself: its deals, its data, another device, being forgotten."""

import secrets
from typing import Any, Final

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from french54 import catalogue
from french54.core.game import Message
from french54.server import languages, past, story, wire
from french54.server.api import as_json, body, device_of
from french54.server.house import House
from french54.server.identity import COOKIE
from french54.server.languages import language_of
from french54.server.problems import Problem
from french54.server.wire import DealAddress
from french54.store.people import Outcome
from french54.table.table import Refused

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Those that are not mistaken for one another."""
LENGTH: Final = 10
"""Fifty bits, of which a stranger may try a few a minute for as long as a code holds."""
MINUTES: Final = 10
"""So long a code holds."""


async def replay(request: Request) -> Response:
    """`GET /api/tables/{id}/deals/{match}/{deal}`."""
    house, person = _whose(request)
    found = await past.find(house, past.address(request))
    # Every seat has a view for every step, so not on the event loop.
    return as_json(await to_thread.run_sync(found.replay, found.seat_of(person)))


async def record(request: Request) -> Response:
    """`GET /api/tables/{id}/deals/{match}/{deal}/record`: the match up to that deal, as a file."""
    house, person = _whose(request)
    where = past.address(request)
    found = await past.find(house, where)
    found.seat_of(person)
    return _file(found.record(), f"french54-{found.game}-{where.match}-{where.deal}.json")


async def review(request: Request) -> Response:
    """`POST /api/tables/{id}/deals/{match}/{deal}/review`: what each of the person's decisions was worth."""
    house, person = _whose(request, writes=True)
    if not await house.reviews.rates.allows(person) or not await house.reviews.rates.allows(device_of(request)):
        raise Problem(429, "error-rate")
    where = past.address(request)
    found = await past.find(house, where)
    seat = found.seat_of(person)
    told = house.reviews.lines(person, where, found.reviewed(), seat)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(told, headers=headers, media_type="text/event-stream")


async def history(request: Request) -> Response:
    """`GET /api/tables/{id}/deals/{match}/{deal}/history.{form}`: the deal as the person saw it, in words or otherwise.

    Once the match is over, also in the other forms its game can be saved in, with every hand (`pbn`).
    """
    house, person = _whose(request)
    where, form = past.address(request), request.path_params["form"]
    found = await past.find(house, where)
    seat, language = found.seat_of(person), language_of(request)
    names, view = found.played.names, found.played.last.state.view(seat)
    named = story.names(language, names, seat)
    entry = catalogue.entry(found.game)
    if form in entry.histories:
        told = entry.history(form)(found.played.table.game, view, named, where.deal)
    elif form == "txt":
        game = languages.text(language, Message(f"game-{found.game}"))
        title = Message("told-title", {"game": game, "match": where.match, "deal": where.deal})
        told = story.in_words(language, title, view, named)
    elif form in entry.exports and found.match_over:
        told = entry.export(form)(found.played.last.state, [each or "" for each in names])
    else:
        raise Problem(404, "error-no-such-notation")
    return _file(told, f"french54-{found.game}-{where.match}-{where.deal}.{form}", "text/plain")


async def histories(request: Request) -> Response:
    """`GET /api/tables/{id}/deals/{match}/{deal}/histories.{form}`: its match up to that deal, likewise."""
    house, person = _whose(request)
    where, form = past.address(request), request.path_params["form"]
    found = await past.find(house, where)
    seat, language, match = found.seat_of(person), language_of(request), found.played.last
    if match.alone:
        raise Problem(409, "error-dealt-again")
    named = story.names(language, found.played.names, seat)
    entry, one = catalogue.entry(found.game), form.removesuffix("s")
    if form != one and one in entry.histories:
        told = await to_thread.run_sync(story.all_in, entry.history(one), match, seat, named)
    elif form == "txt":
        told = await to_thread.run_sync(story.all_in_words, language, match, seat, named, where.match)
    else:
        raise Problem(404, "error-no-such-notation")
    return _file(told, f"french54-{found.game}-{where.match}.{form}", "text/plain")


async def export(request: Request) -> Response:
    """`GET /api/me/export`: everything that is kept of the person, with the records of the matches that are over."""
    house, person = _whose(request)
    outcomes = await house.store.people.outcomes(person, limit=100_000)
    latest: dict[tuple[str, int], Outcome] = {}
    for outcome in outcomes:
        key = outcome.table, outcome.match
        if key not in latest or latest[key].deal < outcome.deal:
            latest[key] = outcome
    matches = [await _match(house, outcome) for outcome in latest.values()]
    plain = [{**msgspec.to_builtins(each), "payoff": each.payoff} for each in outcomes]
    tables = [msgspec.to_builtins(each) for each in await house.summaries(person, limit=100_000)]
    whole = {"format": "french54 person 1", "tables": tables, "deals": plain, "matches": matches}
    return _file(msgspec.json.format(msgspec.json.encode(whole), indent=1).decode(), "french54.json")


async def _match(house: House, outcome: Outcome) -> dict[str, Any]:
    where = DealAddress(outcome.table, outcome.match, outcome.deal)
    made: dict[str, Any] = {"table": where.table, "match": where.match}
    try:
        return {**made, "record": msgspec.json.decode((await past.find(house, where)).record())}
    except Problem as problem:
        return {**made, "record": None, "why": problem.refused.message.id}


async def give_code(request: Request) -> Response:
    """`POST /api/me/code`: a code that makes another device this person's, for a few minutes and once."""
    house, person = _whose(request, writes=True)
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    await house.store.people.give_code(code, person, MINUTES * 60)
    return as_json({"code": f"{code[:5]}-{code[5:]}", "minutes": MINUTES}, 201)


async def move(request: Request) -> Response:
    """`POST /api/me/move`: become the person a code stands for; what this device had goes along."""
    house, person = _whose(request, writes=True)
    if not await house.guesses.allows(person) or not await house.guesses.allows(device_of(request)):
        raise Problem(429, "error-rate")
    try:
        wish = wire.read_move(await body(request))
    except Refused as refused:
        raise Problem(400, refused) from None
    code = wish.code.upper().replace("-", "").replace(" ", "")
    other = await house.store.people.take_code(code)
    if other is None:
        raise Problem(404, Refused("error-unknown-code", "code"))
    if other != person:
        for table in await house.store.people.tables(person):
            house.rooms.drop(table)
        await house.store.people.become(person, other)
    answer = as_json({"moved": other != person})
    answer.headers.append("set-cookie", house.identities.cookie(other))
    return answer


async def forget(request: Request) -> Response:
    """`DELETE /api/me`: delete everything that is kept of the person."""
    house, person = _whose(request, writes=True)
    for table in await house.store.people.forget(person):
        house.rooms.drop(table)
    answer = as_json({"forgotten": True})
    answer.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return answer


def _whose(request: Request, *, writes: bool = False) -> tuple[House, str]:
    house: House = request.app.state.house
    if writes and not house.is_own_page(request):
        raise Problem(403, "error-origin")
    person = house.identities.read(request.cookies)
    if person is None:
        raise Problem(401, "error-cookie")
    return house, person


def _file(text: str, name: str, kind: str = "application/json") -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type=kind)

"""What the page's scripts ask over HTTP."""

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from french54 import catalogue, guides, locales
from french54.server import assets, limits, options, past, wire
from french54.server.house import House
from french54.server.problems import Problem
from french54.table.entries import Laid
from french54.table.table import Refused


def as_json(content: Any, status: int = 200) -> Response:
    """An answer that is nobody else's and not to be kept."""
    return Response(
        msgspec.json.encode(content), status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )


async def open_table(request: Request) -> Response:
    """`POST /api/tables`."""
    house: House = request.app.state.house
    if not house.is_own_page(request):
        raise Problem(403, "error-origin")
    person = house.identities.read(request.cookies)
    if person is None:
        raise Problem(401, "error-cookie")
    if not await house.openings.allows(person) or not await house.openings.allows(device_of(request)):
        raise Problem(429, "error-rate")
    try:
        wish = wire.read_open(await body(request))
        if wish.game not in {entry.game for entry in catalogue.ENTRIES}:
            raise Refused("error-unknown-game", "game")
        if wish.level not in house.accepted_levels(wish.game):
            raise Refused("error-unknown-level", "level")
        chosen = options.checked(catalogue.entry(wish.game), wish.options)
    except Refused as refused:
        raise Problem(400, refused) from None
    if wish.guide:
        return await _open_guide(house, wish, person)
    if wish.again is None:
        persons = _alone(wish.game, chosen, 0, person)
        return as_json({"id": await house.rooms.open(wish.game, wish.level, persons, chosen)}, 201)
    found = await past.find(house, wish.again)
    if found.game != wish.game:
        raise Problem(400, Refused("error-field", "game", field="game"))
    persons = _alone(wish.game, found.options, found.first, person)
    identifier = await house.rooms.open(wish.game, wish.level, persons, found.options, found.again())
    return as_json({"id": identifier}, 201)


async def _open_guide(house: House, wish: wire.OpenRequest, person: str) -> Response:
    try:
        it = guides.situation(wish.guide)
    except KeyError:
        raise Problem(404, Refused("error-unknown-guide", "guide")) from None
    if it.game != wish.game:
        raise Problem(400, Refused("error-field", "game", field="game"))
    persons = _alone(wish.game, it.options, it.seat, person)
    laid = Laid(it.name, it.setup, it.deck, it.actions)
    return as_json({"id": await house.rooms.open(wish.game, wish.level, persons, it.options, laid)}, 201)


def _alone(game: str, chosen: Mapping[str, Any], seat: int, person: str) -> list[str | None]:
    """The person at that seat, and nobody else."""
    return [person if each == seat else None for each in range(catalogue.make_game(game, chosen).seats)]


def device_of(request: Request) -> str:
    """The address from which something is asked; empty where it is not known."""
    return request.client.host if request.client else ""


async def body(request: Request, most: int = limits.MESSAGE, larger: str | Refused = "error-too-large") -> bytes:
    """What was sent, up to so many bytes; raises Problem, `larger` where there are more."""
    found = bytearray()
    try:
        async for part in request.stream():
            found += part
            if len(found) > most:
                raise Problem(413, larger)
    except ClientDisconnect:
        raise Problem(400, "error-broken-json") from None
    return bytes(found)


async def list_tables(request: Request) -> Response:
    """`GET /api/tables`."""
    house: House = request.app.state.house
    person = house.identities.read(request.cookies)
    return as_json({"tables": await house.summaries(person) if person else []})


async def healthz(request: Request) -> Response:
    """`GET /healthz`: well while the store answers."""
    house: House = request.app.state.house
    try:
        await house.store.ping()
    except Exception:
        return as_json({"status": "the store does not answer"}, 503)
    return as_json({"status": "ok"})


async def service_worker(_request: Request) -> Response:
    """`GET /sw.js`: from the root, since it may serve no pages above its own folder."""
    return Response(assets.service_worker(), headers={"Cache-Control": "no-cache"}, media_type="text/javascript")


async def catalogue_of(request: Request) -> Response:
    """`GET /locales/{lang}.ftl`."""
    language = request.path_params["lang"]
    if language not in locales.LANGUAGES:
        raise Problem(404, "error-not-found")
    tag = _tag(language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(locales.catalogue(language), headers=headers, media_type="text/plain")


@cache
def _tag(language: str) -> str:
    return f'"{hashlib.sha256(locales.catalogue(language).encode()).hexdigest()[:32]}"'

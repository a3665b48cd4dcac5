"""The application: its addresses, and what starts and ends with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from anyio import create_task_group
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from french54.server import api, me, pages, records, sockets, wire
from french54.server.assets import STATIC, Files
from french54.server.config import Config
from french54.server.house import House
from french54.server.identity import Identities
from french54.server.languages import language_of
from french54.server.limits import Rates
from french54.server.problems import Problem
from french54.server.review import Reviews
from french54.server.room import Rooms
from french54.server.shields import Shields
from french54.server.thinking import Thinkers
from french54.store.store import Store, sqlite_url

_SENTENCES = {404: "error-not-found", 405: "error-method"}


def make_app(config: Config) -> ASGIApp:
    """The server as an ASGI application; its folder is made and its store opened when it starts."""
    routes = [
        Route("/", pages.front),
        Route("/healthz", api.healthz),
        Route("/sw.js", api.service_worker),
        Route("/api/tables", api.open_table, methods=["POST"]),
        Route("/api/tables", api.list_tables),
        Route("/api/tables/{id}/deals/{match}/{deal}", me.replay),
        Route("/api/tables/{id}/deals/{match}/{deal}/record", me.record),
        Route("/api/tables/{id}/deals/{match}/{deal}/review", me.review, methods=["POST"]),
        Route("/api/tables/{id}/deals/{match}/{deal}/history.{form}", me.history),
        Route("/api/tables/{id}/deals/{match}/{deal}/histories.{form}", me.histories),
        Route("/api/me/export", me.export),
        Route("/api/me/code", me.give_code, methods=["POST"]),
        Route("/api/me/move", me.move, methods=["POST"]),
        Route("/api/me", me.forget, methods=["DELETE"]),
        Route("/api/records", records.show, methods=["POST"]),
        Route("/locales/{lang}.ftl", api.catalogue_of),
        Mount("/static", Files(directory=STATIC, check_dir=False)),
        WebSocketRoute("/ws/table/{id}", sockets.endpoint),
        Route("/{lang}/", pages.home),
        Route("/{lang}/traditions", pages.traditions),
        Route("/{lang}/rules/{game}", pages.rules),
        Route("/{lang}/history", pages.history),
        Route("/{lang}/record/{game}", pages.record),
        Route("/{lang}/offline", pages.offline),
        Route("/{lang}/manifest.webmanifest", pages.manifest),
        Route("/{lang}/replay/{id}/{match}/{deal}", pages.replay),
        Route("/{lang}/again/{id}/{match}/{deal}", pages.again),
        Route("/{lang}/table/{id}", pages.table),
    ]

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with _house(config) as house:
            app.state.house = house
            yield

    app = Starlette(
        routes=routes,
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={Problem: _on_problem, HTTPException: _on_http, Exception: _on_crash},
        lifespan=lifespan,
    )
    return Shields(app, config.origin)  # outside of everything, so that not even a crash answers without them


@asynccontextmanager
async def _house(config: Config) -> AsyncIterator[House]:
    config.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    secure = config.origin is not None and config.origin.startswith("https://")
    identities = Identities.load(config.data, secure=secure)
    store = await Store.open(sqlite_url(config.data / "tables.db"))
    try:
        async with create_task_group() as tasks:
            thinkers = Thinkers(config)
            rooms = Rooms(store, thinkers, config, tasks)
            tasks.start_soon(rooms.sweep)
            reviews = Reviews(thinkers, config)
            rates = Rates(config.openings, 60), Rates(5, 60), Rates(config.readings, 60)
            yield House(config, store, identities, thinkers, rooms, reviews, *rates)
            tasks.cancel_scope.cancel()
    finally:
        await store.close()


async def _on_problem(request: Request, problem: Exception) -> Response:
    """A refusal: JSON for the page's scripts, a page for a person."""
    if not isinstance(problem, Problem):
        raise problem
    if not request.url.path.startswith("/api/"):
        return pages.error_page(request, problem.status, problem.refused.message)
    error = wire.plain_error(problem.refused, language_of(request))
    body = {"error": {"message": error.message, "field": error.field, "text": error.text}}
    return api.as_json(body, problem.status)


async def _on_http(request: Request, problem: Exception) -> Response:
    """A refusal of Starlette's: no such address, no such method."""
    status = problem.status_code if isinstance(problem, HTTPException) else 500
    return await _on_problem(request, Problem(status, _SENTENCES.get(status, "error-internal")))


async def _on_crash(request: Request, _crash: Exception) -> Response:
    """A mistake of this program's, which Starlette logs."""
    return await _on_problem(request, Problem(500, "error-internal"))

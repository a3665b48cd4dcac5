"""The pages: templates of `templates/`, and what each may show.

Every template has `lang`, `languages` (in order), `path` (the address after the language, such as `table/x`),
`t(id, **args)` (a sentence), `signed(value, decimals=0)` (points), `book(game, level, anchors=False)` (rules, their
titles as headings of a level), `games` (`GameLine`s in the catalogue's order), `asset(name)` (of Vite: `url`, `css`,
`preload`), `script(name)` (an entry's text), `within(url)` (the text of a built file), `nonce` (for a script or style
within the page), `newcomer` (whether this browser comes for the first time), `origin` (where the house is known to
be, or nothing), `site` (where this page was asked for) and `status`.
`home.html` has `tables` (the person's `Summary`s) and `rulebooks` (by game); `table.html` has `id`, `game`, `rulebook`,
`cards` (how many the person holds, or will be dealt) and `docked` (whether it has the usual buttons below, not
those for bets); `rules.html` has `game` (a `GameLine`) and `rulebook`; `history.html` has `outcomes`, `older` (where
to go on, or None), `figures`, `lines` and `most` (kilobytes of a record that are read); `again.html` and `replay.html`
have `game` and `where` (empty for a record out of a file); `error.html` has `message` (a sentence).
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import jinja2
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from french54 import catalogue, guides, locales
from french54.core.game import Message, Option, Value
from french54.server import limits, past
from french54.server.assets import asset, script, within
from french54.server.figures import figures, lines
from french54.server.house import House
from french54.server.identity import LASTING
from french54.server.languages import COOKIE, LANGUAGES, language_of, signed, text
from french54.server.past import address
from french54.server.problems import Problem
from french54.server.room import Unreadable
from french54.server.rulebooks import rulebook

_log = logging.getLogger("french54.pages")
_ROOM: Final = "#f3f1ea"
"""The colour of the room in `tokens.css`."""
ICONS: Final = (180, 192, 512)
"""The sizes in which the icon is there as a picture: the first for the screen of an iPhone."""
_LISTED: Final = 30
"""So many deals the history shows at once."""
_TEMPLATES: Final = jinja2.Environment(
    loader=jinja2.FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game as the home page lists it; its title is the message `game-<name>`."""

    name: str
    seats: tuple[int, int]
    """How many play, at least and at most."""
    levels: tuple[str, ...]
    options: tuple[Option, ...]
    """What is chosen before a table is opened."""
    presets: Mapping[str, Mapping[str, Value]]
    """Choices that go well together."""
    guide: str
    """The first situation of its guide; empty where it has none."""


@cache
def games() -> tuple[GameLine, ...]:
    """The games of the catalogue."""
    return tuple(
        GameLine(entry.game, entry.seats, tuple(entry.levels), entry.options, entry.choices, _guide(entry.game))
        for entry in catalogue.ENTRIES
    )


def _guide(game: str) -> str:
    return next((each.name for each in guides.situations(game)), "")


async def front(request: Request) -> Response:
    """`GET /`: on to the person's language."""
    answer = RedirectResponse(f"/{language_of(request)}/", 302)
    answer.headers["Vary"] = "Accept-Language, Cookie"
    answer.headers["Cache-Control"] = "no-store"
    return answer


async def home(request: Request) -> Response:
    """`GET /{lang}/`."""
    language = _language(request)
    house: House = request.app.state.house
    person = house.identities.read(request.cookies)
    tables = [each for each in await house.summaries(person) if not each.guide] if person else []
    books = {game.name: rulebook(game.name, language) for game in games()}
    return _known(request, _page(request, "home.html", tables=tables, rulebooks=books))


async def traditions(request: Request) -> Response:
    """`GET /{lang}/traditions`."""
    _language(request)
    return _known(request, _page(request, "traditions.html"))


async def table(request: Request) -> Response:
    """`GET /{lang}/table/{id}`."""
    language = _language(request)
    house: House = request.app.state.house
    try:
        room = await house.rooms.find(request.path_params["id"])
    except Unreadable:
        raise Problem(410, "error-broken-table") from None
    if room is None:
        raise Problem(404, "error-unknown-table")
    person = house.identities.read(request.cookies)
    seat = room.table.seat_of(person) if person is not None else None
    if seat is None:
        raise Problem(403, "error-not-seated")
    game = room.table.game.name
    shown: dict[str, Any] = {"id": room.id, "game": game, "rulebook": rulebook(game, language)}
    shown |= {"cards": room.table.held(seat), "docked": catalogue.entry(game).unit != "chips"}
    return _known(request, _page(request, "table.html", **shown))


async def offline(request: Request) -> Response:
    """`GET /{lang}/offline`: what is shown where a page cannot be reached."""
    language = _language(request)
    return _page(request, "error.html", message=text(language, Message("offline-title")))


async def manifest(request: Request) -> Response:
    """`GET /{lang}/manifest.webmanifest`: what it is called and looks like once it is installed."""
    language = _language(request)
    made = {
        "name": "French 54",
        "short_name": "French 54",
        "description": text(language, Message("home-about")),
        "lang": language,
        "id": "/",
        "start_url": f"/{language}/",
        "scope": "/",
        "display": "standalone",
        "background_color": _ROOM,
        "theme_color": _ROOM,
        "icons": [
            {"src": "/static/icon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any maskable"},
            *(
                {
                    "src": f"/static/icon-{size}.png",
                    "type": "image/png",
                    "sizes": f"{size}x{size}",
                    "purpose": "any maskable",
                }
                for size in ICONS
            ),
        ],
    }
    return JSONResponse(made, headers={"Cache-Control": "no-cache"}, media_type="application/manifest+json")


async def rules(request: Request) -> Response:
    """`GET /{lang}/rules/{game}`."""
    language = _language(request)
    game = _game(request.path_params["game"])
    book = rulebook(game.name, language)
    if book is None:
        raise Problem(404, "error-not-found")
    return _known(request, _page(request, "rules.html", game=game, rulebook=book))


async def history(request: Request) -> Response:
    """`GET /{lang}/history`."""
    _language(request)
    house: House = request.app.state.house
    person = house.identities.read(request.cookies)
    asked = request.query_params.get("before", "")
    before = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 16 else None
    played = await house.store.people.outcomes(person, _LISTED, before) if person else []
    counted = await house.store.people.counted(person) if person else []
    known = [each for each in counted if each.level in catalogue.entry(each.game).levels]
    shown: dict[str, Any] = {
        "outcomes": played,
        "older": played[-1].at if len(played) == _LISTED else None,
        "figures": figures(known),
        "lines": lines(known),
        "most": limits.RECORD // 1024,
    }
    return _known(request, _page(request, "history.html", **shown))


async def record(request: Request) -> Response:
    """`GET /{lang}/record/{game}`: a deal of a record out of a file, which the page's script holds."""
    language = _language(request)
    game = _game(request.path_params["game"]).name
    return _known(request, _page(request, "replay.html", game=game, where="", rulebook=rulebook(game, language)))


async def again(request: Request) -> Response:
    """`GET /{lang}/again/{id}/{match}/{deal}`: the same cards once more, for anybody who has the link."""
    _language(request)
    house: House = request.app.state.house
    where = address(request)
    found = await past.find(house, where)
    found.again()
    shown = f"{where.table}/{where.match}/{where.deal}"
    return _known(request, _page(request, "again.html", game=_game(found.game), where=shown))


async def replay(request: Request) -> Response:
    """`GET /{lang}/replay/{id}/{match}/{deal}`: a deal that is over, for those who sat there."""
    language = _language(request)
    house: House = request.app.state.house
    where = address(request)
    found = await past.find(house, where)
    found.seat_of(house.identities.read(request.cookies))
    shown = f"{where.table}/{where.match}/{where.deal}"
    book = rulebook(found.game, language)
    return _known(request, _page(request, "replay.html", game=found.game, where=shown, rulebook=book))


def _game(name: str) -> GameLine:
    found = next((game for game in games() if game.name == name), None)
    if found is None:
        raise Problem(404, "error-not-found")
    return found


def _moment(milliseconds: int) -> str:
    """The time in UTC, as machines read it."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


_TEMPLATES.filters["moment"] = _moment


def error_page(request: Request, status: int, message: Message) -> Response:
    """What went wrong, for a person; in plain words where the page itself is what went wrong."""
    sentence = text(language_of(request), message)
    try:
        return _page(request, "error.html", status, message=sentence)
    except Exception:
        _log.exception("the page for errors cannot be shown")
        return PlainTextResponse(sentence, status)


@cache
def _book(game: str, language: str, level: int, anchors: bool) -> str:
    """The rules of `game` as they stand in a page, their titles as headings of `level`."""
    parts: Any = _TEMPLATES.get_template("_parts.html").module
    shown: str = parts.book(partial(_sentence, language), rulebook(game, language), level, anchors)
    return shown


def _sentence(language: str, identifier: str, **args: str | int) -> str:
    return text(language, Message(identifier, args))


def _language(request: Request) -> str:
    language: str = request.path_params["lang"]
    if language not in LANGUAGES:
        raise Problem(404, "error-not-found")
    return language


def _page(request: Request, template: str, status: int = 200, **shown: Any) -> Response:
    language = language_of(request)
    path = request.url.path.partition(f"/{language}/")[2]
    origin = (request.app.state.house.config.origin or "").rstrip("/")
    html = _TEMPLATES.get_template(template).render(
        lang=language,
        languages=locales.LANGUAGES,
        path=path,
        t=partial(_sentence, language),
        signed=partial(signed, language),
        book=lambda game, level, anchors=False: _book(game, language, level, anchors),
        games=games(),
        asset=asset,
        script=script,
        within=within,
        newcomer=request.app.state.house.identities.read(request.cookies) is None,
        nonce=request.state.nonce,
        status=status,
        origin=origin,
        site=origin or str(request.base_url).rstrip("/"),
        **shown,
    )
    headers = {"Content-Language": language, "Cache-Control": "no-store"}
    return HTMLResponse(html, status, headers)


def _known(request: Request, answer: Response) -> Response:
    """The page, with an identity for whoever has none, and the language remembered."""
    house: House = request.app.state.house
    language = request.path_params["lang"]
    if not house.identities.is_fresh(request.cookies):
        person = house.identities.read(request.cookies)
        answer.headers.append("set-cookie", house.identities.cookie(person))
    if request.cookies.get(COOKIE) != language:
        answer.set_cookie(COOKIE, language, max_age=LASTING, samesite="lax", httponly=True)
    return answer

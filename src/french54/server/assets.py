"""The files of the page as Vite built them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parent / "static"
_BUILT: Final = STATIC / "built"
_MANIFEST: Final = _BUILT / ".vite" / "manifest.json"
_FOREVER: Final = "public, max-age=31536000, immutable"


class Chunk(msgspec.Struct, frozen=True):
    """One file of Vite's manifest."""

    file: str
    name: str = ""
    isEntry: bool = False  # noqa: N815
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Asset:
    """What a page loads for one entry: its own file, the style sheets and the scripts that go with it."""

    url: str
    css: tuple[str, ...]
    preload: tuple[str, ...]


class NotBuilt(LookupError):
    """The page was not built, or has no such entry."""


@cache
def manifest() -> dict[str, Chunk]:
    """What was built; empty where nothing was."""
    return msgspec.json.decode(_MANIFEST.read_bytes(), type=dict[str, Chunk]) if _MANIFEST.is_file() else {}


@cache
def asset(name: str) -> Asset:
    """The entry with this name, or what was made of a source path; raises NotBuilt."""
    chunks = manifest()
    entry = next((c for key, c in chunks.items() if key == name or (c.isEntry and c.name == name)), None)
    if entry is None:
        raise NotBuilt(f"{name}: run `npm run build` in web/")
    reached = list(dict.fromkeys(_imported(entry, chunks)))
    css = dict.fromkeys(sheet for chunk in (*reached, entry) for sheet in chunk.css)
    return Asset(_url(entry.file), tuple(map(_url, css)), tuple(_url(chunk.file) for chunk in reached))


def script(name: str) -> str:
    """The script of an entry that imports nothing, to stand within a page; raises NotBuilt."""
    return within(asset(name).url)


@cache
def within(url: str) -> str:
    """The text of a built script or style sheet, to stand within a page; raises NotBuilt."""
    text = _built(url).strip()
    if "</" in text or "<!--" in text:
        raise NotBuilt(f"{url}: cannot stand within a page")
    return text


def _built(url: str) -> str:
    return (_BUILT / url.rpartition("/built/")[2]).read_text(encoding="utf-8")


def _imported(chunk: Chunk, chunks: dict[str, Chunk]) -> Iterator[Chunk]:
    for key in chunk.imports:
        yield from _imported(chunks[key], chunks)
        yield chunks[key]


def _url(file: str) -> str:
    return f"/static/built/{file}"


def service_worker() -> str:
    """The script of the service worker, which begins with the names of the files of this build."""
    named = [
        _url(file) for chunk in manifest().values() for file in (chunk.file, *chunk.css) if chunk.name != "offline"
    ]
    return f"self.FILES={msgspec.json.encode(sorted(set(named))).decode()};\n{_built(asset('offline').url)}"


class Files(StaticFiles):
    """The static files; those with a hash in their name are kept for ever, others asked for anew."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        hashed = path.startswith("built/assets/")
        response.headers["Cache-Control"] = _FOREVER if hashed and response.status_code < 400 else "no-cache"
        return response

"""Which language a person reads, and sentences in it."""

import logging
from collections.abc import Mapping
from typing import Final

from fluent.runtime.types import FluentFloat
from starlette.requests import HTTPConnection

from french54 import locales
from french54.core.game import Message

LANGUAGES: Final = locales.LANGUAGES
COOKIE: Final = "lang"

_log = logging.getLogger("french54.languages")


def text(language: str, message: Message) -> str:
    """`message` in `language`, else in English, else its identifier: a person is never left without an answer."""
    for each in (language, locales.FALLBACK):
        try:
            return locales.text(each, message)
        except locales.Unsaid as unsaid:
            _log.error("a sentence is missing: %s", unsaid)
    return message.id


def signed(language: str, value: float, decimals: int = 0) -> str:
    """What was won or lost, as the language writes it: `+3,400`, `−0.5`."""
    number = FluentFloat(abs(value), minimumFractionDigits=decimals, maximumFractionDigits=decimals)
    written = locales.sentence(language, "number-alone", {"number": number})
    return ("+" if value > 0 else "−" if value < 0 else "") + written


def language_of(connection: HTTPConnection) -> str:
    """The language of whoever asks: the address, the query `lang`, the cookie, then Accept-Language."""
    first = connection.url.path.split("/")[1:2]
    for named in (*first, connection.query_params.get("lang", ""), connection.cookies.get(COOKIE, "")):
        if named in LANGUAGES:
            return named
    return locales.negotiate(accepted(connection.headers))


def accepted(headers: Mapping[str, str]) -> list[str]:
    """The tags of Accept-Language, best first; those refused with `q=0` left out."""
    weighed = []
    for part in headers.get("accept-language", "").split(",")[:40]:
        tag, _, parameter = part.partition(";")
        name, _, value = parameter.strip().partition("=")
        try:
            weight = float(value) if name.strip() == "q" else 1.0
        except ValueError:
            weight = 0.0
        if tag.strip() and weight > 0:
            weighed.append((weight, tag.strip()))
    return [tag for _, tag in sorted(weighed, key=lambda pair: -pair[0])]

"""The languages, and the sentences of their catalogues."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from french54.core.game import Message

LANGUAGES: Final = ("da", "zh-Hant", "en", "sv", "zh-Hans")
FALLBACK: Final = "en"


class Unsaid(LookupError):
    """No catalogue has the sentence, or its arguments do not fit."""


@cache
def catalogue(language: str) -> str:
    """The Fluent text of a language of `LANGUAGES`."""
    return resources.files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def text(language: str, message: Message) -> str:
    """`message` in `language`; raises `Unsaid`."""
    return sentence(language, message.id, message.args)


def sentence(language: str, identifier: str, args: Mapping[str, str | float] | None = None) -> str:
    """The sentence `identifier` in `language`; raises `Unsaid`."""
    bundle = _bundle(language)
    if not bundle.has_message(identifier):
        raise Unsaid(f"{language}: {identifier}")
    pattern = bundle.get_message(identifier).value
    if pattern is None:
        raise Unsaid(f"{language}: {identifier} has no text")
    said, errors = bundle.format_pattern(pattern, dict(args or {}))
    if errors:
        raise Unsaid(f"{language}: {identifier}: {errors[0]}")
    return str(said)


def negotiate(wanted: Iterable[str]) -> str:
    """The language of `LANGUAGES` that suits the first tag of `wanted` that any suits (`zh-TW`, `nb`, `en-GB`)."""
    for tag in wanted:
        found = _suiting(tag.replace("_", "-").lower())
        if found:
            return found
    return FALLBACK


def _suiting(tag: str) -> str | None:
    parts = tag.split("-")
    if parts[0] in ("zh", "yue", "cmn"):
        if "hans" in parts:
            return "zh-Hans"
        return "zh-Hant" if {"hant", "tw", "hk", "mo"} & set(parts) or parts[0] == "yue" else "zh-Hans"
    if parts[0] in ("nb", "nn", "no"):
        return "da"  # who reads Norwegian reads Danish more easily than English card words
    return next((language for language in LANGUAGES if language == parts[0]), None)

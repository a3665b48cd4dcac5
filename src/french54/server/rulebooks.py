"""The rulebooks in `docs/rules`, read for the pages; their form is told in `docs/rules/README.md`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from french54 import locales

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_PLACES: Final = (_PACKAGE / "docs" / "rules", _PACKAGE.parent.parent / "docs" / "rules")
"""In an installed package, and in a checkout."""
_RECKONED: Final = re.compile(r"(\d+(?: [+×] \d+)+ = \d+)")
_NUMBERED: Final = re.compile(r"(\d+(?:\.\d+)?) (.+)")


@dataclass(frozen=True, slots=True)
class Example:
    """Groups of cards as they are written, each card with whether it stands for another (`!`), and a caption."""

    groups: tuple[tuple[tuple[str, bool], ...], ...]
    """None for what is only reckoned."""
    caption: str

    @property
    def parts(self) -> list[str]:
        """The caption, taken apart: what is said and what is reckoned, by turns."""
        return _RECKONED.split(self.caption)


@dataclass(slots=True)
class Paragraph:
    """One rule."""

    number: str
    text: str
    examples: list[Example] = field(default_factory=list)


@dataclass(slots=True)
class Section:
    """Rules under a title."""

    number: str
    title: str
    paragraphs: list[Paragraph] = field(default_factory=list)


@dataclass(slots=True)
class Rulebook:
    """The rules of a game in one language."""

    game: str
    lang: str
    """Of the text itself; English where the language wanted has none."""
    title: str = ""
    sections: list[Section] = field(default_factory=list)


@cache
def rulebook(game: str, language: str) -> Rulebook | None:
    """The rules of `game`, in English where `language` has none; None where there are none at all."""
    for lang in (language, locales.FALLBACK):
        for place in _PLACES:
            path = place / f"{game}.{lang}.md"
            if path.is_file():
                return read(game, lang, path.read_text(encoding="utf-8"))
    return None


def read(game: str, lang: str, text: str) -> Rulebook:
    """The rulebook written as `text`; raises ValueError naming the line that is out of form."""
    book = Rulebook(game, lang)
    for place, line in _lines(text):
        try:
            _add(book, line)
        except (IndexError, ValueError):
            raise ValueError(f"{game}.{lang}.md, line {place}: {line}") from None
    return book


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for place, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.startswith("<!--"):
            yield place, line.strip()


def _add(book: Rulebook, line: str) -> None:
    if line.startswith("# "):
        book.title = line[2:]
    elif line.startswith("## "):
        book.sections.append(Section(*_numbered(line[3:])))
    elif line.startswith("> "):
        cards, _, caption = line[2:].partition("|")
        shown = "" if cards.strip() == "=" else cards
        groups = tuple(
            tuple((card.rstrip("!"), card.endswith("!")) for card in group.split())
            for group in shown.split("/")
            if group
        )
        book.sections[-1].paragraphs[-1].examples.append(Example(groups, caption.strip()))
    else:
        book.sections[-1].paragraphs.append(Paragraph(*_numbered(line)))


def _numbered(line: str) -> tuple[str, str]:
    found = _NUMBERED.fullmatch(line)
    if found is None:
        raise ValueError(line)
    return found[1], found[2]

"""Check the rulebooks: their form, and every translation against the English text it follows.

`python tools/check_rulebooks.py [--root DIR]` prints what is wrong and exits 1 if anything is; with `--stamp` it writes
the hash of today's English text into the translations instead.
"""

import argparse
import hashlib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import prod
from pathlib import Path
from typing import Final

from writing import LANGUAGES, faults

HASHED: Final = re.compile(r"<!-- follows en ([0-9a-f]{12}) -->")
SECTION: Final = re.compile(r"## (\d+) (\S.*)")
PARAGRAPH: Final = re.compile(r"(\d+)\.(\d+) (\S.*)")
EXAMPLE: Final = re.compile(r"> (\S+(?: \S+)*) \| (\S.*)")
SUM: Final = re.compile(r"\d+(?: [+×] \d+)+ = \d+")
CARD: Final = re.compile(r"(?:[SHDC][2-9TJQKA]|[RB]J)!?")


@dataclass
class Rulebook:
    """One file, taken apart."""

    follows: str | None = None
    title: str = ""
    numbers: list[str] = field(default_factory=list)
    """`4`, `4.1` ...: sections and paragraphs in order."""
    examples: list[tuple[str, str]] = field(default_factory=list)
    """The paragraph and the cards of each example."""
    sums: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    """The paragraph and the sums of each caption."""
    problems: list[str] = field(default_factory=list)


def sums(caption: str) -> tuple[str, ...]:
    """What is reckoned in a caption, such as `2 × 3 + 1 = 7`."""
    return tuple(SUM.findall(caption))


def holds(reckoned: str) -> bool:
    """Whether what stands left of `=` comes to what stands right of it."""
    left, _, right = reckoned.partition(" = ")
    terms = (prod(int(factor) for factor in term.split(" × ")) for term in left.split(" + "))
    return sum(terms) == int(right)


def read(language: str, text: str) -> Rulebook:
    """The rulebook written as `text`, and what is wrong with its form."""
    book = Rulebook()
    for number, line in enumerate(text.splitlines(), 1):
        if not line:
            continue
        words = _line(book, line, number)
        if words is None:
            book.problems.append(f"line {number}: neither heading, paragraph nor example")
        else:
            book.problems += [f"line {number}: {fault}" for fault in faults(language, words)]
    if not text.endswith("\n"):
        book.problems.append("the last line has no end")
    if not book.title:
        book.problems.append("no title")
    return book


def _line(book: Rulebook, line: str, number: int) -> str | None:
    if number == 1 and (hashed := HASHED.fullmatch(line)):
        book.follows = hashed[1]
        return ""
    if line.startswith("# ") and not book.title:
        book.title = line[2:]
        return book.title
    if section := SECTION.fullmatch(line):
        _next(book, section[1], str(1 + sum("." not in each for each in book.numbers)))
        return section[2]
    if paragraph := PARAGRAPH.fullmatch(line):
        here = [each for each in book.numbers if "." not in each][-1:] or ["0"]
        last = book.numbers[-1] if book.numbers else "0"
        step = int(last.partition(".")[2] or 0) + 1
        _next(book, f"{paragraph[1]}.{paragraph[2]}", f"{here[0]}.{step}")
        return paragraph[3]
    if (example := EXAMPLE.fullmatch(line)) and book.numbers:
        shown = [] if example[1] == "=" else example[1].replace(" / ", " ").split()
        strange = [card for card in shown if not CARD.fullmatch(card)]
        book.problems += [f"line {number}: not a card: {card}" for card in strange]
        book.problems += [f"line {number}: wrongly reckoned: {each}" for each in sums(example[2]) if not holds(each)]
        book.examples.append((book.numbers[-1], example[1]))
        book.sums.append((book.numbers[-1], sums(example[2])))
        return example[2]
    return None


def _next(book: Rulebook, number: str, expected: str) -> None:
    if number != expected:
        book.problems.append(f"{number} stands where {expected} belongs")
    book.numbers.append(number)


def digest(text: bytes) -> str:
    """What a translation names the English text by."""
    return hashlib.sha256(text).hexdigest()[:12]


def compare(english: Rulebook, hashed: str, other: Rulebook) -> Iterator[str]:
    """Where a translation leaves the English text."""
    if other.follows is None:
        yield "does not say which English text it follows"
    elif other.follows != hashed:
        yield f"follows {other.follows}; the English text is now {hashed}"
    if other.numbers != english.numbers:
        here, there = set(other.numbers), set(english.numbers)
        yield f"its paragraphs differ from the English: {', '.join(sorted(here ^ there)) or 'their order'}"
    if other.examples != english.examples:
        ours = {f"{number} {cards}" for number, cards in set(other.examples) ^ set(english.examples)}
        yield f"its examples differ from the English: {'; '.join(sorted(ours)) or 'their order'}"
    elif other.sums != english.sums:
        there = {number for number, _ in set(other.sums) ^ set(english.sums)}
        yield f"what it reckons differs from the English: {', '.join(sorted(there)) or 'the order'}"


def check(root: Path) -> list[str]:
    """What is wrong with the rulebooks under `root`, one line each; empty if nothing is."""
    folder = root / "docs/rules"
    problems = []
    for path in sorted(folder.glob("*.md")):
        _, _, language = path.stem.rpartition(".")
        if path.name != "README.md" and language not in LANGUAGES:
            problems.append(f"{path.name}: not <game>.<language>.md")
    for path in sorted(folder.glob("*.en.md")):
        text = path.read_bytes()
        english = read("en", text.decode())
        problems += [f"{path.name}: {problem}" for problem in english.problems]
        if english.follows:
            problems.append(f"{path.name}: the English text follows no other")
        for language in LANGUAGES:
            other = folder / path.name.replace(".en.", f".{language}.")
            if language == "en" or not other.exists():
                continue
            book = read(language, other.read_text(encoding="utf-8"))
            found = [*book.problems, *compare(english, digest(text), book)]
            problems += [f"{other.name}: {problem}" for problem in found]
    return problems


def stamp(root: Path) -> None:
    """Write the hash of today's English texts into the translations."""
    for path in (root / "docs/rules").glob("*.en.md"):
        line = f"<!-- follows en {digest(path.read_bytes())} -->\n"
        for language in LANGUAGES:
            other = path.with_name(path.name.replace(".en.", f".{language}."))
            if language != "en" and other.exists():
                text = other.read_text(encoding="utf-8")
                kept = text.partition("\n")[2] if HASHED.match(text) else text
                other.write_text(line + kept, encoding="utf-8")


def main() -> int:
    """Print the problems; 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--stamp", action="store_true", help="write the current hash into the translations")
    chosen = parser.parse_args()
    if chosen.stamp:
        stamp(chosen.root)
    problems = check(chosen.root)
    print("\n".join(problems) or "The rulebooks agree.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

"""The texts the rulebooks were made from, sentence by sentence, without a word of them.

`seeds.toml` holds, for each game, the lines of a seed that are about it, and for each sentence there a hash and the
paragraphs that say it (or `page`, where it is about the page and no rule). What to fill in for the lines FIRST to LAST
of a seed is printed by `python -m tests.rules.seeds FILE FIRST LAST`.
"""

import hashlib
import re
import sys
import tomllib
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent.parent
SEEDS: Final = ROOT.parent / "shared" / "seeds"
"""Where the texts are, on a machine that has them."""
END: Final = re.compile(r"(?<=。)|(?<=[.!?])\s+")


@dataclass(frozen=True)
class Sentence:
    """One sentence of a seed, and the paragraphs that say it."""

    hash: str
    rules: tuple[str, ...]
    page: bool = False


@dataclass(frozen=True)
class Passage:
    """The lines of a seed that are about a game."""

    game: str
    file: str
    """The seed's number."""
    first: int
    last: int
    sentences: tuple[Sentence, ...]


def hashes(text: str, first: int, last: int) -> list[str]:
    """A hash of each sentence in the lines `first` to `last`, counted from 1; headings are no sentences."""
    lines = unicodedata.normalize("NFC", text).splitlines()[first - 1 : last]
    parts = [part.strip() for line in lines for part in END.split(line.strip().removeprefix("- "))]
    sentences = [part for part in parts if part.endswith(("。", ".", "!", "?"))]
    return [hashlib.sha256(sentence.encode()).hexdigest()[:16] for sentence in sentences]


def passages(path: Path = HERE / "seeds.toml") -> tuple[Passage, ...]:
    """What the file says."""
    with path.open("rb") as file:
        entries = tomllib.load(file)["passage"]
    return tuple(map(_passage, entries))


def _passage(entry: dict[str, Any]) -> Passage:
    first, last = entry["lines"]
    sentences = (
        Sentence(each["hash"], tuple(each.get("rules", ())), each.get("page", False)) for each in entry["sentences"]
    )
    return Passage(entry["game"], entry["file"], first, last, tuple(sentences))


def seed(number: str) -> Path:
    """The seed of that number; raises FileNotFoundError."""
    for path in SEEDS.glob(f"{number}_*.txt"):
        return path
    raise FileNotFoundError(number)


def main(number: str, first: str, last: str) -> None:
    """Print the entries to fill in."""
    text = seed(number).read_text(encoding="utf-8")
    print(f'[[passage]]\ngame = ""\nfile = "{number}"\nlines = [{first}, {last}]\nsentences = [')
    for each in hashes(text, int(first), int(last)):
        print(f'  {{ hash = "{each}", rules = [""] }},')
    print("]")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Write the tables of the bidding system into `docs/bridge-system.*.md`, in each language from the rules themselves.

`python tools/bridge_system.py [--check]`. In those files a line `<!-- calls: 1H P -->` is followed by the table of what
the next calls mean; the two lines of its heading are kept, the rest is written anew. With `--check` nothing is written,
and files that are out of step are named.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from french54.bots.bridge import reading
from french54.games.bridge import actions
from french54.games.bridge.actions import Call
from french54.locales import LANGUAGES
from french54.locales import text as said_in

ROOT: Final = Path(__file__).resolve().parent.parent
MARK: Final = re.compile(r"<!-- calls:\s*(.*?)\s*-->")


def rows(calls: tuple[int, ...], language: str) -> Iterator[str]:
    """What each next call means, from pass and double to the highest bid."""
    stop, space = ("。", "") if language.startswith("zh") else (".", " ")
    for rule in sorted(reading.rules(calls), key=lambda rule: (rule.call < actions.PASS.number, rule.call)):
        first, *others = [said_in(language, message).rstrip(stop) for message in rule.explains()]
        said = said_in(language, Call(rule.call).said)
        text = (stop + space).join([first, *others]) + stop
        yield f"| {said[:1].upper()}{said[1:]} | {text} |"


def written(text: str, language: str) -> str:
    """A file with its tables written anew."""
    lines: list[str] = []
    old = iter(text.splitlines())
    for line in old:
        lines.append(line)
        if mark := MARK.fullmatch(line):
            calls = tuple(actions.call(short).number for short in mark[1].split())
            lines += [next(old), next(old), next(old), *rows(calls, language), ""]
            while next(old, ""):
                pass
    return "\n".join(lines).rstrip("\n") + "\n"


def main() -> int:
    """Answers 1 if files are out of step and are only checked."""
    stale = []
    for language in LANGUAGES:
        path = ROOT / f"docs/bridge-system.{language}.md"
        text = path.read_text(encoding="utf-8")
        if (new := written(text, language)) != text:
            stale.append(path.name)
            if "--check" not in sys.argv:
                path.write_text(new, encoding="utf-8")
    if stale:
        print(f"{'out of step' if '--check' in sys.argv else 'written'}: {', '.join(stale)}")
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())

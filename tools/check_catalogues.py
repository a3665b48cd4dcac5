"""Check the Fluent catalogues against one another, against the code that uses them, and for how they are written.

`python tools/check_catalogues.py [--root DIR]` prints what is wrong, one line each, and exits 1 if anything is.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from message_uses import Use, uses
from writing import LANGUAGES, SLOT, faults

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
NEEDED: Final[dict[str, frozenset[str]]] = {
    "da": frozenset({"one", "other"}),
    "en": frozenset({"one", "other"}),
    "sv": frozenset({"one", "other"}),
    "zh-Hant": frozenset({"other"}),
    "zh-Hans": frozenset({"other"}),
}
"""The plural categories each language tells apart in whole numbers."""


@dataclass
class Entry:
    """One message or term (`-brand`) of one catalogue."""

    attributes: frozenset[str]
    variables: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    """The variables that can be read in the text; others only choose between forms, as grammar may demand."""
    refers: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)
    selectors: list[tuple[frozenset[str], str]] = field(default_factory=list)
    """The keys of each selector, numbers as digits, and which of them is the default."""


class _Reader(Visitor):
    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if not isinstance(node.expression, ast.SelectExpression):
            inner = Entry(frozenset())
            _Reader(inner).generic_visit(node)
            self.entry.shown |= inner.variables
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.refers.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entry.refers.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = [element.value if isinstance(element, ast.TextElement) else SLOT for element in node.elements]
        self.entry.texts.append("".join(parts))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {_key(variant): variant.default for variant in node.variants}
        self.entry.selectors.append((frozenset(keys), next(key for key, default in keys.items() if default)))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def read(text: str) -> tuple[dict[str, Entry], list[str]]:
    """The entries of a catalogue, and what keeps some of it from being read."""
    entries: dict[str, Entry] = {}
    problems = []
    for node in FluentParser().parse(text).body:
        if isinstance(node, ast.Junk):
            line = text.count("\n", 0, node.span.start if node.span else 0) + 1
            problems.append(f"line {line}: cannot be read: {node.annotations[0].message}")
        elif isinstance(node, ast.Message | ast.Term):
            name = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
            if name in entries:
                problems.append(f"{name}: stands twice")
            entries[name] = Entry(frozenset(attribute.id.name for attribute in node.attributes))
            _Reader(entries[name]).visit(node)
    return entries, problems


def reach(catalogue: Mapping[str, Entry], names: Iterable[str]) -> set[str]:
    """`names` and everything they refer to, as far as the catalogue has it."""
    found: set[str] = set()
    ahead = list(names)
    while ahead:
        name = ahead.pop()
        if name in catalogue and name not in found:
            found.add(name)
            ahead += catalogue[name].refers
    return found


def variables(catalogue: Mapping[str, Entry], name: str) -> set[str]:
    """What must be filled in where `name` is shown, its references included."""
    return {variable for each in reach(catalogue, [name]) for variable in catalogue[each].variables}


def shown(catalogue: Mapping[str, Entry], name: str) -> set[str]:
    """The variables that can be read where `name` is shown, its references included."""
    return {variable for each in reach(catalogue, [name]) for variable in catalogue[each].shown}


def _alone(language: str, catalogue: Mapping[str, Entry]) -> Iterator[str]:
    for name, entry in catalogue.items():
        for refers in sorted(entry.refers - set(catalogue)):
            yield f"{name}: refers to {refers}, which is not there"
        for text in entry.texts:
            yield from (f"{name}: {fault}" for fault in faults(language, text))
        for keys, default in entry.selectors:
            yield from (f"{name}: {fault}" for fault in _selector(language, keys, default))


def _selector(language: str, keys: frozenset[str], default: str) -> Iterator[str]:
    plural = keys & PLURALS
    if not plural - {"other"}:
        return
    counted = plural | ({"one"} if "1" in keys else set())
    if missing := NEEDED[language] - counted:
        yield f"the selector lacks {', '.join(sorted(missing))}"
    if surplus := plural - NEEDED[language]:
        yield f"the selector has {', '.join(sorted(surplus))}, which this language never uses"
    if default != "other":
        yield f"the default of a selector by number is {default}, not other"


def _together(catalogues: Mapping[str, Mapping[str, Entry]], used: set[str]) -> Iterator[tuple[str, str]]:
    every = {name for catalogue in catalogues.values() for name in catalogue}
    for name in sorted(every & used):
        holders = {language: catalogue for language, catalogue in catalogues.items() if name in catalogue}
        yield from ((language, f"{name}: missing") for language in catalogues if language not in holders)
        first, *others = holders
        for other in others:
            if (mine := shown(holders[other], name)) != (theirs := shown(holders[first], name)):
                yield other, f"{name}: shows {_list(mine)}, but {_list(theirs)} in {first}"
            if (mine := set(holders[other][name].attributes)) != (theirs := set(holders[first][name].attributes)):
                yield other, f"{name}: attributes {_list(mine)}, but {_list(theirs)} in {first}"
    for language, catalogue in catalogues.items():
        idle = set(catalogue) - reach(catalogue, used)
        yield from ((language, f"{name}: nothing uses it") for name in sorted(idle))


def _list(names: set[str]) -> str:
    return "{" + ", ".join(sorted(names)) + "}"


def _served(use: Use, catalogues: Mapping[str, Mapping[str, Entry]]) -> Iterator[str]:
    where = f"{use.path}:{use.line}"
    if not any(use.id in catalogue for catalogue in catalogues.values()):
        yield f"{where}: {use.id}: no catalogue has it"
    if use.args is not None:
        for language, catalogue in catalogues.items():
            if lacking := variables(catalogue, use.id) - use.args:
                yield f"{where}: {use.id}: {language} needs {_list(lacking)}, which is not passed"


def check(root: Path) -> list[str]:
    """What is wrong with the catalogues under `root`, one line each; empty if nothing is."""
    problems: list[str] = []
    catalogues: dict[str, dict[str, Entry]] = {}
    for language in LANGUAGES:
        path = root / "src/french54/locales" / f"{language}.ftl"
        catalogues[language], unread = read(path.read_text(encoding="utf-8") if path.exists() else "")
        problems += [f"{language}.ftl: {problem}" for problem in unread]
    declared: dict[str, Any] = tomllib.loads((root / "tools/built_messages.toml").read_text(encoding="utf-8"))
    known = {name for catalogue in catalogues.values() for name in catalogue}
    found, undeclared = uses(root, known, declared["built"], frozenset(declared["other"]["texts"]))
    problems += undeclared
    for use in found:
        problems += _served(use, catalogues)
    for language, catalogue in catalogues.items():
        problems += [f"{language}.ftl: {problem}" for problem in _alone(language, catalogue)]
    names = {use.id for use in found}
    problems += [f"{language}.ftl: {problem}" for language, problem in _together(catalogues, names)]
    return problems


def main() -> int:
    """Print the problems; 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    problems = check(parser.parse_args().root)
    print("\n".join(problems) or "The catalogues agree.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

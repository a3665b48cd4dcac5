"""Where the project uses messages of the catalogues: in Python, in templates and in the page's sources."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

ID: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
QUOTED: Final = re.compile(r"""(["'`])([a-z][a-z0-9]*(?:-(?:[a-z0-9]+|\$\{[^}]*\}))+)\1""")
CALLED: Final = re.compile(r"""(?:\bt|\.say)\(\s*(["'`])([a-z][^"'`]*)\1""")
QUOTES: Final = re.compile(r"""(["'`])(?:\\.|(?!\1).)*\1""", re.DOTALL)
CONSTRUCTORS: Final = {"Message": 0, "Illegal": 1, "t": 0}
"""Which argument of these calls is a message's id."""
SOURCES: Final = {
    "src/french54": ("*.py",),
    "src/french54/server/templates": ("*.html", "*.txt", "*.xml"),
    "web/src": ("*.ts", "*.svelte", "*.js"),
}


@dataclass(frozen=True)
class Use:
    """A message named at a place; `args` is what is filled in, None where that cannot be read off."""

    path: str
    line: int
    id: str
    args: frozenset[str] | None = None


def uses(
    root: Path, known: set[str], built: Mapping[str, Sequence[str | Sequence[str]]], other: frozenset[str]
) -> tuple[list[Use], list[str]]:
    """Every use under `root`, and the ids put together by code that `built` does not declare."""
    found: list[Use] = []
    shapes: set[str] = set()
    problems: list[str] = []
    areas = {name.partition("-")[0] for name in known}
    for folder, patterns in SOURCES.items():
        for pattern in patterns:
            for path in sorted((root / folder).rglob(pattern)):
                shown = path.relative_to(root).as_posix()
                text = path.read_text(encoding="utf-8")
                seen = _python(shown, text, areas - {""}) if path.suffix == ".py" else _page(shown, text, known)
                for use in seen:
                    if "{}" not in use.id:
                        found += [use] if use.id not in other or use.id in known else []
                    elif use.id in built:
                        shapes.add(use.id)
                    else:
                        problems.append(f"{shown}:{use.line}: {use.id}: declare it in tools/built_messages.toml")
    problems += [f"tools/built_messages.toml: {shape}: nothing builds it" for shape in sorted(set(built) - shapes)]
    for shape in sorted(shapes):
        found += [Use("tools/built_messages.toml", 1, name) for name in fill(shape, built[shape])]
    return found, problems


def fill(shape: str, holes: Sequence[str | Sequence[str]]) -> list[str]:
    """The ids `shape` stands for: one list of fillings, or one list for each hole."""
    lists = [[hole] if isinstance(hole, str) else list(hole) for hole in holes]
    if shape.count("{}") == 1:
        return [shape.format(each) for group in lists for each in group]
    return [shape.format(*each) for each in product(*lists)]


def _python(path: str, text: str, areas: set[str]) -> Iterator[Use]:
    tree = ast.parse(text)
    called: set[ast.expr] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for constant in _named(node):
                called.add(constant)
                if name := _id(constant):
                    yield Use(path, constant.lineno, name, None if "{}" in name else _args(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant | ast.JoinedStr) and node not in called:
            name = _id(node)
            if name and ID.fullmatch(name.replace("{}", "0")) and name.partition("-")[0] in areas:
                yield Use(path, node.lineno, name)


def _named(call: ast.Call) -> Iterator[ast.expr]:
    function = call.func
    name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
    place = CONSTRUCTORS.get(name)
    if place is not None and len(call.args) > place:
        argument = call.args[place]
        yield from _branches(argument)


def _branches(argument: ast.expr) -> Iterator[ast.expr]:
    if isinstance(argument, ast.IfExp):
        yield from _branches(argument.body)
        yield from _branches(argument.orelse)
    elif isinstance(argument, ast.Constant | ast.JoinedStr):
        yield argument


def _id(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def _args(call: ast.Call) -> frozenset[str] | None:
    names = {keyword.arg for keyword in call.keywords}
    if None in names:
        return None
    given = {name for name in names if name not in {None, "args"}}
    place = CONSTRUCTORS[call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")]
    dicts = [*call.args[place + 1 :], *(keyword.value for keyword in call.keywords if keyword.arg == "args")]
    for each in dicts:
        if not isinstance(each, ast.Dict):
            return None
        for key in each.keys:
            if not isinstance(key, ast.Constant):
                return None
            given.add(str(key.value))
    return frozenset(str(name) for name in given)


def _page(path: str, text: str, known: set[str]) -> Iterator[Use]:
    calls = {match.start(2): match for match in CALLED.finditer(text)}
    for match in calls.values():
        name = _shape(match[2])
        args = None if "{}" in name else _passed(_rest(text[match.end() :]), path.endswith(".html"))
        yield Use(path, _line(text, match.start()), name, args)
    for match in QUOTED.finditer(text):
        name = _shape(match[2])
        if match.start(2) not in calls and name in known:
            yield Use(path, _line(text, match.start()), name)


def _rest(text: str) -> str:
    """What is left of a call's arguments, its quoted texts emptied, up to the bracket that closes it."""
    text = QUOTES.sub('""', text[:2000])
    depth = 0
    for place, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if depth < 0:
            return text[:place].strip()
    return ""


def _passed(rest: str, jinja: bool) -> frozenset[str] | None:
    """The names a call passes after the id: `name=value` in a template, `{ name: value }` on the page."""
    if jinja:
        return frozenset(re.findall(r"(\w+)\s*=(?!=)", _flat(rest)))
    inner = re.fullmatch(r"(?:,\s*\{(.*)\}\s*,?)?", rest, re.DOTALL)
    if inner is None or "..." in (inner[1] or ""):
        return None
    parts = (part.partition(":")[0].strip() for part in _flat(inner[1] or "").split(","))
    return frozenset(part for part in parts if part)


def _flat(text: str) -> str:
    """`text` without what stands in brackets."""
    kept, depth = [], 0
    for character in text:
        depth -= character in ")]}"
        if depth == 0:
            kept.append(character)
        depth += character in "([{"
    return "".join(kept)


def _shape(text: str) -> str:
    shape = re.sub(r"\$?\{[^}]*\}", "{}", text)
    return shape + "{}" if shape.endswith("-") else shape


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1

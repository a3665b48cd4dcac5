"""A deal as Portable Bridge Notation (PBN), for other bridge programs, and back.

Written are the tags of the mandatory set that a deal knows, the auction and the play. Read is the first game of a text;
the dealer must be South, as the rules here have it.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from french54.core.card import NAMES, RANKS, SUITS, Card, NotACard, parse
from french54.core.game import Illegal, Message, Reason, Seat
from french54.core.record import quoted
from french54.games.bridge import actions, told
from french54.games.bridge.actions import Action, Play, Sides
from french54.games.bridge.board import DEALER
from french54.games.bridge.hand import SEATS
from french54.games.bridge.rules import Bridge, BridgeState, Setup
from french54.kit.tricks import whist

SIDES: Final[Mapping[Sides, str]] = {"none": "None", "ns": "NS", "ew": "EW", "both": "All"}
"""Who is vulnerable, as PBN says it."""
_VULNERABLE: Final[dict[str, Sides]] = {"-": "none", "Love": "none", "Both": "both"}
_VULNERABLE.update({word: sides for sides, word in SIDES.items()})
_CALLS: Final = {"Pass": "P", "X": "X", "XX": "XX"}
_PBN_SUITS: Final = "SHDC"
_DOUBLED: Final = ("", "X", "XX")
_TAG: Final = re.compile(r'\[\s*(\w+)\s+"((?:\\.|[^"\\]){0,255})"\s*\]')
"""No line of PBN is longer; without an end to it, a text of open quotes would take for ever."""
_ASIDE: Final = re.compile(r"\{[^}]*(?:\}|\Z)|;[^\n]*|(?m:^%[^\n]*)")
"""Comments, also one that is never closed, and escaped lines."""
_NOISE: Final = re.compile(r"=\d+=|\$\d+|[!?]+")
"""References to notes, and judgements of calls and cards."""


class BrokenPbn(ValueError):
    """A text that is no deal of Bridge in PBN; says what is wrong, and of which action (from 1) if of one."""

    def __init__(self, why: Message, action: int = 0, reason: Reason | None = None) -> None:
        super().__init__(why, action, reason)
        self.why, self.action, self.reason = why, action, reason

    def __str__(self) -> str:
        return f"{self.why.id} {dict(self.why.args)}" + (f", action {self.action}" if self.action else "")


def write(state: BridgeState, tags: Mapping[str, str] | None = None) -> str:
    """`state` as one game of PBN; `tags` fill in what a deal does not know (Event, Date, the players' names)."""
    board = state.board
    if board.vulnerable is None:
        raise ValueError("nothing has been dealt")
    given = {"Event": "", "Site": "", "Date": "", "Board": "1", "West": "", "North": "", "East": "", "South": ""}
    given.update(tags or {})
    given["Dealer"] = SEATS[DEALER]
    given["Vulnerable"] = SIDES[board.vulnerable]
    given["Deal"] = f"{SEATS[DEALER]}:{' '.join(map(_hand, _hands(state)))}"
    given["Scoring"] = ""
    given.update(_outcome(state))
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in given.items()]
    lines += _auction(state)
    lines += _play(state)
    return "\n".join(lines) + "\n"


def export(state: BridgeState, names: Sequence[str]) -> str:
    """`state` as one game of PBN, played by those named, South first."""
    return write(state, dict(zip(("South", "West", "North", "East"), names, strict=True)))


def read(text: str) -> BridgeState:
    """The deal of the first game in `text`, with its auction and play; raises BrokenPbn."""
    plain = _ASIDE.sub(" ", text)
    tags, sections = _taken_apart(plain)
    if tags.get("Dealer", SEATS[DEALER]) != SEATS[DEALER]:
        raise BrokenPbn(Message("record-pbn-dealer", {"dealer": quoted(tags["Dealer"])}))
    if tags.get("Vulnerable", "None") not in _VULNERABLE:
        raise BrokenPbn(Message("record-pbn-vulnerable", {"vulnerable": quoted(tags["Vulnerable"])}))
    game = Bridge(_VULNERABLE[tags.get("Vulnerable", "None")])
    state = game.start(Setup(), _deck(tags.get("Deal", "")))
    state = _called(state, sections.get("Auction", ()))
    return _played(state, tags.get("Play", ""), sections.get("Play", ()))


def players(text: str) -> tuple[str | None, ...]:
    """Who sat where in the first game of `text`, South first; None for whoever is not named."""
    tags, _ = _taken_apart(_ASIDE.sub(" ", text))
    named = (tags.get(side, "").strip() for side in ("South", "West", "North", "East"))
    return tuple(quoted(name) if name.strip("?-") else None for name in named)


def _hands(state: BridgeState) -> list[int]:
    """What each seat was dealt, from the dealer on."""
    return [int(whist.hand(state.deck[told.places(seat).start :: 4])) for seat in range(4)]


def _hand(held: int) -> str:
    """Spades, hearts, diamonds and clubs, each from the top."""
    suits = []
    for name in _PBN_SUITS:
        suit = SUITS.index(name)
        suits.append("".join(RANKS[rank] for rank in range(12, -1, -1) if held >> 4 * rank + suit & 1))
    return ".".join(suits)


def _outcome(state: BridgeState) -> dict[str, str]:
    """Declarer, contract, tricks and score, as far as they are known."""
    board, contract, score = state.board, state.board.settled, state.score
    if contract is None:
        return {"Declarer": "", "Contract": "Pass" if board.turn is None else "", "Result": ""}
    bid = f"{contract.level}{contract.strain}{_DOUBLED[contract.doubled]}"
    found = {"Declarer": SEATS[contract.declarer], "Contract": bid, "Result": str(score.tricks) if score else ""}
    if score:
        found["Score"] = f"NS {score.payoffs[0]}"
    return found


def _auction(state: BridgeState) -> Iterator[str]:
    """The calls, four to a line."""
    board = state.board
    names = {short: name for name, short in _CALLS.items()}
    calls = [names.get(call.short, call.short) for call in board.actions if isinstance(call, actions.Call)]
    yield f'[Auction "{SEATS[DEALER]}"]'
    if board.phase == "auction":
        calls.append("+")
    for at in range(0, len(calls), 4):
        yield " ".join(calls[at : at + 4])


def _play(state: BridgeState) -> Iterator[str]:
    """A line a trick; its columns are the seats from the opening leader on, whoever leads the trick."""
    board, contract = state.board, state.board.settled
    if contract is None:
        return
    first = (contract.declarer + 1) % 4
    yield f'[Play "{SEATS[first]}"]'
    for trick in (*board.tricks, *((board.trick,) if board.trick else ())):
        row = ["-"] * 4
        for turn, (card,) in enumerate(trick.cards):
            row[(trick.leader + turn - first) % 4] = NAMES[card]
        yield " ".join(row)
    if board.turn is not None:
        yield "+"


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


def _taken_apart(text: str) -> tuple[dict[str, str], dict[str, Sequence[str]]]:
    """The tags of the first game, and the words that follow each tag."""
    tags: dict[str, str] = {}
    sections: dict[str, Sequence[str]] = {}
    found = list(_TAG.finditer(text))
    for tag, following in zip_longest(found, found[1:]):
        name = tag[1]
        if name in tags:
            break
        tags[name] = re.sub(r"\\(.)", r"\1", tag[2])
        body = text[tag.end() : following.start() if following else len(text)]
        sections[name] = _NOISE.sub(" ", body).split()
    return tags, sections


def _deck(deal: str) -> tuple[Card, ...]:
    """A deck that deals the four hands named."""
    first, _, hands = deal.partition(":")
    named = hands.split()
    if first not in SEATS or not first or len(named) != 4:
        raise BrokenPbn(Message("record-pbn-four-hands"))
    deck: list[Card] = [-1] * 52
    for turn, text in enumerate(named):
        suits = text.split(".")
        if len(suits) != 4:
            raise BrokenPbn(Message("record-pbn-four-suits", {"hand": quoted(text)}))
        try:
            cards = parse(" ".join(suit + rank for suit, held in zip(_PBN_SUITS, suits, strict=True) for rank in held))
        except NotACard as error:
            raise BrokenPbn(Message("error-not-a-card", {"card": quoted(error.name)})) from None
        if len(cards) != 13:
            raise BrokenPbn(Message("record-pbn-thirteen", {"hand": quoted(text)}))
        seat: Seat = (SEATS.index(first) + turn) % 4
        deck[told.places(seat).start :: 4] = cards
    twice = next((card for card in deck if deck.count(card) > 1), None)
    if twice is not None:
        raise BrokenPbn(Message("record-pbn-twice", {"card": NAMES[twice]}))
    return tuple(deck)


def _after(state: BridgeState, action: Action) -> BridgeState:
    try:
        return state.play(action)
    except Illegal as illegal:
        raise BrokenPbn(illegal.reason.message, len(state.actions) + 1, illegal.reason) from None


def _called(state: BridgeState, words: Sequence[str]) -> BridgeState:
    for word in words:
        if word in {"*", "+"}:
            break
        if word == "AP":
            while state.board.phase == "auction":
                state = _after(state, actions.PASS)
            break
        try:
            call = actions.call(_CALLS.get(word, word))
        except KeyError:
            raise BrokenPbn(Message("record-pbn-call", {"call": quoted(word)}), len(state.actions) + 1) from None
        state = _after(state, call)
    return state


def _played(state: BridgeState, first: str, words: Sequence[str]) -> BridgeState:
    """The cards in the order they were played, which is not that of the columns."""
    cards = [word for word in words if word not in {"*", "+"}]
    if not cards:
        return state
    if first not in SEATS or not first:
        raise BrokenPbn(Message("record-pbn-begins", {"first": quoted(first)}))
    for at in range(0, len(cards), 4):
        row = cards[at : at + 4]
        for _ in range(4):
            holder = state.board.holder
            if holder is None:
                raise BrokenPbn(Message("record-pbn-no-play"), len(state.actions) + 1)
            column = (holder - SEATS.index(first)) % 4
            if column >= len(row) or row[column] == "-":
                return state
            try:
                (card,) = parse(row[column])
            except ValueError:
                name = quoted(row[column])
                raise BrokenPbn(Message("error-not-a-card", {"card": name}), len(state.actions) + 1) from None
            state = _after(state, Play(card))
    return state

"""What comes from the page, and the answers that are not the table's; see `docs/wire.md`."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from french54.core.card import NAMES, Cards
from french54.core.game import Illegal, Message, Reason, Seat
from french54.server.languages import text
from french54.table.entries import Hex256
from french54.table.messages import PlainAction, PlainPrompt
from french54.table.table import Refused

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]


class _FromPage(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from the page."""


class NonceMessage(_FromPage, frozen=True, tag="nonce"):
    """The browser's share of the shuffle."""

    hex: Hex256


class ActMessage(_FromPage, frozen=True, tag="act"):
    """Play, bid, pass."""

    n: Number
    action: Annotated[str, msgspec.Meta(max_length=500)]


class PickMessage(_FromPage, frozen=True, tag="pick"):
    """What do these cards mean?"""

    n: Number
    id: Number
    cards: Annotated[tuple[int, ...], msgspec.Meta(max_length=120)]


class AmountMessage(_FromPage, frozen=True, tag="amount"):
    """What does this many chips mean?"""

    n: Number
    id: Number
    chips: Number


class HintMessage(_FromPage, frozen=True, tag="hint"):
    """What would be sensible?"""

    n: Number
    id: Number


class StudyMessage(_FromPage, frozen=True, tag="study"):
    """What does this deal have to teach?"""

    id: Number
    what: Word


class TakeBackMessage(_FromPage, frozen=True, tag="takeback"):
    """Take back what I did last, and what the bots did after it."""

    n: Number


class ReadyMessage(_FromPage, frozen=True, tag="ready"):
    """The next deal, please."""

    n: Number


class RestartMessage(_FromPage, frozen=True, tag="restart"):
    """Another match, please."""

    n: Number


class LevelMessage(_FromPage, frozen=True, tag="level"):
    """How well the bots are to play."""

    level: Word


class HurryMessage(_FromPage, frozen=True, tag="hurry"):
    """I have no cards left: play the rest of the deal fast, please."""


class CourseMessage(_FromPage, frozen=True, tag="course"):
    """How has the match gone?"""


class SyncMessage(_FromPage, frozen=True, tag="sync"):
    """Everything again, please."""


FromPage: TypeAlias = (
    NonceMessage
    | ActMessage
    | PickMessage
    | AmountMessage
    | HintMessage
    | StudyMessage
    | TakeBackMessage
    | ReadyMessage
    | RestartMessage
    | LevelMessage
    | HurryMessage
    | CourseMessage
    | SyncMessage
)


class DealAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal that is over."""

    table: Word
    match: Number
    deal: Number


class OpenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: Word
    level: Word
    options: Annotated[dict[Word, int | bool], msgspec.Meta(max_length=20)] = {}
    """What was chosen of the game's options."""
    again: DealAddress | None = None
    """The deal that is to be dealt once more."""
    guide: Word = ""
    """The situation of a guide that is to be played."""


class MoveRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/me/move`."""

    code: Word


class Summary(msgspec.Struct, frozen=True):
    """A table in a person's list."""

    id: str
    game: str
    level: str
    deal: int
    """Its number within the match; 0 before the first."""
    phase: str
    """`opening`, `play`, `deal` (it is over) or `match` (it is over)."""
    yours: bool
    """The table waits for this person."""
    guide: str
    """The situation of a guide that is played there, if one is."""


class PlainError(msgspec.Struct, frozen=True):
    """Why something was refused."""

    rule: str | None
    field: str | None
    message: Message
    text: str


class _ToPage(msgspec.Struct, frozen=True, tag_field="t"):
    """A message to the page."""


class ErrorMessage(_ToPage, frozen=True, tag="error"):
    """Refused; the table stands as it was."""

    error: PlainError
    n: int


class Picked(_ToPage, frozen=True, tag="picked"):
    """The meanings of the cards picked."""

    id: int
    readings: tuple[PlainAction, ...]
    error: PlainError | None
    prompt: PlainPrompt


class PlainHint(msgspec.Struct, frozen=True):
    """A sensible action."""

    action: str
    said: Message
    cards: Cards
    stands: Cards
    why: Message | None


class Hints(_ToPage, frozen=True, tag="hints"):
    """Sensible actions, best first."""

    id: int
    hints: tuple[PlainHint, ...]


class Studied(_ToPage, frozen=True, tag="study"):
    """What a study found in the deal as it was at entry `n`."""

    id: int
    what: str
    n: int
    found: Mapping[str, Any]


class Course(_ToPage, frozen=True, tag="course"):
    """How the match stood before each deal, and how it stands at entry `n`."""

    n: int
    standings: tuple[Mapping[str, Any], ...]


class Thinking(_ToPage, frozen=True, tag="thinking"):
    """A bot has begun its turn."""

    seat: Seat


class Chosen(_ToPage, frozen=True, tag="level"):
    """The bots' level from the next deal on."""

    level: str


_FROM_PAGE: Final = msgspec.json.Decoder(FromPage)
_OPEN: Final = msgspec.json.Decoder(OpenRequest)
_MOVE: Final = msgspec.json.Decoder(MoveRequest)
_PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")
_NAMED: Final = re.compile(r"field `(\w+)`$")


def read_message(raw: str) -> FromPage:
    """The message in `raw`; raises Refused naming the field that is wrong."""
    message: FromPage = _read(_FROM_PAGE, raw)
    if isinstance(message, PickMessage):
        for card in message.cards:
            if not 0 <= card < len(NAMES):
                raise Refused("error-not-a-card", "cards", card=str(card))
    return message


def read_open(raw: bytes) -> OpenRequest:
    """The request in `raw`; raises Refused naming the field that is wrong."""
    request: OpenRequest = _read(_OPEN, raw)
    return request


def read_move(raw: bytes) -> MoveRequest:
    """The request in `raw`; raises Refused naming the field that is wrong."""
    request: MoveRequest = _read(_MOVE, raw)
    return request


def _read(decoder: msgspec.json.Decoder[Any], raw: str | bytes) -> Any:
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        field = _field(str(error))
        raise Refused("error-field", field, field=field) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("error-broken-json") from None


def _field(complaint: str) -> str:
    """The field msgspec complains of, which it names in a sentence."""
    what, where = _PLACE.sub("", complaint), _PLACE.search(complaint)
    named = _NAMED.search(what)
    path = [part for part in (where[1] if where else "", named[1] if named else "") if part]
    return ".".join(path) or "message"


def plain_error(problem: Refused | Illegal | Message, language: str) -> PlainError:
    """The problem in the words of `language`."""
    match problem:
        case Refused():
            return PlainError(None, problem.field, problem.message, text(language, problem.message))
        case Illegal():
            reason: Reason = problem.reason
            return PlainError(reason.rule, "action", reason.message, text(language, reason.message))
        case Message():
            return PlainError(None, None, problem, text(language, problem))


def encode(message: msgspec.Struct) -> str:
    """The message as JSON text."""
    return msgspec.json.encode(message).decode()

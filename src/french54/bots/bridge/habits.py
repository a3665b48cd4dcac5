"""Cards played by habit, as a sensible player does without a long look: what leads, follows and is thrown away."""

from typing import TypeAlias

from french54.bots.bridge.scene import Scene
from french54.core.card import Card
from french54.core.game import Message
from french54.games.bridge.actions import call

Choice: TypeAlias = tuple[Card, Message]
TEN, QUEEN, KING, ACE = 8, 10, 11, 12


def choose(scene: Scene) -> Choice:
    """A card, and why."""
    if len(scene.legal) == 1:
        return scene.legal[0], Message("hint-bridge-only")
    if scene.trick is None:
        return _declarer_leads(scene) if scene.declaring else _defender_leads(scene)
    led = scene.trick.cards[0][0] % 4
    if not scene.suit(scene.held, led):
        return _void(scene)
    return _follow(scene)


def _cards(held: int, suit: int) -> list[Card]:
    """The cards of a suit, highest first."""
    return [card for card in range(51, -1, -1) if held >> card & 1 and card % 4 == suit]


def _low(cards: list[Card]) -> Card:
    return min(cards)


def _top_of_sequence(cards: list[Card]) -> Card | None:
    """The first of two honours in a row, or of a ten and nine."""
    for card in cards[:2]:
        if card // 4 >= TEN and len(cards) >= 2 and any(o != card and o == card - 4 for o in cards):
            return card
    return None


def partners_suit(scene: Scene) -> int | None:
    """The suit partner bid last, if any."""
    found = None
    for turn, short in enumerate(scene.view.calls):
        bid = call(short)
        if turn % 4 == (scene.holder + 2) % 4 and bid.level and bid.strain != "NT":
            found = bid.number % 5
    return found


def _defender_leads(scene: Scene) -> Choice:
    sure = [card for card in reversed(scene.legal) if scene.is_boss(card) and card % 4 != scene.trump]
    lacking = 14 - scene.contract.needed - scene.view.won[scene.holder % 2]
    if sure and (len(sure) >= lacking or scene.view.tricks):
        return sure[0], Message("hint-bridge-set" if len(sure) >= lacking else "hint-bridge-cash")
    suit = partners_suit(scene)
    if suit is not None and suit != scene.trump and (cards := _cards(scene.held, suit)):
        card = cards[0] if len(cards) <= 2 or _top_of_sequence(cards) == cards[0] else cards[-1]
        return card, Message("hint-bridge-lead-partner")
    suits = [suit for suit in range(4) if suit != scene.trump and _cards(scene.held, suit)] or [scene.trump]
    for suit in sorted(suits, key=lambda suit: -len(_cards(scene.held, suit))):
        top = _top_of_sequence(_cards(scene.held, suit))
        if top is not None and top // 4 >= QUEEN:
            return top, Message("hint-bridge-lead-sequence")
    if scene.trump < 4 and not scene.view.tricks and 1 <= len(_cards(scene.held, scene.trump)) <= 3:
        for suit in suits:
            if len(cards := _cards(scene.held, suit)) == 1 and cards[0] // 4 < KING:
                return cards[0], Message("hint-bridge-lead-short")
    return _long(scene, suits)


def _long(scene: Scene, suits: list[int]) -> Choice:
    """The fourth of the longest suit; against trumps rather from one without the ace."""

    def worth(suit: int) -> tuple[bool, int, int]:
        cards = _cards(scene.held, suit)
        under = scene.trump < 4 and cards[0] // 4 == ACE
        return not under, len(cards), sum(max(0, card // 4 - 8) for card in cards)

    cards = _cards(scene.held, max(suits, key=worth))
    return cards[min(3, len(cards) - 1)], Message("hint-bridge-lead-long")


def _declarer_leads(scene: Scene) -> Choice:
    other = scene.seen[(scene.holder + 2) % 4]
    trump = scene.trump
    if trump < 4 and scene.suit(scene.hidden, trump) and scene.suit(scene.held, trump):
        both = scene.suit(scene.held | other, trump)
        if both.bit_count() > scene.suit(scene.hidden, trump).bit_count():
            cards = _cards(scene.held, trump)
            card = cards[0] if scene.is_boss(cards[0]) or not _cards(other, trump) else cards[-1]
            return card, Message("hint-bridge-draw-trumps")
    toward = _toward(scene, other)
    if toward is not None:
        return toward, Message("hint-bridge-toward")
    for card in reversed(scene.legal):
        if card % 4 != trump and scene.is_boss(card):
            return card, Message("hint-bridge-cash")
    longest = max(range(4), key=lambda suit: (len(_cards(scene.held, suit)) > 0, scene.suit(other, suit).bit_count()))
    return _low(_cards(scene.held, longest)), Message("hint-bridge-lead-long")


def _toward(scene: Scene, other: int) -> Card | None:
    """A low card of a suit in which the hand opposite has honours with a gap above or between them."""
    for suit in range(4):
        here, there = _cards(scene.held, suit), _cards(other, suit)
        if not here or len(there) < 2 or suit == scene.trump:
            continue
        missing = [card for card in _cards(scene.hidden, suit) if card // 4 >= QUEEN]
        honours = [card for card in there if card // 4 >= QUEEN - 1]
        if missing and honours and any(card < missing[0] for card in honours) and here[-1] // 4 < QUEEN:
            return here[-1]
    return None


def _void(scene: Scene) -> Choice:
    """Without the suit led: a trump where it helps, else the least needed card."""
    trumps = [card for card in scene.legal if card % 4 == scene.trump and scene.takes(card)]
    last = scene.trick is not None and len(scene.trick.cards) == 3
    if trumps and not (scene.ours and (last or _is_safe(scene))):
        return min(trumps), Message("hint-bridge-ruff")
    plain = [card for card in scene.legal if card % 4 != scene.trump] or list(scene.legal)

    def worth(card: Card) -> tuple[bool, int, int]:
        length = scene.suit(scene.held, card % 4).bit_count()
        guards = scene.suit(scene.held, card % 4) >> 40 != 0 and length <= 2
        return scene.is_boss(card) or guards, card // 4, -length

    return min(plain, key=worth), Message("hint-bridge-discard")


def _is_safe(scene: Scene) -> bool:
    """Whether partner's card is likely to hold."""
    if scene.trick is None:
        return False
    (best,) = scene.trick.cards[(scene.trick.winner - scene.trick.leader) % 4]
    return best // 4 >= KING or not scene.suit(scene.hidden, best % 4) >> best


def _follow(scene: Scene) -> Choice:
    trick = scene.trick
    if trick is None:
        raise ValueError("nothing was led")
    place = len(trick.cards)
    winners = [card for card in scene.legal if scene.takes(card)]
    low = scene.legal[0], Message("hint-bridge-low")
    if not winners or (scene.ours and (place == 3 or _is_safe(scene))):
        return low
    if _holds_up(scene, winners):
        return scene.legal[0], Message("hint-bridge-hold")
    if place == 3:
        return min(winners), Message("hint-bridge-win")
    if place == 1:
        return _second(scene, winners)
    return _third(scene, winners)


def _holds_up(scene: Scene, winners: list[Card]) -> bool:
    """Whether declarer at notrump keeps a lone ace for the third round of a suit of theirs."""
    trick = scene.trick
    if trick is None or not scene.declaring or scene.trump < 4 or (trick.leader - scene.holder) % 2 == 0:
        return False
    suit, other = trick.cards[0][0] % 4, scene.seen[(scene.holder + 2) % 4]
    ours = _cards(scene.held, suit), _cards(other, suit)
    rounds = sum(done.cards[0][0] % 4 == suit for done in scene.view.tricks)
    lone = [card for card in (*ours[0], *ours[1]) if card // 4 >= QUEEN]
    length = max(len(ours[0]), len(ours[1]))
    return len(winners) == 1 and lone == winners and winners[0] // 4 == ACE and 2 <= length <= 3 and rounds < 2


def _second(scene: Scene, winners: list[Card]) -> Choice:
    """Low, but to cover an honour, to win with a sure card at the end, or for declarer with a sure card."""
    trick = scene.trick
    led = trick.cards[0][0] if trick else 0
    if led // 4 >= TEN + 1 and max(winners) // 4 >= QUEEN:
        return min(card for card in winners if card // 4 >= QUEEN), Message("hint-bridge-cover")
    if scene.is_boss(max(winners)) and len(scene.view.tricks) >= 9:
        return max(winners), Message("hint-bridge-win")
    return scene.legal[0], Message("hint-bridge-low")


def _third(scene: Scene, winners: list[Card]) -> Choice:
    """High; of cards alike the lowest, and no higher than dummy or the finesse asks for."""
    last = scene.seen[(scene.holder + 1) % 4]
    led = scene.trick.cards[0][0] % 4 if scene.trick else 0
    if last:
        above = _cards(last, led)
        sure = [card for card in winners if not above or card > above[0]]
        if sure:
            return min(sure), Message("hint-bridge-win")
    elif scene.declaring:
        missing = _cards(scene.hidden, led)
        high = max(winners)
        lower = [card for card in winners if card < high and not scene.alike(card, high) and card // 4 >= TEN + 1]
        if lower and missing and missing[0] < high and missing[0] > max(lower):
            return max(lower), Message("hint-bridge-toward")
    high = max(winners)
    return min(card for card in winners if scene.alike(card, high) or card == high), Message("hint-bridge-high")

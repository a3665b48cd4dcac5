"""Deals a view may come from: hidden cards fall at random, as far as tribute allows.

Whoever gave tribute was dealt nothing higher than it. Whoever gave back a card above ten was dealt none from 2 to 10,
and nothing lower than it. Where tribute was refused, both red jokers were dealt to those who owed it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from french54.core.card import RED_JOKER, Card, Cards, pack
from french54.core.game import Seat
from french54.games.guandan import hand, told, tribute
from french54.games.guandan.levels import SEATS
from french54.games.guandan.view import GuandanView
from french54.kit.climbing.hands import POWER
from french54.kit.climbing.spread import Spread

PACK = pack(2)


def deals(view: GuandanView, level: int, rng: Random) -> Iterator[tuple[Cards, tuple[Cards, ...]]]:
    """Decks with the hands as they stand now, all equally likely, without end."""
    known = [_dealt(view, seat) for seat in range(SEATS)]
    hiding = [seat for seat in range(SEATS) if len(known[seat]) < told.EACH]
    spread = _spread(view, level, known, hiding)
    got, gone = [_received(view, seat) for seat in range(SEATS)], [_parted(view, seat) for seat in range(SEATS)]
    while True:
        hidden = spread.deal(rng) if spread else []
        deck: list[Card] = [0] * len(PACK)
        hands = []
        for seat in range(SEATS):
            cards = list(known[seat])
            if seat in hiding:
                cards += hidden[hiding.index(seat)]
                rng.shuffle(cards)
            deck[seat::SEATS] = cards
            left = Counter(cards) + got[seat] - gone[seat]
            hands.append(hand.ordered(left.elements(), level))
        yield tuple(deck), tuple(hands)


def _received(view: GuandanView, seat: Seat) -> Counter[Card]:
    """The cards that came to a seat by tribute."""
    found = [each.card for each in view.tributes if each.receiver == seat]
    found += [each.back for each in view.tributes if each.payer == seat and each.back is not None]
    return Counter(found)


def _given(view: GuandanView, seat: Seat) -> Counter[Card]:
    """The cards that a seat gave away, all of them dealt to it."""
    found = [each.card for each in view.tributes if each.payer == seat]
    found += [each.back for each in view.tributes if each.receiver == seat and each.back is not None]
    return Counter(found)


def _parted(view: GuandanView, seat: Seat) -> Counter[Card]:
    """The cards that a seat gave away or played."""
    played = (event.cards for event in view.events if event.kind == "play" and event.seat == seat)
    return _given(view, seat) + Counter(card for cards in played for card in cards)


def _dealt(view: GuandanView, seat: Seat) -> Cards:
    """The cards known to have been dealt to `seat`: the viewer's own as dealt, else those it must have had."""
    own = next(event.cards for event in view.events if event.kind == "deal" and event.seat == seat)
    if own:
        return own
    shown = (event.cards for event in view.events if event.kind == "show" and event.seat == seat)
    had = _parted(view, seat) + Counter(card for cards in shown for card in cards)
    return tuple(((had - _received(view, seat)) | _given(view, seat)).elements())


def _spread(view: GuandanView, level: int, known: Sequence[Cards], hiding: Sequence[Seat]) -> Spread | None:
    """How the hidden cards can be spread over the seats that hide cards; None where nothing is hidden."""
    if not hiding:
        return None
    barred = [_barred(view, seat, level) for seat in hiding]
    groups: dict[tuple[bool, ...], list[Card]] = {}
    for card in (Counter(PACK) - Counter(card for cards in known for card in cards)).elements():
        groups.setdefault(tuple(card not in cards for cards in barred), []).append(card)
    free = sorted(groups, key=lambda allowed: (sum(allowed), allowed))
    caps = [[told.EACH if allowed[at] else 0 for allowed in free] for at in range(len(hiding))]
    needs = tuple([told.EACH - len(known[seat]) for seat in hiding])
    return Spread([groups[allowed] for allowed in free], needs, caps)


def _barred(view: GuandanView, seat: Seat, level: int) -> frozenset[Card]:
    """The cards that `seat` cannot have been dealt beside those it is known to have been."""
    found: set[Card] = set()
    natural = set(range(54)) - {hand.wild(level)}
    places, strength = hand.places(level), hand.order(level)
    for each in view.tributes:
        if each.payer == seat:
            found.update(card for card in natural if places[card] < places[each.card])
            found.update({RED_JOKER} & {each.card})
        elif each.receiver == seat and each.back is not None and not _plain(each.back, level):
            found.update(card for card in natural if tribute.plain(card))
            weaker = strength.index(POWER[each.back])
            found.update(card for card in natural if strength.index(POWER[card]) < weaker)
    if view.refused and seat not in tribute.payers(view.finished):
        found.add(RED_JOKER)
    return frozenset(found)


def _plain(card: Card, level: int) -> bool:
    return card != hand.wild(level) and tribute.plain(card)

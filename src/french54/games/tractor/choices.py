"""What the seat on turn may do: declare trumps, bury, lead or follow."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from french54.core.card import BLACK_JOKER, RED_JOKER, Card, Cards
from french54.core.game import Button, Choices, Illegal, Prompt, Reason
from french54.games.tractor import names, reasons
from french54.games.tractor.actions import PASS, Action, Bury, Declare, Pass, Play
from french54.kit.tricks import twopack
from french54.kit.tricks.order import Order

KITTY = 8


@dataclass(frozen=True, slots=True)
class Declaring(Choices[Action]):
    """Pass, or any declaration stronger than the one that stands."""

    hand: Cards
    level: int
    standing: int
    """How strong the declaration is that stands; 0 for none."""

    def check(self, action: Action) -> None:
        if isinstance(action, Pass):
            return
        if not isinstance(action, Declare):
            raise Illegal("tractor 2.3", "tractor-error-declaring")
        if Counter(action.cards) - Counter(self.hand):
            raise Illegal("tractor 2.4", "error-not-held")
        strength = names.strength(action.cards, self.level)
        if not strength:
            raise Illegal("tractor 2.4", "tractor-error-declaration", rank=names.RANK_NAMES[self.level])
        if strength <= self.standing:
            raise Illegal("tractor 2.6", "tractor-error-stronger")

    def __iter__(self) -> Iterator[Action]:
        yield PASS
        for declare in self._holds():
            if names.strength(declare.cards, self.level) > self.standing:
                yield declare

    def _holds(self) -> Iterator[Declare]:
        """Every declaration the hand has, the weakest first."""
        held = Counter(self.hand)
        levels = [card for card in range(4 * self.level, 4 * self.level + 4) if held[card]]
        yield from (Declare((card,)) for card in levels)
        yield from (Declare((card, card)) for card in (*levels, BLACK_JOKER, RED_JOKER) if held[card] == 2)

    def draw(self, rng: Random) -> Action:
        actions = list(self)
        return actions[int(rng.random() * len(actions))]

    def readings(self, cards: Cards) -> Sequence[Action]:
        declare = Declare(cards)
        self.check(declare)
        return (declare,)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        """A button to pass, and one for each declaration the hand has."""
        offered: tuple[Action, ...] = (PASS, *self._holds())
        return Prompt(tuple(Button(action, self._barred(action)) for action in offered))

    def _barred(self, action: Action) -> Reason | None:
        try:
            self.check(action)
        except Illegal as illegal:
            return illegal.reason
        return None


@dataclass(frozen=True, slots=True)
class Burying(Choices[Action]):
    """Any eight of the banker's cards."""

    hand: Cards
    order: Order

    def check(self, action: Action) -> None:
        if not isinstance(action, Bury):
            raise Illegal("tractor 2.10", "tractor-error-bury-first")
        if len(action.cards) != KITTY:
            raise Illegal("tractor 2.10", "tractor-error-bury", count=KITTY)
        if Counter(action.cards) - Counter(self.hand):
            raise Illegal("tractor 2.10", "error-not-held")

    def __iter__(self) -> Iterator[Action]:
        """Each set of cards once, the lowest first; there are millions."""
        kinds = _kinds(self.order, *self.order.held(self.hand))
        return (Bury(cards) for cards in subsets(kinds, KITTY, 0))

    def draw(self, rng: Random) -> Action:
        return Bury(tuple(rng.sample(self.hand, KITTY)))

    def readings(self, cards: Cards) -> Sequence[Action]:
        bury = Bury(cards)
        self.check(bury)
        return (bury,)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        """Eight cards to pick, any of them."""
        hand = names.laid_out(self.hand, self.order)
        full = len(picked) >= KITTY or bool(Counter(picked) - Counter(self.hand))
        return Prompt(pick=range(KITTY, KITTY + 1), playable=_those(hand, picked) if full else hand)


@dataclass(frozen=True, slots=True)
class Turn(Choices[Action]):
    """A single, a pair or a tractor for a seat that leads; else what follows."""

    hand: Cards
    led: Cards
    """What must be followed; empty for a lead."""
    order: Order

    def check(self, action: Action) -> None:
        if isinstance(action, Declare | Pass):
            raise Illegal("tractor 2.7", "tractor-error-settled")
        if isinstance(action, Bury):
            raise Illegal("tractor 2.10", "tractor-error-buried")
        ones, twos = self.order.held(self.hand)
        play, pairs = self.order.held(action.cards)
        alike = len(action.cards) == play.bit_count() + pairs.bit_count()
        if not self.led:
            if not alike or play & ~ones or pairs & ~twos:
                raise Illegal("tractor 3.5", "error-not-held")
            if not twopack.form(play, pairs, self.order.trumps):
                raise reasons.no_lead(action.cards, self.order)
            return
        found = twopack.follows(ones, twos, self._suit, len(self.led), play, pairs)
        if len(action.cards) == len(self.led) and not alike:
            found = twopack.HELD
        if found != twopack.FITS:
            raise reasons.no_follow(int(found), self.hand, self.led, self.order)

    @property
    def _suit(self) -> int:
        return self.order.suit_of(self.led[0])

    def __iter__(self) -> Iterator[Action]:
        """Each set of cards once, the lowest first."""
        ones, twos = self.order.held(self.hand)
        if not self.led:
            return map(self._lead, self._leads())
        suit, count = self._suit, len(self.led)
        same = _kinds(self.order, ones & suit, twos & suit)
        have = sum(copies for _, copies in same)
        if have >= count:
            owed = min(count // 2, (twos & suit).bit_count())
            return map(self._bound, subsets(same, count, owed))
        all_of_it = self.order.cards(ones & suit, twos & suit)
        others = _kinds(self.order, ones & ~suit, twos & ~suit)
        return (self._bound(all_of_it + rest) for rest in subsets(others, count - have, 0))

    def draw(self, rng: Random) -> Action:
        ones, twos = self.order.held(self.hand)
        if not self.led:
            leads = list(self._leads())
            return self._lead(leads[int(rng.random() * len(leads))])
        play, pairs, _ = twopack.some_follow(ones, twos, self._suit, len(self.led), rng.getrandbits(31))
        return self._bound(self.order.cards(play, pairs))

    def readings(self, cards: Cards) -> Sequence[Action]:
        play = Play(cards)
        self.check(play)
        return (self._bound(cards),)

    def prompt(self, picked: Cards = ()) -> Prompt[Action]:
        """Cards to pick, and when following those that are owed.

        Owed are the cards of the suit; where pairs must be given first, the pairs of the suit.
        """
        hand = names.laid_out(self.hand, self.order)
        if Counter(picked) - Counter(hand):
            playable: Cards = ()
        else:
            playable = self._led_with(picked, hand) if not self.led else self._followed_with(picked, hand)
        if not self.led:
            longest = max(2 * (-lead).bit_count() if lead < 0 else 1 for lead in self._leads())
            return Prompt(pick=range(1, longest + 1), playable=playable)
        return Prompt(pick=range(len(self.led), len(self.led) + 1), playable=playable, owed=self._owed(hand))

    def _leads(self) -> Iterator[int]:
        return map(int, twopack.leads(*self.order.held(self.hand), self.order.trumps))

    def _lead(self, lead: int) -> Play:
        return self._bound(self.order.cards(abs(lead), -lead if lead < 0 else 0))

    def _bound(self, cards: Cards) -> Play:
        """The play of `cards`, as they will lie and as it is called."""
        ones, twos = self.order.held(cards)
        return Play(self.order.cards(ones, twos), int(twopack.form(ones, twos, self.order.trumps)))

    def _owed(self, hand: Cards) -> Cards:
        ones, twos = self.order.held(hand)
        suit, count = self._suit, len(self.led)
        places = ones & suit
        if count > 1 and places.bit_count() + (twos & suit).bit_count() > count and twos & suit:
            places = twos & suit
        return tuple([card for card in hand if places >> self.order.place[card] & 1])

    def _led_with(self, picked: Cards, hand: Cards) -> Cards:
        """The cards that some lead has together with those picked."""
        play, pairs = self.order.held(picked)
        found, doubly = 0, 0
        for lead in self._leads():
            alone, double = abs(lead), -lead if lead < 0 else 0
            if not (play & ~alone or pairs & ~double):
                found |= alone
                doubly |= double
        return _those(hand, self.order.cards(found, doubly))

    def _followed_with(self, picked: Cards, hand: Cards) -> Cards:
        """The cards that something which follows has together with those picked."""
        if not self._can_follow(picked, hand):
            return ()
        counts, found = Counter(picked), Counter(picked)
        for card in set(hand):
            if counts[card] < hand.count(card) and self._can_follow((*picked, card), hand):
                found[card] += 1
                if counts[card] == 0 and hand.count(card) == 2 and self._can_follow((*picked, card, card), hand):
                    found[card] += 1
        return _those(hand, tuple(found.elements()))

    def _can_follow(self, picked: Cards, hand: Cards) -> bool:
        """Whether something that follows has all the cards picked, which are in the hand."""
        ones, twos = self.order.held(hand)
        play, pairs = self.order.held(picked)
        suit, count = self._suit, len(self.led)
        have = (ones & suit).bit_count() + (twos & suit).bit_count()
        others = len(picked) - (play & suit).bit_count() - (pairs & suit).bit_count()
        if have < count:
            return others <= count - have
        if others:
            return False
        lacking = min(count // 2, (twos & suit).bit_count()) - pairs.bit_count()
        halves = (play & ~pairs & twos).bit_count()
        cost = min(max(lacking, 0), halves) + 2 * max(lacking - halves, 0)
        return len(picked) + cost <= count


def _those(hand: Cards, cards: Cards) -> Cards:
    """The cards of a hand that are among `cards`, as often as they are there, in the order of the hand."""
    left = Counter(cards)
    found: list[Card] = []
    for card in hand:
        if left[card]:
            left[card] -= 1
            found.append(card)
    return tuple(found)


def _kinds(order: Order, ones: int, twos: int) -> list[tuple[Card, int]]:
    """Cards with their copies, from the lowest."""
    return [(order.card[place], 1 + (twos >> place & 1)) for place in range(54) if ones >> place & 1]


def subsets(kinds: Sequence[tuple[Card, int]], count: int, pairs: int) -> Iterator[Cards]:
    """Every choice of `count` cards with at least so many pairs; `kinds` must have that many."""
    if not count:
        yield ()
        return
    (card, copies), rest = kinds[0], kinds[1:]
    left = sum(more for _, more in rest)
    doubles = sum(more == 2 for _, more in rest)
    for taken in range(min(copies, count), -1, -1):
        still, owed = count - taken, max(pairs - (taken == 2), 0)
        if still <= left and owed <= min(doubles, still // 2):
            for others in subsets(rest, still, owed):
                yield (card,) * taken + others

"""Tractor against the rules tried out one choice of cards after the other: leads, what follows, and who wins."""

from random import Random

import pytest

from french54.core.card import NAMES, RANKS, Cards, parse
from french54.games.tractor.actions import Play
from french54.games.tractor.choices import Turn
from french54.games.tractor.names import TRUMPS
from french54.games.tractor.sampling import PACK
from french54.kit.tricks import twopack
from french54.kit.tricks.order import Order
from tests.peers.tractor import Deal

NORMAL = [pytest.param(seed, id=str(seed)) for seed in range(60)]
FULL = [pytest.param(seed, id=str(seed), marks=pytest.mark.full) for seed in range(1000, 2500)]


def named(cards: Cards) -> tuple[str, ...]:
    return tuple(sorted(NAMES[card] for card in cards))


def table(rng: Random) -> tuple[Order, Deal]:
    """Some trumps, here and by the peer."""
    level, trump = rng.randrange(13), rng.randrange(5)
    return Order.of(level, trump), Deal(RANKS[level], TRUMPS[trump])


def some_hand(rng: Random, order: Order, size: int) -> Cards:
    """Cards of a few suits with many pairs, mostly neighbours."""
    start = rng.randrange(54)
    near = [card for place, card in enumerate(order.card) if abs(place - start) < rng.choice((4, 8, 14, 54))]
    pool = [*near * 2, *rng.sample(PACK, 6)]
    hand: list[int] = []
    for card in rng.sample(pool, min(len(pool), 3 * size)):
        if hand.count(card) < 2 and len(hand) < size:
            hand.append(card)
    return tuple(sorted(hand))


@pytest.mark.rule("tractor 3.5")
@pytest.mark.rule("tractor 3.7")
@pytest.mark.rule("tractor 3.8")
@pytest.mark.rule("tractor 3.9")
@pytest.mark.parametrize("seed", [*NORMAL, *FULL])
def test_leads_are_the_same(seed: int) -> None:
    rng = Random(seed)
    order, peer = table(rng)
    hand = some_hand(rng, order, rng.randint(1, 16))
    listed = [named(action.cards) for action in Turn(hand, (), order)]
    assert len(listed) == len(set(listed))
    assert set(listed) == peer.leads(named(hand))
    for _ in range(30):
        cards = tuple(rng.sample(hand, rng.randint(1, min(len(hand), 6))))
        assert (Play(cards) in Turn(hand, (), order)) == (peer.structure(named(cards)) is not None)


def led(rng: Random, order: Order, hand: Cards) -> Cards:
    """Something that might have been led to a hand, mostly in a suit it has."""
    for _ in range(200):
        other = some_hand(rng, order, 14)
        leads = [each.cards for each in Turn(other, (), order) if len(each.cards) <= len(hand)]
        chosen = rng.choice(leads)
        if len(chosen) > 1 or rng.random() < 0.1:
            return chosen
    return hand[:1]


@pytest.mark.rule("tractor 3.10")
@pytest.mark.rule("tractor 3.11")
@pytest.mark.rule("tractor 3.12")
@pytest.mark.rule("tractor 3.13")
@pytest.mark.parametrize("seed", [*NORMAL, *FULL])
def test_what_follows_is_the_same(seed: int) -> None:
    rng = Random(seed)
    order, peer = table(rng)
    hand = some_hand(rng, order, rng.randint(2, 11))
    lead = led(rng, order, hand)
    choices = Turn(hand, lead, order)
    listed = [named(action.cards) for action in choices]
    legal = peer.follows(named(hand), named(lead))
    assert len(listed) == len(set(listed))
    assert set(listed) == legal
    for _ in range(60):
        cards = tuple(rng.sample(hand, len(lead)))
        assert (Play(cards) in choices) == (named(cards) in legal)
    drawn = {named(choices.draw(rng).cards) for _ in range(40)}
    assert drawn <= legal


@pytest.mark.rule("tractor 3.11")
@pytest.mark.parametrize("seed", [*NORMAL, *FULL])
def test_the_cards_that_light_up_are_the_same(seed: int) -> None:
    """Whatever is picked, a card is lit exactly if something legal has it with those picked, as often as that."""
    rng = Random(seed)
    order, peer = table(rng)
    hand = some_hand(rng, order, rng.randint(2, 10))
    lead: Cards = () if seed % 3 == 0 else led(rng, order, hand)
    choices = Turn(hand, lead, order)
    legal = peer.follows(named(hand), named(lead)) if lead else peer.leads(named(hand))
    for _ in range(12):
        picked = tuple(rng.sample(hand, rng.randint(0, min(len(hand), max(len(lead), 3)))))
        lit = [NAMES[card] for card in choices.prompt(picked).playable]
        most: dict[str, int] = {}
        for cards in legal:
            if all(cards.count(name) >= named(picked).count(name) for name in named(picked)):
                most.update({name: max(most.get(name, 0), cards.count(name)) for name in cards})
        assert {name: lit.count(name) for name in lit} == most


@pytest.mark.rule("tractor 3.14")
@pytest.mark.rule("tractor 3.15")
@pytest.mark.rule("tractor 3.16")
@pytest.mark.parametrize("seed", [*NORMAL, *FULL])
def test_the_winner_is_the_same(seed: int) -> None:
    rng = Random(seed)
    order, peer = table(rng)
    for _ in range(20):
        hands = [some_hand(rng, order, 16) for _ in range(4)]
        size = rng.choice((1, 2, 2, 4, 4, 6))
        lead = next((each.cards for each in Turn(hands[0], (), order) if len(each.cards) == size), hands[0][:1])
        plays = [lead]
        for hand in hands[1:]:
            if len(hand) < len(lead):
                return
            made = [each.cards for each in Turn(hand, (), order) if len(each.cards) == len(lead)]
            follow = Turn(hand, lead, order).draw(rng).cards
            plays.append(rng.choice(made) if made and rng.random() < 0.7 else follow)
        best, winner = order.form(lead), 0
        for place, cards in enumerate(plays[1:], 1):
            form = order.form(cards)
            if form and twopack.beats(form, best, order.trumps):
                best, winner = form, place
        assert winner == peer.winner([named(cards) for cards in plays])


def test_the_peer_knows_the_examples_of_the_rulebook() -> None:
    assert Deal("7", "H").structure(["S6", "S6", "S8", "S8"]) == "tractor"
    assert Deal("2", "H").structure(["H2", "H2", "BJ", "BJ"]) == "tractor"
    assert Deal("2", "H").structure(["HA", "HA", "S2", "S2"]) == "tractor"
    assert Deal("2", "H").structure(["D2", "D2", "S2", "S2"]) is None
    assert Deal("5", "H").structure(["SA", "SA", "S2", "S2"]) is None
    assert Order.of(0, 2).form(parse("HA HA S2 S2"))

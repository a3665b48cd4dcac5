"""What a seat may know in One Poker beyond its cards: signals, discards and counting; and samples that honour it."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from french54.core.card import Card, Cards, parse
from french54.core.chance import Stream, shuffle
from french54.games.onepoker import stock
from french54.games.onepoker.actions import Lock
from french54.games.onepoker.rules import OnePokerState
from french54.games.onepoker.stock import Setup
from tests.rules.onepoker import GAME, dealt, said

DRAW = Stream(b"", "draw 2")


def late(kept: str, rest: str, first: int = 0) -> OnePokerState:
    """The last deal before a shuffle but one: two cards kept, a few left in the stock, all others discarded."""
    held, left = parse(kept), parse(rest)
    gone = tuple((Counter(stock.PACK) - Counter(held) - Counter(left)).elements())
    return GAME.start(Setup(51, (20, 20), first, held, left, 1, 104 - len(left), gone), ())


def hidden(state: OnePokerState) -> tuple[object, ...]:
    """What a seat may not see: hands in the order they came, the stock, the cards locked."""
    return (state.dealt.hands, state.dealt.stock, state.locked)


def possible(state: OnePokerState, viewer: int | None) -> set[tuple[object, ...]]:
    """Every deal that looks to `viewer` as this one does, by trying all places of the unseen cards."""
    setup = state.setup
    seats = [seat for seat in range(2) if seat != viewer]
    mine = {} if viewer is None else {viewer: setup.kept[viewer]}
    cards = [setup.kept[seat] for seat in seats] + list(setup.stock)
    found = set()
    for order in set(permutations(cards)):
        kept = {**mine, **dict(zip(seats, order, strict=False))}
        start = Setup(
            setup.number,
            setup.stacks,
            setup.first,
            (kept[0], kept[1]),
            order[len(seats) :],
            setup.shuffled,
            setup.gone,
            setup.discards,
            setup.aside,
        )
        if [card >= 24 for card in start.kept] == [card >= 24 for card in setup.kept]:
            found |= {hidden(each) for each in played(GAME.start(start, ()), state) if alike(each, state, viewer)}
    return found


def played(start: OnePokerState, like: OnePokerState) -> Iterator[OnePokerState]:
    """The deal with every choice of locked cards, as many as in `like`, and then its betting."""
    states = [start]
    order = (start.setup.first, 1 - start.setup.first)
    for seat in order:
        if like.locked[seat] is not None:
            states = [state.play(lock) for state in states for lock in state.choices() if isinstance(lock, Lock)]
    for state in states:
        done = state
        for event in like.log:
            if event.kind == "call":
                done = done.play(GAME.parse(event.data["action"]))
        yield done


def alike(one: OnePokerState, other: OnePokerState, viewer: int | None) -> bool:
    return one.view(viewer) == other.view(viewer)


POSITIONS = (
    (),
    ("lock S9",),
    ("lock S9", "lock H3"),
    ("lock S9", "lock H3", "check"),
    ("lock S9", "lock H3", "check", "check"),
    ("lock S4", "lock DK", "bet 2", "fold"),
)


@pytest.mark.rule("onepoker 2.4")
@pytest.mark.parametrize("actions", POSITIONS, ids=lambda actions: f"{len(actions)} {actions[:1]}")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_samples_are_all_deals_that_look_alike(actions: tuple[str, ...], viewer: int | None) -> None:
    state = said(late("S9 H3", "S4 DK H9 C4"), *actions)
    view = state.view(viewer)
    wanted = possible(state, viewer)
    assert hidden(state) in wanted
    rng = Random(1)
    drawn = {hidden(GAME.sample(view, rng)) for _ in range(30 * len(wanted))}
    assert drawn == wanted


def over_a_shuffle(locks: tuple[str, str] = ("S2", "D2")) -> OnePokerState:
    """The first deal after a shuffle: seat 0 kept the S9, seat 1 the H3."""
    last = said(late("S9 H3", " ".join(locks)), *(f"lock {card}" for card in locks), "check", "check")
    setup = GAME.next(last.setup, last, DRAW)
    assert setup is not None
    assert setup.kept == parse("S9 H3")
    return GAME.start(setup, shuffle(GAME.pack(setup), Stream(b"again", "deal 2")))


def both_locked(state: OnePokerState, mine: Card, other: Card) -> OnePokerState:
    """The deal once seat 0 has locked `mine` and seat 1 `other`, in their order."""
    for card in (mine, other) if state.turn == 0 else (other, mine):
        state = state.play(Lock(card))
    return state


@pytest.mark.rule("onepoker 5.4")
def test_what_was_held_through_a_shuffle_is_known_by_counting_until_it_is_shown() -> None:
    state = over_a_shuffle()
    nine, three = parse("S9 H3")
    assert [state.view(viewer).counted for viewer in (0, 1, None)] == [(nine, three), (nine, three), (None, None)]
    rng = Random(1)
    for _ in range(50):
        assert GAME.sample(state.view(0), rng).dealt.hands[1][0] == three
    assert len({GAME.sample(state.view(None), rng).dealt.hands[1][0] for _ in range(50)}) > 5
    other = next(card for card in state.dealt.hands[0] if card != nine)
    done = said(both_locked(state, other, three), "check", "check")
    setup = GAME.next(done.setup, done, DRAW)
    assert setup is not None
    following = GAME.start(setup, ())
    assert following.view(0).counted == following.view(1).counted == (nine, None)


@pytest.mark.rule("onepoker 5.4")
@pytest.mark.parametrize("shows_the_kept", [True, False])
def test_a_sample_knows_which_card_was_shown(shows_the_kept: bool) -> None:
    state = over_a_shuffle()
    kept, new = state.dealt.hands[1]
    state = said(both_locked(state, state.dealt.hands[0][0], kept if shows_the_kept else new), "check", "check")
    rng = Random(2)
    samples = [GAME.sample(state.view(0), rng).dealt.hands[1] for _ in range(60)]
    if shows_the_kept:
        assert {hand[0] for hand in samples} == {kept}
        assert len({hand[1] for hand in samples}) > 5
    else:
        assert set(samples) == {(kept, new)}


@pytest.mark.rule("onepoker 2.5")
def test_a_hidden_lock_is_either_card_in_a_sample() -> None:
    state = said(dealt("SA H3", "SK H4"), "lock SA")
    rng = Random(3)
    samples = [GAME.sample(state.view(1), rng) for _ in range(60)]
    places = {sample.dealt.hands[0].index(card) for sample in samples if (card := sample.locked[0]) is not None}
    assert places == {0, 1}


@pytest.mark.rule("onepoker 2.4")
def test_samples_are_evenly_drawn() -> None:
    """Of one UP card among three, each comes as often as it lies there."""
    state = late("S9 H3", "S4 DK H9 H9")
    rng = Random(4)
    drawn: Counter[Cards] = Counter(GAME.sample(state.view(0), rng).dealt.hands[1] for _ in range(3000))
    kings = sum(count for hand, count in drawn.items() if parse("DK")[0] in hand)
    assert 850 < kings < 1150
    assert {card for hand in drawn for card in hand} == {*parse("H3 DK H9")}

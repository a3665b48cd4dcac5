"""What the other's hidden cards may still be: told right, and as sharply as it can be."""

from itertools import islice
from random import Random

import pytest

from french54.core.card import parse, rank
from french54.core.match import Match
from french54.games.onepoker import possible
from french54.games.onepoker.possible import Hidden
from french54.games.onepoker.rules import OnePoker, OnePokerState
from tests.rules.onepoker import GAME, dealt, locked, said

DOWN, UP = range(6), range(6, 13)


def ranks(hidden: Hidden) -> set[int]:
    return {place for place, count in enumerate(hidden.ranks) if count}


@pytest.mark.rule("onepoker 2.4")
def test_a_first_deal_tells_the_groups_only() -> None:
    view = dealt("SA H9", "S3 HK").view(0)
    assert [each.which for each in view.hidden] == ["either", "either"]
    assert list(map(ranks, view.hidden)) == [set(UP), set(DOWN)]
    assert view.hidden[0].ranks[rank(parse("SA")[0])] == 7
    assert view.left == (8,) * 7 + (7,) + (8,) * 4 + (7,)
    assert dealt("SA H9", "S3 HK").view(None).hidden == ()


@pytest.mark.rule("onepoker 5.1")
def test_the_card_that_is_turned_up_leaves_one() -> None:
    view = said(locked("SA H9", "S3 HK"), "check", "check").view(0)
    assert [(each.which, ranks(each)) for each in view.hidden] == [("either", set(UP))]
    assert view.left[rank(parse("S3")[0])] == 7


def next_deal(state: OnePokerState) -> OnePokerState:
    setup = GAME.next(state.setup, state, lambda n: 0)  # type: ignore[arg-type]
    assert setup is not None
    return GAME.start(setup, ())


@pytest.mark.rule("onepoker 5.3")
def test_the_kept_card_is_known_by_its_group() -> None:
    state = next_deal(said(locked("SA H9", "S3 HK"), "check", "check"))
    kept, new = state.view(0).hidden
    assert (kept.which, new.which) == ("kept", "new")
    assert ranks(kept) == set(UP)
    assert ranks(new) == (set(UP) if state.view(0).signals[1] == (2, 0) else set(DOWN))


@pytest.mark.parametrize("seed", range(4))
def test_a_card_is_possible_exactly_where_some_deal_has_it(seed: int) -> None:
    """Over a match with reshuffles: what is marked is what samples hold, and the truth is among it."""
    rng = Random(seed)
    match = Match.begin(OnePoker(chips=400), bytes([seed]) * 32)
    checked = counted = 0
    for _ in range(110):
        while match.state.turn is not None:
            actions = list(islice(match.state.choices(), 2))
            match = match.play(rng.choice(actions) if match.state.phase == "lock" else actions[0])
            if rng.random() < 0.12 or match.state.dealt.aside[1] is not None:
                checked += 1
                counted += check(match.state, rng)
        following = match.next()
        if following is None:
            break
        match = following
    assert checked > 30
    assert counted > 0


def test_all_that_is_possible_comes() -> None:
    view, rng = dealt("SA H9", "S3 HK").view(0), Random(7)
    met = [set(map(rank, GAME.sample(view, rng).dealt.hands[1])) for _ in range(400)]
    assert set().union(*met) == ranks(view.hidden[0]) | ranks(view.hidden[1])


def check(state: OnePokerState, rng: Random) -> bool:
    view = state.view(0)
    met: set[tuple[int, ...]] = set()
    for _ in range(40):
        hand = GAME.sample(view, rng).dealt.hands[1]
        met.add(tuple(map(rank, hand)))
    met.add(tuple(map(rank, state.dealt.hands[1])))
    told = view.hidden
    shown = view.shown[1]
    for hand in met:
        cards = list(hand)
        if shown is not None:
            cards.remove(rank(shown))
        assert len(cards) == len(told)
        fits = all(hidden.ranks[card] for hidden, card in zip(told, cards, strict=True))
        swapped = all(hidden.ranks[card] for hidden, card in zip(told, cards[::-1], strict=True))
        assert fits or (swapped and told[0].which == "either"), (hand, told)
    assert all(count <= left for hidden in told for count, left in zip(hidden.ranks, view.left, strict=True))
    return view.counted[1] is not None


def test_a_card_that_counting_tells_is_told() -> None:
    (nine,) = parse("H9")
    unseen = possible.left(())
    kept, new = possible.hidden(unseen, (2, 0), True, nine, None)
    assert ranks(kept) == {rank(nine)}
    assert kept.ranks[rank(nine)] == 1
    assert new.ranks[rank(nine)] == 7
    assert possible.hidden(unseen, (2, 0), True, nine, parse("SK")[0]) == (Hidden("kept", kept.ranks),)
    (other,) = possible.hidden(unseen, (1, 1), True, nine, nine)
    assert (other.which, ranks(other)) == ("new", set(DOWN))
    assert possible.hidden(unseen, (1, 1), False, None, parse("S3")[0])[0].which == "new"
    assert possible.hidden(unseen, (1, 1), True, None, parse("S3")[0])[0].which == "kept"
    assert possible.hidden(unseen, (2, 0), True, None, parse("SK")[0])[0].which == "either"

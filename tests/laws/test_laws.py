"""The laws of the protocol, for every game: what is seen, what may be done, what is kept and what is told."""

import pickle
from collections import Counter
from dataclasses import fields, replace
from itertools import islice, permutations
from random import Random
from typing import Any, Final

import msgspec
import pytest

from french54.core import record
from french54.core.card import Cards
from french54.core.game import Illegal, Seat
from tests.laws.games import GAMES, AnyMatch, AnyState, Ruled, seen, some

LISTED: Final = 2000
"""How many of the listed actions are looked at."""

NORMAL: Final = [pytest.param(seed, id=str(seed)) for seed in range(2)]
FULL: Final = [pytest.param(seed, id=str(seed), marks=pytest.mark.full) for seed in range(2, 13)]
every_game = pytest.mark.parametrize("ruled", [pytest.param(ruled, id=ruled.name) for ruled in GAMES])
every_seed = pytest.mark.parametrize("seed", [*NORMAL, *FULL])


def replayed(ruled: Ruled, setup: Any, deck: Cards, actions: tuple[Any, ...]) -> AnyState:
    """The deal of `deck` after `actions`; raises `Illegal`."""
    state: AnyState = ruled.game.start(setup, deck)
    for action in actions:
        state = state.play(action)
    return state


def hands(ruled: Ruled, state: AnyState) -> tuple[Any, ...]:
    """What every seat holds."""
    return tuple(state.view(seat).hand for seat in range(ruled.game.seats))


@every_game
@every_seed
def test_a_sample_looks_like_the_deal_and_can_be_played_up_to(ruled: Ruled, seed: int) -> None:
    rng = Random(seed)
    for match in some(ruled.walk(seed), 5):
        done = match.deals[-1].actions
        for seat in ruled.viewers():
            view = match.state.view(seat)
            sample = ruled.game.sample(view, rng)
            assert sample.view(seat) == view
            setup = ruled.setup(sample, match.setup)
            again = replayed(ruled, setup, sample.deck, ruled.actions(sample, done))
            assert again == sample


@every_game
@every_seed
def test_samples_differ_where_cards_are_hidden(ruled: Ruled, seed: int) -> None:
    rng = Random(seed)
    dealt = (match.state for match in ruled.walk(seed) if sum(match.state.view(None).counts))
    state = next(dealt)
    for seat in ruled.viewers():
        view = state.view(seat)
        assert len({repr(hands(ruled, ruled.game.sample(view, rng))) for _ in range(5)}) > 1


def unseen_places(ruled: Ruled, match: AnyMatch, seat: Seat | None) -> list[int]:
    """The places of cards that `seat` has seen no copy of."""
    shown = Counter(seen(match.state.view(seat)))
    deal = match.deals[-1]
    return [place for place, card in enumerate(ruled.hidden(deal.setup, deal.deck)) if not shown[card]]


@every_game
@every_seed
def test_swapping_two_unseen_cards_changes_no_view(ruled: Ruled, seed: int) -> None:
    rng = Random(seed)
    swapped = 0
    for match in some(ruled.walk(seed), 6):
        deal = match.deals[-1]
        for seat in ruled.viewers():
            unseen = unseen_places(ruled, match, seat)
            for _ in range(4 if len(unseen) > 1 else 0):
                cards = list(ruled.hidden(deal.setup, deal.deck))
                one = rng.choice(unseen)
                other = rng.choice([place for place in unseen if ruled.alike(cards[one], cards[place])])
                cards[one], cards[other] = cards[other], cards[one]
                try:
                    state = replayed(ruled, *ruled.placed(deal.setup, deal.deck, tuple(cards)), deal.actions)
                except Illegal:
                    continue
                if ruled.shows(state) != ruled.shows(match.state):
                    continue
                swapped += one != other
                assert state.view(seat) == match.state.view(seat)
    assert swapped > 20


def consistent(ruled: Ruled, match: AnyMatch, seat: Seat | None, unseen: list[int]) -> set[tuple[Any, ...]]:
    """What the seats hold in every deal that `seat` cannot tell from this one."""
    deal, view = match.deals[-1], match.state.view(seat)
    found = set()
    for order in permutations(deal.deck[place] for place in unseen):
        deck = list(deal.deck)
        for place, card in zip(unseen, order, strict=True):
            deck[place] = card
        try:
            state = replayed(ruled, deal.setup, tuple(deck), deal.actions)
        except Illegal:
            continue
        if state.view(seat) == view:
            found.add(hands(ruled, state))
    return found


SLOW: Final = {"winner-revolution"}
"""What alone takes as long as the others together here; its samples are looked at by the other laws."""


@pytest.mark.parametrize(
    "ruled", [pytest.param(each, id=each.name, marks=[pytest.mark.full] * (each.name in SLOW)) for each in GAMES]
)
def test_samples_reach_every_hidden_deal(ruled: Ruled) -> None:
    if not ruled.endgames:
        pytest.skip("too much is hidden to the end")
    looked_at = 0
    for seed in range(40):
        match, seat = endgame(ruled, seed)
        if match is None:
            continue
        view = match.state.view(seat)
        wanted = consistent(ruled, match, seat, unseen_places(ruled, match, seat))
        rng = Random(seed)
        drawn = {hands(ruled, ruled.game.sample(view, rng)) for _ in range(20 * len(wanted))}
        assert drawn == wanted
        looked_at += len(wanted) > 2
        if looked_at == 5:
            break
    assert looked_at == 5


def endgame(ruled: Ruled, seed: int) -> tuple[AnyMatch | None, Seat | None]:
    """The first position of a match with three to five unseen cards before its deal is over, and the seat it is for."""
    seat = ruled.viewers()[seed % (ruled.game.seats + 1)]
    for match in ruled.walk(seed):
        if match.state.turn is not None and 3 <= len(unseen_places(ruled, match, seat)) <= 5:
            return match, seat
    return None, None


@every_game
@every_seed
def test_what_is_listed_and_drawn_is_legal_and_written_as_it_reads(ruled: Ruled, seed: int) -> None:
    rng = Random(seed)
    for match in some(ruled.walk(seed), 3):
        state = match.state
        if state.turn is None:
            continue
        choices = state.choices()
        listed = list(islice(choices, LISTED))
        assert listed
        assert len(set(map(str, listed))) == len(listed)
        for action in (*listed, *(choices.draw(rng) for _ in range(5))):
            choices.check(action)
            assert action in choices
            assert ruled.game.parse(str(action)) == action
            assert str(ruled.game.parse(str(action))) == str(action)
        assert list(islice(choices, LISTED)) == listed


@every_game
@every_seed
def test_a_person_can_reach_whatever_may_be_done(ruled: Ruled, seed: int) -> None:
    rng = Random(seed)
    for match in some(ruled.walk(seed), 2):
        state = match.state
        if state.turn is None:
            continue
        choices = state.choices()
        action = choices.draw(rng)
        offered = any(button.action == action for button in choices.prompt().buttons)
        if action.cards and not offered:
            assert action in choices.readings(action.cards)
            picked = tuple(rng.sample(action.cards, rng.randrange(len(action.cards) + 1)))
            prompt = choices.prompt(picked)
            assert len(action.cards) in prompt.pick
            assert set(action.cards) <= set(prompt.playable)
            assert set(prompt.playable) <= set(state.view(state.hand).hand)
        for button in choices.prompt().buttons:
            assert (button.barred is None) == (button.action in choices)


@every_game
@every_seed
def test_choices_come_from_the_view(ruled: Ruled, seed: int) -> None:
    for match in ruled.walk(seed):
        state = match.state
        for seat in ruled.viewers():
            view = state.view(seat)
            if seat is not None and seat == state.turn:
                assert view.choices == state.choices()
            else:
                assert view.choices is None


@every_game
@every_seed
def test_a_record_plays_back(ruled: Ruled, seed: int) -> None:
    walked = list(ruled.walk(seed))
    text = record.write(record.of(walked[-1]))
    again = record.read(text)
    assert record.write(again) == text
    assert list(record.replay(ruled.game, again)) == walked


@every_game
@every_seed
def test_earlier_events_stay(ruled: Ruled, seed: int) -> None:
    told: dict[Seat | None, tuple[Any, ...]] = {}
    deal = 0
    for match in ruled.walk(seed):
        if len(match.deals) != deal:
            told, deal = {}, len(match.deals)
        for seat in ruled.viewers():
            events = match.state.view(seat).events
            before = told.get(seat, ())
            assert events[: len(before)] == before
            assert not match.deals[-1].actions or len(events) > len(before)
            told[seat] = events


@every_game
@every_seed
def test_cards_are_conserved_and_counted(ruled: Ruled, seed: int) -> None:
    for match in ruled.walk(seed):
        state = match.state
        assert sorted(ruled.cards(state)) == sorted(ruled.pack or ruled.game.pack(match.setup))
        for seat in ruled.viewers():
            view = state.view(seat)
            assert view.seat == seat
            assert view.turn == state.turn
            assert view.counts == tuple(map(len, hands(ruled, state)))


@every_game
@every_seed
def test_payoffs_add_up(ruled: Ruled, seed: int) -> None:
    ended = [match.state for match in ruled.walk(seed) if match.state.turn is None]
    assert ended
    for state in ended:
        assert len(state.payoffs) == ruled.game.seats
        if ruled.game.zero_sum:
            assert sum(state.payoffs) == 0
        for seat in ruled.viewers():
            result = state.view(seat).result
            assert result is not None
            assert result.payoffs == state.payoffs


@every_game
@every_seed
def test_a_view_travels(ruled: Ruled, seed: int) -> None:
    for match in some(ruled.walk(seed), 4):
        for seat in ruled.viewers():
            view = match.state.view(seat)
            assert pickle.loads(pickle.dumps(view)) == view
            bare = replace(view, choices=None)
            sent = msgspec.json.decode(msgspec.json.encode(bare))
            assert set(sent) == {field.name for field in fields(bare)}


@every_game
@every_seed
def test_nothing_is_played_once_a_deal_is_over(ruled: Ruled, seed: int) -> None:
    last = None
    for match in ruled.walk(seed):
        if match.state.turn is None and last is not None:
            with pytest.raises(Illegal):
                match.play(last)
        elif match.state.turn is not None:
            last = next(iter(match.state.choices()))

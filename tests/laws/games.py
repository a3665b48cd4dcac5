"""The games under the laws; a line each."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from french54.core.card import Card, Cards, pack
from french54.core.game import Action, Game, Seat, State, View
from french54.core.match import Match
from french54.games.bridge.rules import Bridge
from french54.games.doudizhu.rules import Doudizhu
from french54.games.doudizhu_table.rules import DoudizhuTable
from french54.games.guandan.rules import Guandan
from french54.games.holdem.rules import Holdem
from french54.games.onepoker.rules import OnePoker
from french54.games.tractor.rules import Tractor
from french54.games.winner.rules import Winner
from french54.games.zhengshangyou.rules import Zhengshangyou
from tests.laws import bridge, doudizhu, doudizhu_table, guandan, holdem, onepoker, tractor, winner, zhengshangyou

AnyGame = Game[Any, Any, Any, Any]
AnyMatch = Match[Any, Any, Any]
AnyState = State[Any, Any]


def true_actions(state: AnyState, done: tuple[Action, ...]) -> tuple[Action, ...]:
    """What was done on the way to a sample where every action is public: the same as in the deal it stands for."""
    return done


def true_setup(state: AnyState, setup: Any) -> Any:
    """What a sample starts from where nothing of it is hidden: the same as the deal it stands for."""
    return setup


def in_the_deck(setup: Any, deck: Cards) -> Cards:
    """All cards a deal uses, where it shuffles them all."""
    return deck


def as_the_deck(setup: Any, deck: Cards, cards: Cards) -> tuple[Any, Cards]:
    """A deal of other cards."""
    return setup, cards


def all_alike(one: Card, other: Card) -> bool:
    """Where nothing is told of a hidden card, any two look alike."""
    return True


def nothing_shows(state: AnyState) -> object:
    """Where every step is an action, hidden cards show only by what they are."""
    return None


@dataclass(frozen=True)
class Ruled:
    """A game under the laws, and what they cannot ask it by the protocol."""

    name: str
    game: AnyGame
    cards: Callable[[Any], Iterable[Card]]
    """Every card of a deal, wherever it lies; must always be the pack."""
    actions: Callable[[Any, tuple[Any, ...]], tuple[Any, ...]] = true_actions
    """The actions that lead from a sample's start to it, given those of the deal it stands for."""
    setup: Callable[[Any, Any], Any] = true_setup
    """What a sample starts from, given what the deal it stands for does."""
    hidden: Callable[[Any, Cards], Cards] = in_the_deck
    """The cards, in a fixed order of places, of which some are unseen, given what a deal starts from and its deck."""
    placed: Callable[[Any, Cards, Cards], tuple[Any, Cards]] = as_the_deck
    """A start and its deck, with other cards at those places."""
    alike: Callable[[Card, Card], bool] = all_alike
    """Whether two hidden cards can change places without anybody noticing."""
    shows: Callable[[Any], object] = nothing_shows
    """What hidden cards make go by itself, for all to see: where it differs, two deals do not look alike."""
    pack: Cards | None = None
    """All cards, where a deal does not shuffle them all."""
    deals: int = 2
    """How many deals of a match are walked."""
    endgames: bool = True
    """Whether random play comes to positions with so few unseen cards that every deal of them can be listed."""

    def begin(self, seed: int) -> AnyMatch:
        """The match of the key `seed`."""
        return Match.begin(self.game, seed.to_bytes(32, "big"))

    def walk(self, seed: int) -> Iterator[AnyMatch]:
        """The match of the key `seed`, played at random: as dealt and after every action."""
        rng = Random(seed)
        match: AnyMatch | None = self.begin(seed)
        for _ in range(self.deals):
            if match is None:
                return
            yield match
            while match.state.turn is not None:
                match = match.play(match.state.choices().draw(rng))
                yield match
            match = match.next()

    def viewers(self) -> tuple[Seat | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.game.seats), None)


GAMES: Final = (
    Ruled("bridge", Bridge(), bridge.cards),
    Ruled("doudizhu", Doudizhu(), doudizhu.cards),
    Ruled("doudizhu-table", DoudizhuTable(), doudizhu_table.cards),
    Ruled("doudizhu-table-4", DoudizhuTable(players=4), doudizhu_table.cards, endgames=False),
    Ruled("holdem", Holdem(), holdem.cards, deals=4, endgames=False),
    Ruled(
        "onepoker",
        OnePoker(),
        onepoker.cards,
        onepoker.actions,
        onepoker.setup,
        onepoker.hidden,
        onepoker.placed,
        onepoker.alike,
        pack=pack(2, jokers=False),
        deals=6,
        endgames=False,
    ),
    Ruled("guandan", Guandan(), guandan.cards, shows=guandan.shows, endgames=False),
    Ruled("zhengshangyou", Zhengshangyou(), zhengshangyou.cards, shows=zhengshangyou.shows),
    Ruled("tractor", Tractor(), tractor.cards, tractor.actions, endgames=False),
    Ruled("winner", Winner(), winner.cards, endgames=False),
    Ruled("winner-3", Winner(players=3), winner.cards),
    Ruled(
        "winner-one-pack",
        Winner(
            players=3, triple_single=True, straight_flush=True, triple_bomb=True, suits=True, auto_pass=True, gift=True
        ),
        winner.cards,
        shows=winner.shows,
        deals=3,
    ),
    Ruled(
        "winner-revolution",
        Winner(one_pack=True, triple_single=True, suits=True, auto_pass=True, gift=True, revolution=True),
        winner.cards,
        shows=winner.shows,
        deals=3,
    ),
    Ruled(
        "winner-two-packs",
        Winner(players=5, straight_flush=True, suits=True, auto_pass=True, gift=True),
        winner.cards,
        shows=winner.shows,
        endgames=False,
    ),
)


def some(walk: Iterator[AnyMatch], step: int) -> Iterator[AnyMatch]:
    """Every `step`-th match of a walk, and the last."""
    last = None
    for index, match in enumerate(walk):
        last = match
        if index % step == 0:
            yield match
    if last is not None:
        yield last


def seen(view: View[Any]) -> list[Card]:
    """The cards that a view shows, one entry each time."""
    return [*view.hand, *(card for event in view.events for card in event.cards)]

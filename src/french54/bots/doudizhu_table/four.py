"""Four players with two packs: the quick player of the climbing games, and deals played out by it."""

from functools import cache
from random import Random
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from french54.bots.climbing import why
from french54.bots.climbing.appraising import find
from french54.bots.climbing.customs import NOBODY, Customs, Sight
from french54.bots.climbing.manner import Manner
from french54.bots.climbing.trials import Search, Stakes, Worlds
from french54.bots.climbing.weighing import SPARE, Position, Weighed, habit, sensible, weigh
from french54.bots.comparing import Compared
from french54.bots.doudizhu.why import of_bid
from french54.bots.doudizhu.worlds import Chance
from french54.bots.effort import Effort
from french54.core.game import Advice, Message, Seat
from french54.games.doudizhu_table import hand
from french54.games.doudizhu_table.actions import BIDS, Action
from french54.games.doudizhu_table.view import DoudizhuTableView
from french54.kit.climbing.actions import PASS
from french54.kit.climbing.digits import RED, count_at, hand_of
from french54.kit.climbing.known import ORDER, RUNS
from french54.kit.climbing.unseen import Shown

PLAYERS: Final = 4
DOUBLING: Final = 6
"""How many cards a bomb must have to double."""
ADVISED: Final = 4
KITTY: Final = 8

# What a landlord wins with 25 cards at a bid of 1, in hundredths, as it came out when such hands were played: so much
# for each red joker and bomb, less a little for every turn that the hand takes.
MEAN: Final = 9
RED_JOKER: Final = 24
FOUR_OF_A_RANK: Final = 12
MORE_OF_A_RANK: Final = 22
TURN_COST: Final = 16
"""So many hundredths of a turn cost a hundredth of the bid."""
WORTH: Final = ((8, 3), (2, 2), (-3, 1))
"""What a hand must win for a bid."""


@cache
def player() -> Customs:
    """The quick player."""
    manner = Manner(hand.TABLES[PLAYERS], ORDER, RUNS)
    return Customs(manner, manner, 2)


def sight_of(view: DoudizhuTableView) -> Sight:
    """What the seat on turn knows."""
    seat = _own_seat(view)
    sight = Sight(PLAYERS)
    sight.seat = seat
    sight.landlord = NOBODY if view.landlord is None else view.landlord
    sight.hand = hand_of(view.hand)
    sight.unseen = hand_of(hand.PACKS[PLAYERS]) - hand_of(view.played) - sight.hand
    for other, count in enumerate(view.counts):
        sight.counts[other] = count
    sight.owner = seat
    if view.table is not None:
        sight.last, sight.owner = hand.read(view.table.cards, PLAYERS), view.table.seat
    return sight


def position_of(view: DoudizhuTableView) -> Position:
    """The decision of the seat on turn."""
    sight = sight_of(view)
    shown = Shown(PLAYERS)
    for event in view.events:
        if event.seat is None or event.seat == view.seat:
            continue
        if event.kind == "turned":
            shown.has(event.seat, event.cards)
        elif event.kind == "take":
            shown.gets(event.seat, event.cards)
        elif event.kind == "play":
            shown.loses(event.seat, event.cards)
    known = [hand_of(tuple(cards)) for cards in shown.held]
    played = tuple([plays > 0 for plays in view.plays])
    stakes = Stakes(PLAYERS, sight.landlord, DOUBLING)
    return Position(sight, sight.unseen - sum(known), tuple(known), played, stakes)


def _own_seat(view: DoudizhuTableView) -> Seat:
    if view.seat is None or view.seat != view.turn:
        raise ValueError("not on turn")
    return view.seat


def called(view: DoudizhuTableView) -> Action:
    """What the hand is worth, or a pass."""
    sight = sight_of(view)
    wins = MEAN - int(player().division(sight).cost(sight.hand)) // TURN_COST
    counts = [int(count_at(sight.hand, digit)) for digit in range(RED + 1)]
    wins += RED_JOKER * counts[RED]
    wins += FOUR_OF_A_RANK * counts.count(4) + MORE_OF_A_RANK * sum(count > 4 for count in counts)
    worth = next((bid for least, bid in WORTH if wins >= least), 0)
    return BIDS[worth if worth > view.bid else 0]


def legal(sight: Sight) -> tuple[int, ...]:
    """The plays worth thinking of; a pass where it is allowed."""
    if not sight.last:
        return tuple(map(int, player().leads(sight)))
    return (0, *map(int, player().replies(sight)))


def by_habit(view: DoudizhuTableView) -> Action:
    """The quick player's play."""
    sight = sight_of(view)
    return action_of(view, habit(player(), sight, legal(sight)))


def action_of(view: DoudizhuTableView, play: int) -> Action:
    """`play` in cards of the hand; the landlord lays cards that all saw before others of their rank."""
    if not play:
        return PASS
    known = view.kitty if view.seat == view.landlord else ()
    return hand.bound(play, tuple(sorted(view.hand, key=lambda card: card not in known)), PLAYERS)


def margin(view: DoudizhuTableView, rng: Random, effort: Effort) -> float:
    """What the seat on turn would win from each of the others as the landlord, on average, with a bid of 1."""
    until = perf_counter() + effort.seconds * SPARE
    position = position_of(view)
    sight = position.sight
    # The kitty is a fifth hand, which the seat then takes up.
    counts = vec[i64]([*(int(count) for count in sight.counts), KITTY])
    worlds = Worlds(sight.seat, sight.hand, position.hidden, vec[i64]([*position.known, 0]), counts, _chance(rng))
    search = Search(player(), sight, vec[i64]([0] * PLAYERS), worlds, position.stakes, vec[i64]())
    total = tries = 0
    while not tries or (tries < effort.playouts and perf_counter() < until):
        worlds.deal()
        for seat in range(PLAYERS):
            search.hands[seat] = worlds.hands[seat]
        search.hands[sight.seat] += worlds.hands[PLAYERS]
        total += int(search.margin(sight.seat))
        tries += 1
    return total / tries


def _chance(rng: Random) -> Chance:
    return Chance(rng.getrandbits(62))


def calls(view: DoudizhuTableView, rng: Random, effort: Effort) -> list[Advice[Action]]:
    """What to call, best first: a landlord wins or pays the bid three times over; for others nothing is counted."""
    each, least = margin(view, rng, effort), view.bid + 1
    found = []
    for points in (0, *range(least, 4)):
        value = (PLAYERS - 1) * points * each
        found.append(Advice(BIDS[points], value, of_bid(points, least, value)))
    return sorted(found, key=lambda advice: -advice.value)


def plays(view: DoudizhuTableView, rng: Random, effort: Effort) -> list[Weighed]:
    """What to play, best first."""
    position = position_of(view)
    candidates = sensible(player(), position, legal(position.sight))
    return weigh(player(), position, candidates, rng.getrandbits(62), effort)


def advice(view: DoudizhuTableView, rng: Random, effort: Effort) -> list[Advice[Action]]:
    """What to call or play, best first, in points of the deal as it stands."""
    if view.landlord is None:
        return calls(view, rng, effort)
    sight = sight_of(view)
    stake = view.bid * view.multiplier * (PLAYERS - 1 if sight.seat == sight.landlord else 1)
    cannot = len(legal(sight)) == 1
    return [
        Advice(action_of(view, each.play), stake * each.points, why.of_play(player(), sight, each.play, cannot))
        for each in plays(view, rng, effort)[:ADVISED]
    ]


def played(view: DoudizhuTableView, rng: Random, effort: Effort) -> Action:
    """The best call or play."""
    if view.landlord is None:
        return calls(view, rng, effort)[0].action
    return action_of(view, plays(view, rng, effort)[0].play)


def appraised(
    view: DoudizhuTableView, taken: Action, rng: Random, effort: Effort
) -> tuple[tuple[Action, Message], Compared]:
    """The best play and why, and how it compares with the one that was `taken`."""
    position, play = position_of(view), hand.read(taken.cards, PLAYERS)
    best, found = find(player(), position, legal(position.sight), play, rng.getrandbits(62), effort)
    action = action_of(view, best) if best != play else taken
    return (action, why.of_play(player(), position.sight, best, False)), found

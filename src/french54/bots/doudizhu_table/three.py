"""Three players with one pack: Dou Dizhu's own players, who know all but what may not be carried along here."""

from random import Random

from french54.bots.comparing import Compared
from french54.bots.doudizhu import auction, reading, thinking, why
from french54.bots.doudizhu.appraising import find
from french54.bots.doudizhu.search import FARMER_PLAYED, LANDLORD_PLAYED, LANDLORD_PLAYED_TWICE, sensible
from french54.bots.doudizhu.sight import Player
from french54.bots.doudizhu.thinking import Weighed
from french54.bots.doudizhu.worlds import Position
from french54.bots.effort import Effort
from french54.core.game import Advice, Message
from french54.games.doudizhu import hand as onepack_hand
from french54.games.doudizhu_table import hand
from french54.games.doudizhu_table.actions import BIDS, Action
from french54.games.doudizhu_table.view import DoudizhuTableView
from french54.kit.climbing import onepack
from french54.kit.climbing.actions import PASS

PLAYERS = 3
NO_SPRING = LANDLORD_PLAYED | LANDLORD_PLAYED_TWICE | FARMER_PLAYED
MANY = 1000


def called(view: DoudizhuTableView) -> Action:
    """What the hand is worth, or a pass."""
    worth = auction.worth(thinking.habitual().parting, reading.own_counts(view))
    return BIDS[auction.call_of(worth, view.bid)]


def by_habit(view: DoudizhuTableView) -> Action:
    """The play of the player of habit."""
    player, position = thinking.habitual(), _position(view)
    for play in (player.choose(position.sight()), *sensible(player, position.sight(), MANY)):
        if _allowed(view, int(play)):
            return _action(view, int(play))
    raise ValueError("there is nothing to play")


def calls(view: DoudizhuTableView, rng: Random, effort: Effort, player: Player) -> list[Advice[Action]]:
    """What to call, best first."""
    found = thinking.weigh_calls(player, view, rng, effort)
    return [Advice(BIDS[points], value, why.of_bid(points, view.bid + 1, value)) for points, value in found]


def plays(view: DoudizhuTableView, rng: Random, effort: Effort, player: Player) -> list[Weighed]:
    """What to play, best first."""
    past = reading.past_of(view)
    return thinking.weigh(player, _position(view), past, rng, effort, allowed=lambda play: _allowed(view, play))


def advice(view: DoudizhuTableView, rng: Random, effort: Effort, player: Player) -> list[Advice[Action]]:
    """What to call or play, best first, in points of the deal as it stands."""
    if view.landlord is None:
        return calls(view, rng, effort, player)
    position = _position(view)
    stake = view.bid * view.multiplier * (1 if position.part else 2)
    return [
        Advice(_action(view, each.play), stake * each.points, why.of_play(player, position, each.play))
        for each in plays(view, rng, effort, player)[: thinking.ADVISED]
    ]


def played(view: DoudizhuTableView, rng: Random, effort: Effort, player: Player) -> Action:
    """The best call or play."""
    if view.landlord is None:
        return calls(view, rng, effort, player)[0].action
    return _action(view, plays(view, rng, effort, player)[0].play)


def appraised(
    view: DoudizhuTableView, taken: Action, rng: Random, effort: Effort
) -> tuple[tuple[Action, Message], Compared]:
    """The best play and why, and how it compares with the one that was `taken`."""
    player, position, past = thinking.learnt(), _position(view), reading.past_of(view)
    play = onepack_hand.read(taken.cards)
    best, found = find(player, position, past, play, rng, effort, allowed=lambda play: _allowed(view, play))
    return (_action(view, best) if best != play else taken, why.of_play(player, position, best)), found


def _position(view: DoudizhuTableView) -> Position:
    position = reading.position_of(view)
    position.laid = NO_SPRING
    return position


def _allowed(view: DoudizhuTableView, play: int) -> bool:
    return view.choices is not None and _action(view, play) in view.choices


def _action(view: DoudizhuTableView, play: int) -> Action:
    """`play` in cards of the hand."""
    return PASS if play == onepack.PASS else hand.laid(reading.cards_of(view, play), PLAYERS)

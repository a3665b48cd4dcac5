"""What speaks for a play, in one sentence."""

from typing import Final

from french54.bots.doudizhu.sight import Player, is_boss
from french54.bots.doudizhu.worlds import Position
from french54.core.game import Message
from french54.kit.climbing import onepack

LONG: Final = 5
"""So many cards at once are many."""
HIGH: Final = 8
"""The jack: from here a card is high enough to top the landlord."""
FREE: Final = 50
"""A play that shortens the way out by so much, in hundredths of a turn, breaks nothing."""


def of_bid(points: int, least: int, value: float) -> Message:
    """Why to call `points`, which brings `value` on average; a bid must be at least `least`."""
    if points == 0:
        return Message("hint-no-bid")
    if points == 3:
        return Message("hint-bid-three")
    return Message("hint-bid-try" if value <= 0 or points == least else "hint-bid-fair")


def of_play(player: Player, position: Position, play: int) -> Message:
    """Why to make `play`."""
    sight = position.sight()
    player.parting.look(sight.unseen)
    rest = sight.hand - onepack.cards_of(play)
    if play and not rest:
        return Message("hint-out")
    if play == onepack.PASS:
        return _of_pass(position)
    most = sight.enemy_most()
    if is_boss(play, sight.unseen, most) and player.goes_out(rest, sight.unseen, most):
        return Message("hint-sure")
    if onepack.is_bomb(play):
        return Message("hint-bomb")
    return _of_lead(position, play) if sight.last == onepack.PASS else _of_beat(player, position, play)


def _enemies_least(position: Position) -> int:
    return min(position.sizes[part] for part in range(3) if bool(part) != bool(position.part))


def _of_pass(position: Position) -> Message:
    if len(onepack.follow(position.hand, position.last)) == 1:
        return Message("hint-cannot")
    if position.part and position.owner:
        return Message("hint-partner-holds")
    return Message("hint-save")


def _of_lead(position: Position, play: int) -> Message:
    cards = onepack.size(onepack.cards_of(play))
    unseen = position.pool + position.shown
    if position.part and position.sizes[3 - position.part] == cards and cards <= 2:
        return Message("hint-feed")
    least = _enemies_least(position)
    if least <= 2 and cards != least:
        return Message("hint-avoid", {"count": least})
    if is_boss(play, unseen, position.sight().enemy_most()):
        return Message("hint-keep-lead")
    return Message("hint-long" if cards >= LONG else "hint-low")


def _of_beat(player: Player, position: Position, play: int) -> Message:
    sight = position.sight()
    if position.owner_is_enemy() and position.sizes[position.owner] <= 2:
        return Message("hint-stop", {"count": position.sizes[position.owner]})
    if position.part == 2 and position.owner == 1 and onepack.rank_of(play) >= HIGH:
        return Message("hint-top")
    if is_boss(play, sight.unseen, sight.enemy_most()):
        return Message("hint-take-lead")
    rest = sight.hand - onepack.cards_of(play)
    gained = player.parting.cost(sight.hand) - player.parting.cost(rest)
    return Message("hint-cheap" if gained >= FREE else "hint-fight")

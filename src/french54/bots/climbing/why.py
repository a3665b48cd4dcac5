"""What speaks for a play, in one sentence."""

from typing import Final

from french54.bots.climbing.customs import Customs, Sight
from french54.core.game import Message
from french54.kit.climbing.digits import size

LONG: Final = 5
"""So many cards at once are many."""
HIGH: Final = 8
"""The jack: from here a card is high enough to top the landlord."""
MIDDLE: Final = 7
"""The ten: below it cards are low."""
FREE: Final = 50
"""A play that shortens the way out by so much, in hundredths of a turn, breaks nothing."""
FEW: Final = 2


def of_play(player: Customs, sight: Sight, play: int, cannot: bool) -> Message:
    """Why to make `play`; `cannot` says that there is nothing but a pass."""
    if not play:
        return _of_pass(sight, cannot)
    manner, most = player.manner(sight), sight.enemy_most()
    rest = sight.hand - manner.table.cards_of(play)
    if not rest:
        return Message("hint-out")
    if manner.four and play >> 34 == manner.four >> 34:
        return Message("hint-winner-revolution")
    boss = manner.boss(play, sight.unseen, most)
    if boss and player.goes_out(sight, rest, most):
        return Message("hint-winner-sure" if manner.four else "hint-sure")
    if manner.is_bomb(play):
        return Message("hint-bomb")
    return _of_beat(player, sight, play, boss) if sight.last else _of_lead(player, sight, play, boss)


def _of_pass(sight: Sight, cannot: bool) -> Message:
    if cannot:
        return Message("hint-cannot")
    return Message("hint-side-holds" if sight.friends(sight.owner) else "hint-save")


def _of_lead(player: Customs, sight: Sight, play: int, boss: bool) -> Message:
    manner = player.manner(sight)
    cards = int(size(manner.table.cards_of(play)))
    if cards <= FEW and sight.friend_with(cards):
        return Message("hint-side-feed")
    least = int(sight.enemy_least())
    if least <= FEW and cards != least:
        return Message("hint-avoid", {"count": least})
    if boss:
        return Message("hint-winner-top" if manner.four else "hint-keep-lead")
    if cards >= LONG:
        return Message("hint-long")
    return Message("hint-low" if manner.stands(play) < MIDDLE else "hint-cheap")


def _of_beat(player: Customs, sight: Sight, play: int, boss: bool) -> Message:
    manner = player.manner(sight)
    left = int(sight.counts[sight.owner])
    if left <= FEW and left and not sight.friends(sight.owner):
        return Message("hint-stop", {"count": left})
    if sight.before_landlord() and sight.friends(sight.owner) and manner.stands(play) >= HIGH:
        return Message("hint-top")
    if boss:
        return Message("hint-winner-top" if manner.four else "hint-take-lead")
    division = player.division(sight)
    gained = division.cost(sight.hand) - division.cost(sight.hand - manner.table.cards_of(play))
    return Message("hint-cheap" if gained >= FREE else "hint-fight")

"""What speaks for a play, in one sentence."""

from typing import Final

from french54.bots.zhengshangyou.habits import Habits, Sight, is_boss, power
from french54.bots.zhengshangyou.parting import BOMB, SINGLE, TURN, cards_of
from french54.core.game import Message
from french54.games.zhengshangyou.score import BONUS, PENALTY
from french54.kit.climbing.digits import TWO, size
from french54.kit.climbing.plays import rank_of, row_of

LONG: Final = 5
"""So many cards at once are many."""
HIGH: Final = 8
"""The jack: from here on a lead is no low one."""
SHORT: Final = 4
"""So few cards are left to somebody about to go out."""


def of_play(player: Habits, sight: Sight, move: int, ways: int) -> Message:
    """Why to make this play, one of so many `ways`."""
    if not move:
        return Message("hint-cannot")
    rest = sight.hand - cards_of(move)
    if not rest:
        return Message("hint-out")
    if sight.last and ways == 1:
        return Message("hint-zhengshangyou-only")
    most = max(sight.next, sight.third)
    player.parting.look(sight.unseen)
    boss = is_boss(move, sight.unseen, most)
    if row_of(move) + 1 >= BOMB:
        return Message("hint-zhengshangyou-bonus", {"points": BONUS}) if sight.last else Message("hint-bomb")
    if boss and player.losers(rest, sight.unseen, most) <= 1:
        return Message("hint-sure")
    least = min(sight.next, sight.third)
    if row_of(move) + 1 == SINGLE and rank_of(move) == TWO and least <= SHORT:
        return Message("hint-zhengshangyou-two", {"points": PENALTY})
    return _of_beat(player, sight, move, boss) if sight.last else _of_lead(sight, move, boss)


def _of_lead(sight: Sight, move: int, boss: bool) -> Message:
    cards = int(size(cards_of(move)))
    least = int(min(sight.next, sight.third))
    if least <= 2 and cards != least:
        return Message("hint-avoid", {"count": least})
    if boss:
        return Message("hint-keep-lead")
    if cards >= LONG:
        return Message("hint-long")
    return Message("hint-draw" if power(move) >= HIGH else "hint-low")


def _of_beat(player: Habits, sight: Sight, move: int, boss: bool) -> Message:
    if boss:
        return Message("hint-take-lead")
    if sight.next == size(cards_of(move)):
        return Message("hint-zhengshangyou-block", {"count": int(sight.next)})
    saved = player.parting.cost(sight.hand) - player.parting.cost(sight.hand - cards_of(move))
    return Message("hint-cheap" if 2 * saved >= TURN else "hint-zhengshangyou-must")

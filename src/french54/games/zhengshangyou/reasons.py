"""Why cards are no combination, or may not be laid: the paragraph and the sentence that help a newcomer most."""

from typing import Final

from french54.core.card import Cards
from french54.core.game import Illegal
from french54.games.zhengshangyou import hand
from french54.kit.climbing import reasons
from french54.kit.climbing.hands import how_many

FOLLOWING: Final = reasons.Following(
    kind="zhengshangyou 3.3", higher="zhengshangyou 3.2", decides="zhengshangyou 3.3", bomb="zhengshangyou 4.6"
)
ROWS: Final = reasons.Rows("zhengshangyou 4.1", "zhengshangyou 4.2", "zhengshangyou 4.3", "zhengshangyou 4.4", fewest=2)


def forbidden(move: int, table: int) -> Illegal:
    """Why the combination `move` may not be laid on `table`."""
    last = hand.meaning(table)
    if last.shape == "heavenly_bomb":
        return Illegal("zhengshangyou 4.8", "zhengshangyou-error-heavenly")
    if last.shape == "triple_bomb":
        return Illegal("zhengshangyou 4.7", "zhengshangyou-error-aces")
    return reasons.forbidden(hand.meaning(move), last, FOLLOWING)


def nothing(cards: Cards) -> Illegal:
    """Why `cards` are no combination."""
    counts = how_many(set(cards))
    most = max(counts)
    if most < 3:
        return reasons.no_row(counts, ROWS)
    if sum(count >= 3 for count in counts) > 1:
        return Illegal("zhengshangyou 4.5", "zhengshangyou-error-plane")
    return Illegal("zhengshangyou 4.5", "zhengshangyou-error-four" if most == 4 else "zhengshangyou-error-triple")

"""The players of Zheng Shangyou."""

from french54.bots.zhengshangyou.casual import Casual
from french54.bots.zhengshangyou.strong import Strong

__all__ = ["Casual", "Strong"]

"""The players of Dou Dizhu at the table: with one pack those of Dou Dizhu, with two packs of their own."""

from french54.bots.doudizhu_table.casual import Casual
from french54.bots.doudizhu_table.strong import Strong

__all__ = ["Casual", "Strong"]

"""The arena: bots against bots on the same deals, and what the games were like."""

from fort.bots.arena.match import Result, play
from fort.bots.arena.series import BadSeries, Series
from fort.bots.arena.standings import Standing, standings

__all__ = ["BadSeries", "Result", "Series", "Standing", "play", "standings"]

"""Opponents: they see views, and nothing else."""

from fort.bots.bot import Bot, Candidate, Motive, Thought
from fort.bots.budget import Budget
from fort.bots.motives import CODES
from fort.bots.registry import LEVELS, UnknownBot, bot, names, register

__all__ = [
    "CODES",
    "LEVELS",
    "Bot",
    "Budget",
    "Candidate",
    "Motive",
    "Thought",
    "UnknownBot",
    "bot",
    "names",
    "register",
]

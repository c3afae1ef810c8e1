"""Opponents: they see views, and nothing else."""

from fort.bots.bot import Bot, Candidate, Motive, Thought
from fort.bots.budget import Budget
from fort.bots.even import Outcome, even_opponent
from fort.bots.motives import CODES
from fort.bots.registry import LEVELS, UnknownBot, bot, names, register
from fort.bots.valuing import Value, value

__all__ = [
    "CODES",
    "LEVELS",
    "Bot",
    "Budget",
    "Candidate",
    "Motive",
    "Outcome",
    "Thought",
    "UnknownBot",
    "Value",
    "bot",
    "even_opponent",
    "names",
    "register",
    "value",
]

"""A mistake of the person who typed the command."""


class Mistake(Exception):
    """Bad input, told in one sentence; exit code 2."""

"""What a seat sees of a game: equal for games that the seat cannot tell apart."""

from fort import Game, View


def view(game: Game, seat: int) -> View:
    return game.view(seat)

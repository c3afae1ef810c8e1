"""The curve of a review as a picture: everybody's chance to win, turn by turn."""

from collections.abc import Sequence
from pathlib import Path

from fort.bots.arena.plots import COLOURS, PlotError, pyplot, save
from fort.cli.review_telling import name_of
from fort.cli.speaking import say
from fort.review import Review


def check_picture(path: Path) -> None:
    """Could it be drawn? PlotError if not."""
    pyplot()
    if path.suffix != ".png":
        raise PlotError(f"{path} cannot be drawn: expected a name that ends in .png")


def draw_curves(reviews: Sequence[tuple[str, Review]], path: Path) -> None:
    """One below the other, each with its title; dots mark the turning points."""
    check_picture(path)
    plt = pyplot()
    figure, rows = plt.subplots(len(reviews), 1, figsize=(9, 3.4 * len(reviews)), squeeze=False)
    for (title, review), (axes,) in zip(reviews, rows, strict=True):
        numbers = [point.number for point in review.curve]
        for player, colour in zip(review.players, COLOURS, strict=False):
            shares = [point.shares[player.seat] for point in review.curve]
            wide = 2.2 if player.seat == review.seat else 1.0
            axes.plot(numbers, shares, color=colour, linewidth=wide, label=name_of(player))
        for number in review.turning:
            before = [point for point in review.curve if point.number <= number]
            axes.plot(
                [number], [before[-1].shares[review.seat]], "o", color=COLOURS[review.seat], markersize=6
            )
        axes.set_ylim(0, 1)
        axes.set_title(title, fontsize=9)
        axes.set_xlabel(say("cli-review-choices"))
        axes.set_ylabel(say("cli-review-chance"))
        axes.legend(fontsize=7)
        axes.spines[["top", "right"]].set_visible(False)
    save(plt, figure, rows[0][0], path)

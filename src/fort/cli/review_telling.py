"""A review in words: the players side by side, then what turned the game, and mistakes."""

import fort
from fort.cli.speaking import current, say
from fort.cli.terminal import Terminal
from fort.review import Moment, Player, Review
from fort.rules.components import components
from fort.text.choices import choice_text
from fort.text.hints import motive_sayings
from fort.text.phrases import seat_name
from fort.text.sayings import in_words

HEADS = ("player", "points", "rank", "rate", "word", "given", "luck", "adjusted", "adjusted-points")
MOST_REASONS = 3
TOLD = ("mistake", "blunder")  # besides the turning points


def tell(terminal: Terminal, file: str, record: fort.Record, review: Review) -> None:
    """Tells all of it."""
    mark = review.judge
    name = name_of(review.player)
    terminal.line(
        say("cli-review", file=file, name=name, judge=mark.name, version=mark.version, budget=mark.budget)
    )
    terminal.columns([say(f"cli-review-{head}") for head in HEADS], [cells(each) for each in review.players])
    terminal.line(say("cli-review-meaning"))
    told = [moment for moment in review.moments if moment.number in review.turning or moment.label in TOLD]
    if not told:
        terminal.line(say("cli-review-nothing"))
    for moment in told:
        terminal.line()
        terminal.line(_title(moment, moment.number in review.turning), style="bold")
        terminal.lines(_lines(record, moment), indent=2)


def name_of(player: Player) -> str:
    """The name in the record, else the number of the seat."""
    return player.name or seat_name(current(), player.seat)


def cells(player: Player) -> list[str]:
    """The row of a player; what the cards brought has its sign."""
    return [
        name_of(player),
        str(player.points),
        str(player.rank),
        "-" if player.error_rate is None else f"{player.error_rate:.1f}",
        say(f"review-word-{player.word}") if player.word else "-",
        f"{max(0.0, player.given):.1%}",
        f"{player.luck:+.1%}",
        f"{player.adjusted:.1%}",
        f"{player.adjusted_points:.1f}",
    ]


def _title(moment: Moment, turning: bool) -> str:
    facts = {"round": moment.round, "number": moment.number + 1, "label": say(f"review-label-{moment.label}")}
    place = "draft" if moment.round == 0 else "turning" if turning else "moment"
    return say(f"cli-review-{place}", **facts)


def _lines(record: fort.Record, moment: Moment) -> list[str]:
    """What was played, what was better or next best, and why."""
    shares = {option.choice: f"{option.share:.1%}" for option in moment.options}
    great = moment.label == "great"
    other = moment.options[1].choice if great else moment.best
    played = say("cli-review-played", choice=_words(record, moment.played), share=shares[moment.played])
    compared = {"choice": _words(record, other), "share": shares[other]}
    key = "cli-review-next" if great else "cli-review-better"
    why = motive_sayings([(reason.code, reason.weight) for reason in moment.reasons], MOST_REASONS)
    return [played, say(key, **compared), *(in_words(current(), said) for said in why)]


def _words(record: fort.Record, choice: str) -> str:
    parts = components(record.box, record.rules)
    return choice_text(current(), parts.choices.find(choice), parts)

"""Plays a game together with its twins and compares, at every decision, what each viewer can see.

A pair is given up only when the rules show a swapped card to the viewer: this is told from the cards of
both worlds before and after the step, never from what the engine tells.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import fort
from fort.encoding import encoding, observe
from fort.notation.todo import write_todo
from fort.rules.choices import Choice
from fort.rules.places import HAND, PARK_DECK
from tests.properties.positions import lively
from tests.secrecy.twins import Truth, imagined, twin
from tests.text.english import table_lines

Viewer = int | None
Sight = dict[str, str]


# What a viewer can see of a game.


def fields(seat: fort.SeatView) -> dict[str, object]:
    """Every field, on the plain engine and on the compiled one."""
    found = {name: getattr(seat, name) for name in dir(seat) if not name.startswith("_")}
    return {name: value for name, value in found.items() if not callable(value)}


def sight(game: fort.Game, viewer: Viewer, sample: list[Choice]) -> Sight:
    """All that a viewer gets from the engine, as text."""
    view = game.view(viewer)
    seen = {
        "view": view.json(),
        "places": repr([view.park, view.box, view.in_play, [fields(seat) for seat in view.seats]]),
        "terminal": repr(table_lines(view)),
        "questions": repr((game.asked, game.asks, game.question, game.over)),
    }
    if viewer is not None:
        seen["observation"] = observed(game, viewer).hex()
        seen["options"] = repr([choice.text for choice in game.options(viewer)])
        seen["reasons"] = repr([game.why_not(choice, viewer) for choice in sample])
        seen["error"] = error(game, sample, viewer)
    return seen


def observed(game: fort.Game, viewer: int) -> bytes:
    """The observation of a seat, of the game and of a silent copy, and its legal actions."""
    coded = encoding(game.components, len(game.seats))
    row = bytearray(coded.layout.size)
    for each in (game, game.silent()):
        before = bytes(row)
        observe(each, viewer, row)
    assert bytes(row) == before
    return bytes(row) + repr(coded.actions.legal(game, viewer)).encode()


def error(game: fort.Game, sample: list[Choice], seat: int) -> str:
    """What the engine says to the first choice of the sample that it refuses."""
    for choice in sample:
        if not game.legal(choice, seat):
            try:
                game.take(choice, seat)
            except fort.IllegalChoice as refused:
                return str(refused)
    return ""


def differences(one: Sight, other: Sight) -> list[str]:
    """Where two sights differ, with the text around the first difference."""
    found = []
    for name, text in one.items():
        if text != other[name]:
            at = next(
                (at for at, (a, b) in enumerate(zip(text, other[name], strict=False)) if a != b), len(text)
            )
            found.append(f"{name}: ...{text[max(0, at - 80) : at + 60]} | ...{other[name][at : at + 60]}")
    return found


# What the rules show.


def faces(game: fort.Game, viewer: Viewer) -> list[object]:
    """The faces that lie open to a viewer by the table of R17: Lookouts place by place, the rest as sets."""
    play = game.play
    places: list[object] = []
    zones = [game.park, game.box, game.in_play, [play.kid], [card.kid for card in play.added]]
    for number, seat in enumerate(game.seats):
        own = number == viewer
        zones += [seat.discard_pile, seat.yard]
        for at, kid in enumerate(seat.lookout):
            seen = own or game.over or seat.open[at]
            places.append((kid if seen else None, game.components.kids[kid].pattern))
        zones.append([seat.made_up_rule] if own or game.over else [])
        if own:
            zones += [seat.hand, seat.deck]
            if game.draft is not None:
                zones += [game.draft.kept[number], game.draft.packets[number], [game.draft.picked[number]]]
    if viewer is not None and game.asked == viewer and game.task().kind == "keep":
        zones.append(game.made_up_rules)
    if game.over:
        zones += [[score.total, score.rank] for score in game.scores()]
    return [*places, *[Counter(zone) for zone in zones]]


def secrets(game: fort.Game) -> list[object]:
    """Everything that lies hidden from somebody, in order."""
    found: list[object] = [game.park_deck, game.made_up_rules]
    for seat in game.seats:
        found += [sorted(seat.hand), seat.deck, seat.lookout, seat.made_up_rule]
    if game.draft is not None:
        found += [game.draft.kept, game.draft.packets, game.draft.picked]
    return found


class Moment:
    """What may come to light by a step, noted before it is taken."""

    def __init__(self, game: fort.Game, seat: int, choice: Choice) -> None:
        self.leader = game.leader
        self.turn = (game.round, game.leader)
        self.discards = "discard" in write_todo(game.todo)
        self.park_deck = game.park_deck[:]
        self.hand: Counter[int] = Counter(game.seats[game.leader].hand)
        from_hand = choice.what == "play" or (
            choice.what in ("add", "tuck", "trash") and choice.place == HAND
        )
        if seat == game.leader and from_hand:
            self.hand[choice.kid] -= 1
        self.tucks = seat if choice.what == "tuck" and choice.place == PARK_DECK else None

    def shows(self, other: "Moment", game: fort.Game, viewer: Viewer) -> bool:
        """Did the step, taken here and in the other world, bring a swapped card to light?"""
        left = len(self.park_deck) - len(game.park_deck)
        if self.tucks is not None and self.tucks != viewer:
            left = 0  # only its suits, which are among the faces
        if self.park_deck[len(self.park_deck) - left :] != other.park_deck[len(other.park_deck) - left :]:
            return True
        ended = game.over or (game.round, game.leader) != self.turn or "discard" not in write_todo(game.todo)
        return self.discards and ended and +self.hand != +other.hand and self.leader != viewer


# A game and its twins.


@dataclass
class Tally:
    """What was compared, and what was found."""

    pairs: int = 0
    observations: int = 0  # of these, of seats: a spectator has none
    games: int = 0
    twins: int = 0
    shown: int = 0
    other_way: int = 0  # a rival who could not have done this in the other world
    events: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)


def counterpart(
    one: fort.Game, other: fort.Game, seat: int, choice: Choice, viewer: Viewer, random: Random
) -> Choice | None:
    """A choice in the other world that must look the same to the viewer; None if there is none."""
    if seat != viewer:
        options = other.options(seat)
        if choice.what in ("pick", "keep"):
            return random.choice(options)
        if choice.what == "tuck" and choice.place == HAND:
            kids = one.components.kids
            pattern = kids[choice.kid].pattern
            alike = [
                c for c in options if c.what == "tuck" and c.place == HAND and kids[c.kid].pattern == pattern
            ]
            return random.choice(alike) if alike else None
    return choice if other.legal(choice, seat) else None


class Comparison:
    """A loud game with so many twins for each viewer, compared at every decision."""

    sample = 8  # choices of which it is asked why not

    def __init__(
        self,
        game: fort.Game,
        seed: str,
        tally: Tally,
        twins: int = 1,
        imagining: float = 0.1,
        looking: float = 1.0,
    ) -> None:
        self.game = game
        self.truth = Truth(game)
        self.random = Random(seed)
        self.tally = tally
        self.number = twins
        self.imagining = imagining  # this part of the twins is imagined
        self.looking = looking  # so often a viewer looks
        self.where = seed
        self.twins: dict[Viewer, list[fort.Game]] = {seat: [] for seat in range(len(game.seats))}
        self.twins[None] = []

    def run(self, steps: int = 9999) -> None:
        """Goes on until the game is over, or something leaked."""
        for _ in range(steps):
            self.compare()
            if self.game.over or self.tally.leaks:
                break
            self.step()
        self.tally.games += 1

    def compare(self) -> None:
        every = self.game.components.choices.all
        sample = self.random.sample(every, self.sample)
        for viewer, twins in self.twins.items():
            if not self.game.over:
                self._fill(viewer, twins)
            if not twins or (self.looking < 1 and self.random.random() >= self.looking):
                continue
            mine = sight(self.game, viewer, sample)
            for other in twins:
                self.tally.pairs += 1
                self.tally.observations += viewer is not None
                for found in differences(mine, sight(other, viewer, sample)):
                    self.tally.leaks.append(f"{self.where}, viewer {viewer}: {found}")

    def _fill(self, viewer: Viewer, twins: list[fort.Game]) -> None:
        """Twins that do differ; an old one makes room now and then."""
        truth = secrets(self.game)
        twins[:] = [other for other in twins if secrets(other) != truth and self.random.random() > 0.08]
        for _ in range(4 * self.number):
            if len(twins) == self.number:
                break
            if self.random.random() < self.imagining:
                new = imagined(self.game, viewer, self.random)
            else:
                new = twin(self.truth, viewer, self.random)
            if secrets(new) != truth:
                twins.append(new)
                self.tally.twins += 1

    def step(self) -> None:
        """The same choice, or one that looks the same, in all worlds."""
        game = self.game
        seat = self.random.choice(game.asks)
        choice = lively(self.random, list(game.options(seat)))
        before = Moment(game, seat, choice)
        waiting = []
        for viewer, other in self._all():
            same = counterpart(game, other, seat, choice, viewer, self.random)
            if same is None and seat == viewer:
                self.tally.leaks.append(
                    f"{self.where}, viewer {viewer}: {choice} is refused in the other world"
                )
            elif same is None:
                self.tally.other_way += 1
            else:
                waiting.append((viewer, other, Moment(other, seat, same), same))
        for event in game.take(choice, seat):
            self.tally.events[f"{type(event).__name__} {getattr(event, 'perk', '')}".strip()] += 1
        self.twins = {viewer: [] for viewer in self.twins}
        open_faces = {viewer: faces(game, viewer) for viewer in self.twins}
        for viewer, other, moment, same in waiting:
            other.take(same, seat)
            if before.shows(moment, game, viewer) or open_faces[viewer] != faces(other, viewer):
                self.tally.shown += 1
            else:
                self.twins[viewer].append(other)

    def _all(self) -> Iterator[tuple[Viewer, fort.Game]]:
        for viewer, twins in self.twins.items():
            for other in twins:
                yield viewer, other

"""Random positions in which something is nearly full, nearly empty or nearly possible; and random games."""

from collections.abc import Iterator
from random import Random

import fort
from fort.box import COIN, PERKS, read
from fort.legal.game import Game
from fort.rules.choices import Choice

KIDS = {kid.name: kid for kid in (*read().kids, *read().best_friends)}
PLAYABLE = [name for name, kid in KIDS.items() if kid.public or kid.private]
BOARDS = list(read().boards)
HELPFUL = [name for name, kid in KIDS.items() if not kid.board and (len(kid.suits) == 2 or COIN in kid.suits)]
ROW = ["XXL Backpack", "Sticky Fingers", "Bribe"]  # the perks that can help a play in progress
GAMES = [(seats, setup) for seats in (2, 3, 4) for setup in ("basic", "advanced")]


class _Piles:
    """The kids that do not stand anywhere yet."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.left = {name: kid.copies for name, kid in KIDS.items()}

    def take(self, wanted: list[str], number: int) -> list[str]:
        found: list[str] = []
        for _ in range(number):
            open_ones = [name for name in wanted if self.left[name]]
            if not open_ones:
                break
            name = self.random.choice(open_ones)
            self.left[name] -= 1
            found.append(name)
        return found

    def any(self, number: int) -> list[str]:
        return self.take([name for name, kid in KIDS.items() if not kid.board], number)


def near(random: Random, most: int) -> int:
    """A number up to `most`, mostly at the edges."""
    return min(most, max(0, random.choice([0, 0, 1, most - 2, most - 1, most - 1, most, most])))


def position(random: Random, played: str, real: bool = False) -> str:
    """A diagram in which seat 0 leads and holds this card; if real, with perks from Level 2 on only."""
    seats = random.choice([2, 2, 2, 3, 4])
    piles = _Piles(random)
    boards = random.sample(BOARDS, seats)
    if KIDS[played].board:
        boards = [KIDS[played].board, *[b for b in boards if b != KIDS[played].board]][:seats]
    piles.left[played] -= 1
    level = random.choice([0, 0, 1, 1, 1, 2, 3, 4, 4, 5])
    perks = list(PERKS)
    random.shuffle(perks)
    early = 0.0 if real else 0.3  # how often there is a perk before Level 2
    lines = [f"seats: {seats}"]
    for place in range(seats):
        lines += _seat(
            random, piles, place, boards[place], level if place == 0 else None, played, perks, early
        )
    row = random.choice(
        [[], ROW[:1], ROW[1:2], ROW[2:], ROW, ["DIY", "Copy Cat"], ["Do-Over", "XXL Backpack"]]
    )
    row = [perk for perk in row if perk in perks]
    lines.insert(1, f"perks: {', '.join(row) or 'none'}")
    if random.random() < 0.4:
        lines.insert(1, f"supply: {random.randrange(3)} pizza {random.randrange(3)} toy")
    if random.random() < 0.5:
        lines.insert(1, f"park: {', '.join(piles.any(random.randrange(4))) or 'none'}")
        lines.insert(1, f"park deck: {', '.join(piles.any(random.randrange(4))) or 'none'}")
    lines.insert(1, f"ending: {random.choice(['yes', 'no'])}")
    return "\n".join(lines)


def _seat(
    random: Random,
    piles: _Piles,
    place: int,
    board: str,
    level: int | None,
    played: str,
    perks: list[str],
    early: float,
) -> list[str]:
    level = random.choice([0, 1, 1, 2, 4, 5]) if level is None else level
    suit = KIDS[played].suits[0]
    kin = [name for name, kid in KIDS.items() if not kid.board and suit in kid.suits]
    hand = [played] if place == 0 else []
    for _ in range(random.choice([0, 1, 1, 2, 2, 3]) + (0 if place == 0 else 1)):
        hand += piles.take(random.choice([HELPFUL, kin, list(KIDS)[:42]]), 1)
    perk = "none"
    if perks and (level >= 2 or random.random() < early) and random.random() < 0.8:
        perk = perks.pop()
    pack = near(random, level + (3 if perk == "XXL Backpack" else 1))
    pizza = random.randint(0, pack)
    return [
        f"seat {place}:",
        f"  board: {board}",
        f"  level: {level}",
        f"  perk: {perk}",
        f"  hand: {', '.join(hand) or 'none'}",
        f"  deck: {random.randrange(3)}",
        f"  discard pile: {', '.join(piles.any(random.choice([0, 0, 1, 1, 2]))) or 'none'}",
        f"  yard: {', '.join(piles.any(random.choice([0, 0, 1, 2]) if place else 0)) or 'none'}",
        f"  lookout: {', '.join(piles.any(near(random, level + 1))) or 'none'}",
        f"  stuff: {near(random, 4)} pizza {near(random, 4)} toy",
        f"  pack: {pizza} pizza {pack - pizza} toy",
        f"  score: {random.choice([0, 23])}",
    ]


def positions(seed: str, number: int, real: bool = False) -> Iterator[str]:
    """So many diagrams, every playable kid in turn."""
    for at in range(number):
        yield position(Random(f"{seed} {at}"), PLAYABLE[at % len(PLAYABLE)], real)


def lively(random: Random, options: list[Choice]) -> Choice:
    """A random option, mostly one that does something."""
    active = [choice for choice in options if choice.what not in ("skip", "pass", "stop")]
    return random.choice(active if active and random.random() < 0.9 else options)


def walk(game: Game, random: Random, most: int) -> Iterator[Game]:
    """The game at each of its next decisions, of this turn only."""
    turn = (game.round, game.leader)
    for _ in range(most):
        if game.over or (game.round, game.leader) != turn:
            return
        yield game
        game.do(lively(random, list(game.options())))


def random_game(
    seed: str, seats: int, setup: str, eager: bool = True, told: list[fort.Event] | None = None
) -> Iterator[Game]:
    """A whole game with random choices, at each decision and at the end; what happened is added to `told`."""
    random = Random(seed)
    game = fort.new_game(seats, setup, seed)
    while not game.over:
        yield game
        options = list(game.options())
        choice = lively(random, options) if eager else random.choice(options)
        if told is None:
            game.do(choice)
        else:
            told += game.take(choice)
    yield game

"""Every kid and every Best Friend: each action box used by the leader, each public box by a follower.

A case is a position, choices and what has changed afterwards. Lines of a seat are separated by `;`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import fort
from tests.rulebook.playing import go, rows
from tests.tables import discard_pile, in_play, level, lookout, pack, position, score, stuff, trashed, yard

if TYPE_CHECKING:
    from fort import Game

BOARDS = {"Zip": 0, "Blades": 0, "Rusty": 1, "Bud": 1, "Sparky": 2, "Ace": 2, "Bitsy": 3, "Flipper": 3}
LEVEL_ONE = ("?pay 1 pizza 1 toy", "keep Loner")
PRICE = "stuff: 1 pizza 1 toy"
MIXED = "level: 1; pack: 1 pizza 1 toy"
TOY = {"stuff": (0, 1)}
PIZZA = {"stuff": (1, 0)}
POINT = {"score": 1}
UP = {"level": 1, "stuff": (0, 0)}
SEEN: dict[str, Callable[[Game, int], object]] = {
    "stuff": stuff,
    "pack": pack,
    "score": score,
    "level": level,
    "lookout": lookout,
    "discards": lambda game, seat: len(discard_pile(game, seat)),
    "trashed": lambda game, seat: [name for name in trashed(game) if name not in BOARDS],
    "in play": lambda game, seat: in_play(game),
    "rival's yard": lambda game, seat: yard(game, (seat + 1) % 4),
}


class Case(NamedTuple):
    kid: str
    box: str
    mine: str  # the leader's side, the kid in hand besides
    choices: tuple[str, ...]
    after: dict[str, object]
    rival: str = ""  # the next seat's side


def case(kid: str, box: str, mine: str, *choices: str, rival: str = "", **after: object) -> Case:
    """`after` names what is seen, `on` a dict of it."""
    expected: dict[str, Any] = {**after}
    expected = {**expected.pop("on", {}), **expected}
    return Case(kid, box, mine, choices, expected, rival)


def improved(kid: str, box: str, card: str, mine: str, *choices: str, **after: Any) -> Case:
    """The same with one card added."""
    mine = mine.replace("hand:", f"hand: {card},") if "hand:" in mine else f"hand: {card}; {mine}"
    return case(kid, box, mine, f"add {card}", f"use {box}", *choices, **after)


def advances(kid: str, box: str) -> Case:
    return case(kid, box, PRICE, *LEVEL_ONE, on=UP)


def packs(kid: str) -> Case:
    return case(kid, "public", "stuff: 1 pizza 1 toy", "pack pizza", stuff=(0, 1), pack=(1, 0))


def tucks(kid: str, box: str) -> Case:
    return case(kid, box, "hand: Chef, Doc", "tuck Doc", lookout=["Doc"])


def copies(kid: str) -> Case:
    rival = MIXED
    return case(kid, "private", "", "?copy pack of 1", "?copy 1 pizza 1 toy", rival=rival, stuff=(1, 1))


LEADER = [
    case("Bones", "public", "hand: Chef, Doc", "trash Doc", on=POINT, trashed=["Doc"]),
    case("Bones", "private", "", "gather pizza", on=PIZZA),
    advances("Captain", "public"),
    copies("Captain"),
    case("Chef", "public", "", on=PIZZA),
    improved("Chef", "private", "Rocket Bros", "", "?times 2", stuff=(2, 0)),
    case(
        "Doc",
        "public",
        "hand: Chef, Dot; stuff: 1 toy",
        "left first",
        "tuck Dot",
        "?pack toy",
        lookout=["Dot"],
        pack=(0, 1),
    ),
    case("Doc", "private", "level: 1; lookout: Chef, Dot", "?times 2", score=2),
    case("Einstein", "public", "", "gather toy", "end", on=TOY, trashed=[]),
    case("Einstein", "private", "", "end", on=POINT, trashed=["Einstein"]),
    case("Patch", "public", "", on=TOY),
    improved("Patch", "private", "Icky & Sticky", "", "?times 2", stuff=(0, 2)),
    copies("Smoke"),
    case("Ghost", "private", "", "gather toy", "?count crown", on=TOY),
    case("Golden Boy", "public", "stuff: 1 pizza", "?convert to toy", on=TOY),
    case(
        "Golden Boy",
        "private",
        "",
        "trash Chef from yard 1",
        on={"rival's yard": ["Doc"]},
        trashed=["Chef"],
        rival="yard: Chef, Doc",
    ),
    tucks("Prince", "public"),
    case("Prince", "private", "level: 1; lookout: Chef, Dot", "?times 2", score=2),
    case("Tiny", "public", "", "gather pizza", on=PIZZA),
    case(
        "Tiny",
        "private",
        "",
        "?gather toy",
        "?trash Chef from yard 1",
        "?gather toy",
        on=TOY,
        trashed=["Chef"],
        rival="yard: Chef",
    ),
    case("Doodles", "public", "", on=TOY),
    case("Doodles", "private", MIXED, "?times 2", score=2),
    advances("Dot", "public"),
    case("Dot", "private", "stuff: 1 toy", "?pay 1 toy", "keep Loner", on=UP),
    case("Giggles", "public", "pack: 1 pizza", on=PIZZA, pack=(1, 0)),
    case("Giggles", "private", "", on=TOY),
    case("Kitty", "public", "", on=TOY),
    case("Kitty", "private", "stuff: 2 toy", on=TOY, score=1),
    packs("Penny"),
    case("Penny", "private", MIXED, "?times 2", score=2),
    packs("Sweet Pea"),
    case("Sweet Pea", "private", "", on=TOY),
    case("Tink", "public", "", on=TOY),
    case("Tink", "private", "stuff: 1 toy", "?convert to pizza", on=PIZZA),
    case("Bug", "public", "", on=PIZZA),
    case("Bug", "private", "level: 2", "?times 2", score=2),
    case("Lefty", "public", PRICE, *LEVEL_ONE, on=UP, score=2),
    tucks("Lefty", "private"),
    tucks("Moose", "public"),
    advances("Moose", "private"),
    case("Sarge", "public", "", on=TOY),
    tucks("Sarge", "private"),
    packs("Scout"),
    case("Scout", "private", "", "?times 2", stuff=(0, 2)),
    case("Wart", "public", "", "?end", on=PIZZA, trashed=[]),
    case("Wart", "private", "", "?end", on=POINT, trashed=["Wart"]),
    case("Worm", "public", "level: 1; lookout: Chef, Dot", "gather toy", "?times 2", stuff=(0, 2)),
    tucks("Worm", "private"),
    packs("The Ant"),
    case("The Ant", "private", MIXED, "?times 2", score=2),
    case("Dash", "public", "", on=PIZZA),
    case("Dash", "private", MIXED, "?times 2", score=2),
    case("Munch", "public", "", on=PIZZA),
    case("Munch", "private", "stuff: 2 pizza", on=PIZZA, score=1),
    packs("Skids"),
    advances("Skids", "private"),
    packs("Spike"),
    copies("Spike"),
    case("Thunder", "public", "pack: 1 toy", on=TOY, pack=(0, 1)),
    case("Thunder", "private", "", on=PIZZA),
    case("Baby Face", "public", "", "recruit from park deck", on=TOY, discards=1),
    case("Baby Face", "private", "", on=TOY, discards=0),
    case("Blitz", "public", "", "gather toy", on=TOY),
    case("Blitz", "private", "hand: Chef, Doc", "trash Chef", on=TOY, trashed=["Chef"]),
    case("Crash", "public", "hand: Chef; discard pile: Doc", "trash Doc from discard pile", trashed=["Doc"]),
    case("Crash", "private", "", "gather pizza", "?times 2", stuff=(2, 0)),
    case("Lil Boss", "public", "", "?end", on=TOY, trashed=[]),
    case("Lil Boss", "private", "", "?end", on=POINT, trashed=["Lil Boss"]),
    case("Punky", "private", "", "gather pizza", on=PIZZA),
    *(advances(kid, "public") for kid in ("Zip", "Rusty", "Sparky", "Bitsy")),
    *(
        case(kid, "public", "", "gather toy", "?times 2", stuff=(0, 2))
        for kid in ("Blades", "Bud", "Ace", "Flipper")
    ),
    *(
        case(kid, "private", "hand: Chef; discard pile: Doc", "trash Chef", trashed=["Chef"])
        for kid in ("Blades", "Bud", "Ace", "Flipper")
    ),
]


IMPROVED = [
    improved(
        "Bones",
        "public",
        "Chef",
        "hand: Doc, Dot",
        "trash Doc",
        "?trash Dot",
        score=2,
        trashed=["Doc", "Dot"],
    ),
    improved("Chef", "public", "Patch", "", "?times 2", stuff=(2, 0)),
    improved("Einstein", "private", "Chef", "", "?end", score=2, trashed=["Einstein"]),
    improved("Patch", "public", "Chef", "", "?times 2", stuff=(0, 2)),
    improved("Ghost", "private", "Tiny", "", "gather toy", "?count crown", stuff=(0, 2)),
    improved(
        "Golden Boy",
        "public",
        "Tiny",
        "stuff: 2 pizza",
        "?convert to toy",
        *["?convert in stuff"] * 2,
        stuff=(0, 2),
    ),
    *(improved(kid, "public", "Penny", "", "?times 2", stuff=(0, 2)) for kid in ("Doodles", "Kitty", "Tink")),
    improved(
        "Kitty", "private", "Penny", "stuff: 2 toy", *["?spend toy from stuff"] * 2, score=2, stuff=(0, 0)
    ),
    improved("Sweet Pea", "private", "Penny", "", "?times 2", stuff=(0, 2)),
    improved(
        "Tink",
        "private",
        "Penny",
        "stuff: 2 pizza",
        "?convert to toy",
        *["?convert in stuff"] * 2,
        stuff=(0, 2),
    ),
    improved("Bug", "public", "Worm", "", "?times 2", stuff=(2, 0)),
    improved("Sarge", "public", "Worm", "", "?times 2", stuff=(0, 2)),
    improved("Wart", "private", "Worm", "", "?end", score=2, trashed=["Wart"]),
    *(improved(kid, "public", "Thunder", "", "?times 2", stuff=(2, 0)) for kid in ("Dash", "Munch")),
    improved(
        "Munch",
        "private",
        "Thunder",
        "stuff: 2 pizza",
        *["?spend pizza from stuff"] * 2,
        score=2,
        stuff=(0, 0),
    ),
    improved("Baby Face", "public", "Blitz", "", *["recruit from park deck"] * 2, stuff=(0, 2), discards=2),
    improved("Blitz", "public", "Crash", "", "gather toy", "?times 2", stuff=(0, 2)),
    improved("Blitz", "private", "Crash", "hand: Doc, Dot", "trash Doc", "?trash Dot", stuff=(0, 2)),
    improved("Crash", "public", "Blitz", "hand: Doc, Dot", "trash Doc", "?trash Dot", trashed=["Doc", "Dot"]),
    improved("Lil Boss", "private", "Blitz", "", "?end", score=2, trashed=["Lil Boss"]),
    improved("Punky", "private", "Blitz", "", "gather toy", stuff=(0, 2)),
    *(
        improved(kid, "public", card, "level: 1; stuff: 2 toy", *["?pack toy"] * 2, stuff=(0, 0), pack=(0, 2))
        for kid, card in [
            ("Penny", "Tink"),
            ("Sweet Pea", "Tink"),
            ("Scout", "Worm"),
            ("The Ant", "Dash"),
            ("Skids", "Dash"),
            ("Spike", "Dash"),
        ]
    ),
    *(
        improved(
            kid, box, card, "level: 1; hand: Doc, Dot, Chef", "tuck Doc", "tuck Dot", lookout=["Doc", "Dot"]
        )
        for kid, box, card in [
            ("Prince", "public", "Tiny"),
            ("Moose", "public", "Bug"),
            ("Sarge", "private", "Bug"),
            ("Worm", "private", "Bug"),
        ]
    ),
]


def table(case: Case, hand: str) -> Game:
    seat = BOARDS.get(case.kid, 0)
    mine = case.mine if "hand:" in case.mine else f"hand: ; {case.mine}"
    mine = mine.replace("hand:", f"hand: {case.kid},").replace(", ;", ";")
    rival = f"{case.rival}; {hand}"
    sides = {seat: mine, (seat + 1) % 4: rival}
    diagram = "\n".join(f"seat {number}:\n{rows(sides[number])}" for number in sorted(sides))
    rules = "made-up rules: Loner, Sleepover, Minimalism, Popularity, Piggy Bank"
    return position(f"seats: 4\nleader: {seat}\n{rules}\n{diagram}")


def lead(game: Game, case: Case) -> None:
    go(game, f"play {case.kid}", "?declare book")
    adds = case.choices and case.choices[0].startswith("add ")
    go(game, *(() if adds else (f"?use {case.box}",)), *case.choices)


@pytest.mark.rule("R6.2.1", "R3.3", "R3.4")
@pytest.mark.parametrize("case", LEADER + IMPROVED, ids=lambda case: f"{case.kid}, {case.box}")
def test_the_leader_uses(case: Case) -> None:
    game = table(case, "")
    lead(game, case)
    assert {what: SEEN[what](game, BOARDS.get(case.kid, 0)) for what in case.after} == case.after


@pytest.mark.rule("R3.3", "R3.5", "R3.6")
def test_every_box_is_used_by_a_leader() -> None:
    box = fort.box.read()
    used = {(case.kid, case.box) for case in LEADER}
    for kid in [*box.kids, *box.best_friends]:
        boxes = {name for name in ("public", "private") if getattr(kid, name)}
        assert {box for name, box in used if name == kid.name} == boxes, kid.name


class Follow(NamedTuple):
    kid: str
    box: str  # what the leader uses
    mine: str
    lead: tuple[str, ...]
    card: str
    rival: str
    choices: tuple[str, ...]
    after: dict[str, object]


def follow(
    kid: str, box: str, mine: str, lead: str, card: str, rival: str, choices: str, **after: object
) -> Follow:
    expected: dict[str, Any] = {**after}
    expected = {**expected.pop("on", {}), **expected}
    split = [tuple(filter(None, (text.strip() for text in texts.split(";")))) for texts in (lead, choices)]
    return Follow(kid, box, mine, split[0], card, rival, split[1], expected)


KEEP, KEEP_TOO = "?pay 1 pizza 1 toy; keep Loner", "?pay 1 pizza 1 toy; keep Sleepover"
FOLLOWERS = [
    follow(
        "Bones",
        "private",
        "",
        "gather pizza",
        "Chef",
        "",
        "?trash Chef from discard pile",
        on=POINT,
        discards=0,
    ),
    follow("Captain", "public", PRICE, KEEP, "Chef", PRICE, KEEP_TOO, on=UP),
    follow("Chef", "public", "", "", "Patch", "", "", on=PIZZA),
    follow("Chef", "public", "", "", "Noodle Twins", "", "", stuff=(2, 0)),
    follow(
        "Doc",
        "private",
        "lookout: Bug",
        "",
        "Chef",
        "hand: Tiny, Dot; stuff: 1 toy",
        "left first; tuck Tiny; ?pack toy",
        lookout=["Tiny"],
        pack=(0, 1),
    ),
    follow("Einstein", "public", "", "gather toy", "Chef", "", "", on=TOY),
    follow("Patch", "public", "", "", "Chef", "", "", on=TOY),
    follow(
        "Golden Boy",
        "public",
        "stuff: 1 pizza",
        "?convert to toy",
        "Tiny",
        "stuff: 1 toy",
        "?convert to pizza",
        on=PIZZA,
    ),
    follow("Prince", "private", "lookout: Chef", "", "Tiny", "hand: Bug, Dot", "tuck Bug", lookout=["Bug"]),
    follow("Tiny", "public", "", "gather toy", "Prince", "", "", on=TOY),
    follow("Doodles", "public", "", "", "Tink", "", "", on=TOY),
    follow("Doodles", "public", "", "", "Icky & Sticky", "", "", stuff=(0, 2)),
    follow("Dot", "public", PRICE, KEEP, "Tink", PRICE, KEEP_TOO, on=UP),
    follow("Giggles", "private", "", "", "Tink", "pack: 1 pizza", "", on=PIZZA, pack=(1, 0)),
    follow("Kitty", "public", "", "", "Tink", "", "", on=TOY),
    follow("Penny", "private", "pack: 1 toy", "", "Tink", PRICE, "pack pizza", on=TOY, pack=(1, 0)),
    follow("Sweet Pea", "private", "", "", "Tink", PRICE, "pack toy", on=PIZZA, pack=(0, 1)),
    follow("Tink", "public", "", "", "Kitty", "", "", on=TOY),
    follow("Bug", "public", "", "", "Worm", "", "", on=PIZZA),
    follow("Bug", "public", "", "", "The Moles", "", "", stuff=(2, 0)),
    follow("Lefty", "public", PRICE, KEEP, "Worm", PRICE, KEEP_TOO, on=UP, score=2),
    follow(
        "Moose",
        "public",
        "hand: Chef, Doc",
        "tuck Doc",
        "Worm",
        "hand: Bug, Dot",
        "tuck Dot",
        lookout=["Dot"],
    ),
    follow("Sarge", "public", "", "", "Worm", "", "", on=TOY),
    follow("Scout", "private", "", "?times 2", "Worm", PRICE, "pack pizza", on=TOY, pack=(1, 0)),
    follow("Wart", "public", "", "", "Worm", "", "", on=PIZZA),
    follow("Worm", "private", "hand: Chef, Doc", "tuck Doc", "Bug", "lookout: Dot", "gather pizza", on=PIZZA),
    follow("The Ant", "private", "pack: 1 toy", "", "Dash", PRICE, "pack toy", on=PIZZA, pack=(0, 1)),
    follow("Dash", "public", "", "", "Munch", "", "", on=PIZZA),
    follow("Dash", "public", "", "", "Rocket Bros", "", "", stuff=(2, 0)),
    follow("Munch", "public", "", "", "Dash", "", "", on=PIZZA),
    follow("Skids", "public", PRICE, "pack toy", "Dash", PRICE, "pack toy", on=PIZZA, pack=(0, 1)),
    follow("Spike", "public", PRICE, "pack toy", "Dash", PRICE, "pack pizza", on=TOY, pack=(1, 0)),
    follow("Thunder", "private", "", "", "Dash", "pack: 1 toy", "", on=TOY, pack=(0, 1)),
    follow("Baby Face", "private", "", "", "Punky", "", "recruit from park deck", on=TOY, discards=2),
    follow("Blitz", "public", "", "gather toy", "Punky", "", "", on=TOY),
    follow(
        "Blitz", "private", "hand: Chef, Doc", "trash Chef", "The Scrappers", "", "gather pizza", stuff=(2, 0)
    ),
    follow("Crash", "private", "", "gather toy; ?times 2", "Punky", "hand: Doc", "trash Doc", discards=1),
    follow("Lil Boss", "public", "", "", "Punky", "", "", on=TOY),
    follow("Zip", "public", PRICE, KEEP, "Dash", PRICE, KEEP_TOO, on=UP),
    follow("Rusty", "public", PRICE, KEEP, "Worm", PRICE, KEEP_TOO, on=UP),
    follow("Sparky", "public", PRICE, KEEP, "Punky", PRICE, KEEP_TOO, on=UP),
    follow("Bitsy", "public", PRICE, KEEP, "Tink", PRICE, KEEP_TOO, on=UP),
    *(
        follow(kid, "public", "", "gather toy; ?times 2", "Chef", "", "", stuff=(0, 2))
        for kid in ("Blades", "Bud", "Ace", "Flipper")
    ),
    *(
        follow(kid, "private", "hand: Doc, Tiny", "trash Doc", "Puddin", "", "gather pizza", stuff=(2, 0))
        for kid in ("Blades", "Bud", "Ace", "Flipper")
    ),
]


@pytest.mark.rule("R3.3", "R7.1", "R7.3", "R7.4")
@pytest.mark.parametrize("case", FOLLOWERS, ids=lambda case: f"{case.kid} with {case.card}")
def test_a_follower_uses(case: Follow) -> None:
    leader = Case(case.kid, case.box, case.mine, case.lead, {})
    side = case.rival if "hand:" in case.rival else f"hand: ; {case.rival}"
    game = table(leader, side.replace("hand:", f"hand: {case.card},").replace(", ;", ";"))
    follower = (BOARDS.get(case.kid, 0) + 1) % 4
    lead(game, leader)
    go(game, "?end")
    assert game.asked == follower
    go(game, f"follow {case.card}", *case.choices)
    assert {what: SEEN[what](game, follower) for what in case.after} == case.after
    assert game.asked == BOARDS.get(case.kid, 0)


@pytest.mark.rule("R3.3", "R3.5")
def test_every_public_box_is_used_by_a_follower() -> None:
    box = fort.box.read()
    public = {kid.name for kid in [*box.kids, *box.best_friends] if kid.public}
    assert {case.kid for case in FOLLOWERS} == public

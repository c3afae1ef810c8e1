"""Every reason for refusing a choice: met in a game, said in every language with card, number and rule."""

from dataclasses import dataclass

import pytest

import fort
from fort.legal.reasons import SENTENCES, Reason
from fort.text import LANGUAGES, speech
from fort.text.phrases import kid_name, named, seat_name, suits_text, tokens
from fort.text.reasons import reason_text
from tests.tables import position, take


@dataclass(frozen=True)
class Situation:
    """After `choices` in a position, `refused` is not allowed."""

    own: str  # lines of seat 0, whose turn it is
    choices: tuple[str, ...]
    refused: str
    other: str = ""  # lines of seat 1
    table: str = ""
    seat: int | None = None  # who wants it; whoever is asked, if left out

    def reason(self) -> Reason:
        indented = ["\n".join(f"  {line}" for line in text.split("; ")) for text in (self.own, self.other)]
        game = position(f"{self.table}\nseat 0:\n{indented[0]}\nseat 1:\n{indented[1]}")
        take(game, *self.choices)
        return refusal(game, self.refused, self.seat)


def refusal(game: fort.Game, choice: str, seat: int | None = None) -> Reason:
    reason = game.why_not(fort.choice(choice), seat)
    assert reason is not None, f"{choice} is legal"
    return reason


FOLLOW = ("play Bug", "use public", "end")

SITUATIONS = {
    "not-asked": Situation("hand: Bug", (), "decline", "hand: Sarge", seat=1),
    "not-now": Situation("hand: Bug", (), "take DIY"),
    "not-in-hand": Situation("hand: Bug", (), "play Chef"),
    "not-in-lookout": Situation("hand: Bug", ("play Bug",), "add shovel shovel from lookout"),
    "no-boxes": Situation("hand: Bug, The Moles", (), "play The Moles"),
    "never-full": Situation("hand: Doodles, Giggles; stuff: 4 toy", (), "play Giggles"),
    "too-poor": Situation("hand: Bug, Zip; level: 2", (), "play Zip"),
    "no-room": Situation("hand: Bug, Chef; stuff: 4 pizza", (), "play Bug"),
    "no-suit": Situation("hand: Bug, Chef", ("play Bug",), "add Chef"),
    "no-purpose": Situation("hand: Bug, Worm, Sarge; stuff: 2 pizza", ("play Bug", "add Worm"), "add Sarge"),
    "blank": Situation("hand: Punky", ("play Punky",), "use public"),
    "used": Situation("hand: Bug, Chef", ("play Bug", "use public"), "use public"),
    "does-nothing": Situation("hand: Bug", ("play Bug",), "use private"),
    "nothing-used": Situation("hand: Bug", ("play Bug",), "end"),
    "not-full": Situation(
        "hand: Bug, The Moles; stuff: 2 pizza; level: 1",
        ("play Bug", "add The Moles", "use public", "times 2"),
        "end",
    ),
    "added-in-vain": Situation("hand: Bug, Worm; level: 1", ("play Bug", "add Worm", "use private"), "end"),
    "no-match": Situation("hand: Bug", FOLLOW, "follow Chef", "hand: Chef, Sarge"),
    "not-in-full": Situation("hand: Bug", FOLLOW, "follow Sarge", "hand: Chef, Sarge; stuff: 4 pizza"),
    "too-little": Situation(
        "hand: Bug, Worm; stuff: 1 pizza; level: 1", ("play Bug", "add Worm", "use public"), "times 7"
    ),
    "must-go-on": Situation(
        "hand: Scout, Worm, Chef; stuff: 2 toy; level: 1",
        ("play Scout", "add Worm", "use private", "times 2", "use public"),
        "stop",
    ),
    "wrong-payment": Situation(
        "hand: Zip; stuff: 2 pizza 2 toy; level: 1; pack: 1 toy", ("play Zip",), "pay 4 pizza"
    ),
    "top-level": Situation("hand: Bug; level: 5; perk: DIY", (), "use DIY"),
    "not-there": Situation("hand: Prince, Chef", ("play Prince",), "tuck Bug"),
    "park-deck-empty": Situation(
        "hand: none",
        (),
        "recruit from park deck",
        table="leader: 1\nphase: recruit\npark deck: none\npark: Bug, Chef, Doc",
    ),
    "no-perk": Situation("hand: Bug", (), "use DIY"),
    "cannot-pay": Situation("hand: Bug; level: 2; perk: DIY", (), "use DIY"),
    "nothing-to-play": Situation("hand: Bug, The Moles; perk: Do-Over; level: 2", FOLLOW, "use Do-Over"),
    "not-in-discard-pile": Situation("hand: Bug; perk: Recycling; level: 2", (), "recycle Chef"),
    "spoils": Situation("hand: Patch, Blades", ("play Patch", "use public", "add Blades"), "coin as book"),
}


def the_draft() -> fort.Game:
    return fort.new_game(2, "advanced", "draft")


def game_over() -> Reason:
    game = fort.new_game(2, "basic", "over")
    while not game.over:
        game.take(game.options()[0])
    return refusal(game, "play Bug")


def not_in_packet() -> Reason:
    game = the_draft()
    packet = set(game.the_draft().packets[0])
    other = next(kid.name for kid in game.components.kids if kid.number not in packet)
    return refusal(game, f"pick {other}", 0)


def already_picked() -> Reason:
    game = the_draft()
    mine, other = game.names(game.the_draft().packets[0])[:2]
    game.take(fort.choice(f"pick {mine}"), 0)
    return refusal(game, f"pick {other}", 0)


OTHERS = {"over": game_over, "not-in-packet": not_in_packet, "already-picked": already_picked}


def met(code: str) -> Reason:
    return OTHERS[code]() if code in OTHERS else SITUATIONS[code].reason()


def test_every_reason_has_its_situation() -> None:
    assert sorted({*SITUATIONS, *OTHERS}) == sorted(SENTENCES)


@pytest.mark.parametrize("code", list(SENTENCES))
def test_a_reason_is_met_and_said_in_every_language(code: str) -> None:
    reason = met(code)
    assert reason.code == code
    said = {language: reason_text(speech(language), reason) for language in LANGUAGES}
    for language, text in said.items():
        assert missing(language, reason, text) == []
        assert text.endswith(f"({reason.rule})")
        assert not any(sign in text for sign in "{}$[]")
    assert len(set(said.values())) == len(LANGUAGES)


def missing(language: str, reason: Reason, text: str) -> list[str]:
    """What the sentence must name and does not: the card, the number, the perk, the suits, who is asked."""
    say, facts, wanted = speech(language), reason.facts, []
    wanted += [kid_name(say, str(facts[key])) for key in ("kid", "played") if key in facts]
    wanted += [str(facts[key]) for key in ("level", "possible") if facts.get(key)]
    if "perk" in facts:
        wanted.append(named(say, "perk", str(facts["perk"])))
    if "suits" in facts:
        wanted.append(suits_text(say, str(facts["suits"]).split()))
    if "resource" in facts:
        wanted.append(tokens(say, int(facts["number"]), str(facts["resource"])))
    if "asked" in facts:
        wanted.append(seat_name(say, int(facts["asked"])))
    return [each for each in wanted if each not in text]

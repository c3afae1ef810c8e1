"""Checks a prompt against the game it was made from: what it touches, foretells and refuses."""

import json
from typing import Any

import fort
from fort.legal.game import Game
from fort.rules.choices import Choice
from fort.rules.events import UseEnded
from fort.rules.names import ANY, PIZZA, RESOURCES, SIDES, SUITS, TOY, UNUSED
from fort.rules.perks import PERKS
from fort.rules.scoring import MADE_UP_RULES
from fort.server.prompts import prompt_json

Json = dict[str, Any]
MOST_STEPS = 400  # of the search for a full use


def check(game: Game, seat: int) -> fort.Prompt:
    """Everything a prompt says is so."""
    before = game.diagram()
    prompt = game.prompt(seat)
    assert game.diagram() == before
    assert prompt.seat == seat
    assert [offer.choice for offer in prompt.offers] == list(game.options(seat))
    for offer in prompt.offers:
        for touched in offer.touches:
            assert is_there(game, seat, offer.choice, touched), f"{offer.choice}: {touched}\n{before}"
        foretold(game, seat, offer)
    for choice, reason in prompt.refused:
        assert isinstance(reason, fort.Reason)
        assert not game.legal(choice, seat)
        assert game.why_not(choice, seat) == reason
        assert str(reason)
    texts = [str(choice) for choice, _ in prompt.refused]
    assert len(texts) == len(set(texts))
    told = json.loads(json.dumps(prompt_json(game, game.view(seat))))
    assert [option["choice"] for option in told["options"]] == [str(c) for c in game.options(seat)]
    assert [refused["choice"] for refused in told["refused"]] == texts
    return prompt


def is_there(game: Game, seat: int, choice: Choice, touched: Json) -> bool:
    """Does what is touched lie there, in sight of this seat, and is the choice about it?"""
    place = touched.get("place", "")
    me = game.seats[seat]
    if "side" in touched:
        return choice.text == f"use {touched['side']}" and touched["kid"] == game.name(game.play.kid)
    if "kid" in touched:
        return touched["kid"] in choice.text and _card_is_there(game, seat, touched)
    if "suits" in touched:
        shown = [[SUITS[s] for s in game.components.kids[kid].suits] for kid in me.lookout]
        return touched["suits"] in shown and choice.text == f"add {' '.join(touched['suits'])} from lookout"
    if "resource" in touched:
        resource = RESOURCES.index(touched["resource"])
        assert touched["resource"] in choice.text
        if place == "supply":
            return "seat" not in touched and (game.supply[resource] > 0 or choice.what == "gather")
        assert touched["seat"] == seat
        number: int = touched.get("number", 1)
        return (me.stuff if place == "stuff" else me.pack)[resource] >= number
    if "made_up_rule" in touched:
        rule = MADE_UP_RULES.index(touched["made_up_rule"])
        return rule in game.made_up_rules and choice.text == f"keep {touched['made_up_rule']}"
    if "perk" in touched:
        perk = PERKS.index(touched["perk"])
        return perk == me.perk if choice.text.startswith("use ") else perk in game.perk_row
    if "suit" in touched:
        return touched["suit"] in choice.text
    if place == "park deck":
        return "park deck" in choice.text and len(game.park_deck) > 0
    if "seat" in touched and choice.text.startswith("copy pack"):
        return choice.text == f"copy pack of {touched['seat']}" and sum(game.seats[touched["seat"]].pack) > 0
    return choice.text == f"convert in {place}" and touched["seat"] == seat


def _card_is_there(game: Game, seat: int, touched: Json) -> bool:
    kid = game.components.number[touched["kid"].casefold()]
    place = touched["place"]
    if place == "park":
        return kid in game.park
    owner = game.seats[touched["seat"]]
    if place == "yard":
        return kid in owner.yard
    assert touched["seat"] == seat  # what follows is the own, hidden or not
    if place == "packet":
        return kid in game.the_draft().packets[seat]
    return kid in (owner.hand if place == "hand" else owner.discard_pile)


def foretold(game: Game, seat: int, offer: fort.Offer) -> None:
    """Takes the option on a copy and compares."""
    choice, preview = offer.choice, offer.preview
    if choice.what == "add":
        assert preview["counts"] == _counts_with(game, choice)
        return
    if choice.what == "pay":
        after = game.copy()
        after.take(choice, seat)
        paid = [sum(_tokens(game, seat, r)) - sum(_tokens(after, seat, r)) for r in (PIZZA, TOY)]
        assert preview["pay"] == {"pizza": paid[PIZZA], "toy": paid[TOY]}
        assert preview["level"] == after.seats[seat].level
        return
    if choice.what == "copy":
        after = game.copy()
        after.take(choice, seat)
        assert preview["gain"] == dict(zip(RESOURCES, _gained(game, after, seat), strict=True))
        return
    if choice.what == "times":
        after = game.copy()
        after.take(choice, seat)
        assert preview["possible"] == choice.number
        _compare_gain(game, after, seat, preview)
        return
    for path, part in _parts(preview):
        if "fully" in part:
            _is_full(game, seat, choice, path, part)


def _parts(preview: Json) -> list[tuple[str, Json]]:
    """The whole of it, or one for each type."""
    return list(preview["either"].items()) if "either" in preview else [("", preview)]


def _is_full(game: Game, seat: int, choice: Choice, resource: str, part: Json) -> None:
    """If full: there is a way from this option to a full use, and it gains just that. Else there is none."""
    after = game.copy()
    assert after.log is not None
    told = len(after.log.events)
    after.take(choice, seat)
    if seat == game.leader:
        if choice.what == "use" and not _all_count_for(game, choice.number):
            return  # the other action needs its share
        full = _full_end(game, after, seat, told, resource, part, [MOST_STEPS])
    else:  # a follower's use is always full  R7.4
        full = _follow_end(after, seat, resource)
    if (
        full is not None and resource and "gain" in part
    ):  # of two types the only possible one is not asked for
        full = full if _gained(game, full, seat)[RESOURCES.index(resource)] else None
    assert (full is not None) == part["fully"], f"{choice}: {part} is not so\n{game.diagram()}"
    if full is not None:
        _compare_gain(game, full, seat, part)


def _all_count_for(game: Game, side: int) -> bool:
    """Does every added card count for this action?"""
    counted = game.components.kids[game.play.kid].multiplied[side]
    return all(ANY in counted or any(card.icons[suit] for suit in counted) for card in game.play.added)


def _full_end(
    before: Game, game: Game, seat: int, told: int, resource: str, part: Json, left: list[int]
) -> Game | None:
    """The game after a full use, if there is a way to one with this type, and with this gain."""
    assert game.log is not None
    for event in game.log.events[told:]:
        if isinstance(event, UseEnded):
            gains = [
                _gain(before, game, seat, what) == number for what, number in part.get("gain", {}).items()
            ]
            return game if event.fully and (all(gains) or not part["fully"]) else None
    left[0] -= 1
    assert left[0] > 0, f"too much to search\n{game.diagram()}"
    for option in game.options():
        if option.what == "recycle" or not _of_type(option, resource):
            continue
        after = game.copy()
        after.take(option)
        found = _full_end(before, after, seat, told, resource, part, left)
        if found is not None:
            return found
    return None


def _follow_end(game: Game, seat: int, resource: str) -> Game | None:
    """The game after following with this card alone, its coin counted for as much as can be."""
    while not game.over and game.asked_seat == seat and _resolving(game):
        options = [option for option in game.options() if _of_type(option, resource)]
        if not options:
            return None  # not with this type
        stops = [option for option in options if option.what == "stop"]
        game.take((stops or options)[0])
    return game


def _of_type(option: Choice, resource: str) -> bool:
    typed = option.what in ("gather", "convert-to")
    return not typed or not resource or option.resource == RESOURCES.index(resource)


def _resolving(game: Game) -> bool:
    """Is the following still going on?"""
    todo = game.todo
    while todo is not None:
        if todo.task.kind == "end follow":
            return True
        todo = todo.below
    return False


def _counts_with(game: Game, choice: Choice) -> dict[str, int]:
    """Of each unused action that counts a suit: the most with this card, over all answers for its coin."""
    kid = game.components.kids[game.play.kid]
    added = game.silent()
    added.do(choice)
    worlds = [added]
    if added.task().kind == "coin":
        worlds = []
        for coin in added.task().offered(added):
            worlds.append(added.silent())
            worlds[-1].do(coin)
    counts: dict[str, int] = {}
    for world in worlds:
        for side in range(len(SIDES)):
            if world.play.used[side] == UNUSED:
                for suit in kid.multiplied[side]:
                    count = max(world.play.icons) if suit == ANY else world.play.icons[suit]
                    counts[SIDES[side]] = max(counts.get(SIDES[side], 0), count)
    return counts


def _tokens(game: Game, seat: int, resource: int) -> tuple[int, int]:
    return game.seats[seat].stuff[resource], game.seats[seat].pack[resource]


def _gained(before: Game, after: Game, seat: int) -> list[int]:
    return [after.seats[seat].stuff[r] - before.seats[seat].stuff[r] for r in (PIZZA, TOY)]


def _gain(before: Game, after: Game, seat: int, what: str) -> int:
    if what == "points":
        return after.seats[seat].score - before.seats[seat].score
    return _gained(before, after, seat)[RESOURCES.index(what)]


def _compare_gain(before: Game, after: Game, seat: int, part: Json) -> None:
    for what, number in part.get("gain", {}).items():
        assert _gain(before, after, seat, what) == number, f"{part}\n{before.diagram()}"

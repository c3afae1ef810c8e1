"""Puzzles over HTTP: one is given a position, tries things out, answers, and is told why."""

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import Connection

import fort
from fort.bots import bot
from fort.box import named
from fort.notation.choices import choice_shape
from fort.notation.diagram import from_diagram
from fort.review import THEMES, Puzzle, puzzle, puzzles
from fort.seen.imagine import imagine
from fort.server import puzzle_book as book
from fort.server.edge import StrictRoute
from fort.server.guests import Address, Guest, TheGuest, TheRooms
from fort.server.hands import LIMIT
from fort.server.prompts import prompt_json
from fort.server.puzzle_book import Answered, Strength
from fort.server.refusal import Refusal, unknown
from fort.server.review_telling import judged_json
from fort.server.rooms import Rooms
from fort.server.telling import events_json, view_json
from fort.text.events import event_json
from fort.text.reviews import because, task_saying, theme_saying, verdict_saying
from fort.wire.puzzles import PuzzleAnswer, PuzzleRoom, PuzzleSolved, PuzzleTold, PuzzleTried, PuzzleTry
from fort.wire.reviews import Theme

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], route_class=StrictRoute)
Json = dict[str, Any]
LONGEST = 40  # choices of a continuation
OTHERS = "regular"  # who answers for the others in a continuation


@router.get("", response_model=PuzzleRoom)
async def all_puzzles(guest: TheGuest, rooms: TheRooms) -> Json:
    """All themes, and how far one is."""

    def work(connection: Connection) -> tuple[set[str], Strength]:
        return book.tried(connection, guest.id), book.solver(connection, guest.id)

    known, you = await rooms.database.read(work)
    left = [each for each in puzzles() if each.id not in known]
    themes = [
        {
            "theme": theme,
            "saying": theme_saying(theme),
            "puzzles": sum(each.theme == theme for each in puzzles()),
            "left": sum(each.theme == theme for each in left),
        }
        for theme in THEMES
    ]
    return {
        "you": you.json(),
        "puzzles": len(puzzles()),
        "left": len(left),
        "first_left": sum(each.first for each in left),
        "themes": [theme for theme in themes if theme["puzzles"]],
    }


@router.get("/next", response_model=PuzzleTold)
async def next_one(
    guest: TheGuest, rooms: TheRooms, address: Address, theme: Annotated[Theme | None, Query()] = None
) -> Json:
    """A puzzle that the guest has not tried."""

    def work(connection: Connection) -> tuple[set[str], Strength]:
        return book.tried(connection, guest.id), book.solver(connection, guest.id)

    known, you = await rooms.database.read(work)
    found = book.next_puzzle(known, you, theme, Random(f"{guest.id} {len(known)} {theme}"))
    if found is None:
        message = "All puzzles of this kind were tried: choose another theme."
        raise Refusal(404, "no-puzzle-left", message, theme=theme)
    return await told(rooms, guest, found, address)


@router.get("/{id}", response_model=PuzzleTold)
async def one(id: str, guest: TheGuest, rooms: TheRooms, address: Address) -> Json:
    """This puzzle, with the answer for who has given one."""
    return await told(rooms, guest, known_puzzle(id), address)


@router.post("/{id}/try", response_model=PuzzleTried)
async def try_out(id: str, body: PuzzleTry, guest: TheGuest, rooms: TheRooms, address: Address) -> Json:
    """Where own choices lead."""
    found = known_puzzle(id)
    return await rooms.heavy.do(address, lambda hand: hand.run(LIMIT, tried, found, body.choices))


@router.post("/{id}/answer", response_model=PuzzleSolved)
async def answer(id: str, body: PuzzleAnswer, guest: TheGuest, rooms: TheRooms, address: Address) -> Json:
    """Judges a choice; the first one counts."""
    found = known_puzzle(id)
    if found.share(body.choice) is None:
        options = [option.choice for option in found.options]
        message = "That is no option of this puzzle: send one of its options."
        raise Refusal(422, "no-such-choice", message, options=options)
    return await solved(rooms, guest, found, body.choice, address)


@router.post("/{id}/show", response_model=PuzzleSolved)
async def show(id: str, guest: TheGuest, rooms: TheRooms, address: Address) -> Json:
    """Shows the answer; who has not tried it has missed it."""
    return await solved(rooms, guest, known_puzzle(id), None, address)


def known_puzzle(id: str) -> Puzzle:
    try:
        return puzzle(id)
    except KeyError:
        raise unknown("puzzle") from None


async def told(rooms: Rooms, guest: Guest, found: Puzzle, who: str) -> Json:
    """The position, and how it went if it was answered."""

    def work(connection: Connection) -> tuple[Strength, Strength, Answered | None]:
        you, hard = book.solver(connection, guest.id), book.hardness(connection, found)
        return you, hard, book.answered(connection, guest.id, found.id)

    you, hard, before = await rooms.database.read(work)
    position = await rooms.heavy.do(who, lambda hand: hand.run(LIMIT, position_json, found))
    answer = None
    if before is not None:
        answer = await answered_json(rooms, found, before.chosen, before, False, you, who)
    return {
        **position,
        "rating": round(hard.rating),
        "solved_by": hard.solved / hard.tried if hard.tried >= book.FEW else None,
        "answer": answer,
    }


async def solved(rooms: Rooms, guest: Guest, found: Puzzle, choice: str | None, who: str) -> Json:
    """Judges an answer, and lets it count if it is the first."""
    now = rooms.clock.now()
    right = choice is not None and found.solves(choice)

    def strengths(connection: Connection) -> tuple[Strength, Strength]:
        return book.solver(connection, guest.id), book.hardness(connection, found)

    you, hard = await rooms.database.read(strengths)
    bout = await rooms.heavy.do(who, lambda hand: hand.run(LIMIT, book.rated, you, hard, right))

    def work(connection: Connection) -> tuple[Answered, bool, Strength]:
        noted, counted = book.answer(connection, guest.id, found, choice, bout, now)
        return noted, counted, book.solver(connection, guest.id)

    noted, counted, you = await rooms.database.write(work)
    return await answered_json(rooms, found, choice, noted, counted, you, who)


async def answered_json(
    rooms: Rooms, found: Puzzle, choice: str | None, noted: Answered, counted: bool, you: Strength, who: str
) -> Json:
    judged = await rooms.heavy.do(who, lambda hand: hand.run(LIMIT, judged_puzzle, found, choice))
    rated = {"before": noted.before, "after": noted.after, "counted": counted}
    return {**judged, "rated": rated, "you": you.json()}


# In the hand.


def position_json(found: Puzzle) -> Json:
    """The position as the solver's seat sees it."""
    game, seat = found.game(), found.seat
    view = game.view(seat)
    points = [each.score for each in view.seats]
    rivals = max(score for at, score in enumerate(points) if at != seat)
    return {
        "id": found.id,
        "number": 1 + [each.id for each in puzzles()].index(found.id),
        "theme": found.theme,
        "first": found.first,
        "task": task_saying(found.round, view.ending, points[seat], rivals),
        "seat": seat,
        "seats": found.seats,
        "boards": found.boards,
        "setup": found.setup,
        "prompt": prompt_json(game, view, gestures=False),
        "log": [event_json(event) for event in view.log],
        "view": view_json(view),
    }


def judged_puzzle(found: Puzzle, choice: str | None) -> Json:
    """Whether a choice is the best, why, and how it goes on."""
    world = imagined(found)
    parts = world.components
    right = choice is not None and found.solves(choice)
    best = choice_shape(parts, parts.choices.find(found.best))
    return {
        "id": found.id,
        "right": right,
        "chosen": choice,
        "verdict": verdict_saying(best, right, choice is None),
        "best": judged_json(parts, found.options[0]),
        "options": [judged_json(parts, option) for option in found.options],
        "because": because([(reason.code, reason.weight) for reason in found.reasons], {}),
        "clause": found.clause,
        "line": list(continued(found, world)),
    }


def imagined(found: Puzzle) -> fort.Game:
    """A world that fits what the solver knows, always the same: what is hidden in the real one stays so."""
    world = imagine(found.game().view(found.seat), Random(f"puzzle {found.id}"))
    return from_diagram(world.diagram(), named(found.box), found.rules)


def continued(found: Puzzle, world: fort.Game) -> Iterator[Json]:
    """The planned choices, with what others do between them; it ends where the plan does."""
    planned = [world.components.choices.find(text) for text in found.line]
    others = bot(OTHERS, found.id)
    for _ in range(LONGEST):
        seat = world.asks[0]
        choice = planned[0] if seat == found.seat else others.choose(world.view(seat))
        if choice not in world.options(seat):
            return
        if seat == found.seat:
            del planned[0]
        told = world.take(choice, seat)
        yield {
            "seat": seat,
            "choice": choice.text,
            "events": events_json(told, found.seat),
            "view": view_json(world.view(found.seat)),
        }
        if world.over or not planned:
            return


def tried(found: Puzzle, choices: list[str]) -> Json:
    """Own choices, one after the other; what comes after the others are asked is not tried."""
    world, seat = imagined(found), found.seat
    events: list[Json] = []
    for text in choices:
        events += events_json(world.take(own_choice(world, seat, text), seat), seat)
    view = world.view(seat)
    return {
        "events": events,
        "prompt": prompt_json(world, view, gestures=False) if seat in world.asks else None,
        "view": view_json(view),
    }


def own_choice(world: fort.Game, seat: int, text: str) -> fort.Choice:
    """A choice that can be made now."""
    options = world.options(seat) if seat in world.asks else ()
    found = next((choice for choice in options if choice.text == text), None)
    if found is None:
        message = "That cannot be chosen there: send one of the options."
        raise Refusal(422, "no-such-choice", message, options=[choice.text for choice in options])
    return found

"""The guided first game over HTTP. Nothing is kept: a lesson is its answers, played anew on a real table."""

from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import Field

from fort.lessons import YOU, Astray, Moment, lessons, play
from fort.server.edge import StrictRoute
from fort.server.guests import Address, TheRooms
from fort.server.hands import LIMIT
from fort.server.prompts import prompt_json
from fort.server.refusal import Refusal, unknown
from fort.server.telling import events_json, scores_json, view_json
from fort.text.events import event_json
from fort.wire.body import Body

router = APIRouter(prefix="/api/lessons", tags=["lessons"], route_class=StrictRoute)
Json = dict[str, Any]


class Answers(Body):
    """One for each step so far: a choice, or `next` where there was only something to read."""

    answers: Annotated[list[Annotated[str, Field(max_length=80)]], Field(max_length=60)]


@router.get("")
async def all_lessons() -> list[Json]:
    """The lessons in order."""
    return [{"name": lesson.name, "steps": len(lesson.steps)} for lesson in lessons().values()]


@router.post("/{lesson}")
async def moment(lesson: str, body: Answers, rooms: TheRooms, address: Address) -> Json:
    """Where these answers lead: what happened last, what is seen now, and what is to be done."""
    if lesson not in lessons():
        raise unknown("lesson")
    return await rooms.heavy.do(address, lambda hand: hand.run(LIMIT, played, lesson, body.answers))


def played(lesson: str, answers: list[str]) -> Json:
    """In the hand: the lesson from its start to where these answers lead."""
    try:
        return moment_json(play(lessons()[lesson], answers))
    except Astray as error:
        raise Refusal(422, "astray", f"This answer leads out of the lesson: {error}.") from None


def moment_json(moment: Moment) -> Json:
    game, step = moment.game, moment.step
    view = game.view(YOU)
    return {
        "lesson": moment.lesson.name,
        "at": moment.at,
        "steps": len(moment.lesson.steps),
        "point": None if step is None else step.point,
        "wanted": [] if step is None else step.wanted(game),
        "boards": moment.table.record.boards,
        "events": events_json(moment.events, YOU),
        "log": [event_json(event) for event in view.log],
        "prompt": prompt_json(game, view, gestures=False) if YOU in game.asks else None,
        "view": view_json(view),
        "scores": scores_json(game) if game.over else None,
    }

"""Orders: what a seat has said beforehand is answered for it, whatever it holds."""

import fort
from fort.server.sitting import Sitting, fort_choice
from fort.table.forced import only_answer


def standing_answer(sitting: Sitting, seat: int) -> fort.Choice | None:
    """What is answered for a seat that is asked now; None if it has to answer itself.

    When it goes out does not depend on what could be answered (`fort.server.pace`); and among people,
    that it goes out at all depends on open facts and on what was said beforehand.  A-14.4
    """
    game, question = sitting.game, sitting.game.question
    if question is None or seat not in game.asks or not sitting.running or sitting.paused or sitting.votes:
        return None
    if sitting.drivers[seat].bot is not None:
        return None
    pending = sitting.pending.get(seat)
    if pending is not None and pending[0] == sitting.decision:
        return fort_choice(game, pending[1])
    orders = sitting.orders.get(seat)
    if question.kind == "follow":
        if orders is not None and question.kid in orders.stops:
            return None
        if seat in sitting.declining:
            return game.components.choices.decline
    if orders is None or not orders.single:
        return None
    return only_answer(game, seat, sitting.among_bots)

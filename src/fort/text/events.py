"""What happens, one sentence in the present tense for each event, told to one reader."""

from dataclasses import asdict
from typing import Any, Final

from fort.rules.events import (
    Added,
    Copied,
    Discarded,
    EndTriggered,
    Event,
    GameBegan,
    GameEnded,
    Paid,
    UseEnded,
)
from fort.text.cards import suits_text
from fort.text.phrases import (
    addressed,
    amount,
    cards,
    listed,
    place,
    points,
    seat_name,
    sentence,
    tokens,
    who,
    whose,
)

# By class, or `Class.variant`. [a|b]: a for the reader, b for anybody else.
SENTENCES: Final = {
    "GameBegan": "the game begins ({setup} set-up). Boards: {boards}. In the Park: {park}. Perks: {perks}",
    "Dealt": "{who} [hold|holds] {kids}",
    "Dealt.hidden": "{who} [are|is] dealt cards",
    "Picked": "{who} [keep|keeps] {kid}",
    "Picked.hidden": "{who} [keep|keeps] a card",
    "Shuffled": "{who} [shuffle|shuffles] {cards} into a new deck",
    "Drew": "{who} [draw|draws] {kids}",
    "Drew.hidden": "{who} [draw|draws] {cards}",
    "TurnBegan": "== Round {round}: [your|{who}'s] turn ==",
    "CleanedUp": "{who} [take|takes] {kids} back from the Yard to the discard pile",
    "Skipped": "{who} [play|plays] nothing",
    "Played": "{who} [play|plays] {kid}",
    "Declared": "it counts as {suit}",
    "Added": "{who} [add|adds] {kid} ({suits})",
    "Added.lookout": "{who} [add|adds] a card with {suits} from the Lookout, where it stays",
    "CoinCounted": "the coin counts as {suit}",
    "CoinCounted.hidden": "the coin is not counted",
    "UseBegan": "{who} [use|uses] the {side} action",
    "UseEnded": "the {side} action is used fully",
    "UseEnded.partly": "the {side} action is used in part",
    "SuitCounted": "{who} [count|counts] {suit} icons",
    "Gathered": "{who} [gather|gathers] {tokens}",
    "Scored": "{who} [score|scores] {points}",
    "PromisedTrash": "{kid} will go to the box when all is done",
    "Packed": "{who} [move|moves] 1 {resource} from {source} to [your|their] Pack",
    "Tucked": "{who} [tuck|tucks] {kid} ({suits}) from {source} into [your|their] Lookout",
    "Tucked.hidden": "{who} [tuck|tucks] a card with {suits} from {source} into [your|their] Lookout",
    "Trashed": "{who} [trash|trashes] {kid} from {source}",
    "Recruited": "{who} [recruit|recruits] {kid} from {source}",
    "ParkRefilled": "{kid} comes to the Park",
    "Spent": "{who} [spend|spends] 1 {resource} from {source}",
    "Converted": "{who} [replace|replaces] a {old} in the {place} by a {resource}",
    "Paid": "{who} [pay|pays] {paid}",
    "Paid.pack": "{who} [pay|pays] {paid}, of that {pack} from the Pack",
    "Advanced": "{who} [advance|advances] to Fort Level {level}",
    "RulesSeen": "{who} [look|looks] through the made-up rules: {made_up_rules}",
    "RulesSeen.hidden": "{who} [look|looks] through the made-up rules",
    "RuleKept": "{who} [keep|keeps] the made-up rule {made_up_rule}",
    "RuleKept.hidden": "{who} [keep|keeps] a made-up rule, face down",
    "PerkTaken": "{who} [take|takes] the perk {perk}",
    "PerkUsed": "{who} [use|uses] up the perk {perk}",
    "SculptureTaken": "{who} [take|takes] the macaroni sculpture",
    "Copied": "{who} [copy|copies] {whose} Pack and [gather|gathers] {copied}",
    "Followed": "{who} [follow|follows] by discarding {kid}",
    "Declined": "{who} [do|does] not follow",
    "Boxed": "{kid} goes to the box",
    "Recycled": "{who} [take|takes] {kid} from the discard pile into [your|their] hand",
    "Discarded": "{who} [discard|discards] {kids}; to the Yard: {yard}",
    "Discarded.yard": "{who} [leave|leaves] {yard} in the Yard",
    "Discarded.pile": "{who} [discard|discards] {kids}; nothing is left for the Yard",
    "Discarded.nothing": "{who} [have|has] nothing to discard",
    "EndTriggered.points": "somebody has 25 points: the game ends after this round",
    "EndTriggered.level": "somebody has reached Fort Level 5: the game ends after this round",
    "EndTriggered.park deck": "the Park deck is empty: the game ends after this round",
    "Revealed": "{who} [show|shows] the made-up rule {made_up_rule}; in the Lookout: {lookout}",
    "Revealed.hidden": "{who} [have|has] no made-up rule; in the Lookout: {lookout}",
    "GameEnded": "the game is over: {result}",
}


def event_text(event: Event, reader: int | None = None) -> str:
    """The sentence for an event as the reader may see it (pass what `event.seen_by(reader)` gives)."""
    facts = _facts(event, reader)
    seat = getattr(event, "seat", None)
    template = addressed(SENTENCES[_key(event)], seat is not None and seat == reader)
    text = sentence(template.format(**facts))
    return text if text.endswith("=") else f"{text}."


def _key(event: Event) -> str:
    name = type(event).__name__
    if isinstance(event, EndTriggered):
        return f"{name}.{event.why}"
    if isinstance(event, Added):
        return name if event.kid is not None else f"{name}.lookout"
    if isinstance(event, UseEnded):
        return name if event.fully else f"{name}.partly"
    if isinstance(event, Paid):
        return f"{name}.pack" if event.pack_pizza or event.pack_toy else name
    if isinstance(event, Discarded):
        gone = event.kids + event.friends
        if gone and event.yard:
            return name
        return f"{name}.{'pile' if gone else 'yard' if event.yard else 'nothing'}"
    hidden = f"{name}.hidden"
    return hidden if None in vars(event).values() and hidden in SENTENCES else name


def _facts(event: Event, reader: int | None) -> dict[str, Any]:
    """The fields of the event as words."""
    facts: dict[str, Any] = asdict(event)
    seat = facts.get("seat", -1)
    facts["who"] = who(seat, reader)
    if "suits" in facts:
        facts["suits"] = suits_text(facts["suits"])
    if "source" in facts:
        facts["source"] = place(facts["source"], facts.get("owner", seat), seat, reader)
    for key, value in facts.items():
        if isinstance(value, tuple):
            facts[key] = listed([str(part) for part in value])
    if "cards" in facts:
        facts["cards"] = cards(facts["cards"])
    if "points" in facts:
        facts["points"] = points(facts["points"])
    if "number" in facts:
        facts["tokens"] = tokens(facts["number"], facts["resource"])
    if "place" in facts:
        facts["old"] = "toy" if facts["resource"] == "pizza" else "pizza"
        facts["place"] = facts["place"].capitalize()
    return facts | _special(event, reader)


def _special(event: Event, reader: int | None) -> dict[str, str]:
    if isinstance(event, GameBegan):
        boards = [f"{who(seat, reader)} {board}" for seat, board in enumerate(event.boards)]
        return {"boards": listed(boards)}
    if isinstance(event, Paid):
        paid = amount(event.pizza + event.pack_pizza, event.toy + event.pack_toy)
        return {"paid": paid, "pack": amount(event.pack_pizza, event.pack_toy)}
    if isinstance(event, Copied):
        return {"whose": whose(event.whose, reader), "copied": amount(event.pizza, event.toy)}
    if isinstance(event, Discarded):
        return {"kids": listed(event.kids + event.friends)}
    if isinstance(event, GameEnded):
        totals = [f"{who(seat, reader)} {points(total)}" for seat, total in enumerate(event.totals)]
        return {"result": listed(totals)}
    return {}


def winners_text(ranks: list[int], reader: int | None = None) -> str:
    """Who wins; ties are shared.  R12.5"""
    first = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(first) > 1:
        return f"{sentence(listed([who(seat, reader) for seat in first]))} share the victory."
    return "You win." if first[0] == reader else f"{sentence(seat_name(first[0]))} wins."

"""A helpful sentence for each question the game asks."""

from collections.abc import Sequence
from typing import Final

from fort.rules.choices import ADD, DECLINE, END, Choice
from fort.rules.game import Question
from fort.text.actions import action_text
from fort.text.phrases import sentence

# By kind; a second entry `kind + action` or `kind + card` where a step or a card is known.
QUESTIONS: Final = {
    "pick": "which card of the packet do you keep? The rest goes to the player on your left",
    "play": "your turn: which card do you play?",
    "play again": "Do-Over: which card do you play now?",
    "declare": "which suit does {kid} count as? Rivals follow with cards of that suit",
    "use": "{kid}: use an action",
    "use add": "{kid}: add a card to strengthen it, or use an action",
    "use again": "{kid}: go on, or end the play here?",
    "use end": "{kid}: nothing more can be done with it",
    "use must": "{kid}: go on, for one of its actions must be used fully",
    "coin": "which suit does the coin on the card just added to {kid} count as?",
    "coin follow": "which suit does the coin on the card you discarded to follow {kid} count as?",
    "count": "{kid}, {action}: icons of which suit do you count?",
    "times": "{kid}, {action}: how many times?",
    "order": "{kid}, {action}: which step first?",
    "type": "{kid}, {action}: pizza or toys?",
    "direction": "{kid}, {action}: which way?",
    "pack": "{kid}: which resource goes to your Pack?",
    "tuck": "{kid}: which card do you tuck into your Lookout? It stays there for the rest of the game",
    "trash": "{kid}: which card do you trash? It leaves the game for good",
    "trash rival": "{kid}: which card in a rival's Yard do you trash?",
    "recruit": "Recruit phase: which card do you recruit? It goes to your discard pile",
    "recruit action": "{kid}: which card do you recruit? It goes to your discard pile",
    "birthday party": "Birthday Party: do you recruit one more card?",
    "spend": "{kid}: from where do you spend?",
    "convert": "{kid}, {action}: which token is replaced?",
    "copy": "{kid}: how much of the Pack do you copy?",
    "copy whose": "{kid}: whose Pack do you copy?",
    "pay": "how do you pay for your next Fort Level?",
    "keep": "Level 1: which made-up rule do you keep? Only you see it, and it scores at the end",
    "take": "Level 2: which perk do you take?",
    "follow": "{leader} played {kid}: do you discard a card to follow its public action ({public})?",
    "follow not": "{leader} played {kid}: you have no card to follow its public action ({public})",
    "follow more": "Copy Cat: do you discard a second card to follow {kid}?",
    "rough housing": "Rough Housing: do you put {leader}'s {kid} in the box?",
    "do-over": "Do-Over: do you play a second card?",
    "pause": "Recycling: do you take a card from your discard pile into your hand now?",
}

UNKNOWN_KID: Final = "your perk"  # an action of no card: DIY


def question_text(
    question: Question,
    *,
    leader: str = "the leader",
    public: str = "",
    choices: Sequence[Choice] = (),
    following: bool = False,
    used: bool = False,
) -> str:
    """The question for the one who is asked. `used`: an action was used, or a card was played, before."""
    key = question.kind
    if key == "recruit" and question.action is not None:
        key = "recruit action"
    elif key == "coin" and following:
        key = "coin follow"
    elif key == "play" and used:
        key = "play again"
    elif key == "follow" and [choice.what for choice in choices] == [DECLINE]:
        key = "follow not"
    elif key == "use":
        key = _use(used, choices)
    return sentence(
        QUESTIONS[key].format(
            kid=question.kid or UNKNOWN_KID,
            action=action_text(question.action) if question.action else "",
            leader=leader,
            public=action_text(public),
        )
    )


def _use(used: bool, choices: Sequence[Choice]) -> str:
    kinds = {choice.what for choice in choices}
    if kinds == {END}:
        return "use end"
    if used:
        return "use again" if END in kinds else "use must"
    return "use add" if ADD in kinds else "use"

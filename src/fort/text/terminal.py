"""What the program itself says at the terminal."""

from typing import Final

SENTENCES: Final = {
    "welcome": "Fort for {seats}, {setup} set-up, seed {seed}. Type help for what you can type.",
    "welcome from": "Fort for {seats}, from {file}. Type help for what you can type.",
    "pass on": "--- seat {seat}: press Enter ---",
    "asked": "Seat {seat}: {question}",
    "only option": "There is nothing else to choose: press Enter.",
    "cannot": "Not possible now: {kids}. Type why for the reasons.",
    "prompt": "> ",
    "end of input": "End of input: the game stops here, unfinished.",
    "interrupted": "Interrupted: the game stops here, unfinished.",
    "goodbye": "Goodbye: the game stops here, unfinished.",
    "number": "There is no option {number}: type a number from 1 to {most}.",
    "unknown": "'{text}' is not an option: type a number from 1 to {most}, the words of an option, or help.",
    "ambiguous": "'{text}' could be {options}: type more of it, or a number.",
    "allowed": "You may: {choice}.",
    "nothing refused": "No card of yours is refused here: {why}.",
    "all possible": "all of them are among the options",
    "no cards asked": "this is not about the cards in your hand",
    "why what": "'{text}' is neither an option nor a card: type for example why play Bud.",
    "save where": "Save to which file? Type for example save my-game.txt.",
    "saved": "Saved: fort play --from {file} goes on from here.",
    "save refused": "{file} exists and is not a saved game of Fort: nothing was written.",
    "save failed": "{file} cannot be written: {error}.",
    "log empty": "Nothing has happened yet.",
    "rules what": "Which rule? Type for example rules R7.4, rules A-5.7 or rules lookout.",
    "rules unknown": "There is no {text} in the rules.",
    "rules none": "No clause of the rules contains '{text}'.",
    "rules many": "{number} clauses contain '{text}':",
    "rules pages": "The rules have {number} parts; fort rules R7 shows one, fort rules R7.4 a clause.",
    "no kid": "There is no kid '{name}'{suggestion}",
    "did you mean": ": did you mean {name}?",
    "copies assumed": "(?) is assumed: the printed numbers are not known. fort box assumptions lists all.",
    "box copied": "Wrote {files} to {directory}. Play with it: fort play --box {directory}",
    "box exists": "{error}: nothing was overwritten.",
    "box fine": "{directory} is a box: {kids} designs, {cards} cards, {assumed} values marked (?).",
    "box assumptions": "{number} values are assumed, until somebody who owns the printed game confirms them:",
    "perft total": "{number} choice sequences of length {depth}",
    "bad human": "Seat {seat} cannot be a person: the game has seats 1 to {seats}.",
    "bad depth": "Depth {depth} cannot be counted: expected 0 or more.",
    "from alone": "--from brings its own {option}: leave out --{option}.",
    "no file": "{file} cannot be read: {error}.",
    "in file": "{file}, {error}",
    "whole file": "{file}: {error}",
    "saved header": "# Fort: a saved position. fort play --from this-file goes on from here.",
    "version": "fort {version} ({engine})",
}

SCORE_HEADS: Final = ("", "track", "fort", "made-up rule", "sculpture", "total")
KIDS_HEADS: Final = ("kid", "suits", "copies", "public action (rivals may follow)", "private action")

HELP: Final = (
    "A number chooses that option; so do its words, or the beginning of them.",
    "why         which of your cards are refused now, and by which rule",
    "why CHOICE  why a choice is refused: why play Bud, why Bud",
    "table       the table once more",
    "piles       everybody's discard pile",
    "log         what has happened so far, as far as you could see it",
    "rules R7.4  a clause of the rules; rules WORD finds clauses with a word",
    "save FILE   write the position to a file",
    "help        this",
    "quit        leave the game",
)

GOAL: Final = (
    "Most points win. Score points by actions, and raise your fort: its level counts at the end.",
    "On your turn you play one card and use its actions, recruit a card, and draw five new ones.",
    "Rivals may follow the public action of a card; cards you leave unplayed lie in your Yard,",
    "where rivals can recruit them, until your next turn.",
)


def say(key: str, **facts: object) -> str:
    return SENTENCES[key].format(**facts)

"""What the program itself says at the terminal."""

from typing import Final

SENTENCES: Final = {
    "welcome": "Fort for {seats}, {setup} set-up. Type help for what you can type.",
    "welcome from": "Fort for {seats}, from {file}. Type help for what you can type.",
    "welcome back": "Fort for {seats}, from {file}; choices so far: {number}. Type help if you need it.",
    "sealed": "The seed is sealed; it is shown when the game is over. Commitment: {commitment}",
    "opened": "The seal is opened. Seed: {seed}, salt: {salt}, commitment: {commitment}",
    "after the end": "save FILE keeps the record, and fort verify FILE checks all of it; Enter leaves.",
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
    "nothing refused": "Nothing is refused here: all you could reach for is among the options.",
    "over": "The game is over: only log, table, piles, rules and save can still be typed; Enter leaves.",
    "taken back": "Taken back: {choice}.",
    "undo nothing": "Nothing was chosen yet, so nothing can be taken back.",
    "undo other": "{who} chose last: only your own last choices can be taken back (A-14.2).",
    "undo final": "'{choice}' brought new cards or other news, so it cannot be taken back (A-14.2).",
    "why what": "'{text}' is neither an option nor a card: type for example why play Bud.",
    "save where": "Save to which file? Type for example save my-game.fort.",
    "saved": "Saved: fort play --resume {file} goes on from here.",
    "saved sealed": "Saved: fort play --resume {file} goes on from here; it needs {seal}, which is secret.",
    "saved over": "Saved: fort verify {file} checks the game, fort replay {file} tells it.",
    "save other": "{file} holds another game: nothing was written.",
    "save refused": "{file} exists and is not a saved game of Fort: nothing was written.",
    "save seal": "{file} is a name for a seal: type for example save my-game.fort.",
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
    "brings own": "--{source} brings its own {option}: leave out --{option}.",
    "resume over": "{file} is the record of a finished game: fort replay {file} tells it.",
    "no seal": "{file} cannot go on: its seed and salt should be in {seal}, which cannot be read ({error}).",
    "bad seal": "{seal} is no seal: expected 'fort seal 1', a seed and a salt, as save writes them.",
    "wrong seal": "{seal} does not open the commitment of {file}: it is of another game, or was changed.",
    "no file": "{file} cannot be read: {error}.",
    "in file": "{file}, {error}",
    "whole file": "{file}: {error}",
    "to resume": "# to resume: fort play --resume {file}",
    "to verify": "# to check: fort verify {file}",
    "seal note": "# Secret until the game is over: whoever knows these two knows all cards to come.",
    "version": "fort {version} ({engine})",
}

SCORE_HEADS: Final = ("", "track", "fort", "made-up rule", "sculpture", "total")
KIDS_HEADS: Final = ("kid", "suits", "copies", "public action (rivals may follow)", "private action")

HELP: Final = (
    "A number chooses that option; so do its words, or the beginning of them.",
    "why         what is refused now, and by which rule",
    "why CHOICE  why a choice is refused: why play Bud, why Bud",
    "table       the table once more",
    "piles       everybody's discard pile",
    "log         what has happened so far, as far as you could see it",
    "rules R7.4  a clause of the rules; rules WORD finds clauses with a word",
    "undo        take back your last choice, if nothing new was seen since",
    "save FILE   write the record to a file, to go on from later",
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

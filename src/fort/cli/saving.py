"""Saved games: a record, and beside it, while the game runs, the seal with seed and salt."""

import json
from pathlib import Path

import fort
from fort.cli.mistake import Mistake
from fort.cli.replay import open_record, unreadable
from fort.cli.speaking import say
from fort.table.record import quoted
from fort.table.seal import Seal

FIRST_LINE = "fort seal 1"
RECORD, SEAL = ".fort", ".seal"
# Files are English whoever writes them.
TO_RESUME = "# to resume: fort play --resume {file}"
TO_VERIFY = "# to check: fort verify {file}"
SEAL_NOTE = "# Secret until the game is over: whoever knows these two knows all cards to come."


def save(table: fort.Table, name: str) -> str:
    """Writes the game; what to tell the person. A file that is not of this game is left alone."""
    path = Path(name).expanduser()
    path = path if path.suffix else path.with_suffix(RECORD)
    if path.suffix == SEAL:
        return say("cli-save-seal", file=str(path))
    beside = path.with_suffix(SEAL)
    secret = not table.game.over and table.seal is not None
    try:
        refusal = _refusal(table, path) or (_seal_refusal(beside) if secret else "")
        if refusal:
            return refusal
        if secret and table.seal is not None:
            beside.touch(mode=0o600)
            beside.write_text(_seal_text(table.seal), encoding="utf-8")
        note = (TO_VERIFY if table.game.over else TO_RESUME).format(file=path)
        path.write_bytes(f"{table.record.text()}{note}\n".encode(errors="replace"))
    except OSError as error:
        return say("cli-save-failed", file=str(path), error=error.strerror)
    if table.game.over:
        return say("cli-saved-over", file=str(path))
    if secret:
        return say("cli-saved-sealed", file=str(path), seal=str(beside))
    return say("cli-saved", file=str(path))


def _refusal(table: fort.Table, path: Path) -> str:
    if not path.exists():
        return ""
    try:
        old = fort.read_record(path.read_text(encoding="utf-8", errors="replace"))
    except fort.RecordError as error:
        if error.prefix is None:
            return say("cli-save-refused", file=str(path))
        old = error.prefix
    new = table.record
    same = (old.commitment, old.diagram) == (new.commitment, new.diagram)
    return "" if same else say("cli-save-other", file=str(path))


def _seal_refusal(path: Path) -> str:
    ours = not path.exists() or path.read_text(encoding="utf-8", errors="replace").startswith(FIRST_LINE)
    return "" if ours else say("cli-save-refused", file=str(path))


def _seal_text(seal: Seal) -> str:
    lines = [FIRST_LINE, SEAL_NOTE, f"seed: {quoted(seal.seed)}", f"salt: {seal.salt}"]
    return "\n".join(lines) + "\n"


def resume(file: Path) -> fort.Table:
    """The table as it was saved."""
    record, damage = open_record(file)
    if damage is not None:
        raise unreadable(file, damage)
    try:
        table = fort.Table(record, None if record.diagram is not None else _seal(file, record))
    except fort.RecordError as error:
        raise unreadable(file, error) from None
    if table.game.over:
        raise Mistake(say("cli-resume-over", file=str(file)))
    return table


def _seal(file: Path, record: fort.Record) -> Seal:
    path = file.with_suffix(SEAL)
    if record.seed is not None and record.salt is not None:
        path, seal = file, Seal(record.seed, record.salt)
    else:
        seal = _read_seal(file, path)
    if record.commitment is None or not seal.opens(record.commitment):
        raise Mistake(say("cli-wrong-seal", seal=str(path), file=str(file)))
    return seal


def _read_seal(file: Path, path: Path) -> Seal:
    try:
        lines = path.read_bytes().decode("utf-8-sig").splitlines()
    except OSError as error:
        raise Mistake(say("cli-no-seal", file=str(file), seal=str(path), error=error.strerror)) from None
    except UnicodeDecodeError:
        raise Mistake(say("cli-bad-seal", seal=str(path))) from None
    values = {key: value.strip() for key, _, value in (line.partition(":") for line in lines)}
    try:
        seed = json.loads(values.get("seed", ""))
        if not lines or lines[0].rstrip() != FIRST_LINE or not isinstance(seed, str):
            raise ValueError
        return Seal(seed, values.get("salt", ""))
    except (ValueError, RecursionError):
        raise Mistake(say("cli-bad-seal", seal=str(path))) from None

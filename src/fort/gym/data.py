"""Data are decisions in a Parquet file: written chunk by chunk, to go on later, and read as arrays."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from fort.gym.simulation import Simulation

PARTS: Final = ".parts"  # the directory beside the file, until it is whole


class DataError(ValueError):
    """A file that holds no decisions, or others than those that are wanted."""


class Decisions(NamedTuple):
    """These are decisions, a row each; the legal actions of row r are `legal[starts[r]:starts[r + 1]]`."""

    game: NDArray[np.int32]
    decision: NDArray[np.int16]
    seat: NDArray[np.int8]
    bot: NDArray[np.str_]
    observation: NDArray[np.uint8]
    legal: NDArray[np.int16]
    starts: NDArray[np.int32]
    action: NDArray[np.int16]
    reward: NDArray[np.float32]
    points: NDArray[np.int16]
    rank: NDArray[np.int8]


def read(path: str | Path, first: int = 0, games: int | None = None) -> Decisions:
    """Reads the decisions of a file, of so many games from `first` on or of all of them."""
    found = _open(Path(path))
    groups = [number for number in range(found.num_row_groups) if _overlaps(found, number, first, games)]
    if not groups:
        raise DataError(f"{path} has no games from {first} on")
    table = found.read_row_groups(groups).combine_chunks()
    numbers = table["game"].to_numpy()
    wanted = numbers >= first if games is None else (numbers >= first) & (numbers < first + games)
    return _arrays(table if wanted.all() else table.filter(wanted).combine_chunks())


def read_parts(path: str | Path, games: int = 500) -> Iterator[Decisions]:
    """Reads a file that is too large for the memory: so many games at a time."""
    found = _open(Path(path))
    last = int(found.metadata.row_group(found.num_row_groups - 1).column(0).statistics.max)
    for first in range(0, last + 1, games):
        yield read(path, first, games)


def facts(path: str | Path) -> dict[str, str]:
    """Says what a file holds: the bots, seats, set-up and seed, the box, and the versions of its numbers."""
    return _facts(_open(Path(path)).schema_arrow)


def _facts(schema: pa.Schema) -> dict[str, str]:
    return {key.decode(): value.decode() for key, value in (schema.metadata or {}).items()}


def _open(path: Path) -> pq.ParquetFile:
    try:
        found = pq.ParquetFile(path)
    except FileNotFoundError:
        raise
    except (OSError, pa.ArrowInvalid) as error:
        raise DataError(f"{path} is no file of decisions: {error}") from None
    if "observation" not in found.schema_arrow.names or found.num_row_groups == 0:
        raise DataError(f"{path} is no file of decisions: expected one that `fort simulate` wrote")
    return found


def _overlaps(found: pq.ParquetFile, group: int, first: int, games: int | None) -> bool:
    known = found.metadata.row_group(group).column(0).statistics
    return bool(known.max >= first and (games is None or known.min < first + games))


def _arrays(table: pa.Table) -> Decisions:
    column = {name: _whole(table[name]) for name in table.column_names}
    seen = column["observation"]
    size = seen.type.byte_width
    data = np.frombuffer(seen.buffers()[1], np.uint8)
    rows = data[seen.offset * size : (seen.offset + len(seen)) * size].reshape(-1, size)
    lists = column["legal"]
    starts = np.asarray(lists.offsets)
    values = np.asarray(lists.values)[starts[0] : starts[-1]]
    plain: dict[str, Any] = {name: column[name].to_numpy(zero_copy_only=False) for name in _PLAIN}
    names = np.array(column["bot"].dictionary.to_pylist(), np.str_)
    bots = names[np.asarray(column["bot"].indices)]
    return Decisions(observation=rows, legal=values, starts=starts - starts[0], bot=bots, **plain)


_PLAIN: Final = ("game", "decision", "seat", "action", "reward", "points", "rank")


def _whole(column: pa.ChunkedArray) -> Any:
    whole = column.combine_chunks()
    return whole.chunk(0) if isinstance(whole, pa.ChunkedArray) else whole


class Parts:
    """Parts are the finished chunks of a file, each in a file of its own until all are there."""

    def __init__(self, path: Path, simulation: Simulation) -> None:
        self.path = path
        self.simulation = simulation
        if path.exists():
            raise DataError(f"{path} is there already: name another file, or remove this one")
        self.place = path.with_name(path.name + PARTS)
        self.place.mkdir(parents=True, exist_ok=True)
        self.done = sorted(int(file.stem) for file in self.place.glob("*.parquet") if file.stem.isdigit())
        for chunk in self.done:
            self._compare(chunk)

    def missing(self) -> list[int]:
        """Gives the chunks that are still to be played."""
        done = set(self.done)
        return [chunk for chunk in range(self.simulation.chunks) if chunk not in done]

    def games_done(self) -> int:
        """Counts the games of the finished chunks."""
        return sum(len(self.simulation.games_of(chunk)) for chunk in self.done)

    def add(self, chunk: int, data: bytes) -> None:
        """Keeps a chunk; the file is there as a whole or not at all."""
        table = pa.ipc.open_stream(data).read_all()
        new = self.place / f"{chunk}.new"
        pq.write_table(table, new, compression="zstd")
        new.replace(self._file(chunk))
        self.done.append(chunk)

    def join(self) -> int:
        """Makes one file of all chunks, in order, and removes them; gives the number of decisions."""
        new = self.path.with_name(self.path.name + ".new")
        rows = 0
        with pq.ParquetWriter(new, self.simulation.schema(), compression="zstd") as writer:
            for chunk in range(self.simulation.chunks):
                table = pq.read_table(self._file(chunk))
                writer.write_table(table.cast(self.simulation.schema()))
                rows += len(table)
        new.replace(self.path)
        shutil.rmtree(self.place)
        return rows

    def _file(self, chunk: int) -> Path:
        return self.place / f"{chunk}.parquet"

    def _compare(self, chunk: int) -> None:
        """Refuses chunks of other settings."""
        file = self._file(chunk)
        kept = _facts(_open(file).schema_arrow)
        for key, wanted in self.simulation.facts().items():
            if kept.get(key) != wanted:
                raise DataError(
                    f"{file} holds games of other settings ({key} {kept.get(key)}, now {wanted}): "
                    f"name another file, or remove {self.place}"
                )
        rows = pq.read_table(file, columns=["game"])["game"].to_numpy()
        if len(np.unique(rows)) != len(self.simulation.games_of(chunk)):
            file.unlink()  # the last chunk of fewer games
            self.done = [one for one in self.done if one != chunk]

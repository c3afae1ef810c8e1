"""Blocks are the memory behind the arrays of a batch: of this process, or shared with others."""

import multiprocessing
from ctypes import c_uint8
from typing import Any

import numpy as np
from numpy.typing import NDArray


class Blocks:
    """Observations, masks and who is asked lie one after the other in one piece of memory."""

    def __init__(self, number: int, size: int, width: int, memory: Any) -> None:
        self.memory = memory
        whole = memoryview(memory).cast("B")
        ends = (0, number * size, number * (size + width), number * (size + width + 1))
        raw = [whole[ends[at] : ends[at + 1]] for at in range(3)]
        self.observations: NDArray[np.uint8] = np.frombuffer(raw[0], np.uint8).reshape(number, size)
        self.masks: NDArray[np.int8] = np.frombuffer(raw[1], np.int8).reshape(number, width)
        self.asked: NDArray[np.int8] = np.frombuffer(raw[2], np.int8)

    def part(self, games: slice) -> list[memoryview]:
        """Gives the bytes of some of the games, to be written."""
        arrays = (self.observations, self.masks, self.asked)
        return [memoryview(array[games].reshape(-1).view(np.uint8)) for array in arrays]


def memory_for(number: int, size: int, width: int, shared: bool) -> Any:
    """Makes the memory; what is shared is given to a process when it is started."""
    total = number * (size + width + 1)
    return multiprocessing.get_context("spawn").RawArray(c_uint8, total) if shared else bytearray(total)

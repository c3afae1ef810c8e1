"""A block is the memory behind the observations of a batch: of this process, or shared with others."""

import multiprocessing
from ctypes import c_uint8
from typing import Any

import numpy as np
from numpy.typing import NDArray


def memory_for(number: int, size: int, shared: bool) -> Any:
    """Makes the memory; what is shared is given to a process when it is started."""
    total = number * size
    return multiprocessing.get_context("spawn").RawArray(c_uint8, total) if shared else bytearray(total)


def array_in(memory: Any, number: int) -> NDArray[np.uint8]:
    """Gives the memory as an array with a row for each game."""
    return np.frombuffer(memory, np.uint8).reshape(number, -1)

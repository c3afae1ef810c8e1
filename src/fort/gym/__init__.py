"""Fort for learning machines: environments, batches of games, and data. docs/laboratory.md is the guide.

It needs the extra `gym` (`pip install 'fort-game[gym]'`); the OpenSpiel game needs `openspiel`.
"""

from fort.gym.batch import Batch
from fort.gym.data import read
from fort.gym.registration import register
from fort.gym.single import FortEnv

register()

__all__ = ["Batch", "FortEnv", "read"]

"""These are hints for the compiler; plain Python ignores them."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**hints: object) -> object:
        return lambda class_: class_

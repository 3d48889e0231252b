"""The interface of a target: one class, one method that divides.

An adapter drives a runtime through its own public API on the real operator. Only a worker process loads it, so that the
runtime cannot harm the gate.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from vinculum._util.types import Array as Array  # noqa: PLC0414 - adapters import it from here


class NotSupportedError(Exception):
    """The target lacks the profile, type, attribute value or path, so it was not judged there."""


class InexpressibleError(NotSupportedError):
    """The target's interface cannot express the call.

    There is nothing to judge; nothing is missing.
    """


@dataclass(frozen=True)
class Call:
    """The parameters of one division.

    `profile` and `dtype` are names of the specification; `attributes` are those of the call, under the profile's own names
    (without defaults); `path` is one of the adapter's own `paths`.
    """

    profile: str
    dtype: str
    path: str
    attributes: Mapping[str, bool | int | str | tuple[int, ...]] = field(default_factory=dict)


class Adapter:
    """Base of every adapter.

    `profiles` are judged by default; `requires` is the distribution that must be installed.
    """

    name: ClassVar[str]
    requires: ClassVar[str]
    profiles: ClassVar[tuple[str, ...]] = ("onnx-14",)
    concurrent: ClassVar[bool] = False  # several threads may divide at the same time
    one_type: ClassVar[bool] = False  # it can divide one element type only, that which it is judged on

    def paths(self, profile: str) -> tuple[str, ...]:
        """Return the names of code paths through the target that may differ.

        The first path gets every case, the others the hard ones.
        """
        del profile
        return ("eager",)

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide `A` by `B` with the target's own operator, and return its result unconverted.

        Raises NotSupportedError if the target has no such division; any other exception is the target's own.
        """
        raise NotImplementedError

"""What a target is asked, and what comes of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from math import prod
from typing import Any

from vinculum.gate.targets.base import Array

Other = tuple[str, Array, Array]  # a call of another type: its name, and the operands


@dataclass(frozen=True)
class Request:
    """One division: operands, how they lie in memory, and how it is asked for."""

    A: Array
    B: Array
    profile: str
    dtype: str
    path: str
    attributes: Mapping[str, Any] = field(default_factory=dict)
    layout: str = "contiguous"
    repeat: int = 1
    violates: str | None = None  # the requirement that the operands break; the target is not told
    # Calls before it that what comes of it depends on; None: on more than can be told.
    after: tuple[Other, ...] | None = ()
    threads: int = 1  # that make the same call at the same time, after it was made alone

    @property
    def calls(self) -> int:
        """Calls that an answer may take the time of."""
        return self.repeat + (self.threads if self.threads > 1 else 0)

    @property
    def most(self) -> int:
        """Elements that a result may have by any rule: the bytes of a larger one are not asked for."""
        sizes = zip_longest(reversed(self.A.shape), reversed(self.B.shape), fillvalue=1)
        met = prod(b if a == 1 else a if b == 1 else max(a, b) for a, b in sizes)
        return max(met, self.A.size, self.B.size)


@dataclass(frozen=True)
class Reply:
    """What came of it. `status` is value, error, not supported, inexpressible, died or hung.

    `before` and `after` are digests of the operands' memory; `digests` of the results, one for each time; `memory`
    the first address of A, B, C and the result of another call, and the one after their last; `environment` what the
    call has made of the floating-point environment, in words, before that was set back; `stopped` that a limit of the
    gate ended the process, in time, memory or processes, and none of its own faults; `beyond` that it is an array of more elements
    than any rule admits, which were not asked for; `no_array` that what came, though no error, is no tensor: None, a list. `message`
    says why there is no value, or where one differs from the next.
    """

    status: str
    result: Array | None = None
    dtype: str = ""
    shape: tuple[int, ...] = ()
    signal: int = 0
    message: str = ""
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    digests: tuple[int, ...] = ()
    memory: tuple[tuple[int, int], ...] = ()
    environment: str = ""
    stopped: bool = False
    beyond: bool = False
    no_array: bool = False

    @property
    def array(self) -> bool:
        """It is one, of which type and shape are known; whatever else a target gives may be called as a type is."""
        return self.result is not None or self.beyond

    @property
    def fatal(self) -> bool:
        """The process did not live through it."""
        return self.status in ("died", "hung")

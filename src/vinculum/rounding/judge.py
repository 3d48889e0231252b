"""Judges result lines by IEEE 754 alone: quotients in a rounding direction, and exception flags."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
from sympy import Symbol

from vinculum._util.types import Array
from vinculum.gate.interchange.judge_lines import MAX_EXAMPLES, LineVerdict, WrongLine
from vinculum.gate.interchange.result_lines import ERROR, UNSUPPORTED, VALUE, LineError, ResultChunk
from vinculum.gate.oracle import relations
from vinculum.gate.results import formatting
from vinculum_spec.atlas.outcomes import IEEE_QUOTIENT
from vinculum_spec.loader import specification
from vinculum_spec.relations import exception_flags, rounding_directions
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import ElementType, Requirement

DIRECTIONS = tuple(rounding_directions.quotients)
IEEE_NAMES = dict(
    zip(
        DIRECTIONS,
        ("roundTiesToEven", "roundTiesToAway", "roundTowardPositive", "roundTowardNegative", "roundTowardZero"),
        strict=True,
    )
)
# The bits of FLAGS, as SoftFloat and TestFloat have them, and the clause of IEEE 754-2019 for each.
BITS: Mapping[Symbol, tuple[int, str]] = {
    exception_flags.invalid: (16, "7.2"),
    exception_flags.divide_by_zero: (8, "7.3"),
    exception_flags.overflow: (4, "7.4"),
    exception_flags.underflow: (2, "7.5"),
    exception_flags.inexact: (1, "7.6"),
}
ALL_BITS = sum(bit for bit, _ in BITS.values())
NO_FLAGS = 1 << 8  # of a line without FLAGS
ANSWER = "IEEE 754-2019, 7.1: a division has a result"


class DirectionJudge:
    """Judges lines of one float type in one rounding direction.

    With `with_flags`, the exception flags of lines whose quotient is right are judged too. Whether tininess is decided before
    or after rounding makes no difference to a division. Raises ValueError for a type that is no float.
    """

    def __init__(self, dtype: str, direction: str, *, with_flags: bool) -> None:
        types = {name: element for name, element in specification().types.items() if element.form is not None}
        if dtype not in types:
            raise ValueError(f"rounding directions are for floats, not for {dtype}: {', '.join(types)}")
        self.element: ElementType = types[dtype]
        self.verdict = LineVerdict()
        name = IEEE_NAMES[direction]
        clause = "4.3.1" if direction.startswith("ties") else "4.3.2"
        self._quotient = _requirement(f"IEEE 754-2019, {clause}: {name}", rounding_directions.quotients[direction])
        self._flags: dict[Symbol, Requirement] = {
            flag: _requirement(f"IEEE 754-2019, {BITS[flag][1]}: {flag}", relation)
            for flag, relation in (exception_flags.flags(direction).items() if with_flags else ())
        }

    def judge(self, chunks: Iterable[ResultChunk]) -> LineVerdict:
        """Judge all chunks, and return the verdict so far.

        Raises LineError for a line without FLAGS that needs them.
        """
        for chunk in chunks:
            flags = _flags_of(chunk) if self._flags else np.zeros(len(chunk.texts), np.int64)
            broken = np.flatnonzero((chunk.kinds == VALUE) & (flags & ~ALL_BITS != 0))
            count = int(broken[0]) if broken.size else len(chunk.texts)
            self._judge(chunk, flags, count)
            if broken.size:
                what = "has no FLAGS" if flags[count] == NO_FLAGS else "has FLAGS other than the five"
                raise LineError(f"line {chunk.first + count} {what}")
        return self.verdict

    def _judge(self, chunk: ResultChunk, flags: Array, count: int) -> None:
        kinds = chunk.kinds[:count]
        self.verdict.unsupported += int((kinds == UNSUPPORTED).sum())
        self.verdict.judged += int((kinds != UNSUPPORTED).sum())
        violated: dict[int, list[str]] = {k: [ANSWER] for k in np.flatnonzero(kinds == ERROR).tolist()}
        judged = np.flatnonzero(kinds == VALUE)
        A, B, C = (x[judged] for x in (chunk.A, chunk.B, chunk.C))
        if judged.size:
            observed = self._observe(A, B, C)
            wrong = ~relations.holds(self._quotient, self.element, observed)
            for k in judged[wrong].tolist():
                violated[k] = [self._quotient.id]
            for flag, requirement in self._flags.items():
                state = flags[judged] & BITS[flag][0] != 0
                broken = ~wrong & ~relations.holds(requirement, self.element, {**observed, flag: state})
                for k in judged[broken].tolist():
                    violated.setdefault(k, []).append(requirement.id)
        for k, names in sorted(violated.items()):
            self.verdict.count(names)
            if len(self.verdict.examples) < MAX_EXAMPLES:
                text = chunk.texts[k].decode("ascii", "backslashreplace")
                expected = self._expected(chunk.A[k : k + 1], chunk.B[k : k + 1])
                self.verdict.examples.append(WrongLine(chunk.first + k, text, tuple(names), (expected,)))

    def _observe(self, A: Array, B: Array, C: Array) -> dict[Symbol, Any]:
        form = self.element.form
        assert form is not None
        a, b, c = (relations.patterns(x, self.element) for x in (A, B, C))
        return exception_flags.observe(a, b, c, form, reach=2 * form.p + 2)

    def _expected(self, a: Array, b: Array) -> str:
        accepted, texts = formatting.expected((self._quotient,), self.element, a, b)
        if not self._flags:
            return " or ".join(texts)
        observed = self._observe(a, b, accepted[:1])
        raised = [
            flag
            for flag, requirement in self._flags.items()
            if relations.holds(requirement, self.element, {**observed, flag: np.array([True])})[0]
        ]
        bits = sum(BITS[flag][0] for flag in raised)
        return f"{' or '.join(texts)}, flags {bits:02X} ({', '.join(map(str, raised)) or 'none'})"


def _requirement(name: str, relation: Relation) -> Requirement:
    """A requirement of IEEE 754 that no profile has, under the name of its clause."""
    return replace(specification().requirements[IEEE_QUOTIENT], id=name, relation=relation)


def _flags_of(chunk: ResultChunk) -> Array:
    """The number FLAGS of each line `A B C FLAGS`, or NO_FLAGS."""
    fourth = [
        text.split(b" ")[3:] if kind == VALUE else [] for text, kind in zip(chunk.texts, chunk.kinds, strict=True)
    ]
    return np.array([int(flags[0], 16) if flags else NO_FLAGS for flags in fourth], np.int64)

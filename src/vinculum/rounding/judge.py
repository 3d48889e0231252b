"""Judges result lines by the profile `ieee754`: quotients in a rounding direction, flags, NaNs."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import numpy as np
from sympy import Symbol, lambdify, true
from sympy.logic.boolalg import Boolean, BooleanFalse, BooleanTrue

from vinculum._util.types import Array
from vinculum.gate.interchange.judge_lines import MAX_EXAMPLES, LineVerdict, WrongLine
from vinculum.rounding import expected
from vinculum.rounding.result_lines import ERROR, NO_FLAGS, UNSUPPORTED, VALUE, LineError, PatternChunk
from vinculum_spec.ieee754_profile import profile
from vinculum_spec.relations import exception_flags, format_quotient, nan_results
from vinculum_spec.relations.float_formats import FloatFormat

# The bits of FLAGS, as SoftFloat and TestFloat have them.
BITS: Mapping[Symbol, int] = {
    exception_flags.invalid: 16,
    exception_flags.divide_by_zero: 8,
    exception_flags.overflow: 4,
    exception_flags.underflow: 2,
    exception_flags.inexact: 1,
}
ALL_BITS = sum(BITS.values())


class DirectionJudge:
    """Judges lines of one float format in one rounding direction.

    With `with_flags`, the exception flags of lines whose quotient is right are judged too, and with `payloads` that a NaN has
    the payload of an operand. Raises ValueError for what the format does not have.
    """

    def __init__(self, form: FloatFormat, direction: str, *, with_flags: bool = False, payloads: bool = False) -> None:
        rules = profile()
        self.form, self.direction, self.verdict = form, direction, LineVerdict()
        self._last_wrong = 0  # the number of the line that was counted last
        self.result = rules.requirements["result"]
        self._values = [rules.on_quotient(form, direction), *rules.on_nans(form, payloads=payloads)]
        self._flags = rules.on_flags(form, direction) if with_flags else {}

    def judge(self, chunks: Iterable[PatternChunk]) -> LineVerdict:
        """Judge all chunks, and return the verdict so far.

        Raises LineError for a line without FLAGS that needs them.
        """
        for chunk in chunks:
            without = (chunk.kinds == VALUE) & (chunk.flags & ~ALL_BITS != 0)
            broken = np.flatnonzero(without).tolist() if self._flags else []
            count = broken[0] if broken else len(chunk.texts)
            self._judge(chunk, count)
            if broken:
                what = "has no FLAGS" if chunk.flags[count] == NO_FLAGS else "has FLAGS other than the five"
                raise LineError(f"line {chunk.first + count} {what}")
        return self.verdict

    def refute(self, number: int, text: str, observed: str, *, is_judged: bool = False) -> None:
        """Count a pair for which there is no result, such as one that ends the program.

        With `is_judged`, its result was judged before: it is counted unless that was wrong.
        """
        if is_judged and number == self._last_wrong:
            return
        self.verdict.judged += not is_judged
        self._count(number, text, [self.result.id], observed)

    def _judge(self, chunk: PatternChunk, count: int) -> None:
        kinds = chunk.kinds[:count]
        A, B, C, flags = (x[:count] for x in (chunk.A, chunk.B, chunk.C, chunk.flags))
        supported = kinds != UNSUPPORTED
        self.verdict.unsupported += int((~supported).sum())
        self.verdict.judged += int(supported.sum())
        if not count:
            return
        observed = observe(A, B, C, self.form)
        is_open = holds(format_quotient.open_operands(self.form), self.form, observed)
        self.verdict.outside += int((is_open & supported).sum())
        violated: dict[int, list[str]] = {
            k: [self.result.id] for k in np.flatnonzero((kinds == ERROR) & ~is_open).tolist()
        }
        judged = (kinds == VALUE) & ~is_open
        wrong = np.zeros(count, bool)
        for requirement in self._values:
            broken = judged & ~holds(requirement.relation.statement, self.form, observed)
            wrong |= broken
            for k in np.flatnonzero(broken).tolist():
                violated.setdefault(k, []).append(requirement.id)
        for flag, requirement in self._flags.items():
            raised = {**observed, flag: flags & BITS[flag] != 0}
            broken = judged & ~wrong & ~holds(requirement.relation.statement, self.form, raised)
            for k in np.flatnonzero(broken).tolist():
                violated.setdefault(k, []).append(requirement.id)
        for k, names in sorted(violated.items()):
            text = chunk.texts[k].decode("ascii", "backslashreplace")
            self._count(chunk.first + k, text, names, self._expected(int(A[k]), int(B[k])))

    def _count(self, number: int, text: str, names: list[str], words: str) -> None:
        self._last_wrong = number
        self.verdict.count(names)
        if len(self.verdict.examples) < MAX_EXAMPLES:
            self.verdict.examples.append(WrongLine(number, text, tuple(names), (words,)))

    def _expected(self, a: int, b: int) -> str:
        if len(self.verdict.examples) >= MAX_EXAMPLES:
            return ""
        c, words = expected.accepted(a, b, self.form, self._accept)
        if not self._flags or c is None:
            return words
        A, B, C = (np.array([x], object) for x in (a, b, c))
        observed = observe(A, B, C, self.form)
        raised = [
            flag
            for flag, requirement in self._flags.items()
            if holds(requirement.relation.statement, self.form, {**observed, flag: np.array([True])})[0]
        ]
        bits = sum(BITS[flag] for flag in raised)
        return f"{words}, flags {bits:02X} ({', '.join(map(str, raised)) or 'none'})"

    def _accept(self, A: Array, B: Array, C: Array) -> Array:
        """Which results satisfy every requirement on values."""
        observed = observe(A, B, C, self.form)
        accepted = np.ones(C.size, bool)
        for requirement in self._values:
            accepted &= holds(requirement.relation.statement, self.form, observed)
        return accepted


def observe(A: Array, B: Array, C: Array, form: FloatFormat) -> dict[Symbol, Any]:
    """The value of each variable of the relations, for flat arrays of bit patterns."""
    observed = format_quotient.observe(A, B, C, form, 2 * form.p + 2)
    return {**observed, **nan_results.observe(A, B, C, form)} if form.follows_ieee else observed


def holds(statement: Boolean, form: FloatFormat, observed: Mapping[Symbol, Any]) -> Array:
    """Where a formula is true."""
    function, variables = _compiled(statement, form)
    size = len(next(iter(observed.values())))
    return np.broadcast_to(np.asarray(function(*(observed[x] for x in variables)), bool), (size,))


@cache
def _compiled(statement: Boolean, form: FloatFormat) -> tuple[Callable[..., Any], tuple[Symbol, ...]]:
    concrete = statement.subs(format_quotient.parameter_values(form))
    if isinstance(concrete, BooleanTrue | BooleanFalse):
        value = concrete == true
        return (lambda: value), ()
    variables = tuple(sorted(concrete.free_symbols, key=str))
    return lambdify(variables, concrete, "numpy", cse=True), variables

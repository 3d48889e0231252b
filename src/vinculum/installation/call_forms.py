"""Test every form of call on one type under one profile."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np

import vinculum
from vinculum.codegen.vectors.expected import Rules
from vinculum.gate.cases.plan import Level, Plan
from vinculum.gate.cases.shapes import shape_pairs
from vinculum.gate.cases.values import special_values
from vinculum.gate.cases.values.pairs import pairs
from vinculum.gate.oracle import relations
from vinculum.gate.results import formatting
from vinculum.gate.sandbox.layouts.block import GUARD_BYTE
from vinculum.gate.sandbox.layouts.registry import LAYOUTS, materialize_operands
from vinculum.gate.targets.base import Array
from vinculum.installation.outcome import Failure, TypeOutcome, WrongResult
from vinculum_spec.schema import ElementType, Requirement, Specification

LEVEL = Level("installation", 600, 160, shape_pairs.QUICK, (), (), (), 1, 0)
SEED = 0
LENGTHS, LAYOUT_LENGTHS = range(71), (1, 33, 1000)
LONG_BYTES = 1 << 20  # bytes: an operand is divided on two threads, and a result exceeds the caches of one core
LARGE_BYTES = 13 << 20  # bytes: a result exceeds every cache, division by a scalar included
CACHE_LINE = 64  # bytes of a cache line
THREADS = 2
MAX_CROSSED = 80  # number of operands that are crossed, or used as scalars
RUN_LENGTHS = (2, 9, 33, 600)  # elements of a run, or of a row
LARGE_RUN_LENGTHS = {"float": 33, "int": 17_000}  # the same, for large results
RUN_ELEMENTS = 36_000  # elements in rows or runs; repeated for large results
EXHAUSTIVE_PAIRS = ("special values, crossed", "all pairs")
Div = Callable[..., Array]


class Session:
    """One type under one profile."""

    def __init__(self, spec: Specification, profile: str, element: ElementType, div: Div) -> None:
        self.element, self.profile = element, spec.profiles[profile]
        self.plan = Plan(spec, self.profile, element, LEVEL, SEED)
        self.rules = Rules(spec, self.profile, element, {})
        self.outcome = TypeOutcome(element.name, profile, refuses=bool(self.plan.conditions))
        self._div = div

    def run(self) -> TypeOutcome:
        """Test all forms. The test continues after a failure, as the set of failing forms points to the cause."""
        A, B = self._operands()
        try:
            C = self._checked(A, B, self._call(A, B))
        except vinculum.DivEnvironmentError as error:
            self.outcome.stopped = str(error)
            return self.outcome
        except WrongResult as error:
            self.outcome.failures.append(Failure("arrays", *error.args))
            return self.outcome
        forms = [self._short, self._out, self._refusals]
        if self.element.kind != "real":
            forms += [self._layouts, self._long, self._scalars, self._repeated]
        for form in forms:
            for name, attempt in form(A, B, C):
                try:
                    attempt()
                except WrongResult as error:
                    self.outcome.failures.append(Failure(name, *error.args))
                    break
        return self.outcome

    def _operands(self) -> tuple[Array, Array]:
        """Return the gate's operands in the domain: crossed special values and hard cases.

        Exhaustive pairs are not included.
        """
        kinds = [pair for label, *pair in pairs(self.plan) if label not in EXHAUSTIVE_PAIRS]
        A, B = (np.concatenate(x) for x in zip(special_values.cross(_special(self.element)), *kinds, strict=True))
        mixed = self.plan.random("mixed").permutation(np.flatnonzero(self.plan.in_domain(A, B)))
        return A[mixed], B[mixed]

    def _call(self, A: Array, B: Array, **more: Any) -> Array:
        try:
            C = self._div(A, B, profile=self.profile.name, **more)
        except vinculum.DivEnvironmentError:
            raise
        except Exception as error:
            raise WrongResult(_summary(A, B), f"{type(error).__name__}: {error}", "quotients") from error
        shape = np.broadcast_shapes(A.shape, B.shape)
        if not isinstance(C, np.ndarray) or C.shape != shape or C.dtype != A.dtype:
            raise WrongResult(
                _summary(A, B),
                f"{type(C).__name__} {getattr(C, 'dtype', '')} {getattr(C, 'shape', '')}",
                f"{A.dtype} {shape}",
            )
        if self.element.kind == "real" and not all(isinstance(x, Fraction) for x in C.ravel()):
            raise WrongResult(_summary(A, B), "elements that are no fractions", "fractions")
        return C

    def _checked(self, A: Array, B: Array, C: Array) -> Array:
        """Return C, for flat operands in the domain, if every relation on values holds."""
        observed = relations.observe(A, B, C, self.element)
        covered = np.zeros(A.size, dtype=bool)
        for requirement in self.rules.values:
            applies = relations.domain(requirement, self.element, observed)
            violations = np.flatnonzero(relations.violations(requirement, self.element, observed, applies))
            covered |= applies
            if violations.size:
                self._raise_wrong(A, B, C, int(violations[0]))
        if not covered.all():
            raise WrongResult(
                _summary(A[~covered], B[~covered]), "a result that no relation speaks of", "one that some does"
            )
        self.outcome.judged += A.size
        return C

    def _raise_wrong(self, A: Array, B: Array, C: Array, k: int) -> None:
        _, accepted = formatting.expected(self.rules.values, self.element, A[k : k + 1], B[k : k + 1])
        raise WrongResult(
            f"{formatting.decimal_and_bits(A[k])} / {formatting.decimal_and_bits(B[k])}",
            formatting.decimal_and_bits(C[k]),
            " or ".join(accepted),
        )

    def _same(self, A: Array, B: Array, C: Array, expected: Array) -> None:
        """Raise WrongResult unless C has the bits of `expected`, which were judged. All NaNs are equal."""
        self.outcome.compared += C.size
        actual, reference = C.ravel(), expected.ravel()
        if self.element.kind != "real" and actual.tobytes() == reference.tobytes():
            return
        differs = relations.patterns(actual, self.element) != relations.patterns(reference, self.element)
        if self.element.kind == "float" and differs.any():
            with np.errstate(invalid="ignore"):  # a NaN may be signalling
                differs &= ~(np.isnan(actual) & np.isnan(reference))
        if differs.any():
            k = int(np.argmax(differs))
            a, b = (np.broadcast_to(x, expected.shape).ravel()[k] for x in (A, B))
            place = f" (element {k} of {C.size})" if C.size > 1 else ""
            raise WrongResult(
                f"{formatting.decimal_and_bits(a)} / {formatting.decimal_and_bits(b)}{place}",
                formatting.decimal_and_bits(actual[k]),
                formatting.decimal_and_bits(reference[k]),
            )

    def _short(self, A: Array, B: Array, C: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        def every_length() -> None:
            for length in LENGTHS:
                part = slice(length % 9, length % 9 + length)
                self._same(A[part], B[part], self._call(A[part], B[part]), C[part])

        yield "short arrays", every_length

    def _layouts(self, A: Array, B: Array, C: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        for layout in LAYOUTS:
            for both in (layout, f"{layout} | contiguous", f"contiguous | {layout}"):
                yield f"operands {both}", partial(self._in_layout, A, B, C, both)

    def _in_layout(self, A: Array, B: Array, C: Array, layout: str) -> None:
        for length in LAYOUT_LENGTHS:
            (X, _), (Y, _) = materialize_operands(A[:length], B[:length], layout)
            self._same(X, Y, self._call(X, Y), C[:length])

    def _out(self, A: Array, B: Array, C: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        def guarded() -> None:
            for length in (0, 1, 16, 33, 70):
                buffer = np.empty(length + 32, A.dtype) if self.element.kind != "real" else np.full(length + 32, A[0])
                if self.element.kind != "real":
                    buffer.view(np.uint8)[:] = GUARD_BYTE
                previous = buffer.copy()
                self._call(A[:length], B[:length], out=buffer[16 : 16 + length])
                self._same(A[:length], B[:length], buffer[16 : 16 + length], C[:length])
                buffer[16 : 16 + length] = previous[16 : 16 + length]
                if buffer.tobytes() != previous.tobytes():
                    raise WrongResult(
                        _summary(A[:length], B[:length]), "memory beside `out` was written to", "nothing but `out` is"
                    )

        yield "written to out", guarded

    def _long(self, A: Array, B: Array, C: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        size, large, head = LONG_BYTES // A.dtype.itemsize + 13, LARGE_BYTES // A.dtype.itemsize + 13, slice(1000)
        by, of = (self.plan.in_domain(*np.broadcast_arrays(*x)) for x in ((A[head], B[0]), (A[0], B[head])))
        yield f"{size} elements on 1 thread", partial(self._threads, A, B, C, size, 1)
        yield f"{size} elements on {THREADS} threads", partial(self._threads, A, B, C, size, THREADS)
        yield f"{large} elements on 1 thread", partial(self._threads, A, B, C, large, 1)
        for words, X, Y in (("by one denominator", A[head][by], B[0]), ("of one numerator", A[0], B[head][of])):
            yield f"{size} elements {words} on {THREADS} threads", partial(self._threads, X, Y, None, size, THREADS)
            yield f"{large} elements {words} on 1 thread", partial(self._threads, X, Y, None, large, 1)

    def _threads(self, A: Array, B: Array, C: Array | None, size: int, count: int) -> None:
        if C is None:
            C = self._call(A, B)
            X, Y = (np.broadcast_to(x, C.shape) for x in (A, B))
            self._checked(X, Y, C)
        X, Y = (np.resize(x, size) if np.ndim(x) else np.array(x, dtype=C.dtype) for x in (A, B))
        previous = vinculum.set_threads(count)
        try:
            self._anywhere(X, Y, np.resize(C, size))
        finally:
            vinculum.set_threads(previous)

    def _anywhere(self, X: Array, Y: Array, expected: Array) -> None:
        """Compare a new result with a single element before the first cache line.

        If the result is large, compare one in `out` too.
        """
        self._same(X, Y, self._call(X, Y), expected)
        if expected.nbytes >= LARGE_BYTES:
            buffer = np.empty(expected.size + CACHE_LINE, expected.dtype)
            skipped = (-buffer.ctypes.data // buffer.itemsize - 1) % (CACHE_LINE // buffer.itemsize)
            out = buffer[skipped : skipped + expected.size].reshape(expected.shape)
            self._same(X, Y, self._call(X, Y, out=out), expected)

    def _scalars(self, A: Array, B: Array, _: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        yield "one denominator", partial(self._broadcast_scalar, B, A, first=False)
        yield "one numerator", partial(self._broadcast_scalar, A, B, first=True)

    def _broadcast_scalar(self, singles: Array, others: Array, *, first: bool) -> None:
        """Divide special values and a selection of `singles` as scalars.

        Each scalar meets special values and its own partners.
        """
        special, patterns = _special(self.element), relations.patterns(singles, self.element)
        chosen = np.concatenate([special, _spaced(singles)])
        partners = [
            np.concatenate([special, others[patterns == pattern][:MAX_CROSSED]])
            for pattern in relations.patterns(chosen, self.element)
        ]
        owner = np.repeat(np.arange(chosen.size), [x.size for x in partners])
        scalars, elements = chosen[owner], np.concatenate(partners)
        inside = self.plan.in_domain(*((scalars, elements) if first else (elements, scalars)))
        scalars, elements, owner = scalars[inside], elements[inside], owner[inside]
        C = np.empty_like(elements)
        for k, single in enumerate(chosen):
            mine = slice(*np.searchsorted(owner, [k, k + 1]))
            scalar = np.array(single, dtype=elements.dtype)
            C[mine] = self._call(*((scalar, elements[mine]) if first else (elements[mine], scalar)))
        self._checked(*((scalars, elements) if first else (elements, scalars)), C)

    def _repeated(self, A: Array, B: Array, _: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        numerators, denominators = A[:MAX_CROSSED], B[: 4 * MAX_CROSSED]
        inside = self.plan.in_domain(np.repeat(numerators, denominators.size), np.tile(denominators, numerators.size))
        valid = denominators[inside.reshape(numerators.size, denominators.size).all(axis=0)]
        X, Y = np.repeat(numerators, valid.size), np.tile(valid, numerators.size)
        C = self._checked(X, Y, self._call(X, Y)).reshape(numerators.size, valid.size)
        for length in RUN_LENGTHS:
            yield f"rows and runs of {length}", partial(self._in_runs, numerators, valid, C, length, 1)
        length, times = LARGE_RUN_LENGTHS[self.element.kind], LARGE_BYTES // A.dtype.itemsize // RUN_ELEMENTS + 1
        yield f"many rows and runs of {length}", partial(self._in_runs, numerators, valid, C, length, times)

    def _in_runs(self, numerators: Array, denominators: Array, C: Array, length: int, times: int) -> None:
        """Repeat either operand along one of two axes. C: the quotients of all numerators by all denominators."""
        first, second = (np.resize(np.arange(n), (RUN_ELEMENTS // length, length)) for n in C.shape)
        for short in (np.s_[:1], np.s_[:, :1]):
            for i, j in ((first[short], second), (first, second[short])):
                X, Y, Z = (
                    x if len(x) == 1 else np.tile(x, (times, 1)) for x in (numerators[i], denominators[j], C[i, j])
                )
                self._anywhere(X, Y, Z)

    def _refusals(self, A: Array, B: Array, _: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        special = special_values.cross(special_values.special_values(self.element))
        conditions = {r: relations.condition(r, self.element, *special) for r in self.plan.conditions}
        for requirement, holds in conditions.items():
            others = [m for other, m in conditions.items() if other is not requirement]
            indices = np.flatnonzero(~holds & np.logical_and.reduce([*others, np.ones(holds.size, bool)]))
            if indices.size:
                a, b = (x[indices[indices.size // 2]] for x in special)
                yield f"{requirement.id} violated", partial(self._refused, A, B, a, b, requirement)

    def _refused(self, A: Array, B: Array, a: Any, b: Any, requirement: Requirement) -> None:
        """Put the pair at several places of arrays, and use its denominator or numerator as a scalar."""
        for length in (1, 5, 33, 70):
            for place in {0, length // 2, length - 1}:
                X, Y = A[:length].copy(), B[:length].copy()
                X[place], Y[place] = a, b
                self._refuses(X, Y, requirement)
                if self.element.kind != "real":
                    self._refuses(X, np.array(b, X.dtype), requirement)
                    self._refuses(np.array(a, X.dtype), Y, requirement)

    def _refuses(self, X: Array, Y: Array, requirement: Requirement) -> None:
        """Raise WrongResult unless the call is refused, with `out`, which must not change, and without."""
        A, B = np.broadcast_arrays(X, Y)
        place = int(np.argmin(relations.condition(requirement, self.element, A, B)))
        out = A.copy()
        for options in ({"out": out}, {}):
            try:
                self._div(X, Y, profile=self.profile.name, **options)
            except Exception as error:
                reported = (getattr(error, "requirement", None), getattr(error, "index", None))
                if not isinstance(error, vinculum.DivError) or reported != (requirement.id, (place,)):
                    raise WrongResult(_summary(A, B), f"{error!r}", f"{requirement.id} at {place}") from error
            else:
                raise WrongResult(
                    f"{formatting.decimal_and_bits(A[place])} / {formatting.decimal_and_bits(B[place])}",
                    "no error",
                    requirement.id,
                )
            self.outcome.refused += 1
        if out.tobytes() != A.tobytes():
            raise WrongResult(_summary(A, B), "out was written to", f"{requirement.id}, and nothing written")


def _special(element: ElementType) -> Array:
    """Return the special values, or a selection that includes those near 0 and the limits."""
    every = special_values.special_values(element)
    if element.kind != "int" or every.size <= MAX_CROSSED:
        return every
    ends = [x for x in (-2, -1, 0, 1, 2, element.minimum, element.maximum) if element.minimum <= x]
    return np.concatenate([special_values.array_of(ends, element), _spaced(every)])


def _spaced(array: Array) -> Array:
    """Return at most MAX_CROSSED elements at equal distances, the first and the last included."""
    selection: Array = array[np.unique(np.linspace(0, array.size - 1, min(MAX_CROSSED, array.size)).astype(int))]
    return selection


def _summary(A: Array, B: Array) -> str:
    if not A.size:
        return "no elements"
    return f"{A.size} elements, the first {formatting.decimal_and_bits(A.ravel()[0])} / {formatting.decimal_and_bits(B.ravel()[0])}"

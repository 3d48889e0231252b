"""Every form of call, on one type under one profile."""

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
from vinculum.installation.outcome import Failure, Tried, Wrong
from vinculum_spec.schema import ElementType, Requirement, Specification

LEVEL = Level("installation", 600, 160, shape_pairs.QUICK, (), (), (), 1, 0)
SEED = 0
LENGTHS, IN_LAYOUTS = range(71), (1, 33, 1000)
LONG = 1 << 20  # bytes of an operand that is worth two threads, and of a result that the caches of a core do not keep
LARGE = 13 << 20  # bytes of a result that no cache keeps, even by a scalar
LINE = 64  # bytes of a cache line
THREADS = 2
MOST = 80  # operands that are crossed, or stand alone
RUNS = (2, 9, 33, 600)  # elements that are alike, or in a row
LONG_RUN = {"float": 33, "int": 17_000}  # the same, where what is written is large
SOME = 36_000  # elements in rows or runs; as many times as make a large result
WHOLE = ("special values, crossed", "all pairs")
Div = Callable[..., Array]


class Session:
    """One type under one profile."""

    def __init__(self, spec: Specification, profile: str, element: ElementType, div: Div) -> None:
        self.element, self.profile = element, spec.profiles[profile]
        self.plan = Plan(spec, self.profile, element, LEVEL, SEED)
        self.rules = Rules(spec, self.profile, element, {})
        self.tried = Tried(element.name, profile, refuses=bool(self.plan.conditions))
        self._div = div

    def run(self) -> Tried:
        """All forms; those after the first wrong one too, as which forms are wrong tells what is."""
        A, B = self._operands()
        try:
            C = self._checked(A, B, self._call(A, B))
        except vinculum.DivEnvironmentError as error:
            self.tried.stopped = str(error)
            return self.tried
        except Wrong as wrong:
            self.tried.failures.append(Failure("arrays", *wrong.args))
            return self.tried
        forms = [self._short, self._out, self._refusals]
        if self.element.kind != "real":
            forms += [self._layouts, self._long, self._scalars, self._repeated]
        for form in forms:
            for name, attempt in form(A, B, C):
                try:
                    attempt()
                except Wrong as wrong:
                    self.tried.failures.append(Failure(name, *wrong.args))
                    break
        return self.tried

    def _operands(self) -> tuple[Array, Array]:
        """Those of the gate, special values crossed and hard ones among them, but every pair of none; within the domain."""
        kinds = [pair for label, *pair in pairs(self.plan) if label not in WHOLE]
        A, B = (np.concatenate(x) for x in zip(special_values.cross(_special(self.element)), *kinds, strict=True))
        mixed = self.plan.random("mixed").permutation(np.flatnonzero(self.plan.in_domain(A, B)))
        return A[mixed], B[mixed]

    def _call(self, A: Array, B: Array, **more: Any) -> Array:
        try:
            C = self._div(A, B, profile=self.profile.name, **more)
        except vinculum.DivEnvironmentError:
            raise
        except Exception as error:
            raise Wrong(_few(A, B), f"{type(error).__name__}: {error}", "quotients") from error
        shape = np.broadcast_shapes(A.shape, B.shape)
        if not isinstance(C, np.ndarray) or C.shape != shape or C.dtype != A.dtype:
            raise Wrong(
                _few(A, B),
                f"{type(C).__name__} {getattr(C, 'dtype', '')} {getattr(C, 'shape', '')}",
                f"{A.dtype} {shape}",
            )
        if self.element.kind == "real" and not all(isinstance(x, Fraction) for x in C.ravel()):
            raise Wrong(_few(A, B), "elements that are no fractions", "fractions")
        return C

    def _checked(self, A: Array, B: Array, C: Array) -> Array:
        """C, of flat operands within the domain, if every relation on values holds."""
        seen = relations.observe(A, B, C, self.element)
        judged = np.zeros(A.size, dtype=bool)
        for requirement in self.rules.values:
            applies = relations.domain(requirement, self.element, seen)
            wrong = np.flatnonzero(relations.violations(requirement, self.element, seen, applies))
            judged |= applies
            if wrong.size:
                self._wrong(A, B, C, int(wrong[0]))
        if not judged.all():
            raise Wrong(_few(A[~judged], B[~judged]), "a result that no relation speaks of", "one that some does")
        self.tried.judged += A.size
        return C

    def _wrong(self, A: Array, B: Array, C: Array, k: int) -> None:
        _, accepted = formatting.expected(self.rules.values, self.element, A[k : k + 1], B[k : k + 1])
        raise Wrong(
            f"{formatting.decimal_and_bits(A[k])} / {formatting.decimal_and_bits(B[k])}",
            formatting.decimal_and_bits(C[k]),
            " or ".join(accepted),
        )

    def _same(self, A: Array, B: Array, C: Array, expected: Array) -> None:
        """C has the bits of `expected`, which were judged; one NaN is as good as another."""
        self.tried.compared += C.size
        got, wanted = C.ravel(), expected.ravel()
        if self.element.kind != "real" and got.tobytes() == wanted.tobytes():
            return
        differs = relations.patterns(got, self.element) != relations.patterns(wanted, self.element)
        if self.element.kind == "float" and differs.any():
            with np.errstate(invalid="ignore"):  # a NaN may be a signalling one
                differs &= ~(np.isnan(got) & np.isnan(wanted))
        if differs.any():
            k = int(np.argmax(differs))
            a, b = (np.broadcast_to(x, expected.shape).ravel()[k] for x in (A, B))
            place = f" (element {k} of {C.size})" if C.size > 1 else ""
            raise Wrong(
                f"{formatting.decimal_and_bits(a)} / {formatting.decimal_and_bits(b)}{place}",
                formatting.decimal_and_bits(got[k]),
                formatting.decimal_and_bits(wanted[k]),
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
        for length in IN_LAYOUTS:
            (X, _), (Y, _) = materialize_operands(A[:length], B[:length], layout)
            self._same(X, Y, self._call(X, Y), C[:length])

    def _out(self, A: Array, B: Array, C: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        def guarded() -> None:
            for length in (0, 1, 16, 33, 70):
                room = np.empty(length + 32, A.dtype) if self.element.kind != "real" else np.full(length + 32, A[0])
                if self.element.kind != "real":
                    room.view(np.uint8)[:] = GUARD_BYTE
                before = room.copy()
                self._call(A[:length], B[:length], out=room[16 : 16 + length])
                self._same(A[:length], B[:length], room[16 : 16 + length], C[:length])
                room[16 : 16 + length] = before[16 : 16 + length]
                if room.tobytes() != before.tobytes():
                    raise Wrong(
                        _few(A[:length], B[:length]), "memory beside `out` was written to", "nothing but `out` is"
                    )

        yield "written to out", guarded

    def _long(self, A: Array, B: Array, C: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        size, large, few = LONG // A.dtype.itemsize + 13, LARGE // A.dtype.itemsize + 13, slice(1000)
        by, of = (self.plan.in_domain(*np.broadcast_arrays(*x)) for x in ((A[few], B[0]), (A[0], B[few])))
        yield f"{size} elements on 1 thread", partial(self._threads, A, B, C, size, 1)
        yield f"{size} elements on {THREADS} threads", partial(self._threads, A, B, C, size, THREADS)
        yield f"{large} elements on 1 thread", partial(self._threads, A, B, C, large, 1)
        for words, X, Y in (("by one denominator", A[few][by], B[0]), ("of one numerator", A[0], B[few][of])):
            yield f"{size} elements {words} on {THREADS} threads", partial(self._threads, X, Y, None, size, THREADS)
            yield f"{large} elements {words} on 1 thread", partial(self._threads, X, Y, None, large, 1)

    def _threads(self, A: Array, B: Array, C: Array | None, size: int, count: int) -> None:
        if C is None:
            C = self._call(A, B)
            X, Y = (np.broadcast_to(x, C.shape) for x in (A, B))
            self._checked(X, Y, C)
        X, Y = (np.resize(x, size) if np.ndim(x) else np.array(x, dtype=C.dtype) for x in (A, B))
        before = vinculum.set_threads(count)
        try:
            self._anywhere(X, Y, np.resize(C, size))
        finally:
            vinculum.set_threads(before)

    def _anywhere(self, X: Array, Y: Array, expected: Array) -> None:
        """As a new result and, where it is large, as one of which a single element comes before what is aligned."""
        self._same(X, Y, self._call(X, Y), expected)
        if expected.nbytes >= LARGE:
            room = np.empty(expected.size + LINE, expected.dtype)
            skipped = (-room.ctypes.data // room.itemsize - 1) % (LINE // room.itemsize)
            out = room[skipped : skipped + expected.size].reshape(expected.shape)
            self._same(X, Y, self._call(X, Y, out=out), expected)

    def _scalars(self, A: Array, B: Array, _: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        yield "one denominator", partial(self._alone, B, A, first=False)
        yield "one numerator", partial(self._alone, A, B, first=True)

    def _alone(self, singles: Array, others: Array, *, first: bool) -> None:
        """Special values, and some of `singles`, each with special values and with those that it is paired with."""
        special, patterns = _special(self.element), relations.patterns(singles, self.element)
        chosen = np.concatenate([special, _spaced(singles)])
        met = [
            np.concatenate([special, others[patterns == one][:MOST]])
            for one in relations.patterns(chosen, self.element)
        ]
        owner = np.repeat(np.arange(chosen.size), [x.size for x in met])
        alone, many = chosen[owner], np.concatenate(met)
        inside = self.plan.in_domain(*((alone, many) if first else (many, alone)))
        alone, many, owner = alone[inside], many[inside], owner[inside]
        C = np.empty_like(many)
        for k, single in enumerate(chosen):
            mine = slice(*np.searchsorted(owner, [k, k + 1]))
            one = np.array(single, dtype=many.dtype)
            C[mine] = self._call(*((one, many[mine]) if first else (many[mine], one)))
        self._checked(*((alone, many) if first else (many, alone)), C)

    def _repeated(self, A: Array, B: Array, _: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        few, some = A[:MOST], B[: 4 * MOST]
        inside = self.plan.in_domain(np.repeat(few, some.size), np.tile(some, few.size))
        fit = some[inside.reshape(few.size, some.size).all(axis=0)]
        X, Y = np.repeat(few, fit.size), np.tile(fit, few.size)
        C = self._checked(X, Y, self._call(X, Y)).reshape(few.size, fit.size)
        for length in RUNS:
            yield f"rows and runs of {length}", partial(self._in_runs, few, fit, C, length, 1)
        length, times = LONG_RUN[self.element.kind], LARGE // A.dtype.itemsize // SOME + 1
        yield f"many rows and runs of {length}", partial(self._in_runs, few, fit, C, length, times)

    def _in_runs(self, few: Array, fit: Array, C: Array, length: int, times: int) -> None:
        """Either operand repeated along one of two axes; `C`: the quotients of `few` by `fit`."""
        first, second = (np.resize(np.arange(n), (SOME // length, length)) for n in C.shape)
        for short in (np.s_[:1], np.s_[:, :1]):
            for i, j in ((first[short], second), (first, second[short])):
                X, Y, Z = (x if len(x) == 1 else np.tile(x, (times, 1)) for x in (few[i], fit[j], C[i, j]))
                self._anywhere(X, Y, Z)

    def _refusals(self, A: Array, B: Array, _: Array) -> Iterator[tuple[str, Callable[[], None]]]:
        special = special_values.cross(special_values.special_values(self.element))
        met = {r: relations.condition(r, self.element, *special) for r in self.plan.conditions}
        for requirement, fine in met.items():
            others = [m for other, m in met.items() if other is not requirement]
            found = np.flatnonzero(~fine & np.logical_and.reduce([*others, np.ones(fine.size, bool)]))
            if found.size:
                a, b = (x[found[found.size // 2]] for x in special)
                yield f"{requirement.id} violated", partial(self._refused, A, B, a, b, requirement)

    def _refused(self, A: Array, B: Array, a: Any, b: Any, requirement: Requirement) -> None:
        """At each of some places; and where the denominator, or the numerator, is one for all."""
        for length in (1, 5, 33, 70):
            for place in {0, length // 2, length - 1}:
                X, Y = A[:length].copy(), B[:length].copy()
                X[place], Y[place] = a, b
                self._refuses(X, Y, requirement)
                if self.element.kind != "real":
                    self._refuses(X, np.array(b, X.dtype), requirement)
                    self._refuses(np.array(a, X.dtype), Y, requirement)

    def _refuses(self, X: Array, Y: Array, requirement: Requirement) -> None:
        """With `out`, which must stay as it is, and without."""
        A, B = np.broadcast_arrays(X, Y)
        place = int(np.argmin(relations.condition(requirement, self.element, A, B)))
        out = A.copy()
        for given in ({"out": out}, {}):
            try:
                self._div(X, Y, profile=self.profile.name, **given)
            except Exception as error:
                told = (getattr(error, "requirement", None), getattr(error, "index", None))
                if not isinstance(error, vinculum.DivError) or told != (requirement.id, (place,)):
                    raise Wrong(_few(A, B), f"{error!r}", f"{requirement.id} at {place}") from error
            else:
                raise Wrong(
                    f"{formatting.decimal_and_bits(A[place])} / {formatting.decimal_and_bits(B[place])}",
                    "no error",
                    requirement.id,
                )
            self.tried.refused += 1
        if out.tobytes() != A.tobytes():
            raise Wrong(_few(A, B), "out was written to", f"{requirement.id}, and nothing written")


def _special(element: ElementType) -> Array:
    """The special values, or most of them where they are many: then those about 0 and the ends are among them."""
    every = special_values.special_values(element)
    if element.kind != "int" or every.size <= MOST:
        return every
    ends = [x for x in (-2, -1, 0, 1, 2, element.minimum, element.maximum) if element.minimum <= x]
    return np.concatenate([special_values.array_of(ends, element), _spaced(every)])


def _spaced(array: Array) -> Array:
    """At most MOST elements of it, the first and the last among them."""
    some: Array = array[np.unique(np.linspace(0, array.size - 1, min(MOST, array.size)).astype(int))]
    return some


def _few(A: Array, B: Array) -> str:
    if not A.size:
        return "no elements"
    return f"{A.size} elements, the first {formatting.decimal_and_bits(A.ravel()[0])} / {formatting.decimal_and_bits(B.ravel()[0])}"

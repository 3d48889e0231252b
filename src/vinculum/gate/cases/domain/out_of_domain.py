"""Operands outside of the domain: single, in vectors, several at once, in tensors, in large arrays."""

from collections.abc import Iterator

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import Plan
from vinculum.gate.cases.shapes.shape_pairs import Shape
from vinculum.gate.cases.values import special_values
from vinculum.gate.oracle import relations
from vinculum.gate.sandbox.layouts.registry import READ_ONLY_LAYOUTS, SHARED, ZERO_STRIDES

LANE_VECTOR_LENGTH = 131  # elements of the vectors in which each SIMD lane gets such a pair
MIN_TILED_LENGTH = 1000  # longer vectors repeat a short list of pairs
PAIRS_PER_CONDITION = 9
ALONE = "outside of the domain"
VECTOR, SEVERAL, SAME = f"{ALONE}, in a vector", f"{ALONE}, several times", f"{ALONE}, the same memory"
TENSOR, LARGE, BOTH = f"{ALONE}, in a tensor", f"{ALONE}, in a large vector", f"{ALONE}, by two conditions"
REPEATED, READ_ONLY, AFTER = f"{ALONE}, zero strides", f"{ALONE}, read-only", "after a report"
IN_WHAT_REPEATS = f"{ALONE}, in what repeats"
IN_COMPANY = f"{ALONE}, in company"
COMPANY_SIZE = 33
COUNTED = f"{ALONE}, as many as a count may lose"
WRAPPED_INDICES = (255, 256, 65535, 65536, 131072)  # indices that a counter of 8, 16 or 17 bits wraps at
SHAPES = ((), (1, 1), (5, 7), (41, 33), (97, 80), (2, 3, 5), (3, 17, 23), (2, 1, 3, 2), (2, 3, 13, 17), (1, 2, 1, 2, 2))
# A shape, and one that is broadcast to it.
REPEATS: tuple[tuple[Shape, Shape], ...] = (
    ((3,), (1,)), ((2, 3), (3,)), ((2, 3), (2, 1)), ((2, 3), ()), ((3, 70), (70,)), ((3, 70), (3, 1)), ((2, 3, 4), (3, 1)),
    ((2, 3, 4), (2, 1, 4)), ((2, 3, 4, 5), (3, 1, 1)), ((5, 1), (1, 7)),
)  # fmt: skip
WRAPPED_COUNTS = (1 << 8, 1 << 16)  # a counter of 8 or 16 bits takes these for 0
LAYOUTS = (
    "strided_2",
    "reversed",
    "column_major",
    "unaligned_1",
    "padded_rows",
    "contiguous | strided_2",
    "strided_2 | contiguous",
)
OF_TENSORS = ("strided_2", "reversed", "column_major")


def cases(plan: Plan) -> Iterator[Case]:
    """For each condition the pairs that violate it alone, then pairs of both kinds in one call."""
    violations = {requirement.id: violating(plan, requirement.id) for requirement in plan.conditions}
    violations = {identifier: pairs for identifier, pairs in violations.items() if pairs[0].size}
    for identifier, (A, B) in violations.items():
        for k in range(A.size):
            yield Case(ALONE, A[k : k + 1], B[k : k + 1], violates=identifier, hard=True)
        yield Case(AFTER, *plan.index_revealing_pairs(33))
        yield from _in_vectors(plan, identifier, A, B)
        yield from _read_only(plan, identifier, A, B)
        yield from _several(plan, identifier, A, B)
        yield from _elsewhere(plan, identifier, A, B)
        yield from _counted(plan, identifier, A, B)
        yield from _where_repeated(plan, identifier, A, B)
        yield from _in_company(plan, identifier, A, B)
    reported = [identifier for identifier in violations if plan.profile.outside[identifier] == "report"]
    for first, second in ((x, y) for x in reported for y in reported if x != y):
        A, B = plan.index_revealing_pairs(33)
        for (X, Y), place in ((violations[first], 3), (violations[second], 20)):
            A[place], B[place] = X[0], Y[0]
        yield Case(BOTH, A, B, violates=first)


def violating(plan: Plan, identifier: str) -> tuple[Array, Array]:
    """Some special values that violate this condition and no other, evenly spaced.

    One of them has A = B if possible.
    """
    A, B = special_values.cross(special_values.special_values(plan.element))
    only = np.ones(A.size, dtype=bool)
    for requirement in plan.conditions:
        holds = relations.condition(requirement, plan.element, A, B)
        only &= ~holds if requirement.id == identifier else holds
    violations = np.flatnonzero(only)
    if not violations.size:
        return A[violations], B[violations]
    equal = violations[
        relations.patterns(A[violations], plan.element) == relations.patterns(B[violations], plan.element)
    ]
    chosen = np.unique([*violations[np.linspace(0, violations.size - 1, PAIRS_PER_CONDITION).astype(int)], *equal[:1]])
    return A[chosen], B[chosen]


def _in_vectors(plan: Plan, identifier: str, A: Array, B: Array) -> Iterator[Case]:
    """One such pair at each position of short vectors, and at the end of longer ones.

    At level quick, short vectors have it at three positions.
    """
    for length in sorted({*range(1, 34), *plan.level.positions}):
        some = {0, length // 2, length - 1} if plan.level.name == "quick" else range(length)
        for position in sorted(some) if length in plan.level.positions else [length - 1]:
            k = position % A.size
            X, Y = with_pairs(plan, length, [position], A[k : k + 1], B[k : k + 1])
            yield Case(VECTOR, X, Y, violates=identifier)
    lanes = 16 if plan.level.name == "quick" else 64
    for k in range(lanes):  # every lane of the second iteration of a loop that takes 16 elements, or 64
        X, Y = with_pairs(plan, LANE_VECTOR_LENGTH, [64 + k], A[k % A.size :][:1], B[k % A.size :][:1])
        yield Case(VECTOR, X, Y, violates=identifier)


def _read_only(plan: Plan, identifier: str, A: Array, B: Array) -> Iterator[Case]:
    """The operands lie in read-only memory.

    A kernel that writes to its operands crashes there, even if it restores them before it reports an error.
    """
    if plan.element.kind != "real":
        for X, Y in (
            (A[:1], B[:1]),
            with_pairs(plan, 33, [20], A[:1], B[:1]),
            with_pairs(plan, 33, [0], A[-1:], B[-1:]),
        ):
            for layout in READ_ONLY_LAYOUTS:  # NumPy's own error about a read-only array is no report
                yield Case(READ_ONLY, X, Y, layout=layout, violates=identifier, hard=True)


def _several(plan: Plan, identifier: str, A: Array, B: Array) -> Iterator[Case]:
    """Two such pairs, many, or all of them; and one array as both operands."""
    for places in ([0, 1], [0, 32], [7, 20], [*range(0, 33, 2)], [*range(33)]):
        yield Case(SEVERAL, *with_pairs(plan, 33, places, A, B), violates=identifier)
    if plan.element.kind != "real":
        numerators, denominators = np.resize(A[:1], 33), np.resize(B[:1], 33)
        yield Case(REPEATED, numerators, denominators, layout=ZERO_STRIDES, violates=identifier)
    equal = A[relations.patterns(A, plan.element) == relations.patterns(B, plan.element)]
    if equal.size and plan.element.kind != "real":
        _, Y = with_pairs(plan, 33, [7, 20], equal, equal)
        yield Case(SAME, Y, Y.copy(), layout=SHARED, violates=identifier)


def _elsewhere(plan: Plan, identifier: str, A: Array, B: Array) -> Iterator[Case]:
    """In tensors, in other memory layouts, and far from the first element."""
    for shape in SHAPES:
        attributes, count = plan.attributes_admitting(shape, shape), int(np.prod(shape, dtype=int))
        if attributes is None:
            continue
        for place in {0, count // 2, count - 1}:
            X, Y = (x.reshape(shape) for x in with_pairs(plan, count, [place], A, B))
            layouts = LAYOUTS if len(shape) == 2 else OF_TENSORS if place == count - 1 else ()
            for layout in ("contiguous", *(layouts if count > 1 and plan.element.kind != "real" else ())):
                yield Case(TENSOR, X, Y, attributes, layout, violates=identifier)
    for place in WRAPPED_INDICES if plan.element.kind != "real" else ():
        X, Y = plan.tiled((place + 3,), (place + 3,))
        _place(X, Y, [place], A, B)
        yield Case(LARGE, X, Y, violates=identifier)
    large = 2000 if plan.element.kind == "real" else plan.level.large + 1
    shares = [[((2 * k + 1) * large // 16 + k) % large] for k in range(8)]  # an index in each eighth
    for places in ([large - 1], [large // 2], [large // 3], [2 * large // 3], [large // 3, large - 2], [0], *shares):
        X, Y = plan.tiled((large,), (large,))
        _place(X, Y, places, A, B)
        for layout in (
            ("contiguous", *LAYOUTS[:2])
            if len(places) == 1 and places not in shares and plan.element.kind != "real"
            else ("contiguous",)
        ):
            yield Case(LARGE, X, Y, layout=layout, violates=identifier)


def _counted(plan: Plan, identifier: str, A: Array, B: Array) -> Iterator[Case]:
    """As many as wrap a counter of 8 or 16 bits to 0; 256 of them also without any other elements."""
    for count in WRAPPED_COUNTS if plan.element.kind != "real" else WRAPPED_COUNTS[:1]:
        for more in (3, 0) if count == WRAPPED_COUNTS[0] else (3,):
            X, Y = plan.tiled((count + more,), (count + more,))
            X[:count], Y[:count] = np.resize(A, count), np.resize(B, count)
            yield Case(COUNTED, X, Y, violates=identifier)


def _where_repeated(plan: Plan, identifier: str, A: Array, B: Array) -> Iterator[Case]:
    """One such pair where an operand is broadcast: at the first, the middle and the last index."""
    for k, (full, broadcast) in enumerate(REPEATS):
        for shapes in plan.as_either_operand(full, broadcast):
            if "axis" in shapes.attributes:
                continue
            index = np.indices(np.broadcast_shapes(shapes.A, shapes.B)).reshape(len(full), -1)
            count = index.shape[1]
            for place in sorted({0, count // 2, count - 1}):
                X, Y = plan.tiled(shapes.A, shapes.B)
                for x, pairs in ((X, A), (Y, B)):
                    position = index[len(full) - x.ndim :, place] % np.array(x.shape, dtype=int)
                    x[tuple(position)] = pairs[(k + place) % pairs.size]
                if plan.violated_condition(*(np.ravel(x) for x in np.broadcast_arrays(X, Y))) == identifier:
                    yield Case(IN_WHAT_REPEATS, X, Y, shapes.attributes, violates=identifier)


def _in_company(plan: Plan, identifier: str, A: Array, B: Array) -> Iterator[Case]:
    """One such pair among special values, small numbers or powers of two.

    Kernels may have fast paths for these.
    """
    if plan.element.kind != "int":
        return
    kind, random = A.dtype.type, plan.random("company")
    small, others = (random.integers(1, 100, COMPANY_SIZE).astype(kind) for _ in "AB")
    powers = kind(1) << random.integers(0, plan.element.maximum.bit_length(), COMPANY_SIZE).astype(kind)
    special = random.choice(special_values.special_values(plan.element), plan.ordinary_divisors.size)
    for X, Y in ((special, plan.ordinary_divisors.copy()), (small, others), (small.copy(), powers)):
        place = X.size * 2 // 3
        Y[place] = B[0]
        if plan.violated_condition(X, Y) != identifier:
            X[place] = A[0]
        yield Case(IN_COMPANY, X, Y, violates=identifier)


def with_pairs(plan: Plan, length: int, places: list[int], A: Array, B: Array) -> tuple[Array, Array]:
    """A vector of operands in the domain, except that at these indices the pairs of A and B take turns."""
    X, Y = (
        x.copy()
        for x in (plan.index_revealing_pairs(length) if length < MIN_TILED_LENGTH else plan.tiled((length,), (length,)))
    )
    _place(X, Y, places, A, B)
    return X, Y


def _place(X: Array, Y: Array, places: list[int], A: Array, B: Array) -> None:
    for n, place in enumerate(places):
        X[place], Y[place] = A[n % A.size], B[n % A.size]

"""The judge: exact where a float or an overflow would not be, and the same by its fast path as by its sure one."""

from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sympy import Expr, Integer, Mod, Symbol, lambdify, preorder_traversal, sin, symbols
from sympy.logic.boolalg import BooleanAtom

from vinculum.gate import judge
from vinculum.gate.cases.values import array_of, lattice, whole
from vinculum.gate.elements import _few
from vinculum.gate.wire import element_dtype
from vinculum_spec import conduct, ieee754, integer
from vinculum_spec.model import ElementType, Requirement
from vinculum_spec.registry import specification

Array = np.ndarray[Any, np.dtype[Any]]
SPEC = specification()
INTEGERS = [name for name, element in SPEC.types.items() if element.kind == "int"]
FLOATS = [name for name, element in SPEC.types.items() if element.kind == "float"]
TRUNCATED, FLOORED = SPEC.requirements["E_DIV_INT_FUNC_0010"], SPEC.requirements["V_DIV_INT_FLOOR_0010"]
QUOTIENT = SPEC.requirements["E_DIV_FLOAT_FUNC_0010"]
ON_FLOATS = [r for r in SPEC.requirements.values() if r.kind == "value" and "float" in r.types]
ON_INTEGERS = [r for r in SPEC.requirements.values() if r.kind == "value" and "int" in r.types]


def accepts(requirement: Requirement, name: str, A: object, B: object, C: object) -> list[bool]:
    """Whether the judge accepts each triple of numbers (or, for floats, of bit patterns)."""
    element = SPEC.types[name]
    a, b, c = (array_of(np.atleast_1d(np.asarray(x, dtype=object)).tolist(), element) for x in (A, B, C))
    result: list[bool] = judge.holds(requirement, element, judge.observe(a, b, c, element)).tolist()
    return result


def same_bits(values: Array) -> list[int]:
    """The bit patterns of floats."""
    return [int(x) for x in values.view(f"u{values.dtype.itemsize}")]


def numbers(element: ElementType, count: int, seed: int = 1) -> tuple[Array, Array]:
    """Random bit patterns, and every special value with every other one."""
    random, unsigned = np.random.default_rng(seed), np.dtype(f"u{element.width // 8}")
    A, B = (random.integers(0, 1 << element.width, count, dtype=np.uint64).astype(unsigned) for _ in "AB")
    special = lattice(element)[:: 1 if element.width == 16 else 2]
    crossed = np.repeat(special, special.size), np.tile(special, special.size)
    return np.concatenate([A.view(special.dtype), crossed[0]]), np.concatenate([B.view(special.dtype), crossed[1]])


# ---- what is put to the relations ----


@pytest.mark.parametrize("name", FLOATS)
def test_patterns_of_floats(name: str) -> None:
    """Bit patterns, NaN payloads and the sign of zero included, in integers that do not wrap."""
    element = SPEC.types[name]
    values = lattice(element)
    seen = judge.patterns(values, element)
    assert [int(x) for x in seen] == same_bits(values)
    assert seen.dtype == (np.dtype(np.int64) if element.width == 16 else np.dtype(object))


@pytest.mark.parametrize("name", INTEGERS)
def test_patterns_of_integers(name: str) -> None:
    """The integers themselves, whatever width and sign; a product of two of them does not wrap."""
    element = SPEC.types[name]
    edges = array_of([element.minimum, 0, 1, element.maximum], element)
    seen = judge.patterns(edges, element)
    assert [int(x) for x in seen] == [element.minimum, 0, 1, element.maximum]
    assert int(seen[3] * seen[3]) == element.maximum**2
    assert int(seen[0] * seen[0]) == element.minimum**2


def test_reals_stay_as_they_are() -> None:
    """Exact rationals are judged as exact rationals."""
    element, reals = SPEC.types["real"], array_of([Fraction(1, 3)], SPEC.types["real"])
    assert judge.patterns(reals, element) is reals
    third = SPEC.requirements["E_DIV_REAL_FUNC_0010"]
    quotients = [Fraction(1, 3), Fraction(1, 3) + Fraction(1, 10**60), 0, -(10**40)]
    assert accepts(third, "real", [1, 1, 0, 10**40], [3, 3, 7, -1], quotients) == [True, False, True, True]


# ---- integers ----


@pytest.mark.parametrize("name", INTEGERS)
def test_edges_of_integers(name: str) -> None:
    """Quotients of the largest and smallest numbers, and both neighbours of each: one is right, by either rounding."""
    element = SPEC.types[name]
    low, high = element.minimum, element.maximum
    edges = [low, low + 1, low // 2, -3, -2, -1, 1, 2, 3, high // 2, high - 1, high]
    edges = sorted({x for x in edges if low <= x <= high and x})
    triples = [(a, b, c) for a, b in product([*edges, 0], edges) for q in (a // b,) for c in (q - 1, q, q + 1)]
    triples = [(a, b, c) for a, b, c in triples if low <= c <= high]
    A, B, C = zip(*triples, strict=True)
    truncated = [abs(a) // abs(b) * (1 if (a < 0) is (b < 0) else -1) == c for a, b, c in triples]
    inside = [not (a == low and b == -1) for a, b, _ in triples]
    for requirement, right in ((TRUNCATED, truncated), (FLOORED, [a // b == c for a, b, c in triples])):
        expected = [fine or not within for fine, within in zip(right, inside, strict=True)]
        assert accepts(requirement, name, A, B, C) == expected


@pytest.mark.parametrize("requirement", [TRUNCATED, FLOORED], ids=lambda r: r.id)
@pytest.mark.parametrize("name", INTEGERS)
def test_products_that_wrap_around(name: str, requirement: Requirement) -> None:
    """C with B*C = A modulo a power of two, its own width or 64 bits, is no quotient: a product must not overflow."""
    element = SPEC.types[name]
    for bits, b in product((element.width, 64), (3, 5, 7, 11, 101)):
        for a in (1, 2, b + 1):
            c = a * pow(b, -1, 1 << bits) % (1 << bits)
            c -= (1 << bits) if c > element.maximum else 0
            if element.minimum <= c <= element.maximum:
                assert b * c != a
                assert accepts(requirement, name, a, b, c) == [False]


@pytest.mark.parametrize("name", ["int8", "uint8"])
def test_all_of_a_small_type(name: str) -> None:
    """Every pair of 8-bit integers, with every C near the quotient or far from it: exactly the right C is accepted."""
    element = SPEC.types[name]
    values = [int(x) for x in whole(element)]
    A, B = (x.ravel() for x in np.meshgrid(values, values))
    fits = (B != 0) & ~((A == element.minimum) & (B == -1))
    A, B = A[fits], B[fits]
    floor = A // B
    truncated = np.where((A % B != 0) & ((A < 0) != (B < 0)), floor + 1, floor)
    dtype = element_dtype(name)
    for requirement, quotient in ((TRUNCATED, truncated), (FLOORED, floor)):
        for distance in (0, 1, -1, 2, -2, 64, -64, 128):
            C = (quotient + distance).astype(dtype)
            seen = judge.observe(A.astype(dtype), B.astype(dtype), C, element)
            assert (judge.holds(requirement, element, seen) == (C == quotient)).all()


def test_int64_beyond_a_double() -> None:
    """Neighbours that a double cannot tell apart are told apart."""
    big = (1 << 62) + 1
    assert accepts(TRUNCATED, "int64", [big] * 3, [1] * 3, [big - 1, big, big + 1]) == [False, True, False]
    assert accepts(TRUNCATED, "uint64", [2**64 - 1] * 2, [1] * 2, [2**64 - 1, 2**64 - 2]) == [True, False]


# ---- floats ----


@pytest.mark.parametrize("name", FLOATS)
def test_one_ulp_off(name: str) -> None:
    """The quotient of the processor is accepted, bit by bit; each of its neighbours is rejected."""
    element = SPEC.types[name]
    A, B = numbers(element, 3000)
    with np.errstate(all="ignore"):
        C = A / B
        assert judge.holds(QUOTIENT, element, judge.observe(A, B, C, element)).all()
        regular = ~np.isnan(C)
        for towards in (np.inf, -np.inf):
            other = np.nextafter(C, C.dtype.type(towards))
            moved = regular & (other != C)
            fine = judge.holds(QUOTIENT, element, judge.observe(A, B, other, element))
            assert moved.sum() > 2000
            assert not fine[moved].any()
        assert not judge.holds(QUOTIENT, element, judge.observe(A, B, -C, element))[regular].any()


@pytest.mark.parametrize("name", ["float16", "bfloat16"])
def test_exactly_one_pattern(name: str) -> None:
    """Of all 65536 bit patterns, the quotient alone is accepted; where it is NaN, all that are NaN are."""
    element = SPEC.types[name]
    every = whole(element)
    nans = np.array([np.isnan(float(value)) for value in every])
    A, B = numbers(element, 30, 2)
    special = np.random.default_rng(9).choice(np.arange(30, A.size), 30, replace=False)
    kept = np.concatenate([np.arange(30), special])
    with np.errstate(all="ignore"):
        for a, b, c in zip(A[kept], B[kept], (A / B)[kept], strict=True):
            seen = judge.observe(np.full(every.size, a), np.full(every.size, b), every, element)
            right = nans if np.isnan(float(c)) else every.view(np.uint16) == np.asarray(c).view(np.uint16)
            assert (judge.holds(QUOTIENT, element, seen) == right).all()


@pytest.mark.parametrize("name", FLOATS)
def test_any_nan(name: str) -> None:
    """Where NaN is due every NaN is right, of either kind, sign and payload; no number and no infinity is."""
    form = SPEC.types[name].form
    assert form is not None
    sign, infinity = 1 << (form.width - 1), ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    nans = [infinity + 1, infinity + (1 << (form.p - 2)), infinity + (1 << (form.p - 2)) + 5, sign - 1]
    nans += [sign + nan for nan in nans]
    one = (infinity >> 1) & infinity
    others = [0, sign, 1, one, infinity, sign + infinity, infinity - 1]
    due = [(0, 0), (sign, 0), (infinity, infinity), (infinity, sign + infinity)]
    due += [(nans[0], one), (one, nans[1]), (nans[2], nans[3]), (nans[4], 0), (0, nans[0]), (infinity, nans[1])]
    for a, b in due:
        C = nans + others
        assert accepts(QUOTIENT, name, [a] * len(C), [b] * len(C), C) == [True] * len(nans) + [False] * len(others)


@pytest.mark.parametrize("name", FLOATS)
def test_ties_and_edges(name: str) -> None:
    """A tie goes to the even neighbour, at both ends of the range; the sign of a zero counts."""
    form = SPEC.types[name].form
    assert form is not None
    sign, infinity = 1 << (form.width - 1), ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    two, half = (form.emax + 1) << (form.p - 1), (form.emax - 1) << (form.p - 1)
    for numerator, even, odd in ((1, 0, 1), (3, 2, 1), (5, 2, 3)):
        for s in (0, sign):
            tried = [even + s, odd + s, even + (sign - s), infinity]
            assert accepts(QUOTIENT, name, [numerator] * 4, [two + s] * 4, tried) == [True, False, False, False]
    largest = infinity - 1
    tried = [infinity, largest, sign + infinity]
    assert accepts(QUOTIENT, name, [largest] * 3, [half] * 3, tried) == [True, False, False]


@pytest.mark.parametrize("name", FLOATS)
def test_nothing_is_said_outside_of_the_domain(name: str) -> None:
    """`wrong` lies within `domain`, and `holds` is all the rest, for every relation on values."""
    element = SPEC.types[name]
    A, B = numbers(element, 500)
    C = np.random.default_rng(5).permutation(A)
    seen = judge.observe(A, B, C, element)
    for requirement in ON_FLOATS:
        applies, fine = judge.domain(requirement, element, seen), judge.holds(requirement, element, seen)
        wrong = judge.wrong(requirement, element, seen, applies)
        assert applies.shape == fine.shape == wrong.shape == A.shape
        assert applies.any()
        assert bool(applies.all()) is (requirement is QUOTIENT)
        assert (wrong == (applies & ~fine)).all()
        assert wrong.any() and (fine | applies).all()
        nowhere = np.zeros(A.size, dtype=bool)
        assert not judge.wrong(requirement, element, seen, nowhere).any()
        some = applies & (np.arange(A.size) % 2 == 0)
        assert (judge.wrong(requirement, element, seen, some) == (wrong & some)).all()


@pytest.mark.parametrize("name", FLOATS)
def test_the_whole_is_the_sum_of_its_parts(name: str) -> None:
    """E_DIV_FLOAT_FUNC_0010 accepts what all the single requirements accept together."""
    element = SPEC.types[name]
    A, B = numbers(element, 300)
    with np.errstate(all="ignore"):
        C = np.where(np.arange(A.size) % 2 == 0, A / B, np.roll(A, 1)).astype(A.dtype)
    seen = judge.observe(A, B, C, element)
    parts = [judge.holds(r, element, seen) for r in ON_FLOATS if r is not QUOTIENT]
    assert (judge.holds(QUOTIENT, element, seen) == np.logical_and.reduce(parts)).all()


# ---- conditions on operands, and conduct ----


def test_conditions() -> None:
    """Where operands are within the domain: B = 0, MIN / -1 and float zeros, and nothing else, are not."""
    nonzero, overflow = SPEC.requirements["E_DIV_INT_CONSTR_B_0030"], SPEC.requirements["V_DIV_INT_OVERFLOW_0010"]
    for name in INTEGERS:
        element = SPEC.types[name]
        A, B = (x.ravel() for x in np.meshgrid(lattice(element), lattice(element)))
        assert (judge.condition(nonzero, element, A, B) == (B != 0)).all()
        if element.signed:
            met = judge.condition(overflow, element, A, B)
            assert [(int(a), int(b)) for a, b in zip(A[~met], B[~met], strict=True)] == [(element.minimum, -1)]
    for name in FLOATS:
        element = SPEC.types[name]
        A, B = (x.ravel() for x in np.meshgrid(lattice(element), lattice(element)))
        met = judge.condition(SPEC.requirements["V_DIV_FLOAT_NONZERO_0010"], element, A, B)
        assert (met == np.array([float(b) != 0 for b in B])).all()
        assert met.any() and not met.all()
    real = SPEC.types["real"]
    A, B = (array_of(x, real) for x in ([1, 0, 0], [0, 0, Fraction(1, 9)]))
    assert judge.condition(SPEC.requirements["E_DIV_REAL_CONSTR_B_0020"], real, A, B).tolist() == [False, False, True]


def ends(ended: bool, number: int) -> dict[Symbol, Any]:
    """How a call ended."""
    return {conduct.ended: ended, conduct.signal: number}


def says(in_domain: bool, answered: bool, reported: bool) -> dict[Symbol, Any]:
    """What a call said of its operands."""
    return {conduct.in_domain: in_domain, conduct.answered: answered, conduct.reported: reported}


def lies(*addresses: int) -> dict[Symbol, Any]:
    """Where an operand and C lie."""
    return dict(zip((conduct.X_start, conduct.X_end, conduct.C_start, conduct.C_end), addresses, strict=True))


def leaves(*digests: int) -> dict[Symbol, Any]:
    """What the operands are before and after: A, then B."""
    return dict(zip((conduct.A_before, conduct.A_after, conduct.B_before, conduct.B_after), digests, strict=True))


BIG = 2**64 - 1
CONDUCT: list[tuple[str, dict[Symbol, Any], bool]] = [
    ("V_DIV_NO_CRASH_0010", ends(True, 0), True),
    ("V_DIV_NO_CRASH_0010", ends(True, 8), False),
    ("V_DIV_NO_CRASH_0010", ends(False, 0), False),
    ("V_DIV_ANSWER_0010", says(True, True, False), True),
    ("V_DIV_ANSWER_0010", says(True, False, True), False),
    ("V_DIV_ANSWER_0010", says(True, True, True), False),
    ("V_DIV_ANSWER_0010", says(False, False, True), True),
    ("V_DIV_OUTSIDE_DOMAIN_0010", says(False, False, True), True),
    ("V_DIV_OUTSIDE_DOMAIN_0010", says(False, True, False), False),
    ("V_DIV_OUTSIDE_DOMAIN_0010", says(False, False, False), False),
    ("V_DIV_DETERMINISM_0010", {conduct.C_first: BIG, conduct.C_again: BIG}, True),
    ("V_DIV_DETERMINISM_0010", {conduct.C_first: BIG, conduct.C_again: BIG - 1}, False),
    ("V_DIV_NO_ALIASING_0010", lies(10, 20, 20, 30), True),
    ("V_DIV_NO_ALIASING_0010", lies(10, 20, 0, 10), True),
    ("V_DIV_NO_ALIASING_0010", lies(10, 20, 19, 29), False),
    ("V_DIV_NO_ALIASING_0010", lies(10, 20, 5, 11), False),
    ("V_DIV_NO_ALIASING_0010", lies(2**63, 2**63 + 4, 2**63 + 4, 2**63 + 8), True),
    ("V_DIV_INPUTS_UNTOUCHED_0010", leaves(BIG, BIG, 5, 5), True),
    ("V_DIV_INPUTS_UNTOUCHED_0010", leaves(BIG, BIG - 1, 5, 5), False),
    ("V_DIV_INPUTS_UNTOUCHED_0010", leaves(1, 1, 5, 6), False),
]


@pytest.mark.parametrize(("identifier", "seen", "fine"), CONDUCT, ids=[f"{i}-{k}" for k, (i, *_) in enumerate(CONDUCT)])
def test_conduct(identifier: str, seen: dict[Symbol, Any], fine: bool) -> None:
    """One observation and what the relation says of it; numbers of 64 bits are compared exactly."""
    assert judge.conduct(SPEC.requirements[identifier], seen) is fine


def test_every_conduct_requirement_is_tried() -> None:
    """Each both ways."""
    tried = {(identifier, fine) for identifier, _, fine in CONDUCT}
    assert tried == {(r.id, fine) for r in SPEC.requirements.values() if r.kind == "conduct" for fine in (True, False)}


# ---- the fast path ----


@pytest.mark.parametrize("name", ["float16", "bfloat16"])
def test_the_fast_path_of_floats(name: str) -> None:
    """64-bit integers and limited shifts say what Python's own integers and unlimited ones say, of garbage too."""
    element = SPEC.types[name]
    form = element.form
    assert form is not None
    random = np.random.default_rng(7)
    A, B = numbers(element, 1500, 4)
    with np.errstate(all="ignore"):
        near = (A.astype(np.float32) / B.astype(np.float32)).astype(A.dtype).view(np.uint16)
    near = near + random.integers(-2, 3, near.size).astype(np.uint16)
    C = np.where(random.integers(0, 2, near.size) == 0, near, random.integers(0, 1 << 16, near.size, dtype=np.uint16))
    C = C.astype(np.uint16).view(A.dtype)
    fast = judge.observe(A, B, C, element)
    assert all(value.dtype != np.dtype(object) for value in fast.values())
    sure = ieee754.observe(*(np.array(same_bits(x), dtype=object) for x in (A, B, C)), form)
    counts = []
    for requirement in ON_FLOATS:
        applies = judge.domain(requirement, element, sure)
        assert (judge.domain(requirement, element, fast) == applies).all()
        fine = judge.holds(requirement, element, sure)
        assert (judge.holds(requirement, element, fast) == fine).all()
        counts.append((int((applies & fine).sum()), int((applies & ~fine).sum())))
    assert all(right and wrong for right, wrong in counts), "every relation was put to the test, both ways"


@pytest.mark.parametrize("name", ["float32", "float64"])
def test_limited_shifts(name: str) -> None:
    """The reach of the judge changes no verdict, however far apart the exponents are."""
    element = SPEC.types[name]
    form = element.form
    assert form is not None
    A, B = numbers(element, 300, 6)
    with np.errstate(all="ignore"):
        C = np.where(np.arange(A.size) % 3 == 0, A, np.where(np.arange(A.size) % 3 == 1, A / B, np.nextafter(A / B, 0)))
    C = C.astype(A.dtype)
    sure = ieee754.observe(*(np.array(same_bits(x), dtype=object) for x in (A, B, C)), form)
    fast = judge.observe(A, B, C, element)
    for requirement in ON_FLOATS:
        for question in (judge.domain, judge.holds):
            assert (question(requirement, element, fast) == question(requirement, element, sure)).all()


@pytest.mark.parametrize("name", INTEGERS)
def test_the_fast_path_of_integers(name: str) -> None:
    """Whatever the path: the verdicts are those of Python's own integers, of garbage too."""
    element = SPEC.types[name]
    random = np.random.default_rng(8)
    A, B, C = (random.permutation(np.resize(lattice(element), 3000)) for _ in "ABC")
    with np.errstate(all="ignore"):
        C[::2] = np.floor_divide(A, np.where(B == 0, 1, B).astype(B.dtype))[::2]
    a, b, c = (np.array([int(v) for v in x], dtype=object) for x in (A, B, C))
    sure, fast = {integer.A: a, integer.B: b, integer.C: c}, judge.observe(A, B, C, element)
    assert (fast[integer.A].dtype == np.dtype(object)) is (element.width == 64 or name == "uint32")
    for requirement in ON_INTEGERS:
        for question in (judge.domain, judge.holds):
            verdicts = question(requirement, element, sure)
            assert (question(requirement, element, fast) == verdicts).all()
            assert verdicts.any() and not verdicts.all()


# ---- the bound that the fast path rests on ----

x, y, z = symbols("x y z", integer=True)
PIECES: list[tuple[Any, tuple[Symbol, ...]]] = [
    (part, tuple(sorted(part.free_symbols, key=str)))
    for statement in [
        integer.truncated_quotient.statement,
        integer.floored_quotient.statement,
        integer.representable_quotient.statement,
        integer.zero_numerator.statement,
        ieee754.quotient.statement.subs(ieee754.parameter_values(SPEC.types["float16"].form)),  # type: ignore[arg-type]
        ieee754.encoding.statement.subs(ieee754.parameter_values(SPEC.types["float16"].form)),  # type: ignore[arg-type]
    ]
    for part in sorted(set(preorder_traversal(statement)), key=str)
    if isinstance(part, Expr) and not isinstance(part, BooleanAtom) and part.free_symbols and not part.is_Boolean
    if all(symbol.is_integer for symbol in part.free_symbols)
] + [(expression, (x, y, z)) for expression in (x * y - z**3, abs(x - y) * z + 7, Mod(x, 5) - y * z, -x * -y - z - 1)]


@settings(max_examples=60, deadline=None, database=None, derandomize=True)
@given(st.data(), st.integers(1, 130))
def test_magnitude_is_a_bound(data: st.DataObject, bits: int) -> None:
    """No value within the bounds makes any part of a relation larger than `magnitude` says, edges included."""
    limit = (1 << bits) - 1
    for part, variables in PIECES:
        bounds = {symbol: Integer(limit) for symbol in variables}
        number = st.one_of(st.integers(-limit, limit), st.sampled_from((limit, -limit, 0, 1, -1)))
        values = data.draw(st.tuples(*(number for _ in variables)))
        assert abs(_function(part, variables)(*values)) <= int(judge.magnitude(part, bounds)), part


_functions: dict[tuple[Any, tuple[Symbol, ...]], Any] = {}


def _function(part: Any, variables: tuple[Symbol, ...]) -> Any:
    if (part, variables) not in _functions:
        _functions[part, variables] = lambdify(variables, part, "math")
    return _functions[part, variables]


def test_magnitude_of_a_statement_covers_its_parts() -> None:
    """What is said of a whole relation is said of every intermediate value in it."""
    bounds: dict[Symbol, Expr] = {symbol: Integer(1 << 31) for symbol in (integer.A, integer.B, integer.C)}
    bounds[integer.MAX] = Integer((1 << 31) - 1)
    for relation in (integer.truncated_quotient, integer.floored_quotient, integer.representable_quotient):
        total = judge.magnitude(relation.statement, bounds)
        for part in preorder_traversal(relation.statement):
            assert judge.magnitude(part, bounds) <= total
    assert judge.magnitude(integer.truncated_quotient.statement, bounds) >= (1 << 62) + (1 << 31)


def test_magnitude_knows_what_it_does_not_know() -> None:
    """An operation that nobody thought of is an error, and no bound."""
    with pytest.raises(TypeError, match="sin"):
        judge.magnitude(sin(x), {x: Integer(3)})
    with pytest.raises(TypeError):
        judge.magnitude(x / 2, {x: Integer(3)})
    with pytest.raises(KeyError):
        judge.magnitude(x + y, {x: Integer(3)})


# ---- repeated triples ----


def test_of_many_wrong_integers_the_smallest_is_looked_at() -> None:
    A, B = np.full(100_000, 1 << 30, np.int32), np.full(100_000, -12345, np.int32)
    A[77_777], B[77_777] = 1, -2
    few = _few(A, B, 256)
    assert 77_777 in few
    assert few.size <= 512


def test_of_few_wrong_elements_all_are_looked_at() -> None:
    A = np.arange(1, 101, dtype=np.float32)
    assert _few(A, A, 256).tolist() == list(range(100))

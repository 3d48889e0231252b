"""The oracle is exact where floats round or integers overflow, on its fast path too."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from tests.gate.support.oracle import FLOORED, ON_FLOATS, QUOTIENT, TRUNCATED, accepts, numbers
from tests.gate.support.plans import FLOATS, INTEGERS, SPEC, patterns
from vinculum.gate.cases.values.special_values import all_values, array_of, special_values
from vinculum.gate.oracle import relations
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.trial.index_attribution import candidate_indices
from vinculum_spec.relations import ieee754
from vinculum_spec.schema import Requirement

CONDITIONS = ("E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010")

# ---- what is put to the relations ----


@pytest.mark.parametrize("name", FLOATS)
def test_patterns_of_floats(name: str) -> None:
    """Bit patterns with NaN payloads and signs of zero are integers that do not wrap."""
    element = SPEC.types[name]
    values = special_values(element)
    observed = relations.patterns(values, element)
    assert [int(x) for x in observed] == patterns(values)
    assert observed.dtype == (np.dtype(np.int64) if element.width == 16 else np.dtype(object))


@pytest.mark.parametrize("name", INTEGERS)
def test_patterns_of_integers(name: str) -> None:
    """The integers themselves, of any width and sign; a product of two does not wrap."""
    element = SPEC.types[name]
    edges = array_of([element.minimum, 0, 1, element.maximum], element)
    observed = relations.patterns(edges, element)
    assert [int(x) for x in observed] == [element.minimum, 0, 1, element.maximum]
    assert int(observed[3] * observed[3]) == element.maximum**2
    assert int(observed[0] * observed[0]) == element.minimum**2


def test_reals_are_evaluated_exactly() -> None:
    """Reals are evaluated as exact rationals."""
    element, reals = SPEC.types["real"], array_of([Fraction(1, 3)], SPEC.types["real"])
    assert relations.patterns(reals, element) is reals
    third = SPEC.requirements["E_DIV_REAL_FUNC_0010"]
    quotients = [Fraction(1, 3), Fraction(1, 3) + Fraction(1, 10**60), 0, -(10**40)]
    assert accepts(third, "real", [1, 1, 0, 10**40], [3, 3, 7, -1], quotients) == [True, False, True, True]


# ---- integers ----


@pytest.mark.parametrize("name", INTEGERS)
def test_extreme_integer_quotients_are_unique(name: str) -> None:
    """Of an extreme quotient and its neighbours one is right, by either rounding."""
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
def test_wrapped_products_are_no_quotients(name: str, requirement: Requirement) -> None:
    """C with B*C = A modulo 2^width or 2^64 is no quotient: a product must not overflow."""
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
    """For every pair of 8-bit integers and C near or far, exactly the right C is accepted."""
    element = SPEC.types[name]
    values = [int(x) for x in all_values(element)]
    A, B = (x.ravel() for x in np.meshgrid(values, values))
    fits = (B != 0) & ~((A == element.minimum) & (B == -1))
    A, B = A[fits], B[fits]
    floor = A // B
    truncated = np.where((A % B != 0) & ((A < 0) != (B < 0)), floor + 1, floor)
    dtype = element_dtype(name)
    for requirement, quotient in ((TRUNCATED, truncated), (FLOORED, floor)):
        for distance in (0, 1, -1, 2, -2, 64, -64, 128):
            C = (quotient + distance).astype(dtype)
            observed = relations.observe(A.astype(dtype), B.astype(dtype), C, element)
            assert (relations.holds(requirement, element, observed) == (C == quotient)).all()


def test_integers_that_are_equal_as_doubles_are_distinguished() -> None:
    """Neighbours that are equal as doubles get different verdicts."""
    big = (1 << 62) + 1
    assert accepts(TRUNCATED, "int64", [big] * 3, [1] * 3, [big - 1, big, big + 1]) == [False, True, False]
    assert accepts(TRUNCATED, "uint64", [2**64 - 1] * 2, [1] * 2, [2**64 - 1, 2**64 - 2]) == [True, False]


# ---- floats ----


@pytest.mark.parametrize("name", FLOATS)
def test_one_ulp_off(name: str) -> None:
    """The processor's quotient is accepted bit by bit; its neighbours are rejected."""
    element = SPEC.types[name]
    A, B = numbers(element, 3000)
    with np.errstate(all="ignore"):
        C = A / B
        assert relations.holds(QUOTIENT, element, relations.observe(A, B, C, element)).all()
        regular = ~np.isnan(C)
        for towards in (np.inf, -np.inf):
            other = np.nextafter(C, C.dtype.type(towards))
            moved = regular & (other != C)
            fine = relations.holds(QUOTIENT, element, relations.observe(A, B, other, element))
            assert moved.sum() > 2000
            assert not fine[moved].any()
        assert not relations.holds(QUOTIENT, element, relations.observe(A, B, -C, element))[regular].any()


@pytest.mark.parametrize("name", ["float16", "bfloat16"])
def test_exactly_one_pattern(name: str) -> None:
    """Of all 65536 patterns only the quotient is accepted or, where NaN is due, all NaNs."""
    element = SPEC.types[name]
    every = all_values(element)
    nans = np.array([np.isnan(float(value)) for value in every])
    A, B = numbers(element, 30, 2)
    special = np.random.default_rng(9).choice(np.arange(30, A.size), 30, replace=False)
    selected = np.concatenate([np.arange(30), special])
    with np.errstate(all="ignore"):
        for a, b, c in zip(A[selected], B[selected], (A / B)[selected], strict=True):
            observed = relations.observe(np.full(every.size, a), np.full(every.size, b), every, element)
            right = nans if np.isnan(float(c)) else every.view(np.uint16) == np.asarray(c).view(np.uint16)
            assert (relations.holds(QUOTIENT, element, observed) == right).all()


@pytest.mark.parametrize("name", FLOATS)
def test_any_nan(name: str) -> None:
    """Where NaN is due, every NaN is right, and no number or infinity is."""
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
    """Ties go to the even neighbour, at both ends of the range; the sign of zero counts."""
    form = SPEC.types[name].form
    assert form is not None
    sign, infinity = 1 << (form.width - 1), ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    two, half = (form.emax + 1) << (form.p - 1), (form.emax - 1) << (form.p - 1)
    for numerator, even, odd in ((1, 0, 1), (3, 2, 1), (5, 2, 3)):
        for s in (0, sign):
            candidates = [even + s, odd + s, even + (sign - s), infinity]
            assert accepts(QUOTIENT, name, [numerator] * 4, [two + s] * 4, candidates) == [True, False, False, False]
    largest = infinity - 1
    candidates = [infinity, largest, sign + infinity]
    assert accepts(QUOTIENT, name, [largest] * 3, [half] * 3, candidates) == [True, False, False]


@pytest.mark.parametrize("name", FLOATS)
def test_no_violation_outside_the_domain(name: str) -> None:
    """`violations` is a subset of `domain`, and `holds` its complement, for every value relation."""
    element = SPEC.types[name]
    A, B = numbers(element, 500)
    C = np.random.default_rng(5).permutation(A)
    observed = relations.observe(A, B, C, element)
    for requirement in ON_FLOATS:
        applies, fine = (
            relations.domain(requirement, element, observed),
            relations.holds(requirement, element, observed),
        )
        violating = relations.violations(requirement, element, observed, applies)
        assert applies.shape == fine.shape == violating.shape == A.shape
        assert applies.any()
        assert bool(applies.all()) is (requirement is QUOTIENT)
        assert (violating == (applies & ~fine)).all()
        assert violating.any() and (fine | applies).all()
        nowhere = np.zeros(A.size, dtype=bool)
        assert not relations.violations(requirement, element, observed, nowhere).any()
        every_other = applies & (np.arange(A.size) % 2 == 0)
        assert (relations.violations(requirement, element, observed, every_other) == (violating & every_other)).all()


@pytest.mark.parametrize("name", FLOATS)
def test_composite_requirement_equals_its_parts(name: str) -> None:
    """E_DIV_FLOAT_FUNC_0010 accepts what all the single requirements accept together."""
    element = SPEC.types[name]
    A, B = numbers(element, 300)
    with np.errstate(all="ignore"):
        C = np.where(np.arange(A.size) % 2 == 0, A / B, np.roll(A, 1)).astype(A.dtype)
    observed = relations.observe(A, B, C, element)
    parts = [relations.holds(r, element, observed) for r in ON_FLOATS if r is not QUOTIENT]
    assert (relations.holds(QUOTIENT, element, observed) == np.logical_and.reduce(parts)).all()


# ---- conditions on operands ----


@pytest.mark.parametrize("name", [name for name in INTEGERS if SPEC.types[name].signed])
def test_conditions_on_integers(name: str) -> None:
    """E_DIV_INT_CONSTR_B_0030 depends on B alone; V_DIV_INT_OVERFLOW_0010 excludes A = MIN with B = -1."""
    element = SPEC.types[name]
    low = element.minimum
    pairs = [(low, -1), (-1, low), (low, 1), (low, 0), (-1, -1), (0, 0), (0, -1), (1, low)]
    A, B = (array_of(list(x), element) for x in zip(*pairs, strict=True))
    satisfied = {i: relations.condition(SPEC.requirements[i], element, A, B).tolist() for i in CONDITIONS}
    assert satisfied == {
        "E_DIV_INT_CONSTR_B_0030": [b != 0 for _, b in pairs],
        "V_DIV_INT_OVERFLOW_0010": [pair != (low, -1) for pair in pairs],
    }


@pytest.mark.parametrize("name", FLOATS)
def test_conditions_on_floats(name: str) -> None:
    """V_DIV_FLOAT_NONZERO_0010 depends on B alone, and excludes both zeros."""
    element = SPEC.types[name]
    values = special_values(element)
    A, B = np.repeat(values, values.size), np.tile(values, values.size)
    with np.errstate(invalid="ignore"):
        nonzero = B != 0
    assert (relations.condition(SPEC.requirements["V_DIV_FLOAT_NONZERO_0010"], element, A, B) == nonzero).all()


@pytest.mark.parametrize("name", FLOATS)
def test_shifts_are_limited_as_proved(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit is 2p + 2, which the claim FLOAT_SHIFTS_CUT_OFF proves."""
    element, cut_off = SPEC.types[name], list[int]()
    assert element.form is not None
    monkeypatch.setattr(ieee754, "observe", lambda *_, reach: cut_off.append(reach))
    relations.observe(*[special_values(element)[:3]] * 3, element)
    assert cut_off == [2 * element.form.p + 2]


# ---- repeated triples ----


def test_smallest_of_many_wrong_integers_is_a_candidate() -> None:
    A, B = np.full(100_000, 1 << 30, np.int32), np.full(100_000, -12345, np.int32)
    A[77_777], B[77_777] = 1, -2
    candidates = candidate_indices(A, B, 256)
    assert 77_777 in candidates
    assert candidates.size <= 512


def test_all_of_few_wrong_elements_are_candidates() -> None:
    A = np.arange(1, 101, dtype=np.float32)
    assert candidate_indices(A, A, 256).tolist() == list(range(100))

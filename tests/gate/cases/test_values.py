"""Values of cases: hard ones are as hard as they claim to be."""

import math
from fractions import Fraction

import numpy as np
import pytest

from tests.gate.support.plans import FLOATS, INTEGERS, SPEC, exact_magnitudes, form_of, patterns, random
from vinculum.gate.cases.values import hard_to_round, special_values
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum_spec.relations import ieee754

# ---- special values ----


@pytest.mark.parametrize("name", FLOATS)
def test_lattice_of_floats(name: str) -> None:
    """Both zeros, subnormals, the smallest normal, one and its neighbours, infinities, NaNs of both kinds."""
    form, values = form_of(name), set(patterns(special_values.special_values(SPEC.types[name])))
    sign, top = 1 << (form.width - 1), 1 << (form.p - 1)
    infinity = ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    one = form.emax << (form.p - 1)
    classes = {
        "zero": {0},
        "smallest and largest subnormal": {1, 2, 3, top - 1, top - 2},
        "smallest normal": {top, top + 1},
        "one and its neighbours": {one - 1, one, one + 1},
        "powers of two": {one + top, one - top},
        "three halves": {one + top // 2},
        "largest": {infinity - 1, infinity - 2},
        "infinity": {infinity},
    }
    for label, members in classes.items():
        assert members | {sign + m for m in members} <= values, label
    nans = {m for m in values if m % sign > infinity}
    quiet = {m for m in nans if m & (top >> 1)}
    assert quiet and nans - quiet, "quiet ones and signalling ones"
    assert {m >> (form.width - 1) for m in quiet} == {0, 1}
    assert len({m % top for m in nans}) > 2, "several payloads"
    assert len(values) == special_values.special_values(SPEC.types[name]).size, "none of them twice"


@pytest.mark.parametrize("name", INTEGERS)
def test_lattice_of_integers(name: str) -> None:
    """Both ends and their neighbours, 0, 1, -1, and both sides of every power of two: 2^24 and 2^53 too."""
    element = SPEC.types[name]
    values = [int(x) for x in special_values.special_values(element)]
    edges = {element.minimum, element.minimum + 1, element.maximum - 1, element.maximum, 0, 1, 2, 3}
    edges |= {-1, -2, -3} if element.signed else set()
    for k in range(1, element.width - element.signed):
        edges |= {(1 << k) - 1, 1 << k, (1 << k) + 1}
        edges |= {-(1 << k) - 1, -(1 << k), 1 - (1 << k)} if element.signed else set()
    assert {x for x in edges if element.minimum <= x <= element.maximum} <= set(values)
    assert len(set(values)) == len(values)


def test_lattice_of_reals() -> None:
    """Zero, both signs, whole numbers and fractions, the very small and the very large."""
    values = set(special_values.special_values(SPEC.types["real"]))
    assert {Fraction(0), Fraction(1), Fraction(-1), Fraction(1, 3)} <= values
    assert min(abs(x) for x in values if x) < Fraction(1, 10**30)
    assert max(values) > 10**30 and min(values) < -(10**30)


@pytest.mark.parametrize("name", SPEC.types)
def test_cross_has_every_pair(name: str) -> None:
    """All pairs of values, each value with itself included."""
    lattice = special_values.special_values(SPEC.types[name])[:9]
    A, B = special_values.cross(lattice)
    keys = [x if name == "real" else x.tobytes() for x in lattice]
    pairs = {tuple(x if name == "real" else x.tobytes() for x in pair) for pair in zip(A, B, strict=True)}
    assert A.size == B.size == 81
    assert pairs == {(a, b) for a in keys for b in keys}


@pytest.mark.parametrize("name", [name for name, element in SPEC.types.items() if element.width in (8, 16)])
def test_all_values_of_a_small_type(name: str) -> None:
    """Each value occurs exactly once."""
    element = SPEC.types[name]
    every = special_values.all_values(element)
    assert every.dtype == element_dtype(name)
    assert sorted(patterns(every)) == list(range(1 << element.width))


@pytest.mark.parametrize("name", FLOATS)
def test_encoded_patterns_decode_to_the_same_number(name: str) -> None:
    """The specification decodes an encoded pattern to the same number."""
    form = form_of(name)
    top = 1 << (form.p - 1)
    normal = [(top, form.q_min), (top + 1, -form.p), (2 * top - 1, form.q_max)]
    for m, e in [(0, form.q_min), (1, form.q_min), (top - 1, form.q_min), *normal]:
        for s in (0, 1):
            assert ieee754.decode(special_values.encode(s, m, e, form), form) == (s, m, e, False, False)
    assert [float(x) for x in special_values.ones(3, SPEC.types[name])] == [1.0] * 3


@pytest.mark.parametrize("name", SPEC.types)
def test_interior_quotients_are_small_large_and_near_one(name: str) -> None:
    """As many values of the type as requested; quotients are small, large, and on both sides of one."""
    element = SPEC.types[name]
    A, B = special_values.interior(element, 400, random())
    assert A.size == B.size == 400
    assert A.dtype == B.dtype == element_dtype(name)
    if element.kind == "float":
        regular = [math.isfinite(float(a)) and 0 < abs(float(b)) < math.inf for a, b in zip(A, B, strict=True)]
        quotients = exact_magnitudes(A[regular], B[regular])
        near_one = sum(Fraction(1, 64) < q < 64 for q in quotients)
        assert near_one > 100
        assert max(quotients) > 1 << 10 and min(q for q in quotients if q) < Fraction(1, 1 << 10)
    elif element.kind == "int":
        quotients = [abs(Fraction(int(a), int(b))) for a, b in zip(A, B, strict=True) if b]
        assert sum(q >= 1 for q in quotients) > 150
        assert max(quotients) > 1 << (element.width // 2)
        assert len({(a < 0, b < 0) for a, b in zip(A, B, strict=True)}) == (4 if element.signed else 1)


# ---- hard quotients ----


@pytest.mark.parametrize("name", ["bfloat16", "float16"])
def test_hardest_to_round(name: str) -> None:
    """Enumeration and search over all significand pairs agree; about half of 2^p pairs, none twice."""
    form = form_of(name)
    low, high = 1 << (form.p - 1), 1 << form.p
    searched = [pair for m_b in range(low + 1, high, 2) for pair in hard_to_round.hardest_to_round(form, m_b)]
    m_a, m_b = (x.ravel() for x in np.meshgrid(np.arange(low, high), np.arange(low + 1, high, 2), indexing="ij"))
    scaled = m_a << np.where(m_a >= m_b, form.p, form.p + 1)
    quotient, rest = np.divmod(scaled, m_b)
    below, above = (rest == 1) & (quotient % 2 == 1), (rest == m_b - 1) & (quotient % 2 == 0)
    assert not ((rest == 0) & (quotient % 2 == 1) & (quotient > high)).any(), (
        "there are no ties: 1 is the least distance"
    )
    nearest = below | above
    assert set(searched) == set(zip(m_a[nearest].tolist(), m_b[nearest].tolist(), strict=True))
    assert len(set(searched)) == len(searched)
    assert 1 << (form.p - 2) < len(searched) < 1 << (form.p - 1)


@pytest.mark.parametrize("name", FLOATS)
def test_hard_normal(name: str) -> None:
    """Normal quotients are as near to a midpoint as possible, with both signs and many sizes.

    Divisors are anywhere, at both ends of the range often, and some are subnormal.
    """
    form = form_of(name)
    A, B = hard_to_round.hard_normal(SPEC.types[name], 300, random())
    assert A.size > 60
    fields = (B.view(f"u{B.itemsize}").astype(np.int64) & ((1 << (form.width - 1)) - 1)) >> (form.p - 1)
    significands = B.view(f"u{B.itemsize}").astype(np.int64) & ((1 << (form.p - 1)) - 1)
    bits = [int(m).bit_length() if field == 0 else form.p for m, field in zip(significands, fields, strict=True)]
    last = form.q_max - form.q_min + 1
    for field in (1, 2, last - 1, last):
        assert (fields == field).sum() >= A.size // 60
    assert min(12, last) < len({*fields.tolist()}) and len({n for n in bits if n < form.p}) >= min(5, form.p - 2)
    distances, subnormal = [], 0
    for q in exact_magnitudes(A, B):
        exponent = math.floor(math.log2(q.numerator) - math.log2(q.denominator))
        exponent += (q >= Fraction(2) ** (exponent + 1)) - (q < Fraction(2) ** exponent)
        assert exponent <= form.emax
        subnormal += exponent < 1 - form.emax
        quanta = q / Fraction(2) ** (exponent - form.p + 1)
        distances.append(abs(quanta - math.floor(quanta) - Fraction(1, 2)))
    assert all(0 < distance <= Fraction(1, 1 << n) for distance, n in zip(distances, bits, strict=True))
    assert subnormal <= A.size // 100
    signs = {(math.copysign(1, float(a)), math.copysign(1, float(b))) for a, b in zip(A, B, strict=True)}
    assert len(signs) == 4
    assert len({float(b) for b in np.abs(B.astype(np.float64))}) > 20


@pytest.mark.parametrize("name", FLOATS)
def test_subnormal_ties(name: str) -> None:
    """Many quotients are exact midpoints, rounded up as often as down; others are next to one."""
    form = form_of(name)
    A, B = hard_to_round.subnormal_ties(SPEC.types[name], 500, random())
    quanta = [q / Fraction(2) ** form.q_min for q in exact_magnitudes(A, B)]
    assert all(0 < q < 1 << (form.p - 1) for q in quanta), "the quotients are subnormal"
    ties = [q for q in quanta if q.denominator == 2]
    assert len(ties) > 100 and len(set(ties)) > 10
    for parity in (0, 1):
        assert sum(math.floor(q) % 2 == parity for q in ties) > 20
    near = [abs(q - math.floor(q) - Fraction(1, 2)) for q in quanta]
    assert any(0 < d < Fraction(1, 1 << (form.p - 2)) for d in near)


@pytest.mark.parametrize("name", FLOATS)
def test_range_edges(name: str) -> None:
    """Quotients lie on either side of the three edges; one more ulp would cross them."""
    form = form_of(name)
    A, B = hard_to_round.range_edges(SPEC.types[name], 50, random())
    quotients = exact_magnitudes(A, B)
    edges = {
        "overflow": Fraction(2) ** (form.q_max - 1) * ((1 << (form.p + 1)) - 1),
        "smallest normal": Fraction(2) ** (form.q_min + form.p - 1),
        "half of the smallest subnormal": Fraction(2) ** (form.q_min - 1),
    }
    for label, edge in edges.items():
        relative = [q / edge - 1 for q in quotients]
        below, above = max(r for r in relative if r < 0), min(r for r in relative if r > 0)
        assert -Fraction(5, 4 << form.p) < below and above < Fraction(5, 4 << form.p), label
    assert any(q == edges["smallest normal"] for q in quotients)
    assert any(q == edges["half of the smallest subnormal"] for q in quotients), "a tie between zero and a number"
    largest, beyond = Fraction(2) ** form.q_max * ((1 << form.p) - 1), Fraction(2) ** (form.emax + 1)
    assert not any(largest < q < beyond for q in quotients), "no quotient of two numbers lies there"
    assert largest in quotients and beyond in quotients


@pytest.mark.parametrize("name", INTEGERS)
def test_near_multiples_are_just_below_at_and_above(name: str) -> None:
    """Just below, at and above a multiple of the divisor, for all signs, beyond exact floats."""
    element = SPEC.types[name]
    A, B = hard_to_round.near_multiples(element, 200, random())
    pairs = [(int(a), int(b)) for a, b in zip(A, B, strict=True)]
    assert all(b and min(abs(a) % abs(b), -abs(a) % abs(b)) <= 1 for a, b in pairs)
    rests = [(abs(a) + 1) % abs(b) if abs(b) > 2 else -1 for a, b in pairs]
    assert min(rests.count(0), rests.count(1), rests.count(2)) > 20
    signs = {(a < 0, b < 0) for a, b in pairs}
    assert len(signs) == (4 if element.signed else 1)
    for bits, route in ((24, np.float32), (53, np.float64)):
        if element.width > bits:
            assert any(abs(a) > 1 << bits and int(route(a) / route(b)) != int(Fraction(a, b)) for a, b in pairs)


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float32", "float64"])
def test_near_ties_among_subnormals(name: str) -> None:
    """Each quotient is subnormal and no tie; a quotient of p bits may be one."""
    element = SPEC.types[name]
    form = element.form
    assert form is not None
    A, B = hard_to_round.near_subnormal_ties(element, 60, random())
    assert A.size > 30
    smallest_subnormal = Fraction(2) ** form.q_min
    for a, b in zip(A, B, strict=True):
        steps = abs(Fraction(float(a)) / Fraction(float(b))) / smallest_subnormal
        assert steps < 1 << (form.p - 1)
        distance = abs(steps - Fraction(2 * int(steps) + 1, 2))
        assert 0 < distance <= steps / (1 << form.p)

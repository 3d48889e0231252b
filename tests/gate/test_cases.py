"""The cases: hard inputs are hard as they claim to be, none is filtered out, and no requirement goes without one."""

import math
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np
import pytest
from sympy import true

from vinculum.gate import judge
from vinculum.gate.cases import every, hard, outside, shapes, values
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.pairs import pairs
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.tails import OF_MATRICES
from vinculum.gate.cases.values import printed
from vinculum.gate.cases.without_remainder import DIFFERENTLY
from vinculum.gate.elements import Memory
from vinculum.gate.layouts import (
    ALONG_AXES,
    FAR_APART,
    FIRST_ROW,
    JOINT,
    LAST_COLUMN,
    LAYOUTS,
    ONE_OF_IT,
    ORDERS,
    STEPS,
    UNWRITABLE,
    WINDOWS,
    ZERO_STRIDES,
    lay_both,
)
from vinculum.gate.sandbox import Sandbox
from vinculum.gate.trial import Trial
from vinculum.gate.verdicts import Status
from vinculum.gate.wire import element_dtype
from vinculum_spec import ieee754, tensor
from vinculum_spec.ieee754 import Format
from vinculum_spec.model import ElementType
from vinculum_spec.registry import specification

Array = np.ndarray[Any, np.dtype[Any]]
SPEC = specification()
FLOATS = [name for name, element in SPEC.types.items() if element.kind == "float"]
INTEGERS = [name for name, element in SPEC.types.items() if element.kind == "int"]
PAIRS = [(profile.name, name) for profile in SPEC.profiles.values() for name in profile.types]
NUMBERS = [pair for pair in PAIRS if pair[1] != "real"]
PROFILES, TYPES = list(SPEC.profiles), list(SPEC.types)
SOME = {("sonnx", "real"), *(pair for pair in PAIRS if (PROFILES.index(pair[0]) + TYPES.index(pair[1])) % 4 == 2)}
SMALL = replace(
    LEVELS["quick"], sample=60, hard=40, lengths=(0, 1, 17), layout_lengths=(7,), positions=(1, 5), large=64, found=0
)


def form_of(name: str) -> Format:
    """The format of a floating-point type."""
    form = SPEC.types[name].form
    assert form is not None
    return form


def plan(profile: str, name: str, seed: int = 0, level: str | None = None) -> Plan:
    """The plan for a profile and a type; a small one unless a level is named."""
    return Plan(SPEC, SPEC.profiles[profile], SPEC.types[name], LEVELS[level] if level else SMALL, seed)


@lru_cache(maxsize=8)
def cases_of(profile: str, name: str) -> tuple[Case, ...]:
    """The cases of the small plan."""
    return tuple(every.cases(plan(profile, name)))


def of_each_plan(pairs: list[tuple[str, str]]) -> pytest.MarkDecorator:
    """Plan by plan, all tests on one before those on the next: its cases are many, and made once.

    Every profile and every type is among those that are not slow.
    """
    of_each = [pytest.param(*pair, marks=[] if pair in SOME else pytest.mark.slow) for pair in pairs]
    return pytest.mark.parametrize(("profile", "name"), of_each, scope="module")


def flat(case: Case) -> tuple[Array, Array]:
    """Its operands as vectors."""
    return case.A.ravel(), case.B.ravel()


def assert_inside(asked: Plan, cases: list[Case]) -> None:
    """Every element of these is within the domain; all are looked at in one go."""
    met = [[x.ravel() for x in np.broadcast_arrays(case.A, case.B)] for case in cases]
    A, B = (np.concatenate(operands) for operands in zip(*met, strict=True))
    outside_of_it = np.flatnonzero(~asked.inside(A, B))
    ends = np.cumsum([a.size for a, _ in met])
    assert not outside_of_it.size, {cases[int(k)].label for k in np.searchsorted(ends, outside_of_it, side="right")}


def random() -> np.random.Generator:
    """The same numbers each time."""
    return np.random.default_rng(11)


def exact(A: Array, B: Array) -> list[Fraction]:
    """The magnitudes of the exact quotients."""
    return [abs(Fraction(float(a)) / Fraction(float(b))) for a, b in zip(A, B, strict=True)]


def patterns(array: Array) -> list[int]:
    """Bit patterns of floats."""
    return [int(x) for x in array.view(f"u{array.dtype.itemsize}")]


# ---- special values ----


@pytest.mark.parametrize("name", FLOATS)
def test_lattice_of_floats(name: str) -> None:
    """Both zeros, subnormals, the smallest normal, one and its neighbours, infinities, NaNs of both kinds."""
    form, found = form_of(name), set(patterns(values.lattice(SPEC.types[name])))
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
        assert members | {sign + m for m in members} <= found, label
    nans = {m for m in found if m % sign > infinity}
    quiet = {m for m in nans if m & (top >> 1)}
    assert quiet and nans - quiet, "quiet ones and signalling ones"
    assert {m >> (form.width - 1) for m in quiet} == {0, 1}
    assert len({m % top for m in nans}) > 2, "several payloads"
    assert len(found) == values.lattice(SPEC.types[name]).size, "none of them twice"


@pytest.mark.parametrize("name", INTEGERS)
def test_lattice_of_integers(name: str) -> None:
    """Both ends and their neighbours, zero, one, minus one, and both sides of every power of two: 2^24 and 2^53 too."""
    element = SPEC.types[name]
    found = [int(x) for x in values.lattice(element)]
    edges = {element.minimum, element.minimum + 1, element.maximum - 1, element.maximum, 0, 1, 2, 3}
    edges |= {-1, -2, -3} if element.signed else set()
    for k in range(1, element.width - element.signed):
        edges |= {(1 << k) - 1, 1 << k, (1 << k) + 1}
        edges |= {-(1 << k) - 1, -(1 << k), 1 - (1 << k)} if element.signed else set()
    assert {x for x in edges if element.minimum <= x <= element.maximum} <= set(found)
    assert len(set(found)) == len(found)


def test_lattice_of_reals() -> None:
    """Zero, both signs, whole numbers and fractions, the very small and the very large."""
    found = set(values.lattice(SPEC.types["real"]))
    assert {Fraction(0), Fraction(1), Fraction(-1), Fraction(1, 3)} <= found
    assert min(abs(x) for x in found if x) < Fraction(1, 10**30)
    assert max(found) > 10**30 and min(found) < -(10**30)


@pytest.mark.parametrize("name", SPEC.types)
def test_cross(name: str) -> None:
    """Every value meets every value, itself included."""
    lattice = values.lattice(SPEC.types[name])[:9]
    A, B = values.cross(lattice)
    keys = [x if name == "real" else x.tobytes() for x in lattice]
    met = {tuple(x if name == "real" else x.tobytes() for x in pair) for pair in zip(A, B, strict=True)}
    assert A.size == B.size == 81
    assert met == {(a, b) for a in keys for b in keys}


@pytest.mark.parametrize("name", [name for name, element in SPEC.types.items() if element.width in (8, 16)])
def test_whole(name: str) -> None:
    """All of a small type is all of it."""
    element = SPEC.types[name]
    every = values.whole(element)
    assert every.dtype == element_dtype(name)
    assert sorted(patterns(every)) == list(range(1 << element.width))


@pytest.mark.parametrize("name", FLOATS)
def test_encode(name: str) -> None:
    """A pattern that is put together comes apart again, by the specification's own reading."""
    form = form_of(name)
    top = 1 << (form.p - 1)
    normal = [(top, form.q_min), (top + 1, -form.p), (2 * top - 1, form.q_max)]
    for m, e in [(0, form.q_min), (1, form.q_min), (top - 1, form.q_min), *normal]:
        for s in (0, 1):
            assert ieee754.decode(values.encode(s, m, e, form), form) == (s, m, e, False, False)
    assert [float(x) for x in values.ones(3, SPEC.types[name])] == [1.0] * 3


@pytest.mark.parametrize("name", SPEC.types)
def test_interior(name: str) -> None:
    """As many as asked for, of the type; small quotients and large ones, below one and above it."""
    element = SPEC.types[name]
    A, B = values.interior(element, 400, random())
    assert A.size == B.size == 400
    assert A.dtype == B.dtype == element_dtype(name)
    if element.kind == "float":
        regular = [math.isfinite(float(a)) and 0 < abs(float(b)) < math.inf for a, b in zip(A, B, strict=True)]
        quotients = exact(A[regular], B[regular])
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
    """Enumerated and found by trying all pairs of significands: the same, none twice, about half of 2^p of them."""
    form = form_of(name)
    low, high = 1 << (form.p - 1), 1 << form.p
    found = [pair for m_b in range(low + 1, high, 2) for pair in hard.hardest_to_round(form, m_b)]
    m_a, m_b = (x.ravel() for x in np.meshgrid(np.arange(low, high), np.arange(low + 1, high, 2), indexing="ij"))
    scaled = m_a << np.where(m_a >= m_b, form.p, form.p + 1)
    quotient, rest = np.divmod(scaled, m_b)
    below, above = (rest == 1) & (quotient % 2 == 1), (rest == m_b - 1) & (quotient % 2 == 0)
    assert not ((rest == 0) & (quotient % 2 == 1) & (quotient > high)).any(), (
        "there are no ties: 1 is the least distance"
    )
    nearest = below | above
    assert set(found) == set(zip(m_a[nearest].tolist(), m_b[nearest].tolist(), strict=True))
    assert len(set(found)) == len(found)
    assert 1 << (form.p - 2) < len(found) < 1 << (form.p - 1)


@pytest.mark.parametrize("name", FLOATS)
def test_hard_normal(name: str) -> None:
    """Quotients in the normal range, as near to a midpoint as they can be, relative to a quantum; of both signs and many sizes.

    Divisors are anywhere, at both ends of the range often, and some are subnormal numbers.
    """
    form = form_of(name)
    A, B = hard.hard_normal(SPEC.types[name], 300, random())
    assert A.size > 60
    fields = (B.view(f"u{B.itemsize}").astype(np.int64) & ((1 << (form.width - 1)) - 1)) >> (form.p - 1)
    significands = B.view(f"u{B.itemsize}").astype(np.int64) & ((1 << (form.p - 1)) - 1)
    bits = [int(m).bit_length() if field == 0 else form.p for m, field in zip(significands, fields, strict=True)]
    last = form.q_max - form.q_min + 1
    for field in (1, 2, last - 1, last):
        assert (fields == field).sum() >= A.size // 60
    assert min(12, last) < len({*fields.tolist()}) and len({n for n in bits if n < form.p}) >= min(5, form.p - 2)
    distances, subnormal = [], 0
    for q in exact(A, B):
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
    """Many lie exactly halfway, to be rounded up as often as down; others lie just beside."""
    form = form_of(name)
    A, B = hard.subnormal_ties(SPEC.types[name], 500, random())
    quanta = [q / Fraction(2) ** form.q_min for q in exact(A, B)]
    assert all(0 < q < 1 << (form.p - 1) for q in quanta), "the quotients are subnormal"
    ties = [q for q in quanta if q.denominator == 2]
    assert len(ties) > 100 and len(set(ties)) > 10
    for parity in (0, 1):
        assert sum(math.floor(q) % 2 == parity for q in ties) > 20
    near = [abs(q - math.floor(q) - Fraction(1, 2)) for q in quanta]
    assert any(0 < d < Fraction(1, 1 << (form.p - 2)) for d in near)


@pytest.mark.parametrize("name", FLOATS)
def test_range_edges(name: str) -> None:
    """Quotients on either side of the three edges, so near that one more unit of the last place would cross."""
    form = form_of(name)
    A, B = hard.range_edges(SPEC.types[name], 50, random())
    quotients = exact(A, B)
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
def test_near_multiples(name: str) -> None:
    """Just below, at and above a multiple of the divisor, in every quarter of signs, beyond what a float holds."""
    element = SPEC.types[name]
    A, B = hard.near_multiples(element, 200, random())
    pairs = [(int(a), int(b)) for a, b in zip(A, B, strict=True)]
    assert all(b and min(abs(a) % abs(b), -abs(a) % abs(b)) <= 1 for a, b in pairs)
    rests = [(abs(a) + 1) % abs(b) if abs(b) > 2 else -1 for a, b in pairs]
    assert min(rests.count(0), rests.count(1), rests.count(2)) > 20
    signs = {(a < 0, b < 0) for a, b in pairs}
    assert len(signs) == (4 if element.signed else 1)
    for bits, route in ((24, np.float32), (53, np.float64)):
        if element.width > bits:
            assert any(abs(a) > 1 << bits and int(route(a) / route(b)) != int(Fraction(a, b)) for a, b in pairs)


# ---- operands that tell ----


def results(A: Array, B: Array, element: ElementType) -> list[Any]:
    """The quotients, in the type itself."""
    if element.kind == "int":
        return [int(Fraction(int(a), int(b))) for a, b in zip(A, B, strict=True)]
    return (A / B).tolist()


@pytest.mark.parametrize("name", SPEC.types)
@pytest.mark.parametrize("count", [1, 2, 17, 40, 128])
def test_telling_vectors(name: str, count: int) -> None:
    """Within every domain, and most quotients differ: all of them where the type has room."""
    element = SPEC.types[name]
    A, B = shapes.telling((count,), (count,), element, random())
    assert A.shape == B.shape == (count,)
    assert all(float(b) != 0 for b in B)
    assert element.kind != "int" or not any(
        int(a) == element.minimum and int(b) == -1 for a, b in zip(A, B, strict=True)
    )
    different = len(set(results(A, B, element)))
    assert different == count or (element.width in (8, 16) and different > 0.6 * count)


@pytest.mark.parametrize("name", SPEC.types)
def test_a_mix_up_shows(name: str) -> None:
    """Wherever the divisors, the numerators or the results are moved, most of the results are others."""
    element = SPEC.types[name]
    A, B = plan("sonnx" if name == "real" else "onnx-14", name).telling_pairs(40)
    right = results(A, B, element)
    for shift in (1, 2, 7, 8, 16, 39):
        divisors, numerators = (A, np.roll(B, shift)), (np.roll(A, shift), B)
        for moved in (results(*divisors, element), results(*numerators, element), right[shift:] + right[:shift]):
            assert sum(x != y for x, y in zip(right, moved, strict=True)) > 25


@pytest.mark.parametrize("name", ["float32", "int32", "real"])
def test_telling_matrices(name: str) -> None:
    """Of shapes that broadcast, every element of A meets every element of B with a quotient of its own."""
    element = SPEC.types[name]
    A, B = shapes.telling((3, 1), (1, 4), element, random())
    assert (A.shape, B.shape) == ((3, 1), (1, 4))
    assert len(set(results(np.repeat(A.ravel(), 4), np.tile(B.ravel(), 3), element))) == 12
    for shape in ((), (0,), (2, 0), (1, 1)):
        assert shapes.telling(shape, shape, element, random())[0].shape == shape


@pytest.mark.parametrize(
    ("rule", "a", "b", "axis"),
    [
        ("same", (2, 3), (2, 3), None),
        ("multidirectional", (2, 1, 3), (4, 1), None),
        ("multidirectional", (), (2, 2), None),
        ("limited", (2, 3, 4), (3,), 1),
        ("limited", (2, 3, 4), (1, 1), None),
        ("pdpd", (2, 3, 4), (3, 1), None),
    ],
)
def test_spread(rule: str, a: shapes.Shape, b: shapes.Shape, axis: int | None) -> None:
    """What meets each index of C is what the relation tensor.source_index says, on every axis."""
    axes = tensor.align(rule, a, b, axis)
    assert axes is not None
    shape = tuple(k.b if k.a == 1 else k.a for k in axes)
    for operand, sizes in ((a, tuple(k.a for k in axes)), (b, tuple(k.b for k in axes))):
        numbered = np.arange(int(np.prod(operand, dtype=int)))
        met = shapes.spread(numbered.reshape(operand), shape, sizes).reshape(shape)
        for index in np.ndindex(shape):
            source = np.unravel_index(int(met[index]), sizes)
            for i, j, n in zip(index, source, sizes, strict=True):
                place = {tensor.i: i, tensor.j: int(j), tensor.n: n}
                assert tensor.source_index.statement.subs(place) == true


# ---- the plan ----


def test_some_plans_are_of_every_profile_and_type() -> None:
    """Those that are looked at outside of the weekly run."""
    assert {profile for profile, _ in SOME} == set(PROFILES)
    assert {name for _, name in SOME} == set(TYPES)


def content(case: Case) -> tuple[Any, ...]:
    """All of a case, to the last byte."""
    operands = [
        (x.shape, str(x.dtype), tuple(x.ravel()) if x.dtype == np.dtype(object) else x.tobytes())
        for x in (case.A, case.B)
    ]
    return case.label, *operands, str(case.attributes), case.layout, case.violates, case.repeat, case.hard


@pytest.mark.parametrize(
    ("name", "profile"),
    [
        pytest.param(name, profile, marks=[] if name in ("real", "float64", "int8", "uint64") else pytest.mark.slow)
        for name, profile in {name: profile for profile, name in PAIRS}.items()
    ],
)
def test_same_seed_same_cases(profile: str, name: str) -> None:
    """To the byte; another seed gives other samples, and the same special values and shapes."""
    again, other = ([content(case) for case in every.cases(plan(profile, name, seed))] for seed in (0, 6))
    first = [content(case) for case in cases_of(profile, name)]
    assert first == again
    assert [label for label, *_ in first] == [label for label, *_ in other]
    changed = {x[0] for x, y in zip(first, other, strict=True) if x != y}
    assert {"interior", "large", "vector of every length"} <= changed
    assert "special values, crossed" not in changed


def test_profiles_share_their_cases() -> None:
    """The samples depend on the type, not on the profile: what was judged once need not be judged again."""
    one, two = (
        {label: (A.tobytes(), B.tobytes()) for label, A, B in pairs(plan(p, "int32"))} for p in ("sonnx", "onnx-14")
    )
    assert one == two


@pytest.mark.parametrize("level", ["quick", "standard"])
def test_levels(level: str) -> None:
    """All lengths up to 70 and all pairs of 8-bit types, at every level; Hypothesis is asked at each."""
    assert set(range(71)) <= set(LEVELS[level].lengths)
    assert LEVELS[level].found > 0
    (label, A, B) = next(x for x in pairs(plan("sonnx", "int8", level=level)) if x[0] == "all pairs")
    assert len(set(zip(A.tolist(), B.tolist(), strict=True))) == 1 << 16, label


@pytest.mark.parametrize("example", SPEC.shape_examples, ids=lambda example: example.id)
def test_shape_examples(example: Any) -> None:
    """Every shape that a source prints is tried, under each of its profiles: as accepted, or as to be rejected."""
    for profile in example.profiles:
        name = SPEC.profiles[profile].types[0]
        name = "float32" if name == "real" else name
        found = [
            case
            for case in cases_of(profile, name)
            if (case.A.shape, case.B.shape, dict(case.attributes)) == (example.A, example.B, dict(example.attributes))
        ]
        assert found
        # What is violated of such shapes may be a condition on values, by another case.
        of_shapes = [case.violates is not None and SPEC.requirements[case.violates].kind != "domain" for case in found]
        assert of_shapes == [example.C is None] * len(found)


@pytest.mark.parametrize("example", SPEC.value_examples, ids=lambda example: example.id)
def test_value_examples(example: Any) -> None:
    """Every number that a source prints and that the type has is tried."""
    found = [case for case in cases_of(example.profile, example.type) if case.label == example.id]
    assert len(found) == 1
    assert [float(x) for x in found[0].A.ravel()] == [float(x if "/" not in x else Fraction(x)) for x in example.A]


def test_printed_numbers_are_exact() -> None:
    """A decimal that the type does not have is an error, never rounded."""
    with pytest.raises(ValueError, match="are not all values"):
        printed(("6.1",), SPEC.types["float32"])
    assert printed(("61/10",), SPEC.types["real"]).tolist() == [Fraction(61, 10)]
    assert printed(("6.125", "-3"), SPEC.types["bfloat16"]).tolist() == [6.125, -3.0]


@of_each_plan(PAIRS)
def test_nothing_is_filtered_out(profile: str, name: str) -> None:
    """Operands outside of the domain are cases too: each condition alone, and in vectors; zero by zero as well."""
    asked = plan(profile, name)
    every = [case for case in cases_of(profile, name) if case.violates in {r.id for r in asked.conditions}]
    repeated = {case.violates for case in every if case.B.ndim == 0}  # one divisor for many numerators
    assert repeated == {r.id for r in asked.conditions} or profile == "sonnx"
    cases = [case for case in every if case.A.shape == case.B.shape]
    several = (outside.SEVERAL, outside.LARGE, outside.SAME, outside.REPEATED, outside.COUNTED)
    for requirement in asked.conditions:
        mine = [case for case in cases if case.violates == requirement.id]
        assert any(case.A.size == 1 for case in mine) and any(case.A.size > 1 for case in mine)
        for case in mine:
            broken = {r.id: int((~judge.condition(r, asked.element, *flat(case))).sum()) for r in asked.conditions}
            if case.label == outside.BOTH:
                assert list(broken.values()) == [1, 1]
                continue
            assert broken.pop(requirement.id) == 1 or case.label in several
            assert not any(broken.values())
        assert {case.label for case in mine} >= {outside.ALONE, outside.VECTOR, outside.SEVERAL, outside.LARGE}
        alone = [case for case in mine if case.label == outside.ALONE]
        if requirement.id != "V_DIV_INT_OVERFLOW_0010":
            assert all(float(case.B[0]) == 0 for case in alone)
            assert len({float(case.A[0]) for case in alone}) > 4
        else:
            assert all(
                (int(a), int(b)) == (asked.element.minimum, -1)
                for case in alone
                for a, b in zip(case.A, case.B, strict=True)
            )
    zeros = [[float(b) == 0 for b in case.B] for case in cases if case.A.size == 5 and case.label == outside.VECTOR]
    positions = {zero.index(True) for zero in zeros if any(zero)}
    assert positions == {0, 2, 4} or not asked.conditions


@of_each_plan(PAIRS)
def test_what_is_outside_of_the_domain_is_anywhere(profile: str, name: str) -> None:
    """Once, twice, everywhere; in tensors of any rank, not in order in memory, near the end of large arrays."""
    asked, reals = plan(profile, name), name == "real"
    for requirement in asked.conditions:
        mine = [case for case in cases_of(profile, name) if case.violates == requirement.id]
        places = [
            (case, np.flatnonzero(~judge.condition(requirement, asked.element, *flat(case))))
            for case in mine
            if case.A.shape == case.B.shape
        ]
        several = {found.size for case, found in places if case.label == outside.SEVERAL}
        assert several == {2, 17, 33}
        shapes = {case.A.shape for case in mine if case.label == outside.TENSOR}
        assert shapes == {shape for shape in outside.SHAPES if asked.admitting(shape, shape) is not None}
        layouts = {case.layout for case in mine if case.label == outside.TENSOR}
        assert layouts == {"contiguous", *(() if reals else outside.LAYOUTS)}
        far = {case.A.size - found[-1] for case, found in places if case.label == outside.LARGE}
        assert {1, 2} <= far
    both = {case.violates for case in cases_of(profile, name) if case.label == outside.BOTH}
    report = {i for i in (r.id for r in asked.conditions) if asked.profile.outside[i] == "report"}
    assert both == (report if len(report) > 1 else set())


def test_the_conditions_are_those_of_the_profile() -> None:
    """So that the test before this one does not pass for want of conditions."""
    assert [r.id for r in plan("sonnx", "int32").conditions] == ["E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"]
    assert [r.id for r in plan("onnx-14", "uint8").conditions] == ["E_DIV_INT_CONSTR_B_0030"]
    assert [r.id for r in plan("openvino-1", "float16").conditions] == ["V_DIV_FLOAT_NONZERO_0010"]
    assert [r.id for r in plan("sonnx", "real").conditions] == ["E_DIV_REAL_CONSTR_B_0020"]
    assert not plan("onnx-14", "float32").conditions


@pytest.mark.parametrize("name", FLOATS)
def test_float_zeros_are_within_the_domain(name: str) -> None:
    """Under a profile that defines it, division by both zeros is an ordinary case, of every kind of numerator."""
    case = next(c for c in cases_of("onnx-14", name) if c.label == "special values, crossed")
    assert case.violates is None
    by_zero = [(float(a), math.copysign(1, float(b))) for a, b in zip(case.A, case.B, strict=True) if float(b) == 0]
    for sign in (1.0, -1.0):
        numerators = {a for a, s in by_zero if s == sign}
        assert {0, 1, -1, math.inf, -math.inf} <= numerators
        assert any(math.isnan(a) for a in numerators)


@of_each_plan(PAIRS)
def test_all_other_cases_are_within_the_domain(profile: str, name: str) -> None:
    """A case that violates nothing meets every condition, and its shapes are admitted."""
    asked = plan(profile, name)
    cases = [case for case in cases_of(profile, name) if case.violates is None]
    assert_inside(asked, [case for case in cases if case.A.shape == case.B.shape])
    met = dict[tuple[Any, ...], Case]()
    for case in cases:
        rule = asked.profile.shape.requirement(asked.element.kind, asked.profile.complete(case.attributes))
        met[shapes.rule_of(SPEC, rule), case.A.shape, case.B.shape, case.attributes.get("axis")] = case
    assert len(met) > 50
    for how, case in met.items():
        assert tensor.admits(*how), case


@of_each_plan(NUMBERS)
def test_what_has_zero_strides_repeats(profile: str, name: str) -> None:
    """An operand that the layout is for is smaller in memory than it looks; the other may be so as well."""
    found = [case for case in cases_of(profile, name) if ZERO_STRIDES in case.layout]
    assert {case.A.ndim for case in found} == {1, 2, 3}
    for case in found:
        sides = [part == ZERO_STRIDES for part in case.layout.split(" | ")] * 2
        repeats = [view.size > block.size for view, block in lay_both(case.A, case.B, case.layout)]
        some = case.A.size > 1 and not case.label.startswith("repeated")
        assert not some or any(there and here for there, here in zip(repeats, sides, strict=False))
        assert not any(there and not here for there, here in zip(repeats, sides, strict=False))
    assert any(view.size > block.size for case in found for view, block in lay_both(case.A, case.B, case.layout))
    assert sum(case.label.startswith("special") for case in found) > 20


@of_each_plan(NUMBERS)
def test_special_values_lie_wherever_others_do(profile: str, name: str) -> None:
    """In every layout of tensors, where operands repeat, in shapes of many axes, and in large arrays; within the domain."""
    asked, cases = plan(profile, name), cases_of(profile, name)
    places = {
        f"{case.label}, special values"
        for case in cases
        if case.telling and not case.violates and case.A.size and ZERO_STRIDES not in case.layout
        if not case.label.startswith("shapes") and "of every length" not in case.label and not case.attributes
    }
    special = [case for case in cases if case.label.endswith(", special values")]
    assert places <= {case.label for case in special}
    assert max(case.A.ndim for case in special) >= 4
    assert_inside(asked, [case for case in special if not case.attributes])


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float32", "float64"])
def test_near_ties_among_subnormals(name: str) -> None:
    """Each quotient is subnormal, no tie, and so near to one that a quotient of p bits may be it."""
    element = SPEC.types[name]
    form = element.form
    assert form is not None
    A, B = hard.near_subnormal_ties(element, 60, random())
    assert A.size > 30
    least = Fraction(2) ** form.q_min
    for a, b in zip(A, B, strict=True):
        steps = abs(Fraction(float(a)) / Fraction(float(b))) / least
        assert steps < 1 << (form.p - 1)
        distance = abs(steps - Fraction(2 * int(steps) + 1, 2))
        assert 0 < distance <= steps / (1 << form.p)


@of_each_plan(PAIRS)
def test_pairs_of_every_kind_without_an_axis(profile: str, name: str) -> None:
    """Every two kinds of special values that may meet do so, without an axis."""
    asked = plan(profile, name)
    A, B = values.cross(values.lattice(asked.element))
    inside = asked.inside(A, B)
    met = {
        tuple(int(values.kinds(x.ravel(), asked.element)[0]) for x in (case.A, case.B))
        for case in cases_of(profile, name)
        if case.label == "special values, alone" and case.A.shape == case.B.shape == ()
    }
    kinds = (values.kinds(x[inside], asked.element).tolist() for x in (A, B))
    assert met == set(zip(*kinds, strict=True))


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float32", "float64"])
def test_kinds_of_floats(name: str) -> None:
    dtype, tiny = element_dtype(name), SPEC.types[name].form
    assert tiny is not None
    smallest = 2.0**tiny.q_min
    row = np.array([0, smallest, 1, math.inf, math.nan, -0.0, -smallest, -1, -math.inf], dtype=dtype)
    negative_nan = np.copysign(row[4:5], row[5:6])
    assert values.kinds(np.concatenate([row, negative_nan]), SPEC.types[name]).tolist() == list(range(1, 11))


def test_kinds_of_integers_and_reals() -> None:
    row = np.array([-128, -127, -2, -1, 0, 1, 2, 126, 127], dtype=np.int8)
    assert values.kinds(row, SPEC.types["int8"]).tolist() == [0, 1, 1, 2, 3, 4, 5, 5, 6]
    top = (1 << 64) - 1
    assert values.kinds(np.array([0, 1, 2, top - 1, top], dtype=np.uint64), SPEC.types["uint64"]).tolist() == [
        *(2, 3, 4, 4, 5)
    ]
    reals = values.array_of([Fraction(-1, 3), Fraction(0), Fraction(1, 10**40)], SPEC.types["real"])
    assert values.kinds(reals, SPEC.types["real"]).tolist() == [0, 1, 2]


def crossed_layouts() -> set[str]:
    """Each layout of one operand with the next of the other, for vectors and for tensors, either way round."""
    others = [name for name in LAYOUTS if name not in ("contiguous", *UNWRITABLE)]
    of_vectors = [name for name in others if name not in (*ALONG_AXES, "column-major", "last axes swapped")]
    pairs = {pair for names in (others, of_vectors) for pair in zip(names, [*names[1:], names[0]], strict=True)}
    return {f"{x} | {y}" for pair in pairs for x, y in (pair, pair[::-1])}


@of_each_plan(PAIRS)
def test_kinds_of_cases(profile: str, name: str) -> None:
    """Every layout, rank 0, empty tensors, shapes to be rejected, foreign types, attributes, the same call twice."""
    cases = cases_of(profile, name)
    ordered = {*ORDERS, FAR_APART, *STEPS}
    mixed = {pair for one in (*LAYOUTS, *ordered) for pair in (f"{one} | contiguous", f"contiguous | {one}")}
    mixed |= {f"{x} | {y}" for one in ("contiguous", "strided") for x, y in ((one, ZERO_STRIDES), (ZERO_STRIDES, one))}
    every = {*LAYOUTS, *ordered, *mixed, *JOINT, *DIFFERENTLY, *OF_MATRICES, ZERO_STRIDES, *crossed_layouts()}
    every |= {
        "strided | reversed",
        "reversed | column-major",
        "column-major | unaligned",
        "unaligned | strided",
    }  # large ones
    for layout, part in ((FIRST_ROW, (7,)), (LAST_COLUMN, (5, 1)), (ONE_OF_IT, ())):
        if plan(profile, name).admitting((5, 7), part) is None:
            every -= {layout}
    every |= {f"{WINDOWS} | contiguous", f"contiguous | {WINDOWS}"}
    if plan(profile, name).admitting((5, 7), (7,)) is not None:
        every |= {"column-major | strided"}
    if plan(profile, name).admitting((7,), (5, 7)) is not None:
        every |= {"strided | column-major"}
    assert {case.layout for case in cases} == (every if name != "real" else {"contiguous"})
    inside = [case for case in cases if case.violates is None]
    assert any(case.A.shape == case.B.shape == () for case in inside)
    assert any(case.A.size == 0 and case.A.ndim == 1 for case in inside)
    assert any(case.A.size == 0 and case.A.ndim > 1 for case in inside) or len(SMALL.catalogue) < 20
    assert any(case.repeat > 1 for case in inside)
    violated = {SPEC.requirements[case.violates].kind for case in cases if case.violates}
    assert {"shape", "attribute"} <= violated
    assert "type" in violated or name == "real"
    given = {(k, v) for case in cases for k, v in case.attributes.items() if case.violates is None}
    for attribute in SPEC.profiles[profile].attributes:
        assert {(attribute.name, value) for value in attribute.values} <= given


# ---- no verdict without a case ----


@pytest.fixture(scope="module")
def kernel() -> Iterator[Sandbox]:
    """Our own kernel, at work."""
    with Sandbox("vinculum", 60.0) as sandbox:
        yield sandbox


@pytest.mark.parametrize("name", ["real", "bfloat16", "int16", pytest.param("uint16", marks=pytest.mark.slow)])
def test_no_vacuous_verdict(name: str, kernel: Sandbox) -> None:
    """Of our kernel, every requirement that applies to the type is judged by at least one case, under every profile.

    A few types, all kinds among them. Of a requirement that no case speaks of the gate says "undecided", so that
    `vinculum check vinculum`, which CI runs, says it of every type.
    """
    memory: Memory = {}
    for profile in (p for p, of in PAIRS if of == name):
        asked = plan(profile, name)
        rows = Trial(kernel, asked, kernel.paths((profile,))[profile], "", memory).run(cases_of(profile, name))
        assert {row.requirement for row in rows} == {requirement.id for requirement in asked.applicable}
        for row in rows:
            assert row.cases > 0, (profile, row.requirement)
            left_open = asked.profile.outside.get(row.requirement) == "unspecified"
            if row.verdict is Status.UNSPECIFIED:
                left_open |= asked.profile.malformed.get(SPEC.requirements[row.requirement].kind) == "unspecified"
            assert row.verdict is (Status.UNSPECIFIED if left_open else Status.CONFORMS), (profile, row.requirement)

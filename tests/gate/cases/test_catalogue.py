"""The catalogue of cases: hard inputs, a case per requirement, and equal cases for equal seeds."""

import math
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.gate.support.plans import (
    FAST_PAIRS,
    FLOATS,
    NUMBERS,
    PAIRS,
    PROFILES,
    SMALL,
    SPEC,
    TYPES,
    assert_in_domain,
    cases_of,
    flat,
    for_each_plan,
    plan,
)
from vinculum.gate.cases import catalogue
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.domain import out_of_domain
from vinculum.gate.cases.plan import LEVELS
from vinculum.gate.cases.shapes import shape_pairs
from vinculum.gate.cases.shapes.block_multiples import MIXED_LAYOUTS
from vinculum.gate.cases.shapes.loop_remainders import OF_MATRICES
from vinculum.gate.cases.values import special_values
from vinculum.gate.cases.values.pairs import pairs
from vinculum.gate.cases.values.special_values import parse_numbers
from vinculum.gate.oracle import relations
from vinculum.gate.sandbox.layouts.registry import (
    AXIS_ORDERS,
    BYTE_OFFSETS,
    CHANNEL_SLICE,
    COMMON_STRIDES,
    LAYOUTS,
    MULTI_AXIS_LAYOUTS,
    RARE_STRIDES,
    READ_ONLY_LAYOUTS,
    SHARED_DIAGONAL,
    SHARED_ELEMENT,
    SHARED_FIRST_COLUMN,
    SHARED_FIRST_ROW,
    SHARED_LAST_COLUMN,
    SHARED_LAYOUTS,
    SLIDING_WINDOWS,
    WIDE_COLUMN,
    ZERO_STRIDES,
    ZERO_STRIDES_STRIDED,
    materialize_operands,
)
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum_spec.relations import tensor

pytestmark = pytest.mark.sample(2)


def test_fast_plans_cover_every_profile_and_type() -> None:
    """These plans run outside of the weekly run."""
    assert {profile for profile, _ in FAST_PAIRS} == set(PROFILES)
    assert {name for _, name in FAST_PAIRS} == set(TYPES)


def content(case: Case) -> tuple[Any, ...]:
    """All fields of a case, operands as bytes."""
    operands = [
        (x.shape, str(x.dtype), tuple(x.ravel()) if x.dtype == np.dtype(object) else x.tobytes())
        for x in (case.A, case.B)
    ]
    return case.label, *operands, str(case.attributes), case.layout, case.violates, case.repeat, case.hard


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("name", "profile"),
    [
        pytest.param(name, profile, marks=[] if name in ("real", "float64", "int8", "uint64") else pytest.mark.slow)
        for name, profile in {name: profile for profile, name in PAIRS}.items()
    ],
)
def test_same_seed_same_cases(profile: str, name: str) -> None:
    """Equal seeds give equal bytes; other seeds give other samples, but equal special values and shapes."""
    same_seed, other = ([content(case) for case in catalogue.cases(plan(profile, name, seed))] for seed in (0, 6))
    first = [content(case) for case in cases_of(profile, name)]
    assert first == same_seed
    assert [label for label, *_ in first] == [label for label, *_ in other]
    changed = {x[0] for x, y in zip(first, other, strict=True) if x != y}
    assert {"interior", "large", "vector of every length"} <= changed
    assert "special values, crossed" not in changed


def test_profiles_share_their_cases() -> None:
    """Samples depend on the type, not on the profile, so that verdicts can be cached."""
    one, two = (
        {label: (A.tobytes(), B.tobytes()) for label, A, B in pairs(plan(p, "int32"))} for p in ("sonnx", "onnx-14")
    )
    assert one == two


@pytest.mark.parametrize("level", ["quick", "standard"])
def test_every_level_has_lengths_pairs_and_a_search(level: str) -> None:
    """Every level has all lengths up to 70, all pairs of 8-bit types, and a property search."""
    assert set(range(71)) <= set(LEVELS[level].lengths)
    assert LEVELS[level].property_examples > 0
    (label, A, B) = next(x for x in pairs(plan("sonnx", "int8", level=level)) if x[0] == "all pairs")
    assert len(set(zip(A.tolist(), B.tolist(), strict=True))) == 1 << 16, label


@pytest.mark.parametrize("example", SPEC.shape_examples, ids=lambda example: example.id)
def test_shape_examples_are_cases(example: Any) -> None:
    """Every shape in a source is a case under its profiles, as admitted or as rejected."""
    for profile in example.profiles:
        name = SPEC.profiles[profile].types[0]
        name = "float32" if name == "real" else name
        matching = [
            case
            for case in cases_of(profile, name)
            if (case.A.shape, case.B.shape, dict(case.attributes)) == (example.A, example.B, dict(example.attributes))
        ]
        assert matching
        # What is violated of such shapes may be a condition on values, by another case.
        of_shapes = [
            case.violates is not None and SPEC.requirements[case.violates].kind != "domain" for case in matching
        ]
        assert of_shapes == [example.C is None] * len(matching)


@pytest.mark.parametrize("example", SPEC.value_examples, ids=lambda example: example.id)
def test_value_examples_are_cases(example: Any) -> None:
    """Every number in a source that the type has is a case."""
    matching = [case for case in cases_of(example.profile, example.type) if case.label == example.id]
    assert len(matching) == 1
    assert [float(x) for x in matching[0].A.ravel()] == [float(x if "/" not in x else Fraction(x)) for x in example.A]


def test_printed_numbers_are_exact() -> None:
    """A decimal that the type does not have is an error, and not rounded."""
    with pytest.raises(ValueError, match="are not all values"):
        parse_numbers(("6.1",), SPEC.types["float32"])
    assert parse_numbers(("61/10",), SPEC.types["real"]).tolist() == [Fraction(61, 10)]
    assert parse_numbers(("6.125", "-3"), SPEC.types["bfloat16"]).tolist() == [6.125, -3.0]


@for_each_plan(PAIRS)
def test_nothing_is_filtered_out(profile: str, name: str) -> None:
    """Operands outside of the domain are cases: each condition alone and in vectors, and 0 / 0."""
    case_plan = plan(profile, name)
    every = [case for case in cases_of(profile, name) if case.violates in {r.id for r in case_plan.conditions}]
    repeated = {case.violates for case in every if case.B.ndim == 0}  # one divisor for many numerators
    assert repeated == {r.id for r in case_plan.conditions} or profile == "sonnx"
    cases = [case for case in every if case.A.shape == case.B.shape]
    several = (
        out_of_domain.SEVERAL,
        out_of_domain.LARGE,
        out_of_domain.SAME,
        out_of_domain.REPEATED,
        out_of_domain.COUNTED,
    )
    for requirement in case_plan.conditions:
        mine = [case for case in cases if case.violates == requirement.id]
        assert any(case.A.size == 1 for case in mine) and any(case.A.size > 1 for case in mine)
        for case in mine:
            broken = {
                r.id: int((~relations.condition(r, case_plan.element, *flat(case))).sum()) for r in case_plan.conditions
            }
            if case.label == out_of_domain.BOTH:
                assert list(broken.values()) == [1, 1]
                continue
            assert broken.pop(requirement.id) == 1 or case.label in several
            assert not any(broken.values())
        assert {case.label for case in mine} >= {
            out_of_domain.ALONE,
            out_of_domain.VECTOR,
            out_of_domain.SEVERAL,
            out_of_domain.LARGE,
        }
        single = [case for case in mine if case.label == out_of_domain.ALONE]
        if requirement.id != "V_DIV_INT_OVERFLOW_0010":
            assert all(float(case.B[0]) == 0 for case in single)
            assert len({float(case.A[0]) for case in single}) > 4
        else:
            assert all(
                (int(a), int(b)) == (case_plan.element.minimum, -1)
                for case in single
                for a, b in zip(case.A, case.B, strict=True)
            )
    zeros = [
        [float(b) == 0 for b in case.B] for case in cases if case.A.size == 5 and case.label == out_of_domain.VECTOR
    ]
    positions = {zero.index(True) for zero in zeros if any(zero)}
    assert positions == {0, 2, 4} or not case_plan.conditions


@for_each_plan(PAIRS)
def test_domain_violations_occur_anywhere(profile: str, name: str) -> None:
    """One, two and all elements violate; in any rank and layout, and near the end of large arrays."""
    case_plan, reals = plan(profile, name), name == "real"
    for requirement in case_plan.conditions:
        mine = [case for case in cases_of(profile, name) if case.violates == requirement.id]
        places = [
            (case, np.flatnonzero(~relations.condition(requirement, case_plan.element, *flat(case))))
            for case in mine
            if case.A.shape == case.B.shape
        ]
        several = {violating.size for case, violating in places if case.label == out_of_domain.SEVERAL}
        assert several == {2, 17, 33}
        shapes = {case.A.shape for case in mine if case.label == out_of_domain.TENSOR}
        assert shapes == {
            shape for shape in out_of_domain.SHAPES if case_plan.attributes_admitting(shape, shape) is not None
        }
        layouts = {case.layout for case in mine if case.label == out_of_domain.TENSOR}
        assert layouts == {"contiguous", *(() if reals else out_of_domain.LAYOUTS)}
        far = {case.A.size - violating[-1] for case, violating in places if case.label == out_of_domain.LARGE}
        assert {1, 2} <= far
    both = {case.violates for case in cases_of(profile, name) if case.label == out_of_domain.BOTH}
    report = {i for i in (r.id for r in case_plan.conditions) if case_plan.profile.outside[i] == "report"}
    assert both == (report if len(report) > 1 else set())


def test_the_conditions_are_those_of_the_profile() -> None:
    """Ensures that the previous test does not pass because there are no conditions."""
    assert [r.id for r in plan("sonnx", "int32").conditions] == ["E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"]
    assert [r.id for r in plan("onnx-14", "uint8").conditions] == ["E_DIV_INT_CONSTR_B_0030"]
    assert [r.id for r in plan("openvino-1", "float16").conditions] == ["V_DIV_FLOAT_NONZERO_0010"]
    assert [r.id for r in plan("sonnx", "real").conditions] == ["E_DIV_REAL_CONSTR_B_0020"]
    assert not plan("onnx-14", "float32").conditions


@pytest.mark.parametrize("name", FLOATS)
def test_float_zeros_are_within_the_domain(name: str) -> None:
    """Division by both zeros is an ordinary case, for every class of numerator, if the profile defines it."""
    case = next(c for c in cases_of("onnx-14", name) if c.label == "special values, crossed")
    assert case.violates is None
    by_zero = [(float(a), math.copysign(1, float(b))) for a, b in zip(case.A, case.B, strict=True) if float(b) == 0]
    for sign in (1.0, -1.0):
        numerators = {a for a, s in by_zero if s == sign}
        assert {0, 1, -1, math.inf, -math.inf} <= numerators
        assert any(math.isnan(a) for a in numerators)


@for_each_plan(PAIRS)
def test_all_other_cases_are_within_the_domain(profile: str, name: str) -> None:
    """A case that violates nothing satisfies every condition, and its shapes are admitted."""
    tested = plan(profile, name)
    cases = [case for case in cases_of(profile, name) if case.violates is None]
    assert_in_domain(tested, [case for case in cases if case.A.shape == case.B.shape])
    distinct = dict[tuple[Any, ...], Case]()
    for case in cases:
        rule = tested.profile.shape.requirement(tested.element.kind, tested.profile.complete(case.attributes))
        distinct[shape_pairs.rule_of(SPEC, rule), case.A.shape, case.B.shape, case.attributes.get("axis")] = case
    assert len(distinct) > 50
    for how, case in distinct.items():
        assert tensor.admits(*how), case


@for_each_plan(NUMBERS)
def test_zero_strides_imply_repetition(profile: str, name: str) -> None:
    """The operand with this layout takes less memory than its size; the other one may too."""
    zero_stride_cases = [case for case in cases_of(profile, name) if ZERO_STRIDES in case.layout]
    assert {case.A.ndim for case in zero_stride_cases} == {1, 2, 3}
    for case in zero_stride_cases:
        sides = [part in (ZERO_STRIDES, ZERO_STRIDES_STRIDED) for part in case.layout.split(" | ")] * 2
        repeats = [view.size > block.size for view, block in materialize_operands(case.A, case.B, case.layout)]
        must_repeat = case.A.size > 1 and not case.label.startswith("repeated")
        assert not must_repeat or any(repeated and expected for repeated, expected in zip(repeats, sides, strict=False))
        assert not any(repeated and not expected for repeated, expected in zip(repeats, sides, strict=False))
    assert any(
        view.size > block.size
        for case in zero_stride_cases
        for view, block in materialize_operands(case.A, case.B, case.layout)
    )
    assert sum(case.label.startswith("special") for case in zero_stride_cases) > 20


@for_each_plan(NUMBERS)
def test_special_values_occur_in_every_placement(profile: str, name: str) -> None:
    """They occur in every tensor layout, in broadcasts, at high rank, in large arrays, in the domain."""
    case_plan, cases = plan(profile, name), cases_of(profile, name)
    places = {
        f"{case.label}, special values"
        for case in cases
        if case.index_revealing and not case.violates and case.A.size and ZERO_STRIDES not in case.layout
        if not case.label.startswith("shapes") and case.special_values_at_quick and not case.attributes
    }
    special = [case for case in cases if case.label.endswith(", special values")]
    assert places <= {case.label for case in special}
    assert max(case.A.ndim for case in special) >= 4
    assert_in_domain(case_plan, [case for case in special if not case.attributes])


@for_each_plan(PAIRS)
def test_scalar_pairs_of_every_class(profile: str, name: str) -> None:
    """Every pair of classes of special values in the domain occurs as scalars."""
    case_plan = plan(profile, name)
    A, B = special_values.cross(special_values.special_values(case_plan.element))
    inside = case_plan.in_domain(A, B)
    occurring = {
        tuple(int(special_values.value_classes(x.ravel(), case_plan.element)[0]) for x in (case.A, case.B))
        for case in cases_of(profile, name)
        if case.label == "special values, alone" and case.A.shape == case.B.shape == ()
    }
    kinds = (special_values.value_classes(x[inside], case_plan.element).tolist() for x in (A, B))
    assert occurring == set(zip(*kinds, strict=True))


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float32", "float64"])
def test_kinds_of_floats(name: str) -> None:
    dtype, tiny = element_dtype(name), SPEC.types[name].form
    assert tiny is not None
    smallest = 2.0**tiny.q_min
    row = np.array([0, smallest, 1, math.inf, math.nan, -0.0, -smallest, -1, -math.inf], dtype=dtype)
    negative_nan = np.copysign(row[4:5], row[5:6])
    assert special_values.value_classes(np.concatenate([row, negative_nan]), SPEC.types[name]).tolist() == list(
        range(1, 11)
    )


def test_kinds_of_integers_and_reals() -> None:
    row = np.array([-128, -127, -2, -1, 0, 1, 2, 126, 127], dtype=np.int8)
    assert special_values.value_classes(row, SPEC.types["int8"]).tolist() == [0, 1, 1, 2, 3, 4, 5, 5, 6]
    top = (1 << 64) - 1
    assert special_values.value_classes(
        np.array([0, 1, 2, top - 1, top], dtype=np.uint64), SPEC.types["uint64"]
    ).tolist() == [*(2, 3, 4, 4, 5)]
    reals = special_values.array_of([Fraction(-1, 3), Fraction(0), Fraction(1, 10**40)], SPEC.types["real"])
    assert special_values.value_classes(reals, SPEC.types["real"]).tolist() == [0, 1, 2]


def crossed_layouts() -> set[str]:
    """Each layout of one operand with the next of the other, for vectors and tensors, both ways."""
    others = [name for name in LAYOUTS if name not in ("contiguous", *READ_ONLY_LAYOUTS)]
    of_vectors = [name for name in others if name not in (*MULTI_AXIS_LAYOUTS, "column_major", "last_axes_swapped")]
    pairs = {pair for names in (others, of_vectors) for pair in zip(names, [*names[1:], names[0]], strict=True)}
    return {f"{x} | {y}" for pair in pairs for x, y in (pair, pair[::-1])}


@for_each_plan(PAIRS)
def test_kinds_of_cases(profile: str, name: str) -> None:
    """Every layout, rank 0, empty tensors, rejected shapes, foreign types, attributes, repeated calls."""
    cases = cases_of(profile, name)
    ordered = {*AXIS_ORDERS, WIDE_COLUMN, *COMMON_STRIDES, *RARE_STRIDES, *BYTE_OFFSETS}
    mixed = {pair for one in (*LAYOUTS, *ordered) for pair in (f"{one} | contiguous", f"contiguous | {one}")}
    mixed |= {
        f"{x} | {y}" for one in ("contiguous", "strided_2") for x, y in ((one, ZERO_STRIDES), (ZERO_STRIDES, one))
    }
    every = {
        *LAYOUTS,
        *ordered,
        *mixed,
        *SHARED_LAYOUTS,
        *MIXED_LAYOUTS,
        *OF_MATRICES,
        ZERO_STRIDES,
        *crossed_layouts(),
    }
    every |= {
        "strided_2 | reversed",
        "reversed | column_major",
        "column_major | unaligned_1",
        "unaligned_1 | strided_2",
    }  # large ones
    every |= {
        f"{ZERO_STRIDES_STRIDED} | contiguous",
        f"contiguous | {ZERO_STRIDES_STRIDED}",
        CHANNEL_SLICE,
        f"{CHANNEL_SLICE} | contiguous",
    }
    parts = {
        SHARED_FIRST_ROW: (7,),
        SHARED_LAST_COLUMN: (5, 1),
        SHARED_FIRST_COLUMN: (5, 1),
        SHARED_DIAGONAL: (7,),
        SHARED_ELEMENT: (),
    }
    for layout, part in parts.items():
        if plan(profile, name).attributes_admitting((5, 7), part) is None:
            every -= {layout}
    every |= {f"{SLIDING_WINDOWS} | contiguous", f"contiguous | {SLIDING_WINDOWS}"}
    if plan(profile, name).attributes_admitting((5, 7), (7,)) is not None:
        every |= {"column_major | strided_2"}
    if plan(profile, name).attributes_admitting((7,), (5, 7)) is not None:
        every |= {"strided_2 | column_major"}
    assert {case.layout for case in cases} == (every if name != "real" else {"contiguous"})
    inside = [case for case in cases if case.violates is None]
    assert any(case.A.shape == case.B.shape == () for case in inside)
    assert any(case.A.size == 0 and case.A.ndim == 1 for case in inside)
    assert any(case.A.size == 0 and case.A.ndim > 1 for case in inside) or len(SMALL.catalogue) < 20
    assert any(case.repeat > 1 for case in inside)
    violated = {SPEC.requirements[case.violates].kind for case in cases if case.violates}
    assert {"shape", "attribute"} <= violated
    assert "type" in violated or name == "real"
    attributes = {(k, v) for case in cases for k, v in case.attributes.items() if case.violates is None}
    for attribute in SPEC.profiles[profile].attributes:
        assert {(attribute.name, value) for value in attribute.values} <= attributes

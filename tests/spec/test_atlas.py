"""The atlas: its tables agree with the standards, and tables that contradict themselves are refused."""

import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from sympy import false

from tests.spec.relation_queries import predicate
from vinculum_spec.atlas import loader
from vinculum_spec.atlas.loader import atlas, read
from vinculum_spec.atlas.outcomes import Outcome, cases
from vinculum_spec.atlas.standard import DatedDocument
from vinculum_spec.loader import SpecificationError, specification
from vinculum_spec.relations import float_results, integer_results, shape_rules, tensor
from vinculum_spec.relations.integer import MAX, A, B, C
from vinculum_spec.relations.integer_results import MIN

WIDE, NARROW = {"int32", "int64", "uint32", "uint64"}, {"int8", "int16", "uint8", "uint16"}
FLOATS = {"float16", "bfloat16", "float32", "float64"}
INTEGER_CONDITIONS = {"E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"}
# Written from the standards: the types, and the outcome of a zero denominator and of MIN / -1.
STANDARDS = {
    "riscv": (WIDE | {"float16", "float32", "float64"}, ("value", "value")),
    "wasm": (WIDE | {"float32", "float64"}, ("report", "report")),
    "tosa": ({"int32", "int64"}, ("unspecified", "unspecified")),
    "stablehlo": (set(specification().types) - {"real"}, ("unspecified", "unspecified")),
    "c99": (WIDE | {"float32", "float64"}, ("undefined", "undefined")),
    "array-api-divide": ({"float32", "float64"}, None),
    "array-api-floor-divide": (WIDE | NARROW | {"float32", "float64"}, ("unspecified", "unspecified")),
    "numpy-floor-divide": (WIDE | NARROW | FLOATS - {"bfloat16"}, ("value", "value")),
    "torch-floor-divide": (FLOATS | {"int8", "int16", "int32", "int64", "uint8"}, ("unspecified", "unspecified")),
    "wgsl": ({"int32", "uint32", "float16", "float32"}, ("value", "value")),
    "torch-div": (FLOATS, None),
    "torch-div-trunc": (FLOATS | {"int8", "int16", "int32", "int64", "uint8"}, ("unspecified", "unspecified")),
    "torch-div-floor": (FLOATS | {"int8", "int16", "int32", "int64", "uint8"}, ("unspecified", "unspecified")),
    "numpy-true-divide": ({"float32", "float64"}, None),
    "tensorflow-real-div": (FLOATS, None),
    "tensorflow-div-no-nan": (FLOATS, None),
    "tensorflow-truncate-div": (WIDE | NARROW, ("unspecified", "unspecified")),
    "tensorflow-floor-div": (WIDE | NARROW | FLOATS, ("unspecified", "unspecified")),
    "paddle-divide": (FLOATS, None),
    "paddle-floor-divide": (FLOATS | {"int8", "int32", "int64"}, ("unspecified", "unspecified")),
    "litert-div": ({"float32", "int32"}, ("report", "unspecified")),
    "litert-floor-div": ({"float32", "int8", "int16", "int32"}, ("report", "unspecified")),
    "coreml-real-div": ({"float16", "float32"}, None),
    "coreml-floor-div": ({"float16", "float32", "int32"}, ("unspecified", "unspecified")),
    "nnef-div": (FLOATS | {"int8", "int16", "int32", "int64"}, ("unspecified", "unspecified")),
    "opencl-c": (WIDE | {"float16", "float32", "float64"}, ("unspecified", "unspecified")),
    "opencl-c-embedded": ({"int32", "uint32", "float32"}, ("unspecified", "unspecified")),
    "opencl-c-rounded": (WIDE | {"float16", "float32", "float64"}, ("unspecified", "unspecified")),
    "webnn-div": (WIDE | {"int8", "uint8", "float16", "float32"}, ("unspecified", "unspecified")),
}


def test_every_standard_is_here() -> None:
    assert set(atlas().standards) == set(STANDARDS)
    assert set(atlas().profiles) == set(STANDARDS) | set(specification().profiles)


@pytest.mark.parametrize("name", sorted(STANDARDS))
def test_types_and_outcomes(name: str) -> None:
    profile = atlas().standards[name]
    types, outcomes = STANDARDS[name]
    assert set(profile.types) == types
    if outcomes is None:
        assert INTEGER_CONDITIONS.isdisjoint(profile.outside)
        return
    inside, *outside = cases(atlas(), profile, atlas().types["int32"], {})
    assert inside.outcome is Outcome.VALUE
    assert tuple(case.outcome.value for case in outside) == outcomes


def test_div_no_nan_gives_a_zero() -> None:
    """V_DIV_FLOAT_ZERO_DENOMINATOR_ZERO_0010, and V_DIV_FLOAT_NONZERO_0010 for where it applies."""
    profile = atlas().standards["tensorflow-div-no-nan"]
    inside, zero = cases(atlas(), profile, atlas().types["float32"], {})
    assert inside.requirement.id == "V_DIV_FLOAT_NO_ACCURACY_0010"
    assert (zero.outcome, zero.requirement.relation) == (Outcome.VALUE, float_results.zero)
    others = {name: standard.outside for name, standard in atlas().standards.items() if name != profile.name}
    outcomes = {name: where.get("V_DIV_FLOAT_NONZERO_0010") for name, where in others.items()}
    assert {name: outcome for name, outcome in outcomes.items() if outcome} == {
        "numpy-floor-divide": "unspecified",
        "torch-div-floor": "unspecified",
        "litert-div": "unspecified",
        "litert-floor-div": "report",
        "nnef-div": "unspecified",
    }


def test_the_tables_of_the_seven_profiles_are_in_it_unchanged() -> None:
    seven = specification()
    assert all(atlas().requirements[name] is requirement for name, requirement in seven.requirements.items())
    assert all(atlas().profiles[name] is profile for name, profile in seven.profiles.items())


def test_each_standard_says_where_its_text_is() -> None:
    documents = [atlas().documents[name] for standard in atlas().standards.values() for name in standard.source]
    assert all(isinstance(document, DatedDocument) and document.origin for document in documents)
    assert all(
        standard.scope and set(standard.type_names) == set(standard.types) for standard in atlas().standards.values()
    )


def test_cases_are_disjoint_and_complete() -> None:
    """Every pair of a type of 4 bits is in exactly one case of every profile."""
    for signed, name in ((True, "int32"), (False, "uint32")):
        every = np.arange(-8, 8) if signed else np.arange(16)
        a, b = np.repeat(every, 16), np.tile(every, 16)
        for profile in atlas().profiles.values():
            if name in profile.types:
                found = cases(atlas(), profile, atlas().types[name], {})
                masks = [predicate(case.where, {MAX: 7 if signed else 15})({A: a, B: b}) for case in found]
                assert (sum(np.broadcast_to(mask, a.shape).astype(int) for mask in masks) == 1).all()


@pytest.mark.parametrize("signed", [True, False])
def test_results_where_the_type_has_no_quotient(signed: bool) -> None:
    """On the bits of a type of 4 bits.

    V_DIV_INT_ZERO_DENOMINATOR_ONES_0010, V_DIV_INT_ZERO_DENOMINATOR_ZERO_0010,
    V_DIV_INT_ZERO_DENOMINATOR_NUMERATOR_0010, V_DIV_INT_OVERFLOW_WRAPS_0010.
    """
    low, high = (-8, 7) if signed else (0, 15)
    parameters, every = {MIN: low, MAX: high}, np.arange(low, high + 1)
    relations = (integer_results.all_bits_set, integer_results.zero, integer_results.numerator, integer_results.wrapped)
    holds = [predicate(relation.holds, parameters) for relation in relations]
    domains = [predicate(relation.domain, parameters) for relation in relations]
    for a in every:
        ones, zero, numerator, _ = (every[accepts({A: a, B: 0, C: every})] for accepts in holds)
        assert [int(c) & 15 for c in ones] == [0b1111]
        assert (zero.tolist(), numerator.tolist()) == ([0], [a])
        for b in every:
            *of_zero, of_overflow = (bool(applies({A: a, B: b, C: every}).all()) for applies in domains)
            assert of_zero == [b == 0] * 3
            assert of_overflow == (signed and (a, b) == (-8, -1))
    if signed:
        assert every[holds[-1]({A: -8, B: -1, C: every})].tolist() == [-8]


def test_scalars_admit_no_axis_and_same_rank_admits_one_of_both() -> None:
    """V_DIV_SHAPE_SCALAR_0010 and V_DIV_SHAPE_SAME_RANK_0010."""
    assert shape_rules.scalar.domain == false
    domain, present = shape_rules.same_rank.domain, {shape_rules.has_A: True, shape_rules.has_B: True}
    assert domain.subs({shape_rules.has_A: False}) == domain.subs({shape_rules.has_B: False}) == false
    assert domain.subs(present) == tensor.multidirectional.domain


def replaced(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return change


FAULTS = [
    ("profiles.toml", replaced('"V_DIV_INT_OVERFLOW_WRAPS_0010"', '"V_DIV_NO_SUCH_0010"'), "there is no requirement 'V_DIV_NO_SUCH_0010'"),
    ("profiles.toml", replaced('"V_DIV_INT_OVERFLOW_WRAPS_0010"', '"E_DIV_INT_CONSTR_B_0030"'), "E_DIV_INT_CONSTR_B_0030 is not a value requirement"),
    ("profiles.toml", replaced('"RISC-V M, norm:signed_div_overflow"', '"RISC-V M, norm:none"'), "no document has a clause 'RISC-V M, norm:none'"),
    ("profiles.toml", replaced('["RISC-V M, silent"]', '["C99, silent"]'), "is in none of the documents RISC-V M, RISC-V F"),
    ("profiles.toml", replaced('V_DIV_SHAPE_SCALAR_0010 = ["RISC-V M, silent"]\n', ""), "stated: has no clause of V_DIV_SHAPE_SCALAR_0010"),
    ("profiles.toml", replaced('float32 = "FDIV.S"', 'float80 = "FDIV.X"'), "there is no type 'float80'"),
    ("profiles.toml", replaced('float_quotient = { requirement = "E_DIV_FLOAT_FUNC_0010" }\n', ""), "float_quotient: is required"),
    ("profiles.toml", replaced('scope = "extensions M', 'scop = "extensions M'), "scope: is missing"),
    ("profiles.toml", replaced('"D-110", "D-111"]', '"D-111"]'), "D-110: nothing cites it"),
    ("profiles.toml", replaced('"D-110", ', '"D-110", "D-999", '), "there is no ruling 'D-999'"),
    ("profiles.toml", replaced('name = "riscv"', 'name = "sonnx"'), "sonnx: is also in the tables of the seven profiles"),
    ("clauses.toml", replaced('"FDIV.S"]', '"FDIV.S", "FSQRT.S"]'), "RISC-V F, FSQRT.S: nothing covers it"),
    ("clauses.toml", replaced('origin = "riscv', 'source = "riscv'), "origin: is missing"),
    ("requirements.toml", replaced('"integer_results.wrapped"', '"integer_results.none"'), "there is no relation 'integer_results.none'"),
    ("requirements.toml", replaced('["RISC-V M, norm:div_by_zero"]', '["RISC-V M, 7.2"]'), "no document has a clause 'RISC-V M, 7.2'"),
    ("rulings.toml", replaced('["RISC-V F, norm:roundingmode_dynamic"]', '["RISC-V F, 99"]'), "no document has a clause 'RISC-V F, 99'"),
    ("rulings.toml", lambda _: "[[ruling", "rulings.toml: "),
]  # fmt: skip


@pytest.mark.parametrize(("file", "change", "problem"), FAULTS, ids=[problem for _, _, problem in FAULTS])
def test_a_contradiction_is_refused(file: str, change: Callable[[str], str], problem: str, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(loader.DATA, tmp_path / "atlas"))
    (folder / file).write_text(change((folder / file).read_text()))
    with pytest.raises(SpecificationError) as refused:
        read(folder)
    assert any(problem in words for words in refused.value.problems), refused.value.problems

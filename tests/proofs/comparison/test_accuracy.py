"""Comparisons of definitions within n ulp."""

import pytest

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from vinculum_proofs.comparison import accuracy, of_floats
from vinculum_proofs.comparison.compare import Side, compare
from vinculum_proofs.comparison.direction import Direction, Status
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import cases

FLOAT32 = atlas().types["float32"]


def decided(first: str, second: str) -> Direction:
    one, two = (cases(atlas(), atlas().profiles[name], FLOAT32, {}) for name in (first, second))
    return of_floats.decide(one, two, FLOAT32)


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("first", "second"),
    [("onnx-14", "opencl-c"), ("opencl-c", "opencl-c-embedded"), ("opencl-c-rounded", "opencl-c"), ("opencl-c", "wgsl")],
)  # fmt: skip
def test_the_more_accurate_one_refines_the_other(first: str, second: str) -> None:
    """Of the relations of OpenCL C and WGSL."""
    there = decided(first, second)
    assert there.status is Status.REFINES
    assert all({goal["z3"], goal["cvc5"]} == {"unsat"} for goal in there.goals)
    assert decided(second, first).status is Status.DIFFERS


def test_a_result_that_the_other_does_not_allow_comes_first() -> None:
    found = decided("opencl-c-embedded", "opencl-c").witness
    assert found is not None
    assert (found.A, found.B, found.order) == ("1", "1", accuracy.ORDER)
    assert found.first.startswith(f"gives {1 - 3 * 2.0**-24!r} or ")
    assert decided("opencl-c-rounded", "onnx-14").witness == of_floats.Witness(
        "1", "2^-149", "gives -inf or inf", "gives inf", accuracy.ORDER
    )


@pytest.mark.thorough
def test_two_steps_and_ulps_differ() -> None:
    """V_DIV_FLOAT_TWO_STEPS_0010: above a power of two, two steps are four ulp of it."""
    there, back = decided("webnn-div", "opencl-c"), decided("opencl-c", "webnn-div")
    assert {there.status, back.status} == {Status.DIFFERS}
    assert there.witness is not None
    assert there.witness.first.startswith("gives 1.000000238418579 or ")


def test_types_of_other_quotients_are_compared_apart() -> None:
    """V_DIV_FLOAT_ONE_ULP_0010"""
    found = compare(atlas(), *(Side(atlas().profiles[name]) for name in ("opencl-c", "onnx-14")), values=True)
    floats = {part.types: part.direction.status for part in found.elements if part.types[0].startswith("float")}
    assert floats == {("float16",): Status.DIFFERS, ("float32",): Status.DIFFERS, ("float64",): Status.REFINES}


def test_results_around_simple_numbers() -> None:
    form = FLOAT32.form
    assert form is not None
    results = accuracy.results(form)
    assert results[0x3F800001] == repr(1 + 2.0**-23)
    assert results[0x7F7FFFFF] == "the largest number"
    assert results[1] == "2^-149"
    assert set(accuracy.operands(form)) <= set(results)

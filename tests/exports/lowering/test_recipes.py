"""Which recipes exist, what they look like, and why there is none."""

import doctest

import pytest

from vinculum.exports.lowering import LoweringError, lower, lowering, render, tree
from vinculum.exports.lowering.definition import definition
from vinculum.exports.lowering.tree import Operation

GUARDED = {Operation.OR, Operation.EQUAL, Operation.AND}


def operations(source: str, target: str, dtype: str) -> set[Operation]:
    return {step.operation for step in tree.steps(lower(source, target, [dtype]).recipes[dtype])}


def test_the_examples_in_the_docstrings_hold() -> None:
    for module in (lowering, render):
        result = doctest.testmod(module)
        assert result.attempted
        assert not result.failed


@pytest.mark.parametrize("pair", render.pairs())
def test_each_recorded_pair_has_recipes_with_one_division(pair: tuple[str, str]) -> None:
    recipes = lower(*pair).recipes
    assert recipes
    for root in recipes.values():
        assert [step.operation for step in tree.steps(root)].count(Operation.DIVIDE) == 1


@pytest.mark.parametrize("dtype", ["int32", "uint8"])
@pytest.mark.parametrize("target", ["wasm", "riscv", "wgsl"])
def test_no_guard_stands_where_the_target_may_do_as_it_does(target: str, dtype: str) -> None:
    """ONNX leaves the quotient by 0 open: a value and an error are both right, and only a crash is not."""
    if dtype in definition(target).profile.types:
        assert operations("onnx-14", target, dtype) == {Operation.DIVIDE}


@pytest.mark.parametrize("target", ["c99", "tosa", "stablehlo"])
def test_a_guard_stands_where_the_target_may_end_the_process(target: str) -> None:
    assert operations("onnx-14", target, "int32") > GUARDED


def test_a_type_without_a_minimum_has_no_guard_for_it() -> None:
    recipe = lower("numpy-floor-divide", "onnx-14", ["uint8"]).recipes["uint8"]
    assert all(step.value != "MIN" for step in tree.steps(recipe))


def test_attributes_are_taken() -> None:
    assert operations("onnx-14", "openvino-1:m_pythondiv=false", "int32") < operations("onnx-14", "openvino-1", "int32")


@pytest.mark.parametrize(
    ("source", "target", "dtypes", "message"),
    [
        ("wasm", "onnx-14", ["int32"], "wasm demands an error for a zero denominator"),
        ("onnx-14", "stablehlo", ["float32"], "stablehlo promises no accuracy"),
        ("torch-div-floor", "wasm", ["float32"], "needs remainder, which wasm has not"),
        ("onnx-14", "openvino-1", ["float32"], "leaves the quotient by a zero open"),
        ("onnx-14", "sonnx", ["int32"], "which operations stand beside the division of sonnx is not recorded"),
        ("torch-floor-divide", "tosa", ["float32"], "tosa has no type float32"),
        ("numpy-true-divide", "tosa", [], "have no type in common"),
        ("onx-14", "wgsl", [], "did you mean"),
        ("onnx-14", "openvino-1:m_pythondiv=2", [], "m_pythondiv of openvino-1 is true or false"),
        ("onnx-14:axis=1", "wgsl", [], "onnx-14 has no attribute 'axis'"),
    ],
)
def test_why_there_is_none_is_said(source: str, target: str, dtypes: list[str], message: str) -> None:
    with pytest.raises(LoweringError, match=message):
        lower(source, target, dtypes)


def test_a_pair_says_which_types_have_no_recipe() -> None:
    result = lower("torch-div-floor", "wasm")
    assert set(result.recipes) == {"int32", "int64"}
    assert set(result.missing) == {"float32", "float64"}
    page = render.files("torch-div-floor", "wasm")["torch_div_floor_to_wasm.md"]
    assert "## float32, float64: no recipe" in str(page)
    assert render.NONE in str(page)


def test_names_of_steps_are_unique_and_the_last_is_the_result() -> None:
    for pair in render.pairs():
        for root in lower(*pair).recipes.values():
            names = [name for name, _ in tree.named(root)]
            assert len(set(names)) == len(names)
            assert names[-1] == "C"

"""The graph of TOSA written by hand has the steps of the printed recipe, and divides as ONNX does."""

import importlib.util
import re
from pathlib import Path

import numpy as np
import pytest

from tests.gate.support.quick_trials import verdicts
from vinculum.exports.lowering import lower, tree
from vinculum.exports.lowering.operations import names
from vinculum.gate.results.results import Status

FILE = Path(__file__).parents[2] / "examples" / "lowerings" / "tosa_recipe.py"
STEP = re.compile(r'^    (?:(\w+) = step|add)\("(\w+)"', re.MULTILINE)


@pytest.mark.parametrize("dtype", ["int32", "int64"])
def test_the_graph_has_the_steps_of_the_recipe(dtype: str) -> None:
    written = [(name or "C", operator) for name, operator in STEP.findall(FILE.read_text(encoding="utf-8"))]
    recipe = lower("onnx-14", "tosa", [dtype]).recipes[dtype]
    assert written == [(name, names("tosa")[step.operation]) for name, step in tree.named(recipe)]


@pytest.mark.parametrize("dtype", ["int32", "int64"])
def test_the_reference_model_divides_by_it(dtype: str) -> None:
    """V_DIV_NO_CRASH_0010: by 0, and MIN by -1, the model divides by 1.

    Without the guards it ends its process.
    """
    pytest.importorskip("tosa_reference_model")
    spec = importlib.util.spec_from_file_location("tosa_recipe", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    least = np.iinfo(dtype).min
    a, b = np.array([7, -7, 7, -7, 7, least], dtype), np.array([2, 2, -2, -2, 0, -1], dtype)
    assert module.divide(a, b).tolist() == [3, -3, -3, 3, 7, least]
    assert module.divide(a[:1], np.array(2, dtype)).shape == (1,)
    assert module.divide(a.reshape(2, 3), b[:3]).tolist() == [[3, -3, -3], [-3, 3, least // -2]]
    many = module.divide(a.reshape(1, 1, 1, 1, 1, 2, 3), b.reshape(6, 1, 1, 1, 1, 1, 1, 1))
    assert many.shape == (6, 1, 1, 1, 1, 1, 2, 3)
    assert many[4].ravel().tolist() == a.tolist()
    assert module.divide(a[:0], b[:1]).shape == (0,)


@pytest.mark.slow
def test_the_gate_refutes_nothing() -> None:
    pytest.importorskip("tosa_reference_model")
    found = verdicts(f"python:{FILE}:divide", "onnx-14", "int32", "outside of the domain")
    assert found["V_DIV_NO_CRASH_0010"] is Status.CONFORMS
    assert Status.REFUTED not in found.values()

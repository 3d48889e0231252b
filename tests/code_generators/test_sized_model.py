"""Models of which some sizes are open, and the generated code that is called with them."""

import doctest
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from vinculum.code_generators import generated_code, sized_model
from vinculum.code_generators.generated_code import CompilationError
from vinculum.code_generators.sized_model import div_model, open_sizes
from vinculum.gate.targets.base import NotSupportedError
from vinculum.gate.targets.operand_forms import Operand

DIVIDE = """\
void model(int n0, const int *A, const int *B, int *C) {
    for (int k = 0; k < n0; ++k) C[k] = A[k] / B[k];
}
void beyond(int n0, const int *A, const int *B, int *C) { (void)A; (void)B; C[n0] = 0; }
"""


def test_examples_run() -> None:
    result = doctest.testmod(sized_model)
    assert (result.failed, result.attempted > 0) == (0, True)


@pytest.mark.parametrize(
    ("A", "B", "open_a", "open_b"),
    [
        ((), (), (), ()),
        ((5,), (5,), (None,), (None,)),
        ((1,), (1,), (None,), (None,)),
        ((0, 3), (3,), (None, None), (None,)),
        ((5,), (1,), (None,), (1,)),
        ((1,), (0,), (1,), (None,)),
        ((5,), (2,), (5,), (2,)),  # the generator has to refuse it
    ],
)
def test_open_sizes(A: tuple[int, ...], B: tuple[int, ...], open_a: object, open_b: object) -> None:
    assert open_sizes(A, B) == (open_a, open_b)


def test_models_name_open_sizes() -> None:
    onnx = pytest.importorskip("onnx")
    A, B = Operand("int32", (None, None)), Operand("int32", (None, 1))
    model = div_model("onnx-14", (), A, B)
    onnx.checker.check_model(model, full_check=True)
    dims = [[dim.dim_param or dim.dim_value for dim in value.type.tensor_type.shape.dim] for value in model.graph.input]
    assert dims == [["n1", "n0"], ["n1", 1]]
    constant = Operand("int32", (2,), np.array([2, 3], np.int32).tobytes())
    model = div_model("onnx-14", (), Operand("int32", (1, 1)), constant)
    assert [value.name for value in model.graph.input] == ["A"]
    assert [dim.dim_value for dim in model.graph.output[0].type.tensor_type.shape.dim] == [1, 2]


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_generated_code_is_compiled_and_called(tmp_path: Path) -> None:
    """A function that writes outside of its result ends the process."""
    source = tmp_path / "model.c"
    source.write_text(DIVIDE)
    library = generated_code.compiled(source)
    A, B = np.array([[7, 0], [-7, 0]], np.int32)[:, 0], np.array([2, 2], np.int32)
    assert generated_code.call(library.model, [2], [A, B], (2,), np.int32).tolist() == [3, -3]
    program = (
        "import ctypes, sys, numpy as np; from vinculum.code_generators.generated_code import call;"
        "A = np.ones(2, np.int32); call(ctypes.CDLL(sys.argv[1]).beyond, [2], [A, A], (2,), np.int32)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program, str(source.with_suffix(".so"))], capture_output=True, text=True, check=False
    )
    assert ended.returncode == -signal.SIGABRT
    assert ended.stderr == "the generated function wrote outside of its result, which has shape [2]\n"
    source.write_text("no C")
    with pytest.raises(CompilationError, match="error"):
        generated_code.compiled(source)


def test_without_a_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "PATH", str(tmp_path))
    with pytest.raises(NotSupportedError, match="none of cc, gcc, clang is in the path"):
        generated_code.compiled(tmp_path / "model.c")

"""The gate as part of this project's own tests: one test for each requirement and element type."""

from collections.abc import Callable

from vinculum.testing import Verdict, conformance


@conformance("python:sample.right:div", profile="onnx-14", dtypes=["int32", "float32"])
def test_right(verdict: Verdict) -> None:
    """What right.py claims; a failure shows the smallest counterexample found."""
    verdict.check()


def test_quick_on_floats(vinculum_gate: Callable[..., None]) -> None:
    """Its floats conform. Its integers are judged in the pipeline, with the waiver."""
    vinculum_gate("python:sample.quick:div", profile="onnx-14", dtypes=["float32"])

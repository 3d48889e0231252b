"""The gate as part of this project's own tests: one test for each requirement and element type."""

from pathlib import Path

from vinculum.testing import conformance

WAIVERS = Path(__file__).parents[1] / "vinculum-waivers.toml"
TYPES = ["int32", "float32"]


@conformance("python:sample.right:div", profile="onnx-14", dtypes=TYPES)
def test_right(verdict):
    verdict.check()


def test_quick_on_floats(vinculum_gate):
    vinculum_gate("python:sample.quick:div", profile="onnx-14", dtypes=["float32"])

"""AIDGE's backend: what the adapter passes, and what it refuses."""

import sys
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from vinculum.code_generators.aidge_ import OPERATOR, SCHEDULER, Aidge
from vinculum.commands.releases.code_generators import listed
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import ReplyStatus, Request
from vinculum.gate.targets.base import Call, InexpressibleError, NotSupportedError

PATHS = [OPERATOR, SCHEDULER]
REFUSAL = 'missing or invalid registrar key: "[int8, Default]" for registrable object Div'


class FakeOperator:
    """An operator that divides in NumPy, of int32 alone."""

    def __init__(self) -> None:
        self.inputs = dict[int, Any]()
        self.calls = list[str]()

    def set_input(self, index: int, tensor: Any) -> None:
        self.inputs[index] = tensor

    def set_backend(self, backend: str) -> None:
        self.calls.append(backend)

    def set_datatype(self, dtype: Any) -> None:
        if dtype != np.int32:
            raise RuntimeError(REFUSAL)

    def forward_dims(self) -> None:
        np.broadcast_shapes(*(tensor.array.shape for tensor in self.inputs.values()))

    def forward(self) -> None:
        self.quotient = self.inputs[0].array // self.inputs[1].array

    def get_output(self, _: int) -> Any:
        return self.quotient


class FakeGraph(FakeOperator):
    """A graph of one node, which hands on all calls to its operator."""

    def add(self, node: Any) -> None:
        self.operator = node.get_operator()
        self.inputs, self.calls = self.operator.inputs, self.operator.calls


class FakeScheduler:
    """A scheduler that runs a graph."""

    def __init__(self, graph: FakeGraph) -> None:
        self.graph = graph

    def forward(self) -> None:
        self.graph.forward()
        self.graph.operator.quotient = self.graph.quotient


def div(_: str) -> Any:
    operator = FakeOperator()
    return SimpleNamespace(get_operator=lambda: operator)


@pytest.fixture
def aidge(monkeypatch: pytest.MonkeyPatch) -> Aidge:
    """The adapter of a framework that stands in for AIDGE."""
    core = SimpleNamespace(
        Log=SimpleNamespace(set_console_level=lambda _: None),
        Level=SimpleNamespace(Fatal=5),
        Div=div,
        Tensor=lambda array: SimpleNamespace(array=array, dtype=array.dtype),
        GraphView=FakeGraph,
        SequentialScheduler=FakeScheduler,
    )
    monkeypatch.setitem(sys.modules, "aidge_core", core)
    monkeypatch.setitem(sys.modules, "aidge_backend_cpu", SimpleNamespace())
    return Aidge()


def call(dtype: str, path: str = OPERATOR, profile: str = "onnx-14") -> Call:
    return Call(profile, dtype, path)


@pytest.mark.parametrize("path", PATHS)
def test_each_path_divides(aidge: Aidge, path: str) -> None:
    assert aidge.paths("onnx-14") == (OPERATOR, SCHEDULER)
    A, B = np.array([6, -8], np.int32), np.array([2, 4], np.int32)
    assert aidge.divide(A, B, call("int32", path)).tolist() == [3, -2]
    with pytest.raises(ValueError, match="shape mismatch"):
        aidge.divide(A, np.ones(3, np.int32), call("int32", path))


def test_what_it_lacks(aidge: Aidge) -> None:
    """A type without a kernel is not supported; other errors are AIDGE's own."""
    one = np.ones(1, np.int8)
    with pytest.raises(NotSupportedError, match="no kernel for int8"):
        aidge.divide(one, one, call("int8"))
    with pytest.raises(RuntimeError, match="registrar key") as error:
        aidge.divide(one, one.astype(np.int32), call("int8"))
    assert not isinstance(error.value, NotSupportedError)
    with pytest.raises(NotSupportedError, match="bfloat16"):
        aidge.divide(*[one.astype(ml_dtypes.bfloat16)] * 2, call("bfloat16"))
    for inexpressible in (one[:0], one.astype(">i4")):
        with pytest.raises(InexpressibleError):
            aidge.divide(inexpressible, inexpressible, call("int32"))
    with pytest.raises(NotSupportedError, match="openvino-1"):
        aidge.divide(one, one, call("int8", profile="openvino-1"))


@pytest.mark.skipif(find_spec("aidge_core") is None, reason="AIDGE is not installed")
def test_aidge_itself() -> None:
    """It divides and broadcasts, and it dies of a zero divisor."""
    from vinculum.commands.releases.release import parse
    from vinculum.commands.releases.renaming import Releases

    assert listed("aidge").version is not None
    with Releases() as releases, Sandbox(releases.add(parse("aidge"), lambda *_: None).target) as sandbox:
        for path in PATHS:
            A, B = np.array([[7], [-7]], np.int32), np.array([2, -2], np.int32)
            reply = sandbox.divide(Request(A, B, "onnx-14", "int32", path))
            assert reply.result is not None
            assert reply.result.tolist() == [[3, -3], [-3, 3]]
            for a, b in ((1, 0), (np.iinfo(np.int32).min, -1)):
                A, B = np.array([a], np.int32), np.array([b], np.int32)
                reply = sandbox.divide(Request(A, B, "onnx-14", "int32", path))
                assert (reply.status, reply.message) == (ReplyStatus.DIED, "ended by SIGFPE")

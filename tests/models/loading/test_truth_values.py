"""Boolean elements other than 0 and 1 are rejected, as runtimes disagree on their values."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx import TensorProto
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import INT32, analyse_proto, by_onnxruntime, model, node, tensor, value, verdicts
from vinculum.models.loading.errors import ModelError

NOT_ZERO = "E_DIV_INT_CONSTR_B_0030"
INPUT, NODE = value("A", INT32, [1]), node("Where", ["c", "zero", "one"], ["B"])
BESIDE = [tensor("zero", np.array([0], np.int32)), tensor("one", np.array([1], np.int32))]


def model_with_bytes(truth: TensorProto) -> Any:
    return model([NODE, node("Div", ["A", "B"], ["C"])], [INPUT], [value("C", INT32, None)], [truth, *BESIDE])


def truth(**data: Any) -> TensorProto:
    return TensorProto(name="c", data_type=TensorProto.BOOL, dims=[1], **data)


def test_runtimes_read_256_differently() -> None:
    proto = model([NODE], [], [value("B", INT32, None)], [truth(int32_data=[256]), *BESIDE])
    assert (by_onnxruntime(proto, {})[0][0], ReferenceEvaluator(proto).run(None, {})[0][0]) == (0, 1)


@pytest.mark.parametrize("data", [{"int32_data": [256]}, {"int32_data": [-1]}, {"raw_data": b"\2"}], ids=str)
def test_other_numbers_are_rejected(data: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(ModelError, match=r"tensor c has the Boolean -?\d+, which is neither 0 nor 1"):
        analyse_proto(model_with_bytes(truth(**data)), tmp_path)


@pytest.mark.parametrize("number", [0, 1])
def test_zero_and_one_are_accepted(number: int, tmp_path: Path) -> None:
    for data in ({"int32_data": [number]}, {"raw_data": bytes([number])}):
        assert verdicts(analyse_proto(model_with_bytes(truth(**data)), tmp_path))[NOT_ZERO] == (
            "violated" if number else "discharged"
        )


def test_other_numbers_in_external_data_are_rejected(tmp_path: Path) -> None:
    (tmp_path / "c.bin").write_bytes(b"\3")
    constant = truth(data_location=TensorProto.EXTERNAL)
    entry = constant.external_data.add()
    entry.key, entry.value = "location", "c.bin"
    with pytest.raises(ModelError, match=r"has the Boolean 3"):
        analyse_proto(model_with_bytes(constant), tmp_path)

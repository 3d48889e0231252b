"""What exporters write for paddings, windows and heads: remainders of sizes, and shapes that are known in part."""

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from making import INT64, analysed, by_onnxruntime, model, node, tensor, value, verdicts

from vinculum.models.arithmetic import modulo
from vinculum.models.reach import Reach

NOT_ZERO = "E_DIV_INT_CONSTR_B_0030"
DIV = node("Div", ["A", "B"], ["C"])
INT8 = 3


@pytest.mark.parametrize("truncated", [False, True])
def test_remainders_hold_every_one_and_no_more_where_the_quotient_is_one(truncated: bool) -> None:
    ends = (-9, -8, -7, -1, 0, 1, 6, 7, 8, 13)
    for low, high, divisor in product(ends, ends, (-7, -3, -1, 1, 3, 7)):
        if low > high:
            continue
        x = np.arange(low, high + 1)
        found = (np.fmod if truncated else np.mod)(x, divisor)
        reach = modulo(Reach(low, high), Reach(divisor, divisor), INT8, truncated=truncated)
        assert reach.low <= found.min()
        assert found.max() <= reach.high
        quotients = np.trunc(x / divisor) if truncated else np.floor(x / divisor)
        if len(set(quotients)) == 1 and (low >= 0 or high <= 0):
            assert (reach.low, reach.high) == (found.min(), found.max())


@pytest.mark.parametrize("truncated", [False, True])
def test_remainders_by_more_than_one_divisor_hold_every_one(truncated: bool) -> None:
    boxes = ((-9, -2), (-4, 3), (0, 5), (2, 9))
    for x, y in product(boxes, [(-3, -1), (2, 2), (2, 5), (-7, -6)]):
        one, other = np.meshgrid(np.arange(x[0], x[1] + 1), np.arange(y[0], y[1] + 1))
        found = (np.fmod if truncated else np.mod)(one, other)
        reach = modulo(Reach(*x), Reach(*y), INT8, truncated=truncated)
        assert reach.low <= found.min()
        assert found.max() <= reach.high


@pytest.mark.parametrize(("size", "verdict"), [(16, "discharged"), (14, "violated"), ("N", "obligation")])
def test_what_is_missing_to_a_whole_number_of_windows(size: Any, verdict: str, tmp_path: Path) -> None:
    """7 - size % 7 and once more % 7, as it is written for torch's pad; of 14 nothing is missing."""
    nodes = [
        node("Shape", ["x"], ["s"]),
        node("Mod", ["s", "seven"], ["m"]),
        node("Sub", ["seven", "m"], ["d"]),
        node("Mod", ["d", "seven"], ["B"]),
        DIV,
    ]
    inputs = [value("x", INT64, [size]), value("A", INT64, [1])]
    made = model(nodes, inputs, [value("C", INT64, None), value("B", INT64, None)], [tensor("seven", np.array([7]))])
    assert verdicts(analysed(made, tmp_path))[NOT_ZERO] == verdict
    if size == 16:
        feeds = {"x": np.ones(16, np.int64), "A": np.array([9])}
        assert by_onnxruntime(made, feeds)[1].tolist() == [5]

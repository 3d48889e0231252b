"""Powers of positive bases and ranges of their exponents, as in rotary embeddings."""

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from onnx.reference import ReferenceEvaluator

from tests.models.model_builders import (
    FLOAT,
    INT64,
    analyse_proto,
    by_onnxruntime,
    model,
    node,
    reasons,
    tensor,
    value,
    verdicts,
)
from tests.models.transfer.test_containment import FLOATS, SEEDS, contained, floats, operand, reach_of, run
from vinculum.models.abstract.node_context import NodeContext
from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.numeric.interval import Interval
from vinculum.models.transfer.dispatch import evaluate
from vinculum.models.transfer.generator import float_range, monotone_range

ZERO = "V_DIV_FLOAT_NONZERO_0010"
DOUBLE = FLOATS["float64"]


def divided(nodes: list[Any], constants: list[Any], size: int, *inputs: Any) -> Any:
    last = node("Div", ["A", "B"], ["C"])
    return model([*nodes, last], [value("A", FLOAT, [size]), *inputs], [value("C", FLOAT, None)], constants)


POWER = node("Pow", ["base", "e"], ["B"])


@pytest.mark.parametrize(
    ("base", "exponents", "verdict"),
    [
        (10000, [0, 0.25, 0.5], "discharged"),
        (10000, np.linspace(0, 1, 300), "discharged"),
        (10000, np.linspace(-1, 1, 300), "discharged"),
        (0.5, [0, 1, 100], "discharged"),
        (0.5, [0, 150], "obligation"),  # 2^-150 is 0 in binary32
        (1e-30, [0, 2], "obligation"),
        (10000, [-12.0], "obligation"),
        (0, [0, 1], "obligation"),
        (0, np.linspace(0, 1, 300), "obligation"),
        (-2, [0, 0], "discharged"),
        (10000, [0, -np.inf], "obligation"),
    ],
)
def test_power_of_constant_base(base: float, exponents: Any, verdict: str, tmp_path: Path) -> None:
    e = np.asarray(exponents, np.float32)
    constants = [tensor("base", np.float32(base)), tensor("e", e)]
    assert verdicts(analyse_proto(divided([POWER], constants, e.size), tmp_path, "openvino-1"))[ZERO] == verdict
    denominator_model = model([POWER], [], [value("B", FLOAT, None)], constants)
    assert (0 in by_onnxruntime(denominator_model, {})[0]) == (verdict != "discharged")


FREQUENCIES = [node("Div", ["f", "d"], ["e"]), POWER]
ENDS = ["z", "l", "two"]


def rotary(kind: type, *, limit: float = 64, base: float = 10000) -> Any:
    numbers = zip(ENDS, (0, limit, 2), strict=True)
    constants = [tensor(name, kind(x)) for name, x in numbers] + [
        tensor("base", np.float32(base)),
        tensor("d", np.float32(64)),
    ]
    position_nodes = [node("Range", ENDS, ["r"]), node("Cast", ["r"], ["f"], to=FLOAT)]
    nodes = [*position_nodes, *FREQUENCIES, node("Div", ["one", "B"], ["C"], name="last")]
    return model(nodes, [], [value("C", FLOAT, None)], [*constants, tensor("one", np.float32(1))])


@pytest.mark.parametrize("kind", [np.float32, np.int64])
def test_rotary_embedding_frequencies(kind: type, tmp_path: Path) -> None:
    for base, verdict in ((10000, "DISCHARGED"), (1e-9, "DISCHARGED"), (0, "OBLIGATION")):
        (div, rows) = analyse_proto(rotary(kind, base=base), tmp_path, "openvino-1").nodes[-1]
        assert {row.verdict.name for row in rows if ZERO in row.requirements} == {verdict}, div.B.interval


@pytest.mark.parametrize("dtype", FLOATS)
def test_powers_of_nonnegative_bases(dtype: str) -> None:
    """All pairs of some bases and exponents, and random pairs."""
    info = np.finfo(dtype)
    bases = np.array(
        [0, info.smallest_subnormal, info.tiny, 1e-3, 0.5, 1, 1 + info.eps, 2, 100, info.max, np.inf], dtype
    )
    powers = np.array([-3, -1.5, -1, -0.1, -info.tiny, 0, info.tiny, 0.1, 0.5, 1, 1.5, 2, 30, info.max, np.inf], dtype)
    bases, powers = np.sort(bases), np.sort(powers)
    for (i, j), (k, m) in itertools.product(
        itertools.combinations_with_replacement(range(len(bases)), 2),
        ((0, 4), (3, 8), (5, 5), (5, 9), (8, 12), (0, 14)),
    ):
        x, y = (each.reshape(-1) for each in np.meshgrid(bases[i : j + 1], powers[k : m + 1]))
        assert uncontained_results(x, y, dtype) == [], (bases[i], bases[j], powers[k], powers[m])
    for seed in SEEDS:
        rng = np.random.default_rng(seed)
        x, y = np.abs(floats(dtype, rng)), (rng.normal(size=24) * rng.choice([0.01, 1, 9])).astype(dtype)
        assert uncontained_results(x, np.resize(y, x.shape), dtype) == [], seed


def uncontained_results(x: Any, y: Any, dtype: str) -> list[Any]:
    result = evaluate(NodeContext("Pow", 18, {}, [operand(x), operand(y)], [(FLOATS[dtype], x.shape)]))[0]
    uncontained = contained(result, run("Pow", [x, y], FLOATS[dtype]))
    if dtype == "float32":
        sides = [value("x", FLOAT, list(x.shape)), value("y", FLOAT, list(y.shape))]
        proto = model([node("Pow", ["x", "y"], ["z"])], sides, [value("z", FLOAT, None)])
        uncontained += contained(result, by_onnxruntime(proto, {"x": x, "y": y})[0])
    return uncontained


def test_exponent_rounded_to_base_type() -> None:
    """30.0000001 is 30 in float32, and some runtimes round it first."""
    y = AbstractTensor(DOUBLE, (1,), Interval(30.0000001, 30.0000001))
    result = evaluate(
        NodeContext("Pow", 18, {}, [AbstractTensor(FLOAT, (1,), Interval(10.0, 10.0)), y], [(FLOAT, (1,))])
    )[0].interval
    assert result.holds(float(np.float32(1e30))) and result.holds(float(np.float32(10**30.0000001)))
    near = AbstractTensor(DOUBLE, (1,), Interval(1 - 2.0**-40, 1 - 2.0**-40))  # 1 as float32: of a negative base no NaN
    assert evaluate(
        NodeContext("Pow", 18, {}, [AbstractTensor(FLOAT, (1,), Interval(-2.0, -1.0)), near], [(FLOAT, (1,))])
    )[0].interval.holds(-2.0)
    odd = AbstractTensor(INT64, (1,), Interval(2**24 + 1, 2**24 + 1))
    assert evaluate(
        NodeContext("Pow", 18, {}, [AbstractTensor(FLOAT, (1,), Interval(-2.0, -1.0)), odd], [(FLOAT, (1,))])
    )[0].interval.holds(1.0)


RANGES = [(0, 64, 2), (0, 1, 0.1), (0.1, 3, 0.1), (5, -3, -0.7), (1e4, 1e4 + 1, 1e-3), (-1, 1, 1e-4), (0, 0, 1), (3, 1, 1), (0, 1e5, 1), (1, 2, 1e-8), (1e8, 1e8 + 64, 3)]  # fmt: skip


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("limits", RANGES)
def test_ranges_of_floats(limits: tuple[float, float, float], dtype: str) -> None:
    """Elements by repeated addition, and as NumPy computes them."""
    start, limit, delta = (np.dtype(dtype).type(x) for x in limits)
    result = AbstractTensor(FLOATS[dtype], None, float_range(float(start), float(limit), float(delta), FLOATS[dtype]))
    steps = int(min(np.ceil(np.float64(limit - start) / np.float64(delta)), 1e6)) if delta else 0
    rows = [
        np.arange(start, start + delta * min(steps, 10**6), delta, dtype=dtype) if steps > 0 else np.array([], dtype)
    ]
    if steps > 0:
        rows.append(np.add.accumulate(np.append(start, np.full(max(steps - 1, 0), delta, dtype)), dtype=dtype))
    for row in rows:
        assert not row.size or reach_of(row).within(result.interval), (reach_of(row), result.interval)
    inputs = [value(name, FLOATS[dtype], []) for name in "sld"]
    proto = model([node("Range", ["s", "l", "d"], ["r"])], inputs, [value("r", FLOATS[dtype], None)])
    if steps < 10**6:
        assert (
            contained(
                result,
                by_onnxruntime(proto, {"s": np.asarray(start), "l": np.asarray(limit), "d": np.asarray(delta)})[0],
            )
            == []
        )


@pytest.mark.parametrize(("limits", "expected"), [((0.0, 64.0, 0.0), None), ((0.0, np.inf, 1.0), None), ((0.0, 1.0, None), None), ((0.0, 4.0, 2.0), "0.0 to 8"), ((4.0, 0.0, -2.0), "-4"), ((0.0, 1e30, 1.0), "0.0 to inf")])  # fmt: skip
def test_partly_known_ranges(limits: Any, expected: str | None) -> None:
    result = float_range(*limits, FLOAT)
    assert str(result).startswith(expected or "-inf to inf, or NaN")


@pytest.mark.parametrize(
    ("start", "delta", "verdict"),
    [
        (1, 1, "discharged"),
        (1e-45, 1e30, "discharged"),
        (-1, -1, "discharged"),
        (1, -1, "obligation"),
        (0, 1, "obligation"),
        (-3, 1, "obligation"),
        (1, np.inf, "obligation"),
    ],
)
def test_float_range_is_monotone(start: float, delta: float, verdict: str, tmp_path: Path) -> None:
    """The divisors of a cumulative mean: from 1 to an unknown size."""
    nodes = [
        node("Shape", ["x"], ["s"]),
        node("Squeeze", ["s"], ["n"]),
        node("Add", ["n", "more"], ["m"]),
        node("Cast", ["m"], ["l"], to=FLOAT),
        node("Range", ["start", "l", "delta"], ["B"]),
        node("Div", ["A", "B"], ["C"]),
    ]
    constants = [tensor("more", np.array(1)), tensor("start", np.float32(start)), tensor("delta", np.float32(delta))]
    proto = model(nodes, [value("x", FLOAT, ["N"]), value("A", FLOAT, [])], [value("C", FLOAT, None)], constants)
    assert verdicts(analyse_proto(proto, tmp_path, "openvino-1"))["V_DIV_FLOAT_NONZERO_0010"] == verdict


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_float_range_contains_its_results(dtype: str) -> None:
    inputs = [value(name, FLOATS[dtype], []) for name in "sld"]
    proto = model([node("Range", ["s", "l", "d"], ["r"])], inputs, [value("r", FLOATS[dtype], None)])
    huge = float(np.finfo(dtype).max)
    for bounds in (
        (1, 9, 0.3),
        (-1, -9, -0.3),
        (1e8, 1e8 + 64, 3),
        (1, 1.0001, 1e-9),
        (-huge / 2, huge / 3, huge / 3),
        (huge / 2, huge, huge / 9),
    ):
        start, limit, delta = (np.asarray(x, dtype) for x in bounds)
        result = AbstractTensor(FLOATS[dtype], None, monotone_range(reach_of(start), reach_of(delta), FLOATS[dtype]))
        feeds = {"s": start, "l": limit, "d": delta}
        with np.errstate(all="ignore"):
            for row in (by_onnxruntime(proto, feeds)[0], ReferenceEvaluator(proto).run(None, feeds)[0]):
                assert contained(result, row[:10000]) == [], bounds


def test_range_length_is_unknown(tmp_path: Path) -> None:
    constants = [tensor(name, np.float32(x)) for name, x in zip(ENDS, (0.0, 3.0, 0.1), strict=True)] + [
        tensor("n", np.int64(29))
    ]
    nodes = [
        node("Range", ENDS, ["r"]),
        node("Size", ["r"], ["s"]),
        node("Sub", ["s", "n"], ["B"]),
        node("Div", ["n", "B"], ["C"]),
    ]
    analysis = analyse_proto(model(nodes, [], [value("C", INT64, [])], constants), tmp_path)
    assert "B is -29 to" in reasons(analysis, "E_DIV_INT_CONSTR_B_0030")[0]

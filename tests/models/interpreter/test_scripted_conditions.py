"""Conditions of scripted models: `if (b == 0).any()`, `if (b > 0).all()`, `while k > 1`."""

from pathlib import Path

import numpy as np
import pytest
from onnx import ModelProto, parser

from tests.models.model_builders import analyse_proto, by_onnxruntime
from vinculum.models.analysis import Analysis

ZERO = "E_DIV_INT_CONSTR_B_0030"
CONSTANTS = """
    zero = Constant<value = int32 {0}>() one = Constant<value = int64 {1}>() none = Constant<value = int64 {0}>()
    first = Constant<value = int64[1] {0}>()
"""


def parsed(text: str) -> ModelProto:
    return parser.parse_model(f'<ir_version: 8, opset_import: ["" : 18]> g {text}')


def verdict(analysis: Analysis, place: int = -1) -> str:
    """Whether the denominator of a Div is never 0."""
    _, rows = analysis.nodes[place]
    return next(row.verdict.value for row in rows if ZERO in row.requirements)


def branches(condition: str, *, divides_if: bool, shape: str = "n") -> ModelProto:
    """A division where the condition c is as given, a copy of A elsewhere."""
    division = "=> (int32[q] r) { r = Div(A, B) }"
    copy = "=> (int32[q] r) { r = Identity(A) }"
    then, otherwise = (division, copy) if divides_if else (copy, division)
    return parsed(f"""(int32[{shape}] A, int32[{shape}] B) => (int32[q] C) {{
        {CONSTANTS} {condition} C = If(c) <then_branch = t () {then}, else_branch = e () {otherwise}>
    }}""")


SUM_OF_ZEROS = "z = Equal(B, zero) i = Cast<to = 7>(z) s = ReduceSum<keepdims = 0>(i)"
SUM_OF_OTHERS = "p = Greater(B, zero) z = Not(p) i = Cast<to = 7>(z) s = ReduceSum<keepdims = 0>(i)"
MOST = "z = Equal(B, zero) i = Cast<to = 6>(z) s = ReduceMax<keepdims = 0>(i)"
LEAST = "p = Greater(B, zero) i = Cast<to = 6>(p) s = ReduceMin<keepdims = 0>(i)"
CASES = [
    (f"{SUM_OF_ZEROS} c = Greater(s, none)", False, "discharged"),
    (f"{SUM_OF_ZEROS} c = Greater(s, none)", True, "obligation"),
    (f"{SUM_OF_ZEROS} c = Greater(s, one)", False, "obligation"),  # one zero may be left
    (f"{SUM_OF_ZEROS} c = Less(s, one)", True, "discharged"),
    (f"{SUM_OF_ZEROS} c = LessOrEqual(s, none)", True, "discharged"),
    (f"{SUM_OF_ZEROS} c = Equal(s, none)", True, "discharged"),
    (f"{SUM_OF_ZEROS} c = Equal(s, one)", False, "obligation"),
    (f"{SUM_OF_ZEROS} c = Cast<to = 9>(s)", False, "discharged"),
    (f"{SUM_OF_ZEROS} d = Cast<to = 9>(s) c = Not(d)", True, "discharged"),
    (f"{SUM_OF_OTHERS} d = Greater(s, none) c = Not(d)", True, "discharged"),
    (f"{SUM_OF_OTHERS} c = Greater(s, none)", True, "obligation"),
    (f"{MOST} c = Cast<to = 9>(s)", False, "discharged"),
    (f"{MOST} c = Cast<to = 9>(s)", True, "obligation"),
    (f"{LEAST} c = Cast<to = 9>(s)", True, "discharged"),
    (f"{LEAST} c = Cast<to = 9>(s)", False, "obligation"),
    (f"{LEAST.replace('ReduceMin', 'ReduceMax')} c = Cast<to = 9>(s)", True, "obligation"),  # some, not all
]


@pytest.mark.parametrize(("condition", "divides_if", "expected"), CASES)
def test_condition_on_all_elements(condition: str, divides_if: bool, expected: str, tmp_path: Path) -> None:
    proto = branches(condition, divides_if=divides_if)
    assert verdict(analyse_proto(proto, tmp_path)) == expected
    if expected == "discharged":  # with a 0 in B, ONNX Runtime takes the other branch; an integer / 0 would be an error
        A, B = np.array([7, 8], np.int32), np.array([0, 3], np.int32)
        assert by_onnxruntime(proto, {"A": A, "B": B}, plainly=True)[0].tolist() == [7, 8]


def test_count_of_one_row_says_nothing_of_the_others(tmp_path: Path) -> None:
    """The sum along one axis of two has several elements, of which the condition takes one."""
    condition = """
        z = Equal(B, zero) i = Cast<to = 7>(z) t = ReduceSum<keepdims = 0>(i, first) s = Gather(t, none) c = Greater(s, none)
    """
    assert verdict(analyse_proto(branches(condition, divides_if=False, shape="n, m"), tmp_path)) == "obligation"


def loop(condition: str, body: str, more: str = "y = Identity(z)", start: str = "k") -> ModelProto:
    """A loop that carries x and n, from k on."""
    return parsed(f"""(int64[3] x, int64 k) => (int64[3] y) {{
        one = Constant<value = int64 {{1}}>() trips = Constant<value = int64 {{1000}}>() yes = Constant<value = bool {{1}}>()
        c = Greater(k, one)
        z, m = Loop(trips, {condition}, x, {start}) <body = b (int64 i, bool d, int64[3] v, int64 n)
            => (bool e, int64[3] w, int64 h) {{
                two = Constant<value = int64 {{2}}>() uno = Constant<value = int64 {{1}}>() {body}
            }}>
        {more}
    }}""")


HALVE = "h = Div(n, two) w = Div(v, h) e = Greater(h, uno)"
BY_N = "w = Div(v, n) h = Div(n, two) e = Greater(h, uno)"


@pytest.mark.parametrize(
    ("condition", "body", "place", "expected"),
    [
        ("c", HALVE, 1, "discharged"),
        ("c", BY_N, 0, "discharged"),
        ("yes", BY_N, 0, "obligation"),  # the first iteration takes place for any k
        ("", BY_N, 0, "obligation"),  # without a condition, e is ignored
        ("c", BY_N.replace("e = Greater(h, uno)", "e = Identity(d)"), 0, "obligation"),
        ("c", BY_N.replace("e = Greater(h, uno)", "e = Greater(n, uno)"), 0, "obligation"),  # about n, not about h
        ("c", BY_N.replace("e = Greater(h, uno)", "e = Not(d)"), 0, "obligation"),
    ],
)
def test_condition_of_a_loop_holds_in_each_iteration(
    condition: str, body: str, place: int, expected: str, tmp_path: Path
) -> None:
    assert verdict(analyse_proto(loop(condition, body), tmp_path), place) == expected


def test_condition_does_not_hold_behind_the_loop(tmp_path: Path) -> None:
    """The loop ends where it is false: with a k of 0 or 1, m is 0 or 1."""
    proto = loop("c", HALVE, "y = Div(z, m)")
    analysis = analyse_proto(proto, tmp_path)
    assert [verdict(analysis, place) for place in (0, 1, 2)] == ["discharged", "discharged", "obligation"]
    feeds = {"x": np.array([96, 48, 24]), "k": np.array(8)}
    assert by_onnxruntime(loop("c", HALVE), feeds)[0].tolist() == [96 // 4 // 2 // 1, 48 // 8, 24 // 8]

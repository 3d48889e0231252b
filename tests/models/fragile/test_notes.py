"""Notes on fragile quotients: their witnesses are computed again, and exact quotients have none."""

import json
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator
from onnx import ModelProto, TensorProto, parser

from tests.models.model_builders import analyse_proto, by_onnxruntime, division, save
from vinculum import cli, models
from vinculum.models.analysis import analyse
from vinculum.models.checks.findings import FailOn
from vinculum.models.findings import Findings
from vinculum.models.fragile.notes import FragileQuotient
from vinculum.models.loading.errors import ModelError
from vinculum.models.loading.input_ranges import parse_ranges
from vinculum.models.reports.json_document import document, schema

SINGLE = np.float32


def graph(text: str, opset: int = 18) -> ModelProto:
    """A model of one graph."""
    return parser.parse_model(f'<ir_version: 8, opset_import: ["" : {opset}]> {text}')


def notes(text: str, folder: Path, *ranges: str) -> dict[FailOn, FragileQuotient]:
    """The notes on the only Div, by kind."""
    (found,) = analyse_proto(graph(text), folder, None, *ranges).fragile
    return {note.kind: note for note in found}


def quotient_of(body: str, *, constant: float = 15, kind: str = "float") -> str:
    """A Div of x by a constant, and what follows."""
    return f"g ({kind}[n] x) => (float[n] y) <{kind} c = {{{constant}}}, float h = {{0.5}}> {{ q = Div(x, c) {body} }}"


FOLLOWERS = {
    "Floor": "y = Floor(q)",
    "Ceil": "y = Ceil(q)",
    "Round": "y = Round(q)",
    "Cast": "i = Cast<to = 7>(q) y = Cast<to = 1>(i)",
    "Equal": "two = Constant<value_float = 2.0>() t = Equal(q, two) y = Cast<to = 1>(t)",
    "Less": "two = Constant<value_float = 2.0>() t = Less(two, q) y = Cast<to = 1>(t)",
    "after a half": "s = Add(q, h) y = Floor(s)",
    "after a move": "a = Constant<value_ints = [0]>() m = Unsqueeze(q, a) f = Floor(m) y = Squeeze(f, a)",
    "of the negative": "m = Neg(q) y = Ceil(m)",
    "after a Clip": "y0 = Clip(q) y = Round(y0)",
}


@pytest.mark.parametrize("name", sorted(FOLLOWERS))
def test_one_ulp_changes_what_follows(name: str, tmp_path: Path) -> None:
    """ONNX Runtime gives the result of the witness, and the neighbour another one."""
    text = quotient_of(FOLLOWERS[name])
    witness = notes(text, tmp_path, "x=1:1000")[FailOn.BOUNDARY].witness
    a, b, q, other = (SINGLE(witness[key]) for key in ("numerator", "denominator", "quotient", "neighbour"))
    assert (a / b, 1 <= a <= 1000) == (q, True)
    assert other in (np.nextafter(q, SINGLE(0)), np.nextafter(q, SINGLE(np.inf)))
    assert witness["result"] != witness["result_of_neighbour"]
    follower = graph(f"g (float[n] q) => (float[n] y) <float h = {{0.5}}> {{ {FOLLOWERS[name]} }}")
    results = [float(by_onnxruntime(follower, {"q": np.array([x])})[0][0]) for x in (q, other)]
    assert results[0] != results[1]
    truths = {"True": 1.0, "False": 0.0}
    assert results == [
        truths.get(witness[key]) or float(witness[key].replace("False", "0"))
        for key in ("result", "result_of_neighbour")
    ]


UNDECIDED = {
    "nothing follows": quotient_of("y = Abs(q)"),
    "a power of two": quotient_of("y = Floor(q)", constant=4),
    "a comparison with 0": quotient_of("z = Constant<value_float = 0.0>() t = Less(z, q) y = Cast<to = 1>(t)"),
    "another value is rounded": quotient_of("f = Floor(x) y = Add(f, q)"),
    "integers": "g (int32[n] x) => (float[n] y) <int32 c = {3}> { q = Div(x, c) y = Cast<to = 1>(q) }",
}


@pytest.mark.parametrize("name", sorted(UNDECIDED))
def test_no_note_where_no_ulp_is_decided_by(name: str, tmp_path: Path) -> None:
    assert FailOn.BOUNDARY not in notes(UNDECIDED[name], tmp_path, "x=1:1000")


def test_no_note_where_the_range_meets_no_boundary(tmp_path: Path) -> None:
    """All quotients are from 0.2 to 0.4."""
    assert FailOn.BOUNDARY not in notes(quotient_of("y = Round(q)"), tmp_path, "x=3:6")
    assert FailOn.BOUNDARY in notes(quotient_of("y = Round(q)"), tmp_path, "x=3:9")


@pytest.mark.parametrize(("kind", "dtype"), [("float16", np.float16), ("bfloat16", ml_dtypes.bfloat16)])
@pytest.mark.parametrize("constant", [3, 7, 10, 255, 8])
def test_reciprocal_differs_for_as_many_significands(kind: str, dtype: Any, constant: int, tmp_path: Path) -> None:
    """All significands of a narrow type are divided and multiplied."""
    proto = division(getattr(TensorProto, kind.upper()), denominator=np.array([constant], dtype))
    (found,) = analyse_proto(proto, tmp_path).fragile
    note = next((note for note in found if note.kind is FailOn.RECIPROCAL), None)
    bits = np.finfo(np.float16).nmant if dtype is np.float16 else 7
    numbers = np.array([1 + n / (1 << bits) for n in range(1 << bits)], dtype)
    c = np.array(constant, dtype)
    differing = numbers[numbers / c != numbers * (np.array(1, dtype) / c)]
    assert (note is not None) == (differing.size > 0) == (constant != 8)
    if note is not None:
        assert (note.witness["differing"], note.witness["of"]) == (str(differing.size), str(numbers.size))
        least = np.array(float(note.witness["numerator"]), dtype)
        assert least in differing or constant * least in differing or np.frexp(least)[0] * 2 == differing[0]
        assert least / c != least * (np.array(1, dtype) / c)


PIXELS = "g (uint8[n] x) => (float[n] y) <float c = {255}> { f = Cast<to = 1>(x) y = Div(f, c) }"


def test_reciprocal_is_decided_for_each_integer_of_a_range(tmp_path: Path) -> None:
    """126 of the 255 positive numbers of uint8; the least is 3."""
    witness = notes(PIXELS, tmp_path)[FailOn.RECIPROCAL].witness
    numbers = np.arange(1, 256).astype(SINGLE)
    differing = numbers[numbers / SINGLE(255) != numbers * (SINGLE(1) / SINGLE(255))]
    assert (witness["differing"], witness["of"], float(witness["numerator"])) == ("126", "255", 3.0)
    assert (differing.size, differing[0]) == (126, 3)


@pytest.mark.parametrize(
    ("limits", "expected"), [("1:1.0000001", None), ("1:1.0000002", "1.0000002"), ("-3:-1", "-1.0000002")]
)
def test_reciprocal_is_decided_for_the_numbers_of_a_range(limits: str, expected: str | None, tmp_path: Path) -> None:
    """The least significand that differs, divided by 3, is 1 + 2^-22."""
    note = notes(quotient_of("y = Abs(q)", constant=3), tmp_path, f"x={limits}").get(FailOn.RECIPROCAL)
    assert (None if note is None else note.witness["numerator"]) == expected


SIZES = {
    "half a size": (
        "float[h] x",
        "two = Constant<value_int = 2>() s = Shape(x) q = Div(s, two) y = ConstantOfShape(q)",
        True,
    ),
    "a negative size": (
        "float[h] x",
        "two = Constant<value_int = 2>() s = Shape(x) m = Neg(s) q = Div(m, two) y = Cast<to = 1>(q)",
        True,
    ),
    "for a Reshape": (
        "int64[1] x",
        "two = Constant<value_ints = [2]>() q = Div(x, two) v = Shape(q) y = ConstantOfShape(q)",
        True,
    ),
    "of a known size": (
        "float[6] x",
        "two = Constant<value_int = 2>() s = Shape(x) q = Div(s, two) y = ConstantOfShape(q)",
        False,
    ),
    "by 1": (
        "float[h] x",
        "one = Constant<value_int = 1>() s = Shape(x) q = Div(s, one) y = ConstantOfShape(q)",
        False,
    ),
    "of other integers": ("int64[n] x", "two = Constant<value_int = 2>() q = Div(x, two) y = Cast<to = 1>(q)", False),
}


@pytest.mark.parametrize("name", sorted(SIZES))
def test_integer_division_of_sizes(name: str, tmp_path: Path) -> None:
    inputs, body, expected = SIZES[name]
    note = notes(f"g ({inputs}) => (float y) {{ {body} }}", tmp_path).get(FailOn.SHAPE_ARITHMETIC)
    assert (note is not None) == expected
    if note is not None:
        a, b = int(note.witness["numerator"]), int(note.witness["denominator"])
        assert a % b != 0
        assert int(note.witness["quotient"]) == int(a / b)
        assert ("// of Python" in note.reason) == (a < 0)


EXTREMES = {
    "any floats": ("float[n] x, float[n] z", "y = Div(x, z)", [], {"it overflows for", "it is 0 for"}),
    "a small constant": ("float[n] x", "c = Constant<value_float = 0.5>() y = Div(x, c)", [], {"it overflows for"}),
    "a large constant": ("float[n] x", "c = Constant<value_float = 1e20>() y = Div(x, c)", [], {"it is 0 for"}),
    "a constant above 1": ("float[n] x", "c = Constant<value_float = 3.0>() y = Div(x, c)", [], set()),
    "bounded operands": ("float[n] x, float[n] z", "y = Div(x, z)", ["x=1:9", "z=1:9"], set()),
    "a share": ("float[n] x", "a = Abs(x) z = ReduceMax(a) y = Div(a, z)", [], {"it is 0 for"}),
    "a softmax": ("float[n] x", "m = ReduceMax(x) d = Sub(x, m) a = Exp(d) z = ReduceSum(a) y = Div(a, z)", [], set()),
}


# Divisions by a norm of the same slice, and by one of another slice; whether the quotient may overflow.
AXES = "k = Constant<value_ints = [1]>() e = Constant<value_float = 1e-12>()"
NORMS = {
    "the sum of magnitudes": ("z = ReduceL1(x, k) y = Div(x, z)", False),
    "a norm": ("z = ReduceL2(x, k) y = Div(x, z)", False),
    "a norm with a least value": ("m = ReduceL2(x, k) z = Clip(m, e) y = Div(x, z)", False),
    "a norm and an epsilon": ("m = ReduceL2(x, k) z = Add(m, e) y = Div(x, z)", False),
    "a norm less an epsilon": ("m = ReduceL2(x, k) z = Sub(m, e) y = Div(x, z)", True),
    "a norm with a greatest value": ("m = ReduceL2(x, k) z = Clip(m, , e) y = Div(x, z)", True),
    "a deviation": ("q = Mul(x, x) v = ReduceMean(q, k) w = Add(v, e) z = Sqrt(w) y = Div(x, z)", False),
    "a variance": ("q = Mul(x, x) v = ReduceMean(q, k) z = Add(v, e) y = Div(x, z)", True),
    "a deviation by a power": (
        "t = Constant<value_float = 2.0>() q = Pow(x, t) v = ReduceSum(q, k) z = Sqrt(v) y = Div(x, z)", False
    ),
    "a root by a power": (
        "t = Constant<value_float = 2.0>() q = Pow(x, t) h = Constant<value_float = 0.5>() v = ReduceSum(q, k) z = Pow(v, h) y = Div(x, z)",
        False,
    ),
    "a fourth root": ("q = Mul(x, x) v = ReduceMean(q, k) w = Sqrt(v) z = Sqrt(w) y = Div(x, z)", True),
    "a sum of any numbers": ("z = ReduceSum(x, k) y = Div(x, z)", True),
    "without the axis": ("z0 = ReduceL2<keepdims = 0>(x, k) z = Unsqueeze(z0, k) y = Div(x, z)", False),
    "of other rows": (
        "a = Constant<value_ints = [0]>() z0 = ReduceL2<keepdims = 0>(x, k) z = Unsqueeze(z0, a) y = Div(x, z)", True
    ),
    "of moved rows": ("m = ReduceL2(x, k) z = Transpose(m) y = Div(x, z)", True),
    "expanded": ("m = ReduceL2(x, k) s = Shape(x) z = Expand(m, s) y = Div(x, z)", False),
    "of another tensor": ("u = Sin(x) z = ReduceL2(u, k) y = Div(x, z)", True),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(NORMS))
def test_elements_divided_by_their_own_norm_do_not_overflow(name: str, tmp_path: Path) -> None:
    body, may_overflow = NORMS[name]
    note = notes(f"g (float[4,4] x) => (float[4,4] y) {{ {AXES} {body} }}", tmp_path).get(FailOn.EXTREME)
    assert (note is not None and "it overflows for" in note.reason) is may_overflow


NEAR = {
    "nothing known": ("float[n] x, float[n] z", "y = Div(x, z)", [], True),  # z may be tiny
    "a known distance from 0": ("float[n] x", "e = Exp(x) o = Add(e, e) m = Exp(o) y = Div(x, m)", [], False),
    "a small constant": ("float[n] x", "c = Constant<value_float = 1e-3>() y = Div(x, c)", [], False),
    "a tiny constant": ("float[n] x", "c = Constant<value_float = 1e-30>() y = Div(x, c)", [], True),
    "a huge constant": ("float[n] x", "c = Constant<value_float = 1e30>() y = Div(x, c)", [], True),
    "a range that reaches far": (
        "float[n] x", "c = Constant<value_float = 0.5>() y = Div(x, c)", ["x=1:3.4e38"], True
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(NEAR))
def test_remote_notes_rest_on_what_is_not_known(name: str, tmp_path: Path) -> None:
    """A remote note is summed up in a line, and fails the model as any other one."""
    inputs, body, ranges, is_near = NEAR[name]
    path = save(graph(f"g ({inputs}) => (float[n] y) {{ {body} }}"), tmp_path)
    analysis = analyse(path, None, parse_ranges(ranges), [FailOn.EXTREME])
    found = [note.is_remote for notes_ in analysis.fragile for note in notes_ if note.kind is FailOn.EXTREME]
    assert (found, analysis.status) == ([not is_near], 1)
    text = str(Findings(document(analysis, path, ranges)))
    assert ("where no bound is known" in text, "it overflows" in text or "it is 0" in text) == (not is_near, is_near)


def test_witness_is_the_numerator_next_to_the_threshold(tmp_path: Path) -> None:
    """The next number towards 1 gives a finite quotient, or one that is not 0."""
    found = notes("g (float[n] x, float[n] z) => (float[n] y) { y = Div(x, z) }", tmp_path, "z=0.25:1e20")
    witness = {key: SINGLE(text) for key, text in found[FailOn.EXTREME].witness.items()}
    with np.errstate(over="ignore", under="ignore"):
        large, small = witness["overflowing_numerator"], witness["overflowing_denominator"]
        assert np.isinf(large / small)
        assert np.isfinite(np.nextafter(large, SINGLE(1)) / small)
        tiny, huge = witness["vanishing_numerator"], witness["vanishing_denominator"]
        assert tiny / huge == 0 != np.nextafter(tiny, SINGLE(1)) / huge


@pytest.mark.parametrize("name", sorted(EXTREMES))
def test_quotients_that_overflow_or_vanish(name: str, tmp_path: Path) -> None:
    inputs, body, ranges, expected = EXTREMES[name]
    note = notes(f"g ({inputs}) => (float[n] y) {{ {body} }}", tmp_path, *ranges).get(FailOn.EXTREME)
    assert {
        word for word in ("it overflows for", "it is 0 for") if note is not None and word in note.reason
    } == expected
    if note is None:
        return
    numbers = {key: SINGLE(text) for key, text in note.witness.items()}
    with np.errstate(over="ignore", under="ignore"):
        if "it overflows for" in expected:
            assert np.isinf(numbers["overflowing_numerator"] / numbers["overflowing_denominator"])
        if "it is 0 for" in expected:
            assert numbers["vanishing_numerator"] >= np.finfo(SINGLE).tiny
            assert numbers["vanishing_numerator"] / numbers["vanishing_denominator"] == 0


def test_doubles_overflow_without_an_error(tmp_path: Path) -> None:
    """The exact quotient exceeds every float of Python."""
    note = notes("g (double[n] x, double[n] z) => (double[n] y) { y = Div(x, z) }", tmp_path)[FailOn.EXTREME]
    assert note.witness["overflowing_denominator"] == "5e-324"


def test_two_constants_have_no_note(tmp_path: Path) -> None:
    text = "g (float[n] x) => (float[1] y) <float[1] a = {1}, float[1] c = {3}> { q = Div(a, c) y = Floor(q) }"
    assert notes(text, tmp_path) == {}


@pytest.mark.thorough
def test_formats_and_options(tmp_path: Path) -> None:
    """JSON, text and SARIF have each note; `--strict`, or its kind in `--fail-on`, makes it fail."""
    path, json_file, sarif_file = save(graph(quotient_of("y = Ceil(q)")), tmp_path), tmp_path / "j", tmp_path / "s"
    words = ["model", str(path), "--range", "x=1:1000", "--json", str(json_file), "--sarif", str(sarif_file)]
    levels = {}
    for options, status, failures in (
        ([], 0, []),
        (["--strict"], 1, ["fragile-boundary", "fragile-reciprocal"]),
        (["--fail-on", "fragile-boundary"], 1, ["fragile-boundary"]),
        (["--fail-on", "fragile-extreme"], 0, []),
    ):
        result = CliRunner().invoke(cli.main, [*words, *options])
        parsed = json.loads(json_file.read_text())
        Draft202012Validator(schema()).validate(parsed)
        assert (result.exit_code, parsed["failures"], parsed["fragile"]) == (status, failures, 2)
        assert "1 note; 2 fragile" in result.output.splitlines()[0]
        assert "fragile-boundary" in result.output
        assert "45.0 / 15.0 is 3.0" in parsed["nodes"][0]["fragile"][0]["reason"]
        results = json.loads(sarif_file.read_text())["runs"][0]["results"]
        levels[" ".join(options)] = {each["ruleId"]: each["level"] for each in results}
    assert levels[""] == {"fragile-boundary": "note", "fragile-reciprocal": "note"}
    assert levels["--strict"] == {"fragile-boundary": "error", "fragile-reciprocal": "error"}
    assert levels["--fail-on fragile-boundary"] == {"fragile-boundary": "error", "fragile-reciprocal": "note"}
    findings = models.analyse(path, ranges={"x": (1, 1000)})
    assert [note["kind"] for _, note in findings.fragile] == ["fragile-boundary", "fragile-reciprocal"]


def test_notes_name_their_assumptions(tmp_path: Path) -> None:
    analysis = analyse_proto(graph(quotient_of("y = Ceil(q)")), tmp_path, None, "x=1:1000")
    parsed = document(analysis, tmp_path / "model.onnx", ["x=1:1000"])
    assert [note["assumes"] for note in parsed["nodes"][0]["fragile"]] == [["x=1:1000"]] * 2


HOSTILE = {
    "operators of another domain": "m = own.Sub(x) a = own.Exp() z = own.Identity() y = Div(a, z)",
    "a share of another domain": "a = Abs(x) z = own.ReduceSum() y = Div(a, z)",
    "a result that is its own operand": "z = Identity(z) y = Div(x, z)",
    "a circle": "u = Identity(z) z = Identity(u) y = Div(x, z)",
}


@pytest.mark.parametrize("name", sorted(HOSTILE))
def test_malformed_surroundings_end_with_notes_or_an_error(name: str, tmp_path: Path) -> None:
    """No operator around the Div is trusted to be well-formed."""
    header = '<ir_version: 8, opset_import: ["" : 18, "own" : 1]>'
    proto = parser.parse_model(f"{header} g (float[n] x) => (float[n] y) {{ {HOSTILE[name]} }}")
    try:
        (found,) = analyse_proto(proto, tmp_path).fragile
    except ModelError as error:
        assert str(error)
    else:
        assert all(note.reason for note in found)

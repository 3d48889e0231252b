"""Waivers: what a condition means, what the file must be, which failures are covered, and what fails a run."""

import operator
import sys
import tomllib
from collections.abc import Sequence
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.exchange import Request
from vinculum.gate.sandbox import Sandbox
from vinculum.gate.trial import Trial
from vinculum.gate.verdicts import Counterexample, Operand, Row, Status, Waiver
from vinculum.gate.waivers.account import in_force, settle, worse
from vinculum.gate.waivers.condition import ConditionError, Meeting, parse
from vinculum.gate.waivers.cover import Cover
from vinculum.gate.waivers.file import WaiversError, draft, load
from vinculum_spec.registry import specification

SPEC = specification()
FUNC, CRASH, ANSWER = "E_DIV_INT_FUNC_0010", "V_DIV_NO_CRASH_0010", "V_DIV_ANSWER_0010"
TODAY, LATER = date(2030, 6, 15), date(2030, 6, 16)
DTYPES = {"bfloat16": ml_dtypes.bfloat16, "real": object}


def waiver(requirement: str = FUNC, condition: str = "", target: str = "numpy", **other: Any) -> Waiver:
    """One that is in force, or not."""
    usual = {"dtype": "int8", "reason": "why", "owner": "who", "expiry": TODAY, "line": 7}
    return Waiver(requirement, target, condition=condition, **usual | other)


# ---- conditions ----


def holds(text: str, A: Any, B: Any, dtype: str = "int8", profile: str = "onnx-14", path: str = "eager") -> list[bool]:
    """Where a condition holds among these pairs."""
    arrays = [np.array(x, dtype=DTYPES.get(dtype, dtype)) for x in (A, B)]
    meeting = Meeting(arrays[0], arrays[1], SPEC.types[dtype], profile, path)
    return [bool(x) for x in parse(text).holds(meeting)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [1, 1, 1, 1, 1]),
        ("A == -128 and B == -1", [1, 0, 0, 0, 0]),
        ("B == 0", [0, 0, 0, 0, 1]),
        ("B != 0", [1, 1, 1, 1, 0]),
        ("not B == 0", [1, 1, 1, 1, 0]),
        ("abs(A) == 128", [1, 0, 0, 0, 0]),
        ("A < 0 and B > 0 or A > 0 and B < 0", [0, 0, 1, 1, 0]),
        ("-1 <= A <= 1", [0, 1, 0, 0, 0]),
        ("A == B", [0, 1, 0, 0, 0]),
        ("abs(A) > abs(B)", [1, 0, 1, 1, 1]),
        ("bits(A) == 0x80", [1, 0, 0, 0, 0]),
        ("bits(A) > 0x7f", [1, 0, 0, 1, 0]),
        ("bits(A) == bits(B)", [0, 1, 0, 0, 0]),
        ("A > 0.5", [0, 1, 1, 0, 1]),
        ("A < 1000000000000000000000", [1, 1, 1, 1, 1]),
        ("isnan(A) or isinf(B)", [0, 0, 0, 0, 0]),
        ('profile == "onnx-14"', [1, 1, 1, 1, 1]),
        ('profile != "onnx-14" or "eager" != path', [0, 0, 0, 0, 0]),
        ('path == "eager" and B == 0', [0, 0, 0, 0, 1]),
    ],
)
def test_conditions_of_integers(text: str, expected: list[int]) -> None:
    assert holds(text, [-128, 1, 7, -7, 3], [-1, 1, -2, 2, 0]) == [bool(x) for x in expected]


NAN, INF = float("nan"), float("inf")


@pytest.mark.parametrize(
    ("text", "dtype", "A", "expected"),
    [
        ("A == 0.1", "float32", [0.1, 0.5], [0, 0]),  # no float32 is a tenth
        ("A == 0.1", "float64", [0.1, 0.5], [0, 0]),  # nor a float64
        ("A > 0.1", "float64", [0.1, 0.5], [1, 1]),  # the nearest one is larger
        ("A <= 0.1", "float64", [0.1, np.nextafter(0.1, 0)], [0, 1]),
        ("bits(A) == 0x3dcccccd", "float32", [0.1, 0.5], [1, 0]),
        ("A == 0", "float32", [0.0, -0.0], [1, 1]),
        ("bits(A) == 0x80000000", "float32", [0.0, -0.0], [0, 1]),
        ("isnan(A)", "bfloat16", [NAN, INF, 1], [1, 0, 0]),
        ("isinf(A)", "float16", [NAN, INF, -INF], [0, 1, 1]),
        ("A == A", "float32", [NAN, INF, 1], [0, 1, 1]),
        ("A != 0.1", "float64", [NAN, INF, 0.1], [1, 1, 1]),
        ("A < 0.1", "float64", [NAN, INF, -INF], [0, 0, 1]),
        ("0 < abs(A) < 1.17549435e-38", "float32", [1e-45, 0, 1], [1, 0, 0]),
        ("A == 18446744073709551615", "uint64", [2**64 - 1, 2**64 - 2], [1, 0]),
        ("abs(A) == 9223372036854775808", "int64", [-(2**63), 2**63 - 1], [1, 0]),
        ("A > 9223372036854775806.5", "int64", [2**63 - 1, 2**63 - 2], [1, 0]),
        ("A == 0.1", "real", [Fraction(1, 10), Fraction(1, 3)], [1, 0]),
    ],
)
def test_conditions_are_exact(text: str, dtype: str, A: Sequence[Any], expected: list[int]) -> None:
    """A number is what is written, not the nearest value of a type."""
    assert holds(text, A, A, dtype) == [bool(x) for x in expected]


RELATIONS = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


@pytest.mark.parametrize("name", RELATIONS)
@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int8", "int64", "uint64"])
def test_comparisons_are_those_of_rationals(name: str, dtype: str) -> None:
    """Against Python's own exact arithmetic, on values beside the number and far from it."""
    for number in ("0.1", "-0.1", "3", "0.333333333333333333333", "1e-7", "16777217", "5e-1"):
        near = [0, 1, 3, 4, 100] if dtype[0] in "iu" else [float(number), np.nextafter(float(number), 9), 0.5, -1, 3]
        with np.errstate(over="ignore"):
            A = np.array(near).astype(dtype)
        A = A[A < np.inf]
        exact = [Fraction(int(x) if dtype[0] in "iu" else float(x)) for x in A]
        assert holds(f"A {name} {number}", A, A, dtype) == [RELATIONS[name](x, Fraction(number)) for x in exact]
        assert holds(f"{number} {name} A", A, A, dtype) == [RELATIONS[name](Fraction(number), x) for x in exact]


@pytest.mark.parametrize(
    "text",
    [
        "A",
        "A ==",
        "1 == 1",
        "A + 1 == 2",
        "A % B == 0",
        "C == 1",
        "__import__('os').system('true')",
        "A.__class__ == 1",
        "abs(A, B) == 1",
        "abs(1) == A",
        "pow(A) == 1",
        "isnan(1)",
        "isnan(A) == 1",
        "A is B",
        "A in (1, 2)",
        "A == True",
        "A == 1j",
        "A == 'x'",
        "A == None",
        "bits(A) == A",
        "bits(A) == 0.5",
        "profile == 1",
        "profile < 'x'",
        "profile == path",
        "path == 'x' == 'y'",
        "(A := 1) == 1",
        "lambda: A",
        "A if B else A",
        "[A == 1]",
        "A == 1e9999",
        "A == 1e-99999",
        "A == 1" + "0" * 400,
        "A == 1 and" + " not" * 300 + " B == 1",
        "(" * 300 + "A == 1" + ")" * 300,
        "A == 1;B == 2",
        "A == 1\n\nB",
        "A == \x00",
        "~A == 1",
        "f'{A}' == 'x'",
    ],
)
def test_what_is_no_condition(text: str) -> None:
    """Nothing is run, nothing takes long, and the error is of one kind."""
    with pytest.raises(ConditionError):
        parse(text)


@pytest.mark.parametrize(
    ("text", "under"),
    [
        ("", {"sonnx", "onnx-14"}),
        ("A == 1", {"sonnx", "onnx-14"}),
        ('profile == "sonnx"', {"sonnx"}),
        ('profile != "sonnx"', {"onnx-14"}),
        ('not profile == "sonnx" and A == 1', {"onnx-14"}),
        ('profile == "sonnx" or A == 1', {"sonnx", "onnx-14"}),
        ('not (profile == "sonnx" or path == "eager")', {"onnx-14"}),
        ('profile == "sonnx" and not "sonnx" == profile', set()),
    ],
)
def test_under_which_profiles_a_condition_can_hold(text: str, under: set[str]) -> None:
    assert {name for name in ("sonnx", "onnx-14") if parse(text).possible(name)} == under


# ---- the file ----


ENTRY = {
    "requirement": FUNC,
    "target": "numpy",
    "type": "int8",
    "condition": "B == 3",
    "reason": "known",
    "owner": "us",
    "expiry": "2030-06-15",
}


def written(path: Path, *entries: dict[str, str]) -> Path:
    """A file of these entries."""
    text = "".join("[[waiver]]\n" + "".join(f"{k} = '''{v}'''\n" for k, v in entry.items()) for entry in entries)
    path.write_text(text)
    return path


def test_a_file(tmp_path: Path) -> None:
    """Each entry as it is, with the line that it begins in; a date may be TOML's or a string."""
    file = written(tmp_path / "w.toml", ENTRY, ENTRY | {"type": "int16", "reason": " two\n lines "})
    first, second = load(file, SPEC)
    assert first == Waiver(FUNC, "numpy", "int8", "B == 3", "known", "us", TODAY, 1)
    assert (second.dtype, second.reason, second.line) == ("int16", "two lines", 9)
    file.write_text(file.read_text().replace("'''2030-06-15'''", "2030-06-15"))
    assert load(file, SPEC)[0] == first
    file.write_text("# nothing\n")
    assert load(file, SPEC) == ()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"requirement": "E_DIV_NONE_0010"}, "there is no requirement 'E_DIV_NONE_0010'"),
        ({"requirement": ""}, "requirement is missing"),
        ({"target": ""}, "target is missing"),
        ({"target": "nympy"}, "there is no target 'nympy'"),
        ({"type": "int9"}, "there is no type 'int9'"),
        ({"type": "float32"}, "does not apply to float32"),
        ({"condition": " "}, "condition is missing"),
        ({"condition": "A = 1"}, "condition 'A = 1'"),
        ({"condition": "profile == 'onnx-99'"}, "there is no profile 'onnx-99'"),
        ({"expiry": "2030-13-01"}, "expiry is '2030-13-01'"),
        ({"expiry": "soon"}, "expiry is 'soon', not a date"),
        ({"reasons": "x"}, "there is no key 'reasons'"),
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(value),
)
def test_what_is_no_waiver(tmp_path: Path, changed: dict[str, str], said: str) -> None:
    """Each error names the file, the line, and the value."""
    file = written(tmp_path / "w.toml", ENTRY | {"condition": "B == 4"}, ENTRY | changed)
    with pytest.raises(WaiversError) as caught:
        load(file, SPEC)
    assert str(caught.value).startswith(f"{file}:9: ") and said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("waiver = 1", "each entry begins with"),
        ("waiver = [{type = 'int8'}]", "each entry begins with"),
        ("[waiver]\ntype = 'int8'", "each entry begins with"),
        ("[[waivers]]\ntype = 'int8'", "there is no key 'waivers'"),
        ("[[waiver]", "is no TOML"),
        ("[[waiver]]\nrequirement = 1", "requirement is 1, not a string"),
        ("[[waiver]]\nexpiry = 2030-06-15T10:00:00", "expiry is"),
    ],
)
def test_what_is_no_file_of_waivers(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "w.toml").write_text(text)
    if "expiry" in text:
        written(tmp_path / "v.toml", ENTRY)
        (tmp_path / "w.toml").write_text(
            (tmp_path / "v.toml").read_text().replace("'''2030-06-15'''", text.split("= ")[1])
        )
    with pytest.raises(WaiversError, match=said):
        load(tmp_path / "w.toml", SPEC)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = " + "9" * 5000, "is no TOML: .*4300"),
        ("x = " + "[" * 100_000, "nested too deeply"),
        ("z = " + "{a=" * 5000, "no TOML"),
    ],
    ids=["digits", "lists", "tables"],
)
def test_what_tomllib_does_not_call_wrong_toml(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "w.toml").write_text(text)
    with pytest.raises(WaiversError, match=said):
        load(tmp_path / "w.toml", SPEC)


def test_lines_are_those_of_toml(tmp_path: Path) -> None:
    """Which other characters do not end, though `str.splitlines` has it so."""
    file = written(tmp_path / "w.toml", ENTRY | {"reasons": "x"})
    file.write_text("# a\u2028b\x85d\n" + file.read_text())
    with pytest.raises(WaiversError, match=r":2: there is no key 'reasons'"):
        load(file, SPEC)
    written(file, ENTRY | {"reason": "a\u2028[[waiver]] b"})
    assert load(file, SPEC)[0].line == 1
    written(file, ENTRY | {"reason": "a\n[[waiver]]\nb"})
    with pytest.raises(WaiversError, match="there are 2 such lines, and 1 entries"):
        load(file, SPEC)


@pytest.mark.parametrize(
    ("condition", "said"),
    [
        ("A ==", "invalid syntax"),
        ("A == 1\0", "null bytes" if sys.version_info >= (3, 11, 4) else "cannot be read"),  # no SyntaxError before
        ("(A == 1 and\nB == = 2)", "of line 2"),
        ("A = 1", "at character 3"),
    ],
)
def test_where_a_condition_is_wrong(condition: str, said: str, recwarn: pytest.WarningsRecorder) -> None:
    with pytest.raises(ConditionError) as caught:
        parse(condition)
    assert said in str(caught.value)
    assert "None" not in str(caught.value) and "character 0" not in str(caught.value)
    with pytest.raises(ConditionError):
        parse("A == 0in B")
    assert not recwarn.list


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "w.toml").write_bytes(b"\xff\xfe")
    for path, said in (
        (tmp_path, "cannot read"),
        (tmp_path / "none", "cannot read"),
        (tmp_path / "w.toml", "is no TOML"),
    ):
        with pytest.raises(WaiversError, match=said):
            load(path, SPEC)


def test_the_same_waiver_twice(tmp_path: Path) -> None:
    with pytest.raises(WaiversError, match=r":9: the same as the entry in line 1"):
        load(written(tmp_path / "w.toml", ENTRY, ENTRY), SPEC)


OPERAND = Operand("int8", (1,), ("7",), ("0x07",), ("00000111",))


def row(**content: Any) -> Row:
    """A row that is refuted, unless said otherwise."""
    example = Counterexample(
        "label", OPERAND, OPERAND, {}, "eager", "contiguous", "error \x00\n[[waiver]]\n\x7f", ("1",)
    )
    usual = {"cases": 3, "failures": 1, "counterexample": example}
    names = {"target": "numpy", "version": "1", "profile": "onnx-14", "requirement": FUNC, "dtype": "int8"}
    return Row(**names | usual | content)


def test_a_draft_is_a_file_of_waivers_without_reasons(tmp_path: Path) -> None:
    """One entry for each refutation, whatever the target is called and says; none of them in force yet."""
    odd = 'python:a "b"\\\x7f\té.py:f'
    (tmp_path / "w.toml").write_text(draft([row(), row(target=odd), row(failures=0, counterexample=None)]))
    tomllib.loads((tmp_path / "w.toml").read_text())
    found = load(tmp_path / "w.toml", SPEC)
    assert [(w.requirement, w.target, w.dtype, w.condition) for w in found] == [
        (FUNC, target, "int8", 'profile == "onnx-14"') for target in ("numpy", odd)
    ]
    assert {(w.reason, w.owner, w.expiry) for w in found} == {("", "", None)}
    assert in_force(found, TODAY) == ()


def test_a_draft_of_nothing(tmp_path: Path) -> None:
    (tmp_path / "w.toml").write_text(draft([]))
    assert load(tmp_path / "w.toml", SPEC) == ()


@pytest.mark.parametrize("rows", [[], [row()]])
def test_a_draft_of_a_run_that_was_cut_off_says_so(tmp_path: Path, rows: list[Row]) -> None:
    """It is a file of waivers all the same; that of a whole run says no such thing."""
    cut = draft(rows, to_its_end=False)
    (tmp_path / "w.toml").write_text(cut)
    assert len(load(tmp_path / "w.toml", SPEC)) == len(rows)
    assert "did not come to its end" in cut
    assert "did not come to its end" not in draft(rows)


# ---- which failures are covered ----


def cover(*waivers: Waiver, dtype: str = "int8") -> Cover:
    """What these cover under onnx-14."""
    return Cover(Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types[dtype], LEVELS["quick"], 0), waivers)


def test_parts() -> None:
    """The first waiver that covers a failure counts; what none covers is apart."""
    A, B = np.array([1, 2, 3, 4], np.int8), np.array([1, 1, 1, 1], np.int8)
    covering = cover(waiver(condition="A < 3"), waiver(condition="A == 2"), waiver(condition="A == 4"))
    parts = {name: part.tolist() for name, part in covering.parts(FUNC, "eager", A, B).items()}
    assert parts == {"A < 3": [0, 1], "A == 4": [3], None: [2]}
    assert covering.parts(ANSWER, "eager", A, B).keys() == {None}
    assert covering.belong(FUNC, "eager", A, B, None).tolist() == [False, False, True, False]


@pytest.mark.parametrize(
    ("condition", "A", "B", "covered"),
    [
        ("", [1], [1], True),
        ("", [], [], True),
        ("A == 1", [1, 1], [2, 3], True),
        ("A == 1", [1, 5], [2, 3], False),
        ("A == 1", [1], [2, 3], True),
        ("A == 1", [], [], False),
        ("A == 1", [[1, 1]], [[1], [1]], False),
        ('path == "eager"', [], [], True),
        ('path == "eager"', [[1, 1]], [[1], [1]], True),
        ('path == "graph"', [1], [1], False),
    ],
)
def test_a_call_is_covered_if_all_that_met_is(condition: str, A: Any, B: Any, covered: bool) -> None:
    a, b = (np.array(x, np.int8) for x in (A, B))
    found = cover(waiver(CRASH, condition)).whole(
        CRASH, Request(a, b, "onnx-14", "int8", "eager", {}, "contiguous", 1, None)
    )
    assert found == (condition if covered else None)


def test_a_call_outside_of_the_domain_is_covered_by_its_pairs_outside() -> None:
    """Which are why it fails: those beside them are inside."""
    zero = next(r.id for r in cover().plan.conditions if "CONSTR_B_0030" in r.id)
    A, B = np.array([1, 2], np.int8), np.array([3, 0], np.int8)
    request = Request(A, B, "onnx-14", "int8", "eager", {}, "contiguous", 1, zero)
    assert cover(waiver(CRASH, "B == 0")).whole(CRASH, request) == "B == 0"
    assert cover(waiver(CRASH, "B == 3")).whole(CRASH, request) is None


TARGETS = """\
import os
import numpy as np

def right(A, B):
    with np.errstate(all="ignore"):
        Q = np.abs(A.astype(int)) // np.maximum(np.abs(B.astype(int)), 1)
        return (np.sign(A.astype(int)) * np.sign(B.astype(int)) * Q).astype(A.dtype)

def wrong_of_5_and_7(A, B):
    return np.where(np.broadcast_to((A == 5) | (A == 7), np.broadcast(A, B).shape), 99, right(A, B)).astype(A.dtype)

def refuses_5_and_7(A, B):
    if ((A == 5) | (A == 7)).any():
        raise ValueError("5 or 7")
    return right(A, B)

def dies_of_5_and_7(A, B):
    if A.shape == B.shape and A.ndim == 1 and ((A == 5) | (A == 7)).any():
        os._exit(3)
    return right(A, B)
"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The targets of these tests."""
    path = tmp_path_factory.mktemp("waivers") / "targets.py"
    path.write_text(TARGETS)
    return path


A, B = np.array([4, 5, 7], np.int8), np.array([3, -2], np.int8)
CASES = (Case("vectors", np.repeat(A, 2), np.tile(B, A.size)), Case("pairs", A[:, None], B[None, :]))


def judged(file: Path, function: str, *waivers: tuple[str, str], cases: Sequence[Case] = CASES) -> dict[str, Row]:
    """The rows of a few cases on int8, by requirement: vectors, and all pairs of them."""
    target = f"python:{file}:{function}"
    found = tuple(waiver(requirement, condition, target=target) for requirement, condition in waivers)
    plan = Plan(SPEC, SPEC.profiles["onnx-14"], SPEC.types["int8"], LEVELS["quick"], 0)
    with Sandbox(target, 30.0) as sandbox:
        trial = Trial(sandbox, plan, ("eager",), "1", {}, waivers=found)
        for case in cases:
            trial.attempt(case, "eager")
    settle(found, trial.rows, TODAY)
    return {row.requirement: row for row in trial.rows}


@pytest.mark.parametrize(
    ("function", "requirement"), [("wrong_of_5_and_7", FUNC), ("refuses_5_and_7", ANSWER), ("dies_of_5_and_7", CRASH)]
)
def test_what_is_waived_hides_nothing_that_is_not(file: Path, function: str, requirement: str) -> None:
    """Values, errors and deaths: with 5 waived, 7 is the counterexample; the waived failure is known too."""
    row = judged(file, function, (requirement, "A == 5"))[requirement]
    assert row.verdict is Status.REFUTED
    assert row.counterexample is not None and row.counterexample.A.decimal == ("7",)
    assert row.waived["A == 5"] > 0
    assert row.waived_example is not None and row.waived_example.A.decimal == ("5",)


def test_a_failure_that_is_waived_is_so_after_one_that_is_not(file: Path) -> None:
    """However small that was: the rest of the call is judged."""
    cases = [Case("alone", A[2:], B[:1]), Case("with others", A[:2], np.repeat(B[:1], 2))]
    rows = judged(file, "refuses_5_and_7", (ANSWER, "A == 5"), cases=cases)
    assert (rows[ANSWER].failures, rows[ANSWER].waived) == (1, {"A == 5": 1})
    assert rows[FUNC].cases == 1


@pytest.mark.parametrize(("function", "requirement"), [("wrong_of_5_and_7", FUNC), ("dies_of_5_and_7", CRASH)])
def test_what_is_waived_wholly(file: Path, function: str, requirement: str) -> None:
    """Nothing is left: the row is waived, and says by whom."""
    row = judged(file, function, (requirement, "A == 5"), (requirement, "A == 7"))[requirement]
    assert row.verdict is Status.WAIVED
    assert row.failures == 0 and row.counterexample is None
    assert {w.condition for w in row.waivers} == set(row.waived) == {"A == 5", "A == 7"}


# ---- what fails ----


def test_an_account() -> None:
    """Expired, incomplete and unneeded waivers fail; one of another target, type or profile is left alone."""
    rows = [row(failures=0, waived={"A == 1": 2}), row(profile="sonnx", failures=0, cases=1)]
    waivers = [
        waiver(condition="A == 1"),
        waiver(condition="A == 2"),
        waiver(condition="A == 3", expiry=date(2030, 6, 14)),
        waiver(condition="A == 4", reason=""),
        waiver(condition="A == 5", owner=""),
        waiver(condition="A == 6", expiry=None),
        waiver(condition='profile == "openvino-1"'),
        waiver(condition='profile == "sonnx"'),
        waiver(target="torch"),
        waiver(dtype="int16"),
        waiver(ANSWER),
    ]
    account = settle(waivers, rows, TODAY)
    assert [(fault.waiver.condition, fault.why) for fault in account.faults] == [
        ("A == 2", "nothing needs it"),
        ("A == 3", "it expired on 2030-06-14"),
        ("A == 4", "it has no reason"),
        ("A == 5", "it has no owner"),
        ("A == 6", "it has no expiry"),
        ('profile == "sonnx"', "nothing needs it"),
    ]
    assert (account.undecided, account.elsewhere) == ((), 4)
    assert rows[0].waivers == (waivers[0],) and rows[1].waivers == ()
    assert worse(0, account) == worse(3, account) == 1


def test_an_expiry_is_the_last_day() -> None:
    assert in_force([waiver()], TODAY) == (waiver(),)
    assert in_force([waiver()], LATER) == ()


def test_an_unneeded_waiver_of_a_run_that_did_not_end() -> None:
    """What was not judged may need it: undecided, and no success either."""
    account = settle([waiver()], [row(failures=0, counterexample=None, unfinished=True)], TODAY)
    assert (account.faults, account.undecided) == ((), (waiver(),))
    assert [worse(status, account) for status in (0, 1, 3)] == [3, 1, 3]
    assert settle([waiver(reason="")], [row(unfinished=True)], TODAY).faults

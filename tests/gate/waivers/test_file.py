"""The waivers file: its format, and drafts."""

import sys
import tomllib
from pathlib import Path

import pytest

from tests.gate.support.waivers import FUNC, SPEC, TODAY, row
from vinculum.gate.results.results import Row, Waiver
from vinculum.gate.waivers.condition import ConditionError, parse
from vinculum.gate.waivers.file import WaiversError, draft, load
from vinculum.gate.waivers.settlement import in_force

ENTRY = {
    "requirement": FUNC,
    "target": "numpy",
    "type": "int8",
    "condition": "B == 3",
    "reason": "known",
    "owner": "us",
    "expiry": "2030-06-15",
}


def write_entries(path: Path, *entries: dict[str, str]) -> Path:
    """A file of these entries."""
    text = "".join("[[waiver]]\n" + "".join(f"{k} = '''{v}'''\n" for k, v in entry.items()) for entry in entries)
    path.write_text(text)
    return path


def test_entries_have_lines_and_dates(tmp_path: Path) -> None:
    """Entries have the line of their header; a date may be a TOML date or a string."""
    file = write_entries(tmp_path / "w.toml", ENTRY, ENTRY | {"type": "int16", "reason": " two\n lines "})
    first, second = load(file, SPEC)
    assert first == Waiver(FUNC, "numpy", "int8", "B == 3", "known", "us", TODAY, 1)
    assert (second.dtype, second.reason, second.line) == ("int16", "two lines", 9)
    file.write_text(file.read_text().replace("'''2030-06-15'''", "2030-06-15"))
    assert load(file, SPEC)[0] == first
    file.write_text("# nothing\n")
    assert load(file, SPEC) == ()


@pytest.mark.parametrize(
    ("changed", "message"),
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
def test_invalid_waiver_error_names_line_and_value(tmp_path: Path, changed: dict[str, str], message: str) -> None:
    """Each error names the file, the line, and the value."""
    file = write_entries(tmp_path / "w.toml", ENTRY | {"condition": "B == 4"}, ENTRY | changed)
    with pytest.raises(WaiversError) as caught:
        load(file, SPEC)
    assert str(caught.value).startswith(f"{file}:9: ") and message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("waiver = 1", "each entry needs its own line"),
        ("waiver = [{type = 'int8'}]", "each entry needs its own line"),
        ("[waiver]\ntype = 'int8'", "each entry needs its own line"),
        ("[[waivers]]\ntype = 'int8'", "there is no key 'waivers'"),
        ("[[waiver]", "is not valid TOML"),
        ("[[waiver]]\nrequirement = 1", "requirement is 1, not a string"),
        ("[[waiver]]\nexpiry = 2030-06-15T10:00:00", "expiry is"),
    ],
)
def test_invalid_files_are_refused(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "w.toml").write_text(text)
    if "expiry" in text:
        write_entries(tmp_path / "v.toml", ENTRY)
        (tmp_path / "w.toml").write_text(
            (tmp_path / "v.toml").read_text().replace("'''2030-06-15'''", text.split("= ")[1])
        )
    with pytest.raises(WaiversError, match=message):
        load(tmp_path / "w.toml", SPEC)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = " + "9" * 5000, "is not valid TOML: .*4300"),
        ("x = " + "[" * 100_000, "nested too deeply"),
        ("z = " + "{a=" * 5000, "not valid TOML"),
    ],
    ids=["digits", "lists", "tables"],
)
def test_toml_errors_that_tomllib_misses(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "w.toml").write_text(text)
    with pytest.raises(WaiversError, match=message):
        load(tmp_path / "w.toml", SPEC)


def test_lines_are_those_of_toml(tmp_path: Path) -> None:
    """Only a line feed ends a line, although `str.splitlines` splits at other characters too."""
    file = write_entries(tmp_path / "w.toml", ENTRY | {"reasons": "x"})
    file.write_text("# a\u2028b\x85d\n" + file.read_text())
    with pytest.raises(WaiversError, match=r":2: there is no key 'reasons'"):
        load(file, SPEC)
    write_entries(file, ENTRY | {"reason": "a\u2028[[waiver]] b"})
    assert load(file, SPEC)[0].line == 1
    write_entries(file, ENTRY | {"reason": "a\n[[waiver]]\nb"})
    with pytest.raises(WaiversError, match="there are 2 such lines, and 1 entries"):
        load(file, SPEC)


@pytest.mark.parametrize(
    ("condition", "message"),
    [
        ("A ==", "invalid syntax"),
        ("A == 1\0", "null bytes" if sys.version_info >= (3, 11, 4) else "cannot be read"),  # no SyntaxError before
        ("(A == 1 and\nB == = 2)", "of line 2"),
        ("A = 1", "at character 3"),
    ],
)
def test_condition_error_names_its_place(condition: str, message: str, recwarn: pytest.WarningsRecorder) -> None:
    with pytest.raises(ConditionError) as caught:
        parse(condition)
    assert message in str(caught.value)
    assert "None" not in str(caught.value) and "character 0" not in str(caught.value)
    with pytest.raises(ConditionError):
        parse("A == 0in B")
    assert not recwarn.list


def test_unreadable_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "w.toml").write_bytes(b"\xff\xfe")
    for path, message in (
        (tmp_path, "cannot read"),
        (tmp_path / "none", "cannot read"),
        (tmp_path / "w.toml", "is not valid TOML"),
    ):
        with pytest.raises(WaiversError, match=message):
            load(path, SPEC)


def test_duplicate_waiver_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WaiversError, match=r":9: the same as the entry in line 1"):
        load(write_entries(tmp_path / "w.toml", ENTRY, ENTRY), SPEC)


def test_a_draft_is_a_file_of_waivers_without_reasons(tmp_path: Path) -> None:
    """A draft has one entry for each refutation, for any name and text of the target; none is in force."""
    odd = 'python:a "b"\\\x7f\té.py:f'
    (tmp_path / "w.toml").write_text(draft([row(), row(target=odd), row(failures=0, counterexample=None)]))
    tomllib.loads((tmp_path / "w.toml").read_text())
    entries = load(tmp_path / "w.toml", SPEC)
    assert [(w.requirement, w.target, w.dtype, w.condition) for w in entries] == [
        (FUNC, target, "int8", 'profile == "onnx-14"') for target in ("numpy", odd)
    ]
    assert {(w.reason, w.owner, w.expiry) for w in entries} == {("", "", None)}
    assert in_force(entries, TODAY) == ()


def test_draft_without_rows_is_empty(tmp_path: Path) -> None:
    (tmp_path / "w.toml").write_text(draft([]))
    assert load(tmp_path / "w.toml", SPEC) == ()


@pytest.mark.parametrize("rows", [[], [row()]])
def test_draft_of_an_interrupted_run_says_so(tmp_path: Path, rows: list[Row]) -> None:
    """The draft of an interrupted run says so and is valid; that of a complete run does not say so."""
    cut = draft(rows, complete=False)
    (tmp_path / "w.toml").write_text(cut)
    assert len(load(tmp_path / "w.toml", SPEC)) == len(rows)
    assert "ended early" in cut
    assert "ended early" not in draft(rows)

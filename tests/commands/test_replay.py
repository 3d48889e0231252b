"""The command `replay`: lines, files and invalid input."""

import json
from pathlib import Path

import pytest

from tests.gate.support.cli import SMALL, Line, run, targets_in


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The targets of these tests."""
    return targets_in(tmp_path_factory.mktemp("cli"))


def test_replay_of_a_line() -> None:
    """NumPy floors -7 / 2: refuted."""
    result = run("replay", str(Line()))
    assert result.exit_code == 1
    assert "E_DIV_INT_FUNC_0010" in result.output and "-4" in result.output and "-3" in result.output
    assert "is mended" not in result.output


def test_replay_of_a_fixed_target() -> None:
    """Our kernel truncates: conforms."""
    result = run("replay", str(Line(target="vinculum")))
    assert result.exit_code == 0
    assert "1 conforms" in result.output
    assert "conforms: the defect is fixed, or needs other calls before it" in result.output


def test_replay_of_an_example_without_a_line(tmp_path: Path) -> None:
    """A counterexample without a replay line makes the run incomplete."""
    verdicts = [
        {"requirement": "V_DIV_INDEX_0010", "dtype": "int32", "counterexample": {"replay": ""}},
        {
            "requirement": "E_DIV_INT_FUNC_0010",
            "dtype": "int32",
            "counterexample": {"replay": str(Line(target="vinculum"))},
        },
        {"requirement": "V_DIV_NO_CRASH_0010", "dtype": "int32", "counterexample": None},
    ]
    file = tmp_path / "x.json"
    for selected, status in ((verdicts, 3), (verdicts[1:], 0)):
        file.write_text(json.dumps({"verdicts": selected}))
        result = run("replay", str(file))
        assert (result.exit_code, "no line for it: V_DIV_INDEX_0010 int32" in result.output) == (status, status == 3)


def test_replay_of_an_unsupported_path() -> None:
    """A path that the target does not have is undecided."""
    assert run("replay", str(Line(path="no such path"))).exit_code == 3


@pytest.mark.thorough
def test_replay_of_a_file(file: Path, tmp_path: Path) -> None:
    """All counterexamples of a report are reproduced."""
    run("check", f"python:{file}:floors", *SMALL, "--json", f"{tmp_path}/x.json")
    verdicts = json.loads((tmp_path / "x.json").read_text())["verdicts"]
    refuted = {verdict["requirement"] for verdict in verdicts if verdict["verdict"] == "refuted"}
    result = run("replay", f"{tmp_path}/x.json")
    assert result.exit_code == 1
    assert refuted and all(requirement in result.output for requirement in refuted)
    assert f"{len(refuted)} refuted" in result.output


@pytest.mark.parametrize(
    "source",
    [
        "no-such-file.json",
        "/",
        "",
        "{",
        "{}",
        '{"verdicts": []}',
        '{"verdicts": [{"counterexample": null}]}',
        '{"verdicts": [{"counterexample": {"replay": "garbage"}}]}',
        str(Line(requirement="V_DIV_NO_SUCH_0010")),
        str(Line(dtype="int9")),
        str(Line(A="seven")),
        str(Line(A="0x1ffffffff")),
        str(Line()).replace("onnx-14", "onnx-99"),
        str(Line()).replace('["0xfffffff9"]', '{"dtype": "int32", "shape": [3], "values": ["0x1"]}'),
        str(Line()).replace('["0xfffffff9"]', "7"),
        str(Line()).replace('["0xfffffff9"]', '{"dtype": "x", "shape": [1], "values": ["0x1"]}'),
        str(Line()).replace('"path"', '"repeats": 3, "path"'),
        str(Line()).replace('"path"', '"layout": "upside down", "path"'),
        str(Line()).replace('"path"', '"attributes": [], "path"'),
        str(Line()).replace('"path"', '"repeat": "often", "path"'),
    ],
)
def test_replay_of_garbage(source: str) -> None:
    """Status 2, and a message."""
    result = run("replay", source)
    assert result.exit_code == 2, result.output
    assert "Error:" in result.output
    assert isinstance(result.exception, SystemExit), "no traceback"


def test_replay_of_a_long_line_that_lost_its_brace() -> None:
    """The message quotes the beginning of the source."""
    output = " ".join(run("replay", str(Line(A="0" * 100_000))[1:]).output.split())
    assert '"target": "numpy"' in output and "…, of 100,1" in output and len(output) < 400, output
    assert "Error: cannot read 'x\\x00': embedded null byte" in run("replay", "x\0").output


def test_replay_names_the_unknown_key() -> None:
    """The message names the unknown type or key, not a missing one."""
    typed = str(Line()).replace('["0xfffffff9"]', '{"dtype": "x", "shape": [1], "values": ["0x1"]}')
    assert "A is not a list of elements of int32: there is no type 'x'" in run("replay", typed).output
    keyed = str(Line()).replace('"path"', '"repeats": 3, "path"')
    assert "there is no 'repeats' in a counterexample" in run("replay", keyed).output
    sarif = '{"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": []}'
    assert "it is neither a report of `vinculum check --json` nor a counterexample" in run("replay", sarif).output


@pytest.mark.parametrize(
    "source",
    [
        '{"verdicts": [1]}',
        '{"verdicts": 5}',
        '{"verdicts": [{"counterexample": {"replay": 5}}]}',
        str(Line(requirement="V_DIV_FLOAT_SIGN_0010")),
        str(Line(dtype="real", A="1/3", B="2")),
        str(Line()).replace('"path"', '"violates": "V_DIV_NO_SUCH_0010", "path"'),
    ],
)
def test_replay_of_more_garbage(source: str) -> None:
    """Invalid values in well-formed JSON are usage errors."""
    result = run("replay", source)
    assert result.exit_code == 2


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ('"repeat": 0', "repeat is 0, not from 1 to 100"),
        ('"repeat": 101', "repeat is 101, not from 1 to 100"),
        ('"threads": 0', "threads is 0, not from 1 to 8"),
        ('"threads": 9', "threads is 9, not from 1 to 8"),
    ],
)
def test_replay_of_no_call_or_too_many(more: str, message: str) -> None:
    """A call that cannot be made refutes nothing: status 3."""
    result = run("replay", str(Line()).replace('"path"', f'{more}, "path"'))
    assert result.exit_code == 2
    assert message in " ".join(result.output.split())


def test_replay_of_what_the_target_lacks_is_no_success(tmp_path: Path) -> None:
    """Nothing was judged: status 3."""
    (tmp_path / "lacks.py").write_text("def f(A, B, **more):\n    raise NotImplementedError\n")
    line = str(Line(target=f"python:{tmp_path}/lacks.py:f", requirement="V_DIV_SHAPE_LIMITED_0010"))
    line = line.replace("onnx-14", "onnx-6").replace('"path"', '"attributes": {"broadcast": 1}, "path"')
    result = run("replay", line)
    assert "1 not supported" in result.output
    assert result.exit_code == 3


def test_replay_of_a_type_that_the_profile_lacks() -> None:
    result = run("replay", str(Line(dtype="int8", A="0xf9")).replace("onnx-14", "onnx-7"))
    assert result.exit_code == 2
    assert "does not apply to int8 under onnx-7" in " ".join(result.output.split())


@pytest.mark.parametrize("target", ["python:nowhere.py:f", "nonsense"])
def test_replay_on_a_missing_target(target: str) -> None:
    """An invalid name has status 2; a target that cannot be loaded has status 3."""
    assert run("replay", str(Line(target=target))).exit_code in (2, 3)

"""When refutations begin and end, from the verdicts on releases."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from tests.commands.releases.fake_uv import fake_uv
from vinculum import cli
from vinculum._util.packages import load_schema
from vinculum.commands.releases import listing
from vinculum.commands.releases.judged import JudgedRelease, exit_status
from vinculum.commands.releases.listing import ReleasesError
from vinculum.commands.releases.reports import History
from vinculum.commands.releases.table import Span, spans
from vinculum.gate.results.results import Status

TRUNCATES, CRASHES = "E_DIV_INT_FUNC_0010", "V_DIV_NO_CRASH_0010"
EXAMPLE = {"A": {"decimal": ["-3"]}, "B": {"decimal": ["2"]}, "got": "-2", "expected": ["-1"]}
MARKS = {
    "x": Status.REFUTED,
    ".": Status.CONFORMS,
    "?": Status.UNDECIDED,
    "n": Status.NOT_SUPPORTED,
}


def judged(version: str, marks: Mapping[tuple[str, str], str], unavailable: str = "") -> JudgedRelease:
    """A release whose verdicts are these marks, by requirement and type."""
    verdicts = [
        {"profile": "onnx-14", "requirement": requirement, "dtype": dtype, "verdict": str(MARKS[mark]),
         "counterexample": EXAMPLE if mark == "x" else None}
        for (requirement, dtype), mark in marks.items()
    ]  # fmt: skip
    target = {"version": f"{version}, Python 3.11.7", "unavailable": unavailable or None}
    return JudgedRelease(version, f"numpy=={version}", {"targets": [target], "verdicts": verdicts})


def found(marks: str, dtype: str = "int8") -> list[tuple[Any, ...]]:
    """The spans of one requirement over releases 1, 2, …"""
    series = [judged(str(number), {(TRUNCATES, dtype): mark}) for number, mark in enumerate(marks, 1)]
    return [(s.before, s.first_bad, s.last_bad, s.first_good, s.unclear) for s in spans(series)]


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        ("....", []),
        (".xx.", [("1", "2", "3", "4", ())]),
        ("xx..", [(None, "1", "2", "3", ())]),
        ("..xx", [("2", "3", "4", None, ())]),
        ("x.x.", [(None, "1", "1", "2", ()), ("2", "3", "3", "4", ())]),
        (".?x?.", [("1", "3", "3", "5", ("2", "4"))]),
        (".xnx.", [("1", "2", "4", "5", ("3",))]),
        ("?x", [(None, "2", "2", None, ("1",))]),
        ("?n", []),
    ],
)
def test_spans(marks: str, expected: list[tuple[Any, ...]]) -> None:
    """A fault that comes and goes has a span each time, and what was not judged is not known."""
    assert found(marks) == expected


def test_types_with_the_same_releases_share_a_span() -> None:
    series = [
        judged("1", {(TRUNCATES, "int8"): "x", (TRUNCATES, "int16"): "x", (CRASHES, "int8"): "x"}),
        judged("2", {(TRUNCATES, "int8"): ".", (TRUNCATES, "int16"): ".", (CRASHES, "int8"): "x"}),
    ]
    assert [(span.requirement, span.dtypes) for span in spans(series)] == [
        (TRUNCATES, ("int8", "int16")),
        (CRASHES, ("int8",)),
    ]


@pytest.mark.parametrize(
    ("marks", "unavailable", "status"),
    [("..", "", 0), (".x", "", 1), (".?", "", 3), (".?", "uv: no wheel", 3), ("x?", "uv: no wheel", 1), ("n", "", 3)],
)
def test_exit_status(marks: str, unavailable: str, status: int) -> None:
    """A release that was not judged never ends in 0."""
    series = [judged(str(n), {(TRUNCATES, "int8"): m}, unavailable if m == "?" else "") for n, m in enumerate(marks)]
    assert exit_status(series) == status


def test_documents() -> None:
    """A fault of the first release is perhaps older. A release that is missing has a reason."""
    series = (
        judged("1.0", {(TRUNCATES, "int8"): "x"}),
        judged("1.1", {(TRUNCATES, "int8"): "?"}, "uv: no wheels | for this Python"),
        judged("1.2", {(TRUNCATES, "int8"): "."}),
    )
    history = History("numpy", "int8 under onnx-14, level quick", "vinculum history numpy", series)
    content = history.document()
    schema = load_schema("vinculum.commands.releases", "history.schema.json")
    Draft202012Validator.check_schema(dict(schema))
    Draft202012Validator(dict(schema)).validate(json.loads(json.dumps(content)))
    assert [(r["version"], r["verdict"], r["unavailable"]) for r in content["releases"]] == [
        ("1.0", "refuted", None),
        ("1.1", "not judged", "uv: no wheels | for this Python"),
        ("1.2", "conforms", None),
    ]
    (refutation,) = content["refutations"]
    assert (refutation["before"], refutation["first_bad"], refutation["first_good"]) == (None, "1.0", "1.2")
    lines = history.markdown().splitlines()
    assert lines[4].count("|") == lines[2].count("|") == 7
    assert "1.0 or earlier | 1.2&#59; not known of 1.1" in lines[4]
    assert "-3 / 2&#58; got -2, expected -1" in lines[4]
    assert "&#124;" in lines[-2]
    assert isinstance(history.spans[0], Span)


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "_listed", lambda *_, **__: (["0"], ""))


@pytest.mark.usefixtures("listed")
def test_releases_that_cannot_be_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are listed with uv's words, and the history is incomplete."""
    file = tmp_path / "history.md"
    words = ["history", "numpy", "--until", "0", "--dtype", "int8", "--markdown", str(file)]
    with fake_uv(tmp_path, monkeypatch):
        result = CliRunner().invoke(cli.main, words)
    assert result.exit_code == 3
    assert "1 of 1: numpy==0: not judged" in result.output
    assert "No release is refuted." in file.read_text()
    assert "requirements are unsatisfiable" in file.read_text()


def test_releases_that_pip_cannot_list(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: str, **__: bool) -> None:
        raise ReleasesError("pip cannot list the releases of numpy: no network")

    monkeypatch.setattr(listing, "_listed", fails)
    result = CliRunner().invoke(cli.main, ["history", "numpy", "--dtype", "int8"])
    assert (result.exit_code, result.output) == (3, "not judged: pip cannot list the releases of numpy: no network\n")


@pytest.mark.parametrize("target", ["vinculum", "python:a.py:f", "nonsense", "numpy==1.26.4"])
def test_targets_without_releases(target: str) -> None:
    result = CliRunner().invoke(cli.main, ["history", target, "--dtype", "int8"])
    assert result.exit_code == 2
    assert "released versions" in result.output or "Vinculum's own" in result.output


@pytest.mark.thorough
def test_pip_lists_local_releases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pip itself lists what a folder has for any Python, and says so if it has nothing."""
    for name in (
        "own_package-1.10-py3-none-any.whl",
        "own_package-1.9-cp39-none-any.whl",
        "own_package-2.0rc1-py3-none-any.whl",
    ):
        (tmp_path / name).touch()
    for name, value in {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path), "PIP_CONFIG_FILE": "/dev/null"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(listing, "PYTHONS", ("3.9", "3.13"))
    assert listing.releases_of("own-package") == ["1.9", "1.10"]
    assert listing.releases_of("own-package", since="1.10", pre=True) == ["1.10", "2.0rc1"]
    with pytest.raises(ReleasesError, match="No matching distribution found for no-such-package"):
        listing.releases_of("no-such-package")

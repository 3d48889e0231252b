"""The function `vinculum.models.analyse`: its findings are those of the command `vinculum model`."""

import doctest
import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from vinculum import cli, models
from vinculum.models.checks.findings import Verdict
from vinculum.models.loading.errors import LimitError, ModelError, RangeError
from vinculum.models.reports.json_document import schema

MODEL = Path(__file__).parent / "data" / "torchscript_integers.onnx"


def test_findings_are_those_of_the_command(tmp_path: Path) -> None:
    """The same document, verdict line first, and status."""
    findings = models.analyse(MODEL, ranges={"x1": (0, 100)})
    Draft202012Validator(schema()).validate(findings.document)
    arguments = ["model", str(MODEL), "--range", "x1=0:100", "--json", str(tmp_path / "m.json")]
    result = CliRunner().invoke(cli.main, arguments)
    assert (tmp_path / "m.json").read_text() == findings.to_json()
    assert (findings.status, findings.conforms) == (result.exit_code, False) == (3, False)
    assert str(findings).splitlines()[0] == result.output.splitlines()[0]
    assert str(findings).startswith(f"undecided  {MODEL}: ")
    assert findings._repr_html_().startswith("<pre")


def test_findings_by_verdict() -> None:
    findings = models.analyse(MODEL, ranges=["x1=0:100"])
    ((path, obligation),) = findings.obligations
    assert obligation["requirements"] == ["E_DIV_INT_CONSTR_B_0030"]
    assert path == findings.nodes[0]["path"]
    assert findings.violations == []
    assert findings.counts[Verdict.OBLIGATION] == 1
    discharged = models.analyse(MODEL, ranges={"x1": (1, None)})
    assert (discharged.conforms, discharged.obligations) == (True, [])
    assert discharged.document["ranges"] == ["x1=1:"]


def test_invalid_models_and_arguments_are_errors(tmp_path: Path) -> None:
    (tmp_path / "x.onnx").write_bytes(b"no model")
    with pytest.raises(ModelError):
        models.analyse(tmp_path / "x.onnx")
    with pytest.raises(RangeError, match="low is greater than high"):
        models.analyse(MODEL, ranges={"x1": (2, 1)})
    with pytest.raises(LimitError, match=r"did not end within 0\.001 seconds"):
        models.analyse(MODEL, timeout=0.001)
    with pytest.raises(ValueError, match="there is no profile 'onnx-99'"):
        models.analyse(MODEL, profile="onnx-99")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="fail_on has 'zero'; there is zero-denominator"):
        models.analyse(MODEL, fail_on=["zero"])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="is no amount of memory"):
        models.analyse(MODEL, memory="16")


def test_guarded_copy_is_reported(tmp_path: Path) -> None:
    findings = models.analyse(MODEL, guard=tmp_path / "guarded.onnx")
    assert (tmp_path / "guarded.onnx").exists()
    assert findings.document["guard"]["nodes"] > 0
    assert json.loads(findings.to_json())["guard"]["refused"] is None


def test_example_in_the_documentation_runs() -> None:
    results = doctest.testmod(models)
    assert results.attempted >= 6
    assert results.failed == 0

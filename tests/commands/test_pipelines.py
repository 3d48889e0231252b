"""Pipelines as targets of `vinculum check`."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

from vinculum import cli
from vinculum.pipelines.results import FormResult

TORCHSCRIPT = "torch.div[rounding_mode=floor] -> torch.onnx[dynamo=false] -> onnxruntime"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (
            ["torch.div -> torch.onnx -> onnxruntime", "numpy"],
            "pipelines and other targets are judged by separate commands",
        ),
        (["torch.div -> torch.onnx"], "write SOURCE -> CONVERTER -> RUNTIME"),
        (["torch.dvi -> torch.onnx -> onnxruntime"], "did you mean torch.div?"),
        ([TORCHSCRIPT, "--dtype", "uint64"], "is not defined for uint64, but for"),
        ([TORCHSCRIPT, "--profile", "onnx-14"], "--profile is not for pipelines"),
        ([TORCHSCRIPT, "--junit", "a.xml"], "--junit is not for pipelines"),
        ([TORCHSCRIPT, "--dry-run"], "--dry-run is not for pipelines"),
        ([TORCHSCRIPT, "--level", "exhaustive"], "level exhaustive is not for pipelines; there are quick and standard"),
        ([TORCHSCRIPT, "--json", "/nowhere/a.json"], "/nowhere"),
        (["numpy", "--models", "m"], "--models is for pipelines"),
    ],
)
def test_wrong_commands(words: list[str], message: str) -> None:
    result = CliRunner().invoke(cli.main, ["check", *words])
    assert result.exit_code == 2
    assert message in result.output


def test_targets_lists_what_combines() -> None:
    result = CliRunner().invoke(cli.main, ["targets"])
    assert result.exit_code == 0
    assert "torch.floor_divide -> torch.onnx[" in result.output
    assert "run in an environment of its own" in result.output


def test_models_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The refutation stays one."""
    wrong = FormResult(TORCHSCRIPT, "int8", "dynamic", "torch-div-floor", "V_DIV_INT_FLOOR_0010", 1, 1, model=b"model")
    monkeypatch.setattr("vinculum.pipelines.judge.judge", lambda *_: [wrong])
    monkeypatch.setattr("vinculum.pipelines.catalogue.package_version", lambda _: "1.2")
    (tmp_path / "file").touch()
    result = CliRunner().invoke(cli.main, ["check", TORCHSCRIPT, "--models", str(tmp_path / "file" / "folder")])
    assert result.exit_code == 1
    assert "cannot write" in result.stderr
    result = CliRunner().invoke(cli.main, ["check", TORCHSCRIPT, "-q", "--models", str(tmp_path / "models")])
    assert result.exit_code == 1
    (model,) = (tmp_path / "models").iterdir()
    assert model.name == "torch.div-rounding-mode-floor-torch.onnx-dynamo-false-onnxruntime-int8-dynamic.onnx"
    assert model.read_bytes() == b"model"


@pytest.mark.thorough
@pytest.mark.skipif(
    find_spec("torch") is None or find_spec("onnxruntime") is None, reason="needs torch and onnxruntime"
)
def test_a_real_pipeline(tmp_path: Path) -> None:
    """torch.onnx floors a rounded quotient: 1 / 0.1 gives 10 in float32, and torch gives 9."""
    file = tmp_path / "report.json"
    words = ["check", TORCHSCRIPT, "--dtype", "float32", "--level", "quick", "--json", str(file)]
    result = CliRunner().invoke(cli.main, [*words, "--models", str(tmp_path / "models")])
    assert result.exit_code == 1
    assert "at fault: converter" in result.output
    rows = {row["form"]: row for row in json.loads(file.read_text())["results"]}
    witness = rows["dynamic"]["witness"]
    assert (witness["A"]["hex"], witness["B"]["hex"]) == (["0x3f800000"], ["0x3dcccccd"])
    assert [witness[key].split()[0] for key in ("got", "expected", "source", "model")] == ["10", "9", "9", "10"]
    assert rows["dynamic"]["faults"] == {
        "converter": rows["dynamic"]["failures"],
        "runtime": 0,
        "converter and runtime": 0,
    }
    assert "Floor" in rows["dynamic"]["graph"]
    assert len(list((tmp_path / "models").iterdir())) == 5

"""The artefacts for the SONNX group: cases, tables, and corrections with witnesses."""

import doctest
import importlib.util
import json
import re
from fractions import Fraction
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import vinculum
from vinculum import cli
from vinculum.commands.options import CONFORMS, WRONG
from vinculum.exports.sonnx import classes, document, files, render
from vinculum_spec.loader import specification

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the artefacts."""
    folder: Path = tmp_path_factory.mktemp("sonnx")
    assert CliRunner().invoke(cli.main, ["generate", "sonnx", "-o", str(folder)]).exit_code == CONFORMS
    return folder


@pytest.fixture(scope="module")
def cases(written: Path) -> ModuleType:
    """The generated module."""
    spec = importlib.util.spec_from_file_location("generated_cases", written / "cases.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def right(a: Any, b: Any) -> Any:
    """The kernel; fractions by Python."""
    if a.dtype == object:
        return np.array([*(x / y for x, y in zip(a, b, strict=True)), None], dtype=object)[:-1]
    return vinculum.div(a, b)


def floored(a: Any, b: Any) -> Any:
    """Integers are floored."""
    return a // b if a.dtype.kind == "i" else right(a, b)


def flushed(a: Any, b: Any) -> Any:
    """Subnormal quotients are flushed to zero."""
    c = right(a, b)
    return (
        np.where(np.abs(c) < np.finfo(c.dtype).tiny, np.copysign(0, c), c).astype(c.dtype) if c.dtype.kind == "f" else c
    )


def failures(cases: ModuleType, sweep: str, implementation: Any) -> list[Any]:
    found = getattr(cases, sweep)(SimpleNamespace(div=implementation))["failures"]
    assert isinstance(found, list)
    return found


def test_examples_of_docstrings() -> None:
    assert [doctest.testmod(module).failed for module in (classes, render, document)] == [0, 0, 0]


def test_each_case_has_operands_of_one_type_and_shape_within_the_domain(cases: ModuleType) -> None:
    labels = set()
    for label, (a, b) in cases.cases():
        labels.add(label)
        assert a.dtype == b.dtype
        assert a.shape == b.shape
        if a.dtype.kind != "f":
            assert (b != 0).all()
            assert not ((b == -1) & (a == np.iinfo(a.dtype).min)).any() or a.dtype.kind == "u"
    assert {label.partition(":")[0] for label in labels} == set(specification().profiles["sonnx"].types) - {"real"}
    assert cases.COVERAGE.keys() == {"real", "float", "int"}
    assert min(cases.COVERAGE.values()) > 100


@pytest.mark.parametrize("sweep", ["sweep_expected", "sweep_examples", "sweep_real"])
def test_the_kernel_and_onnx_runtime_have_the_expected_results(cases: ModuleType, sweep: str) -> None:
    assert failures(cases, sweep, right) == []


def test_the_sweeps_are_those_of_the_module(cases: ModuleType) -> None:
    assert {sweep.__name__ for sweep in cases.sweeps()} == {name for name in vars(cases) if name.startswith("sweep_")}


@pytest.mark.thorough
@pytest.mark.parametrize("sweep", ["sweep_small_integers", "sweep_wide_integers"])
def test_whole_domains_and_samples_of_integers(cases: ModuleType, sweep: str) -> None:
    assert failures(cases, sweep, right) == []
    wrong = failures(cases, sweep, floored)
    assert {failure["type"][0] for failure in wrong} == {"i"}


def test_wrong_implementations_are_told(cases: ModuleType) -> None:
    assert {failure["type"] for failure in failures(cases, "sweep_expected", floored)} == {
        "int8",
        "int16",
        "int32",
        "int64",
    }
    assert {failure["type"] for failure in failures(cases, "sweep_expected", flushed)} == {
        "float16",
        "float32",
        "float64",
    }
    assert failures(cases, "sweep_examples", floored) != []
    assert failures(cases, "sweep_real", lambda a, b: a / b + Fraction(1, 10**30)) != []


def test_every_tag_and_claim_of_the_documents_exists() -> None:
    text = "\n".join(text for name, text in files().items() if name != document.FILE)
    tags = set(re.findall(r"\b[EV]_DIV_[A-Z0-9_]+", text))
    assert tags <= specification().requirements.keys()
    evidence = (ROOT / "proofs" / "evidence").glob("*.jsonl")
    claims = {json.loads(line)["claim"] for file in evidence for line in file.read_text().splitlines()}
    assert set(re.findall(r"\bCLAIM_[A-Z0-9_]+", text)) <= claims


def test_every_condition_on_values_has_a_disposition() -> None:
    """Of each section: the conditions of the profile, and the special cases of the relations."""
    spec = specification()
    stated = {condition["requirement"] for condition in render._table("conditions.toml")["condition"]}
    special = {r.id for r in spec.requirements.values() if r.relation_name.startswith("ieee754.") and r.kind == "value"}
    unconditional = {
        "E_DIV_FLOAT_FUNC_0010",
        "V_DIV_FLOAT_SIGN_0010",
        "V_DIV_FLOAT_ROUNDING_0010",
        "V_DIV_FLOAT_ZERO_NUMERATOR_0010",
    }
    encodings = {r.id for r in spec.requirements.values() if r.relation_name == "ieee754.units"}
    assert stated == set(spec.profiles["sonnx"].outside) | special - unconditional - encodings


def test_a_correction_without_a_witness_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    table = render._table("corrections.toml")
    changed = {"correction": [{**table["correction"][1], "expects": "0x00000000"}]}
    monkeypatch.setattr(render, "_table", lambda _name: changed)
    with pytest.raises(render.WitnessError, match="0x80000000"):
        list(render._corrections())


def test_other_profiles_are_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(cli.main, ["generate", "sonnx", "-o", str(tmp_path), "--profile", "onnx-14"])
    assert result.exit_code == WRONG
    assert "profile sonnx" in result.output

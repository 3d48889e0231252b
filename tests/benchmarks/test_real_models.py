"""The figures on real models: the page has them, and packages give them again."""

import json
from pathlib import Path

import pytest

from benchmarks.real_models.collect import download, installed_models, package_models
from benchmarks.real_models.command import RESULTS
from benchmarks.real_models.measure import Result, measure
from benchmarks.real_models.table import judgements, with_tables
from vinculum.models.analysis import analyse
from vinculum.models.checks.findings import Verdict

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "results" / "models.md"
FIGURES = json.loads(RESULTS.read_text())
COUNTS = ("divs", "discharged", "violated", "may_be_zero", "inner", "inner_obligations", "not_judged", "error")


def test_page_has_the_figures() -> None:
    text = PAGE.read_text()
    assert with_tables(text, FIGURES) == text


def test_figures_are_of_at_least_forty_models_without_an_error() -> None:
    originals = [each for each in FIGURES["results"] if not each["name"].endswith(", optimised")]
    assert len(originals) >= 40
    assert len({each["name"] for each in originals}) == len(originals)
    assert [each["error"] for each in FIGURES["results"] if each["error"]] == []


def test_each_obligation_is_judged_by_a_person() -> None:
    found = {
        (each["name"].removesuffix(", optimised"), path)
        for each in FIGURES["results"]
        for path, *_ in each["obligations"]
    }
    assert found == judgements().keys()


def test_measure_counts_what_the_analysis_finds(tmp_path: Path) -> None:
    """One Div of integers, with one obligation; nothing is left running."""
    path = ROOT / "tests" / "models" / "data" / "torchscript_integers.onnx"
    findings = analyse(path).findings
    expected = [list(each.requirements) for each in findings if each.verdict is Verdict.OBLIGATION]
    result = measure("integers", path)
    assert (result.divs, [each[1:] for each in result.obligations], result.error) == (1, expected, "")
    assert len(expected) == 2
    assert result.megabytes > 10
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(b"\x08\x01")
    assert "is not an ONNX model" in measure("broken", broken).error


@pytest.mark.slow
def test_models_of_packages_give_the_recorded_counts(tmp_path_factory: pytest.TempPathFactory) -> None:
    """All that need no exporter: a change of the analysis that changes a count changes the page."""
    folder = tmp_path_factory.mktemp("models")
    download(folder)
    recorded = {each["name"]: Result(**each) for each in FIGURES["results"]}
    models = [*package_models(folder), *installed_models()]
    assert len(models) >= 40
    for name, path in models:
        found, expected = measure(name, path), recorded[name]
        assert [getattr(found, key) for key in COUNTS] == [getattr(expected, key) for key in COUNTS], name
        assert found.obligations == expected.obligations, name

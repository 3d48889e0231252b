"""The refutations on the page of results apply, and are reproduced where the target is installed."""

import re
from pathlib import Path

import pytest

from vinculum._util.packages import package_version
from vinculum.gate.results.results import Status
from vinculum.gate.runner.replay import load, replay
from vinculum.gate.targets import registry

PAGE = (Path(__file__).parents[3] / "docs" / "results" / "standards.md").read_text(encoding="utf-8")
LINES = re.findall(r"vinculum replay '(\{.*\})'", PAGE)
VERSIONS = {  # by package
    "torch": "2.13.0+cpu",
    "tensorflow": "2.21.0",
    "jax": "0.10.2",
    "numpy": "2.4.6",
    "ai-edge-litert": "2.3.0",
    "paddlepaddle": "3.3.1",
    "tosa-tools": "2026.8.0",
    "iree-base-runtime": "3.13.0",
    "dask": "2026.8.0",
}
OF_FUNCTIONS = {
    "examples/stablehlo/iree_divide.py:divide": "iree-base-runtime",
    "examples/array_api/namespaces.py:dask_floor_divide": "dask",
}


def package(target: str) -> str:
    """The package of a target: numpy of python:numpy:floor_divide."""
    if target in registry.KNOWN:
        return registry.adapter_class(target).requires
    function = target.removeprefix("python:")
    return OF_FUNCTIONS.get(function, function.partition(":")[0])


def test_every_line_is_a_counterexample_of_a_target_on_the_page() -> None:
    recorded = [load(line)[0] for line in LINES]
    assert len(recorded) >= 11
    assert {package(item.target) for item in recorded} == set(VERSIONS)
    for item in recorded:
        assert f"| `{item.profile}` |" in PAGE
    for version in VERSIONS.values():
        assert version in PAGE


@pytest.mark.slow
@pytest.mark.parametrize("line", LINES)
def test_a_refutation_is_reproduced(line: str) -> None:
    (recorded,) = load(line)
    name = package(recorded.target)
    if package_version(name) != VERSIONS[name]:
        pytest.skip(f"{name} {VERSIONS[name]} is not installed")
    assert replay(recorded, 60.0).verdict is Status.REFUTED

"""Models from elsewhere: those of the onnx package, and exports of torch and scikit-learn."""

from functools import cache
from pathlib import Path

import onnx
import pytest

from vinculum.models.analysis import Analysis, analyse
from vinculum.models.loading.input_ranges import parse_ranges

DATA = Path(__file__).parents[1] / "data"
LIGHT = Path(onnx.__file__).parent / "backend" / "test" / "data" / "light"
SIMPLE = sorted((Path(onnx.__file__).parent / "backend" / "test" / "data" / "simple").glob("*/model.onnx"))
NEVER, MAY_BE = "never 0", "may be 0"


@cache
def analysed(name: str) -> Analysis:
    return analyse(DATA / f"{name}.onnx")


def notes(name: str) -> list[str]:
    """For each float Div, whether its denominator may be 0."""
    rows = [row for row in analysed(name).findings if row.verdict.value == "note"]
    return [NEVER if row.reason.endswith(NEVER) else MAY_BE for row in rows]


@pytest.mark.parametrize(
    ("name", "denominators"),
    [
        ("torchscript_layer_norm", [NEVER]),
        ("torch_layer_norm", [NEVER]),
        ("torchscript_attention", [NEVER]),
        ("torch_attention", [NEVER]),
        ("torchscript_mean_pool", [NEVER]),
        ("torch_mean_pool", [NEVER]),
        ("torchscript_standard", [MAY_BE, MAY_BE]),
        ("torch_standard", [NEVER, MAY_BE]),
        ("sklearn_standard_scaler", [NEVER]),
        ("sklearn_naive_bayes", [NEVER]),
        ("sklearn_normalizer", [MAY_BE]),
        ("sklearn_pipeline", [NEVER, MAY_BE]),
    ],
)
def test_denominators_of_exported_models(name: str, denominators: list[str]) -> None:
    """Deviations and norms without an epsilon may be 0, and so may n - 1; others are never 0."""
    assert notes(name) == denominators
    assert analysed(name).status == 0


def test_integers_of_an_exported_model_are_obligations() -> None:
    assert analysed("torchscript_integers").status == 3
    names = [item.name for item in onnx.load(DATA / "torchscript_integers.onnx").graph.input]
    assert analyse(DATA / "torchscript_integers.onnx", None, parse_ranges([f"{names[1]}=1:100"])).status == 0


def test_every_export_is_tested() -> None:
    assert len(list(DATA.glob("*.onnx"))) == 18
    assert all(analysed(path.stem).nodes for path in DATA.glob("*.onnx"))


@pytest.mark.parametrize("path", SIMPLE, ids=lambda path: path.parent.name)
def test_simple_models_of_the_onnx_package_are_analysed(path: Path) -> None:
    analysis = analyse(path)
    assert (len(analysis.nodes), analysis.visited > 0) == (0, True)


@pytest.mark.parametrize("name", ["light_squeezenet", "light_vgg19"])
def test_networks_of_the_onnx_package_have_no_div(name: str) -> None:
    assert analyse(LIGHT / f"{name}.onnx").nodes == ()


def test_every_div_of_onnx_networks_is_reported() -> None:
    """Local response normalisation and the like divide by a constant plus one."""
    result = [analyse(path) for path in sorted(LIGHT.glob("*.onnx"))[:3]]
    for each in result:
        divisions = [node for node in each.model.proto.graph.node if node.op_type == "Div"]
        assert len(each.nodes) == len(divisions)


@pytest.mark.parametrize(
    ("name", "denominators"),
    [("layer_normalization", [MAY_BE]), ("softmax", [NEVER]), ("group_normalization", [MAY_BE]), ("mvn", [NEVER])],
)
def test_function_operators_of_the_onnx_package(name: str, denominators: list[str]) -> None:
    """Two compute the variance as E[x^2] - E[x]^2, which rounding may make negative."""
    assert notes(f"onnx_{name}") == denominators

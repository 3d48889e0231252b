"""Names of pipelines: three parts with options, of which only some combine."""

import doctest
from importlib.util import find_spec
from pathlib import Path

import pytest

from vinculum.pipelines import catalogue, name
from vinculum.pipelines.models.formats import FORMATS, format_of
from vinculum.pipelines.name import is_pipeline, parse

FLOOR = "torch.div[rounding_mode=floor] -> torch.onnx -> onnxruntime"


def test_examples_run() -> None:
    result = doctest.testmod(name)
    assert result.attempted >= 3
    assert result.failed == 0


def test_a_name_is_printed_in_its_normal_form() -> None:
    text = "torch.div[ rounding_mode=floor ]->torch.onnx[opset=18,dynamo = false]-> onnxruntime"
    normal = "torch.div[rounding_mode=floor] -> torch.onnx[dynamo=false, opset=18] -> onnxruntime"
    assert str(parse(text)) == normal
    assert parse(normal) == parse(text)
    assert is_pipeline(text)
    assert not is_pipeline("python:a-b.py:f")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("torch.div -> onnxruntime", "write SOURCE -> CONVERTER -> RUNTIME"),
        ("a -> b -> c -> d", "write SOURCE -> CONVERTER -> RUNTIME"),
        ("torch.div ->  -> onnxruntime", "'' is no part of a pipeline"),
        ("torch.div[x -> b -> c", "is no part of a pipeline"),
        ("torch.div[x] -> b -> c", "'x' is no option"),
        ("torch.div[x=1, x=2] -> b -> c", "there twice"),
    ],
)
def test_invalid_names(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"pipeline|option") as error:
        parse(text)
    assert reason in str(error.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("torch.dvi -> torch.onnx -> onnxruntime", "no source 'torch.dvi'; did you mean torch.div?"),
        ("torch.div[rounding_mode=up] -> torch.onnx -> onnxruntime", "no source 'torch.div[rounding_mode=up]'"),
        ("torch.div -> onnx.torch -> onnxruntime", "no converter 'onnx.torch'"),
        ("torch.div -> torch.onnx -> tensorrt", "no runtime 'tensorrt'"),
        (
            "torch.div -> torch.onnx[dynamo=maybe] -> onnxruntime",
            "no option dynamo=maybe; its options are dynamo=true|false",
        ),
        ("torch.div -> torch.onnx[speed=1] -> onnxruntime", "no option speed=1"),
    ],
)
def test_unknown_parts(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match="no ") as error:
        catalogue.find(parse(text))
    assert reason in str(error.value)


def test_parts_that_do_not_combine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.RUNTIMES, "other", catalogue.Runtime("other", ("another format",), ()))
    with pytest.raises(
        ValueError, match=r"torch\.onnx and other do not combine: one writes onnx, the other reads another"
    ):
        catalogue.find(parse("torch.div -> torch.onnx -> other"))


def test_what_a_pipeline_needs() -> None:
    """Only the exporter of torch.export needs onnxscript."""
    assert catalogue.find(parse(FLOOR)).requires == ("torch", "onnx", "onnxscript", "onnxruntime")
    torchscript = catalogue.find(parse("torch.div -> torch.onnx[dynamo=false] -> onnx-reference"))
    assert torchscript.requires == ("torch", "onnx")


def test_each_source_has_a_line() -> None:
    lines = catalogue.combinations()
    converters = {
        source: [
            line.split(" -> ")[1].partition("[")[0] for line in lines if source in line.split(" -> ")[0].split(" | ")
        ]
        for source in catalogue.OPERATIONS
    }
    by_framework = {
        "jax": ["jax2onnx"],
        "onnx": ["onnx2tf", "onnx2torch"],
        "paddle": ["paddle2onnx"],
        "tensorflow": ["openvino", "tf2onnx"],
        "torch": ["coremltools", "litert-torch", "openvino", "torch.onnx"],
    }
    for source, operation in catalogue.OPERATIONS.items():
        assert sorted(converters[source]) == by_framework[operation.framework]
    runtimes = {line.split(" -> ")[1].partition("[")[0]: line.split(" -> ")[2].partition(" (")[0] for line in lines}
    others = {name: runtimes.pop(name) for name in ("coremltools", "litert-torch", "onnx2tf", "onnx2torch", "openvino")}
    assert others == {
        "coremltools": "mil-definitions",
        "litert-torch": "litert",
        "onnx2tf": "litert",
        "onnx2torch": "torch",
        "openvino": "openvino",
    }
    assert set(runtimes.values()) == {"onnxruntime | onnx-reference | openvino"}


def test_each_format_has_modules() -> None:
    """Each format has a suffix of its own, and modules that describe and evaluate it."""
    assert {converter.writes for converter in catalogue.CONVERTERS.values()} == set(FORMATS)
    for title, known in FORMATS.items():
        assert format_of(Path(f"model{known.suffix}")) is known, title
        assert find_spec(f"vinculum.pipelines.models.{known.describes}") is not None
        assert find_spec(f"vinculum.pipelines.links.{known.evaluates}") is not None
    with pytest.raises(ValueError, match="no format"):
        format_of(Path("model.bin"))
    for folder, parts in (("converters", catalogue.CONVERTERS), ("runtimes", catalogue.RUNTIMES)):
        for title, part in parts.items():
            assert find_spec(f"vinculum.pipelines.{folder}.{part.module}") is not None, title
    for framework in {operation.framework for operation in catalogue.OPERATIONS.values()}:
        assert find_spec(f"vinculum.pipelines.sources.{framework}_") is not None

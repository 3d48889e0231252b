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
    assert result.attempted >= 5
    assert result.failed == 0


def test_a_name_is_printed_in_its_normal_form() -> None:
    text = "torch.div[ rounding_mode=floor ]->torch.onnx[opset=18,dynamo = false]-> onnxruntime"
    normal = "torch.div[rounding_mode=floor] -> torch.onnx[dynamo=false, opset=18] -> onnxruntime"
    assert str(parse(text)) == normal
    assert parse(normal) == parse(text)
    assert is_pipeline(text)
    assert not is_pipeline("python:a-b.py:f")


def test_versions_and_requirements_are_part_of_a_name() -> None:
    text = "onnx.Div->onnx2tf == 1.28.8 -> litert numpy <2, >= 1.26 python==3.11  jax"
    normal = "onnx.Div -> onnx2tf==1.28.8 -> litert python==3.11 jax numpy<2,>=1.26"
    assert str(parse(text)) == normal
    assert parse(normal) == parse(text)
    assert str(parse("a -> b[x=1]==2.0+cpu -> c")) == "a -> b[x=1]==2.0+cpu -> c"
    asks = [
        parse(f"a -> b{x} -> c{y}").asks_for_environment
        for x, y in (("", ""), ("==1", ""), ("", " d"), ("", " python==3.12"))
    ]
    assert asks == [False, True, True, True]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("torch.div -> onnxruntime", "write SOURCE -> CONVERTER -> RUNTIME"),
        ("a -> b -> c -> d", "write SOURCE -> CONVERTER -> RUNTIME"),
        ("torch.div ->  -> onnxruntime", "'' is no part of a pipeline"),
        ("torch.div[x -> b -> c", "is no part of a pipeline"),
        ("torch.div[x] -> b -> c", "'x' is no option"),
        ("torch.div[x=1, x=2] -> b -> c", "there twice"),
        ("a -> b==1.* -> c", "'b==1.*' is no part of a pipeline: write NAME, NAME[KEY=VALUE, …] or NAME==VERSION"),
        ("a -> b>1 -> c", "'b>1' is no part of a pipeline"),
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


def requirements(text: str) -> tuple[str, ...]:
    return catalogue.find(parse(text)).requirements


def test_what_an_environment_gets() -> None:
    """The versions that were tried, whatever the options; those of the name take their place."""
    tried = ("onnx==1.23.2", "onnxruntime==1.32.0", "onnxscript==0.7.2", "torch==2.13.0")
    assert requirements(FLOOR) == requirements(FLOOR.replace(".onnx ", ".onnx[dynamo=false] ")) == tried
    assert requirements("onnx.Div -> onnx2tf -> litert") == ("ai-edge-litert==2.1.2", "onnx2tf==2.6.9", "onnx==1.20.1")
    assert requirements("onnx.Div -> onnx2tf==1.28.8 -> litert onnx ai-edge-litert<2") == (
        "ai-edge-litert<2",
        "onnx",
        "onnx2tf==1.28.8",
    )
    assert requirements("torch.div==2.6.0 -> torch.onnx -> onnxruntime==1.20.0 numpy<2") == (
        "numpy<2",
        "onnx==1.23.2",
        "onnxruntime==1.20.0",
        "onnxscript==0.7.2",
        "torch==2.6.0",
    )
    assert catalogue.find(parse("onnx.Div -> onnx2tf -> litert")).python == "3.12"
    assert catalogue.find(parse(FLOOR)).python is None


def test_each_package_has_a_version_that_was_tried() -> None:
    """And the page of results names those of the frameworks, converters and runtimes."""
    parts = [*catalogue.OPERATIONS.values(), *catalogue.CONVERTERS.values(), *catalogue.RUNTIMES.values()]
    needed = {name for part in parts for name in part.requires}
    needed |= {name for converter in catalogue.CONVERTERS.values() for name in converter.all_required}
    assert needed == set(catalogue.TRIED)
    assert all(set(converter.tried) <= set(converter.requires) for converter in catalogue.CONVERTERS.values())
    page = (Path(__file__).parents[2] / "docs" / "results" / "pipelines.md").read_text(encoding="utf-8")
    versions = {catalogue.TRIED[part.requires[0]] for part in parts}
    versions |= {version for converter in catalogue.CONVERTERS.values() for version in converter.tried.values()}
    assert [version for version in sorted(versions) if f" {version}" not in page] == []


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
        "paddle": ["openvino", "paddle2onnx"],
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

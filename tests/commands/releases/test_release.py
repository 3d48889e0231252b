"""Names of released targets."""

import doctest

import pytest
from click.testing import CliRunner

from vinculum import cli
from vinculum.commands.releases import pip_settings, release
from vinculum.commands.releases.release import Release, is_release, parse
from vinculum.commands.releases.renaming import common_profiles, environment_of


@pytest.mark.parametrize("module", [pip_settings, release], ids=["pip_settings", "release"])
def test_examples_run(module: object) -> None:
    completed = doctest.testmod(module)  # type: ignore[arg-type]
    assert (completed.failed, completed.attempted > 0) == (0, True)


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("numpy==1.26.4", "numpy==1.26.4"),
        ("onnx-reference == 1.14", "onnx-reference==1.14"),
        ("onnxruntime==1.19.2 Numpy >= 1.26, < 2 python==3.12", "onnxruntime==1.19.2 python==3.12 numpy<2,>=1.26"),
        ("numpy==1.26.4 b a a", "numpy==1.26.4 a b"),
        ("torch==2.3.0+cpu", "torch==2.3.0+cpu"),
    ],
)
def test_normal_form(text: str, normal: str) -> None:
    """Two spellings of one environment are one target; the normal form is its own."""
    assert str(parse(text)) == str(parse(normal)) == normal


@pytest.mark.parametrize("text", ["numpy", "python:f==.py:f", "python:a b<c.py:f", "c:lib==1.so:f", "", "/x==1"])
def test_other_targets(text: str) -> None:
    assert not is_release(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("numpy<2", "'numpy<2' names no exact version; write numpy==VERSION"),
        ("numpy==1.*", "'numpy==1.*' names no exact version"),
        ("numpy==", "names no exact version"),
        ("numpy@file:///x.whl", "names no exact version"),
        ("numpy==1.26.4 x@file:///x.whl", "has a URL or a marker"),
        ("numpy==1.26.4 --index-url=x", "is no requirement"),
        ("numpy==1.26.4 python==3.9", "Python 3.9 is too old"),
        ("numpy==1.26.4 python==3.12 python==3.13", "has Python 3.12, not 3.13"),
        ("numpy==1.26.4 python>=3.12", "names no exact version"),
        ("nonsense==1", "there is no target 'nonsense' with released versions"),
        ("vinculum==1", "vinculum is Vinculum's own"),
        ("vinculum-numpy==1", "Vinculum's own"),
    ],
)
def test_invalid_names(text: str, reason: str) -> None:
    result = CliRunner().invoke(cli.main, ["check", text, "--dtype", "int8"])
    assert result.exit_code == 2
    assert reason in result.output


def test_environment_of_a_release() -> None:
    """It has what the adapter and the worker need. The Python is part of its identity."""
    environment = environment_of(parse("onnxruntime==1.19.2 numpy<2"))
    assert environment.all_requirements == ("blake3", "ml_dtypes", "numpy", "numpy<2", "onnx", "onnxruntime==1.19.2")
    reference, other = (environment_of(parse(f"onnx-reference==1.14.0{more}")) for more in ("", " python==3.12"))
    assert "onnx==1.14.0" in reference.requirements
    assert reference.folder != other.folder


def test_profiles_of_releases() -> None:
    """A release of OpenVINO is judged under its own profiles if no other target has others."""
    numpy, openvino = Release("numpy", "1"), Release("openvino", "1")
    assert common_profiles([numpy], ["numpy", "openvino"]) == ()
    assert common_profiles([openvino], ["openvino"]) == ("onnx-14", "openvino-1")
    with pytest.raises(ValueError, match="name those to judge with --profile"):
        common_profiles([openvino], ["numpy"])


def test_order_of_versions() -> None:
    with pytest.raises(ValueError, match="'x' is no version"):
        release.in_order(["1.0"], since="x")
    assert release.in_order(["1.10", "1.9", "1.9.post1"], since="1.9") == ["1.9", "1.9.post1", "1.10"]


def test_without_packaging(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "find_spec", lambda _: None)
    parse.cache_clear()
    result = CliRunner().invoke(cli.main, ["check", "numpy==1.26.4", "--dtype", "int8"], standalone_mode=False)
    assert result.exit_code == 3
    assert 'packaging is not installed: python -m pip install "vinculum[environments]"' in result.output

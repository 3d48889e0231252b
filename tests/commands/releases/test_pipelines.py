"""A pipeline runs in an environment of its own if a package is missing, or if its name asks for one."""

import json
import os
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from tests.commands.releases.fake_uv import fake_uv
from vinculum import cli
from vinculum.commands.releases import environment as environments
from vinculum.commands.releases import installation
from vinculum.commands.releases.environment import EnvironmentUnavailableError, site_packages
from vinculum.commands.releases.installation import ignore
from vinculum.commands.releases.pip_settings import uv_settings
from vinculum.commands.releases.pipelines import environment_of, place_of, with_packages
from vinculum.gate.sandbox.messages import ReplyStatus
from vinculum.pipelines import catalogue
from vinculum.pipelines.catalogue import Pipeline, find
from vinculum.pipelines.forms import Form
from vinculum.pipelines.judge import judge
from vinculum.pipelines.name import parse
from vinculum.pipelines.place import HERE
from vinculum.pipelines.processes import Links

PADDLE = "paddle.floor_divide -> paddle2onnx -> onnxruntime"
PINNED = "paddle.floor_divide -> openvino -> openvino==9.9.1"
WORDS = "we can conclude that your requirements are unsatisfiable."
# It stands for Paddle, and looks around as it is imported.
PADDLE_STUB = """\
import importlib.util, json, os, sys
from pathlib import Path
from types import SimpleNamespace

import numpy

names = ("sympy", "hypothesis", "click", "vinculum_spec", "tests", "leak", "leak_of_user", "leak_of_folder", "numpy", "blake3")
Path(__file__).with_suffix(".json").write_text(json.dumps({
    "found": [name for name in names if importlib.util.find_spec(name)],
    "path": sys.path,
    "variables": dict(os.environ),
    "link": sys.modules["vinculum.pipelines.links.worker"].__file__,
}))

class Tensor:
    def __init__(self, array):
        self.array = numpy.asarray(array)
    def numpy(self):
        return self.array

class Layer:
    def __call__(self, *operands):
        return self.forward(*operands)

nn = SimpleNamespace(Layer=Layer)
to_tensor = Tensor
divide = None

def floor_divide(A, B):
    return Tensor(A.array // B.array)
"""


@pytest.fixture
def uv_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with fake_uv(tmp_path, monkeypatch) as log:
        yield log


@pytest.fixture
def real_uv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real uv, with the settings of this test and a cache of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("UV_CACHE_DIR", str(tmp_path / "uv"))
    monkeypatch.setattr(installation, "_settings", lambda: uv_settings(os.environ))


def pipeline(text: str) -> Pipeline:
    return find(with_packages(parse(text), None, ()))


@pytest.mark.usefixtures("uv_log")
def test_nothing_leaks_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Links import nothing from here, from PYTHONPATH, from the user or from the current folder."""
    python = f"python{sys.version_info.major}.{sys.version_info.minor}"
    of_user = tmp_path / "user" / "lib" / python / "site-packages"
    for folder, name in ((tmp_path / "path", "leak"), (of_user, "leak_of_user"), (tmp_path / "here", "leak_of_folder")):
        folder.mkdir(parents=True)
        (folder / f"{name}.py").touch()
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "path"))
    monkeypatch.setenv("PYTHONUSERBASE", str(tmp_path / "user"))
    monkeypatch.chdir(tmp_path / "here")
    chosen = pipeline(PINNED)
    place = place_of(chosen)
    (site,) = site_packages(environment_of(chosen).folder)
    (site / "paddle.py").write_text(PADDLE_STUB)
    with Links(chosen, place, 60, 4) as links:
        reply = links.source(Form.DYNAMIC, np.array([7, -7], np.int32), np.array([2, 2], np.int32))
    assert reply.status is ReplyStatus.VALUE, reply.message
    assert reply.result is not None
    assert reply.result.tolist() == [3, -4]
    observed = json.loads((site / "paddle.json").read_text())
    assert [name for name in ("sympy", "hypothesis", "click", "vinculum_spec") if find_spec(name) is None] == []
    assert observed["found"] == ["numpy", "blake3"]
    spec = find_spec("vinculum.pipelines.links.worker")
    assert spec is not None
    assert spec.origin is not None
    assert Path(observed["link"]) == Path(spec.origin)
    assert [name for name in observed["variables"] if name.startswith("PYTHON")] == []
    assert str(tmp_path / "here") not in observed["path"]
    assert "" not in observed["path"]


def test_made_once(uv_log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what was tried. Pipelines that need the same share it, and the second one asks uv nothing."""
    monkeypatch.setattr(catalogue, "package_version", lambda _: None)
    first = place_of(pipeline(PADDLE))
    calls = [json.loads(line) for line in uv_log.read_text().splitlines()]
    second = place_of(pipeline(PADDLE.replace("floor_divide", "divide").replace("2onnx", "2onnx[opset=17]")))
    assert len(calls) == len(uv_log.read_text().splitlines()) == 2
    assert second == first
    assert {"onnx==1.17.0", "paddle2onnx==2.1.0", "setuptools==84.2.1", "numpy", "blake3"} <= set(calls[1])
    python = ".".join(map(str, sys.version_info[:3]))
    assert (first.versions["onnx"], first.versions["python"]) == ("1.17.0", python)
    assert not first.unavailable
    assert set(first.targets.values()) & set(HERE.values()) == set()
    listed = CliRunner().invoke(cli.main, ["environments"], env={"COLUMNS": "400"})
    assert "paddle2onnx-onnxruntime-" in listed.output


def test_which_python(uv_log: Path) -> None:
    """That of the catalogue, unless the command names another."""
    for name, python in (
        ("onnx.Div -> onnx2tf==0.1 -> litert", "3.12"),
        ("onnx.Div -> onnx2tf -> litert python==3.13", "3.13"),
    ):
        assert environment_of(pipeline(name)).wanted_python == python
    place_of(pipeline("onnx.Div -> onnx2tf==0.1 -> litert"))
    made, *_ = map(json.loads, uv_log.read_text().splitlines())
    assert made[made.index("--python") + 1] == "3.12"


def test_beside_vinculum_if_all_is_there(uv_log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "package_version", lambda _: "1.2")
    place = place_of(pipeline(PADDLE))
    assert (place.targets, place.versions["onnx"], place.unavailable) == (HERE, "1.2", "")
    assert uv_log.read_text() == ""
    assert place_of(pipeline(f"{PADDLE} python==3.12")).targets != HERE


@pytest.mark.usefixtures("uv_log")
def test_options_are_part_of_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A version that cannot be installed is undecided with uv's own words, once for each type."""
    monkeypatch.setattr(catalogue, "package_version", lambda _: "1.2")
    file = tmp_path / "report.json"
    words = ["check", PADDLE, "--dtype", "int8", "int32", "--with", "OnnxRuntime == 0", "--python", "3.12"]
    result = CliRunner().invoke(cli.main, [*words, "--json", str(file)])
    assert result.exit_code == 3
    name = f"{PADDLE} python==3.12 onnxruntime==0"
    lines = result.stdout.splitlines()
    assert [line.partition(": uv: ")[0] for line in lines[:2]] == [
        f"undecided  {name}  {dtype}" for dtype in ("int8", "int32")
    ]
    assert result.stdout.count(WORDS) == 2
    document = json.loads(file.read_text())
    assert {row["verdict"] for row in document["results"]} == {"undecided"}
    assert all(row["unfinished"].startswith("uv: ") and WORDS in row["unfinished"] for row in document["results"])
    assert document["pipelines"][0]["name"] == name
    assert [path.name for path in environments.folder().iterdir() if path.is_dir()] == []


def test_without_uv(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The missing packages are named, and how to get uv."""

    def absent() -> str:
        raise EnvironmentUnavailableError('uv is not installed: python -m pip install "vinculum[environments]"')

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(installation, "find_uv", absent)
    monkeypatch.setattr(catalogue, "package_version", lambda _: None)
    result = CliRunner().invoke(cli.main, ["check", "jax.lax.div -> jax2onnx -> onnxruntime", "--dtype", "int8"])
    assert result.exit_code == 3
    reason = "not installed: jax, jax2onnx, onnx, onnxruntime; uv is not installed: python -m pip install"
    assert reason in result.stdout


@pytest.mark.thorough
@pytest.mark.usefixtures("uv_log")
def test_a_link_that_cannot_be_loaded() -> None:
    """Its environment is gone: undecided, with the reason alone."""
    chosen = pipeline(PINNED)
    place = place_of(chosen)
    environments.remove(environment_of(chosen).folder)
    results = judge(chosen, ["int8"], place=place)
    assert {str(result.status) for result in results} == {"undecided"}
    assert all(result.unfinished.startswith("cannot import ") for result in results), results[0].unfinished


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        (f"{PADDLE} numpy=", [], "'numpy=' is no requirement"),
        (f"{PADDLE} <2", [], "'<2' is no requirement"),
        (PADDLE, ["--with", "a @ https://example.org/a"], "has a URL"),
        (PADDLE, ["--python", "3.9"], "Python 3.9 is too old"),
        (f"{PADDLE} python==3.12", ["--python", "3.13"], "has Python 3.12, not 3.13"),
        (f"{PADDLE} python==3.12 python==3.13", [], "several versions of Python"),
    ],
)
def test_wrong_requirements(name: str, options: list[str], message: str) -> None:
    result = CliRunner().invoke(cli.main, ["check", name, *options])
    assert result.exit_code == 2
    assert message in " ".join(result.output.split())


def wheel(folder: Path, name: str, version: str) -> None:
    """A wheel that has metadata alone."""
    info = f"{name.replace('-', '_')}-{version}.dist-info"
    with zipfile.ZipFile(folder / f"{name.replace('-', '_')}-{version}-py3-none-any.whl", "w") as archive:
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")


@pytest.mark.usefixtures("real_uv")
def test_real_uv_without_a_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The settings of uv reach it: a folder of wheels, and an index that does not exist."""
    monkeypatch.setattr(catalogue, "package_version", lambda _: None)
    chosen = pipeline("jax.lax.div -> jax2onnx -> onnxruntime")
    monkeypatch.setenv("UV_DEFAULT_INDEX", (tmp_path / "nowhere").as_uri())
    lacking = place_of(chosen).unavailable
    assert lacking.startswith("not installed: jax, jax2onnx, onnx, onnxruntime; uv: ")
    assert "was not found in the package registry" in lacking
    monkeypatch.delenv("UV_DEFAULT_INDEX")
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    for requirement in (*chosen.requirements, "numpy==9", "blake3==9", "ml-dtypes==9"):
        wheel(wheels, *requirement.split("=="))
    wheel(wheels, "jax", "99")  # newer than what was tried
    monkeypatch.setenv("UV_NO_INDEX", "1")
    monkeypatch.setenv("UV_FIND_LINKS", str(wheels))
    printed = list[str]()
    place = place_of(chosen, printed.append)
    assert place.unavailable == ""
    assert {name: place.versions[name] for name in chosen.requires} == {
        name: catalogue.TRIED[name] for name in ("jax", "jax2onnx", "onnx", "onnxruntime")
    }
    assert any(line.startswith("Installed 7 packages") for line in printed)
    other = place_of(pipeline("jax.lax.div -> jax2onnx -> onnxruntime==1.2.3"), ignore)
    assert other.unavailable.startswith("uv: ")
    assert "onnxruntime==1.2.3" in other.unavailable

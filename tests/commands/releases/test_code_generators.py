"""Code generators as targets: in the environment of a release, and installed beside Vinculum."""

import json
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from tests.commands.releases.fake_uv import fake_uv
from vinculum import cli
from vinculum.commands.releases import code_generators
from vinculum.commands.releases.code_generators import ADAPTERS
from vinculum.commands.releases.environment import EnvironmentUnavailableError, site_packages
from vinculum.commands.releases.installation import ignore, install
from vinculum.commands.releases.release import Release, is_release, parse
from vinculum.commands.releases.renaming import Releases, environment_of
from vinculum.gate.sandbox.client import Sandbox, UnavailableError
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.targets import registry
from vinculum.gate.targets.registry import Listed

CORE = """\
import numpy

class Log:
    set_console_level = staticmethod(lambda level: None)

class Level:
    Fatal = 5

class Tensor:
    def __init__(self, array):
        self.array, self.dtype = array, array.dtype

class Div:
    def __init__(self, name):
        self.inputs = {}
    def get_operator(self):
        return self
    def set_input(self, index, tensor):
        self.inputs[index] = tensor.array
    set_backend = set_datatype = lambda self, _: None
    def forward_dims(self):
        pass
    def forward(self):
        self.quotient = self.inputs[0] // self.inputs[1]
    def get_output(self, index):
        return self.quotient
"""


def divided(target: str) -> list[int]:
    with Sandbox(target) as sandbox:
        A, B = np.array([7, -7], np.int8), np.array([2, 2], np.int8)
        reply = sandbox.divide(Request(A, B, "onnx-14", "int8", "operator"))
    assert reply.result is not None, reply.message
    return list(reply.result)


def test_names() -> None:
    """A code generator needs no version; other targets that are installed are no releases."""
    assert {name: is_release(name) for name in ("aidge", " aidge ", "numpy")} == {
        "aidge": True,
        " aidge ": True,
        "numpy": False,
    }
    assert parse("aidge") == Release("aidge", "")
    assert str(parse("aidge")) == "aidge"
    assert str(parse("aidge==0.10.1 numpy<3")) == "aidge==0.10.1 numpy<3"
    assert "aidge-backend-cpu==0.10.1" in environment_of(parse("aidge==0.10.1")).requirements


@pytest.mark.parametrize("name", list(ADAPTERS))
def test_each_target_has_a_class(name: str) -> None:
    adapter = code_generators.adapter_class(name)
    assert adapter.name == name
    assert name not in registry.KNOWN
    entry = code_generators.listed(name)
    assert (entry.version is None) == (entry.reason is not None)
    assert entry.profiles == adapter.profiles


def test_in_an_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The distribution may write its own name with other separators."""
    with fake_uv(tmp_path, monkeypatch), Releases() as releases:
        release = parse("aidge==9.9.1")
        environment = environment_of(release)
        install(environment)
        (site,) = site_packages(environment.folder)
        (site / "aidge_core.py").write_text(CORE)
        (site / "aidge_backend_cpu.py").touch()
        named = releases.add(release, ignore)
        assert named.version.startswith("9.9.1, Python ")
        assert divided(named.target) == [3, -4]  # NumPy floors
        assert environment.installed.version("AIDGE_backend.cpu") == "9.9.1"
        with pytest.raises(EnvironmentUnavailableError, match="has no other"):
            environment.installed.version("other")


def test_installed_beside_vinculum(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker replaces itself by one that knows the target, and says what that needs."""
    monkeypatch.setattr(code_generators, "listed", lambda name: Listed(name, "1.2", None, ("onnx-14",)))
    monkeypatch.setattr(code_generators, "package_version", lambda _: None)
    with Releases() as releases:
        named = releases.add(parse("aidge"), ignore)
        assert (named.version, releases.name(named.target)) == ("1.2", "aidge")
        if find_spec("aidge_backend_cpu") is None:
            with pytest.raises(UnavailableError, match="No module named 'aidge_backend_cpu'"):
                Sandbox(named.target).start()
        else:
            Sandbox(named.target).start()


def test_not_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_generators, "package_version", lambda _: None)
    file = tmp_path / "report.json"
    words = ["check", "aidge", "--dtype", "int8", "--level", "quick", "--json", str(file)]
    result = CliRunner().invoke(cli.main, words)
    assert result.exit_code == 3
    assert result.stdout.startswith("undecided  aidge: ")
    (entry,) = json.loads(file.read_text())["targets"]
    assert entry["name"] == "aidge"
    assert "python -m pip install aidge-backend-cpu; or judge aidge==VERSION" in entry["unavailable"]
    assert "aidge" in CliRunner().invoke(cli.main, ["targets"]).stdout

"""Proofs of one copy of the project are not run by the code of another, whose hashes differ."""

import os
import shutil
import subprocess
import sys
import types
from pathlib import Path

import pytest

import vinculum
from vinculum.cli import main
from vinculum_evidence import checkout, runner
from vinculum_evidence.catalogue import Catalogue, load, module_name, proofs_folder
from vinculum_evidence.checkout import OtherCodeError, check_same_code, load_checked
from vinculum_evidence.proof import Level
from vinculum_evidence.session import replay

LOADED = Path(vinculum.__file__).parent
ENGINE = f"src/vinculum/{next(LOADED.rglob('engine.c')).relative_to(LOADED)}"
SCALAR = "src/vinculum/kernels/scalar.py"


@pytest.fixture
def copy(project: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The project with a copy of the loaded code."""
    monkeypatch.setattr(checkout, "digest", checkout.digest.__wrapped__)
    monkeypatch.setattr(checkout, "_differing_files", checkout._differing_files.__wrapped__)
    for name in ("src", "spec"):
        real = (project / name).resolve()
        (project / name).unlink()
        shutil.copytree(real, project / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    return project


def refused(project: Path) -> str:
    with pytest.raises(OtherCodeError) as error:
        check_same_code(project / "proofs")
    return str(error.value)


def test_loaded_code_belongs_to_the_project(project: Path) -> None:
    check_same_code(project / "proofs")
    check_same_code(proofs_folder())


def test_identical_files_elsewhere_are_accepted(copy: Path) -> None:
    """The package may be installed as separate files."""
    check_same_code(copy / "proofs")


@pytest.mark.parametrize("name", [SCALAR, "spec/vinculum_spec/data/types.toml", ENGINE, "src/vinculum/kernels/native/CMakeLists.txt"])  # fmt: skip
def test_a_file_that_differs_is_refused(name: str, copy: Path) -> None:
    (copy / name).write_text((copy / name).read_text() + "\n")
    error = refused(copy)
    assert f"{name} differs" in error
    assert str(copy) in error
    assert str(LOADED if "src/" in name else LOADED.parents[1] / "spec") in error
    assert "pip install -e" in error


def test_added_or_missing_file_is_refused(copy: Path) -> None:
    (copy / SCALAR).unlink()
    assert f"{SCALAR} differs" in refused(copy)
    (copy / SCALAR).with_name("a_new_one.py").touch()
    assert "kernels/a_new_one.py and 1 more differ" in refused(copy)


def test_proofs_without_the_code_are_refused(project: Path) -> None:
    (project / "spec").unlink()
    assert "vinculum_spec is loaded from" in refused(project)
    (project / "src").unlink()
    assert "no src/vinculum" in refused(project)


def test_a_module_from_elsewhere_is_refused(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An import hook or a path within a package may cause it."""
    module = types.ModuleType("vinculum.kernels.scalar")
    module.__file__ = str(project / "scalar.py")
    monkeypatch.setitem(sys.modules, "vinculum.kernels.scalar", module)
    assert f"vinculum.kernels.scalar is loaded from {project / 'scalar.py'}" in refused(project)


def test_a_proof_from_elsewhere_is_refused(project: Path, contracts: Path, tmp_path: Path) -> None:
    """Another folder has a package of the same name and precedes this one on the path."""
    (own,) = (project / contracts).glob("*_part.py")
    other = tmp_path / "other" / contracts.relative_to("proofs") / own.name
    other.parent.mkdir(parents=True)
    other.write_text("NUMBER = 8\n")
    sys.path[:0] = [str(tmp_path / "other"), str(project / "proofs")]
    load(project / "proofs")
    assert f"{module_name(contracts / own.name)} is loaded from {other}" in refused(project)
    with pytest.raises(OtherCodeError, match=own.stem):
        load_checked(project / "proofs")


@pytest.mark.parametrize("how", [(), ("--check",), ("--resume",)])
def test_the_command_refuses(how: tuple[str, ...], copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (copy / SCALAR).write_text("def divide(): ...\n")
    with pytest.raises(SystemExit) as status:
        main(["prove", "DEMO_SHOWN", *how, "--proofs", str(copy / "proofs"), "--state", str(copy / "state")])
    assert status.value.code == 2
    output = " ".join("".join(capsys.readouterr()).split())
    assert f"vinculum is loaded from {LOADED}" in output
    assert not (copy / "proofs" / "evidence").exists()


def test_each_process_checks_its_own_code(copy: Path) -> None:
    """Code whose hash is in no record proves nothing, whoever starts the run."""
    (copy / SCALAR).write_text("def divide(): ...\n")
    result = load(copy / "proofs")
    (row,) = replay(result, result.select(["DEMO_SHOWN"]), runner.Settings(1, copy / "state")).rows
    assert row.level is Level.UNDECIDED
    assert "OtherCodeError" in row.record["reason"]
    assert "is loaded from" in row.record["reason"]


@pytest.mark.thorough
def test_modules_loaded_during_a_proof_are_checked(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = list[Path]()
    monkeypatch.setattr(runner, "check_same_code", looked.append)
    monkeypatch.setattr(runner, "end_with", lambda _: None)
    state = runner.Settings(1, catalogue.root / "state")
    reports = types.SimpleNamespace(put=lambda _: None)
    finding, _ = runner._prove(0, catalogue.folder, reports, "DEMO_SHOWN", state, 1)  # type: ignore[arg-type]
    assert finding.level is Level.PROVED_MODEL
    assert looked == [catalogue.folder]


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["smt.py", "exhaustive.py", "contracts/__init__.py", "proofs.py"])
def test_unrelated_module_named_like_a_proof_is_ignored(name: str, tmp_path: Path) -> None:
    """A user's own `smt.py` on PYTHONPATH is neither loaded nor taken for a proof."""
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text("raise RuntimeError('a module of the user was loaded')\n")
    check = subprocess.run(
        [sys.executable, "-m", "vinculum.cli", "prove", "--check", "SCALAR_PACK"],
        capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": str(tmp_path)}, cwd=tmp_path,
    )  # fmt: skip
    assert check.returncode in (0, 3), check.stderr  # 3: the evidence is stale, which does not matter here
    assert check.stderr == ""
    assert "SCALAR_PACK" in check.stdout
    assert "RuntimeError" not in check.stdout

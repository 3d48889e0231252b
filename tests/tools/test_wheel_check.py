"""`tools/wheel_check.py` refuses incomplete wheels and installations.

The slow test builds a wheel and installs it.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from tools import wheel_check

ROOT = Path(__file__).parents[2]
COMPLETE = [
    "vinculum/__init__.py",
    "vinculum/kernels/_native.cpython-311-x86_64-linux-gnu.so",
    "vinculum_spec/data/types.toml",
    "vinculum-1.dist-info/licenses/LICENSE",
    "vinculum-1.dist-info/RECORD",
]


def test_complete_wheel_has_no_problems() -> None:
    assert wheel_check.content_problems(COMPLETE) == []


@pytest.mark.parametrize(
    "name",
    ["proofs/evidence/smt.jsonl", "vinculum_proofs/smt/goals.py", "vinculum_evidence/proof.py", "tests/conftest.py"],
)
def test_file_that_users_do_not_install_is_a_problem(name: str) -> None:
    assert wheel_check.content_problems([*COMPLETE, name]) == [f"{name}: not a file of a package that users install"]


@pytest.mark.parametrize(("index", "problem"), [(1, "no compiled kernel"), (3, "no licence")])
def test_missing_file_is_a_problem(
    index: int, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a compiler the build makes a wheel that has the NumPy kernel alone."""
    names = [name for k, name in enumerate(COMPLETE) if k != index]
    assert wheel_check.content_problems(names) == [problem]
    with ZipFile(tmp_path / "vinculum-1.whl", "w") as archive:
        for name in names:
            archive.writestr(name, "")
    assert wheel_check.main(["--contents", str(tmp_path / "vinculum-1.whl")]) == 1
    assert capsys.readouterr().err == f"{problem}\n"


def report(**changes: Any) -> dict[str, Any]:
    """Return a report of `vinculum verify-install` on a wheel.

    Another compiler than that of the evidence made the binary.
    """
    return {
        "problems": [],
        "kernel": {"name": "native", "reason": ""},
        "files": {"compared": 300, "reason": ""},
        "selftest": [{"type": "int8", "stopped": "", "judged": 4}],
    } | changes


@pytest.mark.parametrize("status", [0, 3])
def test_complete_installation_has_no_problems(status: int) -> None:
    assert wheel_check.installation_problems(status, report()) == []


@pytest.mark.parametrize(
    ("status", "changes", "problem"),
    [
        (1, {"problems": ["int8: a wrong result"]}, "int8: a wrong result"),
        (2, {}, "vinculum verify-install ended with status 2"),
        (3, {"kernel": {"name": "numpy", "reason": "it was not compiled"}}, "the compiled kernel does not serve: it was not compiled"),
        (3, {"files": {"compared": 0, "reason": "no list"}}, "not all files were compared: no list"),
        (3, {"selftest": [{"type": "int8", "stopped": "MemoryError", "judged": 4}]}, "int8: not tested completely"),
        (3, {"selftest": [{"type": "int8", "stopped": "", "judged": 0}]}, "int8: not tested completely"),
        (0, {"selftest": []}, "no type was tested"),
    ],
)  # fmt: skip
def test_incomplete_installation_is_a_problem(status: int, changes: dict[str, Any], problem: str) -> None:
    assert problem in wheel_check.installation_problems(status, report(**changes))


def test_run_without_a_report_is_a_problem() -> None:
    (problem,) = wheel_check.verify_install([sys.executable, "-c", "raise SystemExit(3)"], {})
    assert problem == "vinculum verify-install ended with status 3, without a report"


@pytest.mark.slow
def test_wheel_of_this_checkout_has_no_problems(tmp_path: Path) -> None:
    """The wheel divides where there is no compiler, alone and with its extra `check`.

    pip downloads the packages that it needs.
    """
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(tmp_path), str(ROOT)]
    subprocess.run(build, check=True)
    (wheel,) = tmp_path.glob("vinculum-*.whl")
    assert wheel_check.main([str(wheel)]) == 0

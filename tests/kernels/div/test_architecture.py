"""The kernel imports only errors and profile names of this project, and names no unknown requirement."""

import ast
import doctest
import re
import subprocess
import sys
import tomllib
from importlib import resources
from pathlib import Path

import pytest

import vinculum
from tests.kernels.kernel_support import SPEC
from tests.support.import_statements import imported
from vinculum import errors
from vinculum.kernels import divide

PACKAGE = Path(vinculum.__file__).parent
KERNELS = sorted((PACKAGE / "kernels").rglob("*.py"))
READ = [*KERNELS, PACKAGE / "errors.py", PACKAGE / "__init__.py"]
IDENTIFIER = re.compile(r"\b[EV]_DIV_[A-Z]+(?:_[A-Z]+)*_\d{4}\b")
FOREIGN = {"numpy", "ml_dtypes"}  # beside the standard library
HEAVY = ["sympy", "hypothesis", "click", "rich", "onnx", "ml_dtypes", "vinculum_spec", "vinculum.codegen"]


def allowed(name: str) -> bool:
    """Whether a kernel module may import `name`."""
    root = name.partition(".")[0]
    if root == "vinculum":
        return f"{name}.".startswith(("vinculum.errors.", "vinculum.kernels.", "vinculum.profile_names."))
    return root in FOREIGN or root in sys.stdlib_module_names


@pytest.mark.parametrize(
    ("source", "verdict"),
    [
        ("import numpy, vinculum_spec", False),
        ("def f():\n    from vinculum import errors, gate", False),
        ("import vinculum", False),
        ("import numpy, vinculum.gate.oracle.relations as j", False),
        ("from vinculum.kernels import shapes, preconditions", True),
        ("from vinculum.errors import DivError", True),
        ("from vinculum.errors_of_others import DivError", False),
        ("import sympy.core", False),
        ("from fractions import Fraction", True),
    ],
)
def test_forbidden_imports_are_detected(source: str, verdict: bool) -> None:
    assert all(map(allowed, imported(source))) is verdict


@pytest.mark.parametrize("path", KERNELS, ids=lambda path: path.name)
def test_kernels_import_nothing_of_the_project_but_errors_and_names(path: Path) -> None:
    assert [name for name in imported(path.read_text()) if not allowed(name)] == []


@pytest.mark.parametrize("name", ["errors.py", "profile_names.py"])
def test_errors_and_names_import_nothing_of_the_project(name: str) -> None:
    assert [root for root in imported((PACKAGE / name).read_text()) if root.startswith("vinculum")] == []


def test_kernel_modules_exist() -> None:
    assert {"divide.py", "integer.py", "_profiles.py"} <= {path.name for path in KERNELS}


@pytest.mark.parametrize("path", READ, ids=lambda path: path.name)
def test_named_requirements_exist(path: Path) -> None:
    assert set(IDENTIFIER.findall(path.read_text())) <= set(SPEC.requirements)


@pytest.mark.parametrize("path", [p for p in READ if p.name != "_profiles.py"], ids=lambda path: path.name)
def test_requirements_come_from_generated_profiles(path: Path) -> None:
    """Only docstrings name them; code takes them from `_profiles.py`."""
    tree = ast.parse(path.read_text())
    documented = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    texts = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    assert [n.value for n in texts if id(n) not in documented and IDENTIFIER.search(str(n.value))] == []


def test_requirements_in_the_docstring_of_div() -> None:
    assert len(set(IDENTIFIER.findall(divide.div.__doc__ or ""))) > 10
    raised = set(IDENTIFIER.findall((PACKAGE / "kernels" / "_profiles.py").read_text()))
    assert raised - {"V_DIV_ANSWER_0010", "V_DIV_INDEX_0010"} <= set(IDENTIFIER.findall(divide.div.__doc__ or ""))


def test_modules_are_small() -> None:
    assert {
        p.name: n
        for p in KERNELS
        if p.name not in ("_profiles.py", "scalar.py") and (n := len(p.read_text().splitlines())) > 150
    } == {}


def test_import_loads_nothing_heavier_than_numpy() -> None:
    """A division loads nothing more either, unless its type is bfloat16."""
    code = (
        "import sys, numpy, vinculum\n"
        f"def heavy(): return [name for name in {HEAVY!r} if name in sys.modules]\n"
        "assert heavy() == [], heavy()\n"
        "for t in ('float16', 'float32', 'float64', 'int8', 'uint64'):\n"
        "    for p in ('sonnx', 'onnx-14'):\n"
        "        assert vinculum.div(numpy.ones(2, t), numpy.ones(2, t), profile=p).sum() == 2\n"
        "assert heavy() == [], heavy()\n"
        "import ml_dtypes\n"
        "assert heavy() == ['ml_dtypes']\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr


def test_examples_in_the_documentation_run() -> None:
    for module in (divide, vinculum, errors):
        result = doctest.testmod(module, optionflags=doctest.ELLIPSIS, extraglobs={"vinculum": vinculum})
        assert result.failed == 0
        assert module is not divide or result.attempted >= 4


def test_no_dynamic_code() -> None:
    called = {
        ast.unparse(n.func) for p in KERNELS for n in ast.walk(ast.parse(p.read_text())) if isinstance(n, ast.Call)
    }
    assert "np.divide" in called
    assert not called & {"exec", "eval", "__import__", "import_module"}


def test_version_is_that_of_the_project() -> None:
    project = PACKAGE.parents[1] / "pyproject.toml"
    assert tomllib.loads(project.read_text())["project"]["version"] == vinculum.__version__


def test_package_is_marked_as_typed() -> None:
    assert resources.files("vinculum").joinpath("py.typed").is_file()


def test_all_lists_public_names_and_every_error() -> None:
    assert all(hasattr(vinculum, name) for name in vinculum.__all__)
    classes = {name for name, value in vars(errors).items() if isinstance(value, type) and issubclass(value, Exception)}
    assert classes <= set(vinculum.__all__)

"""Claims about the kernel depend on all of its C, so that a change to any file makes a record stale."""

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest

import vinculum
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import Request
from vinculum.gate.targets import registry
from vinculum_evidence import dependencies
from vinculum_evidence.catalogue import load, proofs_folder
from vinculum_spec.loader import CLAIM_MODULES, MODULES

ROOT = proofs_folder().parent
KERNELS = "src/vinculum/kernels"
C = sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / KERNELS).rglob("*") if p.suffix in (".c", ".h"))
ENTRIES = load(proofs_folder()).entries
ABOUT_IT = {name: entry for name, entry in ENTRIES.items() if KERNELS in entry.proof.examines}


def test_claims_and_c_files_under_test_exist() -> None:
    """Otherwise the other tests would be vacuous."""
    assert {"KERNELS_AGREE", "CONFORMS_QUICK", "EVERY_PAIR_8_BIT", "HARDEST_FLOAT64"} <= set(ABOUT_IT)
    assert {"engine.c", "arrays.c", "module.c", "spans.c", "floats.c", "vinculum_div.c"} <= {Path(p).name for p in C}


@pytest.mark.parametrize("name", ABOUT_IT)
def test_claims_about_the_kernel_rest_on_all_of_its_c(name: str) -> None:
    """Every file of C, and the compiler flags."""
    entry = ABOUT_IT[name]
    assert {*C, "src/vinculum/kernels/native/CMakeLists.txt"} <= set(
        dependencies.files(ROOT, entry.file, entry.proof.examines)
    )


def test_solver_modules_are_dependencies() -> None:
    """All imports of the solver module count; claims depend on no other module of the proof runner."""
    room = "src/vinculum_evidence/"
    requests = {
        path.relative_to(ROOT).as_posix()
        for path, _ in dependencies._imports(ROOT, ROOT / room / "solvers" / "smtlib.py", with_functions=True)
    }
    own = {name for name in requests if name.startswith(room)} - {f"{room}__init__.py", f"{room}solvers/__init__.py"}
    assert own == {f"{room}solvers/glucose_via_cnf.py"}
    assert own < {
        name
        for name in dependencies.files(ROOT, "proofs/vinculum_proofs/smt/integer/integers.py", ())
        if name.startswith(room)
    }


OWN_HASHES = {"requirements.toml", "rulings.toml"}  # of each text, in the record
OF_TEXTS = {"claims.toml", "clauses.toml"}  # what a source says, which a record has itself, and where


def test_every_table_of_the_registry_counts() -> None:
    """A change to a profile, type or example makes stale what rests on the registry."""
    folder = "spec/vinculum_spec/data/"
    tables = {path.name for path in (ROOT / folder).glob("*.toml")}
    assert tables >= OWN_HASHES | OF_TEXTS
    result = dependencies.files(ROOT, "proofs/vinculum_proofs/conformance/out_argument.py", ())
    assert "spec/vinculum_spec/loader.py" in result
    assert {f"{folder}{name}" for name in tables - OWN_HASHES - OF_TEXTS} == {x for x in result if x.endswith(".toml")}


def test_proofs_that_divide_declare_the_kernel() -> None:
    """Every proof of conformance and of exhaustion whose file calls vinculum.div."""
    folders = ("proofs/vinculum_proofs/conformance/", "proofs/vinculum_proofs/exhaustive/")
    calling = {
        name
        for name, entry in ENTRIES.items()
        if entry.file.startswith(folders) and "vinculum.div" in (ROOT / entry.file).read_text(encoding="utf-8")
    }
    assert calling
    assert calling - {"HARDEST_COUNT"} <= set(ABOUT_IT)  # counts what is there to be divided, and divides nothing


@pytest.mark.parametrize("changed", C)
def test_change_to_the_c_is_detected(changed: str, tmp_path: Path) -> None:
    """In a copy, that file's hash changes and no other."""
    for name in (*C, "proofs/vinculum_proofs/conformance/out_argument.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    start = "proofs/vinculum_proofs/conformance/out_argument.py"
    before = dependencies.files(tmp_path, start, (KERNELS,))
    with (tmp_path / changed).open("a") as file:
        file.write("\n")
    dependencies.digest.cache_clear()
    after = dependencies.files(tmp_path, start, (KERNELS,))
    assert {name for name in after if after[name] != before[name]} == {changed}


# Whose results, and those of broken kernels, a worker of the gate gives.
BY_A_WORKER = ("CONFORMS_QUICK", "CONFORMS_EXACT", "EVERY_PAIR_8_BIT", "EVERY_PAIR_FLOAT16", "PART_OF_16_BIT")


@pytest.fixture(scope="module")
def loaded_by_a_worker(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Every file of ours that the worker process has loaded after a division."""
    folder = tmp_path_factory.mktemp("probe")
    table = folder / "told.json"
    (folder / "probe.py").write_text(
        "import json, pathlib, sys\n"
        "def probe(A, B):\n"
        "    files = [getattr(x, '__file__', None) for x in list(sys.modules.values())]\n"
        f"    pathlib.Path({str(table)!r}).write_text(json.dumps([x for x in files if x]))\n"
        "    return A / B\n"
    )
    A = np.ones(3, np.float32)
    with Sandbox(f"python:{folder / 'probe.py'}:probe", 20.0) as sandbox:
        request = Request(A=A, B=A, profile="onnx-14", dtype="float32", path=sandbox.paths(("onnx-14",))["onnx-14"][0])
        assert not sandbox.divide(request).fatal
    return project_modules(json.loads(table.read_text()))


def project_modules(files: Iterable[str]) -> set[str]:
    """The project's Python among these files; an environment may lie in a checkout, too."""
    inside = (Path(name).relative_to(ROOT) for name in files if Path(name).is_relative_to(ROOT))
    return {path.as_posix() for path in inside if path.suffix == ".py" and path.parts[0] in dependencies.ROOTS}


@pytest.mark.parametrize("name", BY_A_WORKER)
def test_worker_results_depend_on_all_loaded_files(name: str, loaded_by_a_worker: set[str]) -> None:
    """The worker is another process and loads adapters by name, without import statements."""
    entry = ENTRIES[name]
    actual = set(dependencies.files(ROOT, entry.file, entry.proof.examines))
    assert "src/vinculum/gate/sandbox/worker.py" in loaded_by_a_worker
    assert loaded_by_a_worker <= actual
    assert f"src/vinculum/gate/targets/{registry.KNOWN['vinculum'][0]}.py" in actual


def test_every_file_started_without_an_import_exists() -> None:
    """Its starter exists, too: a renamed file would silently be left out."""
    for module, started in dependencies.LOADED_BY_NAME.items():
        assert all((ROOT / name).is_file() for name in (module, *started))


def checkers_in(source: str) -> set[str]:
    """The names that `vinculum` loads by name, and that this code takes from the package."""
    used = set[str]()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name("vinculum"), attr=name):
                used.add(name)
            case ast.ImportFrom(module="vinculum", names=names):
                used |= {alias.name for alias in names}
            case _:
                pass
    return used & set(vinculum._CHECKERS)


def test_no_proof_uses_what_the_package_loads_by_name() -> None:
    """Dependencies do not follow `vinculum.check` and the others."""
    assert checkers_in("import vinculum\nvinculum.check(f)\nvinculum.div(a, b)") == {"check"}
    assert checkers_in("from vinculum import div, models") == {"models"}
    files = [path for root in dependencies.ROOTS for path in sorted((ROOT / root).rglob("*.py"))]
    assert len(files) > 300
    users = [path for path in files if checkers_in(path.read_text(encoding="utf-8"))]
    assert users == [ROOT / "src/vinculum/__init__.py"], "which imports them for type checkers"


RELATIONS = {f"spec/vinculum_spec/{name.replace('.', '/')}.py" for name in (MODULES | CLAIM_MODULES).values()}
OF_A_FOLDER = ("C_UINT64", "FP_DIV_TINY", "SCALAR_PACK", "CLAIM_REAL_CASES", "KERNEL_SHAPES", "EVERY_WAY_INT16")


@pytest.mark.thorough
@pytest.mark.parametrize("name", OF_A_FOLDER)
def test_a_proof_rests_on_all_that_its_module_loads(name: str) -> None:
    """In a process that loads nothing else.

    The registry loads relations by name; each has its own hash.
    """
    entry = ENTRIES[name]
    module = ".".join(Path(entry.file).with_suffix("").parts[1:])
    source = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'proofs')!r}); import {module}\n"
        "print(*(x.__file__ for x in list(sys.modules.values()) if getattr(x, '__file__', None)), sep='\\n')"
    )
    completed = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True).stdout
    loaded = project_modules(completed.splitlines())
    assert {entry.file, "src/vinculum_evidence/proof.py"} <= loaded
    decisive = {f for f in loaded - RELATIONS if not f.startswith(dependencies.EXCLUDED)}
    assert decisive <= set(dependencies.files(ROOT, entry.file, entry.proof.examines))


@pytest.mark.parametrize("name", ["C_UINT64", "SCALAR_PACK"])
def test_a_proof_rests_on_the_packages_it_is_in(name: str) -> None:
    """Also where their `__init__.py` holds nothing but a docstring."""
    entry = ENTRIES[name]
    folder = Path(entry.file).parent
    expected = {"proofs/vinculum_proofs/__init__.py", f"{folder.as_posix()}/__init__.py"}
    assert expected <= set(dependencies.files(ROOT, entry.file, entry.proof.examines))


def test_proof_without_division_does_not_depend_on_kernels() -> None:
    """A proof that imports `vinculum` as a package does depend on all that it may load."""
    kernel = f"{KERNELS}/numpy_kernel/integer.py"
    by_name = {name: dependencies.files(ROOT, entry.file, entry.proof.examines) for name, entry in ENTRIES.items()}
    assert kernel not in by_name["C_UINT64"] | by_name["FP_DIV_TINY"] | by_name["SCALAR_PACK"]
    assert all(kernel in by_name[name] for name in ABOUT_IT)
    for name, files in by_name.items():
        if "import vinculum\n" in (ROOT / ENTRIES[name].file).read_text(encoding="utf-8"):
            assert kernel in files, name


IMPORT_FORMS = {
    "import a": {"a", "a.sub", "a.sub.deep"},
    "import a.sub": {"a", "a.sub", "a.sub.deep"},
    "from a.sub import other": {"a", "a.sub", "a.sub.other"},
    "from a.sub import nothing": {"a", "a.sub"},
    "from a import value": {"a", "a.sub", "a.sub.deep"},
    "def f():\n    from a.sub import other": {"a", "a.sub", "a.sub.other"},
    "from a.sub import tried": {"a", "a.sub", "a.sub.tried", "a.sub.other"},
}


@pytest.mark.parametrize(("statement", "expected"), IMPORT_FORMS.items())
def test_imports_are_followed_in_code_that_may_run(statement: str, expected: set[str], tmp_path: Path) -> None:
    """Functions of an `__init__.py` count if the package is imported; those of modules always.

    What only type checkers import does not count.
    """
    texts = {
        "src/a/__init__.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from a.sub import typed\n"
        "def __getattr__(name):\n    from a.sub import deep\n    return deep\n",
        "src/a/sub/__init__.py": "",
        **{f"src/a/sub/{name}.py": "" for name in ("deep", "other", "typed")},
        "src/a/sub/tried.py": "try:\n    import none_such\nexcept ImportError:\n    from a.sub import other\n",
        "proofs/start.py": statement,
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    result = dependencies.files(tmp_path, "proofs/start.py", ())
    names = {n.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".") for n in result}
    assert names - {"proofs.start"} == expected

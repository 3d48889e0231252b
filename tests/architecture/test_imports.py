"""The arrows between the rooms, held against every name of every import statement.

proofs -> src, spec. benchmarks -> src. prove -> codegen, gate, installation, spec. gate -> codegen, spec. codegen -> spec,
and its vectors -> the gate's cases and judge. installation -> kernels, gate, codegen, spec. commands -> codegen,
installation, spec. kernels -> nothing of ours but errors. spec -> nothing of ours.
What the kernels and the specification may import is held more strictly in their own tests.
"""

import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.support.import_statements import UNREADABLE, imported

ROOT = Path(__file__).parents[2]
LIGHT = {"numpy", "sympy", "ml_dtypes", "click", "rich", "hypothesis", "junitparser", "jinja2", "blake3"}
PROVERS = {"z3", "cvc5", "bitwuzla", "pysat", "crosshair", "pebble", "jsonschema_rs"}
PROOFS = {"contracts", "smt", "algebra", "exhaustive", "conformance", "wp", "mutants", "groups"}
JUDGES = {"pytest", "guarded_memory"}  # tests, which a mutation run has judge, too
MEASURING = {"proofs", "coverage", "vinculum_conditions"}  # proofs/coverage has the name of the tool that it runs
RUNTIMES = {"onnx", "onnxruntime", "openvino", "torch", "jax", "tensorflow"}

# room: what of ours its modules may import. The first that matches a path counts.
ROOMS: dict[str, tuple[str, ...]] = {
    "src/vinculum/kernels/": ("vinculum.kernels", "vinculum.errors"),
    "src/vinculum/errors.py": (),
    "src/vinculum/__init__.py": ("vinculum.kernels", "vinculum.errors"),
    "src/vinculum/_util/extras.py": (),
    "src/vinculum/_util/files.py": (),
    "src/vinculum/_util/limits.py": (),
    "src/vinculum/onnx_backend.py": ("vinculum.kernels", "vinculum.errors", "vinculum._util.extras"),
    "src/vinculum/gate/targets/vinculum_.py": ("vinculum.gate.targets.base", "vinculum"),
    "src/vinculum/gate/targets/": ("vinculum.gate.targets.base", "vinculum.gate.targets", "vinculum._util.guard_pages"),
    "src/vinculum/gate/runner/executors/": ("vinculum.gate", "vinculum_spec"),
    "src/vinculum/gate/reports/": ("vinculum.gate", "vinculum_spec"),
    "src/vinculum/gate/": ("vinculum.gate", "vinculum.codegen", "vinculum._util.limits", "vinculum_spec"),
    # Vectors are the gate's operands, judged as the gate judges: it asks no target, and neither do they.
    "src/vinculum/codegen/vectors/": (
        "vinculum.codegen",
        "vinculum.gate.cases",
        "vinculum.gate.oracle.relations",
        "vinculum_spec",
    ),
    "src/vinculum/codegen/": ("vinculum.codegen", "vinculum_spec"),
    "src/vinculum_evidence/": ("vinculum", "vinculum_evidence", "vinculum.codegen", "vinculum_spec"),
    "src/vinculum/accuracy.py": ("vinculum.errors", "vinculum_spec"),
    # It judges the kernel in this very process, which the gate never does.
    "src/vinculum/installation/": ("vinculum", "vinculum_spec"),
    "src/vinculum/commands/": (
        "vinculum.commands",
        "vinculum_evidence.dossier",
        "vinculum.codegen",
        "vinculum._util.extras",
        "vinculum._util.files",
        "vinculum.gate",
        "vinculum.installation",
        "vinculum.models",
        "vinculum_evidence",
        "vinculum_spec",
    ),
    "src/vinculum/cli.py": ("vinculum.commands", "vinculum.errors", "vinculum_spec"),
    "src/vinculum/__main__.py": ("vinculum.cli", "vinculum.installation"),
    "src/vinculum/testing/": ("vinculum.testing", "vinculum.gate", "vinculum_spec"),
    "src/vinculum_evidence/dossier/": ("vinculum", "vinculum_spec"),
    "src/vinculum/models/": (
        "vinculum.models",
        "vinculum.codegen",
        "vinculum._util.files",
        "vinculum.gate",
        "vinculum._util.limits",
        "vinculum_spec",
    ),
    "spec/vinculum_spec/": ("vinculum_spec",),
    "proofs/": ("vinculum", "vinculum_spec"),
    "benchmarks/": ("vinculum",),
}
AUDIT = {"markdown_it", "markupsafe", "cyclonedx", "packageurl", "packaging"}
# They load what their user names: a target, a proof.
LOADERS = {"src/vinculum/gate/", "src/vinculum/gate/targets/", "src/vinculum_evidence/"}
FILES = sorted(
    p.relative_to(ROOT) for room in ("src", "spec", "proofs", "benchmarks") for p in (ROOT / room).rglob("*.py")
)


def room_of(path: Path) -> str:
    """The room that a file is in."""
    return next(room for room in ROOMS if path.as_posix().startswith(room))


def allowed(name: str, room: str) -> bool:
    """Whether a module in `room` may import `name`."""
    if name == UNREADABLE:
        return room in LOADERS
    root = name.partition(".")[0]
    if root in ("vinculum", "vinculum_spec"):
        return any(f"{name}.".startswith(f"{prefix}.") for prefix in ROOMS[room])
    foreign = LIGHT | (RUNTIMES if "adapters" in room or "onnx_backend" in room else set())
    foreign |= {"onnx", "google"} if "models" in room else set()  # the models, and the protocol buffers that they are
    foreign |= PROVERS if "prove" in room or "proofs" in room else set()
    foreign |= AUDIT if "audit" in room else set()
    foreign |= {"pytest"} if "testing" in room else set()
    foreign |= PROOFS | JUDGES | MEASURING | {"onnx"} if "proofs" in room else set()
    foreign |= RUNTIMES | {"matplotlib", "benchmarks"} if room == "benchmarks/" else set()
    foreign |= {"distributed"} if "engines" in room else set()
    foreign |= {"in_toto_attestation", "google"} if "reports" in room else set()
    return root in foreign or root in sys.stdlib_module_names


@pytest.mark.parametrize(
    ("room", "source", "verdict"),
    [
        ("src/vinculum/gate/", "import numpy, vinculum.kernels", False),
        ("src/vinculum/gate/", "from vinculum import div", False),
        ("src/vinculum/gate/", "def f():\n    import torch", False),
        ("src/vinculum/gate/", "from vinculum_spec import ieee754", True),
        ("src/vinculum/kernels/", "from vinculum_spec import ieee754", False),
        ("src/vinculum/codegen/", "from vinculum.kernels import divide", False),
        ("src/vinculum/gate/targets/", "from vinculum_spec import ieee754", False),
    ],
)
def test_the_test_itself(room: str, source: str, *, verdict: bool) -> None:
    assert all(allowed(name, room) for name in imported(source)) is verdict


def test_every_file_is_in_a_room() -> None:
    assert len(FILES) > 60
    assert all(any(path.as_posix().startswith(room) for room in ROOMS) for path in FILES)


def test_arrows() -> None:
    against = [
        f"{path}: {name}"
        for path in FILES
        for name in imported((ROOT / path).read_text())
        if not allowed(name, room_of(path))
    ]
    assert against == []


def test_no_module_is_above_400_lines() -> None:
    """Nor is one of the tests."""
    tests = [path.relative_to(ROOT) for path in (ROOT / "tests").rglob("*.py")]
    assert len(tests) > 100
    assert [path for path in (*FILES, *tests) if len((ROOT / path).read_text().splitlines()) > 400] == []


def test_each_file_of_tests_has_a_name_of_its_own() -> None:
    """Pytest imports them by it, and those of one name for each other."""
    names = Counter(
        path.name for path in (ROOT / "tests").rglob("*.py") if path.name not in ("conftest.py", "__init__.py")
    )
    assert [name for name, count in names.items() if count > 1] == []

"""The arrows between rooms, compared with every name of every import statement.

`ROOMS` lists, for each room, what of ours its modules may import. Rooms and modules form no cycle. The tests of the kernel and of
the specification hold these two to stricter rules.
"""

import sys
from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.support.import_statements import UNREADABLE, imported

ROOT = Path(__file__).parents[2]
MAX_LINES = 400
MAX_MODULES = 16  # of a folder, its `__init__.py` aside

LIGHT = {"numpy", "sympy", "ml_dtypes", "click", "rich", "hypothesis", "junitparser", "jinja2", "blake3", "cloudpickle"}
RUNTIMES = {
    "onnx", "onnxruntime", "openvino", "torch", "jax", "tensorflow", "wasmtime", "array_api_strict", "pyopencl", "wgpu",
    "ai_edge_litert", "flatbuffers", "paddle", "tosa_reference_model", "tosa_serializer",
}  # fmt: skip
CODE_GENERATORS = {
    "aidge_core",
    "aidge_backend_cpu",
    "aidge_export_cpp",
    "emx_onnx_cgen",
    "hls4ml",
    "iree",
    "qonnx",
    "tvm",
}
CONVERTERS = {
    "coremltools", "jax2onnx", "litert_torch", "onnx2tf", "onnx2torch", "tf2onnx",
}  # fmt: skip
PROVERS = {"z3", "cvc5", "bitwuzla", "pysat", "crosshair", "pebble", "jsonschema_rs"}
DOSSIER = {"markdown_it", "markupsafe", "cyclonedx", "packageurl", "packaging"}
MODELS = {"onnx", "google"}  # ONNX models, and the protocol buffers that they consist of

GATE, SPEC, UTIL = "vinculum.gate", "vinculum_spec", "vinculum._util"
LINKS = ("sources", "converters", "runtimes", "links", "models")  # of a pipeline
NAMES = "vinculum.profile_names"  # a type alone: it gives the gate nothing of the kernel


def _gate(*rooms: str) -> tuple[str, ...]:
    return tuple(f"{GATE}.{room}" for room in rooms)


# Room: what of ours its modules may import. The first prefix that matches a path counts.
ROOMS: dict[str, tuple[str, ...]] = {
    "src/vinculum/errors.py": (),
    "src/vinculum/profile_names.py": (),
    "src/vinculum/kernels/": ("vinculum.kernels", "vinculum.errors", NAMES),
    # It loads each of them on first use.
    "src/vinculum/__init__.py": (
        "vinculum.kernels", "vinculum.errors", "vinculum.models", *_gate("check", "reports.report"), NAMES, UTIL,
    ),
    "src/vinculum/_util/": (UTIL,),
    "src/vinculum/_accuracy_formulas.py": (),
    "src/vinculum/accuracy.py": ("vinculum.errors", "vinculum._accuracy_formulas", f"{SPEC}.requirement_ids"),
    "src/vinculum/onnx_backend.py": ("vinculum.kernels", "vinculum.errors", NAMES, UTIL),
    # Of the gate, from the bottom up. A target sees neither the specification nor the cases.
    "src/vinculum/gate/targets/vinculum_.py": (f"{GATE}.targets.base", "vinculum"),
    "src/vinculum/gate/targets/": (*_gate("targets"), UTIL),
    "src/vinculum/gate/sandbox/": (*_gate("sandbox", "targets"), UTIL),
    # Trusted to decide whether a result satisfies the specification.
    "src/vinculum/gate/oracle/": (*_gate("oracle"), UTIL, SPEC),
    "src/vinculum/gate/cases/": (*_gate("cases", "oracle", "sandbox"), UTIL, SPEC),
    "src/vinculum/gate/results/": (*_gate("results", "cases", "oracle", "sandbox", "targets"), UTIL, SPEC),
    "src/vinculum/gate/waivers/": (*_gate("waivers", "results", "cases", "oracle", "sandbox", "targets"), UTIL, SPEC),
    "src/vinculum/gate/trial/": (
        *_gate("trial", "waivers", "results", "cases", "oracle", "sandbox", "targets"), UTIL, SPEC,
    ),
    "src/vinculum/gate/exhaustive/": (
        *_gate("exhaustive", "trial", "results", "cases", "oracle", "sandbox", "targets"), UTIL, SPEC,
    ),
    "src/vinculum/gate/runner/": (
        *_gate("runner", "exhaustive", "trial", "results", "cases", "oracle", "sandbox", "targets"), UTIL, SPEC,
    ),
    "src/vinculum/gate/reports/": (
        *_gate("reports", "runner", "exhaustive.fingerprint", "waivers", "results", "targets"), UTIL, SPEC,
    ),
    "src/vinculum/gate/": (GATE, NAMES, UTIL, SPEC),
    # Vectors are operands of the gate's cases with what its oracle accepts. They ask no target.
    "src/vinculum/codegen/vectors/": ("vinculum.codegen", *_gate("cases", "oracle"), UTIL, SPEC),
    "src/vinculum/codegen/": ("vinculum.codegen", UTIL, SPEC),
    # The specification in the formats of other communities.
    "src/vinculum/exports/": ("vinculum.exports", "vinculum.codegen", *_gate("cases", "oracle"), UTIL, SPEC),
    # It judges the kernel in its own process, which the gate never does.
    "src/vinculum/installation/": ("vinculum", SPEC),
    "src/vinculum/models/": ("vinculum.models", "vinculum.codegen", *_gate("reports"), NAMES, UTIL, SPEC),
    # It judges lines and programs by IEEE 754 alone.
    "src/vinculum/rounding/": ("vinculum.rounding", *_gate("interchange", "targets.program"), UTIL, SPEC),
    "src/vinculum/testing/": ("vinculum.testing", GATE, NAMES, UTIL, SPEC),
    # What runs in the workers of a pipeline sees neither the specification nor the judge.
    **{
        f"src/vinculum/pipelines/{room}/": (*(f"vinculum.pipelines.{name}" for name in (*LINKS, "exact_elements", "forms")), UTIL)
        for room in LINKS
    },
    "src/vinculum/pipelines/": (
        "vinculum.pipelines", *_gate("cases", "oracle", "results", "sandbox"), UTIL, SPEC,
    ),
    # As of the gate's own targets.
    "src/vinculum/code_generators/": ("vinculum.code_generators", *_gate("targets"), UTIL),
    "src/vinculum/commands/releases/code_generators.py": ("vinculum.code_generators", *_gate("targets"), UTIL),
    "src/vinculum/commands/": (
        "vinculum.commands", "vinculum.codegen", "vinculum.exports", "vinculum.installation", "vinculum.models", "vinculum.pipelines",
        "vinculum.rounding", GATE, NAMES, UTIL, SPEC,
    ),
    "src/vinculum/cli.py": ("vinculum.commands", "vinculum.errors", UTIL, SPEC),
    "src/vinculum/__main__.py": ("vinculum.cli", "vinculum.installation", UTIL),
    "src/vinculum_evidence/": ("vinculum", "vinculum_evidence", SPEC),
    "spec/vinculum_spec/": (SPEC,),
    "proofs/vinculum_proofs/": ("vinculum", "vinculum_evidence", "vinculum_proofs", SPEC),
    "benchmarks/": ("benchmarks", "vinculum"),
    "tools/": ("tools", "benchmarks", "vinculum", "vinculum_evidence", "vinculum_proofs", SPEC),
}  # fmt: skip
# Packages of others, beside those that are light.
FOREIGN: dict[str, set[str]] = {
    "src/vinculum/commands/": {"packaging", "uv"},  # released versions
    "src/vinculum/gate/targets/": RUNTIMES,
    "src/vinculum/code_generators/": CODE_GENERATORS | {"onnx"},
    **{f"src/vinculum/pipelines/{room}/": RUNTIMES | CONVERTERS for room in LINKS},
    "src/vinculum/gate/runner/": {"distributed"},
    "src/vinculum/gate/reports/": {"in_toto_attestation", "google"},
    "src/vinculum/onnx_backend.py": RUNTIMES,
    "src/vinculum/exports/": {"onnx"},  # recipes as functions of ONNX
    "src/vinculum/models/": MODELS,
    "src/vinculum/testing/": {"pytest"},
    "src/vinculum_evidence/": PROVERS | DOSSIER,
    # Tests judge in a mutation run; coverage.py measures.
    "proofs/vinculum_proofs/": PROVERS | {"onnx", "pytest", "tests", "coverage", "vinculum_conditions"},
    "benchmarks/": RUNTIMES | {"matplotlib", "transformers"},
    "tools/": {"sphinx", "docutils", "pytest", "yaml"},  # the documentation
}
# They load what a user names: a target, a proof.
LOADERS = {
    "src/vinculum/commands/releases/code_generators.py",
    "src/vinculum/gate/targets/",
    "src/vinculum_evidence/",
    "src/vinculum/gate/",
    "src/vinculum/pipelines/links/",
}
TOPS = {"src": "src", "spec": "spec", "proofs": "proofs", "benchmarks": ".", "tools": "."}
FILES = sorted(path.relative_to(ROOT) for top in TOPS for path in (ROOT / top).rglob("*.py"))
TESTS = sorted(path.relative_to(ROOT) for path in (ROOT / "tests").rglob("*.py"))


def room_of(path: Path) -> str:
    """The room that a file belongs to."""
    return next(room for room in ROOMS if path.as_posix().startswith(room))


def allowed(name: str, room: str) -> bool:
    """Whether a module in `room` may import `name`."""
    if name == UNREADABLE:
        return room in LOADERS
    root = name.partition(".")[0]
    if root in ("vinculum", "vinculum_spec", "vinculum_evidence", "vinculum_proofs", "benchmarks", "tools"):
        return any(f"{name}.".startswith(f"{prefix}.") for prefix in ROOMS[room])
    return root in LIGHT | FOREIGN.get(room, set()) or root in sys.stdlib_module_names


@pytest.mark.parametrize(
    ("room", "source", "verdict"),
    [
        ("src/vinculum/gate/sandbox/", "import numpy, vinculum.kernels", False),
        ("src/vinculum/gate/trial/", "from vinculum import div", False),
        ("src/vinculum/gate/trial/", "def f():\n    import torch", False),
        ("src/vinculum/gate/trial/", "from vinculum_spec.relations import ieee754", True),
        ("src/vinculum/gate/oracle/", "from vinculum.gate.trial import trial", False),
        ("src/vinculum/gate/oracle/", "from vinculum.codegen.c import render", False),
        ("src/vinculum/gate/trial/", "from vinculum.gate.runner import run", False),
        ("src/vinculum/kernels/", "from vinculum_spec.relations import ieee754", False),
        ("src/vinculum/codegen/", "from vinculum.kernels import divide", False),
        ("src/vinculum/codegen/", "from vinculum.gate.trial import trial", False),
        ("src/vinculum/gate/targets/", "from vinculum_spec.relations import ieee754", False),
        ("src/vinculum/commands/", "from vinculum_evidence import runner", False),
    ],
)
def test_the_test_itself(room: str, source: str, *, verdict: bool) -> None:
    assert all(allowed(name, room) for name in imported(source)) is verdict


def test_every_file_is_in_a_room() -> None:
    assert len(FILES) > 300
    assert [path for path in FILES if not any(path.as_posix().startswith(room) for room in ROOMS)] == []


def test_every_room_has_files() -> None:
    """A row for a room that is gone would allow what nobody asks for."""
    assert [room for room in ROOMS if not any(path.as_posix().startswith(room) for path in FILES)] == []


def test_rooms_import_only_allowed_modules() -> None:
    against = [
        f"{path}: {name}"
        for path in FILES
        for name in imported((ROOT / path).read_text())
        if not allowed(name, room_of(path))
    ]
    assert against == []


def _module(path: Path) -> str:
    top = path.parts[0]
    parts = path.with_suffix("").parts[0 if TOPS[top] == "." else 1 :]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _graph(files: Iterable[Path]) -> dict[str, set[str]]:
    """For each module the modules of ours that its import statements name."""
    modules = {_module(path): path for path in files}

    def own_module(name: str) -> str | None:
        return name if name in modules else own_module(name.rpartition(".")[0]) if "." in name else None

    return {
        module: {other for name in imported((ROOT / path).read_text()) if (other := own_module(name))} - {module}
        for module, path in modules.items()
    }


def cycle(graph: Mapping[str, set[str]]) -> list[str]:
    """The nodes of one cycle; none where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def _nested(inner: str, outer: str) -> bool:
    return f"{inner}.".startswith(f"{outer}.")


def folders(graph: Mapping[str, set[str]], packages: set[str]) -> dict[str, set[str]]:
    """The same for the folders of modules. A package's `__init__.py` belongs to its folder.

    A folder and its subfolders are one room: what they import of each other is left out.
    """

    def folder(module: str) -> str:
        return module if module in packages else module.rpartition(".")[0] or module

    result = dict[str, set[str]]()
    for module, others in graph.items():
        own = folder(module)
        separate = {other for other in map(folder, others) if not _nested(own, other) and not _nested(other, own)}
        result.setdefault(own, set()).update(separate)
    return result


def test_a_cycle_is_found() -> None:
    assert set(cycle({"a": {"b"}, "b": {"c"}, "c": {"a"}})) == {"a", "b", "c"}
    assert cycle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
    assert set(cycle(folders({"p.a": {"q.b"}, "q.c": {"p.d"}, "q.b": set(), "p.d": set()}, set()))) == {"p", "q"}
    assert cycle(folders({"p.a": {"p.q.b"}, "p.q.b": {"p.c"}, "p.c": set()}, set())) == []


def test_no_modules_form_a_cycle() -> None:
    graph = _graph(FILES)
    assert sum(map(len, graph.values())) > 1000
    assert cycle(graph) == []


def test_no_folders_form_a_cycle() -> None:
    """The top of a package stands above its folders.

    `vinculum.cli` may import `vinculum.commands`, and the gate `vinculum`.
    """
    packages = {_module(path) for path in FILES if path.name == "__init__.py"}
    graph = folders(_graph(FILES), packages)
    for top in ("vinculum", "vinculum_evidence", "vinculum_spec", "vinculum_proofs"):
        graph.pop(top, None)
    graph = {folder: others & graph.keys() for folder, others in graph.items()}
    assert len(graph) > 40
    assert cycle(graph) == []


def test_no_module_is_above_400_lines() -> None:
    """Nor is one of the tests."""
    assert len(TESTS) > 100
    assert [path for path in (*FILES, *TESTS) if len((ROOT / path).read_text().splitlines()) > MAX_LINES] == []


def test_a_folder_shows_its_parts() -> None:
    """No folder holds more modules than a reader takes in."""
    crowded = {
        folder.as_posix(): count
        for folder in {path.parent for path in (*FILES, *TESTS)}
        if (count := sum(path.parent == folder for path in (*FILES, *TESTS) if path.name != "__init__.py"))
        > MAX_MODULES
    }
    assert crowded == {}

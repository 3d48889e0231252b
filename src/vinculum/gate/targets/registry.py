"""The known targets by name, and targets of the user: `python:…`, `c:…`, `exec:…` and `exec-frames:…`.

Only `resolve` loads a runtime.
"""

import importlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from vinculum._util.extras import missing_package
from vinculum._util.files import sha256_of_file
from vinculum._util.packages import package_version
from vinculum.gate.targets.base import Adapter
from vinculum.gate.targets.program import command

# target: module of vinculum.gate.targets, class in it, distributions needed besides the one that it `requires`
KNOWN = {
    "vinculum": ("vinculum_", "Vinculum", ()),
    "vinculum-numpy": ("vinculum_", "VinculumNumpy", ()),
    "numpy": ("numpy_", "Numpy", ()),
    "onnx-reference": ("onnx_reference", "OnnxReference", ()),
    "onnxruntime": ("onnxruntime_", "OnnxRuntime", ("onnx",)),
    "openvino": ("openvino_", "OpenVino", ("onnx",)),
    "torch": ("torch_", "Torch", ()),
    "jax": ("jax_", "Jax", ()),
    "tensorflow": ("tensorflow_", "TensorFlow", ()),
    "wasmtime": ("wasmtime_", "Wasmtime", ()),
    "array-api-strict": ("array_api_strict_", "ArrayApiStrict", ()),
    "pyopencl": ("graphics.pyopencl_", "PyOpenCl", ()),
    "wgpu": ("graphics.wgpu_", "Wgpu", ()),
    "litert": ("frameworks.litert_", "LiteRt", ()),
    "paddle": ("frameworks.paddle_", "Paddle", ()),
    "tosa-reference-model": ("frameworks.tosa_", "Tosa", ()),
}
USERS = {
    "python:": ("python_callable", "PythonCallable", "python:module:function or python:path/to/file.py:function"),
    "c:": (
        "c_function",
        "CFunction",
        "c:path/to/lib.so:symbol, then :bits if it takes bit patterns, and :void if it returns nothing or :where if it has an index",
    ),
    command.LINES: ("program.adapter", "LinesProgram", "exec:PROGRAM [ARGS], a program that speaks the line protocol"),
    command.FRAMES: (
        "program.adapter",
        "FramesProgram",
        "exec-frames:PROGRAM [ARGS], one that speaks the frame protocol",
    ),
}


@dataclass(frozen=True)
class Listed:
    """A known target: its version, or the reason why it is not available."""

    name: str
    version: str | None
    reason: str | None
    profiles: tuple[str, ...]


def listing() -> list[Listed]:
    """All known targets, installed or not."""
    return [listed(name) for name in KNOWN]


def adapter_class(target: str) -> type[Adapter]:
    """Return the class of the adapter for `target`. Its `profiles` are available without loading anything.

    Raises ValueError for an unknown target, with a list of the known ones.
    """
    module, name = _where(target)
    adapter: type[Adapter] = getattr(importlib.import_module(f"vinculum.gate.targets.{module}"), name)
    return adapter


def resolve(target: str) -> Adapter:
    """Create the adapter for `target`, which loads the runtime or the user's code: for a worker process.

    Raises ValueError for a target that is unknown or cannot be loaded, ImportError if its runtime is not installed.
    """
    make: Callable[..., Adapter] = adapter_class(target)
    return make() if target in KNOWN else make(target)


def version(target: str) -> str:
    """Return the version of the target's distribution, or the start of a hash of the user's files.

    That is a SHA-256. Raises ValueError with the reason if there is none.
    """
    if target in KNOWN:
        runtime = listed(target)
        if runtime.version is None:
            raise ValueError(f"{target}: {runtime.reason}")
        return runtime.version
    if target.startswith((command.LINES, command.FRAMES)):
        return command.version(target)
    return sha256_of_file(source_file(target))[:16]


def source_file(target: str) -> Path:
    """Return the file of a user's target, without loading it. Raises ValueError if there is none."""
    module, _ = _where(target)
    try:
        file: Path = importlib.import_module(f"vinculum.gate.targets.{module}").source_file(target)
    except OSError as error:  # such as a name that is too long
        raise ValueError(f"{target[:200]}: {error.strerror}") from None
    return file


def distinct(names: Iterable[str]) -> list[str]:
    """Return the targets without repetitions, such as one function of one file under two names."""
    by_identity = dict[tuple[object, ...], str]()
    for name in names:
        by_identity.setdefault(_identity(name), name)
    return list(by_identity.values())


def _identity(target: str) -> tuple[object, ...]:
    """Return what two spellings of one target have in common.

    A module imported by name and a file are different targets.
    """
    if target not in KNOWN:
        with suppress(ValueError, OSError):
            module, _ = _where(target)
            where, *function = importlib.import_module(f"vinculum.gate.targets.{module}").split(target)
            if Path(where).is_file():
                return module, Path(where).resolve(), *function
    return (target,)


def _where(target: str) -> tuple[str, str]:
    if target in KNOWN:
        return KNOWN[target][:2]
    for prefix, (module, name, _) in USERS.items():
        if target.startswith(prefix):
            return module, name
    from difflib import get_close_matches  # a worker has no use for it

    meant = "".join(f"did you mean {name}? " for name in get_close_matches(target, KNOWN, n=1))
    forms = "; ".join(form for *_, form in USERS.values())
    raise ValueError(f"there is no target {target!r}; {meant}there are {', '.join(KNOWN)}; {forms}")


def listed(name: str) -> Listed:
    """Return one of the known targets."""
    adapter = adapter_class(name)
    for needed in (adapter.requires, *KNOWN[name][2]):
        if package_version(needed) is None:
            reason = missing_package(needed) or f"{needed} is not installed: python -m pip install {needed}"
            return Listed(name, None, reason, adapter.profiles)
    return Listed(name, package_version(adapter.requires), None, adapter.profiles)


def forms() -> list[str]:
    """Describe how a user names a function or a program as a target."""
    return [form for *_, form in USERS.values()]

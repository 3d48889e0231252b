"""The targets that the gate knows, by name, and those that a user names: `python:…` and `c:…`.

Nothing here loads a runtime but `resolve`.
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
}
USERS = {
    "python:": ("python_callable", "PythonCallable", "python:module:function or python:path/to/file.py:function"),
    "c:": (
        "c_function",
        "CFunction",
        "c:path/to/lib.so:symbol, with :void behind it if it returns nothing, :where if it is what `vinculum generate c` makes",
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
    """The class of the adapter for `target`, whose `profiles` can be asked for without loading anything.

    Raises ValueError for a target that is not known, with a list of those that are.
    """
    module, name = _where(target)
    adapter: type[Adapter] = getattr(importlib.import_module(f"vinculum.gate.targets.{module}"), name)
    return adapter


def resolve(target: str) -> Adapter:
    """Make the adapter for `target`, which loads the runtime, or the user's code: for a worker process.

    Raises ValueError for a target that is not known or cannot be loaded as named, ImportError for one whose runtime
    is not installed.
    """
    make: Callable[..., Adapter] = adapter_class(target)
    return make() if target in KNOWN else make(target)


def version(target: str) -> str:
    """The version of the target: of its distribution, or the beginning of the SHA-256 of the user's file.

    Raises ValueError with the reason where there is none.
    """
    if target in KNOWN:
        known = listed(target)
        if known.version is None:
            raise ValueError(f"{target}: {known.reason}")
        return known.version
    return sha256_of_file(source_file(target))[:16]


def source_file(target: str) -> Path:
    """The file of a user's target, without loading it. Raises ValueError where there is none."""
    module, _ = _where(target)
    try:
        file: Path = importlib.import_module(f"vinculum.gate.targets.{module}").source_file(target)
    except OSError as error:  # such as a name that is too long
        raise ValueError(f"{target[:200]}: {error.strerror}") from None
    return file


def distinct(names: Iterable[str]) -> list[str]:
    """The targets, but for those that name once more what one before them names: one function of one file."""
    found = dict[tuple[object, ...], str]()
    for name in names:
        found.setdefault(_identity(name), name)
    return list(found.values())


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
    """One of the known targets."""
    adapter = adapter_class(name)
    for needed in (adapter.requires, *KNOWN[name][2]):
        if package_version(needed) is None:
            reason = missing_package(needed) or f"{needed} is not installed"
            return Listed(name, None, reason, adapter.profiles)
    return Listed(name, package_version(adapter.requires), None, adapter.profiles)


def forms() -> list[str]:
    """How a user's own function is named as a target."""
    return [form for *_, form in USERS.values()]

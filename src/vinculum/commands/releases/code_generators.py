"""Code generators as targets: their names, and the classes that drive them. Nothing here loads one."""

import importlib

from vinculum._util.packages import package_version
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Adapter
from vinculum.gate.targets.registry import Listed

# As in `registry.KNOWN`, for modules of `vinculum.code_generators`: a module, a class in it, distributions needed besides the
# one that it `requires`.
ADAPTERS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "aidge": ("aidge_", "Aidge", ()),
    "aidge-export-cpp": ("aidge_export_cpp_", "AidgeExportCpp", ("aidge-core",)),
    "emx-onnx-cgen": ("emx_onnx_cgen", "EmxOnnxCgen", ("onnx",)),
    "hls4ml": ("hls4ml_", "Hls4ml", ("onnx", "qonnx")),
    "iree": ("iree_", "Iree", ("iree-base-runtime", "onnx")),
    "tvm": ("tvm_", "Tvm", ("onnx",)),
}
KNOWN = registry.KNOWN | ADAPTERS


def adapter_class(target: str) -> type[Adapter]:
    """Return the class of an adapter, of a code generator or any other.

    Raises ValueError for an unknown target.
    """
    if target not in ADAPTERS:
        return registry.adapter_class(target)
    module, name, _ = ADAPTERS[target]
    adapter: type[Adapter] = getattr(importlib.import_module(f"vinculum.code_generators.{module}"), name)
    return adapter


def resolve(target: str) -> Adapter:
    """Create an adapter, of a code generator or any other: for a worker process.

    Raises what `registry.resolve` raises.
    """
    return adapter_class(target)() if target in ADAPTERS else registry.resolve(target)


def listed(name: str) -> Listed:
    """Return the version of a code generator, or the reason why there is none."""
    adapter = adapter_class(name)
    missing = [package for package in (adapter.requires, *ADAPTERS[name][2]) if package_version(package) is None]
    if missing:
        reason = f"{' and '.join(missing)} not installed: python -m pip install {' '.join(missing)}"
        return Listed(name, None, reason, adapter.profiles)
    return Listed(name, package_version(adapter.requires), None, adapter.profiles)


def listing() -> list[Listed]:
    """All code generators, installed or not."""
    return [listed(name) for name in ADAPTERS]

"""The kernel that serves: its binary, and the C sources that it was compiled from."""

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import vinculum
from vinculum._util.host import processor_name
from vinculum.kernels import dispatch

NATIVE, NUMPY = "native", "numpy"
INTEGERS = "integers"  # in `code`
SOURCE_SUFFIXES = (".c", ".h")


@dataclass(frozen=True)
class Kernel:
    """The kernel that divides. The NumPy kernel has only a name and a reason.

    `code`: the processor level of the functions that the loader picked, and the instruction sets in use.
    `compiled_from`: SHA-256 of the C files, by path, as recorded in the binary.
    """

    name: str
    reason: str = ""
    file: str = ""
    sha256: str = ""
    compiler: str = ""
    flags: str = ""
    code: str = ""
    cpu: str = ""
    threads: int = 1
    compiled_from: Mapping[str, str] = field(default_factory=dict)

    @property
    def made_by(self) -> str:
        """Compiler and flags."""
        return f"{self.compiler} {self.flags}".strip()


def kernel() -> Kernel:
    """Return the kernel that serves this process now."""
    info, library = vinculum.kernel_info(), dispatch.library
    if library is None or info.binary is None or info.instructions is None:
        return Kernel(NUMPY, str(info.reason))
    binary, instructions = info.binary, info.instructions
    return Kernel(
        NATIVE,
        file=binary.file,
        sha256=binary.sha256,
        compiler=binary.compiler,
        flags=binary.flags,
        code=f"{getattr(library, 'INSTRUCTIONS', 'unknown')}, float16 by {instructions.float16}, "
        f"bfloat16 by {instructions.bfloat16}, {INTEGERS} by {instructions.integers}, of 8 bits by {instructions.bytes}",
        cpu=processor_name(),
        threads=info.threads,
        compiled_from=dict(item.split("=") for item in getattr(library, "SOURCES", "").split()),
    )


@cache
def sources() -> Mapping[str, str]:
    """The C files of the installed package: SHA-256 by path in `vinculum/kernels/native`."""
    return dict(sorted(_digests(files("vinculum.kernels").joinpath("native"), "")))


def _digests(folder: Traversable, prefix: str) -> Iterator[tuple[str, str]]:
    for item in folder.iterdir() if folder.is_dir() else ():
        name = f"{prefix}{item.name}"
        if item.is_dir():
            yield from _digests(item, f"{name}/")
        elif name.endswith(SOURCE_SUFFIXES):
            yield name, hashlib.sha256(item.read_bytes()).hexdigest()


def changed_sources(serving: Kernel, installed: Mapping[str, str]) -> list[str]:
    """Return the files that the binary was compiled from and that differ in `installed`, the package."""
    return [name for name, digest in serving.compiled_from.items() if installed.get(name) != digest]

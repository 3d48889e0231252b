"""The kernel that serves: its binary, and the C that this was compiled from."""

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
    """What divides. Of the NumPy kernel, only name and reason are there.

    `code`: for which processors the functions are that the loader picked here, and how float16, bfloat16 and integers
    are divided.
    `compiled_from`: file of C and its SHA-256, as the binary says.
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
    """The one that serves this process now."""
    info, library = vinculum.kernel_info(), dispatch.library
    if library is None or info["kernel"] != NATIVE:
        return Kernel(NUMPY, str(info["reason"]))
    return Kernel(
        NATIVE,
        file=str(info["file"]),
        sha256=str(info["sha256"]),
        compiler=str(info["compiler"]),
        flags=str(info["flags"]),
        code=f"{getattr(library, 'INSTRUCTIONS', 'unknown')}, float16 by {info['float16']}, bfloat16 by {info['bfloat16']}, "
        f"{INTEGERS} by {info['integers']}, of 8 bits by {info['bytes']}",
        cpu=processor_name(),
        threads=int(info["threads"] or 1),
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


def changed_sources(serving: Kernel, here: Mapping[str, str]) -> list[str]:
    """Files of C that the binary was compiled from, and that are not `here`, in the package, as they were."""
    return [name for name, digest in serving.compiled_from.items() if here.get(name) != digest]

"""Measure what the migration of idle workers gains: `python -m benchmarks.thread_placement`.

It compiles the kernel twice, as it is and with VINCULUM_NO_MIGRATION, and divides `int64` arrays on two threads, call after
call. Without migration the system may wake the worker on the caller's processor, where it waits until the caller is done: the
fast calls then take as long as with one thread. Both variants alternate, as other load disturbs them.
"""

import importlib.util
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from pathlib import Path

import numpy as np

NATIVE = Path(__file__).parents[1] / "src/vinculum/kernels/native"
MODULE = "vinculum.kernels._native"
VARIANTS = {"migration": (), "no migration": ("-DVINCULUM_NO_MIGRATION",)}
SIZES, CALLS, ROUNDS = (10**5, 10**6, 10**7), 300, 3
QUANTILES = (0.1, 0.5, 0.9)


def build(folder: Path, *flags: str) -> Path:
    """Compile the kernel into `folder`; return the path of the library."""
    library = folder / f"_native{sysconfig.get_config_var('EXT_SUFFIX')}"
    command = (
        "gcc", "-std=gnu11", "-O3", "-DNDEBUG", "-ffp-contract=off", "-fvisibility=hidden", "-fPIC", "-shared", "-pthread",
        '-DVINCULUM_COMPILER=""', '-DVINCULUM_FLAGS=""', '-DVINCULUM_SOURCES=""', *flags,
        f"-I{NATIVE}", f"-I{sysconfig.get_path('include')}", f"-I{np.get_include()}",
        *map(str, sorted(NATIVE.rglob("*.c"))), "-o", str(library),
    )  # fmt: skip
    subprocess.run(command, check=True)
    return library


class _Finder:
    """Finds the compiled kernel at a given path."""

    def __init__(self, library: str) -> None:
        self.library = library

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """Return the spec of the kernel, None for other modules."""
        if name != MODULE:
            return None
        return importlib.util.spec_from_file_location(
            name, self.library, loader=ExtensionFileLoader(name, self.library)
        )


def measure(library: str) -> str:
    """Time calls on two threads in this process. Return one line for each size."""
    sys.meta_path.insert(0, _Finder(library))
    import vinculum

    vinculum.set_threads(2)
    lines = []
    for size in SIZES:
        A = np.arange(1, size + 1, dtype=np.int64) * 12345
        B, C = np.arange(1, size + 1, dtype=np.int64) % 97 + 1, np.empty(size, np.int64)
        times = []
        for _ in range(max(CALLS * SIZES[0] // size, 10)):
            begin = time.perf_counter()
            vinculum.div(A, B, out=C)
            times.append(time.perf_counter() - begin)
        quantiles = "  ".join(f"{1e6 * q:9.0f}" for q in np.quantile(times, QUANTILES))
        lines.append(f"{size:9}  {quantiles}")
    return "\n".join(lines)


def main() -> int:
    """Build both variants and measure each in processes of its own."""
    if len(sys.argv) > 1:
        sys.stdout.write(measure(sys.argv[1]) + "\n")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        libraries = {}
        for number, (name, flags) in enumerate(VARIANTS.items()):
            own = Path(folder, str(number))
            own.mkdir()
            libraries[name] = build(own, *flags)
        sys.stdout.write(" elements  µs per call: " + ", ".join(f"{q:.0%}" for q in QUANTILES) + "\n")
        for _ in range(ROUNDS):
            for name, library in libraries.items():
                command = (sys.executable, "-m", "benchmarks.thread_placement", str(library))
                process = subprocess.run(command, check=True, capture_output=True, text=True)
                sys.stdout.write(f"{name}\n{process.stdout}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Compile C source to a shared library, cache it, and load it.

Where the gate uses it, the C compiler is part of the trusted base.
"""

import atexit
import ctypes
import hashlib
import os
import platform
import shutil
import stat
import subprocess
import tempfile
from functools import cache
from pathlib import Path

COMPILERS = ("cc", "gcc", "clang")
FLAGS = ("-std=gnu99", "-O3", "-march=native", "-fPIC", "-shared", "-w")
GCC_FLAGS = ("-fno-vect-cost-model", "-mprefer-vector-width=512")  # tried first; clang does not have these options
TIMEOUT_SECONDS = 120


class CompilerError(Exception):
    """There is no C compiler, or it failed."""


@cache
def compiler() -> tuple[str, str]:
    """Path and version of the C compiler: `CC` if set, else cc, gcc or clang. Raises CompilerError."""
    for name in (os.environ.get("CC", ""), *COMPILERS):
        path = shutil.which(name) if name else None
        if path:
            result = subprocess.run(
                [path, "--version"], capture_output=True, text=True, check=False, timeout=TIMEOUT_SECONDS
            )
            if result.returncode == 0:
                return path, result.stdout.partition("\n")[0]
    raise CompilerError("there is no C compiler: none of cc, gcc and clang is in the path")


@cache
def load(source: str) -> ctypes.CDLL:
    """Compile `source` for this processor, or take the library from the cache. Raises CompilerError."""
    path, version = compiler()
    identity = "\0".join((source, path, version, *FLAGS, *GCC_FLAGS, platform.machine(), _native_target()))
    library = _folder() / f"{hashlib.sha256(identity.encode()).hexdigest()}.so"
    if not library.exists():
        _compile(path, source, library)
    try:
        return ctypes.CDLL(str(library))
    except OSError as error:
        raise CompilerError(f"the library that {path} built cannot be loaded: {error}") from None


def _compile(path: str, source: str, library: Path) -> None:
    with tempfile.TemporaryDirectory(dir=library.parent) as folder:
        source_file, built = Path(folder, "judge.c"), Path(folder, "judge.so")
        source_file.write_text(source, encoding="utf-8")
        errors = ""
        for flags in ((*FLAGS, *GCC_FLAGS), FLAGS):
            command = [path, *flags, "-o", str(built), str(source_file)]
            result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=TIMEOUT_SECONDS)
            if result.returncode == 0:
                built.replace(library)
                return
            errors = result.stderr
        raise CompilerError(f"{path} failed: {errors.strip()[:500]}")


def cache_folder() -> Path:
    """The user's cache folder: XDG_CACHE_HOME/vinculum, else ~/.cache/vinculum."""
    configured = Path(os.environ.get("XDG_CACHE_HOME", ""))
    try:
        return (configured if configured.is_absolute() else Path.home() / ".cache") / "vinculum"
    except RuntimeError:  # HOME is unset, and the user has no passwd entry
        return Path(tempfile.gettempdir(), f"vinculum-{os.getuid()}")


def make_private_folder(folder: Path) -> bool:
    """Create a folder that only this user can write to.

    Returns False unless this user owns it and nobody else can write to it. The gate executes the libraries in it.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = folder.lstat()
    except OSError:
        return False
    others = stat.S_IMODE(status.st_mode) & (stat.S_IWGRP | stat.S_IWOTH)
    return stat.S_ISDIR(status.st_mode) and status.st_uid == os.getuid() and not others and os.access(folder, os.W_OK)


@cache
def _folder() -> Path:
    folder = cache_folder() / "judges"
    if make_private_folder(folder.parent) and make_private_folder(folder):
        return folder
    scratch = tempfile.mkdtemp(prefix="vinculum-judges-")
    atexit.register(shutil.rmtree, scratch, ignore_errors=True)
    return Path(scratch)


@cache
def _native_target() -> str:
    """What -march=native depends on."""
    information = Path("/proc/cpuinfo")
    fields = ("model name", "flags", "Features", "CPU part")
    if information.exists():
        lines = information.read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(sorted({line for line in lines if line.startswith(fields)}))
    return platform.processor()

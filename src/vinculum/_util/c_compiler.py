"""C source to a loaded library, by whichever compiler is here; kept, so that the same source is compiled once a machine.

Part of the trusted base where it is used: the C compiler.
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
GCC_FLAGS = ("-fno-vect-cost-model", "-mprefer-vector-width=512")  # tried in addition; clang has no such options
SECONDS = 120


class CompilerError(Exception):
    """There is no C compiler, or it failed."""


@cache
def compiler() -> tuple[str, str]:
    """Path and version of the C compiler; CompilerError where there is none. `CC` names another than the usual."""
    for name in (os.environ.get("CC", ""), *COMPILERS):
        path = shutil.which(name) if name else None
        if path:
            said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False, timeout=SECONDS)
            if said.returncode == 0:
                return path, said.stdout.partition("\n")[0]
    raise CompilerError("there is no C compiler: none of cc, gcc and clang is in the path")


@cache
def load(source: str) -> ctypes.CDLL:
    """The library that `source` makes, compiled for this very machine. Raises CompilerError."""
    path, version = compiler()
    identity = "\0".join((source, path, version, *FLAGS, *GCC_FLAGS, platform.machine(), _processor()))
    library = _folder() / f"{hashlib.sha256(identity.encode()).hexdigest()}.so"
    if not library.exists():
        _compile(path, source, library)
    try:
        return ctypes.CDLL(str(library))
    except OSError as error:
        raise CompilerError(f"what {path} made cannot be loaded: {error}") from None


def _compile(path: str, source: str, library: Path) -> None:
    with tempfile.TemporaryDirectory(dir=library.parent) as folder:
        text, made = Path(folder, "judge.c"), Path(folder, "judge.so")
        text.write_text(source, encoding="utf-8")
        said = ""
        for flags in ((*FLAGS, *GCC_FLAGS), FLAGS):
            command = [path, *flags, "-o", str(made), str(text)]
            result = subprocess.run(command, capture_output=True, text=True, check=False, timeout=SECONDS)
            if result.returncode == 0:
                made.replace(library)
                return
            said = result.stderr
        raise CompilerError(f"{path} failed: {said.strip()[:500]}")


def cache_folder() -> Path:
    """The user's folder for what can be made again: XDG_CACHE_HOME/vinculum, else ~/.cache/vinculum."""
    named = Path(os.environ.get("XDG_CACHE_HOME", ""))
    try:
        return (named if named.is_absolute() else Path.home() / ".cache") / "vinculum"
    except RuntimeError:  # nobody's home
        return Path(tempfile.gettempdir(), f"vinculum-{os.getuid()}")


def private(folder: Path) -> bool:
    """Make `folder`; whether it is ours and nobody else can write to it: what is loaded from it is run."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        seen = folder.lstat()
    except OSError:
        return False
    others = stat.S_IMODE(seen.st_mode) & (stat.S_IWGRP | stat.S_IWOTH)
    return stat.S_ISDIR(seen.st_mode) and seen.st_uid == os.getuid() and not others and os.access(folder, os.W_OK)


@cache
def _folder() -> Path:
    folder = cache_folder() / "judges"
    if private(folder.parent) and private(folder):
        return folder
    scratch = tempfile.mkdtemp(prefix="vinculum-judges-")
    atexit.register(shutil.rmtree, scratch, ignore_errors=True)
    return Path(scratch)


@cache
def _processor() -> str:
    """What -march=native may depend on."""
    information = Path("/proc/cpuinfo")
    wanted = ("model name", "flags", "Features", "CPU part")
    if information.exists():
        lines = information.read_text(encoding="utf-8", errors="replace").splitlines()
        return "\n".join(sorted({line for line in lines if line.startswith(wanted)}))
    return platform.processor()

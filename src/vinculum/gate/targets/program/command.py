"""The command line of a target `exec:PROGRAM [ARGS]` or `exec-frames:PROGRAM [ARGS]`.

Words are split as a shell splits them, and no shell is run. `{dtype}` in a word stands for the element type.
"""

import hashlib
import os
import shlex
import shutil
from pathlib import Path

from vinculum._util.files import sha256_of_file

LINES, FRAMES = "exec:", "exec-frames:"
DTYPE = "{dtype}"


def split(target: str) -> tuple[str, ...]:
    """Split a target into the program and its arguments. Raises ValueError if it names no program."""
    prefix = next((prefix for prefix in (LINES, FRAMES) if target.startswith(prefix)), "")
    try:
        words = shlex.split(target.removeprefix(prefix))
    except ValueError as error:
        raise ValueError(f"{target}: {error}: quote a word as a shell does") from None
    if not prefix or not words or not words[0]:
        raise ValueError(f"{target}: write {LINES}PROGRAM [ARGS] or {FRAMES}PROGRAM [ARGS]")
    return tuple(words)


def takes_dtype(target: str) -> bool:
    """Whether the command contains the element type, so that one target may have several types."""
    return any(DTYPE in word for word in split(target))


def command(target: str, dtype: str) -> list[str]:
    """Return the command for an element type. Raises ValueError if there is no such program."""
    program_file(target)
    return [word.replace(DTYPE, dtype) for word in split(target)]


def program_file(target: str) -> Path:
    """Return the file of the program, which lies in PATH if its name has no slash.

    Raises ValueError if there is none, or if it cannot be executed.
    """
    name = split(target)[0]
    if os.sep not in name:
        found = shutil.which(name)
        if found is None:
            hint = f"; write {LINES}./{name} for the file in this folder" if Path(name).is_file() else ""
            raise ValueError(f"{target}: there is no program {name} in PATH{hint}")
        return Path(found)
    path = Path(name)
    if not path.is_file():
        raise ValueError(f"{target}: there is no {'program: it is a folder:' if path.is_dir() else 'file'} {path}")
    if not os.access(path, os.X_OK):
        raise ValueError(f"{target}: {path} is not executable")
    return path


def source_file(target: str) -> Path:
    """Return the file that a report points at. Raises ValueError if there is no such program.

    That is the program, or the first argument that is a file if the program was found in PATH: an interpreter's script.
    """
    program, *arguments = argument_files(target)
    in_path = os.sep not in split(target)[0]
    return (arguments[0] if in_path and arguments else program).resolve()


def argument_files(target: str) -> list[Path]:
    """Return the file of the program, and the arguments that are files."""
    _, *arguments = split(target)
    return [program_file(target), *(Path(word) for word in arguments if Path(word).is_file())]


def version(target: str) -> str:
    """Return the beginning of the SHA-256 of the program and of its arguments that are files.

    Raises ValueError if there is no such program. A file that is not named in the command does not count.
    """
    digests = [sha256_of_file(file) for file in argument_files(target)]
    return (digests[0] if len(digests) == 1 else hashlib.sha256("".join(digests).encode()).hexdigest())[:16]

"""A function in a shared object: `c:path/to/lib.so:symbol`, with `:void` or `:where` behind it.

Its C prototype is

    int symbol(const T *a, const T *b, T *c, size_t n);

or, with `:void`, the same returning nothing; or, with `:where`, that of a function that `vinculum generate c` makes:

    int symbol(const T *a, const T *b, T *c, size_t n, size_t *where);

T is the C type of the dtype; float16 and bfloat16 are 16-bit words. An int other than 0 says that it refuses, and is raised
as ReturnCodeError. What *where then is no requirement speaks of: it is not looked at. A function that writes outside of C
and of *where, or writes *where and returns 0, has written where its caller has something else: the process is ended then and
there, and says why.
"""

import ctypes
import os
import sys
from pathlib import Path
from typing import NoReturn

import numpy as np

from vinculum._util.guard_pages import guarded
from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError
from vinculum.gate.targets.operand_forms import contiguous, refuse

AROUND, FILL = 64, 0xA5  # bytes on either side of C, and what they are filled with
NANS, ONES = slice(1, None, 2), 0xFF  # elements of C that are filled with ones: floats are NaNs then
FENCED = 3  # C of every third size has nothing behind it
FORMS = ("void", "where")
ELF, MAGIC = 20, b"\x7fELF"  # bytes of a file's head, and the first of them
WORD, MACHINE = slice(4, 6), slice(18, 20)  # where it has the width and the order of bytes, and for what it is
WHERE = np.zeros((), np.uintp)  # a size_t


class ReturnCodeError(Exception):
    """The function returned an int other than 0."""

    def __init__(self, symbol: str, code: int, form: str = "") -> None:
        hint = "" if form else "; if it returns nothing, write :void behind it"
        super().__init__(f"{symbol} returned {code}{hint}")
        self.code = code


class CFunction(Adapter):
    """A C function of the user. Making the adapter loads the shared object, which runs its constructors."""

    name = "c"
    requires = "numpy"
    concurrent = True
    one_type = True

    def __init__(self, target: str) -> None:
        """Load what `target` names. Raises ValueError with the reason if that fails."""
        _, self._symbol, self._form = split(target)
        path = source_file(target)
        try:
            self._function = getattr(ctypes.CDLL(str(path)), self._symbol)
        except OSError as error:
            raise ValueError(f"{target}: cannot load {path}: {_not_for_here(path) or error}") from error
        except AttributeError as error:
            raise ValueError(f"{target}: {path} has no symbol {self._symbol}") from error
        last = [ctypes.c_void_p] if self._form == "where" else []
        self._function.argtypes = [ctypes.c_void_p] * 3 + [ctypes.c_size_t, *last]
        self._function.restype = None if self._form == "void" else ctypes.c_int

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Call the function. Operands that are contiguous and aligned, as C has it, are passed where they lie."""
        refuse(self, call, floors=True)
        if A.shape != B.shape or A.dtype != B.dtype:
            raise InexpressibleError("a C function of this form takes operands of one shape and one type only")
        a, b = (np.require(contiguous(x), requirements="A") for x in (A, B))
        block, begin = _room(A)
        C: Array = block[begin : begin + A.nbytes].view(A.dtype).reshape(A.shape)
        rooms = [(f"C, which has {A.size} elements", block, begin, A.nbytes)]
        if self._form == "where":
            rooms.append(("*where", *_room(WHERE), WHERE.nbytes))
        addresses = [room.ctypes.data + at for _, room, at, _ in rooms]
        code = self._function(a.ctypes.data, b.ctypes.data, addresses[0], A.size, *addresses[1:])
        for name, room, at, size in rooms:
            self._end_if_written(name, room[:at], room[at + size :])
        if code:
            raise ReturnCodeError(self._symbol, code, self._form)
        for name, room, at, size in rooms[1:]:
            if (room[at : at + size] != FILL).any():
                _end(f"{self._symbol} wrote {name}, and returned 0")
        return C

    def _end_if_written(self, name: str, before: Array, behind: Array) -> None:
        for side, beyond in (("before", before), ("behind", behind)):
            if (beyond != FILL).any():
                _end(f"{self._symbol} wrote {side} {name}")


def _room(A: Array) -> tuple[Array, int]:
    """Return memory for a C of A's size, and the offset at which C begins.

    The offset is aligned for the type, and varies within a cache line. The memory holds neither zeros nor an old result, so
    an element that the function does not write shows. Every other float element is a NaN, so a function that adds to C shows,
    even if it multiplies C by 0. For some sizes an inaccessible page follows C, so a byte behind C that is written and
    restored shows.
    """
    if A.size % FENCED == 0:
        block, begin = guarded(AROUND + A.nbytes, behind=True), AROUND
        block[...] = FILL
    else:
        block = np.full(A.nbytes + 4 * AROUND, FILL, np.uint8)
        begin = AROUND + -int(block.ctypes.data) % AROUND + A.itemsize * (A.size % 5)
    block[begin : begin + A.nbytes].reshape(-1, A.itemsize)[NANS] = ONES
    return block, begin


def _end(reason: str) -> NoReturn:
    sys.stderr.write(f"{reason}\n")
    sys.stderr.flush()
    os.abort()


def source_file(target: str) -> Path:
    """The shared object that `target` names. Raises ValueError where there is none."""
    where, last, _ = split(target)
    path, (inner, _, symbol) = Path(where), where.rpartition(":")
    if path.is_dir():
        raise ValueError(f"{target}: {path} is a folder, no shared object")
    if not path.is_file() and Path(inner).is_file():
        raise ValueError(f"{target}: there is no form {last!r}; behind {symbol} may stand {' or '.join(FORMS)}")
    if not path.is_file():
        raise ValueError(f"{target}: there is no file {path}")
    return path.resolve()


def _not_for_here(path: Path) -> str:
    """Explain from the file's head why it cannot be loaded.

    The loader's own message may say only that there is no such file.
    """
    with Path(sys.executable).open("rb") as python, path.open("rb") as file:
        ours, head = python.read(ELF), file.read(ELF)
    if not ours.startswith(MAGIC):  # another system
        return ""
    if not head.startswith(MAGIC):
        return "it is no shared object"
    alike = all(ours[part] == head[part] for part in (WORD, MACHINE))
    return "" if alike else "it was made for another processor"


def split(target: str) -> tuple[str, str, str]:
    """Split a target into file, symbol, and the form of its prototype: one of FORMS, or empty.

    Raises ValueError if it names no file or symbol.
    """
    parts = target.removeprefix("c:").split(":")
    form = parts.pop() if len(parts) > 2 and parts[-1] in FORMS else ""  # a function may be called where
    where, symbol = ":".join(parts[:-1]), parts[-1]
    if not where or not symbol:
        raise ValueError(
            f"{target}: write c:path/to/lib.so:symbol, c:path/to/lib.so:symbol:void or c:path/to/lib.so:symbol:where"
        )
    return where, symbol, form

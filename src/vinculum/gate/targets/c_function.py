"""A function in a shared object: `c:path/to/lib.so:symbol[:bits][:void|:where]`.

Its C prototype is

    int symbol(const T *a, const T *b, T *c, size_t n);

or, with `:void`, the same without a result; or, with `:where`, that of a function that `vinculum generate c` writes:

    int symbol(const T *a, const T *b, T *c, size_t n, size_t *where);

T is the C type of the dtype; float16 and bfloat16 are 16-bit words. With `:bits`, every float is a word, its bit pattern:
T is uint32_t for float32 and uint64_t for float64. A float and its pattern are the same bytes, so these arrive as they are.

An int other than 0 means that the function refuses the operands, and is raised as ReturnCodeError. No requirement is about
*where in that case, so the adapter ignores it. A function that writes outside of C and *where, or writes *where and returns 0,
would write to memory of its caller: the adapter ends the process at once, with a message.
"""

import ctypes
import os
import sys
from pathlib import Path
from typing import NoReturn

import numpy as np

from vinculum._util.guard_pages import guarded
from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.operand_forms import contiguous, refuse

GUARD_BYTES, FILL = 64, 0xA5  # bytes on either side of C, and their value
NAN_ELEMENTS, ONES = slice(1, None, 2), 0xFF  # elements of C that are filled with one bits, which makes floats NaNs
GUARD_PAGE_EVERY = 3  # a guard page follows a C of every third size
FORMS = ("void", "where", "bits", "bits:void", "bits:where")  # what may stand behind a symbol, longest last
CHOICE = f"{', '.join(FORMS[:-1])} or {FORMS[-1]}"
ELF, MAGIC = 20, b"\x7fELF"  # length of a header, and its first bytes
WORD, MACHINE = slice(4, 6), slice(18, 20)  # width and byte order, and processor
WHERE = np.zeros((), np.uintp)  # a size_t


class ReturnCodeError(Exception):
    """The function returned an int other than 0."""

    def __init__(self, symbol: str, code: int, form: str = "") -> None:
        hint = "" if form.endswith(("void", "where")) else "; if it returns nothing, write :void behind it"
        super().__init__(f"{symbol} returned {code}{hint}")
        self.code = code


class CFunction(Adapter):
    """A C function of the user. Creating the adapter loads the shared object, which runs its constructors."""

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
            raise ValueError(f"{target}: cannot load {path}: {_load_failure(path) or error}") from error
        except AttributeError as error:
            raise ValueError(f"{target}: {path} has no symbol {self._symbol}") from error
        self._has_where = self._form.endswith("where")
        last = [ctypes.c_void_p] if self._has_where else []
        self._function.argtypes = [ctypes.c_void_p] * 3 + [ctypes.c_size_t, *last]
        self._function.restype = None if self._form.endswith("void") else ctypes.c_int

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Call the function. Contiguous and aligned operands are passed in place."""
        refuse(self, call, floors=True)
        if A.shape != B.shape or A.dtype != B.dtype:
            raise InexpressibleError("a C function of this form takes operands of one shape and one type only")
        if self._form.startswith("bits") and A.dtype.kind in "iu":
            raise NotSupportedError(f"{self._symbol}:{self._form} takes bit patterns of floats, not {call.dtype}")
        a, b = (np.require(contiguous(x), requirements="A") for x in (A, B))
        block, begin = _result_memory(A)
        C: Array = block[begin : begin + A.nbytes].view(A.dtype).reshape(A.shape)
        rooms = [(f"C, which has {A.size} elements", block, begin, A.nbytes)]
        if self._has_where:
            rooms.append(("*where", *_result_memory(WHERE), WHERE.nbytes))
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


def _result_memory(A: Array) -> tuple[Array, int]:
    """Return memory for a C of A's size, and the offset at which C begins.

    The offset is aligned for the type, and varies within a cache line. The memory holds neither zeros nor an old result, so
    an element that the function does not write shows. Every other float element is a NaN, so a function that adds to C shows,
    even if it multiplies C by 0. For some sizes an inaccessible page follows C, so a byte behind C that is written and
    restored shows.
    """
    if A.size % GUARD_PAGE_EVERY == 0:
        block, begin = guarded(GUARD_BYTES + A.nbytes, behind=True), GUARD_BYTES
        block[...] = FILL
    else:
        block = np.full(A.nbytes + 4 * GUARD_BYTES, FILL, np.uint8)
        begin = GUARD_BYTES + -int(block.ctypes.data) % GUARD_BYTES + A.itemsize * (A.size % 5)
    block[begin : begin + A.nbytes].reshape(-1, A.itemsize)[NAN_ELEMENTS] = ONES
    return block, begin


def _end(reason: str) -> NoReturn:
    sys.stderr.write(f"{reason}\n")
    sys.stderr.flush()
    os.abort()


def source_file(target: str) -> Path:
    """Return the shared object that `target` names. Raises ValueError if there is none."""
    file, *_ = split(target)
    path, parts = Path(file), target.removeprefix("c:").split(":")
    if path.is_dir():
        raise ValueError(f"{target}: {path} is a folder, no shared object")
    if path.is_file():
        return path.resolve()
    for k in range(1, len(parts) - 1):
        if Path(":".join(parts[:k])).is_file():
            raise ValueError(
                f"{target}: there is no form {':'.join(parts[k + 1 :])!r}; behind {parts[k]} may stand {CHOICE}"
            )
    raise ValueError(f"{target}: there is no file {path}")


def _load_failure(path: Path) -> str:
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


def takes_bits(target: str) -> bool:
    """Whether the function takes the bit patterns of floats."""
    return split(target)[2].startswith("bits")


def split(target: str) -> tuple[str, str, str]:
    """Split a target into file, symbol, and the form of its prototype: one of FORMS, or empty.

    Raises ValueError if it names no file or symbol.
    """
    named, form = target.removeprefix("c:"), ""
    for suffix in reversed(FORMS):
        shorter = named.removesuffix(f":{suffix}")
        if ":" in shorter and shorter != named:  # a function may be called where
            named, form = shorter, suffix
            break
    file, _, symbol = named.rpartition(":")
    if not file or not symbol:
        raise ValueError(f"{target}: write c:path/to/lib.so:symbol, alone or with {CHOICE} behind it")
    return file, symbol, form

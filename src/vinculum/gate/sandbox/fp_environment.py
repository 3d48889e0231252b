"""Save the floating-point environment of this thread and NumPy's settings, and detect changes to them."""

import ctypes
import platform

import numpy as np

X86 = platform.machine() in ("x86_64", "AMD64")
MODES = {0x0040: "denormals-are-zero", 0x8000: "flush-to-zero"}
ROUNDINGS = {0x2000: "rounding down", 0x4000: "rounding up", 0x6000: "rounding towards zero"}
FLAGS = 0x3F  # of exceptions that have occurred: no modes
MASKS, CONTROL = 0x1F80, 0xFFFF  # bits of MXCSR that mask exceptions; the lower half of a word of the x87
WORDS = 16  # 32-bit words that hold glibc's fenv_t on any machine
MXCSR, TAGS = 7, 2  # indices of MXCSR and of the tag word (empty x87 registers), on x86-64


class Environment:
    """The floating-point environment at the time of creation.

    If the C library cannot read it, only changes of NumPy's settings are detected.
    """

    def __init__(self) -> None:
        self._handling = np.geterr()
        try:
            self._library = ctypes.CDLL("libm.so.6")
            self._before = self._now()
        except (OSError, AttributeError):
            self._before = ()

    def describe_changes(self) -> str:
        """Describe what has changed since; empty if nothing has."""
        return _joined(self._modes(), self._numpy())

    def _numpy(self) -> str:
        changed = {name: how for name, how in np.geterr().items() if how != self._handling.get(name)}
        return f"np.seterr({', '.join(f'{name}={how!r}' for name, how in changed.items())})" if changed else ""

    def _modes(self) -> str:
        now = self._now() if self._before else ()
        if _modes(now) == _modes(self._before):
            return ""
        if not X86:
            return "another rounding mode, or flush-to-zero"
        register = now[MXCSR]
        descriptions = [words for bit, words in MODES.items() if register & bit]
        descriptions += [words for bits, words in ROUNDINGS.items() if register & 0x6000 == bits]
        descriptions += ["exceptions that trap"] * bool(self._before[MXCSR] & ~register & MASKS)
        descriptions += ["registers of the x87 in use"] * bool(self._before[TAGS] & ~now[TAGS] & CONTROL)
        same = not (register ^ self._before[MXCSR]) & ~FLAGS
        return " and ".join(descriptions) or ("other modes of the x87" if same else "the default modes")

    def restore(self) -> str:
        """Restore the environment if it has changed, and describe the changes."""
        modes, numpy = self._modes(), self._numpy()
        if modes:
            self._library.fesetenv((ctypes.c_uint32 * WORDS)(*self._before))
        if numpy:
            np.seterr(**self._handling)
        return _joined(modes, numpy)

    def _now(self) -> tuple[int, ...]:
        words = (ctypes.c_uint32 * WORDS)()
        self._library.fegetenv(words)
        return tuple(words)


def _joined(*descriptions: str) -> str:
    return " and ".join(words for words in descriptions if words)


def _modes(words: tuple[int, ...]) -> tuple[int, ...]:
    """The part of the environment that a call must preserve.

    On x86-64 that is MXCSR, and the control word and empty registers of the x87; elsewhere the first word.
    """
    if not words:
        return ()
    return (words[MXCSR] & ~FLAGS, words[0] & CONTROL, words[TAGS] & CONTROL) if X86 else words[:1]

"""Whatever the floating-point unit is set to, `vinculum.div` is right or refuses. D-075

Right is the quotient of the default environment.

Claims: with MXCSR set to flush results to zero, to take subnormal operands for zero, to both, to round up, down or toward
zero, and to have exceptions end the process (division by zero; with invalid and overflow; inexact; all): on operands among
which are zeros, subnormal ones, subnormal quotients, and quotients that each direction rounds to another number, in whole
arrays, apart, over one denominator and in foreign bytes, the compiled kernel gives the bits that it gives in the default
environment, and NumPy's raises DivEnvironmentError for floats, which names those exceptions. Integers and reals are right
by both. The environment is afterwards as it was. Method: a sample; the register is set by libm's fesetenv, and so on x86-64
with glibc only: elsewhere the proofs are not run. What an exception may end is a fork of the process.
"""

import ctypes
import faulthandler
import gc
import os
import pickle
import platform
import resource
import signal
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any

import ml_dtypes
import numpy as np

import vinculum
from vinculum.kernels import dispatch
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance.binary import of_binary
from vinculum_proofs.conformance.common import SPEC, Outcome, finding
from vinculum_proofs.conformance.observations import answers, conducted, repeats
from vinculum_spec.relations import behaviour

Div = Callable[..., Any]
DEFAULT, FLAGS = 0x1F80, 0x3F
# What is changed of the default: bits are set; but those by which an exception is masked are taken away.
QUIET = {
    "results flushed to zero": 0x8000,
    "subnormal operands are zero": 0x0040,
    "both": 0x8040,
    "up": 0x4000,
    "down": 0x2000,
    "toward zero": 0x6000,
}
DEADLY = {
    "division by zero traps": 0x0200,
    "invalid, division by zero and overflow trap": 0x0680,
    "inexact traps": 0x1000,
    "every exception traps": 0x1F80,
}
MODES = QUIET | DEADLY
EXCEPTIONS = {
    0x0080: "invalid operation",
    0x0100: "subnormal operand",
    0x0200: "division by zero",
    0x0400: "overflow",
    0x0800: "underflow",
    0x1000: "inexact result",
}
MXCSR = 7  # place of the register among the 32-bit words of glibc's fenv_t
SUPPORTED = platform.machine() == "x86_64" and platform.libc_ver()[0] == "glibc"
COUNT = 1000
SEED = 5


def register() -> int:
    """MXCSR of this thread, without the flags that any operation may raise."""
    words = (ctypes.c_uint32 * 8)()
    ctypes.CDLL("libm.so.6").fegetenv(words)
    return words[MXCSR] & ~FLAGS


def set_register(value: int) -> None:
    """Set it."""
    words, libm = (ctypes.c_uint32 * 8)(), ctypes.CDLL("libm.so.6")
    libm.fegetenv(words)
    words[MXCSR] = value
    libm.fesetenv(words)


def operands(name: str) -> tuple[Any, Any]:
    """Floats of any bits, subnormal numerators and zeros; integers near multiples, of either sign."""
    element, rng = SPEC.types[name], np.random.default_rng(SEED)
    if element.kind == "real":
        third = [Fraction(k, 3) for k in range(1, 9)]
        return np.array(third, dtype=object), np.array(third[::-1], dtype=object)
    if element.kind == "int":
        A, B = (rng.integers(1, element.maximum, COUNT, name) for _ in "AB")
        B[::2] = B[::2] % 9 + 1
        A -= A % B
        A[::3] -= 1
        if element.signed:
            A[::5], B[::7] = -A[::5], -B[::7]
        return A, B
    bits = np.dtype(f"u{element.width // 8}")
    dtype = np.dtype(ml_dtypes.bfloat16 if name == "bfloat16" else name)
    every = rng.integers(0, 1 << element.width, COUNT, np.uint64).astype(bits)
    small = rng.integers(1, 64, COUNT).astype(bits)
    A, B = np.concatenate([every, small]), np.concatenate([every[::-1], every])
    A[:2], B[:3] = 0, 0
    near = np.linspace(1, 3, COUNT).astype(dtype)  # quotients near 1, which no direction leaves as they are
    return np.concatenate([A.view(dtype), near]), np.concatenate([B.view(dtype), near[::-1]])


def calls(name: str) -> Iterator[tuple[str, Any, Any]]:
    """Plain, and otherwise."""
    A, B = operands(name)
    yield "whole", A, B
    if name != "real":
        yield "one denominator", A, B[-3:-2]
    yield "apart", A[::-2], B[::-2]
    if A.itemsize > 1 and name not in ("bfloat16", "real"):
        yield "foreign bytes", *(x.astype(x.dtype.newbyteorder()) for x in (A, B))


def pattern(C: Any) -> Any:
    """Bits; of any NaN the same. To be asked for in the default environment."""
    if C.dtype.kind in "iuO":
        return C.tolist()
    native = C.astype(C.dtype.newbyteorder("="))
    return np.where(np.isnan(native), native.dtype.type(1), native).tobytes(), np.isnan(native).tobytes()


def right_or_refused(div: Div, *, refuses: bool, modes: Iterable[str] = MODES) -> Outcome:
    """Divide under each of these modes; the environment is restored in any case.

    `refuses`: whether floats are refused there, or answered.
    """
    quiet, deadly = ([mode for mode in modes if mode in group] for group in (QUIET, DEADLY))
    try:
        outcome = _right_or_refused(div, quiet, refuses=refuses)
    finally:
        set_register(DEFAULT)
    for mode in deadly:
        if outcome.counterexample is not None:
            break
        in_fork = _forked(partial(_right_or_refused, div, [mode], refuses=refuses), mode)
        in_fork.count += outcome.count
        outcome = in_fork
    return outcome


def _forked(check: Callable[[], Outcome], mode: str) -> Outcome:
    """What `check` sees in a fork of this process; a counterexample if that is ended before."""
    source, sink = os.pipe()
    child = os.fork()
    if child == 0:
        gc.disable()  # Hypothesis measures how long it takes, in floats
        faulthandler.disable()
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        try:
            with os.fdopen(sink, "wb") as file:
                pickle.dump(check(), file)
            os._exit(0)
        finally:
            os._exit(1)
    os.close(sink)
    with os.fdopen(source, "rb") as file:
        pickled = file.read()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code or not conducted("V_DIV_NO_CRASH_0010", {behaviour.ended: True, behaviour.signal: max(-code, 0)}):
        ended = signal.Signals(-code).name if code < 0 else "an exception"
        return Outcome().with_counterexample("a quotient or DivEnvironmentError", f"ended by {ended}", mode=mode)
    outcome: Outcome = pickle.loads(pickled)  # noqa: S301 - our own
    return outcome


def _right_or_refused(div: Div, modes: Iterable[str], *, refuses: bool) -> Outcome:
    outcome, expected = Outcome(), dict[Any, Any]()
    for name in SPEC.types:
        for form, A, B in calls(name):
            if not isinstance(C := _called(div, A, B), np.ndarray):
                return outcome.with_counterexample("a value", repr(C), type=name, call=form, mode="the default")
            expected[name, form] = pattern(C)
    for mode, name in product(modes, SPEC.types):
        for form, A, B in calls(name):
            set_register(DEFAULT ^ MODES[mode])
            C = _called(div, A, B)
            after = register()
            set_register(DEFAULT)
            case = {"mode": mode, "type": name, "call": form}
            outcome.count += 1
            if after != DEFAULT ^ MODES[mode]:
                return outcome.with_counterexample(f"MXCSR {DEFAULT ^ MODES[mode]:#x}", f"{after:#x}", **case)
            if refuses and SPEC.types[name].kind == "float":
                if not isinstance(C, vinculum.DivEnvironmentError) or _trapping(mode) not in str(C):
                    return outcome.with_counterexample(f"DivEnvironmentError {_trapping(mode)}", repr(C)[:80], **case)
            elif not _answered(C) or not repeats(expected[name, form], pattern(C)):
                return outcome.with_counterexample("the default environment's quotient", repr(C)[:80], **case)
            outcome.witness = case
    return outcome


def _answered(C: Any) -> bool:
    value = isinstance(C, np.ndarray)
    return answers(in_domain=True, answered=value, reported=not value)


def _trapping(mode: str) -> str:
    """What the error says of the exceptions that end the process; nothing in a mode without such."""
    exceptions = [name for bit, name in EXCEPTIONS.items() if MODES[mode] & bit]
    return f"({', '.join(exceptions)})" if mode in DEADLY else ""


def _called(div: Div, A: Any, B: Any) -> Any:
    try:
        return div(A, B, profile="sonnx" if A.dtype == object else "onnx-14")
    except Exception as error:  # noqa: BLE001 - which one it is, is looked at
        return error


# ---- mutants ----


def as_it_is(A: Any, B: Any, **attributes: Any) -> Any:
    """NumPy, in whatever environment there is."""
    if A.dtype.kind not in "iuO" and B.size == A.size:
        with np.errstate(all="ignore"):
            return np.divide(A, B)
    return vinculum.div(A, B, **attributes)


def short_through_floats(A: Any, B: Any, **attributes: Any) -> Any:
    """Right; but integers of 8 and 16 bits are divided by float32, whose quotient is inexact."""
    if A.dtype.kind in "iu" and A.itemsize <= 2:
        with np.errstate(all="ignore"):
            return np.trunc(np.divide(A, B, dtype=np.float32)).astype(A.dtype.newbyteorder("="))
    return vinculum.div(A, B, **attributes)


def left_default(A: Any, B: Any, **attributes: Any) -> Any:
    """Right, and the environment is set to the default for good."""
    set_register(DEFAULT)
    return vinculum.div(A, B, **attributes)


def refuses_always(A: Any, B: Any, **attributes: Any) -> Any:
    """An error in every mode, for integers too."""
    if register() != DEFAULT:
        raise vinculum.DivEnvironmentError("another mode", requirement=None)
    return vinculum.div(A, B, **attributes)


def _by(kernel: str, div: Div, modes: Iterable[str] = MODES) -> Outcome:
    before = dispatch.choose(kernel)
    try:
        return right_or_refused(div, refuses=kernel == "numpy", modes=modes)
    finally:
        dispatch.choose(before)


def decide(kernel: str, session: Session) -> Finding:  # noqa: ARG001
    """The proof about one kernel."""
    if not SUPPORTED:
        return Finding(Level.NOT_RUN, reason="sets MXCSR, a register of x86-64, by glibc's fesetenv")
    if kernel == "native" and dispatch.library is None:
        return Finding(Level.NOT_RUN, reason=f"NumPy's kernel serves alone: {dispatch.missing}")
    outcome = _by(kernel, vinculum.div)
    mutants = {"the environment is set back for good": left_default, "refused always": refuses_always}
    checks = {name: partial(_by, kernel, div) for name, div in mutants.items()}
    inexact = ["inexact traps"]
    checks["short integers by float32, inexact traps"] = partial(_by, kernel, short_through_floats, inexact)
    checks |= {f"NumPy as it is, {mode}": partial(_by, kernel, as_it_is, [mode]) for mode in MODES}
    details = {"classes": [*MODES], "count": outcome.count, "generator": "numpy.random.default_rng", "seed": SEED}
    conclude = of_binary if kernel == "native" else finding
    return conclude(outcome, Level.TESTED, checks, **details, counted="calls of up to 3000 elements")


def _proof(claim: str, kernel: str, title: str, requirements: tuple[str, ...]) -> Proof:
    return Proof(
        claim,
        title,
        requirements,
        "sample, by MXCSR",
        f"every type, by {'the compiled kernel as installed' if kernel == 'native' else 'that of NumPy'}; ten settings of MXCSR; x86-64",
        partial(decide, kernel),
        tools=("numpy", "ml_dtypes"),
        examines=("src/vinculum/kernels",),
        quick=True,
    )


PROOFS = (
    _proof("ENVIRONMENT_COMPILED", "native", "div gives the default environment's quotient in any other, and leaves that as it was",
           ("V_DIV_DETERMINISM_0010", "V_DIV_ANSWER_0010", "V_DIV_NO_CRASH_0010")),
    _proof("ENVIRONMENT_NUMPY", "numpy", "div by NumPy's kernel gives the default environment's quotient in any other, or refuses",
           ("V_DIV_DETERMINISM_0010", "V_DIV_NO_CRASH_0010")),
)  # fmt: skip

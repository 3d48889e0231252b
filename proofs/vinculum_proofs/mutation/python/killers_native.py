"""Checks that kill mutants of the modules around the compiled kernel: that kernel against NumPy's.

`vinculum.div` is here what the process began with: NumPy's kernel, without a mutant. For a process of its own.
"""

import contextlib
import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict
from fractions import Fraction
from importlib import import_module
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np

import vinculum
from vinculum_proofs.conformance import environments, kernel_equivalence
from vinculum_proofs.conformance.common import SPEC

Check = Callable[[], str | None]
NATIVE = "vinculum.kernels._native"
INSTALL_HINT = "install a C compiler"
PORTABLE = dict.fromkeys(("float16", "bfloat16", "integers", "bytes"), "portable")


def fresh() -> None:
    """Forget the kernels: packages too, as they hold on to their modules."""
    for name in [name for name in sys.modules if f"{name}.".startswith("vinculum.kernels.")]:
        del sys.modules[name]


@contextlib.contextmanager
def loaded(**variables: str) -> Iterator[Any]:
    """The modules about the choice, loaded in this environment; what they are when it is left, they stay."""
    with mock.patch.dict(os.environ, variables):
        for name in ("VINCULUM_KERNEL", "VINCULUM_INSTRUCTIONS", "VINCULUM_THREADS"):
            if name not in variables:
                os.environ.pop(name, None)
        fresh()
        yield import_module("vinculum.kernels.dispatch"), import_module("vinculum.kernels.config")


def checks() -> list[tuple[str, Check]]:
    """Of the kernels as they are loaded with the compiled one. Cheap ones first."""
    assert vinculum.kernel_info().kernel == "numpy"
    with loaded() as (compiled, info):
        plain = import_module("vinculum.kernels.divide").div
        div = compiled.entry(plain)
    return [
        ("which kernel serves", lambda: choices(compiled, info, div, plain)),
        ("KERNELS_AGREE", lambda: _message(kernel_equivalence.agrees(div, vinculum.div))),
        (
            "what the compiled kernel serves",
            lambda: served(compiled),
        ),  # bfloat16 from the first call on, which has been
        ("ENVIRONMENT_COMPILED", lambda: _modes(div)),
        ("how a kernel is chosen", beginnings),
        ("which instructions are asked for", asked_for),
        ("how many threads there are", threads),
        ("which kernel divides", lambda: _divides(compiled, plain)),
    ]


def _message(outcome: Any) -> str | None:
    return None if outcome.counterexample is None else str(outcome.counterexample)[:300]


def _modes(div: Any) -> str | None:
    return _message(environments.right_or_refused(div, refuses=False)) if environments.SUPPORTED else None


def refusal(of: Callable[[], Any], kind: type[Exception], *words: str) -> str | None:
    """None where it raises that, with these words."""
    try:
        got = of()
    except kind as error:
        return next((f"the message lacks {word}: {error}" for word in words if word not in str(error)), None)
    return f"{got} for an error of {words}"


def first(*messages: str | None) -> str | None:
    """The first objection."""
    return next((message for message in messages if message is not None), None)


def unlike(**pairs: tuple[Any, Any]) -> str | None:
    """The first pair that is not one and the same."""
    return next((f"{k}: {x} for {y}" for k, (x, y) in pairs.items() if (type(x), x) != (type(y), y)), None)


def choices(compiled: Any, info: Any, div: Any, plain: Any) -> str | None:
    """Both kernels by turns, in one process; what is said of them; how `div` looks."""
    library = compiled.library
    file = library.__file__
    ways = library.paths()
    native = {
        "kernel": "native", "threads": len(os.sched_getaffinity(0)), "reason": None,
        "binary": {
            "file": file, "sha256": hashlib.sha256(Path(file).read_bytes()).hexdigest(),
            "compiler": library.COMPILER, "flags": library.FLAGS,
        },
        "instructions": ways,
    }  # fmt: skip
    numpys = {"kernel": "numpy", "threads": 1, "reason": "it was chosen", "binary": None, "instructions": None}
    A, B = np.array([7, -7, 9], "int32"), np.array([2, 2, -3], "int32")
    message = first(
        unlike(served=(compiled.serves(), True), why=(compiled.missing, ""), info=(asdict(info.kernel_info()), native)),
        unlike(within=(compiled.within(A, B), True), zero=(compiled.within(A, B * 0), False)),
        unlike(
            name=(div.__name__, "div"), module=(div.__module__, "vinculum"), doc=(div.__doc__, plain.__doc__),
            wraps=(div.__wrapped__ is plain, True), other=(div is plain, False),
        ),
        unlike(before=(compiled.choose("numpy"), "native"), again=(compiled.choose("numpy"), "numpy")),
        unlike(
            served=(compiled.serves(), False),
            info=(asdict(info.kernel_info()), numpys),
            within=(compiled.within(A, B), False),
        ),
        _stays(compiled.entry(_elsewhere), A, B),
        unlike(before=(compiled.choose("native"), "numpy"), again=(compiled.choose("native"), "native")),
        unlike(served=(compiled.serves(), True), info=(asdict(info.kernel_info()), native)),
        refusal(lambda: compiled.choose("fortran"), ValueError, "'fortran'", "native or numpy"),
    )  # fmt: skip
    compiled.set_instructions("portable")
    portable = compiled.paths()
    compiled.set_instructions()
    return first(
        message,
        _counted(compiled, div, A, B),
        unlike(portable=(portable, PORTABLE), again=(compiled.paths(), ways)),
        refusal(lambda: compiled.set_instructions("sse9"), ValueError, "'sse9'", "portable, avx2, avx512, avx512vbmi"),
    )


def _counted(compiled: Any, div: Any, A: Any, B: Any) -> str | None:
    """What vectors write is counted where there are vectors, and what they give back is not."""
    vectors = compiled.paths()["integers"] != "portable"
    compiled.set_instructions("avx2")  # beyond it the generated C divides integers of 32 bits
    before = compiled.by_vectors()
    div(A, B)
    count_before = compiled.by_vectors()
    message = refusal(lambda: div(A, B * 0), ZeroDivisionError)
    after = compiled.by_vectors()
    compiled.set_instructions()
    counted = before + (A.size if vectors else 0)
    return first(message, unlike(written=(count_before, counted), given_back=(after, counted), kind=(type(after), int)))


def _divides(compiled: Any, plain: Any) -> str | None:
    """The kernel in Python leaves quotients to the compiled kernel while that serves, and only then."""
    calls = []
    for kernel in ("native", "numpy", "native"):
        previous = compiled.choose(kernel)
        with mock.patch.object(compiled, "quotient", wraps=compiled.quotient) as quotient:
            for dtype in ("int32", "float32"):
                plain(np.array([7, -7], dtype), np.array([2, 2], dtype))
        calls.append(quotient.call_count)
        compiled.choose(previous)
    return unlike(calls=(calls, [2, 0, 2]))


class Handed(Exception):  # noqa: N818 - not an error of anything
    """A call was handed on."""


def _elsewhere(*_: Any, **__: Any) -> Any:
    raise Handed


def _stays(div: Any, A: Any, B: Any) -> str | None:
    """None where the call is handed to Python."""
    try:
        return f"{div(A, B)} without NumPy"
    except Handed:
        return None


def served(compiled: Any) -> str | None:
    """Which plain calls the compiled kernel answers without Python.

    These are whole arrays of each type that the profile lists, and NumPy's broadcast.
    """
    div = compiled.entry(_elsewhere)
    for profile in SPEC.profiles.values():
        by = {} if profile.shape.by is None else profile.complete({})
        broadcasts = profile.shape.requirement("float", profile.complete(by)) == "V_DIV_SHAPE_MULTIDIRECTIONAL_0010"
        for element in (e for e in SPEC.types.values() if e.kind != "real"):
            A, B = kernel_equivalence.operands(element)
            for name, Y, expected in (("whole", B, True), ("one denominator", B[4:5], broadcasts)):
                attributes = {"profile": profile.name}
                try:
                    got = kernel_equivalence.answer(div, A, Y, **attributes)
                    is_served = got[0] != Handed.__name__
                except Handed:
                    is_served = False
                if is_served != (expected and element.name in profile.types):
                    return f"{element.name}, {attributes}, {name}: {'served' if is_served else 'handed on'}"
                if is_served and got != kernel_equivalence.answer(vinculum.div, A, Y, **attributes):
                    return f"{element.name}, {attributes}, {name}: another answer"
    try:
        return None if div(np.int8(-7), np.int8(2)) == -3 else "without a profile: another quotient"  # as sonnx has it
    except Handed:
        return "without a profile: handed on"


class Broken:
    """Finds a compiled kernel that cannot be loaded."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """That one."""
        return ModuleSpec(name, self) if name == NATIVE else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:  # noqa: ARG002
        """It lacks something."""
        raise ImportError("undefined symbol: PyArray_Nothing")

    def exec_module(self, module: Any) -> None:
        """Not reached."""


def beginnings() -> str | None:
    """What VINCULUM_KERNEL says, with the compiled kernel there, missing, and broken."""
    message = None
    for setting in ("garbage", "Native", " ", "native "):
        message = message or refusal(
            lambda setting=setting: _enter(VINCULUM_KERNEL=setting), ImportError, repr(setting), "native or numpy"
        )
        message = message or refusal(
            lambda setting=setting: _enter(VINCULUM_INSTRUCTIONS=setting),
            ImportError,
            "VINCULUM_INSTRUCTIONS",
            repr(setting),
        )
    with loaded(VINCULUM_KERNEL="native") as (compiled, _):
        message = message or unlike(served=(compiled.serves(), True))
        ways = compiled.paths()
    narrow = {
        name: instead if ways[name].startswith("avx512") else ways[name]
        for name, instead in (("float16", "f16c"), ("bfloat16", "avx2"), ("integers", "avx2"), ("bytes", "avx2"))
    }
    for value, expected in (
        ("", ways),
        ("avx512", ways | {"bytes": ways["integers"]}),
        ("avx512vbmi", ways),
        ("portable", PORTABLE),
        ("avx2", ways | narrow),
        ("", ways),
    ):
        with loaded(VINCULUM_INSTRUCTIONS=value) as (compiled, _):
            message = message or unlike(portable=(compiled.paths(), expected))
    with loaded(VINCULUM_KERNEL="numpy", VINCULUM_THREADS="3") as (compiled, info):
        message = message or _numpy_alone(compiled, info, "VINCULUM_KERNEL=numpy")
    patches = mock.patch.dict(sys.modules), mock.patch.object(sys, "meta_path", [Broken(), *sys.meta_path])
    for why, patch in (
        ("not compiled", patches[0]),
        ("cannot be loaded (undefined symbol: PyArray_Nothing)", patches[1]),
    ):
        with patch:
            words = "native", why, INSTALL_HINT, "pip"
            message = message or refusal(lambda why=why: _without(why, VINCULUM_KERNEL="native"), ImportError, *words)
            message = message or _numpy_alone(*_without(why), why)
    return message


class LimitRecorder:
    """The compiled kernel; records the instruction limits that are set.

    A processor with fewer instructions would not show them.
    """

    def __init__(self, library: Any) -> None:
        self.library, self.limits = library, list[int]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.library, name)

    def paths(self, *limits: int) -> Any:
        """As the compiled kernel has it."""
        self.limits += limits
        return self.library.paths(*limits)


def asked_for() -> str | None:
    """By default all that there are, as they are loaded and when they are set."""
    with loaded() as (compiled, _):
        recorder, count = LimitRecorder(compiled.library), len(compiled.INSTRUCTIONS)

    def fresh_and_asked(forget: Callable[[], None] = fresh) -> None:
        forget()
        sys.modules[NATIVE] = recorder  # type: ignore[assignment]

    with mock.patch(f"{__name__}.fresh", fresh_and_asked), loaded() as (compiled, _):
        compiled.set_instructions()
    return unlike(asked=(recorder.limits, [count - 1, count - 1]))


def _enter(**variables: str) -> Any:
    with loaded(**variables) as modules:
        return modules


def _without(why: str, **variables: str) -> Any:
    """Loaded while the compiled kernel is not there; or is, but broken."""
    if why.startswith("not"):
        with mock.patch(f"{__name__}.fresh", _fresh_and_hidden):
            return _enter(**variables)
    return _enter(**variables)


def _fresh_and_hidden(forget: Callable[[], None] = fresh) -> None:
    forget()
    sys.modules[NATIVE] = None  # type: ignore[assignment]


def _numpy_alone(compiled: Any, info: Any, why: str) -> str | None:
    """Without the compiled kernel."""
    A, B, C = np.array([7, -7]), np.array([2, 2]), np.zeros(2, int)
    assert info.set_threads(5) == 1
    state: Mapping[str, Any] = asdict(info.kernel_info())
    compiled.bfloat16_is(np.dtype("int8"))
    compiled.set_instructions("portable")
    return first(
        None
        if state["reason"] == why or (why in state["reason"] and INSTALL_HINT in state["reason"])
        else f"{state['reason']} for {why}",
        *(refusal(lambda count=count: info.set_threads(count), ValueError, f"{count} threads") for count in (0, 1025)),
        unlike(kernel=(state["kernel"], "numpy"), threads=(state["threads"], 1), served=(compiled.serves(), False)),
        unlike(div=(compiled.entry(_elsewhere) is _elsewhere, True), within=(compiled.within(A, B), False)),
        unlike(chosen=(compiled.choose("numpy"), "numpy"), none=(compiled.library, None), paths=(compiled.paths(), {})),
        unlike(by_vectors=(compiled.by_vectors(), 0)),
        refusal(lambda: compiled.choose("native"), ImportError, "not there", why),
        refusal(lambda: compiled.quotient(A, B, C, floored=False), AssertionError),
    )


def threads() -> str | None:
    """What VINCULUM_THREADS and set_threads say."""
    message = None
    for value in ("garbage", "0", "1025", "-1", "2.0", " 2", "9" * 5000, "00003"):
        words = f"{value!r}", "1 to 1024"
        message = message or refusal(lambda value=value: _enter(VINCULUM_THREADS=value), ImportError, *words)
    for right in (1, 3, 1024):
        with loaded(VINCULUM_THREADS=f"{right}") as (compiled, info):
            message = message or _number(compiled, info, right)
    with mock.patch.object(os, "sched_getaffinity", return_value=range(5000)):
        message = message or _number(*_enter(), 1024)
    with mock.patch.object(os, "sched_getaffinity", lambda process: range(7 if process == 0 else 9)):
        message = message or _number(*_enter(), 7)
    for count, expected in ((6, 6), (None, 1)):
        with mock.patch.object(os, "sched_getaffinity"), mock.patch.object(os, "cpu_count", lambda count=count: count):
            del os.sched_getaffinity
            message = message or _number(*_enter(), expected)
    return message


def _number(compiled: Any, info: Any, expected: int) -> str | None:
    """There are so many to begin with; then as many as are set, in the library too."""
    counts = info.kernel_info().threads, info.set_threads(np.int8(7)), info.kernel_info().threads
    behind = compiled.library.set_threads(7)
    message = unlike(
        at_first=(counts[0], expected), before=(counts[1], expected), then=(counts[2], 7), behind=(behind, 7)
    )
    for count in (0, -1, 1025, 10**30):
        message = message or refusal(
            lambda count=count: info.set_threads(count), ValueError, f"{count} threads", "1 to 1024"
        )
    for value in (2.0, "2", None, Fraction(2), True):
        message = message or refusal(lambda value=value: info.set_threads(value), TypeError)
    return message or unlike(
        most=(info.set_threads(1024), 7), least=(info.set_threads(1), 1024), kept=(info.set_threads(expected), 1)
    )

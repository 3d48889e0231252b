"""The checks that judge mutants of the hand-written C: an installation's self-test, proofs, tests.

Each file is judged on the types that it divides and with the instructions that it is for, whatever else the processor
has.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

import vinculum
from tests.support import guarded_memory
from vinculum.installation import call_forms, selftest
from vinculum.kernels import dispatch
from vinculum_proofs.conformance import kernel_equivalence
from vinculum_proofs.exhaustive import code_paths_small, code_paths_wide, instruction_paths
from vinculum_spec.loader import specification

ROOT = Path(__file__).parents[4]
SPEC = specification()
SELFTEST, PROOFS, TESTS = "the self-test", "proofs", "tests"
Check = tuple[str, Callable[[], bool]]  # which kind it is, and whether it objects
SMALL, WIDE = (*instruction_paths.BYTES, "int16", "uint16"), ("int32", "uint32", "int64", "uint64")
HALVES, FLOATS = ("float16", "bfloat16"), ("float32", "float64")
SAMPLED_SHARE = {  # the share of a file's mutants that is tried, of each file that has it; of others all are
    "x86/integer_span.inl.h": 0.08,
    "x86/avx2/vectors.h": 0.2,
    "x86/avx2/magnitudes.inl.h": 0.2,
    "x86/invariant_span.inl.h": 0.2,
    "runtime/strided.c": 0.08,
    "runtime/strided_copy.inl.h": 0.08,
    "x86/invariant_divisor.inl.h": 0.1,
    "x86/float_span.inl.h": 0.08,
    "x86/avx2/int8_int16.c": 0.25,
    "x86/avx512/int8_int16.c": 0.4,
    "x86/avx512/int8_table.h": 0.4,
    "x86/avx2/invariant_divisor.c": 0.5,
    "x86/avx512/invariant_divisor.c": 0.4,
    "x86/avx2/floats.c": 0.3,
    "x86/avx512/float16.c": 0.3,
    "runtime/spans.c": 0.08,
    "python/arrays.c": 0.06,
    "runtime/engine.c": 0.1,
    "runtime/dispatch.c": 0.1,
    "x86/integers.c": 0.25,
    "python/result_memory.c": 0.3,
}
SPARSE = 97  # of the operands of 16 bits every so manieth is tried
EVERY, SAMPLE_TYPES = (*SMALL, *WIDE, *HALVES, *FLOATS), ("int8", "uint16", "int32", "float32")
RATHER = ("native/test_large_results", "native/test_rows_and_columns")  # in tests/kernels, on the types of a file
CALLS = (  # and on any
    "native/test_agreement",
    "native/test_threads",
    "native/test_refusals",
    "native/test_function",
    "native/test_instruction_sets",
)


@dataclass(frozen=True)
class Unit:
    """A C file, the headers that belong to it, the types it divides, and the instructions it is run with."""

    name: str
    headers: tuple[str, ...]
    types: tuple[str, ...]
    instructions: tuple[str, ...]
    calls: tuple[str, ...] = ()  # further modules of tests/kernels, all tests of each

    @property
    def files(self) -> tuple[str, ...]:
        """Those that are changed."""
        return (self.name, *self.headers)


SPAN, TABLE, CPU = "x86/integer_span.inl.h", "x86/avx512/int8_table.h", "x86/cpu_features.h"
AVX2 = ("x86/avx2/vectors.h", "x86/avx2/magnitudes.inl.h")
INVARIANT = ("x86/invariant_divisor.inl.h", "x86/invariant_span.inl.h")
FLOAT = ("x86/float_span.inl.h", "x86/float_vectors.h")
UNITS = {
    unit.name: unit
    for unit in (
        Unit("x86/avx2/int32_int64.c", (SPAN, *AVX2), WIDE, ("avx2",)),
        Unit("x86/avx2/int8_int16.c", (SPAN, *AVX2), SMALL, ("avx2",)),
        Unit("x86/avx512/int8_int16.c", (SPAN, TABLE), SMALL, ("avx512",)),
        Unit("x86/avx512/int8_vbmi.c", (SPAN, TABLE), instruction_paths.BYTES, (instruction_paths.VBMI,)),
        Unit("x86/avx512/int32.c", (SPAN,), ("int32", "uint32"), ("avx512",)),
        Unit("x86/avx2/invariant_divisor.c", INVARIANT, (*SMALL, *WIDE), ("avx2", "avx512")),
        Unit("x86/avx512/invariant_divisor.c", INVARIANT, ("uint16", "uint32", "uint64"), ("avx512",)),
        Unit("x86/avx2/floats.c", FLOAT, (*HALVES, *FLOATS), ("avx2",)),
        Unit("x86/avx512/float16.c", FLOAT, HALVES, ("avx512",)),
        Unit("x86/integers.c", (CPU,), (*SMALL, *WIDE), dispatch.INSTRUCTIONS[1:], ("native/test_instruction_sets",)),
        Unit("runtime/dispatch.c", (CPU,), EVERY, dispatch.INSTRUCTIONS[1:], CALLS),
        Unit("runtime/spans.c", (), SAMPLE_TYPES, (instruction_paths.VBMI,), CALLS),
        Unit("runtime/strided.c", ("runtime/strided_copy.inl.h",), SAMPLE_TYPES, (instruction_paths.VBMI,), CALLS),
        Unit("runtime/types.c", (), EVERY, (instruction_paths.VBMI,), CALLS),
        Unit("runtime/fp_environment.c", (), SAMPLE_TYPES, (instruction_paths.VBMI,), ("div/test_fp_environment",)),
        Unit("runtime/engine.c", (), SAMPLE_TYPES, (instruction_paths.VBMI,), CALLS),
        Unit("python/arrays.c", (), SAMPLE_TYPES, (instruction_paths.VBMI,), (*CALLS, "native/test_memory")),
        Unit(
            "python/result_memory.c",
            (),
            SAMPLE_TYPES,
            (instruction_paths.VBMI,),
            ("native/test_memory", "native/test_result_memory"),
        ),
    )
}


def checks(unit: Unit) -> Iterator[Check]:
    """All checks of the loaded kernel, the cheap ones first. A check raises what the kernel raises."""
    for limit in unit.instructions:
        for name in unit.types:
            yield SELFTEST, partial(_limited, limit, partial(_selftest, name))
    yield PROOFS, _kernels
    for limit in unit.instructions:
        for name in unit.types:
            if name not in FLOATS:
                yield PROOFS, partial(_ways, name, limit)
    yield TESTS, _guarded
    yield TESTS, partial(_tests, RATHER, unit.types)
    if unit.calls:
        yield TESTS, partial(_tests, unit.calls, ("native",))


def files() -> list[Path]:
    """Those with the checks, and what these share."""
    used = {f"{name.rpartition('/')[2]}.py" for unit in UNITS.values() for name in (*RATHER, *unit.calls)}
    rooms = (
        "src/vinculum/installation",
        "proofs/vinculum_proofs/exhaustive",
        "proofs/vinculum_proofs/conformance",
        "tests/kernels",
    )
    paths = (path for room in rooms for path in sorted((ROOT / room).rglob("*.py")))
    return [Path(__file__), *(path for path in paths if path.name in used or not path.name.startswith("test_"))]


def _limited(limit: str, objects: Callable[[], bool]) -> bool:
    with instruction_paths.limited(limit):
        return objects()


def _selftest(name: str) -> bool:
    """Of one type, every rounding."""
    element = SPEC.types[name]
    attempts = (
        call_forms.Session(SPEC, profile, element, vinculum.div).run() for profile in selftest.PROFILES[element.kind]
    )
    return any(one.failures or not one.whole for one in attempts)


def _kernels() -> bool:
    """KERNELS_AGREE."""
    before = vinculum.set_threads(2)
    try:
        return kernel_equivalence.agrees(vinculum.div, kernel_equivalence.by_numpy).counterexample is not None
    finally:
        vinculum.set_threads(before)


def _ways(name: str, limit: str) -> bool:
    """The checks EVERY_WAY_... (of 16 bits on a sample) or WIDE_WAYS_AGREE: whether all code paths agree."""
    element, roundings = (
        SPEC.types[name],
        code_paths_small.PROFILES if SPEC.types[name].kind == "int" else ("truncated",),
    )
    if name in WIDE:
        return limit in code_paths_wide.vectors(element) and any(
            code_paths_wide.difference(
                code_paths_small.paths(rounding, element.width),
                element,
                code_paths_wide.samples(element, rounding, 0),
                limit,
            )
            for rounding in roundings
        )
    for rounding in roundings:
        ways = code_paths_small.paths(rounding, element.width)
        for k in range(0, 1 << element.width, 1 if element.width == 8 else SPARSE):
            results = code_paths_small.Results()
            for by in ("portable", limit):
                with instruction_paths.limited(by):
                    if code_paths_small.difference(ways, element, k, results)[0] is not None:
                        return True
    return False


def _guarded() -> bool:
    """Memory whose next page belongs to nobody: whoever touches it is dead."""
    for limit in dispatch.INSTRUCTIONS:
        with instruction_paths.limited(limit):
            guarded_memory.lengths()
            guarded_memory.repeated()
            guarded_memory.apart()
    return False


def _tests(names: tuple[str, ...], chosen: tuple[str, ...]) -> bool:
    rooms = [str(ROOT / f"tests/kernels/{name}.py") for name in names]
    words = ("-x", "-q", "-n0", "-p", "no:cacheprovider", f"--rootdir={ROOT}", "-m", "", "-k", " or ".join(chosen))
    return pytest.main([*words, *rooms]) not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)

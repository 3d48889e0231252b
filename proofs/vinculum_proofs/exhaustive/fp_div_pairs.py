"""Claims: for float16 and bfloat16 `vinculum.div` gives SMT-LIB's `fp.div`, rounded to nearest even.

Method: Z3 makes one circuit of fp.div, with no lemma, for all operands: NaN, infinities, zeros and subnormal numbers.
Each of the 2^32 pairs is put to it with the quotient that the kernel gives; any NaN equals any other. The
specification has no part in this. The claims EVERY_PAIR_... have the float relation accept the same results (the
digests are equal), and FLOAT_UNIQUE says that it accepts no others. So, of these types, the relation accepts exactly
what fp.div gives.
"""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np

import vinculum
from vinculum._util.c_compiler import CompilerError
from vinculum.gate.exhaustive.domain import pattern, patterns, total
from vinculum.gate.exhaustive.fingerprint import binaries
from vinculum.gate.results.digests import digest
from vinculum.gate.targets.base import Array
from vinculum.kernels import dispatch
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.mutants import broken_sweeps
from vinculum_proofs.requirement_groups import FLOAT, FORMATS
from vinculum_proofs.smt.circuits import DECLARED, Circuit
from vinculum_proofs.smt.floating.fp_div import RESTS_ON as FRACTIONS_REST_ON
from vinculum_proofs.smt.floating.fp_div import sort
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType

Divide = Callable[[Array, Array], Array]
TYPES = specification().types
KERNEL: Divide = partial(vinculum.div, profile="onnx-14")
NUMERATORS_PER_TASK = 64  # numerators between two signs of life
AT_FIRST = (0, 1, 7, 100, broken_sweeps.NUMERATOR)  # numerators that tell each mutant


def script(dtype: str, rounding: str = "RNE", quotient: str = "(fp.div {} {} {})") -> str:
    """Asserts that c reads as fp.div's quotient of a and b."""
    a, b, c = (f"({sort(FORMATS[dtype])} {x})" for x in "abc")
    return f"{DECLARED}(assert (= {c} {quotient.format(rounding, a, b)}))"


def refused(
    circuit: Circuit, divide: Divide, element: ElementType, numerator: int
) -> tuple[dict[str, str] | None, Array]:
    """The first pair of this numerator whose quotient the circuit refuses, and all quotients."""
    B = patterns(element, 0, 1 << element.width)
    A = np.repeat(pattern(element, numerator), B.size)
    C = divide(A, B)
    k = circuit.refused(*(x.view(np.uint16) for x in (A, B, C)))
    return None if k is None else {"type": element.name, "A": str(A[k]), "B": str(B[k]), "C": str(C[k])}, C


def every_pair(dtype: str, session: Session) -> Finding:
    """All pairs of a type."""
    if not dispatch.serves():
        return Finding(Level.NOT_RUN, reason=f"the NumPy kernel serves alone: {dispatch.missing}")
    element, digests = TYPES[dtype], dict[int, bytes]()
    try:
        circuit = Circuit(script(dtype))
        mutants = dict(_mutants(dtype, circuit))
    except CompilerError as error:
        return Finding(Level.NOT_RUN, reason=f"{error}; install gcc or clang")
    except ImportError as error:
        return Finding(Level.NOT_RUN, reason=f"{error}: pip install z3-solver")

    def judge(first: int) -> tuple[dict[str, str] | None, dict[int, bytes]]:
        quotients = dict[int, bytes]()
        for k in range(first, first + NUMERATORS_PER_TASK):
            failure, C = refused(circuit, KERNEL, element, k)
            if failure is not None:
                return failure, quotients
            quotients[k] = digest(C, element)
        return None, quotients

    size = 1 << element.width
    with ThreadPoolExecutor(session.jobs) as pool:
        for failure, quotients in pool.map(judge, range(0, size, NUMERATORS_PER_TASK)):
            if failure is not None:
                pool.shutdown(cancel_futures=True)
                return Finding(Level.REFUTED, counterexample=failure)
            digests |= quotients
            session.report(len(digests) / size, dtype)
    survived = tuple(words for words, is_killed in mutants.items() if not is_killed)
    details = {
        "link": "the kernel's results, and by EVERY_PAIR_... and FLOAT_UNIQUE ieee754.quotient, against a definition that others made",
        "domain": f"every pair of {dtype} bit patterns: 2^16 numerators by 2^16 denominators",
        "count": len(digests) * size,
        "digest": total(digests),
        "script": script(dtype),
        "gates": circuit.gates,
        "binaries": dict(binaries()),
    }
    A, B = (np.array([x]).astype(pattern(element, 0).dtype) for x in (100, 7))
    witness = {name: str(x[0]) for name, x in zip("ABC", (A, B, KERNEL(A, B)), strict=True)}
    killed = tuple(words for words, is_killed in mutants.items() if is_killed)
    left = size - len(digests)
    reason = (
        f"{left} numerators were left out" if left else "mutants are not told from the original" if survived else None
    )
    return Finding(Level.UNDECIDED if reason else Level.EXHAUSTIVE, witness, None, killed, survived, reason, details)


def _mutants(dtype: str, circuit: Circuit) -> Iterator[tuple[str, bool]]:
    """Wrong definitions with the kernel, and wrong kernels with the definition; and if each is killed."""
    others: Mapping[str, Circuit] = {
        "fp.div rounded toward zero": Circuit(script(dtype, "RTZ")),
        "fp.div with ties away from zero": Circuit(script(dtype, "RNA")),
        "times fp.div's reciprocal": Circuit(script(dtype, quotient=_by_reciprocal(dtype))),
    }
    kernels: Mapping[str, Divide] = {
        "one result of 2^32 off in its last bit": broken_sweeps.one_element,
        "subnormal results flushed to zero": broken_sweeps.flushed,
        "ties away from zero": broken_sweeps.ties_away,
        "NaN for every zero denominator": broken_sweeps.nan_for_zero,
    }
    element = TYPES[dtype]
    for words, other in others.items():
        yield words, _is_killed(other, KERNEL, element)
    for words, kernel in kernels.items():
        yield words, _is_killed(circuit, kernel, element)


def _is_killed(circuit: Circuit, divide: Divide, element: ElementType) -> bool:
    """Whether one of the numerators that tell mutants is refused."""
    with np.errstate(invalid="ignore"):  # a mutant compares signalling NaN
        return any(refused(circuit, divide, element, k)[0] for k in AT_FIRST)


def _by_reciprocal(dtype: str) -> str:
    one = f"({sort(FORMATS[dtype])} (_ bv{FORMATS[dtype].emax << FORMATS[dtype].p - 1} {FORMATS[dtype].width}))"
    return f"(fp.mul {{0}} {{1}} (fp.div {{0}} {one} {{2}}))"


def _proof(dtype: str) -> Proof:
    return Proof(
        f"FP_DIV_EVERY_PAIR_{dtype.upper()}",
        f"every quotient of {dtype} that vinculum.div gives is fp.div's, in one piece and without lemmas",
        FLOAT,
        "exhaustive, by a circuit that Z3 makes of SMT-LIB's fp.div",
        f"all 2^32 pairs of {dtype}, NaNs, infinities, zeros and subnormal numbers included; RNE; contiguous operands of one shape; the "
        "compiled kernel as installed",
        partial(every_pair, dtype),
        ("ieee754.quotient",),
        ("z3-solver", "numpy", "ml_dtypes", "sympy"),
        examines=("src/vinculum/kernels",),
        assumptions=(
            "Z3's tactics simplify, fpa2bv, bit-blast and aig turn a formula into an equivalent one; its reading of fp.div is SMT-LIB's",
            "the printer of gates, and the C that puts 256 inputs at a time to them (smt/circuits.py)",
            "the relation accepts the same results, as EVERY_PAIR_" + "... of the type has the same digest",
            "the C compiler, for the circuit that is printed as C",
        ),
        # Of what follows for the relation: its reading of bit patterns, and the fractions that it compares.
        rests_on=(f"EVERY_PAIR_{dtype.upper()}", "FLOAT_UNIQUE", "FP_DECODING", *FRACTIONS_REST_ON),
        cores=True,
        seconds=600.0,
    )


PROOFS = tuple(map(_proof, ("float16", "bfloat16")))

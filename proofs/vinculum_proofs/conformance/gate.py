"""The gate finds nothing wrong with `vinculum.div`, and refutes each of 23 broken kernels.

Claims: under its profiles, on its element types, our kernel satisfies every requirement that the gate judges: values,
conditions, shapes, types, attributes and behaviour (no crash, no hang, inputs untouched, no aliasing, determinism, a value
within the domain, an error outside). Method: `vinculum check`: the planned cases and Hypothesis, in a worker process that
may die.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from hypothesis.configuration import set_hypothesis_home_dir

from vinculum.gate.cases import catalogue
from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.results.results import Row, Status
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.trial.property_search import search
from vinculum.gate.trial.trial import Trial
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance.binary import binaries
from vinculum_proofs.conformance.common import SPEC
from vinculum_proofs.mutants.broken_kernels import EXPECTED

KERNELS = Path(__file__).parents[1] / "mutants" / "broken_kernels.py"
# The others add no rule, attribute or type to these, but leave some out: CONFORMS_QUICK judges those.
RICH = ("sonnx", "onnx-6", "openvino-1")
REST = tuple(name for name in SPEC.profiles if name not in RICH)
FLOAT = tuple(name for name, element in SPEC.types.items() if element.kind == "float")
EXACT = tuple(name for name in SPEC.types if name not in FLOAT)
RICH_TYPES = ("bfloat16", "float16", "int8", "int32", "uint64")
FEW_MUTANTS = (
    "floor_for_truncate",
    "lost_sign_of_zero",
    "wrong_broadcast",
    "input_overwritten",
    "zero_for_integer_zero_divisor",
)
SECONDS, HANG = 20.0, 1.0
CLASSES = [
    "special values, crossed", "all pairs of 8-bit types", "ties among subnormals", "edges of the range", "hardest to round",
    "near multiples", "digits that repeat", "every exponent by the ends of the range",
    "interior", "outside of the domain", "every length and layout", "uniform operands", "broadcasts", "shapes",
    "malformed calls", "large tensors", "examples of the sources", "found by Hypothesis",
]  # fmt: skip


def verdicts(
    sandbox: Sandbox, dtype: str, profiles: Iterable[str], level: str, seed: int, broken: frozenset[str] = frozenset()
) -> list[Row]:
    """The gate's rows on the target in the sandbox, for one type.

    It stops as soon as all requirements in `broken` are refuted.
    """
    rows, memory = list[Row](), dict[int, dict[str, int]]()
    supported = tuple(p for p in profiles if dtype in SPEC.profiles[p].types)
    paths = sandbox.paths(supported)
    for name in supported:
        plan = Plan(SPEC, SPEC.profiles[name], SPEC.types[dtype], LEVELS[level], seed)
        trial = Trial(sandbox, plan, paths[name], "", memory)
        trial.run(_until_refuted(broken, trial))
        if trial.supported and not _refuted(broken, trial.rows):
            search(trial, plan.level.property_examples)
        rows += trial.rows
    return rows


def _until_refuted(broken: frozenset[str], trial: Trial) -> Iterator[Case]:
    for case in catalogue.cases(trial.plan):
        yield case  # which is tried before the next is asked for
        if _refuted(broken, trial.rows):
            return


def _refuted(broken: frozenset[str], rows: Iterable[Row]) -> bool:
    """Whether there is something broken, and all of it is refuted."""
    return bool(broken) and broken <= {row.requirement for row in rows if row.verdict is Status.REFUTED}


def mutants(names: Iterable[str], seed: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Split the broken kernels: those refuted under every requirement that they break, and the others."""
    killed, survived = [], []
    for name in names:
        profile, dtype, broken = EXPECTED[name]
        seconds = HANG if name == "never_answers" else SECONDS
        with Sandbox(f"python:{KERNELS}:{name}", seconds) as sandbox:
            rows = verdicts(sandbox, dtype, (profile,), "quick", seed, broken)
        (killed if _refuted(broken, rows) else survived).append(name.replace("_", " "))
    return tuple(killed), tuple(survived)


def decide(
    session: Session, dtypes: tuple[str, ...], profiles: tuple[str, ...], level: str, broken: tuple[str, ...]
) -> Finding:
    """The proof: our kernel first, then the broken ones."""
    set_hypothesis_home_dir(session.folder / "hypothesis")
    rows = list[Row]()
    with Sandbox("vinculum", SECONDS) as sandbox:
        for finished, dtype in enumerate(dtypes):
            session.report(finished / (len(dtypes) + 1), dtype)
            rows += verdicts(sandbox, dtype, profiles, level, session.seed)
    session.report(0.8, "mutants")
    killed, survived = mutants(broken, session.seed)
    return _finding(rows, killed, survived, session.seed)


def _finding(rows: list[Row], killed: tuple[str, ...], survived: tuple[str, ...], seed: int) -> Finding:
    cases, open_ends = Counter[str](), list[str]()
    for row in rows:
        cases[row.requirement] += row.cases
        left_open = row.verdict is Status.UNSPECIFIED
        if row.verdict not in (Status.CONFORMS, Status.REFUTED) and not left_open:
            open_ends.append(f"{row.profile}, {row.dtype}, {row.requirement}: {row.verdict}: {row.reason}")
        elif row.cases == 0:
            open_ends.append(f"{row.profile}, {row.dtype}, {row.requirement}: no case")
    details = {
        "classes": CLASSES, "count": sum(cases.values()), "generator": "vinculum.gate.cases and Hypothesis", "seed": seed,
        "cases": dict(sorted(cases.items())), "unspecified": sorted({r.requirement for r in rows if r.observed}),
        "binaries": binaries(),
    }  # fmt: skip
    for row in rows:
        if row.counterexample is not None:
            example = row.document()["counterexample"]
            return Finding(
                Level.REFUTED, None, {"requirement": row.requirement, **example}, killed, survived, details=details
            )
    witness = {"types": sorted({row.dtype for row in rows}), "profiles": sorted({row.profile for row in rows})}
    reason = (
        "; ".join(open_ends[:3])
        or ("mutants are not refuted" if survived else None)
        or (None if rows else "nothing was judged")
    )
    return Finding(Level.UNDECIDED if reason else Level.TESTED, witness, None, killed, survived, reason, details)


def requirements(dtypes: tuple[str, ...], profiles: tuple[str, ...]) -> tuple[str, ...]:
    """What the gate judges on these types under these profiles."""
    elements = [SPEC.types[name] for name in dtypes]
    identifiers = {
        r.id
        for p in (SPEC.profiles[name] for name in profiles)
        for element in elements
        if element.name in p.types
        for r in SPEC.applicable(p, element.kind)
        if r.concerns(element) and r.kind not in ("encoding", "example")
    }
    return tuple(name for name in SPEC.requirements if name in identifiers)


def proof(claim: str, dtypes: tuple[str, ...], profiles: tuple[str, ...], level: str, broken: tuple[str, ...]) -> Proof:
    """The claim for these types and profiles, at a level of the gate."""

    def run(session: Session) -> Finding:
        return decide(session, dtypes, profiles, level, broken)

    return Proof(
        claim,
        "the gate finds nothing wrong with div, under any requirement that it judges",
        requirements(dtypes, profiles),
        "conformance gate",
        f"element types {', '.join(dtypes)}; profiles {', '.join(profiles)}; the cases of level {level}",
        run,
        tools=("numpy", "sympy", "hypothesis", "ml_dtypes"),
        examines=("src/vinculum/kernels", "src/vinculum/gate", "proofs/vinculum_proofs/mutants/broken_kernels.py"),
        assumptions=("SymPy's lambdify and the arithmetic of NumPy and Python on integers are right",),
        rests_on=("FLOAT_FRACTION_FREE", "FLOAT_SHIFTS_CUT_OFF") if set(dtypes) & set(FLOAT) else (),
        seconds=900.0,
    )


def of_types(dtypes: tuple[str, ...]) -> tuple[str, ...]:
    """The broken kernels of these types that CONFORMS_QUICK does not have."""
    return tuple(name for name, (_, dtype, _) in EXPECTED.items() if dtype in dtypes and name not in FEW_MUTANTS)


PROOFS = (
    proof("CONFORMS_QUICK", RICH_TYPES, REST, "quick", FEW_MUTANTS),
    proof("CONFORMS_FLOAT", FLOAT, RICH, "standard", of_types(FLOAT)),
    proof("CONFORMS_EXACT", EXACT, RICH, "standard", of_types(EXACT)),
)

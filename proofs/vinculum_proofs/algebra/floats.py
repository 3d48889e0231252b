"""Decide the claims of `claims.toml` on floats: prove them for four formats, or refute them.

Method: Z3 and cvc5 on the relation with the parameters of float16, bfloat16, float32 and float64 in their place. In
those on accuracy |A/B| = x quanta of C is one real number: the three fractions of the relation stand for it. A claim is
refuted by bit patterns A and B and the C that `vinculum.div` gives, which the relation's own hypotheses must accept as
their quotient: the first in the order of patterns for float16, the first of a list of special values for the others.
"""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from typing import Any

import numpy as np
from sympy import And, Eq, Integer, Mod, Not, Symbol, false, lambdify, symbols, true

import vinculum
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.algebra.claims import ASSUMPTIONS, corrections, of, proof
from vinculum_proofs.algebra.clear_denominators import cleared, scaled
from vinculum_proofs.algebra.mutate import mutants
from vinculum_proofs.algebra.no_halfway_quotient import goals as no_tie_goals
from vinculum_proofs.algebra.no_halfway_quotient import mutant as no_tie_mutant
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt import goals as lib
from vinculum_proofs.smt.goals import Goal, Mutant
from vinculum_spec.claims import accuracy, source_claims
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import D, D_max, D_min, Format, N, N_max, N_min
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Claim

LINK = "the relation ieee754.quotient implies, or does not imply, what is published; kernels are tied to it elsewhere"
SECONDS = 20.0
FIRST = {"accuracy.introduced_float_relative": "A"}  # which pattern counts first; B where nothing is said
MUTANTS = {  # where the usual one says the same as before
    "published.float_cases_apart": (
        "the second case whatever A is",
        Not(And(source_claims.zero_B, source_claims.both_zero)),
    ),
    "published.float_cases_whole": ("the fourth case left out", source_claims.float_cases.holds),
}
x = symbols("x", real=True)
_d = symbols("d d_min d_max", positive=True)


def at(relation: Relation, form: Format) -> Relation:
    """`relation` for one format."""
    values = ieee754.parameter_values(form)
    return Relation(relation.domain.subs(values), relation.holds.subs(values))


def goal_of(claim: str, relation: Relation, name: str) -> Goal:
    """The relation for the format `name`, with one real number in the place of the exact quotient."""
    form, concrete = FORMATS[name], at(relation, FORMATS[name])
    if not claim.startswith("accuracy."):
        return Goal(name, (concrete.domain,), concrete.holds, f"for {name}")
    spread = 2 ** (form.q_max - form.q_min)
    in_smallest = x * accuracy.scale
    one = {D: _d[0], N: x * _d[0], D_min: _d[1], N_min: in_smallest * _d[1], D_max: _d[2], N_max: in_smallest * _d[2] / spread}  # fmt: skip
    even = {atom: Symbol("even") for atom in concrete.domain.atoms(Eq) if atom.has(Mod)}  # whichever it is
    domain, holds = scaled(concrete.domain.xreplace(even), one), scaled(concrete.holds, one)
    return Goal(name, (domain,), holds, f"for {name}, with |A/B| = x quanta of C")


def decide(claim: Claim, _session: Session) -> Finding:
    """Proved for all formats, or refuted."""
    assert claim.relation is not None
    relation = claim.relation
    try:
        goals = [goal_of(claim.formula, relation, name) for name in FORMATS]
        first = [lib.settle(replace(goal, solvers=("z3",)), ("z3",), SECONDS) for goal in goals]
    except ImportError as error:
        return Finding(Level.NOT_RUN, reason=f"{error}: pip install z3-solver cvc5")
    if any(verdict.level is Level.REFUTED for verdict in first):
        return refute(claim, relation)
    words, holds = MUTANTS.get(claim.formula) or mutants(relation.holds)[0]
    mutated_goal = replace(goal_of(claim.formula, Relation(relation.domain, holds), "float16"), solvers=("z3",))
    finding = lib.decide(goals, [Mutant(words, mutated_goal)], ("z3", "cvc5"), SECONDS, LINK)
    against = _special(Relation(relation.domain, holds), "float16")  # not only a model in other variables
    if against is None and finding.killed:
        reason = f"mutant not refuted by operands: {words}"
        finding = replace(finding, level=Level.UNDECIDED, killed=(), survived=(words,), reason=reason)
    finding = replace(finding, details={**finding.details, "operands against mutants": {words: against}})
    witnesses = {name: _witness(relation, name) for name in FORMATS}
    if finding.level is Level.PROVED_MODEL and None in witnesses.values():
        return replace(
            finding, level=Level.UNDECIDED, reason=f"no operands are known that meet the hypotheses: {witnesses}"
        )
    return replace(finding, witness={"operands": witnesses, "models": finding.witness})


# ---- operands: those that meet the hypotheses, and counterexamples ----


@cache
def compiled(relation: Relation, name: str) -> tuple[Any, ...]:
    """The relation's variables for a format, and its domain and conclusion as functions of integer arrays."""
    concrete = at(relation, FORMATS[name])
    formulas = [cleared(part)[0] for part in (concrete.domain, concrete.holds)]
    variables = sorted({s for formula in formulas for s in formula.free_symbols}, key=str)
    return variables, *(lambdify(variables, formula, "numpy") for formula in formulas)


def counterexamples(relation: Relation, name: str, a: Any, b: Any) -> Any:
    """Where, of the patterns `a` and `b`, the relation fails; and the patterns of C."""
    inside, holds, c = evaluated(relation, name, a, b)
    return inside & ~holds, c


def evaluated(relation: Relation, name: str, a: Any, b: Any) -> Any:
    """Where the hypotheses and the conclusion hold of the patterns `a` and `b`; and C's patterns."""
    form = FORMATS[name]
    dtype = vinculum_dtype(name)
    word = f"u{form.width // 8}"
    operands = [np.asarray(x, word).view(dtype) for x in (a, b)]
    with np.errstate(all="ignore"):
        c = vinculum.div(*operands, profile="onnx-14").view(word)
    patterns = [np.asarray([int(p) for p in array], object) for array in (a, b, c)]
    observed = ieee754.observe(*patterns, form)
    observed[accuracy.scale] = np.asarray([1 << int(e - form.q_min) for e in observed[ieee754.e_C]], object)
    variables, domain, holds = compiled(relation, name)
    arrays = [np.asarray(observed[s], bool if s in BOOLEANS else object) for s in variables]
    shape = (len(patterns[0]),)
    inside = np.broadcast_to(np.asarray(domain(*arrays), bool), shape)
    return inside, np.broadcast_to(np.asarray(holds(*arrays), bool), shape), c


BOOLEANS = frozenset(getattr(ieee754, f"{kind}_{x}") for kind in ("inf", "nan") for x in "ABC")


def vinculum_dtype(name: str) -> Any:
    """NumPy's dtype of a format."""
    if name == "bfloat16":
        import ml_dtypes

        return np.dtype(ml_dtypes.bfloat16)
    return np.dtype(name)


def specials(form: Format) -> list[int]:
    """The bit patterns of special values of a format.

    They are 0, the two smallest numbers, the smallest normal one, 1, the number below 2, 2, 3, the largest, infinity
    and a NaN.
    """
    unit = 1 << (form.p - 1)
    one, top = form.emax * unit, (2 * form.emax + 1) * unit
    return [0, 1, 2, unit, one, one + unit - 1, one + unit, one + unit + unit // 2, top - 1, top, top + 1]


def refute(claim: Claim, relation: Relation) -> Finding:
    """The first counterexample of float16 in the order of patterns, and one of each other format."""
    counterexample = _first(relation, FIRST.get(claim.formula, "B"))
    if counterexample is None:
        return Finding(Level.UNDECIDED, reason="a solver refutes it, no operands of float16 do", details={"link": LINK})
    others = {name: _special(relation, name) for name in FORMATS if name != "float16"}
    if missing := [name for name, example in others.items() if example is None]:
        return Finding(Level.UNDECIDED, reason=f"no counterexample is known for {', '.join(missing)}")
    control = {}
    for name, correction in corrections(claim).items():
        fails = [bool(_special(correction, other)) for other in FORMATS]
        control[name] = {"counterexamples": sum(fails), "tried": len(fails) * len(specials(FORMATS["float16"])) ** 2}
    if any(entry["counterexamples"] for entry in control.values()):
        return Finding(Level.UNDECIDED, reason=f"what is to take its place is refuted too: {control}")
    values = counterexample["values"]
    words = {"expected": claim.published, "got": f"A = {values['A']}, B = {values['B']}, C = {values['C']}"}
    example = {**words, **counterexample, "other formats": others}
    return Finding(Level.REFUTED, counterexample["input"], example, details={"link": LINK, "control": control})


def _first(relation: Relation, outer: str) -> dict[str, Any] | None:
    chunk = 1 << 12
    for fixed in range(4):
        for start in range(0, 1 << 16, chunk):
            moving, still = np.arange(start, start + chunk), np.full(chunk, fixed)
            a, b = (still, moving) if outer == "A" else (moving, still)
            fails, c = counterexamples(relation, "float16", a, b)
            if fails.any():
                k = int(np.argmax(fails))
                inner = "B" if outer == "A" else "A"
                order = f"the pattern of {outer}, then that of {inner}; C is then given"
                patterns_tried = (fixed << 16) + start + k + 1
                return {
                    **_counterexample(relation, "float16", a[k], b[k], c[k]),
                    "order": order,
                    "tried": patterns_tried,
                }
    return None


def _pairs(name: str) -> Any:
    patterns = np.asarray(specials(FORMATS[name]), np.uint64)
    return tuple(grid.ravel() for grid in np.meshgrid(patterns, patterns, indexing="ij"))


def _witness(relation: Relation, name: str) -> dict[str, str] | None:
    """Special operands that satisfy the hypotheses, confirmed by SymPy: the last such pair of the list."""
    a, b = _pairs(name)
    inside, _, c = evaluated(relation, name, a, b)
    for k in np.flatnonzero(inside)[::-1]:
        if _exactly(relation, name, (int(a[k]), int(b[k]), int(c[k])))[0]:
            values = [str(value(int(pattern), FORMATS[name])) for pattern in (a[k], b[k], c[k])]
            return dict(zip("ABC", values, strict=True))
    return None


def _special(relation: Relation, name: str) -> dict[str, Any] | None:
    a, b = _pairs(name)
    fails, c = counterexamples(relation, name, a, b)
    k = int(np.argmax(fails))
    return _counterexample(relation, name, a[k], b[k], c[k]) if fails[k] else None


def confirmed(relation: Relation, name: str, patterns: tuple[int, int, int]) -> bool:
    """Whether operands and result are a counterexample."""
    return _exactly(relation, name, patterns) == (True, False)


def _exactly(relation: Relation, name: str, patterns: tuple[int, int, int]) -> tuple[bool, bool]:
    """Whether the hypotheses and the conclusion hold, by SymPy on the unchanged relation."""
    form, concrete = FORMATS[name], at(relation, FORMATS[name])
    observed = ieee754.observe(*patterns, form)
    observed[accuracy.scale] = 1 << (observed[ieee754.e_C] - form.q_min)
    values = {symbol: bool(value) if symbol in BOOLEANS else Integer(value) for symbol, value in observed.items()}
    domain, holds = (part.subs(values) for part in (concrete.domain, concrete.holds))
    if domain not in (true, false) or holds not in (true, false):
        raise ArithmeticError(f"{name}: {patterns} do not settle the relation: {domain}, {holds}")
    return bool(domain), bool(holds)


def _counterexample(relation: Relation, name: str, a: Any, b: Any, c: Any) -> dict[str, Any]:
    form = FORMATS[name]
    if not confirmed(relation, name, (int(a), int(b), int(c))):
        raise ArithmeticError(f"{name}: {a:#x} / {b:#x} = {c:#x} is no counterexample by SymPy's arithmetic")
    A, B, C = (value(int(pattern), form) for pattern in (a, b, c))
    patterns = {key: f"{int(p):#0{form.width // 4 + 2}x}" for key, p in (("A", a), ("B", b))}
    document: dict[str, Any] = {"input": {"type": name, **patterns}, "values": {"A": str(A), "B": str(B), "C": str(C)}}
    if not isinstance(A, str) and not isinstance(B, str) and A and B:
        exact = A / B
        smallest = Fraction(2) ** (form.q_min + form.p - 1)
        document["expected"] = {  # at most
            "u*|A/B|": str(abs(exact) / 2**form.p),
            "u*max(|A/B|, smallest normal)": str(max(abs(exact), smallest) / 2**form.p),
        }
        document["got"] = {"introduced": str(C if isinstance(C, str) else C - exact)}
    return document


def value(pattern: int, form: Format) -> Fraction | str:
    """The number that a pattern stands for, or the name of what is none."""
    s, m, e, inf, nan = ieee754.decode(pattern, form)
    if nan:
        return "nan"
    if inf:
        return "-inf" if s else "+inf"
    return (-1) ** s * m * Fraction(2) ** e


def decide_no_tie(_claim: Claim, _session: Session) -> Finding:
    """No quotient of significands is halfway, by the factors two of a denominator."""
    goals = no_tie_goals({name: form.p for name, form in FORMATS.items()})
    return lib.decide(goals, [no_tie_mutant()], ("z3", "cvc5"), SECONDS, LINK)


RUNS: Mapping[str, Any] = {"accuracy.no_tie": decide_no_tie}
INDUCTION = "what holds of 0 factors two, and of one more wherever it holds, holds of p factors"


def float_proof(claim: Claim) -> Proof:
    """The proof of one claim on floats."""
    plain = proof(claim)
    extra = (INDUCTION,) if claim.formula == "accuracy.no_tie" else ()
    return replace(
        plain,
        scope=f"{', '.join(FORMATS)}: {plain.scope}",
        run=partial(RUNS.get(claim.formula, decide), claim),
        tools=("sympy", "z3-solver", "cvc5", "numpy", "ml_dtypes"),
        assumptions=(*ASSUMPTIONS, *extra),
        quick=False,
    )


PROOFS = tuple(float_proof(c) for c in specification().claims.values() if c.relation is not None and not of(c))

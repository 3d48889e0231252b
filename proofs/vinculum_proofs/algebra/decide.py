"""Decide one claim over reals or integers: by SymPy and two SMT solvers, or by a counterexample.

A claim is a relation that is to hold for all values of its variables. Z3 is asked first. Where it finds values at which
the relation fails, all values are tried in a stated order until one is found that fails by exact arithmetic: only that
refutes. Where it finds none, Z3 and cvc5 must agree, on the formula as it stands with its denominators multiplied out,
or for cvc5 on an equivalent one in other variables.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from sympy import And, Eq, Ne, cancel, factor, symbols

from vinculum_evidence.proof import Finding, Level
from vinculum_proofs.algebra import minimal_counterexample
from vinculum_proofs.algebra.clear_denominators import cleared, scaled
from vinculum_proofs.algebra.mutate import mutants
from vinculum_proofs.smt import goals as lib
from vinculum_proofs.smt.goals import Goal, Mutant
from vinculum_spec.claims import accuracy
from vinculum_spec.relations.relation import Relation

LINK = (
    "the relations real.quotient, integer.truncated_quotient, integer.floored_quotient and tensor.* imply, or do not "
    "imply, what is published; that code satisfies those relations is for other claims"
)
SOLVERS = ("z3", "cvc5")
SECONDS = 60.0  # for each question to each solver; the slowest takes 3 on a core of its own

# A, Ae and Be as multiples of B, M as a multiple of |B|; B is b or -b.
_ratios = dict(zip((accuracy.A, accuracy.Ae, accuracy.Be), symbols("a x y", real=True), strict=True))
_m, _b = symbols("m", real=True), symbols("b", positive=True)
BY_SIGN = tuple(
    {**{old: new * sign * _b for old, new in _ratios.items()}, accuracy.B: sign * _b, accuracy.M: _m * _b}
    for sign in (1, -1)
)


@dataclass(frozen=True)
class Plan:
    """What a claim needs beside its relation.

    `fixed`: parameters that are given a value for the search. `determined`, `limit`: of `least`.
    `in_ratios`: cvc5 gets the formula in ratios to B. `lemmas`: goals that cvc5 gets in its place.
    `corrections`: relations that are put in its place, in which the same search must find nothing.
    `mutant`: a wrong version of what holds, in the place of the usual one.
    """

    relation: Relation
    fixed: Mapping[Any, Any] = field(default_factory=dict)
    determined: minimal_counterexample.Determined = field(default_factory=dict)
    limit: int = 9
    in_ratios: bool = False
    corrections: Mapping[str, Relation] = field(default_factory=dict)
    lemmas: tuple[Goal, ...] = ()
    mutant: tuple[str, Any] | None = None


def goal_of(relation: Relation, name: str) -> Goal:
    """The relation as a goal, without division."""
    return Goal(
        name, (cleared(relation.domain)[0],), cleared(relation.holds)[0], f"{name}, denominators multiplied out"
    )


def goals_of(plan: Plan, name: str) -> list[Goal]:
    """Everything that both solvers, or Z3 where cvc5 gets other variables, must find true."""
    relation = plan.relation
    denominators = {d for part in (relation.domain, relation.holds) for d in cleared(part)[1]}
    domain = cleared(relation.domain)[0]
    goals = [goal_of(relation, name)]
    if plan.in_ratios or plan.lemmas:
        goals[0] = replace(goals[0], solvers=("z3",))
    if denominators:
        nonzero = And(*(Ne(d, 0) for d in sorted(denominators, key=str)))
        goals.append(Goal("denominators", (domain,), nonzero, "no denominator that was multiplied out is 0"))
    for changes, sign in zip(BY_SIGN, ("above", "below"), strict=True) if plan.in_ratios else ():
        hypothesis, claim = (scaled(part, changes) for part in (relation.domain, relation.holds))
        goals.append(Goal(f"ratios, B {sign} 0", (hypothesis,), claim, "the same with A, Ae and Be as multiples of B"))
    return [*goals, *plan.lemmas]


def mutants_of(plan: Plan, name: str) -> list[Mutant]:
    """Mutants of the relation: one comparison of its conclusion changed; Z3 finds the counterexample."""
    chosen = [plan.mutant] if plan.mutant else mutants(plan.relation.holds)
    relations = [(words, Relation(plan.relation.domain, holds)) for words, holds in chosen]
    return [Mutant(words, replace(goal_of(relation, name), solvers=("z3",))) for words, relation in relations]


def identity(relation: Relation) -> dict[str, Any]:
    """What SymPy makes of an equation: the difference of its two sides, 0 where it is an identity."""
    equation = relation.holds
    if not isinstance(equation, Eq):
        return {}
    difference = cancel(equation.lhs - equation.rhs)
    return {"sympy": f"cancel({equation.lhs} - ({equation.rhs})) = {factor(difference)}", "zero": difference == 0}


def settle(plan: Plan, name: str) -> Finding:
    """The finding on one claim."""
    try:
        first = lib.settle(replace(goal_of(plan.relation, name), solvers=("z3",)), ("z3",), SECONDS)
    except ImportError as error:
        return Finding(Level.NOT_RUN, reason=f"{error}: pip install z3-solver cvc5")
    by_sympy = identity(plan.relation)
    if first.level is Level.REFUTED:
        return refute(plan, {"z3": dict(first.counterexample)}, by_sympy)
    finding = lib.decide(goals_of(plan, name), mutants_of(plan, name), SOLVERS, SECONDS, LINK)
    if finding.level is Level.REFUTED:
        reason = f"Z3 proves it, and yet {finding.counterexample} refutes what it should follow from"
        return replace(finding, level=Level.UNDECIDED, counterexample=None, reason=reason)
    identical = by_sympy.get("zero", True) or plan.relation.domain.atoms(Eq) or not cleared(plan.relation.holds)[1]
    if not identical and finding.level is Level.PROVED_MODEL:
        return replace(finding, level=Level.UNDECIDED, reason=f"SymPy finds no identity: {by_sympy['sympy']}")
    return replace(finding, details={**finding.details, **by_sympy})


def refute(plan: Plan, answers: Mapping[str, Any], more: Mapping[str, Any]) -> Finding:
    """The least counterexample, evaluated exactly; UNDECIDED where none is found though a solver has one."""
    relation = _fixed(plan.relation, plan.fixed)
    search = minimal_counterexample.search(relation, plan.limit, plan.determined)
    details = {"link": LINK, "solver": dict(answers), **more}
    if search.values is None:
        return Finding(Level.UNDECIDED, reason=f"a solver refutes it, {search.tested} trials do not", details=details)
    example = minimal_counterexample.as_json(relation, search.values)
    fixed = {str(name): int(value) for name, value in plan.fixed.items()}
    example = {**example, "order": search.order, "tried": search.tested, **({"fixed": fixed} if fixed else {})}
    controls = {}
    for name, correction in plan.corrections.items():
        correction_search = minimal_counterexample.search(
            _fixed(correction, plan.fixed), min(plan.limit, 7), plan.determined
        )
        controls[name] = {
            "counterexamples": 0 if correction_search.values is None else 1,
            "tried": correction_search.tested,
        }
    if any(control["counterexamples"] for control in controls.values()):
        return Finding(Level.UNDECIDED, reason="what is to take its place is refuted too", details=details)
    details["control"] = controls
    return Finding(Level.REFUTED, example["input"], example, details=details)


def _fixed(relation: Relation, values: Mapping[Any, Any]) -> Relation:
    return Relation(relation.domain.subs(values), relation.holds.subs(values))


def first_order(corrections: Mapping[str, Relation]) -> Finding:
    """The goal that claim 4, read as an equation, fails: for A = B = 1 no K and no reach satisfy it.

    At Ae = Be = t with a small enough t every K and every reach fail.
    """
    relation = accuracy.propagated_first_order
    t = symbols("t", real=True)
    place = {accuracy.A: 1, accuracy.B: 1, accuracy.Ae: t, accuracy.Be: t}
    K, reach = accuracy.K, accuracy.reach
    small = And(K > 0, reach > 0, t > 0, t <= reach, K * t <= 1)
    fails = And(relation.domain, ~relation.holds).subs(place)
    goal = Goal("every K", (small,), cleared(fails)[0], "at A = B = 1, Ae = Be = t with 0 < t <= reach and K*t <= 1")
    weaker = replace(goal, hypotheses=(cleared(And(K > 0, reach > 0, t > 0, t <= reach))[0],), solvers=("z3",))
    finding = lib.decide([goal], [Mutant("t not small against 1/K", weaker)], SOLVERS, SECONDS, LINK)
    if finding.level is not Level.PROVED_MODEL:
        return finding
    fixed = {K: 1, reach: 1}
    refuted = refute(Plan(relation, fixed, corrections=corrections), {}, {"goals": finding.details["goals"]})
    example = minimal_counterexample.as_json(_fixed(relation, fixed), {"A": 1, "B": 1, "Ae": 1, "Be": 1})
    example |= {"fixed": {"K": 1, "reach": 1}, "for every K and reach": goal.says}
    return replace(refuted, witness=example["input"], counterexample=example, killed=finding.killed)

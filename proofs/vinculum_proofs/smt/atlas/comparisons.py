"""Claims: how each profile relates to every other, element by element.

Method: SMT over integers and truth values, z3 and cvc5. The condition under which two profiles differ is proposed from
every pair of a small type, and proved to be exact.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.comparison import of_floats, of_integers
from vinculum_proofs.comparison.compare import Comparison, Side, compare
from vinculum_proofs.comparison.direction import Status
from vinculum_proofs.comparison.report import plain
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Case, Outcome, cases
from vinculum_spec.schema import ElementType, Profile

LINK = "two definitions against each other; no code is looked at"
TABLES = tuple(f"atlas/{name}.toml" for name in ("profiles", "requirements", "rulings"))
RESTS_ON = (
    "INT_TRUNCATED", "INT_FLOORED", "INT_RANGE", "INT_RESULTS",
    "FLOAT_EXISTS", "FLOAT_UNIQUE", "FLOAT_NO_ACCURACY", "FLOAT_ZERO_DENOMINATOR_ZERO", "FLOAT_FLOOR", "FLOAT_ULP",
)  # fmt: skip


def others(name: str) -> Iterator[Profile]:
    """The profiles that have an element type in common with this one, but for itself."""
    own = set(atlas().profiles[name].types)
    return (p for p in atlas().profiles.values() if p.name != name and not own.isdisjoint(p.types))


def decide(name: str, session: Session) -> Finding:
    """Whether a profile refines each other profile, for elements of the types that both have."""
    side, rest = Side(atlas().profiles[name]), list(others(name))
    goals: Counter[tuple[tuple[str, str], ...]] = Counter()
    relations: dict[str, Any] = {}
    for number, other in enumerate(rest):
        session.report(number / len(rest), other.name)
        comparison = compare(atlas(), side, Side(other), values=True)
        if comparison.status is Status.UNDECIDED:
            reasons = (part.direction.reason for part in comparison.elements)
            return Finding(Level.UNDECIDED, reason=f"{other.name}: {'; '.join(r for r in reasons if r)}")
        relations[other.name] = _relation(comparison)
        for part in comparison.elements:
            goals.update(tuple(goal.items()) for goal in part.direction.goals if _proved(goal))
    survived, killed = survivors_and_killed(name)
    questions = [
        {**dict(goal), "asked": count} for goal, count in goals.items()
    ]  # of other profiles, in the same words
    details = {"link": LINK, "goals": questions, "relations": relations}
    reason = (
        f"mutants not told apart: {'; '.join(survived)}"
        if survived
        else None
        if killed and goals
        else "no goal, or no mutant"
    )
    level = Level.PROVED_MODEL if reason is None else Level.UNDECIDED
    return Finding(level, relations, None, tuple(killed), tuple(survived), reason=reason, details=details)


def _proved(goal: dict[str, str]) -> bool:
    return {goal.get("z3"), goal.get("cvc5")} == {"unsat"}


def _relation(comparison: Comparison) -> dict[str, Any]:
    """The status, and for each kind of element what `report.plain` says, without the goals."""
    parts = [
        {"types": list(part.types), **{k: v for k, v in plain(part.direction).items() if k not in ("goals", "reason")}}
        for part in comparison.elements
    ]
    return {"status": comparison.status.value, "elements": parts}


# The requirement on quotients that a mutant has in the place of another.
OTHER_QUOTIENT = {
    "E_DIV_INT_FUNC_0010": "V_DIV_INT_FLOOR_0010",
    "V_DIV_INT_FLOOR_0010": "E_DIV_INT_FUNC_0010",
    "E_DIV_FLOAT_FUNC_0010": "V_DIV_FLOAT_NO_ACCURACY_0010",
    "V_DIV_FLOAT_NO_ACCURACY_0010": "E_DIV_FLOAT_FUNC_0010",
    "V_DIV_FLOAT_FLOOR_0010": "E_DIV_FLOAT_FUNC_0010",
    "V_DIV_FLOAT_FLOOR_EITHER_0010": "V_DIV_FLOAT_FLOOR_0010",
    "V_DIV_FLOAT_TRUNC_EITHER_0010": "V_DIV_FLOAT_FLOOR_EITHER_0010",
    "V_DIV_FLOAT_ONE_ULP_0010": "V_DIV_FLOAT_2_5_ULP_0010",
    "V_DIV_FLOAT_2_5_ULP_0010": "V_DIV_FLOAT_3_ULP_0010",
    "V_DIV_FLOAT_3_ULP_0010": "V_DIV_FLOAT_2_5_ULP_0010",
    "V_DIV_FLOAT_FLUSHED_0010": "E_DIV_FLOAT_FUNC_0010",
    "V_DIV_FLOAT_2_5_ULP_IN_RANGE_0010": "E_DIV_FLOAT_FUNC_0010",
    "V_DIV_FLOAT_TWO_STEPS_0010": "V_DIV_FLOAT_FLUSHED_0010",
}


def mutants(name: str) -> Iterator[tuple[str, Sequence[Case], Sequence[Case], ElementType]]:
    """A profile's cases beside those of a profile that differs from it in one of them."""
    profile = atlas().profiles[name]
    for kind in ("int", "float"):
        element = next((atlas().types[t] for t in profile.types if atlas().types[t].kind == kind), None)
        if element is not None:
            inside, *outside = cases(atlas(), profile, element, {})
            requirement = atlas().requirements[OTHER_QUOTIENT[inside.requirement.id]]
            yield (
                f"{kind}: {requirement.title}",
                (inside, *outside),
                (replace(inside, requirement=requirement), *outside),
                element,
            )
            for case in outside:
                outcome = Outcome.UNDEFINED if case.outcome is not Outcome.UNDEFINED else Outcome.REPORT
                changed = tuple(replace(c, outcome=outcome) if c is case else c for c in outside)
                yield f"{kind}: {outcome} for {case.requirement.id}", (inside, *outside), (inside, *changed), element


def survivors_and_killed(name: str) -> tuple[list[str], list[str]]:
    """The mutants that the comparison does not tell apart from the profile, and those that it does."""
    survived, killed = [], []
    for words, own, changed, element in mutants(name):
        decided = of_integers.decide if element.kind == "int" else of_floats.decide
        statuses = {decided(own, changed, element).status, decided(changed, own, element).status}
        (killed if Status.DIFFERS in statuses else survived).append(words)
    return survived, killed


def proof(profile: Profile) -> Proof:
    """The proof about one profile."""
    stated = {case.requirement.id for t in profile.types for case in cases(atlas(), profile, atlas().types[t], {})}
    return Proof(
        claim=f"COMPARED_{profile.name.upper().replace('-', '_')}",
        title=f"how {profile.name} relates to each other profile: where it gives what the other does not allow",
        requirements=tuple(sorted(stated)),
        method="SMT over integers and truth values, z3 and cvc5",
        scope=(
            "elements of every type that both have, of every width and format (of precision 4 or more, within n ulp); "
            "attributes at their defaults; any NaN is one"
        ),
        run=partial(decide, profile.name),
        tools=("z3-solver", "cvc5"),
        examines=tuple(f"spec/vinculum_spec/data/{table}" for table in TABLES),
        assumptions=(
            "a comparison of whole profiles needs that each gives a result where it gives a value: see what it rests on",
        ),
        rests_on=RESTS_ON,
        seconds=900.0,
    )


PROOFS = tuple(proof(profile) for profile in atlas().profiles.values())

"""Claims: each recipe of the recorded pairs refines the division that it stands for.

Method: SMT over integers and truth values, z3 and cvc5. The least and the largest value of the type are symbols, and so are
the precision and the exponents of the format.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from vinculum.exports.lowering import lower
from vinculum.exports.lowering.definition import definition
from vinculum.exports.lowering.lowering import Lowering
from vinculum.exports.lowering.render import pairs, uses_remainder
from vinculum.exports.lowering.tree import Node
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.comparison import floats as comparison_floats
from vinculum_proofs.comparison import of_floats as comparison_of_floats
from vinculum_proofs.comparison.direction import Status
from vinculum_proofs.smt import goals, lemmas
from vinculum_proofs.smt.lowering import of_floats, of_integers
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Case
from vinculum_spec.schema import ElementType

LINK = "the recipe as a tree, against the definitions of both; the printed ONNX, C and Python are tested"
TABLES = tuple(f"atlas/{name}.toml" for name in ("profiles", "requirements", "rulings"))
RESTS_ON = ("INT_TRUNCATED", "INT_FLOORED", "INT_RANGE", "INT_RESULTS", "FLOAT_FLOORS_SMALL")
SECONDS = 60.0  # for each question to each solver


def groups(lowering: Lowering) -> Iterator[tuple[ElementType, Node]]:
    """One type of each kind with the recipe, but for recipes that round the exact quotient."""
    seen = set[tuple[str, bool]]()
    for dtype, root in lowering.recipes.items():
        element = atlas().types[dtype]
        if (element.kind, element.signed) not in seen and not uses_remainder(root):
            seen.add((element.kind, element.signed))
            yield element, root


def decide(source: str, target: str, _session: Session) -> Finding:
    """Whether the recipes of a pair refine its source."""
    lowering = lower(source, target)
    if not (every := list(groups(lowering))):
        return Finding(Level.UNDECIDED, reason="no recipe that this proof understands")
    questions = [
        of_integers.Question(root, lowering.source.cases(element), lowering.target.cases(element), element.signed)
        for element, root in every
        if element.kind == "int"
    ]
    found = Finding(Level.PROVED_MODEL, details={"link": LINK, "goals": []})
    if questions:
        asked = [lemmas.PRODUCT, *(goal for question in questions for goal in of_integers.goals(question))]
        wrong = [mutant for question in questions for mutant in of_integers.wrong_recipes(question)]
        found = goals.decide(asked, wrong, seconds=SECONDS, link=LINK)
    for element, root in every:
        if element.kind == "float" and found.level is Level.PROVED_MODEL:
            found = _with_floats(found, lowering, element, root)
    return found


def _with_floats(found: Finding, lowering: Lowering, element: ElementType, root: Node) -> Finding:
    """The finding, with what is found of floats."""
    source, target = lowering.source.cases(element), lowering.target.cases(element)
    direction = comparison_of_floats.decide(of_floats.cases_of(root, target), source, element)
    details: dict[str, Any] = {**found.details, "goals": [*found.details["goals"], *direction.goals]}
    if direction.status is not Status.REFINES:
        level = Level.REFUTED if direction.status is Status.DIFFERS else Level.UNDECIDED
        witness = vars(direction.witness) if direction.witness else None
        return Finding(level, None, witness, reason=direction.reason or "floats", details=details)
    killed, survived = [], []
    for words, mutant in of_floats.mutants(root, source):
        status = comparison_of_floats.decide(of_floats.cases_of(mutant, target), source, element).status
        (killed if status is Status.DIFFERS else survived).append(f"floats: {words}")
    witness = {**(found.witness or {}), "floats": _operands(source, element)}
    killed_too = (*found.killed, *killed)
    reason = f"mutants survive: {'; '.join(survived)}" if survived else None if killed_too else "no mutant"
    return Finding(
        Level.PROVED_MODEL if reason is None else Level.UNDECIDED,
        witness,
        None,
        killed_too,
        (*found.survived, *survived),
        reason,
        details,
    )


def _operands(cases: Sequence[Case], element: ElementType) -> dict[str, str]:
    """The first simple operands of each case."""
    form = element.form
    assert form is not None
    simple = comparison_floats.candidates(form)
    pairs_of = [(a, b) for a in simple for b in simple]
    first = {
        case.requirement.id: next(
            (pair for pair in pairs_of if comparison_floats.observed(case.where, *pair, 0, form)), None
        )
        for case in cases
    }
    return {name: f"A = {simple[pair[0]]}, B = {simple[pair[1]]}" for name, pair in first.items() if pair is not None}


def proof(source: str, target: str) -> Proof:
    """The proof about one pair."""
    sides = definition(source), definition(target)
    shared = [atlas().types[t] for t in sides[0].profile.types if t in sides[1].profile.types]
    requirements = {case.requirement.id for element in shared for case in sides[0].cases(element)}
    return Proof(
        claim=f"LOWERED_{sides[0].identifier}_TO_{sides[1].identifier}".upper(),
        title=f"the recipe for {source} with the operations of {target} gives what {source} allows",
        requirements=tuple(sorted(requirements)),
        method="SMT over integers and truth values, z3 and cvc5",
        scope=(
            "elements of every type that both have, of every width and format; but floats whose exact quotient is rounded down;"
            " no number of a recipe on integers leaves the type, and its division has no operands for which a crash is possible"
        ),
        run=partial(decide, source, target),
        tools=("z3-solver", "cvc5"),
        examines=(
            *(f"spec/vinculum_spec/data/{table}" for table in TABLES),
            "src/vinculum/exports/lowering/pairs.toml",
            "src/vinculum/exports/lowering/operations.toml",
        ),
        assumptions=("a definition gives a result of its own type where it gives a value",),
        rests_on=RESTS_ON,
        seconds=900.0,
    )


PROOFS = tuple(proof(*pair) for pair in pairs())

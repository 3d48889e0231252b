"""Every example of the sources, decided by the relations themselves, exactly.

Method: values by real.quotient, integer.truncated_quotient or ieee754.quotient, and by real.printed_quotient where the
source prints an approximation; shapes by the rule of each profile that the example names. Nothing is divided here.
Mutants: the last digit of each number one up; each size of C one more; for shapes that must not meet, those of A twice.
"""

from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from functools import partial
from typing import Any

import numpy as np
from sympy import Integer, Rational, true

from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.algebra.claims import proof
from vinculum_spec.claims.examples import claim_id
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754, integer, real, tensor
from vinculum_spec.schema import ShapeExample, ValueExample

LINK = "the relations accept what the sources print, and nothing next to it"
SPEC = specification()
SPECIAL = {"nan": "0.0", "+inf": "-inf"}


def rational(text: str) -> Rational:
    """A printed number, exactly."""
    fraction = Fraction(text)
    return Rational(fraction.numerator, fraction.denominator)


def pattern(text: str, name: str) -> int:
    """The bit pattern of a printed number, which is a value of the type; ValueError where it is none."""
    dtype = np.dtype(name)
    number = dtype.type(text)
    if np.isfinite(number) and Fraction(float(number)) != Fraction(text):
        raise ValueError(f"{text} is no {name}")
    return int(number.view(f"u{dtype.itemsize}"))


def accepted(example: ValueExample, k: int, c: str) -> bool:
    """Whether the relation of the example's type takes `c` as element `k`."""
    a, b, element = example.A[k], example.B[k], SPEC.types[example.type]
    values: dict[Any, Any]
    if k in example.approximate:
        tolerance = Rational(1, 2 * 10 ** example.approximate[k])
        relation, values = real.printed_quotient, {real.tolerance: tolerance}
        values |= {real.A: rational(a), real.B: rational(b), real.C: rational(c)}
    elif element.kind == "real":
        relation, values = real.quotient, {real.A: rational(a), real.B: rational(b), real.C: rational(c)}
    elif element.kind == "int":
        relation, values = integer.truncated_quotient, {integer.MAX: Integer(element.maximum)}
        values |= {integer.A: int(a), integer.B: int(b), integer.C: int(c)}
    else:
        assert element.form is not None
        patterns = (pattern(text, example.type) for text in (a, b, c))
        relation, values = ieee754.quotient, ieee754.observe(*patterns, element.form)
        values = {**ieee754.parameter_values(element.form), **values}
    return bool(relation.domain.subs(values) == true and relation.holds.subs(values) == true)


def other(example: ValueExample, k: int) -> str:
    """The next value: the printed number plus one unit in its last digit, or the next float of the type."""
    c = example.C[k]
    if c in SPECIAL:
        return SPECIAL[c]
    numerator, _, denominator = c.partition("/")
    if denominator:
        return f"{int(numerator) + 1}/{denominator}"
    if SPEC.types[example.type].kind == "float" and k not in example.approximate:
        return str(Decimal(float(np.nextafter(np.dtype(example.type).type(c), np.inf))))
    return str(Decimal(c) + Decimal(1).scaleb(-len(c.partition(".")[2])))


def decide_values(example: ValueExample, _session: Session) -> Finding:
    """Every element, then every element with another result."""
    elements = range(len(example.C))
    rejected = [k for k in elements if not accepted(example, k, example.C[k])]
    if rejected:
        k = rejected[0]
        counterexample = {
            "input": {"A": example.A[k], "B": example.B[k]},
            "expected": example.C[k],
            "got": "not accepted",
        }
        return Finding(Level.REFUTED, counterexample["input"], counterexample, details={"link": LINK})
    words = {k: f"element {k}: {other(example, k)} for {example.C[k]}" for k in elements}
    killed = tuple(words[k] for k in elements if not accepted(example, k, other(example, k)))
    survived = tuple(text for text in words.values() if text not in killed)
    witness = {"A": list(example.A), "B": list(example.B), "C": list(example.C)}
    return _proved(witness, killed, survived, [f"element {k}" for k in elements])


def decide_shapes(example: ShapeExample, _session: Session) -> Finding:
    """Check the shape of an example under each profile that it names, and that other shapes are refused.

    The mutants are every other shape of C, and the shape of A in the place of B's.
    """
    goals, killed, survived = [], list[str](), list[str]()
    for name in example.profiles:
        profile = SPEC.profiles[name]
        attributes = profile.complete(example.attributes)
        axis = example.attributes.get("axis")
        kinds = {SPEC.types[element].kind for element in profile.types}
        identifiers = sorted({profile.shape.requirement(kind, attributes) for kind in kinds})
        for identifier in identifiers:
            rule = SPEC.requirements[identifier].relation_name.partition(".")[2]
            goals.append(f"{name}: {identifier}")
            right = partial(tensor.shapes_hold, rule, example.A, example.B, axis=axis)
            holds = right(example.C) if example.C is not None else not tensor.admits(rule, example.A, example.B, axis)
            if not holds:
                operands = {"A": list(example.A), "B": list(example.B), "profile": name}
                expected = f"a shape of C by {identifier}" if example.C is None else list(example.C)
                counterexample = {"input": operands, "expected": expected, "got": "not accepted"}
                return Finding(Level.REFUTED, operands, counterexample, details={"link": LINK})
            if example.C is None:
                dead = tensor.admits(rule, example.A, example.A, None)
                (killed if dead else survived).append(f"{goals[-1]}: B of the shape of A")
            else:
                sizes = [(*example.C[:k], x + 1, *example.C[k + 1 :]) for k, x in enumerate(example.C)]
                for wrong_shape in (*sizes, (1, *example.C)):  # and of an axis more, as a scalar has no size
                    (survived if right(wrong_shape) else killed).append(f"{goals[-1]}: C = {wrong_shape}")
    witness = {"A": list(example.A), "B": list(example.B), "C": None if example.C is None else list(example.C)}
    return _proved(witness, tuple(killed), tuple(survived), goals)


def _proved(witness: dict[str, Any], killed: tuple[str, ...], survived: tuple[str, ...], goals: list[str]) -> Finding:
    level = Level.UNDECIDED if survived or not killed else Level.PROVED_MODEL
    reason = f"accepted as well: {'; '.join(survived)}" if survived else None if killed else "nothing else was tried"
    return Finding(level, witness, None, killed, survived, reason, {"link": LINK, "goals": goals})


def example_proof(example: ValueExample | ShapeExample) -> Proof:
    """The proof that one example is right."""
    run = partial(decide_values, example) if isinstance(example, ValueExample) else partial(decide_shapes, example)
    claim = SPEC.claims[claim_id(example)]
    names = tuple(dict.fromkeys(SPEC.requirements[name].relation_name for name in claim.requirements))
    plain = proof(claim)
    return replace(
        plain,
        scope=f"{claim.formula}: {claim.hypotheses}",
        run=run,
        relations=names,
        tools=("sympy", "numpy"),
        assumptions=("SymPy's subs",),
        examines=("spec/vinculum_spec/data/examples.toml",),
        quick=True,
    )


PROOFS = tuple(example_proof(example) for example in (*SPEC.value_examples, *SPEC.shape_examples))

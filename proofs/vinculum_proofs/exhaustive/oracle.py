"""Judge quotients by the relation of their rounding, compiled to C, or in NumPy without a compiler.

How vinculum.div computed them makes no difference here; `code_paths_small` and `code_paths_wide` compare code paths.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from vinculum.gate.oracle import relations
from vinculum.gate.oracle.compiled import Oracle, oracle_for
from vinculum.gate.results import formatting
from vinculum.gate.targets.base import Array
from vinculum_proofs.exhaustive.common import JUDGES, SPEC
from vinculum_spec.schema import ElementType


def requirement(element: ElementType, rounding: str) -> str:
    """Whose relation says what the quotients are."""
    relation = f"integer.{rounding}_quotient" if element.kind == "int" else "ieee754.quotient"
    return next(r.id for r in SPEC.requirements.values() if r.relation_name == relation)


def _oracle(element: ElementType, rounding: str) -> Oracle:
    return oracle_for(element, (SPEC.requirements[requirement(element, rounding)],), ())


def judged_by(types: Iterable[tuple[ElementType, str]]) -> list[str]:
    """In words, what judges each type and rounding."""
    return sorted({JUDGES[_oracle(element, of).name] for element, of in types})


def violation(A: Array, B: Array, C: Array, element: ElementType, rounding: str) -> dict[str, Any] | None:
    """The first quotient that its relation does not accept, or does not cover; None if there is none."""
    name = requirement(element, rounding)
    applies, failures = (int(x[0]) for x in _oracle(element, rounding).count(A, B, C))
    if applies == A.size and not failures:
        return None
    text, observed = SPEC.requirements[name], relations.observe(A, B, C, element)
    speaks = relations.domain(text, element, observed)
    right = speaks & relations.holds(text, element, observed)
    at = int(np.argmin(right))
    if right[at]:
        raise AssertionError(f"the compiled judge of {element.name} refutes {name}, and the other does not")
    _, accepted = formatting.expected([text], element, A[at : at + 1], B[at : at + 1])
    operands = {name: formatting.decimal_and_bits(x[at]) for name, x in zip(("A", "B", "got"), (A, B, C), strict=True)}
    return (
        {"requirement": name} | operands | {"expected": " or ".join(accepted) if speaks[at] else "a pair of its domain"}
    )

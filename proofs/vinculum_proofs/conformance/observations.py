"""What is seen of a call, put to the relations on behaviour of the specification."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from sympy import Symbol

from vinculum.gate.oracle import relations
from vinculum_proofs.conformance.common import SPEC
from vinculum_spec.relations import behaviour


def conducted(identifier: str, observed: Mapping[Symbol, Any]) -> bool:
    """Whether what is seen of a call is as the relation of a requirement on behaviour asks."""
    return relations.behaviour_holds(SPEC.requirements[identifier], observed)


@cache
def answers(*, in_domain: bool, answered: bool, reported: bool) -> bool:
    """Whether a call gives a value in the domain and an error outside.

    V_DIV_ANSWER_0010, V_DIV_OUTSIDE_DOMAIN_0010
    """
    observed = {behaviour.in_domain: in_domain, behaviour.answered: answered, behaviour.reported: reported}
    return all(conducted(name, observed) for name in ("V_DIV_ANSWER_0010", "V_DIV_OUTSIDE_DOMAIN_0010"))


def repeats(first: object, second: object) -> bool:
    """Whether two calls, or two kernels, gave the same result. V_DIV_DETERMINISM_0010

    Each result is compared as one number.
    """
    return conducted("V_DIV_DETERMINISM_0010", {behaviour.C_first: 0, behaviour.C_again: int(first != second)})

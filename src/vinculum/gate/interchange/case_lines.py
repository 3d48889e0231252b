"""The operands of the gate's cases as lines `A B`."""

from collections.abc import Iterator
from itertools import chain

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.cases.domain import out_of_domain
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.cases.standards import with_values
from vinculum.gate.cases.values import bit_patterns_16, operand_classes, pairs, shared_properties
from vinculum.gate.targets.program import lines
from vinculum_spec.atlas.full import full_specification


def plan_of(profile: str, dtype: str, level: str = "quick", seed: int = 0) -> Plan:
    """Return the plan of a profile or standard, and a type of fixed width.

    Raises ValueError for names that do not fit.
    """
    spec = full_specification()
    if profile not in spec.profiles:
        raise ValueError(f"there is no profile {profile!r}; there are {', '.join(spec.profiles)}")
    fitting = [name for name in spec.profiles[profile].types if spec.types[name].kind != "real"]
    if dtype not in fitting:
        raise ValueError(f"there are no lines of {dtype} under {profile}; there are those of {', '.join(fitting)}")
    return Plan(spec, spec.profiles[profile], spec.types[dtype], LEVELS[level], seed)


def case_lines(plan: Plan, *, outside: bool = False) -> Iterator[bytes]:
    """Generate lines `A B` for the operand pairs of the cases on values, each pair once, in the domain.

    With `outside`, pairs outside of the domain follow. Equal plans give equal lines.
    """
    A, B = distinct(*in_domain(plan))
    yield lines.encode(A, B)
    if outside:
        for requirement in plan.conditions:
            yield lines.encode(*out_of_domain.violating(plan, requirement.id))


def in_domain(plan: Plan) -> tuple[Array, Array]:
    """Return the operands of the cases on values, without those that differ in shapes alone.

    A standard may give a value to operands that another profile has outside of its domain; these are among them.
    """
    on_values = chain(
        pairs.cases(plan),
        bit_patterns_16.cases(plan),
        operand_classes.cases(plan),
        shared_properties.cases(plan),
        with_values(plan),
    )
    alike = [case for case in on_values if case.violates is None and case.A.shape == case.B.shape]
    A, B = (np.concatenate([getattr(case, name).ravel() for case in alike]) for name in "AB")
    inside = plan.in_domain(A, B)
    return A[inside], B[inside]


def distinct(A: Array, B: Array) -> tuple[Array, Array]:
    """Return each pair of bit patterns once, in the order of its first occurrence."""
    words = f"u{A.itemsize}"
    both = np.stack([x.view(words) for x in (A, B)], axis=1)
    _, first = np.unique(both, axis=0, return_index=True)
    order = np.sort(first)
    return A[order], B[order]

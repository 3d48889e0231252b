"""`vinculum.div` lets shapes meet as the relations say, and brings the right elements together.

Claim: under every profile, for every value of the attribute that chooses the shape rule and every axis, for every pair
of shapes of rank 0 to 3 with sizes 0 to 3: the call is refused exactly where the relation does not admit the shapes, by
the requirement that is broken; else C has the one shape that the relation accepts, and at each index of C stands the
quotient of the elements that `tensor.source_index` names. Method: enumeration; each element of A and B encodes its
place, so that a quotient tells which two met.
"""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache, partial
from itertools import product
from math import prod
from typing import Any

import numpy as np
from sympy import lambdify

import vinculum
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance.binary import of_binary
from vinculum_proofs.conformance.common import SPEC, Outcome, Shape, aligned, choices, rule, rule_name, shapes
from vinculum_spec.relations import tensor
from vinculum_spec.schema import Kind, Profile

SIZES = 4
MAX_ELEMENTS = (SIZES - 1) ** 3  # elements of one operand
PLACEMENT = "V_DIV_SHAPE_PLACEMENT_0010"
DTYPES: Mapping[Kind, str] = {"float": "float64", "int": "int64", "real": "real"}
Div = Callable[..., Any]


@cache
def encoded(kind: Kind) -> tuple[Any, Any, dict[Any, tuple[int, int]]]:
    """Operands whose quotients are exact and all different, and a table from quotient to operand pair.

    There are MAX_ELEMENTS numerators and denominators.
    """
    k = range(MAX_ELEMENTS)
    A: Any
    B: Any
    if kind == "float":
        A, B = np.array([2.0**i for i in k]), np.array([2.0 ** (-MAX_ELEMENTS * j) for j in k])
    elif kind == "int":
        A, B = np.array([(MAX_ELEMENTS + i) << MAX_ELEMENTS for i in k]), np.array([-(1 << j) for j in k])
    else:
        A, B = (np.array([Fraction(n**x) for x in k], dtype=object) for n in (2, 3))
    exact = {Fraction(a) / Fraction(b): (i, j) for i, a in enumerate(A.tolist()) for j, b in enumerate(B.tolist())}
    assert len(exact) == MAX_ELEMENTS**2
    return A, B, exact


@cache
def sources() -> frozenset[tuple[int, int, int]]:
    """Every i, j, n for which element j of an operand of size n meets index i of C."""
    holds = lambdify((tensor.i, tensor.j, tensor.n), tensor.source_index.statement, "math")
    below = range(SIZES)
    return frozenset((i, j, n) for i, j, n in product(below, below, below) if j < n and holds(i, j, n))


def questions(rank: int) -> Iterator[tuple[Profile, Kind, Mapping[str, Any], str, int | None]]:
    """Profile, kind of element, attributes, the requirement that they lead to, and the axis among them."""
    for profile in SPEC.profiles.values():
        for kind in (k for k, name in DTYPES.items() if name in profile.types):
            for attributes, requirement in choices(profile):
                has_axis = any(a.name == "axis" for a in profile.attributes)
                for axis in (None, *range(rank + 1)) if has_axis else (None,):
                    yield profile, kind, attributes | ({} if axis is None else {"axis": axis}), requirement(kind), axis


def agrees(div: Div = vinculum.div, rank: int = 3) -> Outcome:
    """Every question, for every pair of shapes up to `rank`."""
    outcome, elements, admitted, every = Outcome(), 0, 0, shapes(rank, SIZES)
    for profile, kind, attributes, requirement, axis in questions(rank):
        name = rule_name(requirement)
        place = axis if name == "limited" else None
        numerators, denominators, _ = encoded(kind)
        for A, B in product(every, every):
            case = {"profile": profile.name, "kind": kind, "attributes": dict(attributes), "A": A, "B": B}
            outcome.count += 1
            got = answer(
                div, numerators[: prod(A)].reshape(A), denominators[: prod(B)].reshape(B), profile.name, attributes
            )
            if not rule(name).admits(A, B, place):
                misplaced = name in ("limited", "pdpd") and aligned(name, A, B, place) is None
                expected = PLACEMENT if misplaced else requirement
                if not isinstance(got, str) or got != expected:
                    return outcome.with_counterexample(f"an error by {expected}", printable(got), **case)
                continue
            accepted = rule(name).results(A, B, place, range(SIZES))
            if isinstance(got, str) or [got.shape] != accepted:
                return outcome.with_counterexample(accepted, printable(got), **case)
            if not meets(got, kind, name, A, B, place):
                return outcome.with_counterexample("the elements of the same index", got.ravel().tolist()[:4], **case)
            admitted, elements = admitted + 1, elements + got.size
            outcome.witness = {**case, "C": accepted[0]}
    outcome.more = {"calls": outcome.count, "admitted": admitted, "elements": elements}
    return outcome


def answer(div: Div, A: Any, B: Any, profile: str, attributes: Mapping[str, Any]) -> Any:
    """The result, or the requirement in the name of which it was refused for its shapes."""
    try:
        return div(A, B, profile=profile, **attributes)
    except vinculum.DivShapeError as error:
        return error.requirement
    except (ValueError, IndexError) as error:
        return type(error).__name__


def meets(C: Any, kind: Kind, name: str, A: Shape, B: Shape, axis: int | None) -> bool:
    """Whether each element of C is the quotient of those whose indices the relation accepts."""
    axes = aligned(name, A, B, axis) or ()
    sizes = tuple(x.a for x in axes), tuple(x.b for x in axes)
    exact, places = encoded(kind)[2], [list(np.ndindex(s)) for s in sizes]
    for index, quotient in zip(np.ndindex(C.shape), C.ravel().tolist(), strict=True):
        pair = exact.get(Fraction(quotient))
        if pair is None:
            return False
        for k, of_operand, n in zip(pair, places, sizes, strict=True):
            if k >= len(of_operand) or not sources().issuperset(zip(index, of_operand[k], n, strict=True)):
                return False
    return True


def printable(got: Any) -> str:
    """What came of a call, in words."""
    return f"an error by {got}" if isinstance(got, str) else f"shape {got.shape}"


# ---- mutants: one thing changed before or after our own division ----


def first_axes(A: Any, B: Any, **attributes: Any) -> Any:
    """The first axes meet, not the last."""
    return vinculum.div(A, B.reshape(B.shape + (1,) * (A.ndim - B.ndim)), **attributes)


def axis_ignored(A: Any, B: Any, axis: int | None = None, **attributes: Any) -> Any:  # noqa: ARG001
    """B lies upon the last axes, whatever `axis` says."""
    return vinculum.div(A, B, **attributes)


def broadcasts_where_it_must_not(A: Any, B: Any, profile: str, **attributes: Any) -> Any:
    """Equal shapes are not asked for."""
    return vinculum.div(A, B, profile="onnx-14" if profile == "sonnx" and A.dtype != object else profile, **attributes)


def pdpd_both_ways(A: Any, B: Any, **attributes: Any) -> Any:
    """Under PDPD, A repeats too."""
    return vinculum.div(A, B, **{k: "numpy" if v == "pdpd" else v for k, v in attributes.items()})


def lost_axes(A: Any, B: Any, **attributes: Any) -> Any:
    """Axes of size 1 are dropped."""
    return np.squeeze(vinculum.div(A, B, **attributes))


def transposed(A: Any, B: Any, **attributes: Any) -> Any:
    """Rows and columns of a square result are exchanged."""
    C = vinculum.div(A, B, **attributes)
    return C.T if C.ndim == 2 and C.shape[0] == C.shape[1] else C


def reversed_rows(A: Any, B: Any, **attributes: Any) -> Any:
    """The last axis of B is read backwards where B has fewer axes than A."""
    return vinculum.div(A, B[::-1] if B.ndim == 1 < A.ndim else B, **attributes)


def refuses_empty(A: Any, B: Any, **attributes: Any) -> Any:
    """A tensor without elements is refused."""
    if A.size == 0:
        raise vinculum.DivShapeError("there are no elements", requirement="E_DIV_FLOAT_CONSTR_A_0010")
    return vinculum.div(A, B, **attributes)


def another_requirement(A: Any, B: Any, **attributes: Any) -> Any:
    """Refused in the name of the placement of B, whatever was wrong."""
    try:
        return vinculum.div(A, B, **attributes)
    except vinculum.DivShapeError as error:
        raise vinculum.DivShapeError(str(error), requirement=PLACEMENT) from error


MUTANTS: Mapping[str, Div] = {
    "the first axes meet": first_axes,
    "axis has no effect": axis_ignored,
    "sonnx broadcasts": broadcasts_where_it_must_not,
    "A repeats under PDPD": pdpd_both_ways,
    "axes of size 1 are lost": lost_axes,
    "C is transposed": transposed,
    "rows of B are reversed": reversed_rows,
    "empty tensors are refused": refuses_empty,
    "every error says placement": another_requirement,
}


def decide(session: Session, rank: int) -> Finding:
    """The proof, up to that rank."""
    outcome = agrees(rank=rank)
    session.report(0.9, "mutants")
    mutants = {name: partial(agrees, div, 2) for name, div in MUTANTS.items()}
    bounds = [f"rank of A and B: 0 to {rank}", f"sizes: 0 to {SIZES - 1}", f"axis: absent, 0 to {rank}"]
    return of_binary(outcome, Level.BOUNDED, mutants, bounds=bounds, **outcome.more)


TITLE = "div meets shapes, and elements, as the relations say, and refuses others in the name of what they break"
REQUIREMENTS = tuple(r.id for r in SPEC.requirements.values() if r.kind == "shape")


def proof(claim: str, rank: int, *, quick: bool) -> Proof:
    """The claim up to that rank."""
    scope = (
        f"all seven profiles, every value of the attribute that chooses the rule, axis absent and 0 to {rank}; all pairs "
        f"of shapes of rank 0 to {rank} with sizes 0 to {SIZES - 1}; elements of {', '.join(DTYPES.values())}"
    )
    return Proof(
        claim, TITLE, REQUIREMENTS, "enumeration", scope, partial(decide, rank=rank), tools=("numpy",),
        examines=("src/vinculum/kernels",), quick=quick,
    )  # fmt: skip


PROOFS = (proof("KERNEL_SHAPES", 3, quick=False), proof("KERNEL_SHAPES_RANK_2", 2, quick=True))

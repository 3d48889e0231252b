"""The relations on shapes say what NumPy, ONNX and the sources' own sentences say.

Claims: for every pair of shapes of rank 0 to 3 with sizes 0 to 4, each shape rule admits what an independent definition
admits, and of all shapes of C accepts its result and no other; the placement of B and the index of the elements that
meet likewise. Method: enumeration.

Definitions: equality of shapes; `numpy.broadcast_shapes` and the shape inference of onnx (C++)
for multidirectional; `numpy.broadcast_to` of B to the shape of A, which is what PDPD says; for limited, that B is found
among the runs of the axes of A. None of them looks at the relations.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import product
from math import prod

import numpy as np
from sympy import And, Eq, Ge, Le, Ne, Or, lambdify

from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance.common import Outcome, Rule, Shape, finding, identifiers, shapes
from vinculum_spec.relations import tensor
from vinculum_spec.relations.relation import Relation, always

RANK, SIZES = 3, 5
AXES = (None, -1, 0, 1, 2, 3)
BOUNDS = [f"rank of A and B: 0 to {RANK}", f"sizes: 0 to {SIZES - 1}"]
Definition = Callable[[Shape, Shape, int | None], Shape | None]


def equal(A: Shape, B: Shape, axis: int | None) -> Shape | None:  # noqa: ARG001 - all have one form
    """The shape of C where A and B have the same, else None."""
    return A if A == B else None


def broadcast(A: Shape, B: Shape, axis: int | None) -> Shape | None:  # noqa: ARG001
    """NumPy's broadcast of two shapes; onnx must agree."""
    try:
        result: Shape | None = np.broadcast_shapes(A, B)
    except ValueError:
        result = None
    return result if inferred(A, B) == result else (-1,)  # (-1,): the two definitions contradict each other


@cache
def inferred(A: Shape, B: Shape) -> object:
    """The shape that onnx infers for Div-14; None where onnx refuses. ImportError without onnx."""
    from onnx import helper, shape_inference

    operands = [helper.make_tensor_value_info(name, 1, shape) for name, shape in (("A", A), ("B", B))]
    result = helper.make_tensor_value_info("C", 1, None)
    graph = helper.make_graph([helper.make_node("Div", ["A", "B"], ["C"])], "div", operands, [result])
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 14)])
    try:
        (output,) = shape_inference.infer_shapes(model, strict_mode=True).graph.output
    except shape_inference.InferenceError:
        return None
    return tuple(size.dim_value for size in output.type.tensor_type.shape.dim)


def run_of_axes(A: Shape, B: Shape, axis: int | None) -> Shape | None:
    """ONNX Div-6: B has one element, or its axes are a run of A's axes, from `axis` or at the end."""
    runs = {start: A[start : start + len(B)] for start in range(len(A) - len(B) + 1)}
    if prod(B) == 1 and runs:
        return A
    return A if runs.get(len(A) - len(B) if axis is None else axis) == B else None


def repeated(A: Shape, B: Shape, axis: int | None) -> Shape | None:  # noqa: ARG001
    """NumPy's broadcast of B to the shape of A: OpenVINO's text on PDPD, for axis -1."""
    try:
        return np.broadcast_to(np.empty(B), A).shape
    except ValueError:
        return None


DEFINITIONS: Mapping[str, tuple[Definition, tuple[int | None, ...]]] = {
    "same": (equal, (None,)),
    "multidirectional": (broadcast, (None,)),
    "limited": (run_of_axes, AXES),
    "pdpd": (repeated, (None,)),
}


def agrees(name: str, relation: Relation | None = None, rank: int = RANK) -> Outcome:
    """The rule, or the rule `name` with another relation, against its definition."""
    definition, axes = DEFINITIONS[name]
    rule, outcome, admitted = Rule(name, relation), Outcome(), 0
    every = shapes(rank, SIZES)
    for A, B, axis in product(every, every, axes):
        C = definition(A, B, axis)
        outcome.count += 1
        accepted = rule.results(A, B, axis, range(-1, SIZES + 1))
        if rule.admits(A, B, axis) != (C is not None) or accepted != ([] if C is None else [C]):
            return outcome.with_counterexample(C, accepted, A=A, B=B, axis=axis)
        if C is not None:
            admitted += 1
            outcome.witness = {"A": A, "B": B, "axis": axis, "C": C}
    outcome.more = {"pairs": outcome.count, "admitted": admitted}
    return outcome


a, b, c = tensor.a, tensor.b, tensor.c
MULTI = tensor.multidirectional
MUTANTS: Mapping[str, Mapping[str, Relation]] = {
    "same": {
        "sizes of 1 repeat": tensor.multidirectional,
        "C of any shape": Relation(tensor.same.domain, And(Ge(c, 0))),
    },
    "multidirectional": {
        "only A repeats": Relation(Or(Eq(a, b), Eq(a, 1)), tensor.multidirectional.holds),
        "the larger size for that which is not 1": Relation(MULTI.domain, Or(And(Ge(a, b), Eq(c, a)), And(Le(a, b), Eq(c, b)))),
        "sizes that divide each other repeat": Relation(Or(MULTI.domain, Eq(2 * b, a)), Or(MULTI.holds, And(Eq(2 * b, a), Eq(c, a)))),
    },
    "limited": {
        "sizes of 1 in B repeat": tensor.pdpd,
        "no B of one element": Relation(Or(~tensor.covered, Eq(a, b)), tensor.limited.holds),
        "any B at its place": Relation(Or(~tensor.covered, Eq(a, b), Ne(a, b)), tensor.limited.holds),
    },
    "pdpd": {
        "sizes of 1 in A repeat": Relation(Or(tensor.pdpd.domain, Eq(a, 1)), tensor.pdpd.holds),
        "no size of 1 in B repeats": tensor.limited,
        "C has the shape of B": Relation(tensor.pdpd.domain, And(Eq(c, b))),
    },
}  # fmt: skip


def decide_rule(name: str) -> Callable[[Session], Finding]:
    """The proof of one rule."""

    def run(session: Session) -> Finding:
        outcome = agrees(name)
        session.report(0.9, "mutants")
        mutants = {title: lambda m=m: agrees(name, m, rank=2) for title, m in MUTANTS[name].items()}
        bounds = [*BOUNDS, *([f"axis: absent, {AXES[1]} to {AXES[-1]}"] if name == "limited" else [])]
        return finding(outcome, Level.BOUNDED, mutants, bounds=bounds, **outcome.more)

    return run


def placed(relation: Relation = tensor.placement) -> Outcome:
    """The axes of B, from `start` on, are axes of A: compared as sets."""
    holds, outcome = lambdify((tensor.rank_A, tensor.rank_B, tensor.start), relation.statement, "math"), Outcome()
    for rank_A, rank_B, start in product(range(7), range(7), range(-8, 9)):
        within = set(range(start, start + rank_B)) <= set(range(rank_A)) and start in range(rank_A + 1)
        outcome.count += 1
        if bool(holds(rank_A, rank_B, start)) != within:
            return outcome.with_counterexample(within, not within, rank_A=rank_A, rank_B=rank_B, start=start)
        if within:
            outcome.witness = {"rank_A": rank_A, "rank_B": rank_B, "start": start}
    return outcome


def decide_placement(session: Session) -> Finding:  # noqa: ARG001
    """The proof of the relation on where B starts."""
    A, B, start = tensor.rank_A, tensor.rank_B, tensor.start
    mutants = {
        "start below 0": always(And(Le(B, A), Le(start + B, A))),
        "one axis too far": always(And(Le(B, A), Ge(start, 0), Le(start + B, A + 1))),
        "start 1 at least": always(And(Le(B, A), Ge(start, 1), Le(start + B, A))),
    }
    outcome = placed()
    checks = {title: lambda m=m: placed(m) for title, m in mutants.items()}
    return finding(outcome, Level.BOUNDED, checks, bounds=["ranks: 0 to 6", "start: -8 to 8"], cases=outcome.count)


def index_agrees(relation: Relation = tensor.source_index, rank: int = RANK) -> Outcome:
    """At each index of C the relation accepts exactly the index of the element that NumPy repeats there."""
    holds = lambdify((tensor.i, tensor.j, tensor.n), relation.statement, "math")
    accepted = {(i, n): [j for j in range(n) if holds(i, j, n)] for n in range(SIZES) for i in range(SIZES)}
    every, outcome = shapes(rank, SIZES), Outcome()
    for A, B in product(every, every):
        try:
            C = np.broadcast_shapes(A, B)
        except ValueError:
            continue
        numbered = np.broadcast_to(np.arange(prod(A)).reshape(A), C)
        sizes = (1,) * (len(C) - len(A)) + A
        for index in np.ndindex(*C):
            outcome.count += 1
            source = np.unravel_index(int(numbered[index]), sizes)
            if [accepted[i, n] for i, n in zip(index, sizes, strict=True)] != [[int(j)] for j in source]:
                return outcome.with_counterexample([int(j) for j in source], "another", A=A, C=C, index=index)
            outcome.witness = {"operand": A, "C": C, "index": index, "met": [int(j) for j in source]}
    return outcome


def decide_index(session: Session) -> Finding:  # noqa: ARG001
    """The proof of the relation on which elements meet."""
    i, j, n = tensor.i, tensor.j, tensor.n
    mutants = {
        "the first element throughout": always(Eq(j, 0)),
        "an operand of size 1 does not repeat": always(Eq(j, i)),
        "the neighbour": always(Or(And(Eq(n, 1), Eq(j, 0)), And(Ne(n, 1), Eq(j, i + 1)))),
    }
    checks = {title: lambda m=m: index_agrees(m, rank=2) for title, m in mutants.items()}
    outcome = index_agrees()
    return finding(outcome, Level.BOUNDED, checks, bounds=BOUNDS, elements=outcome.count)


TITLES = {
    "same": "the relation admits two shapes exactly where they are equal, and gives C that shape",
    "multidirectional": "the relation admits, and gives C, what NumPy and the shape inference of onnx do",
    "limited": "the relation admits B exactly where it has one element or is the run of axes of A at its place",
    "pdpd": "the relation admits B exactly where NumPy broadcasts B to the shape of A, and C has that shape",
}
SCOPE = f"all pairs of shapes of rank 0 to {RANK} with sizes 0 to {SIZES - 1}; ranks and sizes beyond: smt/axes.py, an axis at a time"
PROOFS = (
    *(
        Proof(
            f"SHAPE_RELATION_{name.upper()}",
            title,
            identifiers(f"tensor.{name}"),
            "enumeration",
            SCOPE,
            decide_rule(name),
            tools=("numpy", "onnx") if name == "multidirectional" else ("numpy",),
            quick=name == "same",
        )
        for name, title in TITLES.items()
    ),
    Proof(
        "SHAPE_RELATION_PLACEMENT",
        "the relation admits a start of B exactly where all axes of B are axes of A",
        identifiers("tensor.placement"),
        "enumeration",
        "ranks 0 to 6, starts -8 to 8",
        decide_placement,
        quick=True,
    ),
    Proof(
        "SHAPE_RELATION_INDEX",
        "at each index of C the relation accepts the one element of an operand that NumPy broadcasts there",
        identifiers("tensor.source_index"),
        "enumeration",
        SCOPE,
        decide_index,
        tools=("numpy",),
        quick=True,
    ),
)

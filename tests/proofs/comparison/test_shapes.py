"""Comparisons of shape rules agree with the rules, on all shapes of two axes and sizes up to 3."""

from itertools import product

import pytest

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from vinculum_proofs.comparison import shapes
from vinculum_proofs.comparison.direction import Status
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Outcome
from vinculum_spec.relations import tensor

RULES = {
    "same": "E_DIV_INT_CONSTR_A_0010",
    "multidirectional": "V_DIV_SHAPE_MULTIDIRECTIONAL_0010",
    "limited": "V_DIV_SHAPE_LIMITED_0010",
    "pdpd": "V_DIV_SHAPE_PDPD_0010",
    "same_rank": "V_DIV_SHAPE_SAME_RANK_0010",
    "scalar": "V_DIV_SHAPE_SCALAR_0010",
}
SHAPES = [shape for rank in range(3) for shape in product(range(4), repeat=rank)]


def admits(rule: str, a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    """Whether a rule admits two shapes, by the functions of the specification."""
    if rule == "scalar":
        return a == b == ()
    if rule == "same_rank":
        return len(a) == len(b) and tensor.admits("multidirectional", a, b)
    return tensor.admits(rule, a, b)


def result(rule: str, a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of C."""
    broadcasts = rule in ("multidirectional", "same_rank")
    candidates = product(*((range(4)) for _ in range(max(len(a), len(b))))) if broadcasts else [a]
    name = "multidirectional" if rule in ("same_rank", "scalar") else rule
    (shape,) = (c for c in candidates if tensor.shapes_hold(name, a, b, c))
    return shape


@pytest.mark.sample(8)
@pytest.mark.parametrize("allows", [Outcome.REPORT, Outcome.UNSPECIFIED])
@pytest.mark.parametrize("second", sorted(RULES))
@pytest.mark.parametrize("first", sorted(RULES))
def test_rules(first: str, second: str, allows: Outcome) -> None:
    one, two = (atlas().requirements[RULES[name]] for name in (first, second))
    found = shapes.decide(one, two, (Outcome.REPORT, allows))
    differ = False
    for a, b in product(SHAPES, SHAPES):
        by_first, by_second = admits(first, a, b), admits(second, a, b)
        if by_second:
            differ |= not by_first or result(first, a, b) != result(second, a, b)
        elif by_first:
            differ |= allows is Outcome.REPORT
    assert found.status is (Status.DIFFERS if differ else Status.REFINES), found


def test_a_witness_is_one() -> None:
    one, two = (atlas().requirements[RULES[name]] for name in ("same", "multidirectional"))
    witness = shapes.decide(one, two, (Outcome.REPORT, Outcome.UNSPECIFIED)).witness
    assert witness is not None
    assert (witness.A, witness.B, witness.first) == ("(2,)", "(1,)", "reports an error")
    assert admits("multidirectional", (2,), (1,))
    assert not admits("same", (2,), (1,))


def test_what_is_unspecified_is_no_error() -> None:
    """Shapes that neither admits: one profile leaves them open, the other wants an error."""
    rule = atlas().requirements[RULES["same"]]
    assert shapes.decide(rule, rule, (Outcome.UNSPECIFIED, Outcome.REPORT)).status is Status.DIFFERS
    assert shapes.decide(rule, rule, (Outcome.REPORT, Outcome.UNSPECIFIED)).status is Status.REFINES

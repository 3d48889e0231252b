"""Recipes are proved, and refuted where they are wrong."""

from dataclasses import replace

import pytest

from vinculum.exports.lowering import integers, lower, tree
from vinculum.exports.lowering.definition import definition
from vinculum.exports.lowering.tree import Node, Operation
from vinculum_evidence.proof import Level
from vinculum_proofs.comparison import of_floats as comparison
from vinculum_proofs.comparison.direction import Status
from vinculum_proofs.exhaustive import lowered_floors
from vinculum_proofs.exhaustive.float_floors import SMALL
from vinculum_proofs.smt.goals import settle
from vinculum_proofs.smt.lowering import claims, encoding, of_floats, of_integers
from vinculum_spec.atlas.loader import atlas

SOLVERS = ("z3", "cvc5")


def question(source: str, target: str, dtype: str) -> of_integers.Question:
    element = atlas().types[dtype]
    one, two = definition(source), definition(target)
    root = integers.recipe(one, two, element)
    return of_integers.Question(root, one.cases(element), two.cases(element), element.signed)


@pytest.mark.sample(7)
@pytest.mark.parametrize("proof", claims.PROOFS, ids=lambda proof: proof.claim)
def test_no_operands_of_four_bits_violate_a_goal(proof: claims.Proof) -> None:
    """The same relations, evaluated; the solvers are asked by `vinculum prove`."""
    lowering = lower(*claims.pairs()[claims.PROOFS.index(proof)])
    for element, root in claims.groups(lowering):
        if element.kind == "int":
            asked = of_integers.Question(
                root, lowering.source.cases(element), lowering.target.cases(element), element.signed
            )
            assert of_integers.violated(asked) == set()
            assert list(of_integers.goals(asked))


def test_a_recipe_is_proved_by_two_solvers() -> None:
    for goal in of_integers.goals(question("onnx-14", "wgsl", "uint32")):
        assert settle(goal, SOLVERS, 30).level is Level.PROVED_MODEL, goal.name


def test_a_guard_that_is_removed_is_refuted() -> None:
    right = question("onnx-14", "c99", "uint32")
    for mutant in of_integers.wrong_recipes(right):
        assert settle(mutant.goal, SOLVERS, 30, is_mutant=True).level is Level.REFUTED, mutant.words


@pytest.mark.thorough
def test_every_mutant_of_a_floored_quotient_is_refuted() -> None:
    mutants = list(of_integers.wrong_recipes(question("numpy-floor-divide", "onnx-14", "int32")))
    assert {"signed: unsafe: its part 1 alone", "signed: below: its part 1 alone"} <= {m.words for m in mutants}
    for mutant in mutants:
        assert settle(mutant.goal, SOLVERS[:1], 30, is_mutant=True).level is Level.REFUTED, mutant.words


def test_a_recipe_without_its_correction_violates_the_goal_on_values() -> None:
    right = question("torch-floor-divide", "onnx-14", "int32")
    quotient = next(step for step in tree.steps(right.root) if step.operation is Operation.DIVIDE)
    assert any(name.startswith("value: ") for name in of_integers.violated(replace(right, root=quotient)))


def test_a_number_that_leaves_the_type_violates_the_goal_on_types() -> None:
    """The product of a floored quotient and B: 7 // -2 * -2 is 8, which 4 bits do not hold."""
    right = question("onnx-14", "openvino-1", "int32")
    step = next(step for name, step in tree.named(right.root) if name == "factor")
    mutant = encoding.replaced(right.root, step, step.arguments[1])
    assert any(name.startswith("type: ") for name in of_integers.violated(replace(right, root=mutant)))


def test_a_recipe_with_two_divisions_is_refused() -> None:
    twice = tree.node(Operation.DIVIDE, tree.node(Operation.DIVIDE, tree.A, tree.B), tree.B)
    with pytest.raises(ValueError, match="one division, not 2"):
        encoding.Encoding(twice)


@pytest.mark.parametrize("root", [of_floats.QUOTIENT, of_floats.TRUNCATED])
def test_another_rounding_of_floats_is_told_apart(root: Node) -> None:
    source, target, element = definition("torch-floor-divide"), definition("onnx-14"), atlas().types["float32"]
    direction = comparison.decide(of_floats.cases_of(root, target.cases(element)), source.cases(element), element)
    assert direction.status is Status.DIFFERS


def test_a_recipe_of_floats_that_no_relation_describes_is_refused() -> None:
    target, element = definition("onnx-14"), atlas().types["float32"]
    with pytest.raises(ValueError, match="no relation says"):
        of_floats.cases_of(tree.node(Operation.CEIL, of_floats.QUOTIENT), target.cases(element))


def test_the_floor_by_fmod_is_exact_on_a_small_format_and_that_of_the_quotient_is_not() -> None:
    root = lower(*lowered_floors.PAIR, ["float32"]).recipes["float32"]
    assert not list(lowered_floors.differences(root, SMALL))
    assert next(lowered_floors.differences(lowered_floors.FLOOR_OF_QUOTIENT, SMALL))

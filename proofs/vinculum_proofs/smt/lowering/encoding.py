"""The meaning of a recipe on integers: a symbol for each node, with a linear definition.

A division of the recipe has a symbol for its quotient, of which only the relation of its definition is assumed. B times the
quotient has the symbol `BQ`, with instances of a lemma on products, so that every formula is linear.
"""

from collections.abc import Iterator, Mapping
from itertools import product as every
from typing import Any

import numpy as np
from sympy import And, Basic, Eq, Integer, Lt, Not, Or, Symbol, Xor, symbols
from sympy.logic.boolalg import Boolean

from vinculum.exports.lowering import tree
from vinculum.exports.lowering.tree import Node, Operation
from vinculum_proofs.comparison import integers
from vinculum_proofs.smt.lemmas import product
from vinculum_spec.relations.integer import MAX, A, B, C
from vinculum_spec.relations.integer_results import MIN

Q, BQ = symbols("Q BQ", integer=True)
CONSTANTS = {"MIN": MIN, "MAX": MAX}
INPUTS = {"A": A, "B": B}


class Encoding:
    """A recipe with one division, of A by B or by a denominator that is B or a constant."""

    def __init__(self, root: Node) -> None:
        """Define every node. Raises ValueError for a recipe of another form."""
        divisions = [step for step in tree.steps(root) if step.operation is Operation.DIVIDE]
        if len(divisions) != 1:
            raise ValueError(f"a recipe has one division, not {len(divisions)}")
        self.division = divisions[0]
        self.definitions = list[Boolean]()
        self._symbols = dict[object, Symbol]()
        self._terms = dict[Node, Basic]()
        self.numerator, self.denominator = (self.term(x) for x in self.division.arguments)
        self.numbers = [self.term(step) for step in tree.steps(root) if not step.truth]
        self.result = self.term(root)
        self.quotient_times = self._product(self.division, self.division.arguments[1])
        self.result_times = self._product(root, tree.B)

    def term(self, step: Node) -> Any:
        """The number or the truth value of a node."""
        if step not in self._terms:
            self._terms[step] = self._define(step)
        return self._terms[step]

    def _define(self, step: Node) -> Any:
        if step.operation is Operation.INPUT:
            return INPUTS[step.value]
        if step.operation is Operation.CONSTANT:
            return CONSTANTS.get(step.value) or Integer(step.value)
        if step.operation is Operation.DIVIDE:
            return Q
        if step.operation is Operation.MULTIPLY:
            return self._product(*step.arguments)
        values = [self.term(argument) for argument in step.arguments]
        if step.operation is Operation.SELECT:
            return self._selected(step, *values)
        return {
            Operation.ADD: lambda x, y: x + y,
            Operation.SUBTRACT: lambda x, y: x - y,
            Operation.EQUAL: Eq,
            Operation.LESS: Lt,
            Operation.AND: And,
            Operation.OR: Or,
            Operation.XOR: Xor,
            Operation.NOT: Not,
        }[step.operation](*values)

    def _selected(self, key: object, condition: Boolean, one: Basic, other: Basic) -> Symbol:
        """A symbol that is `one` under a condition, and `other` elsewhere."""
        if key not in self._symbols:
            symbol = Symbol(f"x{len(self._symbols)}", integer=True)
            self._symbols[key] = symbol
            self.definitions.append(Or(And(condition, Eq(symbol, one)), And(Not(condition), Eq(symbol, other))))
        return self._symbols[key]

    def _product(self, one: Node, other: Node) -> Any:
        """The product of two nodes. One of them is B, or a constant, or one of these under a condition."""
        if other.operation is Operation.SELECT:
            condition, *choices = other.arguments
            parts = (self._product(one, choice) for choice in choices)
            return self._selected((one, other), self.term(condition), *parts)
        if other.operation is Operation.CONSTANT:
            return self.term(other) * self.term(one)
        if other == tree.A:  # of a mutant
            return A * self.term(one)
        if other != tree.B:
            raise ValueError(f"no product of {one} and {other} is known")
        if one.operation is Operation.CONSTANT:
            return self.term(one) * B
        if one.operation is Operation.DIVIDE:
            return BQ
        if one.operation in (Operation.ADD, Operation.SUBTRACT):
            left, right = (self._product(x, other) for x in one.arguments)
            return left + right if one.operation is Operation.ADD else left - right
        if one.operation is Operation.SELECT:
            condition, *choices = one.arguments
            return self._selected((one, other), self.term(condition), *(self._product(x, other) for x in choices))
        return INPUTS[one.value] * B  # A*B or B*B, which a solver has to multiply


def given(encoding: Encoding, signed: bool) -> tuple[Boolean, ...]:
    """What is assumed of every recipe: A, B and the quotient are numbers of the type, and BQ is B*Q."""
    return (*integers.bounds(signed, A, B, Q), *instances(), *encoding.definitions)


def instances() -> tuple[Boolean, ...]:
    """Instances of `PRODUCT` for Q and B, in which BQ is their product."""
    factors = [(one * Q, other * B + step) for one, other, step in every((1, -1), (1, -1), (-2, -1, 0, 1, 2))]
    factors += [(one * Q - 1, other * B) for one, other in every((1, -1), (1, -1))]
    return tuple(product(*pair).subs(B * Q, BQ) for pair in factors)


def of_division(encoding: Encoding, formula: Basic) -> Basic:
    """A formula of the target, on the operands and the quotient of its division."""
    return _substituted(formula, encoding.quotient_times, encoding.numerator, encoding.denominator, Q)


def of_recipe(encoding: Encoding, formula: Basic) -> Basic:
    """A formula of the source, on A, B and the result of the recipe."""
    return _substituted(formula, encoding.result_times, A, B, encoding.result)


def _substituted(formula: Basic, times: Basic, numerator: Basic, denominator: Basic, quotient: Basic) -> Basic:
    linear = formula.subs(B * C, Symbol("T", integer=True))
    table = {Symbol("T", integer=True): times, A: numerator, B: denominator, C: quotient}
    return linear.xreplace(table)


def exact(formula: Basic) -> Basic:
    """The formula with B*Q in the place of its symbol: a model of it is one of the recipe."""
    return formula.xreplace({BQ: B * Q})


def evaluate(root: Node, a: Any, b: Any, quotient: Any, least: int, largest: int) -> Mapping[Node, Any]:
    """The value of each node, on arrays. `quotient`: the result of its division."""
    values: dict[Node, Any] = {tree.A: a, tree.B: b}
    constants = {"MIN": least, "MAX": largest}
    for step in tree.steps(root):
        if step.operation is Operation.CONSTANT:
            values[step] = constants[step.value] if step.value in constants else int(step.value)
        elif step.operation is Operation.DIVIDE:
            values[step] = quotient
        else:
            values[step] = _FUNCTIONS[step.operation](*(values[x] for x in step.arguments))
    return values


_FUNCTIONS = {
    Operation.MULTIPLY: np.multiply,
    Operation.ADD: np.add,
    Operation.SUBTRACT: np.subtract,
    Operation.SELECT: np.where,
    Operation.EQUAL: np.equal,
    Operation.LESS: np.less,
    Operation.AND: np.logical_and,
    Operation.OR: np.logical_or,
    Operation.XOR: np.logical_xor,
    Operation.NOT: np.logical_not,
}


def mutants(root: Node) -> Iterator[tuple[str, Node]]:
    """The recipe with a choice left out, half a condition, exchanged operands, or another quotient.

    One in which no division remains is left out.
    """
    for words, mutant in _mutants(root):
        if any(step.operation is Operation.DIVIDE for step in tree.steps(mutant)):
            yield words, mutant


def _mutants(root: Node) -> Iterator[tuple[str, Node]]:
    for name, step in tree.named(root):
        if step.operation is Operation.SELECT:
            yield f"{name}: always as if the condition held", replaced(root, step, step.arguments[1])
            yield f"{name}: never as if the condition held", replaced(root, step, step.arguments[2])
        elif step.operation in (Operation.AND, Operation.OR, Operation.XOR):
            for number, argument in enumerate(step.arguments):
                yield f"{name}: its part {number + 1} alone", replaced(root, step, argument)
        elif step.operation is Operation.DIVIDE:
            swapped = Node(step.operation, step.arguments[::-1], name=step.name)
            if tree.B in step.arguments:
                yield f"{name}: operands exchanged", replaced(root, step, swapped)
            more = tree.node(Operation.ADD, step, tree.constant(1), name="more")
            yield f"{name}: 1 more", replaced(root, step, more)


def replaced(root: Node, old: Node, new: Node) -> Node:
    """The recipe with another node in the place of one."""
    if root == old:
        return new
    arguments = tuple(replaced(argument, old, new) for argument in root.arguments)
    return Node(root.operation, arguments, root.value, root.name)

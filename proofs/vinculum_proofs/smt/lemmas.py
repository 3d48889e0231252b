"""A lemma on products and its instances, which solvers need where symbols are multiplied.

With the right instances the rest is linear in the products, which every solver decides at once.
"""

from typing import Any

from sympy import Eq, Not, Or, expand, symbols

from vinculum_proofs.smt.goals import Goal

x, y, z = symbols("x y z", integer=True)
PRODUCT = Goal(
    "product", (x >= 0, y >= 0), x * y >= 0, "a product of two numbers that are not negative is not negative"
)


def product(one: Any, two: Any) -> Any:
    """The instance of PRODUCT for the terms `one` and `two`, multiplied out."""
    return Or(Not(one >= 0), Not(two >= 0), expand(one * two) >= 0)


EQUALS = Goal("equals", (Eq(x, y),), Eq(x * z, y * z), "equals times a number are equal")


def equals(equation: Any, number: Any) -> Any:
    """The instance of EQUALS for the two sides of `equation` and `number`, multiplied out."""
    left, right = equation.args
    return Or(Not(equation), Eq(expand(left * number), expand(right * number)))

"""A lemma on products, and its instances: what solvers need to be reminded of where symbols are multiplied.

With the right instances the rest is linear in the products, which every solver decides at once.
"""

from typing import Any

from sympy import Not, Or, expand, symbols

from smt.lib import Goal

x, y = symbols("x y", integer=True)
PRODUCT = Goal(
    "product", (x >= 0, y >= 0), x * y >= 0, "a product of two numbers that are not negative is not negative"
)


def product(one: Any, two: Any) -> Any:
    """The instance of PRODUCT for the terms `one` and `two`, multiplied out."""
    return Or(Not(one >= 0), Not(two >= 0), expand(one * two) >= 0)

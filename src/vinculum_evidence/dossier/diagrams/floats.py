"""The class of every floating-point quotient, over the plane of the classes of A and B.

A format of 6 bits has every class of numbers that the large formats have, and few enough values to evaluate the relation
on every A, B and C. The diagram shows what the relation accepts.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from vinculum.gate.oracle import relations
from vinculum.gate.targets.base import Array
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

TINY = ElementType("6-bit float", "float", {}, width=6, signed=True, form=Format(width=6, p=3, emax=3))
CLASSES = ("NaN", "−∞", "−normal", "−subnormal", "−0", "+0", "+subnormal", "+normal", "+∞")
COMPLETE, SIGN, INVALID = "E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_SIGN_0010", "V_DIV_FLOAT_INVALID_0010"
# The five kinds of result. The kind of each cell is computed.
KINDS = {
    "carried": "NaN, because an operand is NaN",
    "invalid": "NaN, because the operation is invalid",
    "infinite": "an infinity, exactly",
    "zero": "a zero, exactly",
    "rounded": "the rounded exact quotient; the classes of number that rounding can give",
}


def class_of(pattern: Array, form: Format) -> Array:
    """For each bit pattern, the index of its class in CLASSES."""
    s, m, e, inf, nan = ieee754.decode(pattern, form)
    subnormal = (m != 0) & (e == form.q_min) & (m < 1 << (form.p - 1))
    size = np.select([inf, m == 0, subnormal], [4, 1, 2], default=3)  # distance from the middle of CLASSES
    return np.where(nan, 0, np.where(s == 1, 5 - size, 4 + size))


def rules() -> list[str]:
    """The requirements that decide quotients: those on values, except the complete one and the sign."""
    requirements = specification().requirements.values()
    return [r.id for r in requirements if r.kind == "value" and r.types == ("float",) and r.id not in (COMPLETE, SIGN)]


def deciding(a: Array, b: Array, element: ElementType) -> Mapping[str, Any]:
    """For each requirement, whether it decides the quotient of the bit patterns a and b, whatever C is."""
    assert element.form is not None
    observation = ieee754.observe(a, b, a * 0, element.form)
    return {name: relations.domain(specification().requirements[name], element, observation) for name in rules()}


def plane() -> dict[str, Any]:
    """The cells by rows of A: classes of C that the relation accepts, deciding requirements, the kind."""
    assert TINY.form is not None
    every = np.arange(1 << TINY.width)
    a, b = (x.ravel() for x in np.meshgrid(every, every, indexing="ij"))
    row, column = class_of(a, TINY.form), class_of(b, TINY.form)
    decided, accepted = deciding(a, b, TINY), _accepted(a, b, every)
    cells = []
    for i, j in np.ndindex(len(CLASSES), len(CLASSES)):
        in_cell = (row == i) & (column == j)
        results = _outward(name for k, name in enumerate(CLASSES) if accepted[in_cell, k].any())
        by = [name for name, where in decided.items() if where[in_cell].any()]
        cells.append(
            {
                "A": CLASSES[i],
                "B": CLASSES[j],
                "results": results,
                "kind": _kind(results, by),
                "by": by,
            }
        )
    return {"format": _format(TINY), "classes": list(CLASSES), "cells": cells, "kinds": _kinds(cells)}


def _accepted(a: Array, b: Array, every: Array) -> Array:
    """The classes of C that satisfy the relation: one row per pair, one column per class."""
    assert TINY.form is not None
    first, second = np.repeat(a, every.size), np.repeat(b, every.size)
    result = np.tile(every, a.size)
    observation = ieee754.observe(first, second, result, TINY.form)
    holds = relations.holds(specification().requirements[COMPLETE], TINY, observation).reshape(a.size, every.size)
    kinds = class_of(every, TINY.form)
    return np.stack([holds[:, kinds == k].any(axis=1) for k in range(len(CLASSES))], axis=1)


def _outward(names: Iterable[str]) -> list[str]:
    """Sorted from zero outward."""
    return sorted(names, key=lambda name: abs(2 * CLASSES.index(name) - len(CLASSES)))


def _kind(results: Sequence[str], by: Sequence[str]) -> str:
    if results == ["NaN"]:
        return "invalid" if INVALID in by else "carried"
    if all(name.endswith("∞") for name in results):
        return "infinite"
    return "zero" if all(name.endswith("0") for name in results) else "rounded"


def _kinds(cells: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The legend: each kind in words, with the requirements that decide its cells."""
    return [
        {
            "kind": kind,
            "words": words,
            "by": [name for name in rules() if any(name in cell["by"] for cell in cells if cell["kind"] == kind)],
        }
        for kind, words in KINDS.items()
    ]


def _format(element: ElementType) -> dict[str, int]:
    assert element.form is not None
    return {"width": element.width, "p": element.form.p, "emax": element.form.emax}

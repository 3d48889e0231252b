"""Every quotient of signed 4-bit integers under both roundings, as the relations accept it."""

from typing import Any

import numpy as np

from vinculum.gate.oracle import relations
from vinculum.gate.targets.base import Array
from vinculum_spec.loader import specification
from vinculum_spec.relations import integer
from vinculum_spec.schema import ElementType

TINY = ElementType("4-bit integer", "int", {}, width=4, signed=True)


def conditions() -> list[str]:
    """The requirements on integer operands."""
    return [r.id for r in specification().requirements.values() if r.kind == "domain" and r.types == ("int",)]


def roundings() -> dict[str, str]:
    """The requirements on integer rounding in any profile, by rounding: truncated or floored."""
    spec = specification()
    identifiers = {name: None for p in spec.profiles.values() if p.rounding for name in p.rounding.all("int")}
    return {spec.requirements[name].relation_name.split(".")[1].removesuffix("_quotient"): name for name in identifiers}


def plane() -> dict[str, Any]:
    """For each pair, the accepted quotients of each rounding, or the conditions that it violates."""
    every = np.arange(TINY.minimum, TINY.maximum + 1)
    a, b = (x.ravel() for x in np.meshgrid(every, every, indexing="ij"))
    satisfied = {name: relations.condition(specification().requirements[name], TINY, a, b) for name in conditions()}
    accepted = {rounding: _accepted(name, a, b, every) for rounding, name in roundings().items()}
    cells: list[dict[str, Any]] = []
    for k, (x, y) in enumerate(zip(a.tolist(), b.tolist(), strict=True)):
        outside = [name for name, where in satisfied.items() if not where[k]]
        quotients = {rounding: every[mask[k]].tolist() for rounding, mask in accepted.items()}
        cells.append({"A": x, "B": y, "outside": outside, **({} if outside else quotients)})
    return {
        "width": TINY.width,
        "minimum": TINY.minimum,
        "maximum": TINY.maximum,
        "values": every.tolist(),
        "cells": cells,
        "roundings": roundings(),
        "conditions": conditions(),
    }


def _accepted(requirement: str, a: Array, b: Array, every: Array) -> Array:
    """The C that satisfy the relation: one row per pair, one column per value."""
    first, second = np.repeat(a, every.size), np.repeat(b, every.size)
    observation = {integer.A: first, integer.B: second, integer.C: np.tile(every, a.size)}
    return relations.holds(specification().requirements[requirement], TINY, observation).reshape(a.size, every.size)

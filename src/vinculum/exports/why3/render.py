"""Render the theories from the templates of this package."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from textwrap import indent

from vinculum.exports.templates import templates
from vinculum.exports.why3 import floats
from vinculum.exports.why3.relations import Theory, predicates
from vinculum_spec.loader import specification
from vinculum_spec.relations import integer, real, tensor

COMMAND = "vinculum generate why3"
GATE = "div_gate.c"
FILES = (
    "div_real",
    "div_integer",
    "div_ieee754",
    "div_ieee754_rounded",
    "div_ieee_float",
    "div_tensor",
    "div_machine",
)

SPECIAL = (  # relations of floating-point numbers that ask only for kind and zero
    "nan_operand",
    "invalid",
    "zero_denominator",
    "infinite_numerator",
    "infinite_denominator",
    "zero_numerator",
)
MACHINE_WIDTHS = (32, 64)  # of the integers that Why3 extracts to C


def files() -> dict[str, str]:
    """The theories, and the C for the gate, by file name.

    >>> sorted(files())[:2]
    ['div_gate.c', 'div_ieee754.mlw']
    """
    return {**{f"{name}.mlw": _rendered(f"{name}.mlw") for name in FILES}, GATE: _rendered(GATE)}


def _rendered(file: str) -> str:
    types = specification().types.values()
    name = Path(file).stem
    return (
        templates("vinculum.exports.why3")
        .get_template(f"{file}.jinja")
        .render(
            command=COMMAND,
            predicates=indent(predicates(_theories()[name]), "  ") if name in _theories() else "",
            definitions=floats.definitions(),
            integers=[t for t in types if t.kind == "int"],
            floats=[t for t in types if t.form is not None],
            special=SPECIAL,
            machine=[t for t in types if t.kind == "int" and t.width in MACHINE_WIDTHS],
        )
    )


@cache
def _theories() -> Mapping[str, Theory]:
    on_integers = {integer.A: "a", integer.B: "b", integer.C: "c", integer.MAX: "max"}
    sizes = {tensor.a: "a", tensor.b: "b", tensor.c: "c"}
    on_reals = {real.A: "a", real.B: "b", real.C: "c"}
    return {
        "div_real": Theory("real", on_reals, dict.fromkeys("abc", "real"), real=True),
        "div_integer": Theory("integer", on_integers, dict.fromkeys(("max", *"abc"), "int")),
        "div_ieee754": floats.theory(),
        "div_tensor": Theory("tensor", sizes, dict.fromkeys("abc", "int"), only=("same",)),
    }

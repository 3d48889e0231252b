"""Runs the C that divides in integers on operands of each kind, and evaluates the relation.

It shows that contracts are not met by nothing, and that the relations accept what the C gives, for a quotient of each kind.
"""

import ctypes
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vinculum_proofs.wp.source import SourceError
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.schema import ElementType

COMPILE = ("gcc", "-std=c99", "-O2", "-shared", "-fPIC")
REQUIREMENT = "E_DIV_FLOAT_FUNC_0010"


@dataclass(frozen=True)
class Witness:
    """Operands and quotients by what they show.

    `wrong`: the first quotient that the relation does not accept.
    """

    values: Mapping[str, Mapping[str, str]]
    wrong: Mapping[str, Any] | None = None


def operands(form: Format) -> dict[str, tuple[int, int]]:
    """Bit patterns of a numerator and a denominator for each kind of quotient."""
    hidden = 1 << (form.p - 1)
    one, top = form.emax * hidden, (1 << (form.width - form.p)) - 1
    sign, infinity = 1 << (form.width - 1), top * hidden
    return {
        "rounded down or up: 1/3": (one, one + hidden + hidden // 2),
        "rounded up or down: -2/3": (sign + one + hidden, one + hidden + hidden // 2),
        "exact: 6/2": (one + 2 * hidden + hidden // 2, one + hidden),
        "subnormal: the smallest normal number by 2": (hidden, one + hidden),
        "a tie of subnormal numbers: three times the smallest, by 2": (3, one + hidden),
        "underflow: the smallest number by 4": (1, one + 2 * hidden),
        "subnormal operands: 3 units by 2": (3, 2),
        "the largest number by itself": (infinity - 1, infinity - 1),
        "overflow: the largest number by 1/2": (infinity - 1, one - hidden),
        "a number by zero": (one, sign),
        "zero by zero": (0, 0),
        "infinity by infinity": (infinity, sign + infinity),
        "infinity by a number": (sign + infinity, one),
        "a number by infinity": (one, sign + infinity),
        "NaN": (infinity + 1, one),
    }


def observed(element: ElementType, path: Path) -> Witness:
    """Run the C at `path` on `operands`; integers have witnesses that are proved instead."""
    form = element.form
    if form is None:
        return Witness({})
    every = operands(form)
    quotients = _run(path, element.name, form, list(every.values()))
    values, wrong = dict[str, Mapping[str, str]](), None
    for (words, (a, b)), c in zip(every.items(), quotients, strict=True):
        values[words] = {name: f"0x{bits:0{form.width // 4}x}" for name, bits in (("A", a), ("B", b), ("C", c))}
        if wrong is None and not holds(a, b, c, form):
            wrong = {"input": {x: values[words][x] for x in "AB"}, "got": values[words]["C"], "expected": REQUIREMENT}
    return Witness(values, wrong)


def holds(a: int, b: int, c: int, form: Format) -> bool:
    """Whether the pattern `c` is the quotient of the others, by the relation."""
    relation = specification().requirements[REQUIREMENT].relation
    values = {**ieee754.observe(a, b, c, form), **ieee754.parameter_values(form)}
    return bool(relation.holds.subs(values))


def _run(path: Path, name: str, form: Format, pairs: list[tuple[int, int]]) -> list[int]:
    pattern = {16: ctypes.c_uint16, 32: ctypes.c_uint32, 64: ctypes.c_uint64}[form.width]
    array = pattern * len(pairs)
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "division.so"
        made = subprocess.run([*COMPILE, str(path), "-o", str(library)], capture_output=True, text=True, check=False)
        if made.returncode != 0:
            raise SourceError(f"gcc refuses the C: {made.stderr.strip().splitlines()[0]}")
        function = getattr(ctypes.CDLL(str(library)), f"vinculum_div_{name}_bits")
        a, b, c, where = array(*(a for a, _ in pairs)), array(*(b for _, b in pairs)), array(), ctypes.c_size_t()
        if function(a, b, c, ctypes.c_size_t(len(pairs)), ctypes.byref(where)) != 0:
            raise SourceError(f"vinculum_div_{name}_bits: its status is not VINCULUM_OK")
        return list(c)

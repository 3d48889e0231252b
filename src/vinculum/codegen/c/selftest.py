"""Data of the self-test in C: conformance vectors for each function, as rows of bit patterns."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from vinculum.codegen.c.c_types import Elements
from vinculum.codegen.vectors import Vector, select
from vinculum.codegen.vectors.edge_operands import extremes
from vinculum.codegen.vectors.expected import Rules
from vinculum_spec.loader import specification

VECTORS_PER_FUNCTION = 288  # without extremes
LINE_LENGTH = 120  # of generated C


@dataclass(frozen=True)
class Suite:
    """The vectors for a function on arrays, its scalar forms and its check.

    `exact_nan`: the function promises the positive quiet NaN without payload, where the specification allows any NaN.
    """

    type: Elements
    function: str
    vectors: Sequence[Vector]
    exact_nan: bool = False

    @property
    def infinity(self) -> int | None:
        """The bits of infinity; None for integers. Without the sign bit, the bits of a NaN are greater."""
        form = self.type.element.form
        return None if form is None else ((1 << (form.width - form.p)) - 1) << (form.p - 1)

    @property
    def nan(self) -> int | None:
        """The bits of the only right NaN; None if any is right."""
        form = self.type.element.form
        return (self.infinity or 0) | (1 << (form.p - 2)) if form and self.exact_nan else None

    @property
    def named(self) -> list[str]:
        """The distinct lists of requirements that vectors follow from, each list as one text."""
        return list(dict.fromkeys(" ".join(vector.requirements) for vector in self.vectors))

    def rows(self, codes: Mapping[str, str]) -> str:
        """Return the table in C: bits of operands and quotient, status, index of `named`.

        `codes`: status by requirement.
        """
        named = self.named
        return _lines([self._row(vector, codes, named.index(" ".join(vector.requirements))) for vector in self.vectors])

    def _row(self, vector: Vector, codes: Mapping[str, str], names: int) -> str:
        expected = vector.expected
        value, any_nan = expected.value, "ANY_NAN"
        if expected.kind == "nan" and self.nan is not None:
            value, any_nan = self.nan, "OK"
        status = codes[expected.requirement] if expected.requirement else {"nan": any_nan}.get(expected.kind, "OK")
        size = self.type.element.width
        bits = [f"0x{int(x or 0) % (1 << size):0{size // 4}x}u" for x in (vector.A, vector.B, value)]
        return f"{{{', '.join(bits)}, {status}, {names}}}"


def suites(
    types: Sequence[Elements], requirements: Mapping[str, str], *, floored: bool, exact_nan: bool = False
) -> Iterator[Suite]:
    """Yield the suites of these types.

    `requirements`: those that determine the quotient, by rounding. `floored`: whether floored division is included.
    `exact_nan`: as of `Suite`.
    """
    for each in types:
        if each.element.kind == "float":
            yield Suite(each, "div", vectors(each, requirements["float"]), exact_nan)
            continue
        yield Suite(each, "div", vectors(each, requirements["truncated"]))
        if floored and each.element.signed:
            yield Suite(each, "floor_div", vectors(each, requirements["floored"]))


def vectors(of: Elements, requirement: str) -> list[Vector]:
    """Return vectors whose quotient `requirement` determines.

    They are under the first profile that has the type and rounding.

    >>> from vinculum.codegen.c.c_types import element_types
    >>> [(v.A, v.B, v.expected.value) for v in vectors(element_types()[0][0], "V_DIV_INT_FLOOR_0010")[-3:]]
    [(127, 125, 1), (127, 126, 1), (127, 127, 1)]
    """
    spec, element = specification(), of.element
    for profile in spec.profiles.values():
        rounding = profile.rounding if element.kind == "int" else None
        every = rounding.all("int") if rounding else (requirement,)
        if element.name in profile.types and requirement in every:
            selected = [
                vector
                for vector in select(element.name, profile.name, VECTORS_PER_FUNCTION * len(every))
                if not rounding or rounding.requirement("int", profile.complete(vector.attributes)) == requirement
            ]
            return selected + extremes(Rules(spec, profile, element, selected[0].attributes))
    raise KeyError(requirement)


def _lines(rows: Sequence[str]) -> str:
    """Join rows, as many on each line as fit."""
    lines = [""]
    for row in rows:
        if len(lines[-1]) + len(row) + 2 > LINE_LENGTH:
            lines.append("")
        lines[-1] += f"{' ' if lines[-1] else '    '}{row},"
    return "\n".join(lines)

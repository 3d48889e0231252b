"""What the self-test in C knows: conformance vectors for each function on arrays, as rows of bit patterns."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from vinculum.codegen.c.c_types import Elements
from vinculum.codegen.vectors import Vector, select
from vinculum.codegen.vectors.edge_operands import extremes
from vinculum.codegen.vectors.expected import Rules
from vinculum_spec.loader import specification

COUNT = 288  # vectors of one function, extremes aside
COLUMNS = 120  # of one line of C


@dataclass(frozen=True)
class Suite:
    """The vectors that a function on arrays, its forms, and its check have to pass."""

    type: Elements
    function: str
    vectors: Sequence[Vector]

    @property
    def infinity(self) -> int | None:
        """The bits of infinity: those of a NaN, but for its sign, are more. None for integers."""
        form = self.type.element.form
        return None if form is None else ((1 << (form.width - form.p)) - 1) << (form.p - 1)

    @property
    def named(self) -> list[str]:
        """What vectors follow from: the requirements of one vector, as one text; each text once."""
        return list(dict.fromkeys(" ".join(vector.requirements) for vector in self.vectors))

    def rows(self, codes: Mapping[str, str]) -> str:
        """The table in C: bits of operands and quotient, a status, an index of `named`. `codes`: a status by requirement."""
        named = self.named
        return _lines([self._row(vector, codes, named.index(" ".join(vector.requirements))) for vector in self.vectors])

    def _row(self, vector: Vector, codes: Mapping[str, str], names: int) -> str:
        expected = vector.expected
        status = codes[expected.requirement] if expected.requirement else {"nan": "ANY_NAN"}.get(expected.kind, "OK")
        size = self.type.element.width
        bits = [f"0x{int(x or 0) % (1 << size):0{size // 4}x}u" for x in (vector.A, vector.B, expected.value)]
        return f"{{{', '.join(bits)}, {status}, {names}}}"


def suites(types: Sequence[Elements], requirements: Mapping[str, str], *, floored: bool) -> Iterator[Suite]:
    """Of these types, in their order. `requirements`: what determines the quotient, by rounding; `floored`: if there are such."""
    for each in types:
        if each.element.kind == "float":
            yield Suite(each, "div", vectors(each, requirements["float"]))
            continue
        yield Suite(each, "div", vectors(each, requirements["truncated"]))
        if floored and each.element.signed:
            yield Suite(each, "floor_div", vectors(each, requirements["floored"]))


def vectors(of: Elements, requirement: str) -> list[Vector]:
    """Vectors of a type whose quotient `requirement` determines, under the first profile of the specification that has them.

    >>> from vinculum.codegen.c.c_types import element_types
    >>> [(v.A, v.B, v.expected.value) for v in vectors(element_types()[0][0], "V_DIV_INT_FLOOR_0010")[-3:]]
    [(127, 125, 1), (127, 126, 1), (127, 127, 1)]
    """
    spec, element = specification(), of.element
    for profile in spec.profiles.values():
        rounding = profile.rounding if element.kind == "int" else None
        every = rounding.all("int") if rounding else (requirement,)
        if element.name in profile.types and requirement in every:
            found = [
                vector
                for vector in select(element.name, profile.name, COUNT * len(every))
                if not rounding or rounding.requirement("int", profile.complete(vector.attributes)) == requirement
            ]
            return found + extremes(Rules(spec, profile, element, found[0].attributes))
    raise KeyError(requirement)


def _lines(rows: Sequence[str]) -> str:
    """As many rows on each line as there is room for."""
    lines = [""]
    for row in rows:
        if len(lines[-1]) + len(row) + 2 > COLUMNS:
            lines.append("")
        lines[-1] += f"{' ' if lines[-1] else '    '}{row},"
    return "\n".join(lines)

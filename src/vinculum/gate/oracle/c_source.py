"""Prints the oracle of an element type as C.

The C evaluates the specification's relations for every element of an array.

Trusted for: the printed C evaluates the relations as they stand in the specification. SymPy prints the relations, with the
type's parameters in place. The code that decodes bit patterns comes from running `ieee754.decode` and `ieee754.observe` on
values that record each operation (`expression_trace`). No relation is written a second time by hand.

All arithmetic is in the narrowest signed integer type of C that holds every intermediate value (`word_bounds`). The loops
have no branches, so compilers vectorise them. `oracle.c.jinja` is the frame.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from importlib.resources import files
from typing import Any

from jinja2 import Environment, StrictUndefined, Template
from sympy import And, Integer, Symbol
from sympy.printing.c import C99CodePrinter

from vinculum.gate.oracle.expression_trace import Trace, Traced, constant
from vinculum.gate.oracle.word_bounds import magnitude
from vinculum_spec.relations import float_floor, ieee754, integer
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import ElementType

WORD_TYPES = {31: "int32_t", 63: "int64_t", 127: "__int128"}  # by the bits of the largest magnitude that fits
MAX_RELATIONS = 32  # each relation is a bit of a uint32_t
Variables = Mapping[Symbol, Traced]


class TooWideError(ValueError):
    """No integer type of C holds the values of these relations for this element type."""


@dataclass(frozen=True)
class Verdict:
    """Names of two C values: whether a relation applies to the element, and whether it holds."""

    applies: str
    holds: str


def source(element: ElementType, relations: Sequence[Relation], conditions: Sequence[Relation] = ()) -> str:
    """Return a C99 unit that checks C = A / B against `relations`, and A and B against `conditions`.

    It has four functions on n elements of the type (floating-point numbers as unsigned bit patterns). The numerator of
    element i is a[i * step], with a step of 0 or 1:

        count(n, a, step, b, c, applies, wrong)   adds to applies[k] the number of elements in the domain of relations[k],
                                                  and to wrong[k] the number of those that violate it
        judge(n, a, step, b, c, masks)            sets bit k of masks[i] where element i violates relations[k]
        inside(n, a, step, b, masks)              sets masks[i] to 1 where all `conditions` hold, else to 0
        alike(k, a, n, b, masks)                  returns how many of the k numerators, counted from the first one, have
                                                  exactly these masks

    Raises TooWideError if no type of C is wide enough, TypeError for reals.

    >>> from vinculum_spec.loader import specification
    >>> "typedef int32_t T;" in source(specification().types["int16"], [integer.truncated_quotient])
    True
    """
    if not 0 < len(relations) <= MAX_RELATIONS:
        raise ValueError(f"{len(relations)} relations, not from 1 to {MAX_RELATIONS}")
    result_trace, operand_trace = Trace(), Trace()
    variables, bounds = _variables(result_trace, element)
    bits = max(int(magnitude(_concrete(element, r), bounds)).bit_length() for r in [*relations, *conditions])
    word = next((name for room, name in WORD_TYPES.items() if max(bits, element.width) <= room), None)
    if word is None:
        raise TooWideError(f"{element.name}: values of {bits} bits")
    printer = _Printer(result_trace, variables)
    verdicts = [
        Verdict(printer.name_of(_concrete(element, r, "domain")), printer.name_of(_concrete(element, r)))
        for r in relations
    ]
    condition_printer = _Printer(operand_trace, _variables(operand_trace, element)[0])
    condition = condition_printer.name_of(And(*(_concrete(element, r) for r in conditions)))
    return _template().render(
        type=element.name,
        bits=bits,
        word=word,
        element=f"{'' if element.kind == 'int' and element.signed else 'u'}int{element.width}_t",
        steps=result_trace.statements_for(*(name for verdict in verdicts for name in (verdict.applies, verdict.holds))),
        verdicts=verdicts,
        condition_steps=operand_trace.statements_for(condition),
        condition=condition,
    )


@cache
def _template() -> Template:
    environment = Environment(
        undefined=StrictUndefined,
        trim_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - this is C
    )
    return environment.from_string(files("vinculum.gate.oracle").joinpath("oracle.c.jinja").read_text(encoding="utf-8"))


def _concrete(element: ElementType, relation: Relation, part: str = "statement") -> Any:
    """The relation's statement or domain, with this type's numbers for its parameters."""
    values = {integer.MAX: element.maximum} if element.form is None else ieee754.parameter_values(element.form)
    return getattr(relation, part).subs(values)


def _variables(trace: Trace, element: ElementType) -> tuple[Variables, dict[Symbol, Integer]]:
    """The C value of each variable of the relations for element i, and a bound on its magnitude."""
    a, b, c = (trace.value(text) for text in ("a[i * step]", "b[i]", "c[i]"))
    form = element.form
    variables: Variables
    if form is None:
        if element.kind != "int":
            raise TypeError(f"{element.name} has no bit patterns")
        variables = {integer.A: a, integer.B: b, integer.C: c}
        return variables, dict.fromkeys(variables, Integer(max(-element.minimum, element.maximum)))
    up, down = form.p + 2, 3
    observed = dict(float_floor.observe(a, b, c, form, reach=2 * form.p + 2))
    variables = observed | _fractions(trace, a, b, c, form, up, down)
    largest = (1 << form.p) - 1
    bounds = dict.fromkeys(variables, Integer(max(largest, 4 * (form.emax + form.p))))  # exponents
    bounds |= dict.fromkeys((ieee754.m_A, ieee754.m_B, ieee754.m_C), Integer(largest))
    bounds |= dict.fromkeys((ieee754.N, ieee754.N_min, ieee754.N_max, float_floor.N_1), Integer(largest << up))
    bounds |= dict.fromkeys((ieee754.D, ieee754.D_min, ieee754.D_max, float_floor.D_1), Integer(largest << down))
    bounds |= dict.fromkeys((float_floor.i_C, float_floor.one_C), Integer(4 << form.p))
    return variables, bounds


def _fractions(trace: Trace, a: Traced, b: Traced, c: Traced, form: Format, up: int, down: int) -> dict[Symbol, Traced]:
    """|A/B| in the units of `float_floor.observe`, for nonzero operands.

    Shifts are at most p + 2 up and 3 down.

    These are the same fractions, of smaller integers. Subnormal significands are first shifted up to p bits, and their
    exponents lowered to match. The quotient of two significands of p bits is between 1/2 and 2. If it is shifted up by
    p + 2 or more, N/D is above 2^(p+1): beyond every finite C, not below the normal numbers, an overflow. If it is shifted
    down by 3 or more, it is below 1/4: nearest to 0, and more than half a quantum from every other C. In units of 1, it is
    then at least 2^p, which leaves an integer open, or less than 1. So a longer shift would change no comparison of the
    relations. The relations do not use fractions of operands that are 0, infinite or NaN.
    """
    (_, m_a, e_a, *_), (_, m_b, e_b, *_), (_, _, e_c, *_) = (ieee754.decode(x, form) for x in (a, b, c))
    (m_a, e_a), (m_b, e_b) = (_normalised(m, e, form.p) for m, e in ((m_a, e_a), (m_b, e_b)))
    fractions = dict[Symbol, Traced]()
    for n, d, unit in (
        (ieee754.N, ieee754.D, e_c),
        (ieee754.N_min, ieee754.D_min, form.q_min),
        (ieee754.N_max, ieee754.D_max, form.q_max),
        (float_floor.N_1, float_floor.D_1, 0),
    ):
        shift = e_a - e_b - unit
        fractions[n] = m_a << trace.value(f"within({shift.name}, {up})")
        fractions[d] = m_b << trace.value(f"within({(-shift).name}, {down})")
    return fractions


def _normalised(m: Traced, e: Traced, p: int) -> tuple[Traced, Traced]:
    """The same number with a significand of p bits. A significand of 0 stays 0."""
    for places in (1 << k for k in reversed(range((p - 1).bit_length()))):
        by = (m < 1 << (p - places)) * places
        m, e = m << by, e - by
    return m, e


class _Printer(C99CodePrinter):  # type: ignore[misc]
    """SymPy's printer for C.

    Each step is a statement that computes a T; `&&` and `||`, which branch, do not occur.
    """

    def __init__(self, trace: Trace, variables: Variables) -> None:
        super().__init__({"strict": True})
        self._trace, self._variables = trace, variables

    def name_of(self, expression: Any) -> str:
        """Print `expression`, and return the name of its value in C."""
        return str(self._print(expression))

    def step(self, text: str) -> str:
        """Add a statement for a C expression, and return the name of its value."""
        return self._trace.value(text).name

    def _fold(self, sign: str, parts: Iterable[Any]) -> str:
        return reduce(lambda x, y: self.step(f"{x} {sign} {y}"), (self.name_of(part) for part in parts))

    def _print_And(self, expression: Any) -> str:
        return self._fold("&", expression.args)

    def _print_Or(self, expression: Any) -> str:
        return self._fold("|", expression.args)

    def _print_Not(self, expression: Any) -> str:
        return self.step(f"{self._print(expression.args[0])} ^ 1")

    def _print_BooleanTrue(self, _: Any) -> str:
        return "1"

    def _print_BooleanFalse(self, _: Any) -> str:
        return "0"

    def _print_Relational(self, expression: Any) -> str:
        return self._fold(expression.rel_op, expression.args)

    def _print_Add(self, expression: Any, order: Any = None) -> str:
        del order
        return self._fold("+", expression.args)

    def _print_Mul(self, expression: Any) -> str:
        return self._fold("*", expression.args)

    def _print_Mod(self, expression: Any) -> str:
        number, modulus = expression.args
        if modulus != 2:
            raise NotImplementedError(f"modulo {modulus}")
        return self.step(
            f"{self._print(number)} & one"
        )  # right for negative numbers too: SymPy's Mod is never negative

    def _print_Abs(self, expression: Any) -> str:
        return self.step(f"magnitude({self._print(expression.args[0])})")

    def _print_Symbol(self, symbol: Symbol) -> str:
        name: str = self._variables[symbol].name
        return name

    def _print_Integer(self, number: Any) -> str:
        return constant(int(number))

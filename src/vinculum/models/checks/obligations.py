"""SMT-LIB scripts of obligations, from the relations of the specification.

`unsat` discharges the obligation.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sympy import Basic, Not, Symbol

from vinculum.codegen.smtlib.terms import Script, Traced, number, powers, sort_of, term
from vinculum.models.loading.display_names import printable
from vinculum.models.numeric.interval import INF, Interval
from vinculum_spec.relations import ieee754
from vinculum_spec.schema import ElementType, Requirement


def script(
    path: str,
    requirements: Sequence[Requirement],
    condition: Basic,
    assertions: Iterable[str] = (),
    *,
    names: Mapping[str, str] = {},
    definitions: Iterable[str] = (),
) -> str:
    """The script that asks whether `condition` can be false.

    `assertions`: what is known, as terms. `names`: what the symbols of the condition stand for. `definitions`: lines
    that define these symbols; by default they are declared as constants.
    """
    lines = [
        "; Written by `vinculum model`. unsat: the obligation is discharged. sat: by what is known, the condition may fail.",
        f"; Node: {printable(path)}",
    ]
    lines += [f"; {each.id}  {each.title}: {each.statement}" for each in requirements]
    lines += ["; Add further knowledge as assertions.", "(set-logic ALL)"]
    lines += list(definitions) or _declarations(condition, names)
    lines += [f"(assert {assertion})" for assertion in assertions]
    lines += [f"(assert {term(Not(condition, evaluate=False))})", "(check-sat)", ""]
    return "\n".join(lines)


def _declarations(condition: Basic, names: Mapping[str, str]) -> list[str]:
    lines = []
    for symbol in sorted((s for s in condition.free_symbols if isinstance(s, Symbol)), key=str):
        comment = f" ; {printable(names[str(symbol)])}" if str(symbol) in names else ""
        lines.append(f"(declare-const {symbol} {sort_of(symbol)}){comment}")
        if symbol.is_nonnegative:
            lines.append(f"(assert (<= 0 {symbol}))")
    return lines


def integer_assertions(symbol: str, interval: Interval) -> list[str]:
    """That an integer lies in an interval, as terms."""
    terms = [f"(<= {number(int(interval.low))} {symbol})"] if interval.low != -INF else []
    terms += [f"(<= {symbol} {number(int(interval.high))})"] if interval.high != INF else []
    return terms if interval.zero else [*terms, f"(distinct {symbol} 0)"]


def bit_pattern_script(
    path: str, requirements: Sequence[Requirement], condition: Basic, element: ElementType, interval: Interval
) -> str:
    """The script for a condition on a floating-point B.

    The specification's functions of its bit pattern b express the condition.
    """
    form = element.form
    assert form is not None
    observations = Script()
    a, b, c = (Traced(observations, x) for x in "abc")
    for symbol, value in ieee754.observe(a, b, c, form, 2 * form.p + 2).items():
        observations.define(value.text, value.sort, str(symbol))
    text = "\n".join(observations.lines(*(str(symbol) for symbol in condition.free_symbols)))
    definitions = [
        "; b is the bit pattern of an element of B.",
        "(declare-const b Int)",
        f"(assert (and (<= 0 b) (< b {1 << form.width})))",
    ]
    definitions += [powers(2 * form.p + 2)] if "pow2" in text else []
    assertions = [_bit_patterns_in(interval, element)]
    return script(path, requirements, condition, assertions, definitions=[*definitions, text])


def _bit_patterns_in(interval: Interval, element: ElementType) -> str:
    """That b is the bit pattern of a number in the interval, as a term."""
    form = element.form
    assert form is not None
    sign = 1 << (form.width - 1)
    infinity = ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    ranges = []
    if interval.high >= 0 and not interval.empty:
        ranges.append((_bit_pattern(max(interval.low, 0), element), _bit_pattern(interval.high, element)))
    if interval.low <= 0 and not interval.empty:
        smallest, largest = _bit_pattern(max(-interval.high, 0), element), _bit_pattern(-interval.low, element)
        ranges.append((sign + smallest, sign + largest))
    if interval.nan:
        ranges += [(infinity + 1, sign - 1), (sign + infinity + 1, 2 * sign - 1)]
    terms = [f"(and (<= {low} b) (<= b {high}))" for low, high in ranges]
    disjunction = f"(or {' '.join(terms)} false)"
    return disjunction if interval.zero else f"(and {disjunction} (distinct b 0) (distinct b {sign}))"


def _bit_pattern(value: Any, element: ElementType) -> int:
    """The bit pattern of a non-negative number of the type."""
    from fractions import Fraction

    form = element.form
    assert form is not None
    if value == INF:
        return ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    quanta = Fraction(value) / Fraction(2) ** form.q_min
    significand, exponent = int(quanta), 0
    while significand >= 1 << form.p:
        significand >>= 1
        exponent += 1
    leading_bit = 1 << (form.p - 1)
    if exponent == 0 and significand < leading_bit:  # subnormal
        return significand
    return (exponent + 1) * leading_bit + significand - leading_bit

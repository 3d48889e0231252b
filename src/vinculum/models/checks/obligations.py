"""SMT-LIB scripts: what is left to show of a node, from the specification's own relations. `unsat` discharges it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sympy import Basic, Not, Symbol

from vinculum.codegen.smtlib.terms import Script, Traced, number, powers, sort_of, term
from vinculum.models.abstract.interval import INF, Interval
from vinculum.models.loading.display_names import printable
from vinculum_spec.relations import ieee754
from vinculum_spec.schema import ElementType, Requirement


def script(
    path: str,
    requirements: Sequence[Requirement],
    left: Basic,
    facts: Iterable[str] = (),
    *,
    names: Mapping[str, str] = {},
    definitions: Iterable[str] = (),
) -> str:
    """The script that asks whether `left`, what is to be shown, can fail. `names`: what its symbols stand for."""
    lines = [
        "; Written by `vinculum model`. unsat: the obligation is discharged. sat: as far as is known, it may fail.",
        f"; Node: {printable(path)}",
    ]
    lines += [f"; {each.id}  {each.title}: {each.statement}" for each in requirements]
    lines += ["; Add what else you know as assertions.", "(set-logic ALL)"]
    made = list(definitions)
    if not made:
        symbols = sorted((s for s in left.free_symbols if isinstance(s, Symbol)), key=str)
        for symbol in symbols:
            told = f" ; {printable(names[str(symbol)])}" if str(symbol) in names else ""
            made.append(f"(declare-const {symbol} {sort_of(symbol)}){told}")
            if symbol.is_nonnegative:
                made.append(f"(assert (<= 0 {symbol}))")
    lines += made
    lines += [f"(assert {fact})" for fact in facts]
    lines += [f"(assert {term(Not(left, evaluate=False))})", "(check-sat)", ""]
    return "\n".join(lines)


def integer_assertions(symbol: str, interval: Interval) -> list[str]:
    """What is known of an integer, as terms."""
    facts = [f"(<= {number(int(interval.low))} {symbol})"] if interval.low != -INF else []
    facts += [f"(<= {symbol} {number(int(interval.high))})"] if interval.high != INF else []
    return facts if interval.zero else [*facts, f"(distinct {symbol} 0)"]


def bit_pattern_script(
    path: str, requirements: Sequence[Requirement], left: Basic, element: ElementType, interval: Interval
) -> str:
    """The script for a condition on a floating-point B: on its bit pattern b, by the specification's own reading."""
    form = element.form
    assert form is not None
    made = Script()
    a, b, c = (Traced(made, x) for x in "abc")
    for symbol, value in ieee754.observe(a, b, c, form, 2 * form.p + 2).items():
        made.define(value.text, value.sort, str(symbol))
    wanted = [str(s) for s in left.free_symbols]
    text = "\n".join(made.lines(*wanted))
    definitions = [
        "; b is the bit pattern of an element of B.",
        "(declare-const b Int)",
        f"(assert (and (<= 0 b) (< b {1 << form.width})))",
    ]
    definitions += [powers(2 * form.p + 2)] if "pow2" in text else []
    return script(path, requirements, left, [_bit_patterns_in(interval, element)], definitions=[*definitions, text])


def _bit_patterns_in(interval: Interval, element: ElementType) -> str:
    """Which bit patterns are those of a number in `interval`, as a term."""
    form = element.form
    assert form is not None
    sign = 1 << (form.width - 1)
    infinite = ((1 << (form.width - form.p)) - 1) << (form.p - 1)
    parts = []
    if interval.high >= 0 and not interval.empty:
        parts.append((_bit_pattern(max(interval.low, 0), element), _bit_pattern(interval.high, element)))
    if interval.low <= 0 and not interval.empty:
        parts.append(
            (sign + _bit_pattern(max(-interval.high, 0), element), sign + _bit_pattern(-interval.low, element))
        )
    if interval.nan:
        parts += [(infinite + 1, sign - 1), (sign + infinite + 1, 2 * sign - 1)]
    terms = [f"(and (<= {low} b) (<= b {high}))" for low, high in parts]
    whole = f"(or {' '.join(terms)} false)"
    return whole if interval.zero else f"(and {whole} (distinct b 0) (distinct b {sign}))"


def _bit_pattern(value: Any, element: ElementType) -> int:
    """The bit pattern of a number of the type that is not below zero."""
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
    return (
        significand
        if exponent == 0 and significand < 1 << (form.p - 1)
        else ((exponent + 1) << (form.p - 1)) + significand - (1 << (form.p - 1))
    )

"""The fractions of the specification's code are |A/B| by their units, except for cut-off shifts.

These are goals of `fp_whole`.
"""

from collections.abc import Sequence
from functools import reduce
from operator import and_

from vinculum_proofs.smt.bitvector_terms import Truth, Word
from vinculum_proofs.smt.floating.fp_div import cut_off
from vinculum_proofs.smt.floating.fraction_forms import FRACTIONS
from vinculum_proofs.smt.goals import Goal
from vinculum_spec.relations import ieee754 as f

SEARCHES = ("bitwuzla", "glucose")
OPERANDS = {"a": (f.m_A, f.e_A), "b": (f.m_B, f.e_B)}


def moved(d: Word, reach: int, limit: int) -> tuple[tuple[Word, Word], Truth]:
    """By how many places numerator and denominator move for a difference d of exponents.

    By d, but by `limit` at most. The second goal is that the specification's code moves them by 0 to `reach` places.
    """
    by = d.clipped(-reach, limit)
    expected = by.clipped(0, reach), (-by).clipped(0, reach)
    shifts = [power.shifted[1] for power in f.power_of_two(f.saturate(d, reach))]
    return expected, reduce(and_, [(x == y) & (x >= 0) & (x <= reach) for x, y in zip(shifts, expected, strict=True)])


def differences(form: f.Format) -> int:
    """Bits of any difference of exponents and unit, as a signed number."""
    return form.width - form.p + 4


def saturated(name: str, form: f.Format, less: int = 0) -> Goal:
    """Of any difference of exponents. `less`: places by which it is wrong."""
    sheet, bits = cut_off(form), differences(form)
    reach = sheet.reach
    _, right = moved(sheet.pattern("d", bits) - (1 << (bits - 1)), reach, reach - less)
    says = "the specification's code moves significands by any difference of exponents, but by 2p + 2 places at most"
    return Goal(f"{name}: saturated", (), right.text, says, str(sheet))


def fractions(name: str, form: f.Format, of: Sequence[str] = "ab", off: int = 0, less: int = 0) -> list[Goal]:
    """The fractions of `observe` are |A/B| by their units, unless a shift beyond 2p + 2 is cut off.

    Of a difference of exponents is given what `saturated` says of any.
    `of`: the names of numerator and denominator, of which |A/B| is. `off`: added to the exponents of the units.
    `less`: bits that m_C is said to have too few.
    """
    sheet, bits = cut_off(form), differences(form)
    reach = sheet.reach
    observed = f.observe(*(sheet.pattern(x, form.width) for x in "abc"), form, reach)
    (m_A, e_A), (m_B, e_B) = ((observed[m], observed[e]) for m, e in (OPERANDS[x] for x in of))
    equations = list[tuple[str, str, str]]()
    for (N, D), unit in zip(FRACTIONS, (observed[f.e_C], form.q_min, form.q_max), strict=True):
        d = e_A - e_B - (unit + off)
        if d.low < -(1 << (bits - 1)) or d.high >= 1 << (bits - 1):
            raise ValueError(f"{name}: a difference that `saturated` does not speak of: {d.low} to {d.high}")
        (up, down), shift_fact = moved(d, reach, reach)
        right = (observed[N] == m_A << up) & (observed[D] == m_B << down)
        equations.append((f"{N}/{D}", shift_fact.text, right.text))
    in_range = reduce(and_, sheet.granted, observed[f.m_C] < 2 ** (form.p - less))
    says = (
        "numerator and denominator are the significands, one of them moved by the difference of exponents and unit, by 2p + 2 places "
        "at most"
    )
    goals = [
        Goal(f"{name}: {x}", (shift_fact,), claim, says, str(sheet), solvers=SEARCHES)
        for x, shift_fact, claim in equations
    ]
    says = "no shift of the fractions goes further, so that nothing overflows, and m_C is below 2^p"
    return [
        *goals,
        Goal(f"{name}: in range", tuple(shift_fact for _, shift_fact, _ in equations), in_range.text, says, str(sheet)),
    ]

"""Decoded bit patterns, and the fractions that judge results, satisfy the relations that define them."""

from typing import Any

import numpy as np
import pytest
from sympy import false, lambdify, true

from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.relation import Relation, always

TINY = [Format(5, 2, 3), Format(6, 3, 3), Format(6, 2, 7)]


def holds(relation: Relation, form: Format, values: dict[Any, Any]) -> Any:
    """Where `relation` is satisfied, over arrays of Python integers."""
    statement = relation.statement.subs(ieee754.parameter_values(form))
    symbols = sorted(statement.free_symbols, key=str)
    arrays = np.broadcast_arrays(*(np.asarray(values[s]) for s in symbols))
    exact = [x if x.dtype == bool else x.astype(object) for x in arrays]
    return lambdify(symbols, statement, "numpy")(*exact)


def read(form: Format) -> dict[Any, Any]:
    """Every pattern of `form`, with its fields and their meaning."""
    pattern = np.arange(1 << form.width)
    names = (ieee754.s_C, ieee754.m_C, ieee754.e_C, ieee754.inf_C, ieee754.nan_C)
    fields = (ieee754.field_s, ieee754.field_e, ieee754.field_f)
    meaning = zip(names, ieee754.decode(pattern, form), strict=True)
    return {ieee754.bits: pattern} | dict(meaning) | dict(zip(fields, ieee754.fields(pattern, form), strict=True))


@pytest.mark.parametrize("form", [*TINY, Format(16, 11, 15), Format(16, 8, 127)], ids=str)
def test_every_pattern_is_read_as_the_relations_say(form: Format) -> None:
    values = read(form)
    assert np.all(holds(ieee754.encoding, form, values))
    assert np.all(holds(ieee754.decoding, form, values))


@pytest.mark.parametrize("symbol", [ieee754.s_C, ieee754.m_C, ieee754.e_C], ids=str)
def test_another_number_is_refused(symbol: Any) -> None:
    form, values = TINY[1], read(TINY[1])
    finite = ~(values[ieee754.inf_C] | values[ieee754.nan_C])
    assert not np.any(holds(ieee754.decoding, form, values | {symbol: values[symbol] + 1})[finite])


@pytest.mark.parametrize("symbol", [ieee754.inf_C, ieee754.nan_C], ids=str)
def test_another_kind_is_refused(symbol: Any) -> None:
    form, values = TINY[1], read(TINY[1])
    assert not np.any(holds(ieee754.decoding, form, values | {symbol: ~values[symbol]}))


@pytest.mark.parametrize("form", TINY, ids=str)
def test_the_three_fractions_are_one_quotient(form: Format) -> None:
    a, b, c = np.indices((1 << form.width,) * 3)
    observed = ieee754.observe(a.astype(object), b.astype(object), c.astype(object), form)
    assert np.all(holds(ieee754.units, form, observed))
    regular = holds(always(ieee754.units.domain), form, observed)
    assert np.any(regular)
    for symbol in (ieee754.N, ieee754.N_min, ieee754.N_max):
        assert not np.any(holds(ieee754.units, form, observed | {symbol: observed[symbol] + 1})[regular])


@pytest.mark.sample(1)
@pytest.mark.parametrize("form", TINY, ids=str)
def test_saturated_shifts_change_no_verdict(form: Format) -> None:
    """`reach` = 2p + 2: every relation on every triple, with and without it."""
    a, b, c = (x.ravel().astype(object) for x in np.indices((1 << form.width,) * 3))
    full, short = (ieee754.observe(a, b, c, form, reach) for reach in (None, 2 * form.p + 2))
    assert any(np.any(full[s] != short[s]) for s in (ieee754.N_min, ieee754.D_max)) or form.emax < 2 * form.p
    for relation in (ieee754.quotient, ieee754.rounding, ieee754.subnormal, ieee754.underflow, ieee754.overflow):
        assert np.array_equal(holds(relation, form, full), holds(relation, form, short))
        applies = [holds(always(relation.domain), form, observed) for observed in (full, short)]
        assert np.array_equal(*applies)
        assert (applies[0].any() and not applies[0].all()) or relation is ieee754.quotient


@pytest.mark.parametrize("which", ["", "_min", "_max"])
def test_a_fraction_is_written_with_a_denominator_above_0(which: str) -> None:
    """V_DIV_FLOAT_UNITS_0010 refuses a fraction with both signs negated.

    It is the same number, but compares differently.
    """
    form = Format(16, 11, 15)
    observed = ieee754.observe(0x4200, 0x4000, 0x3E00, form) | ieee754.parameter_values(form)
    assert ieee754.units.holds.subs(observed) == true
    turned = {getattr(ieee754, f"{name}{which}"): -observed[getattr(ieee754, f"{name}{which}")] for name in "ND"}
    assert ieee754.units.holds.subs(observed | turned) == false

"""The further float formats: what their bit patterns are, and which quotients the relation accepts."""

import shutil
import struct
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from sympy import false, true

from vinculum_spec.editions.loader import atlas_with_editions
from vinculum_spec.ieee754_profile import DATA, DIRECTIONS, formats, profile, read
from vinculum_spec.loader import SpecificationError
from vinculum_spec.relations import format_quotient, ieee754, nan_results
from vinculum_spec.relations.float_formats import FORMATS, SMALL, FloatFormat, decode
from vinculum_spec.relations.relation import Relation


def accepted(relation: Relation, form: FloatFormat, a: int, b: int, c: int) -> bool:
    """Whether the relation holds of integers, by substitution."""
    observed = format_quotient.observe(a, b, c, form)
    if form.follows_ieee:
        observed |= nan_results.observe(a, b, c, form)
    values = {k: (true if v else false) if k.is_Boolean or isinstance(v, bool) else v for k, v in observed.items()}
    parameters = format_quotient.parameter_values(form)
    return relation.statement.subs(parameters).subs(values) == true


@pytest.mark.parametrize("name", sorted(SMALL))
def test_the_numbers_are_those_of_ml_dtypes(name: str) -> None:
    form, size = SMALL[name], 1 << SMALL[name].width
    numbers = np.arange(size, dtype=np.uint8).view(getattr(ml_dtypes, name)).astype(np.float64)
    s, m, e, inf, nan, valid = decode(np.arange(size), form)
    with np.errstate(over="ignore"):
        ours = np.where(inf, np.inf, np.where(nan, np.nan, np.ldexp(m.astype(float), e))) * (1 - 2 * s)
    np.testing.assert_array_equal(ours, numbers)
    assert valid.all()
    assert float(ml_dtypes.finfo(getattr(ml_dtypes, name)).max) == form.m_max * 2.0**form.q_max


@pytest.mark.parametrize("name", ["float16", "float32", "float64"])
def test_element_types_are_decoded_as_ever(name: str) -> None:
    form = formats()[name]
    infinity = ((1 << form.exponent_bits) - 1) << form.fraction_bits
    for x in (0, 1, 5, infinity - 1, infinity, infinity + 1, 1 << (form.width - 1), (1 << form.width) - 1):
        *parts, valid = decode(x, form)
        assert tuple(parts) == ieee754.decode(x, ieee754.Format(form.width, form.p, form.bias))
        assert valid


def test_encodings_that_x87_does_not_support() -> None:
    form, first = FORMATS["x87_extended"], 1 << 63
    for pattern, valid in (
        (0, True),
        (1, True),
        (first, False),  # pseudo-denormal
        (1 << 64 | first, True),
        (1 << 64, False),  # unnormal
        (0x7FFF << 64 | first, True),  # infinity
        (0x7FFF << 64, False),  # pseudo-infinity
        (0x7FFF << 64 | 1, False),  # pseudo-NaN
        (0xFFFF << 64 | 3 << 62, True),  # the default NaN
        (1 << 80, False),
    ):
        assert decode(pattern, form)[5] == valid, hex(pattern)


def test_x87_numbers_are_those_of_this_processor() -> None:
    """If NumPy's longdouble has 80 bits."""
    if np.finfo(np.longdouble).nmant != 63:
        pytest.skip("longdouble is no double extended")
    form = FORMATS["x87_extended"]
    for number in (1.0, -3.0, 0.1, 1e300, 5e-324):
        low, high = struct.unpack("<QH", np.array([number], np.longdouble).tobytes()[:10])
        s, m, e, inf, nan, valid = decode(high << 64 | low, form)
        assert valid
        assert not inf | nan
        assert (-1) ** s * np.ldexp(np.longdouble(m), e) == np.longdouble(number)


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("name", "a", "b", "right", "wrong"),
    [
        ("float8_e4m3fn", 0x7E, 0x38, 0x7E, 0x7F),  # 448 / 1
        ("float8_e4m3fn", 0x7E, 0x30, 0x7F, 0x7E),  # 448 / 0.5 is a NaN
        ("float8_e4m3fn", 0x38, 0x00, 0xFF, 0x7E),
        ("float8_e5m2", 0x7B, 0x38, 0x7C, 0x7B),  # 57344 / 0.5 is an infinity
        ("float8_e5m2", 0x01, 0x40, 0x00, 0x01),  # half of the least number
        ("float8_e4m3fnuz", 0x81, 0x48, 0x00, 0x80),  # no negative zero
        ("float6_e2m3fn", 0x1F, 0x01, 0x1F, 0x1E),  # the largest number
        ("float4_e2m1fn", 0x0F, 0x01, 0x0F, 0x07),
        ("float8_e8m0fnu", 0x80, 0x7F, 0x80, 0x81),
        ("float8_e8m0fnu", 0xFF, 0x7F, 0xFF, 0x7F),
    ],
)
def test_quotients_of_small_formats(name: str, a: int, b: int, right: int, wrong: int) -> None:
    form = FORMATS[name]
    relation = format_quotient.quotient(form)
    assert accepted(relation, form, a, b, right)
    assert not accepted(relation, form, a, b, wrong)


@pytest.mark.thorough
def test_pairs_without_a_quotient_accept_every_one() -> None:
    for name, a, b in (
        ("float4_e2m1fn", 0, 0),
        ("float4_e2m1fn", 2, 0),
        ("float8_e8m0fnu", 0xFE, 0x00),
        ("float8_e8m0fnu", 0x00, 0x80),
    ):
        form = FORMATS[name]
        assert all(accepted(format_quotient.quotient(form), form, a, b, c) for c in (0, 3))


def test_nans_are_quiet_and_keep_a_payload() -> None:
    form = formats()["float16"]
    for a, b, c, quiet, payload in (
        (0x7E05, 0x3C00, 0x7E05, True, True),
        (0x7C05, 0x3C00, 0x7E05, True, True),
        (0x7C05, 0x3C00, 0x7C05, False, True),
        (0x7E05, 0x7E06, 0xFE06, True, True),
        (0x7E05, 0x7E06, 0x7E07, True, False),
        (0x0000, 0x0000, 0x7E07, True, True),
        (0x0000, 0x0000, 0x7C07, False, True),
    ):
        assert accepted(nan_results.quiet, form, a, b, c) == quiet
        assert accepted(nan_results.payload, form, a, b, c) == payload


def test_the_profile_has_a_requirement_for_each_relation() -> None:
    ours = profile()
    form = FORMATS["binary128"]
    names = {ours.on_quotient(form, direction).id for direction in DIRECTIONS}
    names |= {requirement.id for requirement in ours.on_flags(form, "toward-zero").values()}
    names |= {requirement.id for requirement in ours.on_nans(form, payloads=True)}
    assert len(names) == 12
    assert names == {x.id for x in ours.requirements.values()} - {"V_DIV_IEEE_RESULT_0010"}


def test_what_a_small_format_does_not_have() -> None:
    ours, form = profile(), FORMATS["float8_e4m3fn"]
    with pytest.raises(ValueError, match="is rounded ties-to-even alone, not toward-zero"):
        ours.on_quotient(form, "toward-zero")
    with pytest.raises(ValueError, match="has no exception flags"):
        ours.on_flags(form, "ties-to-even")
    with pytest.raises(ValueError, match="have no payload"):
        ours.on_nans(form, payloads=True)
    assert ours.on_nans(form, payloads=False) == ()


def test_contradictory_tables_are_rejected(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "ieee754")
    file = tmp_path / "ieee754" / "requirements.toml"
    file.write_text(file.read_text().replace('relation = "quiet"', 'relation = "loud"').replace("D-211", "D-999"))
    with pytest.raises(SpecificationError) as error:
        read(tmp_path / "ieee754")
    text = str(error.value)
    assert "there is no relation 'loud'" in text
    assert "there is no ruling D-999" in text
    assert "D-211: no requirement cites it" in text


def test_no_ruling_of_the_profile_has_the_identifier_of_another() -> None:
    assert profile().rulings
    assert not profile().rulings.keys() & atlas_with_editions().rulings.keys()

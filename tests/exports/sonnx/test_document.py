"""The proposed text follows the guideline's mechanical rules, and its cases are the relations'."""

import re
from bisect import bisect_left
from fractions import Fraction
from functools import cache

import numpy as np
import pytest

import vinculum
from vinculum.exports.sonnx import document, files
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754

FAMILIES = ("real", "float", "int", "uint")
TAG = re.compile(r"E_DIV_(REAL|FLOAT|INT|UINT)_(FUNC|CONSTR_[ABC])_00[0-9]0")


@cache
def text() -> str:
    """The document."""
    return files()[document.FILE]


def tags(pattern: str) -> set[str]:
    """The tags that stand in such a place."""
    return set(re.findall(pattern.replace("TAG", r"(E_[A-Z0-9_]+)"), text()))


def test_lines_end_as_those_of_the_group() -> None:
    assert text().count("\n") == text().count("\r\n") > 400


def test_what_the_guideline_rules_out_is_not_in_it() -> None:
    for line in text().split("\r\n"):
        assert not re.search(r"\b(must|should|shall|can be checked|checkable)\b", line, re.IGNORECASE)
        assert not line.startswith(("```", "---"))


def test_every_tag_is_well_formed_declared_once_and_reachable() -> None:
    """Of int, every tag of the group's text; uint has the same but for the overflow."""
    declared = tags(r">\[TAG\]<") | tags(r"`\[TAG\]`")
    assert all(TAG.fullmatch(tag) for tag in declared)
    assert tags(r'monospace">TAG</span>') <= declared & tags(r'<a id="TAG"></a>')
    assert len(re.findall(r">\[E_", text())) == text().count(">[END]<") == len(FAMILIES)
    known = {name for name in specification().requirements if name.startswith("E_DIV_")}
    assert known <= declared
    as_int = {tag.replace("_UINT_", "_INT_") for tag in declared if "_UINT_" in tag}
    assert {tag for tag in declared if "_INT_" in tag} - as_int == {
        f"E_DIV_INT_CONSTR_{x}" for x in ("A_0030", "B_0040")
    }


def test_the_families_are_those_of_the_document() -> None:
    """Otherwise the next test would leave out one."""
    assert tuple(family["name"] for family in document.families()) == FAMILIES


@pytest.mark.parametrize("family", FAMILIES)
def test_each_family_has_its_entry_heading_types_and_sections(family: str) -> None:
    types, lines = {each["name"]: each["types"] for each in document.families()}[family], text().split("\r\n")
    entry = (
        f"- **Div** operator for types [{', '.join(f'`{t}`' for t in types)}](#{family})"
        if types
        else f"- **Div** operator for type [{family}](#{family})"
    )
    assert entry in lines
    start = lines.index(f"# **Div** ({family}, {family})")
    assert lines[start - 2] == f'<a id="{family}"></a>'
    if types:
        assert lines[start + 2] == f"where {family} is in {{{', '.join(f'`{t}`' for t in types)}}}."
        assert "share one semantics" in lines[start + 4]
    following = [line for line in lines[start + 1 :] if line.startswith("# ")]
    end = lines.index(following[0]) if following else len(lines)
    sections = [line for line in lines[start:end] if line.startswith("## ")]
    assert sections == [
        f"## {name}"
        for name in ("Signature", "Restrictions", "Function", "Error conditions", "Attributes", "Inputs", "Outputs")
    ]
    assert any(line.startswith("### Example") for line in lines[start:end])


def test_the_types_are_those_of_the_profile() -> None:
    names = {"float": "float32", "double": "float64"}
    types = {names.get(name, name) for family in document.families() for name in family["types"]}
    assert types == set(specification().profiles["sonnx"].types) - {"real"}


def stated(a: int, b: int) -> str | Fraction:
    """What the document's cases give for two bit patterns of float16: the first case that applies."""
    form = specification().types["float16"].form
    assert form is not None
    (_, m_a, e_a, inf_a, nan_a), (_, m_b, e_b, inf_b, nan_b) = (ieee754.decode(x, form) for x in (a, b))
    null_a, null_b = (m == 0 and not inf for m, inf in ((m_a, inf_a), (m_b, inf_b)))
    if nan_a or nan_b or (null_a and null_b) or (inf_a and inf_b):
        return "nan"
    if inf_a or null_b:
        return "inf"
    if null_a or inf_b:
        return "zero"
    return Fraction(m_a) * Fraction(2) ** e_a / (Fraction(m_b) * Fraction(2) ** e_b)


@cache
def magnitudes() -> list[Fraction]:
    """Every finite magnitude of float16, in order: the even significands have even places."""
    return [Fraction(float(value)) for value in np.arange(0x7C00, dtype=np.uint16).view(np.float16)]


def rounded(x: Fraction) -> float:
    """The magnitude that the document's round gives."""
    values = magnitudes()
    if x >= values[-1] + (values[-1] - values[-2]) / 2:
        return float("inf")
    if x <= values[1] / 2:
        return 0.0
    above = min(bisect_left(values, x), len(values) - 1)
    low, high = values[above - 1], values[above]
    if x - low == high - x:
        return float(values[above - above % 2])
    return float(low if x - low < high - x else high)


def test_the_cases_and_the_rounding_of_the_document_are_those_of_the_kernel() -> None:
    """Special values of float16, a tie among subnormal numbers, and quotients that overflow and vanish.

    E_DIV_FLOAT_FUNC_0010.
    """
    plain = [0, 1, 2, 0x3FF, 0x400, 0x3C00, 0x3C01, 0x4000, 0x4200, 0x7BFF, 0x7C00, 0x7E00]
    for a in plain:
        for b in plain:
            operands = [np.array([x], np.uint16).view(np.float16) for x in (a, b)]
            with np.errstate(all="ignore"):
                c = abs(float(vinculum.div(*operands, profile="sonnx")[0]))
            expected = stated(a, b)
            if isinstance(expected, Fraction):
                assert c == rounded(expected), (a, b)
            else:
                assert c == {"inf": float("inf"), "zero": 0.0}[expected] if expected != "nan" else np.isnan(c)


def test_examples_are_computed_by_the_relations() -> None:
    """-7 / 2 is -3; no example is outside of the domain. E_DIV_INT_FUNC_0010, E_DIV_INT_CONSTR_B_0030."""
    int8 = specification().types["int8"]
    assert document.computed(int8, ["-7"], ["2"])["C"] == r"\begin{bmatrix} -3 \end{bmatrix}"
    with pytest.raises(ValueError, match="E_DIV_INT_CONSTR_B_0030"):
        document.computed(int8, ["1"], ["0"])
    float32 = specification().types["float32"]
    assert document.computed(float32, ["-0"], ["1"])["C"] == r"\begin{bmatrix} \text{-0} \end{bmatrix}"

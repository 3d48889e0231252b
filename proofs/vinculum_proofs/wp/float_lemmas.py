"""The float lemmas in ACSL that the C may import, word for word, and no others.

Numbers are those of `smt.c_lemmas`, where they are proved. That these words say what is proved there is for a reader to
compare: CUT is its goal `cut`, NEAR and the sign are those of `estimated`, with magnitudes where the signs are like.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt.floating import c_lemmas

C_TYPES = {"float32": ("float", "f"), "float64": ("double", "")}
CUT = "predicate cut_{name}(real x, integer k) = (0 <= x ==> k <= x < k + 1) && (x <= 0 ==> k - 1 < x <= k);"
NEAR = r"""predicate near(integer a, integer b, integer p) = (0 <= a ==> 0 <= p <= a) && (a <= 0 ==> a <= p <= 0) &&
    0x1000000000000 * (\abs(a - p) - \abs(b)) < \abs(a);"""
SIGN = r"""predicate toward_zero(real x, integer k) =
    (0 < k ==> 0 <= x < k) && (k == 0 ==> x == 0) && (k < 0 ==> k < x <= 0);"""
QUOTIENT = (
    CUT
    + r"""
    lemma {name}_finite: \forall integer a, b; {domain} ==> \is_finite({quotient});
    lemma {name}_cut: \forall integer a, b; {domain} ==> cut_{name}({quotient}, a / b);"""
)
SCALED = (
    CUT
    + r"""
    lemma reciprocal_{form}_finite: \forall integer b; -{limit} <= b <= {limit} && b != 0 ==> \is_finite({reciprocal});
    lemma {name}_finite: \forall integer a, b; {domain} ==> \is_finite({product});
    lemma {name}_cut: \forall integer a, b; {domain} ==> cut_{name}({product}, a / b);"""
)
ESTIMATE = (
    CUT
    + SIGN
    + r"""
    lemma reciprocal_finite: \forall integer b; -{limit} < b < {limit} && b != 0 ==> \is_finite({reciprocal});
    lemma estimate_finite: \forall integer a, b; {domain} ==> \is_finite({product});
    lemma estimate_sign: \forall integer a, b; {domain} ==> toward_zero({product}, 0 < b ? a : -a);
    lemma estimate_near: \forall integer a, b, q; {domain} && cut_estimate({product}, q) ==> near(a, b, q * b);"""
)


def axiomatics() -> Mapping[str, str]:
    """Each axiomatic that the C may have, without blanks that say nothing."""
    texts = {}
    for form, (limit, more) in c_lemmas.SCALED.items():
        exact = f"{2 ** FORMATS[form].p - 1:#x}"
        quotient = _divided(form, "a")
        texts[f"quotient_{form}"] = QUOTIENT.format(
            name=f"quotient_{form}", domain=_domain(exact, "<="), quotient=quotient
        )
        reciprocal = _divided(form, _constant(1 + _fraction(more), form))
        texts[f"scaled_{form}"] = SCALED.format(
            name=f"scaled_{form}", form=form, limit=f"{limit:#x}", domain=_domain(f"{limit:#x}", "<="),
            reciprocal=reciprocal, product=_product(form, reciprocal),
        )  # fmt: skip
    limit = f"{c_lemmas.ESTIMATED:#x}"
    reciprocal = _divided("float64", _constant(1 - _fraction(c_lemmas.LESS), "float64"))
    texts["estimate"] = ESTIMATE.format(
        name="estimate", limit=limit, domain=_domain(limit, "<"), reciprocal=reciprocal,
        product=_product("float64", reciprocal),
    )  # fmt: skip
    return {name: plain(text) for name, text in texts.items()}


def plain(text: str) -> str:
    """ACSL with one blank between words, and none beside brackets and signs."""
    words = " ".join(text.split())
    for sign in "(){},;:?":
        words = words.replace(f" {sign}", sign).replace(f"{sign} ", sign)
    return words


def _domain(limit: str, below: str) -> str:
    return f"-{limit} {below} a {below} {limit} && -{limit} {below} b {below} {limit} && b != 0"


def _divided(form: str, numerator: str) -> str:
    c = C_TYPES[form][0]
    return rf"\div_{c}(({c}){numerator}, ({c})b)"


def _product(form: str, reciprocal: str) -> str:
    c = C_TYPES[form][0]
    return rf"\mul_{c}(({c})a, {reciprocal})"


def _constant(value: Fraction, form: str) -> str:
    """A number as C has it, in hexadecimal without zeros at the end; exact, or it is none of the format."""
    head, _, exponent = float(value).hex().partition("p")
    if Fraction(float(np.dtype(form).type(float(value)))) != value:
        raise ValueError(f"{value} is no {form}")
    return f"{head.rstrip('0')}p{int(exponent)}{C_TYPES[form][1]}"


def _fraction(value: Any) -> Fraction:
    return Fraction(int(value.p), int(value.q))

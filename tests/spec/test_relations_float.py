"""The relations of floating-point division: whole for tiny formats, sampled for the real ones.

What is right is computed on exact Fractions, by a search over every number of a format, or by NumPy.
"""

from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise, product
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.spec.relation_queries import predicate
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format

# ---- floats: every triple of tiny formats ----

TINY = [Format(5, 2, 3), Format(6, 3, 3), Format(6, 2, 7), Format(7, 4, 3)]
EVERY_FORMAT = pytest.mark.parametrize("form", TINY, ids=lambda form: f"w{form.width}p{form.p}")
CASES = {
    "V_DIV_FLOAT_NAN_0010": ieee754.nan_operand,
    "V_DIV_FLOAT_INVALID_0010": ieee754.invalid,
    "V_DIV_FLOAT_ZERO_DENOMINATOR_0010": ieee754.zero_denominator,
    "V_DIV_FLOAT_INF_NUMERATOR_0010": ieee754.infinite_numerator,
    "V_DIV_FLOAT_INF_DENOMINATOR_0010": ieee754.infinite_denominator,
    "V_DIV_FLOAT_ZERO_NUMERATOR_0010": ieee754.zero_numerator,
    "V_DIV_FLOAT_OVERFLOW_0010": ieee754.overflow,
    "V_DIV_FLOAT_UNDERFLOW_0010": ieee754.underflow,
    "V_DIV_FLOAT_SUBNORMAL_0010": ieee754.subnormal,
    "V_DIV_FLOAT_ROUNDING_0010": ieee754.rounding,
}

Read = tuple[int, Fraction | str]  # sign; magnitude, "inf" or "nan"


def read(pattern: int, form: Format) -> Read:
    """Decode a bit pattern according to IEEE 754-2019, 3.4, independently of the specification."""
    exponent_bits, bias = form.width - form.p, form.emax
    text = f"{pattern:0{form.width}b}"
    biased, fraction = (
        int(text[1 : 1 + exponent_bits], 2),
        Fraction(int(text[1 + exponent_bits :], 2), 2 ** (form.p - 1)),
    )
    if "0" not in text[1 : 1 + exponent_bits]:
        return int(text[0]), "nan" if fraction else "inf"
    if biased == 0:
        return int(text[0]), fraction * Fraction(2) ** (1 - bias)
    return int(text[0]), (1 + fraction) * Fraction(2) ** (biased - bias)


def right_magnitude(
    a: Fraction | str, b: Fraction | str, numbers: list[tuple[Fraction, int]], emax: int
) -> Fraction | str:
    """Return the IEEE 754 quotient of magnitudes, by search over `numbers`.

    These are all finite numbers of the format, each with its last bit.
    """
    if "nan" in (a, b) or (a == b and a in (0, "inf")):
        return "nan"
    if isinstance(a, str) or b == 0:
        return "inf"
    if isinstance(b, str):
        return Fraction(0)
    beyond = Fraction(2) ** (emax + 1)  # what infinity stands in for: even, and not a number of the format
    _, _, nearest = min((abs(number - a / b), last_bit, number) for number, last_bit in [*numbers, (beyond, 0)])
    return "inf" if nearest == beyond else nearest


class Tiny:
    """Every pair of a tiny format, its right quotient, and the observation of every triple."""

    def __init__(self, form: Format) -> None:
        count = 1 << form.width
        half = count // 2  # patterns without the sign bit
        self.form, self.read = form, [read(pattern, form) for pattern in range(count)]
        magnitudes = [magnitude for _, magnitude in self.read[:half]]
        numbers = [(m, k & 1) for k, m in enumerate(magnitudes) if isinstance(m, Fraction)]
        self.right = np.zeros((count, count, count), dtype=bool)
        for a, b in product(range(half), repeat=2):
            expected = right_magnitude(magnitudes[a], magnitudes[b], numbers, form.emax)
            for sign_a, sign_b in product((0, half), repeat=2):
                if expected == "nan":
                    self.right[a + sign_a, b + sign_b] = [magnitude == "nan" for _, magnitude in self.read]
                else:
                    self.right[a + sign_a, b + sign_b, magnitudes.index(expected) + (sign_a ^ sign_b)] = True
        a_patterns, b_patterns, c_patterns = np.indices((count, count, count))
        self.observed = ieee754.observe(a_patterns, b_patterns, c_patterns, form)
        self.pairs = {symbol: value[:, :, 0] for symbol, value in self.observed.items()}

    def ask(self, formula: Any, observed: dict[Any, Any] | None = None) -> Any:
        """`formula` on every triple."""
        return predicate(formula, ieee754.parameter_values(self.form))(observed or self.observed)


@pytest.fixture(scope="module")
def tiny() -> Callable[[Format], Tiny]:
    """Each format enumerated once."""
    cache: dict[Format, Tiny] = {}
    return lambda form: cache.setdefault(form, cache.get(form) or Tiny(form))


@pytest.mark.sample(2)
@EVERY_FORMAT
def test_float_quotient_is_the_right_one_and_no_other(form: Format, tiny: Callable[[Format], Tiny]) -> None:
    """E_DIV_FLOAT_FUNC_0010, on every triple: existence, uniqueness, ties, overflow, underflow, specials."""
    every = tiny(form)
    incorrect = np.argwhere(every.ask(ieee754.quotient.statement) != every.right)
    assert not incorrect.size, [tuple(every.read[x] for x in triple) for triple in incorrect[:5]]
    assert every.ask(ieee754.quotient.domain).all()


@EVERY_FORMAT
def test_float_cases_partition_the_operands(form: Format, tiny: Callable[[Format], Tiny]) -> None:
    """Each pair is in the domain of one case, except infinity over zero, which is in two that agree."""
    every = tiny(form)
    claimed = np.sum([every.ask(case.domain, every.pairs).astype(int) for case in CASES.values()], axis=0)
    infinite_over_zero = np.array([[a[1] == "inf" and b[1] == 0 for b in every.read] for a in every.read])
    assert (claimed[~infinite_over_zero] == 1).all()
    assert set(claimed[infinite_over_zero]) <= {1, 2}
    special = every.ask(ieee754.nan_operand.domain, every.pairs) | every.ask(ieee754.invalid.domain, every.pairs)
    assert (every.ask(ieee754.sign.domain, every.pairs) == ~special).all()


@EVERY_FORMAT
def test_float_cases_lie_where_their_words_say(form: Format, tiny: Callable[[Format], Tiny]) -> None:
    """Each range of finite quotients, its ends included or not, by exact comparison.

    Two of the ends are never met: no quotient of two numbers lies midway between two normal ones, so neither "half a
    quantum beyond the largest" nor "a quarter of a quantum below a power of two" is ever an equality.
    """
    every = tiny(form)
    numbers = [m for _, m in every.read if isinstance(m, Fraction)]
    smallest, largest, normal = min(filter(None, numbers)), max(numbers), Fraction(2) ** (1 - form.emax)
    beyond = largest + Fraction(2) ** (form.q_max - 1)
    inside: dict[str, Callable[[Fraction], bool]] = {
        "V_DIV_FLOAT_OVERFLOW_0010": lambda quotient: quotient >= beyond,
        "V_DIV_FLOAT_UNDERFLOW_0010": lambda quotient: quotient <= smallest / 2,
        "V_DIV_FLOAT_SUBNORMAL_0010": lambda quotient: smallest / 2 < quotient < normal,
        "V_DIV_FLOAT_ROUNDING_0010": lambda quotient: normal <= quotient < beyond,
    }
    for identifier, within in inside.items():
        domain, bounds = every.ask(CASES[identifier].domain, every.pairs), set()
        for a, b in product(range(len(every.read)), repeat=2):
            left, right = every.read[a][1], every.read[b][1]
            regular = isinstance(left, Fraction) and isinstance(right, Fraction) and left != 0 and right != 0
            assert domain[a, b] == (regular and within(left / right)), (identifier, every.read[a], every.read[b])  # type: ignore[operator]
            if regular:
                bounds.add(left / right)  # type: ignore[operator]
        assert beyond not in bounds
        assert {smallest / 2, normal} <= bounds


@EVERY_FORMAT
@pytest.mark.parametrize("identifier", CASES)
def test_float_case_alone_decides_its_domain(identifier: str, form: Format, tiny: Callable[[Format], Tiny]) -> None:
    """Within its domain, each case with the sign relation accepts exactly the right quotients."""
    every, case = tiny(form), CASES[identifier]
    inside = every.ask(case.domain)
    assert inside.any()
    own_domain = every.ask(case.statement) & every.ask(ieee754.sign.statement)
    assert (own_domain[inside] == every.right[inside]).all()


@EVERY_FORMAT
def test_float_ties_are_met_below_the_normal_range_only(form: Format, tiny: Callable[[Format], Tiny]) -> None:
    """The triples contain ties, both kinds of rounding up across a boundary, overflow and underflow."""
    every = tiny(form)
    numbers = sorted({m for _, m in every.read if isinstance(m, Fraction)})
    middles = {(low + high) / 2 for low, high in pairwise(numbers)}
    smallest_normal = Fraction(2) ** (1 - form.emax)
    finite = [m for _, m in every.read if isinstance(m, Fraction) and m]
    ties = {a / b for a, b in product(finite, finite)} & middles
    assert ties
    assert max(ties) < smallest_normal
    assert (every.ask(ieee754.overflow.domain, every.pairs)).any()
    assert (every.ask(ieee754.underflow.domain, every.pairs)).any()


@EVERY_FORMAT
def test_float_nonzero_denominator(form: Format, tiny: Callable[[Format], Tiny]) -> None:
    """V_DIV_FLOAT_NONZERO_0010: B is neither +0 nor -0."""
    every = tiny(form)
    holds = every.ask(ieee754.nonzero_denominator.holds, every.pairs)
    assert holds[0].tolist() == [magnitude != 0 for _, magnitude in every.read]


@EVERY_FORMAT
def test_units_of_the_quotient_agree(form: Format, tiny: Callable[[Format], Tiny]) -> None:
    """V_DIV_FLOAT_UNITS_0010: each of three fractions is the exact |A/B| in units of its quantum.

    The fractions are N/D, N_min/D_min and N_max/D_max.
    """
    every = tiny(form)
    count = 1 << form.width
    units = (
        (ieee754.N, ieee754.D, None),
        (ieee754.N_min, ieee754.D_min, form.q_min),
        (ieee754.N_max, ieee754.D_max, form.q_max),
    )
    for a, b, c in product(range(0, count, 3), range(1, count // 2, 5), range(0, count // 2, 7)):
        left, right = every.read[a][1], every.read[b][1]
        if isinstance(left, Fraction) and isinstance(right, Fraction) and right:
            for numerator, denominator, quantum in units:
                unit = int(every.observed[ieee754.e_C][a, b, c]) if quantum is None else quantum
                exact = Fraction(int(every.observed[numerator][a, b, c]), int(every.observed[denominator][a, b, c]))
                assert exact * Fraction(2) ** unit == left / right


# ---- how bit patterns are read ----


@EVERY_FORMAT
def test_encoding_has_one_reading(form: Format) -> None:
    """V_DIV_FLOAT_ENCODING_0010: the relation accepts only the result of `fields`."""
    signs, exponents = np.arange(-1, 3), np.arange(-1, 2 ** (form.width - form.p) + 1)
    fractions = np.arange(-1, 2 ** (form.p - 1) + 1)
    s, e, f = np.meshgrid(signs, exponents, fractions, indexing="ij")
    holds = predicate(ieee754.encoding.statement, ieee754.parameter_values(form))
    for pattern in range(1 << form.width):
        accepted = holds(
            {ieee754.bits: pattern, ieee754.field_s: s, ieee754.field_e: e, ieee754.field_f: f},
        )
        assert [(int(s[k]), int(e[k]), int(f[k])) for k in zip(*np.nonzero(accepted), strict=True)] == [
            ieee754.fields(pattern, form)
        ]


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16], ids=["float16", "bfloat16"])
def test_decode_agrees_with_numpy(dtype: Any) -> None:
    """V_DIV_FLOAT_DECODING_0010: all 65536 patterns of both 16-bit types."""
    name = np.dtype(dtype).name
    form = specification().types[name].form
    assert form is not None
    patterns = np.arange(1 << 16, dtype=np.uint16)
    with np.errstate(invalid="ignore"):
        floats = patterns.view(dtype).astype(np.float64)
    s, m, e, inf, nan = ieee754.decode(patterns.astype(np.int64), form)
    assert (nan == np.isnan(floats)).all()
    assert (inf == np.isinf(floats)).all()
    assert (s == np.signbit(floats))[~nan].all()
    finite = ~(inf | nan)
    assert (np.ldexp(m.astype(np.float64), e) == np.abs(floats))[finite].all()


# ---- floats: the real formats, against NumPy ----

LATTICE_16 = [
    0,
    1,
    2,
    3,
    0x3FF,
    0x400,
    0x401,
    0x7FF,
    0x800,
    0x3BFF,
    0x3C00,
    0x3C01,
    0x4000,
    0x7BFE,
    0x7BFF,
    0x7C00,
    0x7E00,
]
UNSIGNED = {16: np.uint16, 32: np.uint32, 64: np.uint64}


def patterns_of(name: str, count: int) -> tuple[Any, Any]:
    """Return random pairs of bit patterns.

    Half of them have close exponents, so that many quotients are ordinary numbers.
    """
    form = specification().types[name].form
    assert form is not None
    source = np.random.default_rng(form.width + form.p)
    a, b = (source.integers(0, 1 << form.width, count, dtype=UNSIGNED[form.width]) for _ in "AB")
    low = a.dtype.type((1 << form.p) - 1)
    b[::2] = (a[::2] & ~low) | (b[::2] & low)
    if form.width == 16:
        extra = np.array([x | sign for x in LATTICE_16 for sign in (0, 0x8000)], dtype=np.uint16)
        a, b = np.concatenate([a, np.repeat(extra, len(extra))]), np.concatenate([b, np.tile(extra, len(extra))])
    return a, b


@pytest.mark.parametrize("name", ["float16", "bfloat16", "float32", "float64"])
def test_float_accepts_numpy_and_refuses_its_neighbours(name: str) -> None:
    """E_DIV_FLOAT_FUNC_0010 at full width, on Python integers."""
    form = specification().types[name].form
    assert form is not None
    dtype = ml_dtypes.bfloat16 if name == "bfloat16" else np.dtype(name)
    a, b = patterns_of(name, 4000 if form.width == 16 else 1500)
    with np.errstate(all="ignore"):
        quotient = a.view(dtype) / b.view(dtype)
    c = quotient.view(a.dtype)
    holds = predicate(ieee754.quotient.statement, ieee754.parameter_values(form))

    def accepts(result: Any) -> Any:
        return holds(ieee754.observe(a.astype(object), b.astype(object), result.astype(object), form))

    assert accepts(c).all()
    nan = np.isnan(quotient)
    assert not nan.all()
    top = (1 << form.width) - 1
    for step in (1, top):  # up and down in the order of patterns: past zero that is a NaN or a zero of the other sign
        neighbour = (c.astype(object) + step & top).astype(a.dtype)
        assert not accepts(neighbour)[~nan].any()
    other_sign = c ^ a.dtype.type(1 << (form.width - 1))
    assert not accepts(other_sign)[~nan].any()
    assert accepts(other_sign)[nan].all()
    assert not accepts(np.zeros_like(c))[nan].any()

"""Claims: quotients in binary128 and x87's format are those of `fp.div`, with the right flags.

Method: sampled operands. Z3 evaluates fp.div of each pair in each rounding direction, and rational arithmetic its flags. The
relation on quotients must accept the quotient and neither of its neighbours; the relation on each flag its state and not the other.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from sympy import Basic, Not, Symbol, lambdify

from vinculum.rounding.operands import Pair, pairs
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.exhaustive.rounding_directions import divided
from vinculum_proofs.smt.atlas.rounding_directions import MODES
from vinculum_spec.relations import exception_flags, format_quotient, nan_results
from vinculum_spec.relations.float_formats import WIDE, FloatFormat, decode
from vinculum_spec.relations.ieee754 import Format
from vinculum_spec.relations.rounding_directions import quotients

SPECIAL = 80 * 80  # pairs of special values, which come first
EVERY = 8  # of these pairs one in so many, and all others but for `MOST` of them
MOST = 1200
SEED = 0
Relations = Mapping[Symbol | None, Basic]  # on the quotient, and on each flag


def sample(form: FloatFormat) -> Sequence[Pair]:
    """Special values, and one in some of the drawn pairs."""
    found = pairs(form, seed=SEED)
    special, drawn = found[:SPECIAL], found[SPECIAL:]
    return [*special[::EVERY], *drawn[:: max(1, len(drawn) // MOST)]]


def fp_div(form: FloatFormat, mode: str, a: int, b: int) -> int:
    """The pattern of Z3's quotient, or of a NaN."""
    import z3

    sort = z3.FPSort(form.exponent_bits, form.p)
    one, other = (z3.fpBVToFP(z3.BitVecVal(_interchange(x, form), sort.ebits() + sort.sbits()), sort) for x in (a, b))
    value = z3.simplify(z3.fpDiv(getattr(z3, mode)(), one, other))
    if value.isNaN():
        return _from_interchange((1 << (sort.ebits() + form.p - 1)) - (1 << (form.p - 2)), form)
    return _from_interchange(z3.simplify(z3.fpToIEEEBV(value)).as_long(), form)


def _interchange(pattern: int, form: FloatFormat) -> int:
    """The pattern without an explicit first bit."""
    if not form.explicit:
        return pattern
    first = 1 << (form.p - 1)
    return (pattern >> form.p << (form.p - 1)) | (pattern & (first - 1))


def _from_interchange(bits: int, form: FloatFormat) -> int:
    if not form.explicit:
        return bits
    high, fraction = divmod(bits, 1 << (form.p - 1))
    is_normal = high & ((1 << form.exponent_bits) - 1) != 0
    return (high << form.p) | (is_normal << (form.p - 1)) | fraction


def raised(form: FloatFormat, direction: str, a: int, b: int) -> frozenset[Symbol]:
    """The flags of a pair, by rational arithmetic."""
    (s, m, e, inf, nan, _), (t, n, g, infinite, not_number, _) = decode(a, form), decode(b, form)
    quiet_bit = 1 << (form.p - 2)
    if nan or not_number:
        is_signaling = any(x and not pattern & quiet_bit for x, pattern in ((nan, a), (not_number, b)))
        return frozenset((exception_flags.invalid,)) if is_signaling else frozenset()
    if (inf and infinite) or (not inf and not infinite and m == n == 0):
        return frozenset((exception_flags.invalid,))
    if inf or infinite or m == 0:
        return frozenset()
    if n == 0:
        return frozenset((exception_flags.divide_by_zero,))
    exact = Fraction(m, n) * Fraction(2) ** (e - g)
    return divided(exact, s ^ t, direction, Format(form.width, form.p, form.bias), "after")[1]


def relations(direction: str) -> Relations:
    """The relations of the specification."""
    return {
        None: quotients[direction].statement,
        **{flag: relation.statement for flag, relation in exception_flags.flags(direction).items()},
    }


def differences(of: Relations, form: FloatFormat, direction: str, sampled: Sequence[Pair]) -> Iterator[dict[str, Any]]:
    """The pairs of which a relation says something else."""
    a, b = (np.array(x, object) for x in zip(*sampled, strict=True))
    c = np.array([fp_div(form, MODES[direction], *pair) for pair in sampled], object)
    where = {"format": form.name, "direction": direction}
    observed = observe(a, b, c, form)
    top = 1 << (form.width - 1)
    is_nan = decode(c, form)[4]
    quotient = _function(of[None], form)
    accepted = quotient(observed)
    for k in np.flatnonzero(~accepted).tolist():
        yield {**where, **_hexadecimal(a[k], b[k], c[k]), "rejected": "the quotient"}
    for step in (1, -1):
        other = np.array([_neighbour(x, step, form) for x in c], object)
        wrong = quotient(observe(a, b, other, form)) & ~is_nan & (other != c)
        for k in np.flatnonzero(wrong).tolist():
            yield {**where, **_hexadecimal(a[k], b[k], other[k]), "accepted": "a neighbour of the quotient"}
    negated = np.array([x ^ top for x in c], object)
    for k in np.flatnonzero(quotient(observe(a, b, negated, form)) & ~is_nan).tolist():
        yield {**where, **_hexadecimal(a[k], b[k], negated[k]), "accepted": "the other sign"}
    expected = [raised(form, direction, *pair) for pair in sampled]
    for flag, statement in of.items():
        if flag is not None:
            function, state = _function(statement, form), np.array([flag in found for found in expected])
            agrees = function({**observed, flag: state}) & ~function({**observed, flag: ~state})
            for k in np.flatnonzero(~agrees).tolist():
                yield {**where, **_hexadecimal(a[k], b[k], c[k]), "flag": str(flag), "raised": bool(state[k])}


def _hexadecimal(*patterns: int) -> dict[str, str]:
    return {name: f"{x:X}" for name, x in zip("ABC", patterns, strict=True)}


def _neighbour(pattern: int, step: int, form: FloatFormat) -> int:
    """The next encoding of the format; of the largest magnitude, and of zero, the pattern itself."""
    magnitude, top = pattern & ((1 << (form.width - 1)) - 1), 1 << (form.width - 1)
    if form.explicit:
        magnitude = _interchange(magnitude, form)
    magnitude = max(magnitude + step, 0)
    return (pattern & top) | _from_interchange(magnitude, form)


def observe(a: Any, b: Any, c: Any, form: FloatFormat) -> dict[Symbol, Any]:
    """The variables of the relations, as `vinculum.rounding` has them."""
    observed = format_quotient.observe(a, b, c, form, 2 * form.p + 2)
    return {**observed, **nan_results.observe(a, b, c, form)}


def _function(statement: Basic, form: FloatFormat) -> Any:
    concrete = statement.subs(format_quotient.parameter_values(form))
    names = sorted(concrete.free_symbols, key=str)
    compiled = lambdify(names, concrete, "numpy", cse=True)
    return lambda observed: np.broadcast_to(
        np.asarray(compiled(*(observed[x] for x in names)), bool), np.shape(observed[format_quotient.valid_A])
    )


def mutants() -> Iterator[tuple[str, Relations, str]]:
    """Wrong relations, each with the direction that it is wrong for."""
    up, even = relations("toward-positive"), relations("ties-to-even")
    yield "the quotient toward zero", {None: quotients["toward-zero"].statement}, "toward-positive"
    yield "ties to away", {None: quotients["ties-to-away"].statement}, "ties-to-even"
    for flag in exception_flags.FLAGS:
        of = up if flag is exception_flags.overflow else even
        direction = "toward-positive" if of is up else "ties-to-even"
        yield f"never {flag}", {None: of[None], flag: Not(flag)}, direction


def compare(session: Session) -> Finding:
    """Compare the relations with fp.div and rational arithmetic on sampled operands."""
    samples = {form: sample(form) for form in WIDE.values()}
    runs = [(form, direction) for form in samples for direction in MODES]
    for number, (form, direction) in enumerate(runs):
        session.report(number / len(runs), f"{form.name}: {direction}")
        wrong = next(differences(relations(direction), form, direction, samples[form]), None)
        if wrong is not None:
            return Finding(Level.REFUTED, counterexample=wrong)
    form = WIDE["x87_extended"]
    killed, survived = list[str](), list[str]()
    for words, of, direction in mutants():
        found = next(differences(of, form, direction, samples[form]), None)
        (survived if found is None else killed).append(words)
    details = {
        "link": "the relations themselves, on binary128 and x87's format, against a definition that others made",
        "classes": [
            "special values",
            "drawn operands",
            "quotients beside numbers and beside the middle of two",
            "both ends of the range",
        ],
        "count": len(MODES) * sum(map(len, samples.values())),
        "generator": "vinculum.rounding.operands.pairs",
        "seed": SEED,
    }
    reason = f"mutants survive: {'; '.join(survived)}" if survived else None
    return Finding(
        Level.UNDECIDED if survived else Level.TESTED,
        witness(),
        None,
        tuple(killed),
        tuple(survived),
        reason,
        details,
    )


def witness() -> dict[str, Any]:
    """1 / 3 in binary128, in each direction."""
    form = WIDE["binary128"]
    one, three = (
        form.bias << form.fraction_bits,
        ((form.bias + 1) << form.fraction_bits) | 1 << (form.fraction_bits - 1),
    )
    return {direction: f"{fp_div(form, mode, one, three):032X}" for direction, mode in MODES.items()}


PROOFS = (
    Proof(
        claim="WIDE_FORMATS_SAMPLED",
        title="in binary128 and x87's format the relations accept fp.div's quotient and its exception flags in each rounding direction",
        requirements=(),
        method="Z3's evaluation of fp.div, and rational arithmetic, on sampled operands",
        scope="binary128 and x87's double extended format, the five rounding directions: some 2000 pairs of each; neighbours of the "
        "quotient and its negation are rejected",
        run=compare,
        tools=("z3-solver", "numpy"),
        examines=(
            "spec/vinculum_spec/relations/float_formats.py",
            "spec/vinculum_spec/relations/format_quotient.py",
            "spec/vinculum_spec/relations/nan_results.py",
            "spec/vinculum_spec/relations/rounding_directions.py",
            "spec/vinculum_spec/relations/exception_flags.py",
        ),
        assumptions=("Z3 evaluates fp.div of constants as SMT-LIB defines it",),
        seconds=900.0,
    ),
)

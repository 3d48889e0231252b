"""The scalar model on every pair of 8-bit integers and of five small floating-point formats.

Method: enumeration, each result judged by the specification's relation in exact integers. The formats are those that
no library offers, too: 2 to 5 bits of exponent, precisions 3 to 5, so that every kind of rounding, tie, underflow and
overflow occurs between bit patterns that can all be tried.
"""

from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import product
from typing import Any

from sympy import Symbol

from vinculum.kernels import scalar
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.contracts.composition import fresh
from vinculum_proofs.contracts.obligations import INTEGER_STEPS, Obligation, integers, predicate
from vinculum_proofs.mutants.scalar_mutants import MUTANTS, SIGNED_ONLY
from vinculum_proofs.requirement_groups import FLOAT, FORMATS, INTEGERS
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.ieee754 import Format

Divide = Callable[[int, int, Any], int]
SMALL = (Format(6, 3, 3), Format(7, 5, 1), Format(7, 3, 7), Format(8, 4, 7), Format(8, 3, 15))
BITS_8 = ("int8", "uint8")
# Wrong by their own contracts, and yet the quotient is right: a quotient of p + 1 bits carries into the exponent.
HARMLESS = {"one bit long", "equal significands taken for a quotient below 1"}


def judge(form: Format) -> Callable[[int, int, int], bool]:
    """Make a function that says whether C is the quotient of A and B, as bit patterns of one format."""
    relation = ieee754.quotient.statement.xreplace(ieee754.parameter_values(form))
    symbols: tuple[Symbol, ...] = tuple(sorted(relation.free_symbols, key=str))
    function = predicate(symbols, relation)

    def holds(a: int, b: int, c: int) -> bool:
        if not 0 <= c < 2**form.width:
            return False
        observed = ieee754.observe(a, b, c, form, reach=2 * form.p + 2)
        return bool(function(*(observed[symbol] for symbol in symbols)))

    return holds


def breach(divide: Divide, form: Format, holds: Callable[[int, int, int], bool]) -> dict[str, Any] | bytes:
    """The first pair that `divide` has wrong; if there is none, the bytes of all results."""
    model_form = scalar.Format(form.width, form.p, form.emax)
    results = bytearray()
    for a, b in product(range(2**form.width), repeat=2):
        try:
            c = divide(a, b, model_form)
        except ArithmeticError:
            c = -1
        if not holds(a, b, c):
            return {"form": _format_name(form), "a": a, "b": b, "c": c}
        results.append(c)
    return bytes(results)


def mutated() -> Iterator[tuple[str, Divide]]:
    """`divide` with one step broken, in every way that is known."""
    for step, mutants in MUTANTS.items():
        for words, function in mutants.items():
            if step not in INTEGER_STEPS and words not in HARMLESS:
                module = fresh()
                setattr(module, step, function)
                module.normalise = _terminating(module.normalise)  # type: ignore[attr-defined]
                yield f"{step}: {words}", module.divide


def _terminating(normalise: Callable[..., Any]) -> Callable[..., Any]:
    """`normalise` that refuses 0, on which it never ends; only a broken step before it lets a 0 through."""

    def step(m: int, e: int, form: Any) -> Any:
        if m == 0:
            raise ArithmeticError("0 has no normal form")
        return normalise(m, e, form)

    return step


def formats(session: Session) -> Finding:
    """Every pair of every small format, and the first pair on which each mutant is wrong."""
    digest, count = sha256(), 0
    judges = [(form, judge(form)) for form in SMALL]
    for k, (form, holds) in enumerate(judges):
        result = breach(scalar.divide, form, holds)
        if isinstance(result, dict):
            return Finding(Level.REFUTED, counterexample=result)
        digest.update(result)
        count += len(result)
        session.report((k + 1) / (len(SMALL) + 1), _format_name(form))
    refutations = {words: breach(divide, *judges[0]) for words, divide in mutated()}
    domain = "every pair of bit patterns of the formats " + "; ".join(map(_format_name, SMALL))
    return _concluded(
        {"form": _format_name(SMALL[0]), "a": 12, "b": 13}, refutations, domain, count, digest.hexdigest()
    )


def integers_8(session: Session) -> Finding:
    """Every pair of 8-bit integers under both roundings, zero denominators and MIN / -1 among them."""
    digest, count = sha256(), 0
    refutations: dict[str, dict[str, Any] | bytes] = {}
    for step in INTEGER_STEPS:
        for obligation in (one for one in integers(step) if one.type in BITS_8):
            result = _pairs(obligation, obligation.model)
            if isinstance(result, dict):
                return Finding(Level.REFUTED, counterexample=result)
            digest.update(result)
            count += len(result)
            signed = obligation.type == "int8"
            for words, function in MUTANTS[step].items():
                if signed or words not in SIGNED_ONLY:
                    refutations[f"{step} {obligation.type}: {words}"] = _pairs(obligation, function)
        session.report(count / 2**18, step)
    domain = "every A and B of int8 and of uint8, truncated and floored; B = 0 and MIN / -1 included"
    return _concluded({"type": "int8", "A": -128, "B": 3}, refutations, domain, count, digest.hexdigest())


def _pairs(obligation: Obligation, function: Callable[..., Any]) -> dict[str, Any] | bytes:
    element = INTEGERS[obligation.type]
    results = bytearray()
    for a, b in product(range(element.minimum, element.maximum + 1), repeat=2):
        c, *reports = obligation.observed(function, a, b)
        if not obligation.ensures(a, b, c, *reports):
            return {"type": obligation.type, "A": a, "B": b, "C": c}
        results.append(c % 256)
    return bytes(results)


def _concluded(
    witness: dict[str, Any], refutations: dict[str, dict[str, Any] | bytes], domain: str, count: int, digest: str
) -> Finding:
    killed = tuple(words for words, refutation in refutations.items() if isinstance(refutation, dict))
    survived = tuple(words for words in refutations if words not in killed)
    details = {"domain": domain, "count": count, "digest": f"sha256:{digest}"}
    details |= {"refutations": [{"mutant": words, "counterexample": refutations[words]} for words in killed]}
    if survived or not killed:
        return Finding(Level.UNDECIDED, witness, None, killed, survived, "not all mutants are refuted", details)
    return Finding(Level.EXHAUSTIVE, witness, None, killed, details=details)


def _format_name(form: Format) -> str:
    return f"binary{form.width} p={form.p} emax={form.emax}"


PROOFS = (
    Proof(
        claim="SCALAR_SMALL_FORMATS",
        title="the scalar model's divide is the IEEE 754 quotient for every pair of five small formats",
        requirements=FLOAT,
        method="enumeration, judged by the relation",
        scope="; ".join(map(_format_name, SMALL)) + f"; not {', '.join(FORMATS)}",
        run=formats,
        rests_on=("FLOAT_FRACTION_FREE", "FLOAT_SHIFTS_CUT_OFF"),
    ),
    Proof(
        claim="SCALAR_INTEGERS_8",
        title="the scalar model's integer quotients are right for every pair of 8-bit integers",
        requirements=(
            "E_DIV_INT_FUNC_0010",
            "V_DIV_INT_FLOOR_0010",
            "E_DIV_INT_CONSTR_B_0030",
            "V_DIV_INT_OVERFLOW_0010",
        ),
        method="enumeration, judged by the relations",
        scope="int8 and uint8, truncated and floored",
        run=integers_8,
        quick=True,
    ),
)

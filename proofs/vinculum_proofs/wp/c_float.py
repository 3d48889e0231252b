"""Claim: the generated C's float functions write c and nothing else, read what they may, and end.

Method: deduction on the C source by Frama-C/WP. It also deduces that each element is the quotient of its own
operands, from what the contract of one division admits. Runs and SMT show that this assumption holds: see
`assumptions`.
"""

from pathlib import Path
from typing import Any

from vinculum.codegen.acsl import predicates
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.wp import assumptions, frama_c, postconditions, source, trusted_contracts
from vinculum_proofs.wp.assumptions import C_TYPES, TYPES
from vinculum_proofs.wp.c_source import LEMMAS_BY, MACHINE, ROOT, WpQuestion, concluded
from vinculum_proofs.wp.false_helpers import refused
from vinculum_proofs.wp.frama_c import FramaCError
from vinculum_proofs.wp.source import COPIES, HELPERS, SourceError
from vinculum_spec.loader import specification

# Of each form: what is called with, and what the last element is the quotient of.
FORMS = {
    "": ("a", "b", "a[1]", "b[1]"),
    "_by_scalar": ("a", "b[0]", "a[1]", "b[0]"),
    "_of_scalar": ("a[0]", "b", "a[0]", "b[1]"),
}
OPTIONS = ("-warn-special-float", "none")  # infinities and NaN are values like others
LOOKED_AT = "@ensures,@assigns,@variant,@invariant,own"  # goals of mutants: one that is not proved is enough
MUTANTS_STEPS = 100_000  # a goal with the relations among its definitions takes some 80,000
ASSUMED = (
    (
        f"{' and '.join(COPIES)}, which copy 4 bytes by memcpy, meet their contracts: they write nothing of their "
        "caller's, and return. WP's memory model Typed cannot look at them; the runs do. No other function is trusted"
    ),
    *assumptions.STATEMENTS,
    "an operation on infinities or NaN neither traps nor raises a signal: the default environment of IEEE 754",
)
TRUSTED = {  # their contracts and bodies, word for word
    "float_of": r"assigns \nothing exits \false "
    "float value ; ( void ) memcpy ( & value , & bits , sizeof value ) ; return value ;",
    "bits_of": r"assigns \nothing exits \false "
    "uint32_t bits ; ( void ) memcpy ( & bits , & value , sizeof bits ) ; return bits ;",
}
MUTANTS = {
    "one element too many": ("vinculum_div_float16", "i < n", "i <= n"),
    "a status that is not OK": ("vinculum_div_float16_by_scalar", "return VINCULUM_OK", "return VINCULUM_OK + 1"),
    "a loop that does not end": ("vinculum_div_bfloat16", "++i", "i += 0u"),
    "where is written to": ("vinculum_div_bfloat16_of_scalar", "(void)where;", "*where = n;"),
    "c[0] is overwritten": ("vinculum_div_float32", "return", "if (n > 0u) { c[0] = 0.0f; } return"),
    "c[n] is written to": ("vinculum_div_bfloat16_by_scalar", "return VINCULUM_OK;", "c[n] = b; return VINCULUM_OK;"),
    "b is written to": ("vinculum_div_float16_of_scalar", "(void)where;", "if (n > 0u) { ((uint16_t *)b)[0] = 0u; }"),
    "numerator for denominator": ("vinculum_div_float32_by_scalar", "(a[i], b)", "(b, a[i])"),
    "the first element is left as it is": ("vinculum_div_float64_of_scalar", "i = 0u", "i = 1u"),
    "all elements by the first": ("vinculum_div_float32_of_scalar", "(a, b[i])", "(a, b[0])"),
    "the reciprocal of the quotient": ("quotient_float64", "numerator / denominator", "denominator / numerator"),
}


def witness(name: str) -> str:
    """A C function that calls every form of one type: its contracts can be met, and say enough.

    What is seen of it: each call succeeds, a and b are what they were, of c nothing behind its n elements is new, and the last
    of these is the quotient that was asked for, as far as the contract of one division is right.
    """
    t = C_TYPES.get(name, "uint16_t")
    calls = "".join(
        f"    status = vinculum_div_{name}{form}({a}, {b}, c, 2u, &where);\n"
        "    /*@ assert frame: status == VINCULUM_OK && a[1] == 6 && b[1] == 2 && c[2] == 7 && where == 9; */\n"
        f"    /*@ assert value: {assumptions.quotient(name, A, B, 'c[1]')}; */\n"
        for form, (a, b, A, B) in FORMS.items()
    )
    return (
        f"\n/*@ assigns \\nothing; */\nvoid witness_div_{name}(void)\n{{\n    {t} a[2] = {{3, 6}};\n"
        f"    {t} b[2] = {{0, 2}};\n    {t} c[3] = {{7, 7, 7}};\n"
        f"    size_t where = 9u;\n    int status = VINCULUM_OK;\n{calls}}}\n"
    )


def prove(session: Session, path: Path | None = None) -> Finding:
    """WP's finding on the float functions in the file at `path`, by default the package's own."""
    if why := frama_c.missing():
        return Finding(Level.NOT_RUN, reason=why)
    path = path or ROOT / source.FOLDER / source.FILE
    details: dict[str, Any] = {
        "goals": [],
        "implicit_hypotheses": [*MACHINE, *ASSUMED],
        "not_proved": list(COPIES),
        "tools": frama_c.versions(),
    }
    try:
        return _prove(session, path, details)
    except (SourceError, FramaCError, OSError) as error:
        return Finding(Level.UNDECIDED, reason=str(error), details=details)


def _prove(session: Session, path: Path, details: dict[str, Any]) -> Finding:
    text = path.read_text(encoding="utf-8")
    source.hold_to_memory(text)
    postconditions.hold(text, [specification().types[name] for name in TYPES])
    source.imported(text)  # refuses what WP would take for granted
    for name in TYPES:
        if predicates(specification().types[name]) not in trusted_contracts.predicates(text):
            raise SourceError(f"the relations of {name} do not stand in the file as the specification has them")
        if name in C_TYPES and f"predicate {assumptions.defined(name)};" not in " ".join(
            trusted_contracts.predicates(text).split()
        ):
            raise SourceError(f"the relations of {name} are not those of the patterns of its values")
    examined = [*HELPERS, *(function for name in TYPES for function in source.functions(text, name))]
    public = {f"vinculum_div_{name}{form}" for name in TYPES for form in FORMS}
    if not public <= set(examined):
        raise SourceError(f"there is no {', '.join(sorted(public - set(examined)))}")
    header = path.with_suffix(".h").read_text(encoding="utf-8")
    trusted_contracts.hold(text, header, examined, TRUSTED)
    refusals = refused(text, header, "quotient_float64", examined, TRUSTED)
    called = {f"witness_div_{name}": witness(name) for name in TYPES}
    question = WpQuestion(
        examined, called, MUTANTS, {"a": [3, 6], "b": [0, 2], "n": 2}, refusals, LOOKED_AT, MUTANTS_STEPS, OPTIONS
    )
    return concluded(question, path, text, session, details)


PROOFS = (
    Proof(
        claim="C_FLOAT_FRAMES",
        title="C functions on floating-point numbers: memory, frame and termination as their contracts say; each element the "
        "quotient of its own operands, where one division is",
        requirements=("V_DIV_INPUTS_UNTOUCHED_0010", "V_DIV_NO_CRASH_0010"),
        method="deduction on the C source, Frama-C/WP with Qed and CVC4",
        scope=f"the functions on {', '.join(TYPES)} of the committed C, arrays of any length and content, valid and apart "
        "as the contracts require: no byte is read or written but a, b and c[0 .. n - 1], c alone is written, all calls "
        "end and succeed. Each c[i] is the specification's quotient of the bit patterns of its operands, where "
        "that of one division is, which contracts admit and this claim does not show. Of float32 and float64 each is besides "
        "C's quotient as a real number, which tells no zero from the other and leaves infinities and NaN open. For the sizes of "
        "64-bit and of 32-bit machines, mutants for those of 64-bit ones alone. What a compiler makes of the source is not "
        "looked at",
        run=prove,
        tools=("numpy",),  # by which the constants of lemmas are compared with those of the C
        examines=tuple(f"{source.FOLDER}/{file}" for file in (source.FILE, "vinculum_div.h")),
        assumptions=("Frama-C/WP, Why3 and CVC4 are right", *LEMMAS_BY, *ASSUMED, *MACHINE),
        rests_on=(*source.CLAIMS.values(), *assumptions.BY.values()),  # WP has the lemmas of the whole file
        seconds=300.0,
    ),
)

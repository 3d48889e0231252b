"""The meaning of bit patterns, and the relations of reals, against SMT-LIB's own definitions.

Claims: the relation `encoding` holds exactly of the fields that SMT-LIB's (fp s e f) is built from; `decoding` gives the sign,
the kind and the value of that number, at float16, bfloat16, float32 and float64; `nonzero_denominator` is "not fp.isZero";
`real.quotient`, `real.nonzero_denominator` and `real.printed_quotient` are SMT-LIB's `/` on reals.
Method: Bitwuzla and Z3 on floating point (of one goal of bfloat16 Z3 and cvc5), Z3 and cvc5 on reals.

A value is compared as a float64, of float64 as a float128: there every m * 2^e at hand is exact.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sympy import And, Basic, Eq, Ge, Le, Lt, Ne, Not, Symbol, false, true

from vinculum_evidence.proof import Proof
from vinculum_evidence.solvers.smtlib import DISTRIBUTIONS
from vinculum_proofs.requirement_groups import FORMATS
from vinculum_proofs.smt.bitvector_terms import Sheet, fold
from vinculum_proofs.smt.domains import applies
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_spec.relations import ieee754 as f
from vinculum_spec.relations import real as r
from vinculum_spec.relations.relation import Relation

FIELDS = (f.field_s, f.field_e, f.field_f)


def bit_vectors(form: f.Format) -> tuple[Sheet, dict[Symbol, object]]:
    """A sheet with bits s, e and f, and each field as a number."""
    sheet = Sheet(2 * form.width + 4)
    widths = (1, form.width - form.p, form.p - 1)
    values = {field: sheet.pattern(name, bits) for field, name, bits in zip(FIELDS, "sef", widths, strict=True)}
    return sheet, dict(values)


def folded(relation: Basic, form: f.Format, values: Mapping[Symbol, object]) -> str:
    """The relation at `form`, as the name of a term."""
    text: str = fold(relation.subs(f.parameter_values(form)), values).text
    return text


def patterns(name: str, form: f.Format, relation: Relation = f.encoding) -> tuple[Goal, ...]:
    """`encoding` applies to every bit pattern, which is a number of that many bits, and to no other."""
    domain, stated = relation.domain.subs(f.parameter_values(form)), And(Ge(f.bits, 0), Lt(f.bits, 2**form.width))
    return applies(f"{name}: patterns", domain, stated, f"numbers of {form.width} bits", ON_INTEGERS)


def exponents(name: str, form: f.Format, relation: Relation = f.decoding) -> tuple[Goal, ...]:
    """`decoding` applies to every exponent of so many bits, and to no other."""
    bits = form.width - form.p
    domain, stated = relation.domain.subs(f.parameter_values(form)), And(Ge(f.field_e, 0), Lt(f.field_e, 2**bits))
    return applies(
        f"{name}: exponents", domain, stated, f"exponent fields of {bits} bits, whatever the others", ON_INTEGERS
    )


def wrong_domains(
    goals: Callable[[str, f.Format, Relation], tuple[Goal, ...]], relation: Relation, one: Basic
) -> list[Mutant]:
    """Relations that apply nowhere, not to the pattern `one`, and to any numbers."""
    left_out = And(relation.domain, Not(one))
    none, less, more = (
        goals("float16", FORMATS["float16"], Relation(x, relation.holds, relation.parameters))
        for x in (false, left_out, true)
    )
    return [
        Mutant("it applies to no pattern", none[1]),
        Mutant("the pattern 1 left out", less[1]),
        Mutant("it applies to what is no pattern", more[0]),
    ]


def encodings(name: str, form: f.Format, relation: Relation = f.encoding) -> list[Goal]:
    """The fields of (fp s e f) satisfy the relation for the pattern s e f alone; no other fields do."""
    sheet, values = bit_vectors(form)
    pattern = sheet.unsigned("(concat s e f)", form.width)
    free = {x: sheet.pattern(f"any_{x}", form.width) for x in FIELDS}  # any natural numbers of that many bits
    meets = folded(relation.holds, form, {**values, f.bits: pattern})
    others = folded(relation.holds, form, {**free, f.bits: pattern})
    same = " ".join(f"(= {free[x].text} {values[x].text})" for x in FIELDS)  # type: ignore[attr-defined]
    exponent, p = form.width - form.p, form.p
    read = f"(= (fp s e f) ((_ to_fp {exponent} {p}) (concat s e f)))"
    # Bitwuzla as distributed refuses the sort of bfloat16, though not its numbers; cvc5 has it as an experiment.
    other: dict[str, Any] = {"solvers": ("z3", "cvc5"), "options": (("cvc5", "fp-exp", "true"),)}
    return [
        Goal(
            f"{name}: fields",
            (),
            f"(and {meets} {read})",
            "the fields of SMT-LIB's constructor meet the relation, of the pattern that to_fp reads",
            str(sheet),
            **(other if name == "bfloat16" else {}),
        ),
        Goal(
            f"{name}: no other fields",
            (others,),
            f"(and {same})",
            "natural numbers that meet it are those fields",
            str(sheet),
        ),
    ]


def encoded() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Every format, and a relation with the fields at other places."""
    goals = [goal for name, form in FORMATS.items() for goal in (*patterns(name, form), *encodings(name, form))]
    shifted = Relation(
        f.encoding.domain, f.encoding.holds.xreplace({2 ** (f.p - 1): 2 ** (f.p - 2)}), f.encoding.parameters
    )
    unbounded = Relation(
        f.encoding.domain,
        f.encoding.holds.xreplace({Lt(f.field_f, 2 ** (f.p - 1)): Lt(f.field_f, 2**f.p)}),
        f.encoding.parameters,
    )
    return goals, [
        Mutant("fields one bit too low", encodings("float16", FORMATS["float16"], shifted)[0]),
        Mutant("a significand that reaches into the exponent", encodings("float16", FORMATS["float16"], unbounded)[1]),
        *wrong_domains(patterns, f.encoding, Eq(f.bits, 1)),
    ]


def decodings(name: str, form: f.Format, relation: Relation = f.decoding) -> list[Goal]:
    """The relation and SMT-LIB agree on each pattern's number; the specification's `decode` satisfies it."""
    sheet, values = bit_vectors(form)
    sheet.lines += ["(declare-const inf Bool)", "(declare-const nan Bool)"]
    truths = {f.inf_C: sheet.truth("inf"), f.nan_C: sheet.truth("nan")}
    wide, p = (15, 113) if form.p > 24 else (11, 53)
    significand = sheet.pattern("m", form.p)
    exponent = sheet.pattern("e_biased", form.width - form.p)  # e_C less q_min: a natural number
    sign = sheet.pattern("sign", 1)
    observed = {**values, **truths, f.s_C: sign, f.m_C: significand, f.e_C: exponent + form.q_min}
    holds = folded(relation.holds, form, observed)
    decoded = f.decode(sheet.unsigned("(concat s e f)", form.width), form)
    own = folded(
        relation.holds, form, {**values, **dict(zip((f.s_C, f.m_C, f.e_C, f.inf_C, f.nan_C), decoded, strict=True))}
    )
    number, bias = f"((_ to_fp {form.width - form.p} {form.p}) (concat s e f))", 2 ** (wide - 1) - 1
    biased = f"(bvadd ((_ zero_extend {wide - (form.width - form.p)}) e_biased) (_ bv{form.q_min + bias} {wide}))"
    power = f"(fp #b0 {biased} (_ bv0 {p - 1}))"
    magnitude = f"(fp.mul RNE ((_ to_fp_unsigned {wide} {p}) RNE m) {power})"
    value = f"(fp.eq ((_ to_fp {wide} {p}) RNE (fp.abs {number})) {magnitude})"
    kinds = f"(and (= inf (fp.isInfinite {number})) (= nan (fp.isNaN {number})) (=> (not nan) (= (= sign #b1) (fp.isNegative {number}))))"
    return [
        Goal(f"{name}: kinds", (holds,), kinds, "inf, nan and the sign are those of SMT-LIB's number", str(sheet)),
        Goal(f"{name}: value", (holds, "(not inf)", "(not nan)"), value, "m * 2^e is its magnitude", str(sheet)),
        Goal(f"{name}: decode", (), own, "the specification's own decode meets the relation", str(sheet)),
    ]


def decoded() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Every format, and wrong readings at float16."""
    form = FORMATS["float16"]
    unhidden = f.decoding.holds.xreplace({f.field_f + 2 ** (f.p - 1): f.field_f})
    quieter = f.decoding.holds.xreplace({Eq(f.field_f, 0): Ne(f.field_f, 0), Ne(f.field_f, 0): Eq(f.field_f, 0)})
    early = f.decoding.holds.xreplace({Eq(f.e_C, f.q_min): Eq(f.e_C, f.q_min + 1)})
    kinds, value, twice = (
        decodings("float16", form, Relation(f.decoding.domain, x)) for x in (quieter, unhidden, early)
    )
    one = And(Eq(f.field_s, 0), Eq(f.field_e, 0), Eq(f.field_f, 1))
    return [goal for name, each in FORMATS.items() for goal in (*exponents(name, each), *decodings(name, each))], [
        Mutant("NaN for infinity", kinds[0]),
        Mutant("no hidden bit", value[1]),
        Mutant("subnormal numbers twice as large", twice[1]),
        *wrong_domains(exponents, f.decoding, one),
    ]


def nonzero(name: str, form: f.Format, relation: Basic = f.nonzero_denominator.statement) -> list[Goal]:
    """A denominator that the relation admits, and fp.isZero."""
    sheet, _ = bit_vectors(form)
    _, m, _, inf, nan = f.decode(sheet.unsigned("(concat s e f)", form.width), form)
    holds = folded(relation, form, {f.m_B: m, f.inf_B: inf, f.nan_B: nan})
    zero = f"(fp.isZero ((_ to_fp {form.width - form.p} {form.p}) (concat s e f)))"
    return [
        Goal(f"{name}: admitted", (holds,), f"(not {zero})", "what the relation admits is not fp.isZero", str(sheet)),
        Goal(f"{name}: not admitted", (f"(not {holds})",), zero, "what it does not admit is", str(sheet)),
    ]


def zeros() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Every format, and a relation that flushes."""
    mutant = nonzero("float16", FORMATS["float16"], Ge(f.m_B, 2 ** (f.p - 1)))
    return [goal for name, form in FORMATS.items() for goal in nonzero(name, form)], [
        Mutant("subnormal numbers taken for zero", mutant[1])
    ]


def reals() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """The relations of reals, against SMT-LIB's `/`."""
    near = "(<= (ite (>= (- (/ A B) C) 0.0) (- (/ A B) C) (- C (/ A B))) tolerance)"
    goals = []
    for name, relation, definition in (
        ("quotient", r.quotient, "(= C (/ A B))"),
        ("printed_quotient", r.printed_quotient, near),
    ):
        goals += [
            *applies(f"{name}: domain", relation.domain, Ne(r.B, 0), "denominators other than 0"),
            Goal(
                f"{name}: implies",
                (relation.domain, relation.holds),
                definition,
                "what the relation accepts, SMT-LIB's quotient is",
            ),
            Goal(
                f"{name}: is implied", (relation.domain, definition), relation.holds, "SMT-LIB's quotient is accepted"
            ),
        ]
    nonzero_ = r.nonzero_denominator.statement
    inverse = Eq(r.B * r.C, 1)
    goals += [
        Goal(
            "nonzero_denominator: implies",
            (nonzero_,),
            "(= (* B (/ 1.0 B)) 1.0)",
            "a denominator that is admitted has an inverse",
        ),
        Goal("nonzero_denominator: is implied", (inverse,), nonzero_, "what has an inverse is admitted"),
    ]
    swapped = r.quotient.holds.xreplace({r.A: r.C, r.C: r.A})
    narrow = And(Ne(r.B, 0), Ne(r.A, 1))
    return goals, [
        Mutant("a numerator of 1 left out", applies("quotient: domain", narrow, Ne(r.B, 0), "")[1]),
        Mutant("A and C exchanged", Goal("quotient: implies", (r.quotient.domain, swapped), "(= C (/ A B))")),
        Mutant(
            "sign of B not minded",
            Goal("printed_quotient: implies", (r.quotient.domain, Le(abs(r.A - r.B * r.C), r.tolerance * r.B)), near),
        ),
        Mutant("zero admitted", Goal("nonzero_denominator: implies", (Ge(r.B, 0),), "(= (* B (/ 1.0 B)) 1.0)")),
    ]


def proof(
    claim: str,
    title: str,
    requirements: tuple[str, ...],
    scope: str,
    build: Callable[[], tuple[Sequence[Goal], Sequence[Mutant]]],
    relations: tuple[str, ...],
    solvers: tuple[str, ...],
    of_single_goals: tuple[str, ...] = (),
) -> Proof:
    """One claim of this file."""
    tools = (*(DISTRIBUTIONS[solver] for solver in (*solvers, *of_single_goals)), "sympy")
    return Proof(
        claim,
        title,
        requirements,
        "SMT against SMT-LIB's definitions",
        scope,
        Question(build, LINK, solvers),
        relations,
        tools,
        quick=True,
    )


ON_INTEGERS = ("z3", "cvc5")
LINK = "a relation of the specification, against a definition that others made; no code is concerned"
FOUR = "float16, bfloat16, float32 and float64; all bit patterns"
FLOATS, REALS = ("z3", "bitwuzla"), ("z3", "cvc5")
PROOFS = (
    proof(
        "FP_ENCODING",
        "the relation encoding holds of exactly the fields of SMT-LIB's constructor fp",
        ("V_DIV_FLOAT_ENCODING_0010",),
        FOUR,
        encoded,
        ("ieee754.encoding",),
        FLOATS,
        ("cvc5",),
    ),
    proof(
        "FP_DECODING",
        "the relation decoding gives sign, kind and value of SMT-LIB's number",
        ("V_DIV_FLOAT_DECODING_0010",),
        FOUR,
        decoded,
        ("ieee754.decoding",),
        FLOATS,
        ("cvc5",),
    ),
    proof(
        "FP_NONZERO_DENOMINATOR",
        "the relation nonzero_denominator is: not fp.isZero",
        ("V_DIV_FLOAT_NONZERO_0010",),
        FOUR,
        zeros,
        ("ieee754.nonzero_denominator",),
        FLOATS,
    ),
    proof(
        "REAL_QUOTIENT_DIVIDES",
        "the relations of reals are SMT-LIB's / on reals",
        ("E_DIV_REAL_FUNC_0010", "E_DIV_REAL_CONSTR_B_0020", "V_DIV_EXAMPLE_0010"),
        "all reals",
        reals,
        ("real.quotient", "real.nonzero_denominator", "real.printed_quotient"),
        REALS,
    ),
)

"""Claims: in 8-bit formats with IEEE 754's special values, the relation accepts exactly `fp.div`.

Method: as `fp_div`, with the relation of `format_quotient` in the place of that of the element types.
"""

from collections.abc import Sequence

from sympy import Basic, Eq, Gt, Mod, Not, Or, false, true

from vinculum_evidence.proof import Proof
from vinculum_proofs.smt.floating.fp_div import ASSUMED, goals
from vinculum_proofs.smt.floating.fp_div import RESTS_ON as FRACTIONS_REST_ON
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_spec.relations import format_quotient
from vinculum_spec.relations import ieee754 as f
from vinculum_spec.relations.float_formats import SMALL, FloatFormat
from vinculum_spec.relations.format_quotient import valid_A, valid_B, valid_C

FORMATS = {name: form for name, form in SMALL.items() if form.follows_ieee}
SIMPLEST = "float8_e5m2"
GoalsAndMutants = tuple[Sequence[Goal], Sequence[Mutant]]


def relation(form: FloatFormat) -> Basic:
    """The relation for encodings of the format, with its largest significand."""
    valid = dict.fromkeys((valid_A, valid_B, valid_C), true)
    return format_quotient.quotient(form).statement.subs({**valid, format_quotient.m_max: form.m_max})


def of_format(name: str, statement: Basic | None = None) -> tuple[Goal, ...]:
    """Both directions, and what is granted."""
    form = FORMATS[name]
    return goals(name, f.Format(form.width, form.p, form.bias), relation(form) if statement is None else statement)


def changed(old: Basic, new: Basic) -> Basic:
    """The relation with `old` replaced. Raises ValueError if it does not occur."""
    original = relation(FORMATS[SIMPLEST])
    other = original.xreplace({old: new, Not(old): Not(new)})
    if other == original:
        raise ValueError(f"{old} does not occur")
    return other


def build() -> GoalsAndMutants:
    """Every format, and mutants of one of them."""
    even = Eq(Mod(f.m_C, 2), 0)
    changes = {
        "ties to odd": (0, changed(even, Not(even))),
        "ties either way": (1, changed(even, true)),
        "no half gap": (1, changed(Gt(f.e_C, f.q_min), false)),
        "0/0 gives anything": (1, Or(f.invalid.domain, relation(FORMATS[SIMPLEST]))),
    }
    return [goal for name in FORMATS for goal in of_format(name)], [
        Mutant(words, of_format(SIMPLEST, statement)[which]) for words, (which, statement) in changes.items()
    ]


PROOFS = (
    Proof(
        "FP_DIV_FLOAT8",
        "the relation of the small formats accepts exactly fp.div's quotient: those of 8 bits with IEEE 754's special values",
        (),
        "SMT on bit-vectors and floating point",
        f"{', '.join(FORMATS)}; all bit patterns of A, B and C, in one piece",
        Question(build, "format_quotient itself, against a definition that others made", ("z3", "bitwuzla"), 400.0),
        tools=("z3-solver", "bitwuzla", "sympy"),
        examines=(
            "spec/vinculum_spec/relations/float_formats.py",
            "spec/vinculum_spec/relations/format_quotient.py",
        ),
        assumptions=ASSUMED,
        rests_on=FRACTIONS_REST_ON,
        seconds=900.0,
    ),
)

"""Claim: the special cases of `ieee754.quotient` are those of IEEE 754-2019, each cell both ways.

Method: SMT over integers and truth values, z3 and cvc5. The standard's text is written down here as a table, row by row
and with its clauses, and the relation must say neither more nor less.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sympy import And, Eq, Ne, Or, Symbol

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import QUOTIENT, SPECIAL
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.terms import atoms
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.relation import Relation

# Numerator, denominator: quotient, and the clauses of IEEE 754-2019 that say so.
TABLE: Mapping[tuple[str, str], tuple[str, str]] = {
    ("nan", "nan"): ("nan", "6.2"),
    ("nan", "inf"): ("nan", "6.2"),
    ("nan", "zero"): ("nan", "6.2"),
    ("nan", "finite"): ("nan", "6.2"),
    ("inf", "nan"): ("nan", "6.2"),
    ("inf", "inf"): ("nan", "7.2 e"),
    ("inf", "zero"): ("inf", "6.1, 6.3, 7.3"),
    ("inf", "finite"): ("inf", "6.1, 6.3"),
    ("zero", "nan"): ("nan", "6.2"),
    ("zero", "inf"): ("zero", "6.1, 6.3"),
    ("zero", "zero"): ("nan", "7.2 e"),
    ("zero", "finite"): ("zero", "4.3, 6.3"),
    ("finite", "nan"): ("nan", "6.2"),
    ("finite", "inf"): ("zero", "6.1, 6.3"),
    ("finite", "zero"): ("inf", "7.3, 6.3"),
}
SIGNS = {(0, 0): 0, (0, 1): 1, (1, 0): 1, (1, 1): 0}  # 6.3: the exclusive or, unless the quotient is NaN
KINDS = ("nan", "inf", "zero", "finite")


def is_kind(kind: str, operand: str) -> Any:
    """The operand A, B or C is of that kind: exactly one applies, for whatever m, inf and nan."""
    nan, inf = Symbol(f"nan_{operand}"), Symbol(f"inf_{operand}")
    m = Symbol(f"m_{operand}", integer=True)
    return {
        "nan": And(nan, ~inf),
        "inf": And(inf, ~nan),
        "zero": And(~inf, ~nan, Eq(m, 0)),
        "finite": And(~inf, ~nan, Ne(m, 0)),
    }[kind]


def signs(table: Mapping[tuple[int, int], int] = SIGNS) -> Any:
    """The sign of C is the one that `table` has for those of A and B."""
    A, B, C = ieee754.s_A, ieee754.s_B, ieee754.s_C
    return Or(*(And(Eq(A, a), Eq(B, b), Eq(C, c)) for (a, b), c in table.items()))


def cell(
    numerator: str, denominator: str, relation: Relation, result: str, table: Mapping[tuple[int, int], int] = SIGNS
) -> Goal:
    """The relation holds of C exactly where C is the cell's `result`, with its sign unless it is NaN."""
    expected = ieee754.nan_C if result == "nan" else And(is_kind(result, "C"), signs(table))
    any_sign = [Or(Eq(s, 0), Eq(s, 1)) for s in (ieee754.s_A, ieee754.s_B)]
    one_kind = ~And(ieee754.nan_C, ieee754.inf_C)
    clause = TABLE[numerator, denominator][1]
    (domain, holds), _powers = atoms((relation.domain, relation.holds))  # whatever the format: the powers are open
    hypotheses = (is_kind(numerator, "A"), is_kind(denominator, "B"), *any_sign, one_kind)
    return Goal(
        f"{numerator} by {denominator}",
        hypotheses,
        And(domain, Eq(holds, expected)),
        f"{numerator} / {denominator} is {result}, and the relation says just that. IEEE 754-2019, {clause}",
    )


def all_cells() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """Goals and mutants of FLOAT_SPECIAL_CASES."""
    quotient = ieee754.quotient
    goals = [cell(*operands, quotient, result) for operands, (result, _clause) in TABLE.items()]
    of_A = ~And(ieee754.nan_A, ieee754.inf_A)
    goals.append(Goal("kinds", (of_A,), Or(*(is_kind(k, "A") for k in KINDS)), "every operand is of one of the kinds"))
    loosened = {
        "0/0 is zero, not invalid": (("zero", "zero"), quotient, "zero"),
        "inf/0 is invalid": (("inf", "zero"), quotient, "nan"),
        "finite/0 is the largest number": (("finite", "zero"), quotient, "finite"),
        "0/inf is invalid": (("zero", "inf"), quotient, "nan"),
        "the clause on NaN dropped": (("nan", "finite"), _without(ieee754.nan_operand), "nan"),
        "the clause on invalid operations dropped": (("inf", "inf"), _without(ieee754.invalid), "nan"),
        "the clause on infinite denominators dropped": (
            ("finite", "inf"),
            _without(ieee754.infinite_denominator),
            "zero",
        ),
        "the clause on zero numerators dropped": (("zero", "finite"), _without(ieee754.zero_numerator), "zero"),
        "the clause on the sign dropped": (("inf", "finite"), _without(ieee754.sign), "inf"),
        "the clause on infinite numerators dropped": (("inf", "finite"), _without(ieee754.infinite_numerator), "inf"),
        "the clause on zero denominators dropped": (("finite", "zero"), _without(ieee754.zero_denominator), "inf"),
    }
    mutants = [Mutant(words, cell(*operands, *rest)) for words, (operands, *rest) in loosened.items()]
    positive = dict.fromkeys(SIGNS, 0)
    return goals, (*mutants, Mutant("lost sign", cell("zero", "inf", quotient, "zero", positive)))


def _without(clause: Relation) -> Relation:
    """`quotient` with one clause less; its domain stays."""
    quotient = ieee754.quotient
    clauses = [part for part in quotient.holds.args if part != clause.statement]
    assert len(clauses) == len(quotient.holds.args) - 1
    return Relation(quotient.domain, And(*clauses))


PROOFS = (
    Proof(
        claim="FLOAT_SPECIAL_CASES",
        title="with a NaN, infinite or zero operand ieee754.quotient is IEEE 754's table, and accepts nothing else",
        requirements=(QUOTIENT, *SPECIAL),
        method="SMT over integers and truth values, z3 and cvc5",
        scope="every format; every pair of operands of which one is NaN, infinite or zero; every sign",
        run=Question(all_cells, "the relation itself, against the table of IEEE 754-2019; no code is looked at"),
        tools=("z3-solver", "cvc5"),
        assumptions=(
            "the table in proofs/vinculum_proofs/smt/floating/special_cases.py is what IEEE 754-2019 says: to be compared by a reader",
        ),
    ),
)

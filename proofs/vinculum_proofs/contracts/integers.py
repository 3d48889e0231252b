"""The scalar model's integer quotients satisfy the relations, for every A and B of every type.

Method: CrossHair confirms over all paths; the record has its refutations of mutants.
"""

from vinculum_evidence.proof import Proof
from vinculum_proofs.contracts.verdict import confirming
from vinculum_proofs.requirement_groups import INTEGERS

_SCOPE = "every A and B of int8, int16, int32, int64, uint8, uint16, uint32 and uint64; 0 and MIN / -1 are reported"
_ASSUMPTIONS = ("CrossHair's model of Python's int, and Z3", "SymPy's lambdify prints the relation as it is")


def _proof(step: str, claim: str, title: str, *requirements: str) -> Proof:
    return Proof(
        claim=claim,
        title=title,
        requirements=(*requirements, "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"),
        method="CrossHair over all paths, on the relation as a Python post-condition",
        scope=_SCOPE,
        run=confirming(step, lambda name: (INTEGERS[name].maximum, 7)),
        tools=("crosshair-tool", "z3-solver"),
        assumptions=_ASSUMPTIONS,
        rests_on=("SCALAR_TABLES",),
        seconds=300.0,
    )


PROOFS = (
    _proof(
        "truncated_quotient",
        "SCALAR_TRUNCATED_QUOTIENT",
        "the scalar model's integer quotient is the truncated one; a zero denominator and MIN / -1 are told apart",
        "E_DIV_INT_FUNC_0010",
    ),
    _proof(
        "floored_quotient",
        "SCALAR_FLOORED_QUOTIENT",
        "the scalar model's floor division is the floored quotient; a zero denominator and MIN / -1 are told apart",
        "V_DIV_INT_FLOOR_0010",
    ),
)

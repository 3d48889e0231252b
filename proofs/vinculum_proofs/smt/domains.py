"""Goals that say where a relation applies: where it is stated to, and nowhere else.

A proof that supposes a relation's domain says nothing of operands that the domain leaves out. These goals do. They go both
ways apart, each by itself, so that SymPy does not settle them before a solver is asked.
"""

from sympy import Basic
from sympy.logic.boolalg import Boolean

from vinculum_proofs.smt.goals import Goal


def applies(name: str, domain: Basic, stated: Boolean, where: str, solvers: tuple[str, ...] = ()) -> tuple[Goal, Goal]:
    """`domain` is `stated`, which is `where` in words; `solvers`: as in `Goal`.

    The first goal finds what the domain lets in besides, the second what it leaves out.
    """
    return (
        Goal(f"{name}: nowhere else", (domain,), stated, f"it applies to {where} alone", solvers=solvers),
        Goal(f"{name}: everywhere", (stated,), domain, f"it applies to {where}, all of them", solvers=solvers),
    )

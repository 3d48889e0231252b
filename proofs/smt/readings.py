"""A script as Z3 reads it: floating point turned into the bit-vectors that Z3 makes of it, for any other solver to search.

Nothing is solved here. Z3 takes `fp.div` and the like to be circuits (`fpa2bv`), as Bitwuzla does in its own way; what a script
then says no longer rests on how the solver that is asked reads floating point.
"""

from collections.abc import Mapping

TACTICS = ("simplify", "fpa2bv", "simplify")
# Z3's names of its divisions with a value for every divisor, which is SMT-LIB's.
TOTAL = {f"bv{name}_i": f"bv{name}" for name in ("udiv", "urem")}


def as_bit_vectors(script: str, widths: Mapping[str, int], name: str) -> str:
    """Declarations of bit-vectors of these widths, and `name`, which is true exactly where all that `script` asserts is.

    Of no other symbol is anything said: a solver would find one undeclared. ImportError without Z3.

    >>> print(as_bit_vectors("(declare-const a (_ BitVec 4)) (assert (= a (bvudiv a #x3)))", {"a": 4}, "held"))
    (declare-const a (_ BitVec 4))
    (define-fun held () Bool (= a (bvudiv a #x3)))
    """
    import z3

    context = (
        z3.Context()
    )  # of its own, so that the same script gives the same bit-vectors, whatever Z3 was asked before
    goal = z3.Goal(ctx=context)
    goal.add(z3.parse_smt2_string(script, ctx=context))
    (turned,) = z3.Then(*TACTICS, ctx=context)(goal)
    text = z3.And(*turned).sexpr() if len(turned) > 1 else turned.as_expr().sexpr()
    for own, other in TOTAL.items():
        text = text.replace(f"({own} ", f"({other} ")
    declared = "".join(f"(declare-const {symbol} (_ BitVec {width}))\n" for symbol, width in widths.items())
    return f"{declared}(define-fun {name} () Bool {text})"

"""Translate the floating point of a script to bit-vectors by Z3, for any other solver to search.

Nothing is solved here. Z3 takes `fp.div` and the like to be circuits (`fpa2bv`), as Bitwuzla does in its own way; what a script
then says no longer rests on how the solver that is asked reads floating point.
"""

from collections.abc import Mapping
from typing import Any

TACTICS = ("simplify", "fpa2bv", "simplify")
# Z3's names of its divisions with a value for every divisor, which is SMT-LIB's.
TOTAL = {f"bv{name}_i": f"bv{name}" for name in ("udiv", "urem")}


def as_bit_vectors(script: str, widths: Mapping[str, int], name: str) -> str:
    """Declare bit-vectors of these widths, and `name`, which is true where the script's assertions are.

    Of no other symbol is anything said: a solver would find one undeclared. ImportError without Z3.

    >>> print(as_bit_vectors("(declare-const a (_ BitVec 4)) (assert (= a (bvudiv a #x3)))", {"a": 4}, "held"))
    (declare-const a (_ BitVec 4))
    (define-fun held () Bool (= a (bvudiv a #x3)))
    """
    return declarations(widths) + definition(name, "Bool", _turned(script))


def declarations(widths: Mapping[str, int]) -> str:
    """Constants that are bit-vectors of these widths, each on its line."""
    return "".join(f"(declare-const {symbol} (_ BitVec {width}))\n" for symbol, width in widths.items())


def definition(name: str, sort: str, turned: Any) -> str:
    """The term that Z3 has made, as SMT-LIB's: its names of divisions are of its own."""
    text = turned.sexpr()
    for own, other in TOTAL.items():
        text = text.replace(f"({own} ", f"({other} ")
    return f"(define-fun {name} () {sort} {text})"


def whatever_it_divides(script: str, widths: Mapping[str, int], name: str, quotient: str) -> tuple[str, str]:
    """`as_bit_vectors` with a constant `quotient` in the place of the one division; and the division.

    What holds of any value of the constant holds of the division. ValueError where there is not exactly one.

    >>> script = "(declare-const a (_ BitVec 4)) (assert (= a (bvmul #x2 (bvudiv a #x3))))"
    >>> held, q = whatever_it_divides(script, {"a": 4}, "held", "q")
    >>> print(held)
    (declare-const a (_ BitVec 4))
    (declare-const q (_ BitVec 4))
    (define-fun held () Bool (= a (bvmul #x2 q)))
    >>> print(q)
    (declare-const a (_ BitVec 4))
    (define-fun q () (_ BitVec 4) (bvudiv a #x3))
    """
    import z3

    turned = _turned(script)
    division, *others = _divisions(turned) or [None]
    if division is None or others:
        raise ValueError(f"{1 + len(others) if others else 'no'} divisions, where one can be replaced")
    size = division.size()
    general = z3.substitute(turned, (division, z3.BitVec(quotient, size, ctx=turned.ctx)))
    return (
        declarations({**widths, quotient: size}) + definition(name, "Bool", general),
        declarations(widths) + definition(quotient, f"(_ BitVec {size})", division),
    )


def _turned(script: str) -> Any:
    """All that `script` asserts, as one term of Z3 on bit-vectors."""
    import z3

    context = z3.Context()  # of its own, so that a script gives the same bit-vectors, whatever Z3 was asked before
    goal = z3.Goal(ctx=context)
    goal.add(z3.parse_smt2_string(script, ctx=context))
    (turned,) = z3.Then(*TACTICS, ctx=context)(goal)
    return z3.And(*turned) if len(turned) > 1 else turned.as_expr()


def _divisions(term: Any) -> list[Any]:
    """The different terms in it that divide, or take a remainder."""
    import z3

    kinds = {
        getattr(z3, f"Z3_OP_B{sign}{kind}{total}") for sign in "US" for kind in ("DIV", "REM") for total in ("", "_I")
    }
    divisions, visited, left = list[Any](), set[int](), [term]
    while left:
        part = left.pop()
        if part.get_id() not in visited:
            visited.add(part.get_id())
            left += part.children()
            if z3.is_app(part) and part.decl().kind() in kinds:
                divisions.append(part)
    return divisions

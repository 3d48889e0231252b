"""How Bitwuzla and Z3 unpack a bit pattern before they divide, and how each divides significands.

A solver keeps equal terms once: where a script writes significand and quotient as the solver does for `fp.div`, both are one
circuit, and whatever is built on them is all that is left to prove. That the numbers are taken apart right is proved by
`fp_whole`, and that both divisions have the quotient that is meant by `fp_conditions`; nothing rests on their being the
solver's own, but the time that it takes.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from vinculum_spec.relations import ieee754 as f


@dataclass(frozen=True)
class Unpacked:
    """SMT-LIB terms of a number's normalised significand, and by how many places it was moved."""

    lines: tuple[str, ...]
    significand: str
    moved: str


@dataclass(frozen=True)
class Divided:
    """SMT-LIB terms of the quotient of two such significands: p + 2 bits, and whether a remainder is left."""

    part: str
    rest: str


def places(form: f.Format) -> int:
    """Bits that hold any number of places that a significand is moved by, which is below p."""
    return (form.p - 1).bit_length()


def zeros(bits: int) -> str:
    """So many bits, each of them 0."""
    return "#b" + "0" * bits


def fields(form: f.Format, name: str) -> tuple[str, str]:
    """The bits of the exponent and those of the fraction."""
    return f"((_ extract {form.width - 2} {form.p - 1}) {name})", f"((_ extract {form.p - 2} 0) {name})"


def define(name: str, bits: int, term: str) -> str:
    """The definition of a word."""
    return f"(define-fun {name} () (_ BitVec {bits}) {term})"


def by_bitwuzla(form: f.Format, name: str) -> Unpacked:
    """Conditions are one-bit words; the significand moves by halves of what is left; special ones are 1."""
    p, exponent_bits = form.p, form.width - form.p
    exponent, fraction = fields(form, name)
    none, all_ones = f"(bvcomp {fraction} {zeros(p - 1)})", f"(bvcomp {exponent} #b{'1' * exponent_bits})"
    zero_exponent = f"(bvcomp {exponent} {zeros(exponent_bits)})"
    lines, moves = [], []
    stays, significand = none, f"(concat #b0 {fraction})"
    for step in reversed(range(places(form))):
        by = 2**step
        first, mask = f"((_ extract {p - 1} {p - 1}) {significand})", f"#b{'1' * by}{'0' * (p - by)}"
        stay, move, moved = (f"{word}{step}_{name}" for word in ("stays", "moves", "moved"))
        lines += [
            define(stay, 1, f"(bvor {stays} (bvcomp {first} #b1))"),
            define(move, 1, f"(bvand (bvnot {stay}) (bvcomp (bvand {mask} {significand}) {zeros(p)}))"),
            define(moved, p, f"(ite (= {move} #b1) (bvshl {significand} (_ bv{by} {p})) {significand})"),
        ]
        stays, significand = stay, moved
        moves.append(move)
    chosen = f"(ite (= (bvnot (bvand {zero_exponent} (bvnot {none}))) #b1) (concat #b1 {fraction}) {significand})"
    special = (f"(bvand {all_ones} (bvnot {none}))", f"(bvand {all_ones} {none})", f"(bvand {zero_exponent} {none})")
    for kind in reversed(special):
        chosen = f"(ite (= {kind} #b1) #b1{'0' * (p - 1)} {chosen})"
    count = f"(concat {' '.join(moves)})" if len(moves) > 1 else moves[0]
    shift = f"(ite (= {zero_exponent} #b1) {count} {zeros(places(form))})"
    lines += [define(f"significand_{name}", p, chosen), define(f"shift_{name}", places(form), shift)]
    return Unpacked(tuple(lines), f"significand_{name}", f"shift_{name}")


def leading_zeros(term: str, size: int, bits: int, name: str) -> Iterator[str]:
    """Definitions that count the leading zeros of `term` by halves; the last one is called `name`."""
    if size == 1:
        yield define(name, bits, f"(ite (= {term} #b0) (_ bv1 {bits}) (_ bv0 {bits}))")
        return
    low = size // 2
    high_half, low_half = f"((_ extract {size - 1} {low}) {term})", f"((_ extract {low - 1} 0) {term})"
    yield from leading_zeros(high_half, size - low, bits, f"{name}h")
    yield from leading_zeros(low_half, low, bits, f"{name}l")
    beyond = f"(bvadd (_ bv{size - low} {bits}) {name}l)"
    yield define(name, bits, f"(ite (= {high_half} {zeros(size - low)}) {beyond} {name}h)")


def by_z3(form: f.Format, name: str) -> Unpacked:
    """Its leading zeros are counted in as many bits as the exponent has, and it moves by all at once."""
    p, bits = form.p, form.width - form.p
    exponent, fraction = fields(form, name)
    significand, zero_exponent = f"((_ zero_extend 1) {fraction})", f"(= {exponent} {zeros(bits)})"
    zero = f"(and (= {fraction} {zeros(p - 1)}) {zero_exponent})"
    other = f"(or (= {exponent} #b{'1' * bits}) {zero} (and (not {zero}) {zero_exponent}))"
    count = f"(ite (or (= {zeros(p)} {significand}) (not other_{name})) {zeros(bits)} zeros_{name})"
    by = f"((_ zero_extend {p - bits}) places_{name})" if p > bits else f"((_ extract {p - 1} 0) places_{name})"
    lines = (
        f"(define-fun other_{name} () Bool {other})",
        *leading_zeros(significand, p, bits, f"zeros_{name}"),
        define(f"places_{name}", bits, count),
        define(f"normalised_{name}", p, f"(ite other_{name} (bvshl {significand} {by}) (concat #b1 {fraction}))"),
    )
    return Unpacked(lines, f"normalised_{name}", f"((_ extract {places(form) - 1} 0) places_{name})")


def divided_by_bitwuzla(form: f.Format, a: str, b: str) -> Divided:
    """Of a * 2^(p+3) by 4b: quotient and remainder."""
    pair = f"(concat {a} {zeros(form.p + 3)}) (concat {zeros(form.p + 1)} {b} #b00)"
    return Divided(
        f"((_ extract {form.p + 1} 0) (bvudiv {pair}))", f"(distinct (bvurem {pair}) {zeros(2 * form.p + 3)})"
    )


def divided_by_z3(form: f.Format, a: str, b: str) -> Divided:
    """Of a * 2^(2p+2) by b: the first p + 2 bits of the quotient, and whether any other bit is 1."""
    more = 2 * form.p + 2
    quotient = f"(bvudiv (concat {a} {zeros(more)}) ((_ zero_extend {more}) {b}))"
    return Divided(
        f"((_ extract {more} {form.p + 1}) {quotient})",
        f"(distinct ((_ extract {form.p} 0) {quotient}) {zeros(form.p + 1)})",
    )

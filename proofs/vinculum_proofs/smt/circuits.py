"""Turn a question about three bit patterns into a circuit, by Z3, and print it as C for every input.

Z3 turns floating point into bit vectors (`fpa2bv`) and these into gates (`bit-blast`, `aig`), for every input alike.
Nothing is solved: what a solver's search would not finish, the processor runs through, 256 inputs at a time, each a
bit of a word. Trusted are these tactics, the printer below, which has one line for each kind of gate, and the C
compiler.
"""

import ctypes
import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from vinculum._util.c_compiler import load

Array = npt.NDArray[Any]
NAMES, WIDTH = "abc", 16
DECLARED = "".join(f"(declare-const {x} (_ BitVec {WIDTH}))" for x in NAMES)
BIT = "bit {} of {}"  # as no script can call a symbol without quoting it
INPUT = re.compile(BIT.format(r"(\d+)", "([abc])"))
LANES = WIDTH * WIDTH  # inputs in one go
TACTICS = ("simplify", "fpa2bv", "simplify", "bit-blast", "aig")
SOURCE = """\
#include <stddef.h>
#include <stdint.h>
#include <string.h>
typedef uint64_t word __attribute__((vector_size(32)));
typedef uint16_t row __attribute__((vector_size(32)));

static word holds(const word *a, const word *b, const word *c)
{
    const word none = {0};
%s
}

/* Of 16 rows of 16 inputs: bit k of each, for every k. Bit i of lane j of out[k] is that of x[16 * i + j]. */
static void turned(const uint16_t *x, word *out)
{
    const uint16_t masks[] = {0x5555, 0x3333, 0x0f0f, 0x00ff};
    row rows[16];
    memcpy(rows, x, sizeof rows);
    for (int step = 3; step >= 0; --step)
        for (int i = 0; i < 16; ++i)
            if (!(i >> step & 1)) {
                row *upper = &rows[i], *lower = &rows[i + (1 << step)];
                row moved = (*upper >> (1 << step) ^ *lower) & masks[step];
                *lower ^= moved;
                *upper ^= moved << (1 << step);
            }
    memcpy(out, rows, sizeof rows);
}

/* The first of the blocks of 256 inputs in which it does not hold of one; n where it holds of all. */
size_t first(size_t n, const uint16_t *a, const uint16_t *b, const uint16_t *c)
{
    for (size_t k = 0; k < n; k += 256) {
        word bits[3][16];
        turned(a + k, bits[0]);
        turned(b + k, bits[1]);
        turned(c + k, bits[2]);
        word found = holds(bits[0], bits[1], bits[2]);
        if ((found[0] & found[1] & found[2] & found[3]) != UINT64_MAX)
            return k;
    }
    return n;
}
"""


class Circuit:
    """Whether what a script asserts of a, b and c holds: bit vectors of 16 bits, its only free symbols.

    ImportError without Z3, CompilerError without a C compiler, ValueError where the script has other free symbols.

    >>> adds = Circuit(DECLARED + "(assert (= c (bvadd a b)))")
    >>> a = np.arange(256, dtype=np.uint16)
    >>> adds.refused(a, a, 2 * a), adds.refused(a, a, a)
    (None, 1)
    """

    def __init__(self, script: str) -> None:
        outcome, lines = _printed(script)
        self.gates = len(lines)
        text = "\n".join(f"    {line}" for line in [*lines, f"return {outcome};"])
        self._first = load(SOURCE % text).first
        self._first.restype = ctypes.c_size_t

    def refused(self, a: Array, b: Array, c: Array) -> int | None:
        """The first element that violates it; None if all satisfy it.

        Takes arrays of uint16 of one length, a multiple of 256; else ValueError.
        """
        operands = (a, b, c)
        for x in operands:
            if x.dtype != np.uint16 or x.shape != (a.size,) or a.size % LANES or not x.flags.c_contiguous:
                raise ValueError(f"not contiguous arrays of uint16, of one length that is a multiple of {LANES}")
        block = self._first_block(*operands)
        if block == a.size:
            return None
        refused_elements = (
            k for k in range(block, block + LANES) if self._first_block(*(np.full(LANES, x[k]) for x in operands)) == 0
        )
        return next(refused_elements)

    def _first_block(self, *operands: Array) -> int:
        pointers = (ctypes.c_void_p(x.ctypes.data) for x in operands)
        return int(self._first(ctypes.c_size_t(operands[0].size), *pointers))


def _printed(script: str) -> tuple[str, list[str]]:
    """Where the outcome is, and a line of C for each gate."""
    names, lines = dict[int, str](), list[str]()
    pending = list(formulas := _gates(script))
    while pending:
        gate = pending[-1]
        inputs = gate.children()
        missing = [x for x in inputs if x.get_id() not in names]
        pending += missing
        if missing or pending.pop().get_id() in names:
            continue
        if match := INPUT.fullmatch(gate.decl().name()) if not inputs else None:
            names[gate.get_id()] = f"{match[2]}[{match[1]}]"
            continue
        names[gate.get_id()] = f"g{len(lines)}"
        lines.append(f"const word g{len(lines)} = {_term(gate.decl().name(), [names[x.get_id()] for x in inputs])};")
    return " & ".join(names[x.get_id()] for x in formulas) or "~none", lines  # nothing is left of what is always true


def _term(kind: str, inputs: Sequence[str]) -> str:
    """A gate as C; ValueError where there is none of that kind, as of a free symbol that is no input."""
    match kind, inputs:
        case "true", []:
            return "~none"
        case "false", []:
            return "none"
        case "not", [x]:
            return f"~{x}"
        case "and", [_, *_]:
            return " & ".join(inputs)
        case "or", [_, *_]:
            return " | ".join(inputs)
        case "xor", [x, y]:
            return f"{x} ^ {y}"
        case "=", [x, y]:
            return f"~({x} ^ {y})"
        case "if", [condition, then, other]:
            return f"{other} ^ ({condition} & ({then} ^ {other}))"
    raise ValueError(f"no gate: {kind} of {len(inputs)}")


def _gates(script: str) -> list[Any]:
    """The script's assertions as gates over the bits of a, b and c, the last bit 0.

    ValueError where it quotes symbols.
    """
    import z3

    if "|" in script:
        raise ValueError("a script with quoted symbols")
    context = z3.Context()  # of its own, so that the same script gives the same gates
    none, one = (z3.BitVecVal(k, 1, context) for k in (0, 1))
    bits = {x: [z3.If(z3.Bool(BIT.format(k, x), context), one, none) for k in range(WIDTH)] for x in NAMES}
    patterns = [(z3.BitVec(x, WIDTH, context), z3.Concat(*reversed(bits[x]))) for x in NAMES]
    goal = z3.Goal(ctx=context)
    goal.add(*(z3.substitute(x, *patterns) for x in z3.parse_smt2_string(script, ctx=context)))
    (subgoal,) = z3.Then(*TACTICS, ctx=context)(goal)
    return list(subgoal)

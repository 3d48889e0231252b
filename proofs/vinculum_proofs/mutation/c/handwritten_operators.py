r"""Mutation operators for hand-written C, beside those of `c_operators.py`: intrinsics, macros, tables.

>>> text = "#define ONE(A) _mm256_sub_epi8(A, one)\n"
>>> [str(m).rpartition("| ")[2] for m in changed(text)]
['_mm256_sub_epi8 => _mm256_add_epi8', '(A, one) => (one, A)']
"""

import re
from collections.abc import Iterator
from itertools import pairwise

from vinculum_proofs.mutation.c.c_operators import ASSIGNMENT, TYPES, WORD, Change, Mutation, mutations, present

MACRO = re.compile(r"^#define (\w+)(?:\([^)]*\))?[ \t]+((?:[^\n]*\\\n)*[^\n]*)", re.MULTILINE)
TABLE = re.compile(r"^(?:static |const |\} )[^;{}()]*?(\w+)(?:\[\w*\])+[^;{}]*= (\{[^;]*\};)$", re.MULTILINE)
FUNCTION = re.compile(
    r"^[A-Za-z][\w *]*?(?:NAME\(|JOIN\()?(\w+)(?:, BITS)?\)?\((?:[^;{}()]|\(\w+\))*\)\n\{\n(.*?)^\}\n",
    re.MULTILINE | re.DOTALL,
)
BODIES = (FUNCTION, MACRO, TABLE)
PARAMETER = re.compile(r"^#define (?:BITS|SIGNED) .*$", re.MULTILINE)  # of a header that is included once for each type
ELSEWHERE = re.compile(r"^#else$.*?^#endif", re.MULTILINE | re.DOTALL)  # for other processors
HEAD = re.compile(r"^ +(?:INLINE|VECTORS|static) [^;{}]*?\)[ \\]*$", re.MULTILINE)  # of a function within a macro
STATEMENT = re.compile(
    r"^ +((?:[*(]?[\w.\[\]>-]+ [-+|&*/]?= |\+\+|\(void\)\w+\(|[a-z]\w+\(|[A-Z]\w+(?:##\w+)?\()(?:(?!return)[^;{}])*;)[ \\]*$",
    re.MULTILINE,
)
INTRINSIC = re.compile(r"(?:_mm\d*_\w+|MM\w*\(\w+(?:##\w+)?\)|ALTERNATE|JOIN\(BLEND, BITS\))(?=\()")
COMMUTES = re.compile(
    r"(?<!mask_)add|and_|and\)|_or|xor|mul|min|max|cmpeq|testn?_epi|set1|stream|store|prefetch|permutex"
)
LAST = re.compile(r"mask_|ALTERNATE")  # the first of these is not what it works on, or all three are
RELATIVES = {
    "and": ("or",), "or": ("and",), "xor": ("or",), "andnot": ("and",), "add": ("sub",), "sub": ("add",),
    "srli": ("slli", "srai"), "slli": ("srli",), "srl": ("sll", "sra"), "min": ("max",), "max": ("min",),
    "unpacklo": ("unpackhi",), "unpackhi": ("unpacklo",), "packus": ("packs",), "mulhi": ("mullo",),
    "cmpgt": ("cmpeq",), "cmpeq": ("cmpgt",), "cmpge": ("cmpgt",), "testn": ("test",), "test": ("testn",),
    "fmadd": ("fmsub", "fnmadd"), "fnmadd": ("fmadd", "fnmsub"), "cvttps": ("cvtps",), "cvtps": ("cvttps",),
    "div": ("mul",), "mul": ("div",), "loadu": ("load",), "storeu": ("store",), "stream": ("storeu",),
    "unpack": ("pack",), "abs": ("set1",),
    "epu8": ("epi8",), "epu16": ("epi16",), "epu32": ("epi32",), "cvtepu16": ("cvtepi16",),
}  # fmt: skip
NAMES = {
    "_CMP_NLT_UQ": ("_CMP_LT_OQ", "_CMP_NLE_UQ", "_CMP_GE_OQ"), "_CMP_UNORD_Q": ("_CMP_ORD_Q",),
    "_MM_FROUND_TO_ZERO": ("_MM_FROUND_TO_NEAREST_INT", "_MM_FROUND_TO_POS_INF"),
    "_MM_FROUND_TO_NEAREST_INT": ("_MM_FROUND_TO_ZERO",),
    "low": ("high",), "high": ("low",), "even": ("odd",), "odd": ("even",), "first": ("remainder",), "remainder": ("first",),
    "first_shift": ("second_shift",), "second_shift": ("first_shift",),
    "below_64": ("from_64",), "from_64": ("below_64",), "rounded": ("upper",), "upper": ("rounded",), "one": ("zero", "two"),
    "zero": ("one",), "sign_mask": ("(~sign_mask)",), "factor": ("factor_high",), "low_low": ("high_high",),
    "min_denominator": ("overflow_mask",),
    "numerators": ("denominators",), "denominators": ("numerators",), "step_a": ("step_b",), "step_b": ("step_a",),
    "scalar": ("other",), "other": ("scalar",), "scalars": ("others",), "count": ("(count - 1u)",), "size": ("1u",),
    "BY_SCALAR": ("OF_SCALAR", "ARRAYS"), "OF_SCALAR": ("BY_SCALAR", "ARRAYS"), "ARRAYS": ("BY_SCALAR",),
    "ROWS_OF_A": ("ROWS_OF_B",), "ROWS_OF_B": ("ROWS_OF_A",), "RUNS_OF_A": ("RUNS_OF_B",), "RUNS_OF_B": ("RUNS_OF_A",),
    "DIVIDE": ("FLOOR_DIVIDE", "CHECK"), "FLOOR_DIVIDE": ("DIVIDE",), "CHECK": ("DIVIDE",), "AVX512": ("AVX2",),
    "AVX512_VBMI": ("AVX512",), "PORTABLE": ("AVX2",), "FLOAT16": ("BFLOAT16",), "BFLOAT16": ("FLOAT16",), "TILE": ("(TILE / 2)",),
    "NPY_BEGIN_THREADS": (";",), "NPY_BEGIN_THREADS_THRESHOLDED": ("while (0) NPY_BEGIN_THREADS_THRESHOLDED",),
} | {
    f"{sign}INT{width}": (f"{'U' * (not sign)}INT{width}", f"{sign}INT{width * 2}")
    for sign in ("", "U") for width in (8, 16, 32, 64)
} | {
    flag: (f"!{flag}",)
    for flag in ("non_temporal", "floored", "scalar_a", "scalar_b", "of_scalar", "of_a", "small", "repeated", "long_pieces", "check_first",
                 "half", "use_avx512", "negative", "done")
}  # fmt: skip


def changed(text: str) -> Iterator[Mutation]:
    """All changes to a file, but to heads of functions, and to what other processors have."""
    away = [range(*match.span()) for pattern in (PARAMETER, ELSEWHERE, HEAD) for match in pattern.finditer(text)]
    return (m for m in mutations(text, BODIES, _more) if not any(m.start in region for region in away))


def _more(body: str) -> Iterator[Change]:
    before = "{"
    for match in WORD.finditer(body):
        if (
            match.lastgroup == "name"
            and (before == "return" or not TYPES.fullmatch(before))
            and not body.startswith(".", match.end())
        ):
            new = [*present(NAMES.get(match[0], ()), body), *_relatives(match[0])]
            yield from ((match.start(), match[0], name) for name in new)
        before = match[0] if match.lastgroup != "passed" else before
    for call in INTRINSIC.finditer(body):
        if not COMMUTES.search(call[0]) or LAST.search(call[0]):
            yield from _swapped(body, call.end(), last=bool(LAST.search(call[0])))
    assignments = {match.start() + len(match[0]) - len(match[0].lstrip()) for match in ASSIGNMENT.finditer(body)}
    for statement in STATEMENT.finditer(body):
        if statement.start(1) not in assignments:
            yield statement.start(1), statement[1], ";"


def _relatives(name: str) -> Iterator[str]:
    """An intrinsic, or the part of its name that a macro is given, with one word of it another one."""
    words = name.split("_")
    if (
        "mm" not in words[1][:2]
        if len(words) > 1 and not words[0]
        else not re.search(r"_(?:epi|epu|si|ps|pd|ph)\d*$|^and$", name)
    ):
        return
    rounded = words[-1] in ("ps", "pd")
    for k, word in enumerate(words):
        for new in RELATIVES.get(word, ()) if rounded or word not in ("div", "mul") else ():
            yield "_".join([*words[:k], new, *words[k + 1 :]])


def _swapped(body: str, start: int, *, last: bool) -> Iterator[Change]:
    """Two arguments of the call whose opening parenthesis is at `start`, the first or the last, exchanged."""
    depth, commas = 0, list[int]()
    for at in range(start, len(body)):
        depth += {"(": 1, ")": -1}.get(body[at], 0)
        if depth == 1 and body[at] == ",":
            commas.append(at)
        if depth == 0:
            break
    else:
        return
    ends = [start, *commas, at]
    if len(ends) < 3:
        return
    parts = [body[x + 1 : y].strip() for x, y in pairwise(ends)]
    k = len(parts) - 2 if last else 0
    parts[k : k + 2] = reversed(parts[k : k + 2])
    if parts[k] != parts[k + 1]:
        yield start, body[start : at + 1], f"({', '.join(parts)})"

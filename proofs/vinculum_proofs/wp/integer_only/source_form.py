"""The form of the C that divides in integers, of which WP takes nothing for granted.

Ghost functions, which Frama-C alone reads, are held to what functions of C are: each has a contract that is shown, its loops end,
and it calls what stands before it. A lemma stands in an axiomatic of its own with a marker, an inductive predicate with one
case, by which it is true of all integers; so it assumes nothing, and WP gives the lemma to goals that name the marker alone.
"""

import re
from collections.abc import Collection, Mapping
from functools import partial

from vinculum_proofs.wp import assumptions, source, trusted_contracts
from vinculum_proofs.wp.c_parser import clauses
from vinculum_proofs.wp.source import SourceError

DIRECTIVES = (
    *('#include "vinculum_div.h"', "#include <limits.h>"),
    *("#if defined(INT_MAX) && (INT_MAX < 2147483647)", '#error "compile for int of 32 bits at least"', "#endif"),
)
COPYING = "#include <string.h>"
COMMON = ("power_of_sum", "power_grows", "power_of_unit")  # ghost functions of every format
GHOST = re.compile(r"^/\*@ ghost\n(.*?)^\*/\n", re.MULTILINE | re.DOTALL)
TAKEN = re.compile(r"\b(axiom|admit|import|volatile|model|global|type|extended)\b")
MARKER = re.compile(
    r"inductive (\w+)\(((?:integer \w+(?:, )?)+)\) \{ case \1_: \\forall integer ([\w, ]+); \1\(([\w, ]+)\); \}(.*)"
)
LEMMA = re.compile(r"lemma (\w+): \\forall .*", re.DOTALL)


def readable(text: str) -> str:
    """Return the file with its ghost functions as functions of C, which `c_parser` reads.

    WP gets the file as it is.
    """

    def function(found: re.Match[str]) -> str:
        lines = [line.removeprefix("  ") for line in found[1].splitlines()]
        return "\n".join(lines).replace("/@", "/*@").replace("@/", "*/") + "\n"

    return GHOST.sub(function, text)


def ghosts(text: str) -> list[str]:
    """The ghost functions that are defined in `text`."""
    return [name for block in GHOST.findall(text) for name in re.findall(r"^  \w+ (\w+)\(", block, re.MULTILINE)]


def lemmas(text: str) -> list[str]:
    """Every lemma of `text`."""
    return re.findall(r"^lemma (\w+)\b", text, re.MULTILINE)


def copies(name: str) -> dict[str, str]:
    """The trusted functions that copy a number to its bit pattern and back.

    Each with its contract and body, word for word.
    """
    if name not in assumptions.C_TYPES:
        return {}
    c, width = assumptions.C_TYPES[name], name.removeprefix("float")
    frame = r"assigns \nothing exits \false "
    return {
        f"bits_of_{name}": frame + rf"ensures \result == pattern_{name}(value) "
        f"uint{width}_t bits ; ( void ) memcpy ( & bits , & value , sizeof bits ) ; return bits ;",
        f"number_of_{name}": frame + rf"ensures pattern_{name}(\result) == bits "
        f"{c} value ; ( void ) memcpy ( & value , & bits , sizeof value ) ; return value ;",
    }


def functions(text: str, name: str) -> list[str]:
    """The functions of one type that are to be shown, ghosts among them, in their order."""
    common = [ghost for ghost in COMMON if ghost in ghosts(text)]
    return [*common, *(f for f in source.functions(readable(text), name) if f not in copies(name))]


def hold(name: str, text: str, header: str, asked: Collection[str], trusted: Mapping[str, str] | None = None) -> None:
    """SourceError unless nothing is assumed in the file of one type but what `copies` has."""
    if found := TAKEN.search(text):
        raise SourceError(f"{found[1]}: nothing may be taken for granted")
    plain = readable(text)
    form = trusted_contracts.Form(
        directives=(*DIRECTIVES[:2], *([COPYING] if trusted else []), *DIRECTIVES[2:]),
        functions=lambda _text: {*asked, *(trusted or {})},
        axiomatics={key: block for key, block in assumptions.PATTERNS.items() if key == f"pattern_{name}"},
        lemmas=partial(_is_marked, set(lemmas(text))),
        ghosts=ghosts(text),
    )
    trusted_contracts.hold(plain, header, asked, trusted, form)


def _is_marked(known: Collection[str], block: str) -> bool:
    """Whether an axiomatic has a marker that is true of all integers, and lemmas."""
    found = MARKER.fullmatch(" ".join(block.split()))
    if found is None:
        return False
    parameters = [words.split()[-1] for words in found[2].split(", ")]
    if len(set(parameters)) != len(parameters) or any(x.split(", ") != parameters for x in (found[3], found[4])):
        return False
    stated = [LEMMA.fullmatch(clause) for clause in clauses(f"/*@ {found[5]} */")]
    return bool(stated) and all(lemma is not None and lemma[1] in known for lemma in stated)

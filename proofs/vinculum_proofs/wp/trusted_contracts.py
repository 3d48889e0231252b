"""Check that WP assumes nothing unproved: no contract of an unexamined function, and no lemma.

WP shows a function where the contracts of those that it calls hold. So each that is called is to be one that the same claim
shows, or one that it trusts by name, word for word; and it is defined before, so that none is shown by itself. That a loop
ends is shown too, or what stands behind it would be. And a variable has a value from where it is declared, as WP takes
one without for any.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from vinculum_proofs.wp import assumptions, float_lemmas, source
from vinculum_proofs.wp.c_parser import File, Function, clauses, read
from vinculum_proofs.wp.source import SourceError

DIRECTIVES = (
    *('#include "vinculum_div.h"', "#include <float.h>", "#include <limits.h>", "#include <string.h>"),
    "#if defined(INT_MAX) && ((INT_MAX < 2147483647) || (FLT_MANT_DIG != 24) || (DBL_MANT_DIG != 53))",
    '#error "compile for int of 32 bits at least, and for float and double that are binary32 and binary64"',
    "#endif",
    "#if (FLT_EVAL_METHOD != 0) && (FLT_EVAL_METHOD != 16)",
    '#error "compile for arithmetic in the formats of the operands (x86: -msse2 -mfpmath=sse; s390x: -fexcess-precision=fast)"',
    *(
        "#endif",
        "#if defined(__FAST_MATH__) || defined(__RECIPROCAL_MATH__) || (defined(__FINITE_MATH_ONLY__) && (__FINITE_MATH_ONLY__ != 0))",
    ),
    '#error "compile without -ffast-math, -Ofast and the like: a compiler may then multiply by reciprocals, or leave NaN and infinity out"',
    *("#endif", "#if defined(__NO_SIGNED_ZEROS__)"),
    '#error "compile without -fno-signed-zeros: a compiler may then take one zero for the other"',
    *("#endif", "#ifndef VINCULUM_CLONED", "#define VINCULUM_CLONED", "#endif"),
)
OF_INTEGERS = ("#define VINCULUM_ZERO_DENOMINATOR 1", "#define VINCULUM_OVERFLOW 2")
HEADER = (
    *("#ifndef VINCULUM_DIV_H", "#define VINCULUM_DIV_H", "#include <stddef.h>", "#include <stdint.h>"),
    *("#ifdef __cplusplus", 'extern "C" {', "#define VINCULUM_RESTRICT", "#else"),
    *("#define VINCULUM_RESTRICT restrict", "#endif"),
    *("#define VINCULUM_OK 0", *OF_INTEGERS),
    *('#define VINCULUM_SPECIFICATION ""', "#ifdef __cplusplus", "}", "#endif", "#endif"),
)  # all of it but the prototypes, the comments, and the digits of the hash
PROTOTYPE = re.compile(r"int (vinculum_\w+)\([\w *,]*\);", re.ASCII)
OF_CONTRACTS = re.compile(
    r"(behavior \w+: )?(requires|assumes|assigns|exits|ensures)\b.*|(complete|disjoint) behaviors", re.DOTALL
)
OF_BODIES = re.compile(r"(loop (invariant|assigns|variant)|assert)\b.*", re.DOTALL)
# A call in an annotation, of which no argument calls anything.
GHOST_CALL = re.compile(r"(?:ghost )?(\w+)\((?:(?!\w\s*\()[\w\s+\-<?:(),])*\)", re.ASCII)
DEFINITION = re.compile(r"(?:predicate|logic integer) (\w+)\([^()=]*\) = (.*)", re.DOTALL)
AXIOMATIC = re.compile(r"/\*@ axiomatic (\w+) \{\n(.*)^\} \*/", re.DOTALL | re.MULTILINE)
KEYWORDS = {"if", "for", "while", "return", "sizeof"}  # which a bracket follows that calls nothing
TYPE = r"(u?int(8|16|32|64)_t|int|float|double|size_t|void)"
CAST = re.compile(rf"\( (const )?{TYPE}( \*)* \)")
# A variable, and what follows its name in the declaration.
DECLARED = re.compile(rf"\b{TYPE}( \*)*( const| restrict)* (?!const\b|restrict\b)(?P<name>\w+) (?P<value>[^;]*;)")
OTHER_TYPE = rf"char|short|long|signed|unsigned|struct|union|enum|auto|register|static|volatile|(?!{TYPE}\b)\w+_t"
NOT_READ = re.compile(rf"do|goto|typedef|extern|asm|__\w+|_[A-Z]\w*|{OTHER_TYPE}")


@dataclass(frozen=True)
class Form:
    """The directives, functions and axiomatics that a file may have.

    `lemmas`: whether the lemmas of an axiomatic are goals of the same run. `ghosts`: functions that annotations may call.
    """

    directives: Sequence[str] = DIRECTIVES
    functions: Callable[[str], Collection[str]] = source.examined
    axiomatics: Mapping[str, str] = field(default_factory=lambda: {**float_lemmas.axiomatics(), **assumptions.PATTERNS})
    lemmas: Callable[[str], bool] = lambda _block: False
    ghosts: Collection[str] = ()


def hold(
    text: str,
    header: str,
    functions: Collection[str],
    trusted: Mapping[str, str] | None = None,
    form: Form | None = None,
) -> None:
    """SourceError unless `functions` call only each other and those `trusted`, and assume nothing else.

    `trusted`: each with its contract and its body, as one text with single blanks, which it has to have. `form`: by default that
    of the C of the kernel.
    """
    file, trusted, form = read(text), trusted or {}, form or Form()
    if tuple(file.directives) != tuple(form.directives):
        raise SourceError("the directives are not those that are known")
    names = [function.name for function in file.functions]
    _hold_header(header, names)
    if left := sorted({*functions, *trusted} - set(names)) + sorted(x for x in set(names) if names.count(x) > 1):
        raise SourceError(f"{', '.join(left)}: not defined, or twice")
    examined = form.functions(text)
    if unknown := [name for name in names if name not in examined]:
        raise SourceError(f"{', '.join(unknown)}: no claim examines it")
    _hold_annotations(file, form)
    for place, function in enumerate(file.functions):
        if function.name in functions:
            _hold_function(function, names, {x for x in names[:place] if x in functions or x in trusted}, form.ghosts)
        if function.name in trusted and _words(function) != trusted[function.name]:
            raise SourceError(f"{function.name}: is not as it is trusted")


def predicates(text: str) -> str:
    """All annotations of `text` that belong to no function."""
    return "\n".join(read(text).annotations)


def _words(function: Function) -> str:
    return " ".join([*clauses(function.contract), *(word for _kind, word in function.body)])


def _hold_header(header: str, names: Collection[str]) -> None:
    """It has no annotation, and prototypes alone of functions that are defined."""
    if re.search(r"/\*@|//|\\", header):
        raise SourceError("the header has an annotation, or what is not read")
    bare = re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)
    lines = [line.strip() for line in re.sub(r",\n +", ", ", bare).splitlines()]
    others = [re.sub(r'"[0-9a-f]{64}"', '""', line) for line in lines if line and not PROTOTYPE.fullmatch(line)]
    if others not in (list(HEADER), [line for line in HEADER if line not in OF_INTEGERS]):
        raise SourceError("the header has more than prototypes and what is known")
    declared = [match[1] for line in lines if (match := PROTOTYPE.fullmatch(line))]
    if left := sorted(set(declared) - set(names)):
        raise SourceError(f"{', '.join(left)}: declared and not defined")


def _hold_annotations(file: File, form: Form) -> None:
    """Lemmas that are proved, and definitions, none by the name of another and none that speaks of itself."""
    names = list[str]()
    for annotation in file.annotations:
        if match := AXIOMATIC.fullmatch(annotation):
            if float_lemmas.plain(match[2]) != form.axiomatics.get(match[1]) and not form.lemmas(match[2]):
                raise SourceError(f"axiomatic {match[1]}: no claim shows it")
            names += [
                f"axiomatic {match[1]}",
                *re.findall(r"(?:predicate|logic integer|inductive|lemma) (\w+)", match[2]),
            ]
            continue
        for clause in clauses(annotation):
            definition = DEFINITION.fullmatch(clause)
            if definition is None:
                raise SourceError(f"{clause[:40]!r}: is no definition, and no lemma that is known")
            if re.search(rf"\b{definition[1]}\b", definition[2]):
                raise SourceError(f"{definition[1]}: speaks of itself")
            names.append(definition[1])
    if len(names) != len(set(names)):
        raise SourceError("an axiomatic or a definition by the name of another")


def _hold_function(
    function: Function, names: Collection[str], proved: Collection[str], ghosts: Collection[str]
) -> None:
    """Its annotations assume nothing, its loops end, and it calls none but those `proved`."""
    inside = [word for kind, word in function.body if kind == "acsl"]
    for annotation, form in [(function.contract, OF_CONTRACTS), *((word, OF_BODIES) for word in inside)]:
        for clause in clauses(annotation):
            if (call := GHOST_CALL.fullmatch(clause)) and form is OF_BODIES and call[1] in ghosts and call[1] in proved:
                continue
            if not form.fullmatch(clause) and clause != assumptions.CLAUSES.get(function.name):
                raise SourceError(f"{function.name}: {clause[:40]!r}: is not read")
    if others := sorted(called(function, names) - set(proved)):
        raise SourceError(f"{function.name} calls {', '.join(others)}, which this claim does not show before it")
    _hold_variables(function)


def _hold_variables(function: Function) -> None:
    """Each has a value from where it is declared, and a declaration of its own."""
    words = [word for kind, word in function.body if kind != "acsl"]
    for match in DECLARED.finditer(" ".join(words)):
        if not match["value"].startswith("= ") or re.search(rf"\b{match['name']}\b", match["value"]):
            raise SourceError(f"{function.name}: {match[0]}: a variable that is declared without a value")
    opened, before = list[str](), ""
    for word in words:
        if word == "," and (not opened or not re.fullmatch(r"[A-Za-z_]\w*", opened[-1]) or opened[-1] in KEYWORDS):
            raise SourceError(f"{function.name}: a comma that is not between operands of a call is not read")
        if word in ("(", "[", "{"):
            opened.append(before)
        elif word in (")", "]", "}"):
            opened.pop()
        before = word


def called(function: Function, names: Collection[str]) -> set[str]:
    """What a body calls, and all of `names` that occur in it; SourceError for what cannot be read."""
    calls, before = set[str](), [("sign", "{")]
    for place, (kind, word) in enumerate(function.body):
        follows = function.body[place + 1][1] if place + 1 < len(function.body) else "}"
        if kind == "word":
            if NOT_READ.fullmatch(word):
                raise SourceError(f"{function.name}: {word}: is not read")
            if word in ("for", "while") and not (before[-1][0] == "acsl" and "loop variant" in before[-1][1]):
                raise SourceError(f"{function.name}: a loop that is not shown to end")
            if (follows == "(" and word not in KEYWORDS) or word in names:
                calls.add(word)
        elif word in (")", "]") and follows == "(" and not _casts(before):
            raise SourceError(f"{function.name}: what is called is not read")
        before.append((kind, word))
    return calls


def _casts(before: list[tuple[str, str]]) -> bool:
    """Whether a bracket that is about to be closed is that of a cast."""
    words = [word for _kind, word in before]
    opening = len(words) - 1 - words[::-1].index("(")
    return CAST.fullmatch(" ".join([*words[opening:], ")"])) is not None

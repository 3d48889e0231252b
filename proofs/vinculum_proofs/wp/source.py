"""The generated C as text: its functions, those of one type, mutants, and what it imports."""

import re
from pathlib import Path

from vinculum_proofs.smt.floating import c_lemmas
from vinculum_proofs.wp import assumptions, float_lemmas
from vinculum_spec.loader import specification

FILE = "vinculum_div.c"
FOLDER = Path("src/vinculum/kernels/native/generated")

# Every lemma that the C may import, by the axiomatic that it stands in, and the claim that shows it.
CLAIMS = {
    **{f"quotient_{name}": f"{name.upper()}_QUOTIENT_CUT" for name in c_lemmas.SCALED},
    **{f"scaled_{name}": f"{name.upper()}_SCALED_CUT" for name in c_lemmas.SCALED},
    "estimate": "FLOAT64_ESTIMATE",
}
HELPERS = ("all_where", "choose")  # of floating-point functions of every type
COPIES = ("float_of", "bits_of")  # trusted: see `c_float`
# All that a public function may ask of its callers: that memory can be read, is set, can be written, and is apart.
MEMORY = frozenset(
    [rf"\valid_read({x} + (0 .. n - 1)) && \initialized({x} + (0 .. n - 1))" for x in "ab"]
    + [rf"\separated({y}, {x} + (0 .. n - 1))" for x in "ab" for y in ("where", "c + (0 .. n - 1)")]
    + [r"\valid(where)", r"\valid(c + (0 .. n - 1))"]
    + [r"\valid(c + (0 .. n - 1)) && \valid(where) && \separated(where, c + (0 .. n - 1))"]
)
CONTRACT = re.compile(r"/\*@((?:(?!\*/).)*)\*/\s*(?:VINCULUM_CLONED\s+)?int (vinculum_\w+)\([^;{]*\)\n\{", re.DOTALL)
NEAR = re.compile(r"predicate\s+near\b.*?;", re.DOTALL)  # which the lemmas of `estimate` speak of


class SourceError(ValueError):
    """The C is not of the form that is proved."""


def functions(text: str, name: str) -> list[str]:
    """The functions that are defined in `text` for the type `name`, in their order."""
    defined = re.findall(r"^(?:static inline )?\w+ (\w+)\([^;{]*\)\n\{", text, re.MULTILINE)
    return [f for f in defined if re.search(rf"_{name}(_bits)?(_by_scalar|_of_scalar)?$", f)]


def examined(text: str) -> set[str]:
    """Every function that a claim examines, of whatever type, or that one trusts by name."""
    return {*HELPERS, *COPIES, *(function for name in specification().types for function in functions(text, name))}


def hold_to_memory(text: str) -> int:
    """Count the public functions that require MEMORY alone of callers, and cover all their cases.

    SourceError where one does not: WP shows a function where its contract is met, and a contract may be met nowhere.
    """
    contracts = {function: " ".join(contract.split()) for contract, function in CONTRACT.findall(text)}
    for function in re.findall(r"^int (vinculum_\w+)\([^;{]*\)\n\{", text, re.MULTILINE):
        if function not in contracts:
            raise SourceError(f"{function} has no contract")
    for function, contract in contracts.items():
        for clause in re.findall(r"\brequires (.*?);", contract):
            if clause not in MEMORY:
                raise SourceError(f"{function}: requires {clause}: that is not about memory alone")
        if "behavior " in contract and not contract.endswith("complete behaviors; disjoint behaviors;"):
            raise SourceError(f"{function}: its behaviors are not said to be complete and disjoint")
    return len(contracts)


def mutant(text: str, function: str, old: str, new: str, number: int = 0, *, in_contract: bool = False) -> str:
    """`function` under `mutant_name`, with `old` replaced by `new` in its body, or in its contract.

    Only at its first place; SourceError where it has none. `number`: that of the mutant among those of a file.
    """
    form = rf"^/\*@(?:(?!\*/).)*\*/\n(?:VINCULUM_CLONED\n)?(?:static inline )?\w+ ({function})\([^;{{]*\)\n\{{.*?^\}}\n"
    match = re.search(form, text, re.MULTILINE | re.DOTALL)
    if match is None:
        raise SourceError(f"{function}: there is none with a contract")
    contract = text[match.start() : match.start(1)]
    head, brace, body = text[match.end(1) : match.end()].partition("\n{\n")
    if old not in (contract if in_contract else body):
        raise SourceError(f"{function}: {old!r} does not occur")
    if in_contract:
        contract = contract.replace(old, new, 1)
    else:
        body = body.replace(old, new, 1)
    return f"\n{contract}{mutant_name(function, number)}{head}{brace}{body}"


def mutant_name(name: str, number: int = 0) -> str:
    """The name of a function that is wrong on purpose, or of a goal of it, by that of the right one."""
    return f"wrong{number}_{name}"


def imported(text: str) -> dict[str, dict[str, str]]:
    """Every lemma of `text` with its claim and its ACSL; SourceError for one that no claim proves.

    Anything else that WP would take for granted is refused as well: an axiom, a clause `admit` that is not in `assumptions`.
    """
    others = text
    for clause in assumptions.CLAUSES.values():
        others = others.replace(f"{clause};", "", 1)
    if match := re.search(r"\b(axiom|admit)\b", others):
        raise SourceError(f"{match[1]}: nothing may be taken for granted but lemmas with a claim")
    stated, lemmas = float_lemmas.axiomatics(), {}
    for axiomatic, block in re.findall(r"axiomatic (\w+) \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
        if assumptions.PATTERNS.get(axiomatic) == float_lemmas.plain(block):
            continue
        if axiomatic not in CLAIMS:
            raise SourceError(f"axiomatic {axiomatic}: no claim shows its lemmas")
        if float_lemmas.plain(block) != stated[axiomatic]:
            raise SourceError(f"axiomatic {axiomatic}: says something else than {CLAIMS[axiomatic]}")
        for lemma, statement in re.findall(r"lemma (\w+):(.*?);(?=\s*lemma|\s*$)", block, re.DOTALL):
            lemmas[lemma] = {"claim": CLAIMS[axiomatic], "acsl": " ".join(statement.split())}
    near = [float_lemmas.plain(match) for match in NEAR.findall(text)]
    if near != [float_lemmas.plain(float_lemmas.NEAR)] * (" near(" in text):
        raise SourceError(f"predicate near: is not that of {CLAIMS['estimate']}")
    if len(lemmas) != len(re.findall(r"\blemma \w+:", text)):
        raise SourceError("a lemma that stands in no axiomatic")
    return lemmas

"""Wrong C files in which WP would find nothing wrong: `trusted_contracts.hold` must refuse each.

They cost no run of Frama-C. In each, 100 becomes 7.
"""

import re
from collections.abc import Callable, Collection, Mapping

from vinculum_proofs.wp import trusted_contracts
from vinculum_proofs.wp.source import SourceError

CONTRACT = "\n/*@ assigns \\nothing;\n    exits \\false;\n    ensures \\result == quotient;\n*/\n"
HEAD = "static inline {type} settled({type} quotient)"
BODY = "\n{\n    return (quotient == 100) ? 7 : quotient;\n}\n"
LEMMA = "\n/*@ lemma settled{L}: 100 == 7; */\n"
BEHIND = "#define VINCULUM_CLONED\n#endif\n"  # the last directives of the kernel's C
BEHIND_INTEGERS = (
    '#error "compile for int of 32 bits at least"\n#endif\n'  # and those of the C that divides in integers
)
FALSE_HELPERS: Mapping[str, Callable[[str, str], str]] = {
    "a helper that no claim examines, whose contract is false": lambda text, f: _settled(text, f, BODY),
    "a prototype with a false contract, and no body": lambda text, f: _settled(text, f, ";\n"),
    "a function that returns what it returns itself": lambda text, f: _returns(text, f, f"{f}(0, 0)"),
    "a lemma that is false, with a label": lambda text, _f: _behind_head(text, LEMMA),
}


def refused(
    text: str,
    header: str,
    function: str,
    functions: Collection[str],
    trusted: Mapping[str, str] | None = None,
    hold: Callable[..., None] | None = None,
) -> dict[str, str]:
    """Why each is refused, of those that are; `function` is one of `asked`, and is what is made wrong."""
    reasons = {}
    for words, make in FALSE_HELPERS.items():
        changed = make(text, function)
        try:
            (hold or trusted_contracts.hold)(changed, header, functions, trusted)
        except SourceError as error:
            if changed != text:
                reasons[words] = str(error)
    return reasons


def _settled(text: str, function: str, behind: str) -> str:
    """`function` returns what `settled` makes of its quotient."""
    kind = re.search(rf"(\w+) {function}\([^;{{]*\)\n\{{", text)
    if kind is None:
        raise SourceError(f"{function}: there is none")
    changed = _returns(text, function, r"settled(\1)")
    return _behind_head(changed, CONTRACT + HEAD.replace("{type}", kind[1]) + behind)


def _behind_head(text: str, more: str) -> str:
    behind = BEHIND if BEHIND in text else BEHIND_INTEGERS
    return text.replace(behind, behind + more, 1)


def _returns(text: str, function: str, value: str) -> str:
    """`function` returns `value` at its first `return`; a group of one in `value` is what it returned."""
    match = re.search(rf"\w+ {function}\([^;{{]*\)\n\{{", text)
    if match is None:
        raise SourceError(f"{function}: there is none")
    return text[: match.end()] + re.sub(r"return (.*?);", f"return {value};", text[match.end() :], count=1)

"""Render the specification for `vinculum spec [ID] [--format text|markdown|latex|json]`."""

import re
from collections.abc import Callable
from difflib import get_close_matches

from vinculum.codegen.specification.blocks import Block
from vinculum.codegen.specification.content import everything, index
from vinculum.codegen.specification.json_document import as_json
from vinculum.codegen.specification.markup import as_latex, as_markdown, latex_document
from vinculum.codegen.specification.text import as_text

SETTERS: dict[str, Callable[[Block], str]] = {"text": as_text, "markdown": as_markdown, "latex": as_latex}
FORMATS = (*SETTERS, "json")


class UnknownIdentifierError(ValueError):
    """No item has this identifier. `near` lists similar identifiers."""

    def __init__(self, identifier: str, near: list[str]) -> None:
        hint = f"; did you mean {', '.join(near)}?" if near else ""
        super().__init__(
            f"there is no requirement, ruling, profile, type, relation, example or claim {identifier!r}{hint}"
        )
        self.identifier, self.near = identifier, near


def render(identifier: str | None, format: str) -> str:
    """The whole specification, or the item named `identifier`, in one of `FORMATS`."""
    if format not in FORMATS:
        raise ValueError(f"there is no format {format!r}, only {', '.join(FORMATS)}")
    pages = index()
    if identifier is not None and identifier not in pages:
        raise UnknownIdentifierError(identifier, _near(identifier, list(pages)))
    if format == "json":
        return as_json(identifier)
    blocks = everything() if identifier is None else pages[identifier]()
    body = "\n\n".join(map(SETTERS[format], blocks))
    return latex_document(body, identifier or "Div: the specification") if format == "latex" else body + "\n"


def _folded(identifier: str) -> str:
    """Lower case, without leading zeros of numbers, so that d-1 matches D-001."""
    return re.sub(r"(?<!\d)0+(?=\d)", "", identifier.casefold())


def _near(identifier: str, identifiers: list[str]) -> list[str]:
    """Up to five identifiers that contain `identifier` or are similar to it."""
    folded = {_folded(name): name for name in identifiers}
    folded_identifier = _folded(identifier)
    parts = [name for key, name in folded.items() if folded_identifier in key] if len(folded_identifier) > 2 else []
    similar = [folded[key] for key in get_close_matches(folded_identifier, folded, n=5, cutoff=0.6)]
    return list(dict.fromkeys([*similar, *parts]))[:5]

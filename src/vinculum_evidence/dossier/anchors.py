"""Names of anchors, and links between them: every identifier in a text leads to where it is explained."""

import re
from collections.abc import Mapping
from hashlib import sha256

from markupsafe import Markup, escape

LONGEST = 100  # of an anchor: a name in PDF has at most 127 bytes
_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]+")


def anchor(kind: str, name: str) -> str:
    """The anchor of what `name` is, of a kind: requirement, ruling and claim go by their own name alone.

    >>> anchor("requirement", "E_DIV_INT_FUNC_0010"), anchor("relation", "integer.truncated_quotient")
    ('E_DIV_INT_FUNC_0010', 'relation-integer.truncated_quotient')
    >>> anchor("clause", "SONNX Div (int), Inputs B [C3]")
    'clause-SONNX-Div-int-Inputs-B-C3-'
    """
    safe = _UNSAFE.sub("-", name)
    if len(safe) > LONGEST:
        safe = f"{safe[:LONGEST]}-{sha256(name.encode()).hexdigest()[:8]}"
    return safe if kind in ("requirement", "ruling", "claim") else f"{kind}-{safe}"


class Linker:
    """Turns text into HTML in which every known name is a link to its anchor. Backticks mark what is typed.

    >>> print(Linker({"D-003": "D-003"}).linked("see D-003 < `D-003`"))
    see <a href="#D-003">D-003</a> &lt; <a href="#D-003"><code>D-003</code></a>
    """

    def __init__(self, anchors: Mapping[str, str]) -> None:
        self.anchors = anchors
        names = sorted(anchors, key=lambda name: (-len(name), name))
        known = "|".join(map(re.escape, names)) or r"(?!)"
        self._known = re.compile(rf"(?<![\w.`-])(?:{known})(?![\w-]|\.\w)")
        self._typed = re.compile(r"`([^`]+)`")

    def linked(self, text: object) -> Markup:
        """`text` as HTML."""
        parts = self._typed.split(str(text))
        return Markup("").join(self._code(part) if k % 2 else self._plain(part) for k, part in enumerate(parts))

    def name(self, text: object) -> Markup:
        """`text`, which is one name, as a link where it is known."""
        target = self.anchors.get(str(text))
        return escape(text) if target is None else Markup('<a href="#{}">{}</a>').format(target, text)

    def _code(self, text: str) -> Markup:
        target = self.anchors.get(text)
        inner = Markup("<code>{}</code>").format(text)
        return inner if target is None else Markup('<a href="#{}">{}</a>').format(target, inner)

    def _plain(self, text: str) -> Markup:
        made, at = Markup(""), 0
        for found in self._known.finditer(text):
            made += escape(text[at : found.start()]) + self.name(found.group())
            at = found.end()
        return made + escape(text[at:])

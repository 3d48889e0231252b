"""Anchors, and links to them: every identifier in a text links to the place that explains it."""

import re
from collections.abc import Mapping
from hashlib import sha256

from markupsafe import Markup, escape

MAX_ANCHOR_LENGTH = 100  # a name in PDF has at most 127 bytes
_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]+")


def anchor(kind: str, name: str) -> str:
    """The anchor of an item. Requirements, rulings and claims have their own names as anchors.

    >>> anchor("requirement", "E_DIV_INT_FUNC_0010"), anchor("relation", "integer.truncated_quotient")
    ('E_DIV_INT_FUNC_0010', 'relation-integer.truncated_quotient')
    >>> anchor("clause", "SONNX Div (int), Inputs B [C3]")
    'clause-SONNX-Div-int-Inputs-B-C3-'
    """
    safe = _UNSAFE.sub("-", name)
    if len(safe) > MAX_ANCHOR_LENGTH:
        safe = f"{safe[:MAX_ANCHOR_LENGTH]}-{sha256(name.encode()).hexdigest()[:8]}"
    return safe if kind in ("requirement", "ruling", "claim") else f"{kind}-{safe}"


class Linker:
    """Turns text into HTML in which every known name links to its anchor. Backticks mark code.

    >>> print(Linker({"D-003": "D-003"}).linked("see D-003 < `D-003`"))
    see <a href="#D-003">D-003</a> &lt; <a href="#D-003"><code>D-003</code></a>
    """

    def __init__(self, anchors: Mapping[str, str]) -> None:
        self.anchors = anchors
        names = sorted(anchors, key=lambda name: (-len(name), name))
        alternatives = "|".join(map(re.escape, names)) or r"(?!)"
        self._names = re.compile(rf"(?<![\w.`-])(?:{alternatives})(?![\w-]|\.\w)")
        self._code_span = re.compile(r"`([^`]+)`")

    def linked(self, text: object) -> Markup:
        """`text` as HTML."""
        parts = self._code_span.split(str(text))
        return Markup("").join(self._code(part) if k % 2 else self._plain(part) for k, part in enumerate(parts))

    def name(self, text: object) -> Markup:
        """A single name, as a link if it is known."""
        target = self.anchors.get(str(text))
        return escape(text) if target is None else Markup('<a href="#{}">{}</a>').format(target, text)

    def _code(self, text: str) -> Markup:
        target = self.anchors.get(text)
        inner = Markup("<code>{}</code>").format(text)
        return inner if target is None else Markup('<a href="#{}">{}</a>').format(target, inner)

    def _plain(self, text: str) -> Markup:
        html, end = Markup(""), 0
        for match in self._names.finditer(text):
            html += escape(text[end : match.start()]) + self.name(match.group())
            end = match.end()
        return html + escape(text[end:])

"""Docstrings as reStructuredText, which the reference of the Python API is parsed as."""

import re
from collections.abc import Sequence

_LITERAL = re.compile(r"(`+[^`]*`+)")


def escape_markup(lines: Sequence[str]) -> list[str]:
    r"""Return plain text as reStructuredText that shows it unchanged.

    Docstrings are plain text, in which |A| is a magnitude.

    >>> escape_markup(["the bound |A| of `|B|`, const T *a", ">>> a * b", "12", "", "a * b"])
    ['the bound \\|A\\| of `|B|`, const T \\*a', '>>> a * b', '12', '', 'a \\* b']
    """
    escaped, example = [], False
    for line in lines:
        example = line.lstrip().startswith(">>>") or (example and bool(line.strip()))
        parts = _LITERAL.split(line)
        plain = "".join(part if k % 2 else re.sub(r"([|*])", r"\\\1", part) for k, part in enumerate(parts))
        escaped.append(line if example else plain)
    return escaped

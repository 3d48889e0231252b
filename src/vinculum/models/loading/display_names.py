"""Makes names from a model's file safe to print: they cannot move the cursor or break a line."""

from vinculum._util.text import escape_unprintable

MAX_DISPLAY_LENGTH = 120


def printable(name: str) -> str:
    r"""The name with control characters escaped, and with its middle omitted if it is long.

    >>> printable("a\x1b[31mb")
    'a\\x1b[31mb'
    """
    text = escape_unprintable(name)
    return text if len(text) <= MAX_DISPLAY_LENGTH else f"{text[:80]}…{text[-30:]}"

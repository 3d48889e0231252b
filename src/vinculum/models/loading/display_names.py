"""Names from a model's file, as they can be shown: nothing in them moves a cursor or breaks a line."""

from vinculum._util.text import escape_unprintable

MAX_DISPLAY_LENGTH = 120


def printable(name: str) -> str:
    r"""`name`, its control characters escaped, its middle left out where it is long.

    >>> printable("a\x1b[31mb")
    'a\\x1b[31mb'
    """
    text = escape_unprintable(name)
    return text if len(text) <= MAX_DISPLAY_LENGTH else f"{text[:80]}…{text[-30:]}"

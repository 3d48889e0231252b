"""Names from a model's file, as they can be shown: nothing in them moves a cursor or breaks a line."""

MAX_DISPLAY_LENGTH = 120


def printable(name: str) -> str:
    r"""`name`, its control characters escaped, its middle left out where it is long.

    >>> printable("a\x1b[31mb")
    'a\\x1b[31mb'
    """
    text = "".join(x if x.isprintable() else x.encode("unicode_escape", "surrogatepass").decode() for x in name)
    return text if len(text) <= MAX_DISPLAY_LENGTH else f"{text[:80]}…{text[-30:]}"

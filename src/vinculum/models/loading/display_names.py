"""Names from a model's file, as they can be shown: nothing in them moves a cursor or breaks a line."""

LONGEST = 120


def shown(name: str) -> str:
    r"""`name`, its control characters escaped, its middle left out where it is long.

    >>> shown("a\x1b[31mb")
    'a\\x1b[31mb'
    """
    text = "".join(x if x.isprintable() else x.encode("unicode_escape", "surrogatepass").decode() for x in name)
    return text if len(text) <= LONGEST else f"{text[:80]}…{text[-30:]}"

"""Text from targets, models and users, made safe for terminals, job logs and reports."""


def escape_unprintable(text: str) -> str:
    r"""Escape unprintable characters as Python does.

    The result has one line, and can neither colour a terminal nor change the direction of the text.

    >>> escape_unprintable("a\x1b[31mb")
    'a\\x1b[31mb'
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode("ascii") for c in text)

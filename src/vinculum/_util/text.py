"""What others wrote, made harmless: a target's messages go to terminals, job logs and reports."""


def plain(text: str) -> str:
    """`text` in one line of visible characters: what is none is written as Python escapes it.

    So no message begins a line of its own, colours a terminal, or turns the direction of the text.
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode("ascii") for c in text)

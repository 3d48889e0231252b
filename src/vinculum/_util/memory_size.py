"""Amounts of memory as people write them: `4GiB`, `512MiB`."""

import re

UNITS = {"MiB": 1 << 20, "GiB": 1 << 30, "TiB": 1 << 40}
_PATTERN = re.compile(r"(?P<number>\d{1,12}(\.\d{1,6})?) ?(?P<unit>[A-Za-z]*)")


def parse_memory_size(text: str) -> int:
    """The number of bytes. Raises ValueError for text that is no number with a unit.

    >>> parse_memory_size("4GiB") == 4 * 1024**3 and parse_memory_size("0.5 GiB") == parse_memory_size("512MiB")
    True
    """
    match = _PATTERN.fullmatch(text.strip())
    units = {unit.lower(): size for unit, size in UNITS.items()}
    if match is None or match["unit"].lower() not in units:
        excerpt = repr(text) if len(text) <= 40 else f"{text[:40]!r}…"
        raise ValueError(f"{excerpt} is no amount of memory: write a number and a unit, such as 4GiB or 512MiB")
    return round(float(match["number"]) * units[match["unit"].lower()])


def format_memory_size(size: float) -> str:
    """An amount of bytes in its largest unit that gives a whole number, else in MiB.

    >>> format_memory_size(16 << 30), format_memory_size(512 << 20), format_memory_size(0.3 * (1 << 30))
    ('16GiB', '512MiB', '307.2MiB')
    """
    for unit in ("TiB", "GiB"):
        if size >= UNITS[unit] and size % UNITS[unit] == 0:
            return f"{int(size) // UNITS[unit]}{unit}"
    return f"{size / UNITS['MiB']:.6g}MiB"

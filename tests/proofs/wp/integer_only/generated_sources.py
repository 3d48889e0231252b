"""The C that divides in integers, generated at most one time in a session."""

from collections.abc import Mapping
from functools import cache

from vinculum.codegen.c.render import SOURCE, files


@cache
def sources(name: str, word: int = 64) -> Mapping[str, str]:
    """The files of one type."""
    return files(dtypes=[name], arithmetic="integer", word=word)


@cache
def complete_source(word: int) -> str:
    """The source of all types."""
    return files(arithmetic="integer", word=word)[SOURCE]

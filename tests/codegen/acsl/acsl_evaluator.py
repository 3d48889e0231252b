"""Evaluate definitions in ACSL as Python functions."""

import re
from collections.abc import Callable
from typing import Any

DEFINED = re.compile(
    r"(?:predicate|logic integer) (\w+)\(([^)]*)\) =(?: // \S+)?\s+(.*?);(?=\s*(?:// \S+\s*)?(?:predicate|logic|$))",
    re.DOTALL,
)
SIGNS = (
    (" ? 1 : 0)", ")"), ("!=", "<>"), ("!", " not "), ("<>", "!="), ("&&", " and "), ("||", " or "), ("\\abs", "abs"),
)  # fmt: skip


def read(text: str) -> dict[str, Callable[..., Any]]:
    """The definitions of `text`, by name."""
    definitions: dict[str, Any] = {"abs": abs, "__builtins__": {}}
    for called, parameters, value in DEFINED.findall(text):
        exec(f"{called} = lambda {parameters.replace('integer ', '')}: {_term(value)}", definitions)  # noqa: S102 - our own
    return definitions


def _term(acsl: str) -> str:
    """Translate a term to Python, in which comparisons are integers."""
    if result := re.match(r"\s*\\let (\w+) = ([^;]*);(.*)", acsl, re.DOTALL):
        return f"(lambda {result[1]}: {_term(result[3])})({_term(result[2])})"
    condition, arrow, conclusion = acsl.partition("==>")
    if arrow:
        return f"(not ({_term(condition)}) or ({_term(conclusion)}))"
    for sign, word in SIGNS:
        acsl = acsl.replace(sign, word)
    return " ".join(acsl.split())

"""A text of Div in the form of the group's guideline, as a proposal: a section for each family."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files as resources
from typing import Any

import numpy as np

from vinculum.codegen.vectors.expected import Rules
from vinculum.exports.sonnx.classes import PROFILE
from vinculum.gate.cases.values.special_values import array_of
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType, ValueExample

FILE = "div.md"
SECTIONS = {"real": "real", "float": "float", "int": "int", "uint": "int"}  # where the group's text has the examples
SPECIAL = {"+0": 0.0, "-0": -0.0, "+inf": np.inf, "-inf": -np.inf, "NaN": np.nan}


def families() -> list[dict[str, Any]]:
    """Each family: its name, types and examples.

    >>> [family["name"] for family in families()]
    ['real', 'float', 'int', 'uint']
    """
    return [{**family, "upper": family["name"].upper(), "examples": list(_examples(family))} for family in _table()]


def crlf(text: str) -> str:
    r"""The text with the end of line that the group's documents have.

    >>> crlf("a\nb\n")
    'a\r\nb\r\n'
    """
    return text.replace("\n", "\r\n")


def _table() -> Sequence[Mapping[str, Any]]:
    text = resources("vinculum.exports.sonnx").joinpath("document.toml").read_text(encoding="utf-8")
    rows: Sequence[Mapping[str, Any]] = tomllib.loads(text)["family"]
    return rows


def _examples(family: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The printed examples of the group's text that the family has, and one with computed results."""
    if family["name"] != "uint":
        for example in specification().value_examples:
            if example.profile == PROFILE and example.source.startswith(f"SONNX Div ({SECTIONS[family['name']]})"):
                yield _printed(example)
    if "example" in family:
        yield computed(specification().types[family["example"]["type"]], family["example"]["A"], family["example"]["B"])


def _printed(example: ValueExample) -> dict[str, Any]:
    sign = r"\approx" if example.approximate else "="
    columns = (example.A, example.B, example.printed)
    A, B, C = (_matrix([_latex(x) for x in column], example.shape) for column in columns)
    return {"A": A, "B": B, "C": C, "sign": sign}


def computed(element: ElementType, a: Sequence[str], b: Sequence[str]) -> dict[str, Any]:
    """An example with the results that the relations give. ValueError for operands outside of the domain."""
    spec = specification()
    rules = Rules(spec, spec.profiles[PROFILE], element, {})
    operands = [array_of([_pattern(x, element) for x in column], element) for column in (a, b)]
    results = [_text(expected, element) for expected, _ in rules.expected_results(*operands)]
    shape = (len(a),)
    A, B, C = (_matrix([_latex(x) for x in column], shape) for column in (a, b, results))
    return {"A": A, "B": B, "C": C, "sign": "="}


def _pattern(text: str, element: ElementType) -> int:
    """A number as the value of an integer type, or as the bit pattern of a float."""
    if element.form is None:
        return int(text)
    number = np.array([SPECIAL[text] if text in SPECIAL else float(text)], element.name)
    return int(number.view(f"u{element.form.width // 8}")[0])


def _text(expected: Any, element: ElementType) -> str:
    """A result as the document prints it."""
    if expected.kind == "nan":
        return "NaN"
    if expected.value is None:
        raise ValueError(f"{expected.requirement} rules the operands out")
    if element.form is None:
        return str(expected.value)
    number = np.array([int(expected.value)], f"u{element.form.width // 8}").view(element.name)[0]
    names = {np.array([value], element.name).tobytes(): name for name, value in SPECIAL.items()}
    return names.get(number.tobytes()) or f"{number:g}"


def _latex(text: str) -> str:
    """A number, or the name of a special one, in a formula."""
    names = {"nan": "NaN", "inf": "+inf"}
    text = names.get(text.lower(), text)
    return rf"\text{{{text}}}" if text in SPECIAL or "inf" in text else text


def _matrix(cells: Sequence[str], shape: Sequence[int]) -> str:
    width = shape[-1]
    rows = [" & ".join(cells[k : k + width]) for k in range(0, len(cells), width)]
    inner = r" \\ ".join(rows)
    return rf"\begin{{bmatrix}} {inner} \end{{bmatrix}}"

"""Render the artefacts from the templates of this package and the specification."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files as resources
from textwrap import fill
from typing import Any

from vinculum.codegen.vectors.expected import Element, Expected, Rules
from vinculum.exports.sonnx import document
from vinculum.exports.sonnx.classes import PROFILE, OperandClass, classes
from vinculum.exports.templates import templates
from vinculum.gate.cases.values.special_values import array_of
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType

COMMAND = "vinculum generate sonnx"
COMMIT = "7b7d2f4"
WIDTH = 100  # of the columns of numbers
FILES = ("cases.py", "error_conditions.md", "equivalence_classes.md", "corrections.md", document.FILE)
FUNCTIONS = {"real": "E_DIV_REAL_FUNC_0010", "float": "E_DIV_FLOAT_FUNC_0010", "int": "E_DIV_INT_FUNC_0010"}
BEFORE = {"real": "real", "float": "float32", "int": "int8"}  # the type of an example of a section


class WitnessError(Exception):
    """The relations give another outcome for a witness than its correction says."""


def files() -> dict[str, str]:
    """The artefacts by file name. Raises WitnessError for a correction whose witness is none.

    >>> list(files())
    ['cases.py', 'error_conditions.md', 'equivalence_classes.md', 'corrections.md', 'div.md']
    """
    spec = specification()
    machine = [name for name in spec.profiles[PROFILE].types if spec.types[name].kind != "real"]
    by_type = {name: classes(name) for name in ("real", *machine)}
    values = {
        "command": COMMAND,
        "commit": COMMIT,
        "values": {name: list(_groups(by_type[name])) for name in machine},
        "reals": [tuple(_fraction(x) for x in (v.A, v.B, v.expected.value)) for v in _nominal(by_type["real"])],
        "examples": list(_examples()),
        "classes": {name: list(_rows(each)) for name, each in by_type.items()},
        "conditions": list(_conditions(by_type)),
        "shapes": ", ".join(f"`{r.id}`" for r in spec.requirements.values() if _constrains_tensors(r.id, r.kind)),
        "corrections": list(_corrections()),
        "families": document.families(),
    }
    environment = templates("vinculum.exports.sonnx")
    texts = {name: environment.get_template(f"{name}.jinja").render(values) for name in FILES}
    return {**texts, document.FILE: document.crlf(texts[document.FILE])}


def _constrains_tensors(identifier: str, kind: str) -> bool:
    return kind in ("shape", "type") and identifier.startswith("E_DIV_") and "_CONSTR_A_" in identifier


def _nominal(of_type: list[OperandClass]) -> list[Any]:
    return [vector for each in of_type if each.nominal for vector in each.vectors]


def _groups(of_type: list[OperandClass]) -> Iterator[tuple[str, str, str, str]]:
    """A label, A, B and C of each nominal class, as Python."""
    for each in of_type:
        if each.nominal:
            a, b, c = zip(*((v.A, v.B, v.expected.value) for v in each.vectors), strict=True)
            texts = (_column(column, each.element) for column in (a, b, c))
            yield (f"{' '.join(each.tags)}, signs {' '.join(each.signs)}", *texts)  # type: ignore[misc] # three texts


def _column(values: Sequence[Element | None], element: ElementType) -> str:
    """Values as the lines of a Python tuple."""
    text = ", ".join("None" if value is None else _literal(value, element) for value in values)
    return fill(text, WIDTH, subsequent_indent=" " * 16, break_long_words=False, break_on_hyphens=False)


def _literal(value: Element, element: ElementType) -> str:
    return str(value) if element.form is None else f"0x{int(value):0{element.width // 4 or element.form.width // 4}x}"


def _fraction(value: Any) -> tuple[int, int]:
    number = Fraction(value)
    return number.numerator, number.denominator


def _examples() -> Iterator[str]:
    """The examples of the document, as the elements of a Python tuple."""
    for example in specification().value_examples:
        if example.profile == PROFILE and example.type != "real":
            digits = [example.approximate.get(place) for place in range(len(example.C))]
            columns = [f"[{', '.join(map(_printed, x))}]" for x in (example.A, example.B, example.C)]
            yield ", ".join([f'"{example.source}"', f'"{example.type}"', *columns, str(digits)])


def _printed(value: Any) -> str:
    """A printed number as Python."""
    text = str(value).lower()
    return f'float("{text}")' if "nan" in text or "inf" in text else text


def _rows(of_type: list[OperandClass]) -> Iterator[Mapping[str, Any]]:
    for number, each in enumerate(of_type, 1):
        shown = each.representative
        yield {
            "name": f"DIV_{each.element.name.upper()}_{number:02}",
            "tags": ", ".join(f"`{tag}`" for tag in each.tags),
            "signs": each.signs,
            "operands": f"{_literal(shown.A, each.element)} / {_literal(shown.B, each.element)}",
            "result": _result(shown.expected, each.element),
        }


def _result(expected: Expected, element: ElementType) -> str:
    if expected.kind == "nan":
        return "NaN"
    if expected.value is None:
        return f"none: violates `{expected.requirement}`"
    return _literal(expected.value, element)


def _conditions(by_type: Mapping[str, list[OperandClass]]) -> Iterator[Mapping[str, str]]:
    """The rows of the table of error conditions: the profile decides each disposition."""
    spec = specification()
    outside = spec.profiles[PROFILE].outside
    for condition in _table("conditions.toml")["condition"]:
        identifier, family = condition["requirement"], condition["family"]
        ruled_out = identifier in outside
        example = next(each for each in by_type[BEFORE[family]] if identifier in each.tags)
        tags = [identifier] if ruled_out else [FUNCTIONS[family], identifier]
        shown = example.representative
        yield {
            "family": family,
            "words": condition["words"],
            "disposition": "precondition" if ruled_out else "nominal",
            "tags": ", ".join(f"`{tag}`" for tag in tags),
            "example": f"{_literal(shown.A, example.element)} / {_literal(shown.B, example.element)}: "
            + _result(shown.expected, example.element),
            "text": condition["text"],
        }


def _corrections() -> Iterator[Mapping[str, Any]]:
    """The corrections, each with what the relations give for its witness."""
    spec = specification()
    for correction in _table("corrections.toml")["correction"]:
        element = spec.types[correction["dtype"]]
        rules = Rules(spec, spec.profiles[PROFILE], element, {})
        operands = (array_of([correction[x]], element) for x in "AB")
        ((expected, requirements),) = rules.expected_results(*operands)
        result = _result(expected, element)
        outcome = expected.requirement or ("nan" if expected.kind == "nan" else result)
        if outcome != correction["expects"] or correction["requirement"] not in requirements:
            raise WitnessError(f"{correction['quoted']}: {outcome}, of {', '.join(requirements)}")
        shown = f"{_literal(correction['A'], element)} / {_literal(correction['B'], element)}"
        witness = f"{shown} has no quotient: it violates `{outcome}`" if expected.requirement else f"{shown} = {result}"
        title = spec.requirements[correction["requirement"]].title
        yield {**correction, "witness": witness, "title": title}


@cache
def _table(name: str) -> Mapping[str, Any]:
    return tomllib.loads(resources("vinculum.exports.sonnx").joinpath(name).read_text(encoding="utf-8"))

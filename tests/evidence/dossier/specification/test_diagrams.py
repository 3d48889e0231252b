"""The pictures agree with NumPy, Python's integers, and the formats in use."""

from typing import Any

import numpy as np
import pytest

from vinculum_evidence.dossier.diagrams import floats, integers, shapes
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType

FLOATS = [item for item in specification().types.values() if item.kind == "float"]
EXAMPLES = {example.id: example for example in specification().shape_examples}


@pytest.fixture(scope="module")
def plane() -> dict[tuple[str, str], dict[str, Any]]:
    return {(cell["A"], cell["B"]): cell for cell in floats.plane()["cells"]}


def test_float_classes_agree_with_numpy() -> None:
    pattern = np.arange(1 << 16)
    values = pattern.astype(np.uint16).view(np.float16)
    form = specification().types["float16"].form
    assert form is not None
    result = floats.class_of(pattern, form)
    small = np.abs(values) < np.finfo(np.float16).smallest_normal
    size = np.select([values == 0, small, np.isfinite(values)], [0, 1, 2], default=3)
    expected = np.where(np.isnan(values), 0, np.where(np.signbit(values), 4 - size, 5 + size))
    assert (result == expected).all()


def test_every_quotient_of_numpy_is_in_the_cell_of_its_operands(plane: dict[tuple[str, str], dict[str, Any]]) -> None:
    form = specification().types["float16"].form
    assert form is not None
    selected = np.unique(np.concatenate([np.arange(0, 1 << 16, 331), np.arange(0, 1 << 16, 1 << 10)]))
    a, b = (x.ravel() for x in np.meshgrid(selected, selected))
    with np.errstate(all="ignore"):
        c = (a.astype(np.uint16).view(np.float16) / b.astype(np.uint16).view(np.float16)).view(np.uint16).astype(int)
    kinds = np.stack([floats.class_of(x, form) for x in (a, b, c)], axis=1)
    satisfied = [tuple(floats.CLASSES[k] for k in row) for row in np.unique(kinds, axis=0)]
    assert len({(x, y) for x, y, _ in satisfied}) == len(plane)
    assert [row for row in satisfied if row[2] not in plane[row[0], row[1]]["results"]] == []


def extremes(element: ElementType) -> list[int]:
    """Bit patterns of both signs: each kind's smallest and greatest number, and 1."""
    assert element.form is not None
    step, width = 1 << (element.form.p - 1), element.width
    top = (1 << (width - element.form.p)) - 1
    positive = [0, 1, step - 1, step, top * step - 1, element.form.emax * step, top * step, top * step + 1]
    return positive + [x + (1 << (width - 1)) for x in positive]


@pytest.mark.parametrize("element", FLOATS, ids=[item.name for item in FLOATS])
def test_same_requirements_decide_each_cell_in_every_format(
    element: ElementType, plane: dict[tuple[str, str], dict[str, Any]]
) -> None:
    assert element.form is not None
    selected = np.array(extremes(element), dtype=object)
    a, b = np.repeat(selected, selected.size), np.tile(selected, selected.size)
    pairs = list(zip(floats.class_of(a, element.form), floats.class_of(b, element.form), strict=True))
    decided = floats.deciding(a, b, element)
    for (x, y), cell in plane.items():
        own = np.array([(floats.CLASSES[i], floats.CLASSES[j]) == (x, y) for i, j in pairs])
        assert [name for name, where in decided.items() if where[own].any()] == cell["by"], (x, y)


@pytest.mark.parametrize(
    ("a", "b", "results", "kind"),
    [
        ("+0", "−0", ["NaN"], "invalid"),
        ("−∞", "+∞", ["NaN"], "invalid"),
        ("NaN", "+0", ["NaN"], "carried"),
        ("+normal", "−0", ["−∞"], "infinite"),
        ("−∞", "−subnormal", ["+∞"], "infinite"),
        ("−0", "+normal", ["−0"], "zero"),
        ("−subnormal", "−normal", ["+0", "+subnormal", "+normal"], "rounded"),
    ],
)
def test_cells_agree_with_ieee_754(
    plane: dict[tuple[str, str], dict[str, Any]], a: str, b: str, results: list[str], kind: str
) -> None:
    assert (plane[a, b]["results"], plane[a, b]["kind"]) == (results, kind)


def test_integer_pairs_have_their_quotients_or_are_outside() -> None:
    zero_denominator, overflow = integers.conditions()
    for cell in integers.plane()["cells"]:
        a, b = cell["A"], cell["B"]
        if b == 0 or (a, b) == (-8, -1):
            assert cell["outside"] == ([overflow] if b else [zero_denominator])
        else:
            sign = 1 if (a < 0) == (b < 0) else -1
            assert cell == {
                "A": a,
                "B": b,
                "outside": [],
                "truncated": [sign * (abs(a) // abs(b))],
                "floored": [a // b],
            }


def test_every_shape_example_has_a_single_drawing() -> None:
    drawings = [candidate["id"] for rule in shapes.by_rule(EXAMPLES.values()) for candidate in rule["examples"]]
    assert sorted(drawings) == sorted(EXAMPLES)


@pytest.mark.parametrize("name", EXAMPLES)
def test_drawing_agrees_with_its_source(name: str) -> None:
    drawing = shapes.drawing(EXAMPLES[name])
    assert drawing["accepted"] == (drawing["C"] is not None)
    if drawing["columns"] is not None:
        assert all(column["meets"] for column in drawing["columns"]) == drawing["accepted"]
        assert [column["A"] for column in drawing["columns"] if column["A"] is not None] == drawing["A"]
        assert [column["B"] for column in drawing["columns"] if column["B"] is not None] == drawing["B"]
    else:
        assert not drawing["accepted"]


@pytest.mark.parametrize(
    "name", [key for key, it in EXAMPLES.items() if shapes.rule_of(it)[1] == "multidirectional" and it.C]
)
def test_dashed_axes_are_those_that_numpy_repeats(name: str) -> None:
    drawing = shapes.drawing(EXAMPLES[name])
    for operand in ("A", "B"):
        strides = np.broadcast_to(np.empty(drawing[operand]), drawing["C"]).strides
        assert [operand in column["repeats"] for column in drawing["columns"]] == [stride == 0 for stride in strides]


def test_b_is_drawn_at_its_axis() -> None:
    columns = shapes.drawing(EXAMPLES["limited-axis-1"])["columns"]
    assert [column["B"] for column in columns] == [None, 3, 4, None]
    assert [column["repeats"] for column in columns] == [["B"], [], [], ["B"]]

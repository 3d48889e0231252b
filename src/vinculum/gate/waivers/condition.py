"""Conditions of waivers: a small language of comparisons, evaluated exactly.

    A == -128 and B == -1
    isnan(A) or abs(B) < 1.17549435e-38
    bits(A) == 0x80000000 and profile == "onnx-14" and path != "eager"

A and B are one pair of elements. Numbers are exact: a decimal that is no value of the type equals no element. bits(X) is
the bit pattern of X as an unsigned integer. The syntax tree is checked against a list of allowed nodes; no code is run.
"""

import ast
import operator
import re
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np

from vinculum.gate.oracle import relations
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets.base import Array
from vinculum_spec.schema import ElementType

MAX_LENGTH = 1000  # characters
MAX_NUMBER = Fraction(2**1024 - 2**970)  # the largest double: no element is larger
EXPONENT = re.compile(r"[eE][+-]?0*\d{4,}")
RELATIONS: Mapping[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
OPERANDS, WORDS, PREDICATES = ("A", "B"), ("profile", "path"), ("isnan", "isinf")


class ConditionError(ValueError):
    """The text is not a condition."""


@dataclass(frozen=True)
class Meeting:
    """Pairs of elements for which a condition is evaluated.

    They are flat arrays of one size, with profile and path.
    """

    A: Array
    B: Array
    element: ElementType
    profile: str
    path: str


@dataclass(frozen=True)
class Condition:
    """A parsed condition. An empty condition always holds."""

    text: str
    tree: ast.expr | None
    of_operands: bool
    of_bits: bool
    profiles: frozenset[str]

    def holds(self, meeting: Meeting) -> relations.Mask:
        """For which pairs the condition holds."""
        with np.errstate(all="ignore"):
            mask = True if self.tree is None else _value(self.tree, meeting, self.text)
        return np.broadcast_to(np.asarray(mask, dtype=bool), meeting.A.shape)

    def possible(self, profile: str) -> bool:
        """Whether the condition can hold under this profile, for some operands and path."""
        return self.tree is None or True in _outcomes(self.tree, profile)


@cache
def parse(text: str) -> Condition:
    """Parse a condition. Raises ConditionError with the reason and the place."""
    if len(text) > MAX_LENGTH:
        raise ConditionError(f"longer than {MAX_LENGTH} characters")
    if not text.strip():
        return Condition("", None, of_operands=False, of_bits=False, profiles=frozenset())
    text = text.strip()
    try:
        with warnings.catch_warnings(action="ignore"):  # for example for `0in B`
            tree = ast.parse(text, mode="eval").body
        _check(tree, text)
    except SyntaxError as error:
        line = f" of line {error.lineno}" if "\n" in text else ""
        raise ConditionError(f"{error.msg}{f', at character {error.offset}{line}' if error.offset else ''}") from None
    except (ValueError, RecursionError, MemoryError) as error:
        raise error if isinstance(error, ConditionError) else ConditionError("cannot be read") from None
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    profiles = {
        side.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare) and "profile" in _names(node)
        for side in (node.left, *node.comparators)
        if isinstance(side, ast.Constant)
    }
    return Condition(text, tree, bool(names & {*OPERANDS}), "bits" in names, frozenset(map(str, profiles)))


def _names(tree: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def _check(node: ast.expr, text: str) -> None:
    """Raise ConditionError unless `node` is a Boolean expression of the language."""
    match node:
        case ast.BoolOp(values=values):
            for value in values:
                _check(value, text)
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            _check(inner, text)
        case ast.Call(func=ast.Name(id=name), args=[ast.Name(id=x)], keywords=[]) if (
            name in PREDICATES and x in OPERANDS
        ):
            pass
        case ast.Compare(left=left, ops=ops, comparators=others):
            sides = [left, *others]
            for first, relation, second in zip(sides, ops, others, strict=False):
                kinds = _kind(first, text), _kind(second, text)
                if not _comparable(kinds, relation):
                    raise ConditionError(f"cannot compare {_source(first, text)} and {_source(second, text)} like this")
        case _:
            raise ConditionError(f"{_source(node, text)} is not a comparison, isnan(X), isinf(X), and, or, not")


def _comparable(kinds: tuple[str, str], relation: ast.cmpop) -> bool:
    if type(relation) not in RELATIONS:
        return False
    if set(kinds) in ({"profile", "text"}, {"path", "text"}):
        return isinstance(relation, ast.Eq | ast.NotEq)
    numbers = ({"value"}, {"value", "integer"}, {"value", "decimal"}, {"bits"}, {"bits", "integer"})
    return set(kinds) in numbers


def _kind(node: ast.expr, text: str) -> str:
    match node:
        case ast.Name(id=name) if name in OPERANDS:
            return "value"
        case ast.Name(id=name) if name in WORDS:
            return name
        case ast.Constant(value=str()):
            return "text"
        case ast.Call(func=ast.Name(id="abs" | "bits" as name), args=[ast.Name(id=x)], keywords=[]) if x in OPERANDS:
            return "value" if name == "abs" else "bits"
        case ast.Constant(value=bool() | complex() | bytes() | None):
            pass
        case ast.Constant() | ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float())):
            return "integer" if _number(node, text).denominator == 1 else "decimal"
        case _:
            pass
    raise ConditionError(
        f"{_source(node, text)} is not A, B, abs(X), bits(X), a number, or profile or path and a string"
    )


def _number(node: ast.expr, text: str) -> Fraction:
    """The exact value of a number in the text; a Python float would round it."""
    if isinstance(node, ast.UnaryOp):
        return -_number(node.operand, text)
    assert isinstance(node, ast.Constant)
    source = _source(node, text)
    if isinstance(node.value, int):
        number = Fraction(node.value)
    elif EXPONENT.search(source):
        raise ConditionError(f"{source} is out of every type's range")
    else:
        number = Fraction(source)
    if number > MAX_NUMBER:
        raise ConditionError(f"{source} is out of every type's range")
    return number


def _source(node: ast.expr, text: str) -> str:
    return ast.get_source_segment(text, node) or text


def _value(node: ast.expr, meeting: Meeting, text: str) -> Any:
    """Evaluate a node that `_check` has accepted: a mask, or one truth value for all pairs."""
    match node:
        case ast.BoolOp(op=op, values=values):
            combine = np.logical_and if isinstance(op, ast.And) else np.logical_or
            return combine.reduce(np.broadcast_arrays(*(_value(x, meeting, text) for x in values)))
        case ast.UnaryOp(operand=inner):
            return np.logical_not(_value(inner, meeting, text))
        case ast.Call(func=ast.Name(id=name), args=[operand]):
            numbers = _numbers(operand, meeting)
            if meeting.element.kind != "float":
                return np.zeros(numbers.shape, dtype=bool)
            return np.isnan(numbers) if name == "isnan" else np.isinf(numbers)
        case ast.Compare(left=left, ops=ops, comparators=others):
            sides = [_side(x, meeting, text) for x in (left, *others)]
            each = [_compare(RELATIONS[type(o)], x, y) for x, o, y in zip(sides, ops, sides[1:], strict=False)]
            return np.logical_and.reduce(np.broadcast_arrays(*each))
    raise AssertionError(node)


def _side(node: ast.expr, meeting: Meeting, text: str) -> Any:
    match node:
        case ast.Name(id="profile"):
            return meeting.profile
        case ast.Name(id="path"):
            return meeting.path
        case ast.Constant(value=str() as literal):
            return literal
        case ast.Call(func=ast.Name(id="bits"), args=[operand]):
            array = _operand(operand, meeting)
            return array.view(f"u{array.dtype.itemsize}")
        case ast.Call(args=[operand]):
            return np.abs(_numbers(operand, meeting))
        case ast.Name():
            return _numbers(node, meeting)
    return _number(node, text)


def _operand(node: ast.expr, meeting: Meeting) -> Array:
    assert isinstance(node, ast.Name)
    return meeting.A if node.id == "A" else meeting.B


def _numbers(node: ast.expr, meeting: Meeting) -> Array:
    """The values of an operand, in a type that can hold their absolute values."""
    array = _operand(node, meeting)
    if meeting.element.kind == "float":
        return array.astype(np.float64)
    return array.astype(object if array.dtype.kind == "u" or array.dtype.itemsize > 4 else np.int64)


def _compare(relation: Callable[[Any, Any], Any], x: Any, y: Any) -> Any:
    """Compare exactly. Numbers that the type of the array cannot hold are compared as Python objects."""
    if isinstance(x, Fraction) and isinstance(y, np.ndarray):
        return relation(*_fitting(x, y))
    if isinstance(y, Fraction) and isinstance(x, np.ndarray):
        return relation(*reversed(_fitting(y, x)))
    return relation(x, y)


def _fitting(number: Fraction, array: Array) -> tuple[Any, Array]:
    if array.dtype == np.float64:
        near = float(number)
        return (near, array) if Fraction(near) == number else (number, array.astype(object))
    if number.denominator == 1:
        return int(number), array
    return number, array.astype(object)


def _outcomes(node: ast.expr, profile: str) -> set[bool]:
    """The truth values that a node can have under a profile, for any operands and path."""
    match node:
        case ast.BoolOp(op=op, values=values):
            each = [_outcomes(value, profile) for value in values]
            decides = isinstance(op, ast.Or)
            outcomes = {decides} if any(decides in x for x in each) else set[bool]()
            return outcomes | ({not decides} if all((not decides) in x for x in each) else set())
        case ast.UnaryOp(operand=inner):
            return {not truth for truth in _outcomes(inner, profile)}
        case ast.Compare(left=left, ops=[relation], comparators=[right]) if "profile" in _names(node):
            constant = left if isinstance(left, ast.Constant) else right
            assert isinstance(constant, ast.Constant)
            return {bool(RELATIONS[type(relation)](profile, constant.value))}
    return {True, False}


def usable(condition: Condition, element: ElementType) -> bool:
    """Whether the condition suits the type: bits() is undefined for reals."""
    return not (condition.of_bits and element_dtype(element.name) == np.dtype(object))

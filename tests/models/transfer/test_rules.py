"""The tables of rules."""

from onnx import defs

from vinculum.models.concrete.tensor_movement import ELEMENT_SOURCES, MOVEMENTS
from vinculum.models.transfer.dispatch import RESULTS, SHAPE_RULES
from vinculum.models.transfer.interval_rules import ELEMENTWISE, NOT_PER_ELEMENT, WHOLE_TENSOR
from vinculum.models.transfer.sequence import SEQUENCES

TABLES = (ELEMENTWISE, WHOLE_TENSOR, RESULTS, SEQUENCES, MOVEMENTS)


def test_rules_are_for_operators_of_onnx() -> None:
    operators = {schema.name for schema in defs.get_all_schemas_with_history() if not schema.domain}
    rules = {operator for table in (*TABLES, ELEMENT_SOURCES, SHAPE_RULES) for operator in table}
    assert rules - operators == set()
    assert len(rules) > 100


def test_no_operator_has_two_rules() -> None:
    operators = [operator for table in TABLES for operator in table]
    assert len(operators) == len(set(operators))


def test_operators_that_are_not_evaluated_per_element_have_a_rule() -> None:
    assert ELEMENTWISE.keys() >= NOT_PER_ELEMENT

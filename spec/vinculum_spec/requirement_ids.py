"""Ids of the requirements that code refers to by name; tests/spec/test_requirement_ids.py checks them."""

from typing import Final

ANSWER: Final = "V_DIV_ANSWER_0010"
ATTRIBUTE: Final = "V_DIV_ATTRIBUTE_0010"
DETERMINISM: Final = "V_DIV_DETERMINISM_0010"
INDEX: Final = "V_DIV_INDEX_0010"
INPUTS_UNTOUCHED: Final = "V_DIV_INPUTS_UNTOUCHED_0010"
NO_ALIASING: Final = "V_DIV_NO_ALIASING_0010"
NO_CRASH: Final = "V_DIV_NO_CRASH_0010"
OUTSIDE_DOMAIN: Final = "V_DIV_OUTSIDE_DOMAIN_0010"
SHAPE_PLACEMENT: Final = "V_DIV_SHAPE_PLACEMENT_0010"
TYPE_LISTED: Final = "V_DIV_TYPE_LISTED_0010"

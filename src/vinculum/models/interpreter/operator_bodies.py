"""Operators that are defined by others: the bodies that contain a Div."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from vinculum.models.abstract.tensor import AbstractTensor
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError
from vinculum.models.loading.model import domain_of
from vinculum.models.runtime_operators.definitions import definition, divides, has_definition
from vinculum.models.shapes.shape_inference import schema, write_type


def divides_by_definition(domain: str, operator: str, version: int) -> bool:
    """Whether the definition of an operator has a Div, or may have one.

    `version`: of the operator set of its domain.
    """
    return divides(domain, operator) or (not domain and _may_contain_div(operator, version))


def may_have_body(operator: str, version: int) -> bool:
    """Whether an operator of this operator set has a body, which may depend on the node."""
    operator_schema = schema(operator, version, "") if version else None
    if operator_schema is None:
        return False
    versions = [*operator_schema.function_opset_versions, *operator_schema.context_dependent_function_opset_versions]
    return any(each <= version for each in versions)


def operator_body(node: Any, domain: str, version: int, operands: Sequence[AbstractTensor | None]) -> Any | None:
    """Return the body of a node's operator, with the defaults of attributes; None if it has no Div.

    ModelError if the operator has no body for this node, because a type is unknown, say.
    """
    if divides(domain, node.op_type):
        body = definition(domain, node, operands) if has_definition(domain, node.op_type) else None
        if body is None:
            name = f"{domain}.{node.op_type}" if domain else node.op_type
            raise ModelError(f"no definition of {printable(name)} is known for these operands")
        return body
    body = _fixed_body(node.op_type, version) or _body_of_node(node, version, operands)
    if body is None:
        raise ModelError(f"the onnx package gives no body of {printable(node.op_type)} for these operands")
    return body if _contains_div(body) else None


@cache
def _fixed_body(operator: str, version: int) -> Any | None:
    """The body that does not depend on the node, for the newest operator set up to this one."""
    from onnx import FunctionProto

    definition = schema(operator, version, "")
    versions = [each for each in definition.function_opset_versions if each <= version]
    if not definition.has_function or not versions:
        return None
    body = FunctionProto.FromString(definition.get_function_with_opset_version(max(versions)))
    present = {attribute.name for attribute in body.attribute_proto}
    body.attribute_proto.extend(
        formal.default_value
        for name, formal in definition.attributes.items()
        if name not in present and formal.default_value.name
    )
    return body


def _body_of_node(node: Any, version: int, operands: Sequence[AbstractTensor | None]) -> Any | None:
    """The body that the onnx package builds for a node and the types of its operands."""
    from onnx import FunctionProto, TypeProto

    definition = schema(node.op_type, version, "")
    versions = [each for each in definition.context_dependent_function_opset_versions if each <= version]
    if not definition.has_context_dependent_function or not versions:
        return None
    types = [TypeProto() if value is None or not value.dtype else write_type(value) for value in operands]
    serialized = [each.SerializeToString() for each in types]
    try:
        body = definition.get_context_dependent_function_with_opset_version(
            max(versions), node.SerializeToString(), serialized
        )
    except Exception:  # noqa: BLE001 - the C++ side raises types of its own
        return None
    parsed = FunctionProto.FromString(body)
    return parsed if parsed.node else None


def _contains_div(body: Any) -> bool:
    """Whether a node of the body is a Div, or may have one in its own body."""
    versions = {domain_of(entry.domain): int(entry.version) for entry in body.opset_import}
    return any(
        node.op_type == "Div" or divides_by_definition("", node.op_type, versions.get("", 0))
        for node in body.node
        if not domain_of(node.domain)
    )


@cache
def _may_contain_div(operator: str, version: int) -> bool:
    """Whether an operator in a body may be defined with Div. A body that depends on the node may."""
    if not may_have_body(operator, version):
        return False
    body = _fixed_body(operator, version)
    return body is None or _contains_div(body)

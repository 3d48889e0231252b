"""Reads the attributes of nodes, and resolves references to attributes of the enclosing function."""

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from vinculum.models.loading.constants import Constant, constant_from_sparse, constant_from_tensor
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError

# Attributes that must be 0 or 1, and that affect shapes or elements. Runtimes interpret other numbers differently.
SHAPE_SWITCHES = (
    "allowzero",
    "broadcast",
    "ceil_mode",
    "keepdims",
    "layout",
    "new_axis",
    "noop_with_empty_axes",
    "onesided",
)
ELEMENT_SWITCHES = (
    "count_include_pad",
    "exclusive",
    "fmod",
    "inverse",
    "largest",
    "reverse",
    "select_last_index",
    "training_mode",
)
SWITCHES = frozenset((*SHAPE_SWITCHES, *ELEMENT_SWITCHES, "output_sequence", "transA", "transB", "upper"))


def attribute_values(attributes: Iterable[Any], folder: Path) -> dict[str, Any]:
    """Attributes by name. Tensors become constants; graphs and attributes without a type are omitted."""
    from onnx import helper

    values: dict[str, Any] = {}
    for attribute in attributes:
        if attribute.HasField("t"):
            values[attribute.name] = constant_from_tensor(attribute.t, folder)
        elif attribute.HasField("sparse_tensor"):
            values[attribute.name] = constant_from_sparse(attribute.sparse_tensor, folder)
        elif not (attribute.HasField("g") or attribute.graphs):
            try:
                values[attribute.name] = helper.get_attribute_value(attribute)
            except ValueError:
                continue
    return values


def node_attributes(node: Any, function_attributes: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """The attributes of a node. References take their values from the attributes of the function's call."""
    values = attribute_values((each for each in node.attribute if not each.ref_attr_name), folder)
    references = {each.name: each.ref_attr_name for each in node.attribute if each.ref_attr_name}
    return values | {
        name: function_attributes[target] for name, target in references.items() if target in function_attributes
    }


def malformed_switch(attributes: Mapping[str, Any]) -> str:
    """A message on an attribute that must be 0 or 1, and is not; empty if there is none."""
    for name, value in attributes.items():
        if name in SWITCHES and isinstance(value, int) and value not in (0, 1):
            return f"has an attribute {name} = {value}, which is neither 0 nor 1"
    return ""


def with_resolved_references(node: Any, attributes: Mapping[str, Any], path: str) -> Any:
    """The node with its attribute references replaced by their values.

    ModelError if a value has the wrong type.
    """
    if not any(attribute.ref_attr_name for attribute in node.attribute):
        return node
    from onnx import NodeProto

    copy = NodeProto()
    copy.CopyFrom(node)
    del copy.attribute[:]
    for attribute in node.attribute:
        value = attributes.get(attribute.name)
        if not attribute.ref_attr_name:
            copy.attribute.add().CopyFrom(attribute)
        elif value is not None and not (isinstance(value, Constant) and value.tensor is None):
            copy.attribute.append(_resolved_attribute(attribute, value, path))
    return copy


def without_inputs(node: Any, names: Collection[str]) -> Any:
    """The node without the operands of these names, which become omitted inputs."""
    if not any(names):
        return node
    from onnx import NodeProto

    copy = NodeProto()
    copy.CopyFrom(node)
    copy.input[:] = ["" if name in names else name for name in node.input]
    return copy


def _resolved_attribute(attribute: Any, value: Any, path: str) -> Any:
    from onnx import AttributeProto, helper

    raw_value = value.tensor if isinstance(value, Constant) else value
    try:
        return helper.make_attribute(attribute.name, raw_value, attr_type=attribute.type)
    except (TypeError, ValueError, AssertionError):
        described = "a tensor" if isinstance(value, Constant) else printable(str(value))
        required = AttributeProto.AttributeType.Name(attribute.type)
        raise ModelError(
            f"{path}: its attribute {printable(attribute.name)} must be {required}, and is {described}"
        ) from None

"""The attributes of a node, those included that a function hands on from its call; and what it leaves out."""

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any

from vinculum.models.loading.constants import Constant, constant_from_sparse, constant_from_tensor
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError

# Attributes that are 0 or 1, and that sizes or elements depend on: of another number runtimes make the one or the other.
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
    """Attributes by name, without graphs and without what is of no type; a tensor as a Constant."""
    from onnx import helper

    found: dict[str, Any] = {}
    for attribute in attributes:
        if attribute.HasField("t"):
            found[attribute.name] = constant_from_tensor(attribute.t, folder)
        elif attribute.HasField("sparse_tensor"):
            found[attribute.name] = constant_from_sparse(attribute.sparse_tensor, folder)
        elif not (attribute.HasField("g") or attribute.graphs):
            try:
                found[attribute.name] = helper.get_attribute_value(attribute)
            except ValueError:
                continue
    return found


def node_attributes(node: Any, around: Mapping[str, Any], folder: Path) -> dict[str, Any]:
    """The attributes of a node; of those that are its function's, the values of the call in `around`."""
    own = attribute_values((each for each in node.attribute if not each.ref_attr_name), folder)
    handed = {each.name: each.ref_attr_name for each in node.attribute if each.ref_attr_name}
    return own | {name: around[other] for name, other in handed.items() if other in around}


def malformed_switch(attributes: Mapping[str, Any]) -> str:
    """What is wrong with an attribute that should be 0 or 1; empty if nothing is."""
    wrong = [f"{n} = {v}" for n, v in attributes.items() if n in SWITCHES and isinstance(v, int) and v not in (0, 1)]
    return f"has an attribute {wrong[0]}, which is neither 0 nor 1" if wrong else ""


def with_resolved_references(node: Any, attributes: Mapping[str, Any], path: str) -> Any:
    """The node with the attributes of its function's call in their places. ModelError where one is of another type."""
    if not any(attribute.ref_attr_name for attribute in node.attribute):
        return node
    from onnx import NodeProto

    made = NodeProto()
    made.CopyFrom(node)
    del made.attribute[:]
    for attribute in node.attribute:
        value = attributes.get(attribute.name)
        if not attribute.ref_attr_name:
            made.attribute.add().CopyFrom(attribute)
        elif value is not None and not (isinstance(value, Constant) and value.tensor is None):
            made.attribute.append(_resolved_attribute(attribute, value, path))
    return made


def without_inputs(node: Any, names: Collection[str]) -> Any:
    """The node without the operands of these names."""
    if not any(names):
        return node
    from onnx import NodeProto

    made = NodeProto()
    made.CopyFrom(node)
    made.input[:] = ["" if name in names else name for name in node.input]
    return made


def _resolved_attribute(attribute: Any, value: Any, path: str) -> Any:
    from onnx import AttributeProto, helper

    plain = value.tensor if isinstance(value, Constant) else value
    try:
        return helper.make_attribute(attribute.name, plain, attr_type=attribute.type)
    except (TypeError, ValueError, AssertionError):
        said = "a tensor" if isinstance(value, Constant) else printable(str(value))
        wanted = AttributeProto.AttributeType.Name(attribute.type)
        raise ModelError(
            f"{path} is handed {said} as its attribute {printable(attribute.name)}, which is {wanted}"
        ) from None

"""The recipes for a pair of definitions, one for each element type that both have."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vinculum.exports.lowering import floats, integers, operations
from vinculum.exports.lowering.definition import Definition, LoweringError, definition, shared_types
from vinculum.exports.lowering.tree import Node, steps
from vinculum_spec.schema import ElementType


@dataclass(frozen=True)
class Lowering:
    """The recipe for each element type, and for each other type the reason why there is none."""

    source: Definition
    target: Definition
    recipes: Mapping[str, Node]
    missing: Mapping[str, str]

    @property
    def identifier(self) -> str:
        """The name of the pair as an identifier of C and Python."""
        return f"{self.source.identifier}_to_{self.target.identifier}"

    @property
    def claim(self) -> str:
        """The name of the claim that the recipe refines its source."""
        return f"LOWERED_{self.identifier.upper()}"


def lower(source: str, target: str, dtypes: Sequence[str] = ()) -> Lowering:
    """The recipes for two profiles, with values of their attributes.

    Raises LoweringError for an unknown name, a type that one of them lacks, and a type of `dtypes` without a recipe, or
    if no type has one.

    >>> sorted(lower("torch-floor-divide", "onnx-14", ["int32"]).recipes)
    ['int32']
    """
    one, two = definition(source), definition(target)
    recipes, missing = dict[str, Node](), dict[str, str]()
    for element in shared_types(one, two, dtypes):
        try:
            recipes[element.name] = recipe(one, two, element)
        except LoweringError as error:
            missing[element.name] = str(error)
    if missing and (dtypes or not recipes):
        reasons = dict.fromkeys(missing.values())
        texts = (f"{', '.join(name for name, why in missing.items() if why == r)}: {r}" for r in reasons)
        raise LoweringError(f"no recipe from {one.name} to {two.name}; {'; '.join(texts)}")
    return Lowering(one, two, recipes, missing)


def recipe(source: Definition, target: Definition, element: ElementType) -> Node:
    """The recipe for one element type. Raises LoweringError if there is none."""
    if element.kind not in ("int", "float"):
        raise LoweringError(f"no machine has the type {element.name}")
    of_kind = integers.recipe if element.kind == "int" else floats.recipe
    root: Node = of_kind(source, target, element)
    operations.require(target.profile.name, {step.operation for step in steps(root)})
    return root

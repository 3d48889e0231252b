"""Render the files of a pair of definitions: a page, C, Python, and others.

There is ONNX if the target is a version of it, and Python for a runtime if there is one here.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files as resources
from textwrap import fill
from typing import Any

from vinculum.codegen.kernel_tables import specification_hash
from vinculum.exports.lowering import onnx_model, operations, runtimes, sources, tree
from vinculum.exports.lowering.definition import FLOAT_ZERO, OVERFLOW, ZERO, Definition
from vinculum.exports.lowering.lowering import Lowering, lower
from vinculum.exports.lowering.tree import Node, Operation
from vinculum.exports.templates import templates
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.outcomes import Outcome
from vinculum_spec.schema import ElementType

CONDITION_WORDS = {ZERO: "a zero denominator", OVERFLOW: "MIN / -1", FLOAT_ZERO: "a zero denominator"}
OUTCOME_WORDS = {
    Outcome.REPORT: "demands an error",
    Outcome.UNSPECIFIED: "leaves the result open, but forbids a crash",
    Outcome.UNDEFINED: "leaves everything open",
}
FLOORED_CLAIM = "LOWERED_FLOATS_FLOORED"
WIDTH = 120
NONE = "No proof of this pair is recorded."


@cache
def pairs() -> tuple[tuple[str, str], ...]:
    """The pairs of which a claim is decided."""
    text = (resources("vinculum.exports.lowering") / "pairs.toml").read_text(encoding="utf-8")
    return tuple((source, target) for source, target in tomllib.loads(text)["pairs"])


def files(source: str, target: str, dtypes: Sequence[str] = ()) -> dict[str, str | bytes]:
    """The files by name. Raises LoweringError for an unknown name, and if there is no recipe.

    >>> sorted(files("onnx-14", "wasm", ["int32"]))
    ['onnx_14_to_wasm.c', 'onnx_14_to_wasm.md', 'onnx_14_to_wasm.py']
    """
    lowering = lower(source, target, dtypes)
    name = lowering.identifier
    options = "".join(f" --dtype {dtype}" for dtype in dtypes)
    models = [(t, f"{name}_{t}.onnx") for t in lowering.recipes] if onnx_model.is_onnx(lowering) else []
    values: dict[str, Any] = {
        "command": f"vinculum generate lowering --from {source} --to {target}{options}",
        "hash": specification_hash(),
        "source": lowering.source.name,
        "target": lowering.target.name,
        "standing": fill(standing(lowering), WIDTH),
        "models": models,
        "recipes": list(_pages(lowering)),
        "missing": list(_by_reason(lowering.missing)),
        "judge": list(_judge(lowering)),
        "c_conditions": {"ZERO": "b == 0", "OVERFLOW": "a == {name}_MIN && b == -1"},
        "python_conditions": {"ZERO": "b == 0", "OVERFLOW": "(a == np.iinfo(a.dtype).min) & (b == -1)"},
        "python_errors": {"ZERO": 'ZeroDivisionError("a zero denominator")', "OVERFLOW": 'OverflowError("MIN / -1")'},
    }
    result: dict[str, str | bytes] = {f"{name}.md": _rendered("recipe.md", values)}
    for ending, types in (("c", sources.c_types(lowering)), ("py", sources.python_types(lowering))):
        if every := list(types):
            result[f"{name}.{ending}"] = _rendered(f"recipe.{ending}", {**values, "types": every})
    runtime = runtimes.runtime_of(lowering)
    if runtime is not None:
        own = {**values, "functions": list(runtimes.functions(lowering, runtime))}
        result[f"{name}_{runtime.name}.py"] = _rendered(f"recipe_{runtime.name}.py", own)
    if models:
        result |= {file: onnx_model.model(lowering, dtype) for dtype, file in models}
        result[f"{name}_onnx.py"] = _rendered("recipe_onnx.py", values)
    return result


def _rendered(file: str, values: Mapping[str, Any]) -> str:
    return templates("vinculum.exports.lowering").get_template(f"{file}.jinja").render(values)


def standing(lowering: Lowering) -> str:
    """Which claims say that the recipes refine their source."""
    if (lowering.source.name, lowering.target.name) not in pairs():
        return NONE
    parts = []
    bounded = [dtype for dtype, root in lowering.recipes.items() if uses_remainder(root)]
    if len(bounded) < len(lowering.recipes):
        which = f" of {', '.join(t for t in lowering.recipes if t not in bounded)}" if bounded else ""
        parts.append(f"That the result{which} satisfies {lowering.source.name} is the claim {lowering.claim}.")
    if bounded:
        parts.append(f"For {', '.join(bounded)} it is {FLOORED_CLAIM}, which is decided of small formats only.")
    return " ".join(parts)


def uses_remainder(root: Node) -> bool:
    """Whether a recipe rounds the exact quotient, by the remainder of fmod."""
    return any(step.operation is Operation.REMAINDER for step in tree.steps(root))


def _pages(
    lowering: Lowering,
) -> Iterator[tuple[Sequence[str], Sequence[str], Sequence[tuple[str, str, Sequence[str]]]]]:
    """For each recipe: its types, what both definitions say of operands without a quotient, and its steps."""
    groups: dict[tuple[Node, str], list[str]] = {}
    for dtype, root in lowering.recipes.items():
        element = atlas().types[dtype]
        groups.setdefault((root, f"{element.kind}, {element.signed}"), []).append(dtype)
    names = operations.names(lowering.target.profile.name)
    for (root, _), dtypes in groups.items():
        labels = {step: name for name, step in tree.named(root)}
        lines = [
            (name, names[step.operation], [labels.get(x, x.value) for x in step.arguments])
            for name, step in tree.named(root)
        ]
        yield dtypes, list(_conditions(lowering, atlas().types[dtypes[0]])), lines


def _conditions(lowering: Lowering, element: ElementType) -> Iterator[str]:
    conditions = (FLOAT_ZERO,) if element.kind == "float" else (ZERO, OVERFLOW) if element.signed else (ZERO,)
    for condition in conditions:
        both = (f"{side.name} {_outcome(side, condition, element)}" for side in (lowering.source, lowering.target))
        yield f"{CONDITION_WORDS[condition]}: {'; '.join(both)}"
    for side in (lowering.source, lowering.target):
        requirement = atlas().requirements[side.quotient(element)]
        yield f"quotient of {side.name}: {requirement.title} ({requirement.id})"


def _outcome(side: Definition, condition: str, element: ElementType) -> str:
    outcome, requirement = side.outcome(condition, element)
    if outcome is Outcome.VALUE:
        return f"gives a value ({requirement})"
    return OUTCOME_WORDS[outcome]


def _by_reason(missing: Mapping[str, str]) -> Iterator[tuple[Sequence[str], str]]:
    for reason in dict.fromkeys(missing.values()):
        yield [dtype for dtype, why in missing.items() if why == reason], f"{reason[0].upper()}{reason[1:]}."


def _judge(lowering: Lowering) -> Iterator[str]:
    """The commands that judge the files."""
    name, profile = lowering.identifier, lowering.source.profile.name
    check = f"--profile {profile}"
    dtype = "int32" if "int32" in lowering.recipes else next(iter(lowering.recipes))
    yield f"vinculum check python:{name}.py:divide {check} --dtype {dtype}"
    if dtype in [t for t, *_ in sources.c_types(lowering)]:
        yield f"cc -std=c99 -O2 -fPIC -shared -o {name}.so {name}.c -lm"
        yield f"vinculum check c:./{name}.so:divide_{dtype} {check} --dtype {dtype}"
    if onnx_model.is_onnx(lowering):
        yield f"vinculum check python:{name}_onnx.py:onnxruntime {check} --dtype {dtype}"
        yield f"vinculum check python:{name}_onnx.py:onnx_reference {check} --dtype {dtype}"
    runtime = runtimes.runtime_of(lowering)
    if runtime is not None:
        yield f"vinculum check python:{name}_{runtime.name}.py:divide {check} --dtype {dtype}"

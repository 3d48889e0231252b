"""The fields of a JSON Schema as a table."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
Schema = Mapping[str, Any]


def fields(file: str) -> str:
    """A row for each field of the schema in `file`: its path, its type, and what it means."""
    schema = json.loads((ROOT / file).read_text(encoding="utf-8"))
    rows = [f"| `{path}` | {_type(each)} | {_meaning(each)} |" for path, each in _walk(schema, "", schema)]
    return "\n".join(["| field | type | meaning |", "|---|---|---|", *rows])


def _walk(schema: Schema, path: str, root: Schema) -> Iterator[tuple[str, Schema]]:
    """Yield each field with its path, in the order of the schema.

    In a path, `[]` stands for each entry of a list, and `*` for any key.
    """
    schema = _resolved(schema, root)
    for name, each in schema.get("properties", {}).items():
        below = f"{path}.{name}" if path else name
        resolved = _resolved(each, root)
        yield below, {**resolved, **each}
        yield from _walk(resolved, below, root)
    if isinstance(schema.get("items"), Mapping):
        yield from _walk(schema["items"], f"{path}[]", root)
    if isinstance(schema.get("additionalProperties"), Mapping):
        yield from _walk(schema["additionalProperties"], f"{path}.*", root)
    for name in ("allOf", "anyOf", "oneOf"):
        for each in schema.get(name, ()):
            yield from _walk(each, path, root)


def _resolved(schema: Schema, root: Schema) -> Schema:
    """The definition that the schema refers to, or itself."""
    reference = schema.get("$ref")
    if reference is None:
        return schema
    definition = root
    for name in reference.removeprefix("#/").split("/"):
        definition = definition[name]
    return definition


def _type(schema: Schema) -> str:
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    types = schema.get("type", "any")
    if isinstance(types, str):
        types = [types]
    items = schema.get("items")
    of = items.get("type") if isinstance(items, Mapping) else None
    names = [f"array of {of}s" if name == "array" and isinstance(of, str) else name for name in types]
    return " or ".join(names)


def _meaning(schema: Schema) -> str:
    return " ".join(str(schema.get("description", "")).replace("|", r"\|").split())

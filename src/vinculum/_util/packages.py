"""Installed packages: their versions, and the JSON Schemas that they contain."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

SOURCE_TREE = "source tree"


def package_version(distribution: str) -> str | None:
    """The version of an installed distribution; None if it is not installed.

    Vinculum itself may run from a source tree that was never installed: "source tree".
    """
    from importlib import metadata  # takes a fifth of the start of a worker, which does not need it

    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return SOURCE_TREE if distribution == "vinculum" else None


@cache
def load_schema(package: str, name: str) -> Mapping[str, Any]:
    """The JSON Schema in file `name` of a package."""
    text = resources.files(package).joinpath(name).read_text(encoding="utf-8")
    schema: Mapping[str, Any] = json.loads(text)
    return schema

"""The vectors of each profile, made once."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from vinculum.codegen.vectors import files


@cache
def texts(profile: str) -> Mapping[str, str]:
    """Every file of a profile."""
    return files(profile)


@cache
def made(profile: str) -> Mapping[str, Any]:
    """Every file of a profile, read."""
    return {name: json.loads(text) for name, text in texts(profile).items()}


def holding(profile: str, holds: str) -> list[Mapping[str, Any]]:
    return [content for content in made(profile).values() if content.get("holds") == holds]

"""The vectors of each profile, built only in the first test."""

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
def parsed_files(profile: str) -> Mapping[str, Any]:
    """Every file of a profile, parsed."""
    return {name: json.loads(text) for name, text in texts(profile).items()}


def holding(profile: str, holds: str) -> list[Mapping[str, Any]]:
    return [content for content in parsed_files(profile).values() if content.get("holds") == holds]

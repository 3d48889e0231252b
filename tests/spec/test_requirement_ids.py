"""The constants for requirement ids."""

import re
from pathlib import Path

import pytest

from vinculum_spec import requirement_ids
from vinculum_spec.loader import specification

IDS = {name: value for name, value in vars(requirement_ids).items() if name.isupper()}
SRC = Path(__file__).parents[2] / "src"
GENERATED = ("_profiles.py",)


@pytest.mark.parametrize("name", sorted(IDS))
def test_each_constant_is_a_requirement_of_that_name(name: str) -> None:
    """The id exists in requirements.toml, and the constant is the id without prefix and number."""
    assert IDS[name] in specification().requirements
    assert re.fullmatch(rf"[EV]_DIV_{name}_\d{{4}}", IDS[name])


def test_no_module_defines_such_a_constant_itself() -> None:
    """No module of src/ assigns one of these ids to a name of its own."""
    assignment = re.compile(rf'^[A-Z_, ]+ = .*"({"|".join(IDS.values())})"', re.MULTILINE)
    result = [
        str(path.relative_to(SRC))
        for path in SRC.rglob("*.py")
        if path.name not in GENERATED and assignment.search(path.read_text(encoding="utf-8"))
    ]
    assert not result

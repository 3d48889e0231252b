"""Every identifier in the project exists in the specification, and every requirement is judged."""

import re
from pathlib import Path

import pytest

from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.editions.loader import atlas_with_editions
from vinculum_spec.ieee754_profile import profile
from vinculum_spec.loader import specification

ROOT = Path(__file__).parents[2]
SPEC = specification()
PLACES = ("src", "proofs", "docs", "README.md")
IDENTIFIER = re.compile(r"(?<![A-Za-z0-9_])[EV]_DIV_\w*")
RULING = re.compile(r"(?<![A-Za-z0-9_-])D-\d+\b")
PREFIXES = {"E_DIV_", "V_DIV_"}  # spoken of in general


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Every file of these places that is text."""
    actual = {}
    for place in PLACES:
        path = ROOT / place
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and "__pycache__" not in file.parts and b"\0" not in (read := file.read_bytes()):
                actual[file.relative_to(ROOT).as_posix()] = read.decode()
    return actual


def unknown(text: str) -> set[str]:
    """What looks like the name of a requirement or a ruling in `text`, and is none."""
    of_ieee754 = profile()
    requirements = {*atlas().requirements, *(r.id for r in of_ieee754.requirements.values())}
    names = set(IDENTIFIER.findall(text)) - PREFIXES - requirements
    return names | (set(RULING.findall(text)) - {*atlas_with_editions().rulings, *of_ieee754.rulings})


def test_unknown_identifiers_are_detected() -> None:
    """A misspelling, a number too high and an unfinished name; no known name and no bare prefix."""
    assert unknown("E_DIV_INT_FUNC_0011, and V_DIV_INDEX_001 or V_DIV_index_0010") == {
        "E_DIV_INT_FUNC_0011",
        "V_DIV_INDEX_001",
        "V_DIV_index_0010",
    }
    assert unknown("E_DIV_INT_FUNC_0010 `V_DIV_INDEX_0010` V_DIV_… D-001") == set()
    assert unknown("(D-999)") == {"D-999"}


def test_code_proofs_and_readme_name_requirements(texts: dict[str, str]) -> None:
    """With an empty list of files the next test would pass."""
    naming = {name.partition("/")[0] for name, text in texts.items() if IDENTIFIER.search(text)}
    assert naming == set(PLACES)


def test_every_identifier_exists(texts: dict[str, str]) -> None:
    """A name in the code, in a proof or in README leads somewhere."""
    assert {name: incorrect for name, text in texts.items() if (incorrect := unknown(text))} == {}


@pytest.fixture(scope="module")
def judged_requirements() -> set[str]:
    """What the gate judges under some profile, for some type."""
    return {
        requirement.id
        for profile in SPEC.profiles.values()
        for name in profile.types
        for requirement in Plan(SPEC, profile, SPEC.types[name], LEVELS["quick"], 0).applicable
    }


@pytest.mark.parametrize("identifier", SPEC.requirements)
def test_every_requirement_is_judged(identifier: str, judged_requirements: set[str]) -> None:
    """At least one profile judges it, except for requirements on reading patterns and numbers."""
    reading = SPEC.requirements[identifier].kind in ("encoding", "example")
    assert (identifier in judged_requirements) is not reading

"""The tables on standards: their references exist, claims have places, and no word is too strong."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.evidence.dossier.references import missing, section, typed_names
from vinculum_evidence.dossier.chapters import standards
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import STANDARDS, STATUSES, TABLES, places, table, tool_confidence

# How many objectives the tables of DO-178C have, and how many DO-333 adds, in the count of these rows.
ROWS = {"A-3": (7, 4), "A-4": (13, 4), "A-5": (9, 4), "A-6": (5, 0), "A-7": (9, 7)}
STRONG = re.compile(r"\b(?:un)?(?:certif(?:ied|y|ies)|qualif(?:ied|y|ies)|compliant|guarantee\w*)\b", re.IGNORECASE)


@pytest.fixture(scope="module")
def data(inputs: Inputs) -> dict[str, Any]:
    return dict(standards.chapter(inputs).data)


def texts(value: Any) -> Iterator[str]:
    """Every text within data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)


def objectives(name: str) -> list[dict[str, Any]]:
    return [row for part in table(name)["table"] for row in part["objective"]]


@pytest.mark.parametrize("name", TABLES)
def test_every_reference_of_a_table_exists(inputs: Inputs, name: str) -> None:
    read = table(name)
    names = [*places(read), *(result for text in texts(read) for result in typed_names(text))]
    assert names
    assert missing(inputs, names) == []


@pytest.mark.parametrize(
    "name",
    [
        "C_INT33",
        "tests/gate/oracle/test_relations.py::test_nothing_of_the_kind",
        "vinculum qualify",
        "chapter none",
        "K-999",
        "src/x.py",
        "",
    ],
)
def test_missing_references_are_detected(inputs: Inputs, name: str) -> None:
    assert missing(inputs, [name]) == [name]


@pytest.mark.parametrize("name", TABLES)
def test_no_word_is_too_strong(name: str) -> None:
    assert [text for text in texts(table(name)) if STRONG.search(text)] == []


@pytest.mark.parametrize("name", ["standards", "configuration"])
def test_no_word_on_the_page_is_too_strong(inputs: Inputs, name: str) -> None:
    page = section(inputs, name)
    assert len(page) > 10_000
    assert STRONG.findall(page) == []


@pytest.mark.parametrize("name", STANDARDS)
def test_each_objective_says_what_is_supplied_and_what_remains(name: str) -> None:
    rows = objectives(name)
    assert rows
    for row in rows:
        assert set(row) == {"number", "objective", "supplied", "where", "status", "remains"}
        assert row["status"] in STATUSES
        assert row["remains"].strip()
        assert bool(row["supplied"]) == bool(row["where"]), row
        if row["status"] in ("supplied", "partly"):
            assert row["where"], row


@pytest.mark.parametrize("name", STANDARDS)
def test_numbers_of_standards_are_marked_to_be_checked(name: str) -> None:
    """No number of a standard is given as certain, since the standards are not at hand."""
    assert "to be checked against" in table(name)["numbers"]


def test_objectives_of_do_330_have_no_numbers() -> None:
    """Nothing at hand confirms them: words name them."""
    assert [row["number"] for row in objectives("do330") if not row["number"].replace(" ", "").isalpha()] == []


@pytest.mark.parametrize("part", table("do178c")["table"], ids=lambda part: str(part["number"]))
def test_every_objective_of_do_178c_has_a_row(part: dict[str, Any]) -> None:
    core, added = ROWS[part["number"]]
    numbers = [row["number"] for row in part["objective"]]
    assert numbers[:core] == [str(k) for k in range(1, core + 1)]
    assert len(numbers) == core + added
    assert all(number.startswith("FM") for number in numbers[core:])


def test_every_table_of_do_178c_is_listed() -> None:
    assert [part["number"] for part in table("do178c")["table"]] == list(ROWS)


def test_objectives_of_the_applicant_are_not_supplied() -> None:
    """Only the applicant can have plans, agreements, summaries and reviews."""
    requests = [row for name in STANDARDS for row in objectives(name)]
    reserved = [
        row
        for row in requests
        if re.search(r"summary|agreed|liaison|confirmation review|authority", row["objective"], re.IGNORECASE)
    ]
    assert reserved
    assert {row["status"] for row in reserved} == {"applicant"}


@pytest.mark.parametrize(
    ("impact", "detection", "level"),
    [(1, 1, "TCL1"), (1, 3, "TCL1"), (2, 1, "TCL1"), (2, 2, "TCL2"), (2, 3, "TCL3")],
)
def test_tool_confidence_level_follows_iso_26262(impact: int, detection: int, level: str) -> None:
    assert tool_confidence(impact, detection) == level


@pytest.mark.parametrize(("impact", "detection"), [(0, 1), (3, 1), (2, 0), (2, 4)])
def test_unknown_tool_classes_are_refused(impact: int, detection: int) -> None:
    with pytest.raises(ValueError, match="there is no TI"):
        tool_confidence(impact, detection)


def test_every_command_has_a_class(data: dict[str, Any]) -> None:
    """A command that is added has to be judged as a tool, as others are."""
    from vinculum.cli import main

    verdicts_by_requirement = {
        name for use in data["uses"] for name in re.findall(r"vinculum ([a-z-]+)", f"{use['command']} {use['title']}")
    }
    assert verdicts_by_requirement == set(main.commands)


def test_classes_agree_with_each_other(data: dict[str, Any]) -> None:
    """What writes code is criterion 1 and T3, and nothing else is."""
    for use in data["uses"]:
        assert use["errors"]
        assert use["measures"]
        assert (use["criterion"] == 1) == (use["t"] == "T3")
    gate = next(use for use in data["uses"] if use["command"] == "vinculum check")
    assert (gate["criterion"], gate["tql"], gate["tcl"]) == (3, "TQL-5", "TCL2")


def test_gate_requirements_are_distinct_and_verified(data: dict[str, Any]) -> None:
    names = [one["id"] for one in data["requirements"]]
    assert names == sorted(set(names))
    assert all(re.fullmatch(r"T_GATE_\d{4}", name) for name in names)
    assert all(one["verified"] and "shall" in one["statement"] for one in data["requirements"])


def test_each_method_has_records(data: dict[str, Any]) -> None:
    for method in data["methods"]:
        assert method["claims"]
        assert sum(method["levels"].values()) == len(method["claims"])
    assert "C_INT32" in next(x for x in data["methods"] if "Frama-C" in x["name"])["claims"]
    assert all(not claim.startswith("C_INT") for x in data["methods"] if "SMT" in x["name"] for claim in x["claims"])


def test_data_is_reproducible_json(inputs: Inputs, data: dict[str, Any]) -> None:
    assert json.loads(json.dumps(data, allow_nan=False)) == data
    assert json.dumps(standards.chapter(inputs).data) == json.dumps(data)

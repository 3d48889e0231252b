"""The configuration index: every file, the parts list by CycloneDX's schema, and known problems."""

import csv
import io
import json
import re
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from tests.evidence.dossier.references import section
from vinculum_evidence.dossier import configuration_items
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.chapters import configuration
from vinculum_evidence.dossier.configuration_items import (
    as_csv,
    binaries,
    digest,
    folders,
    packages,
    project_files,
    tools,
)
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.sbom import sbom
from vinculum_evidence.dossier.tables import TABLES, places, table


@pytest.fixture(scope="module")
def chapter(inputs: Inputs) -> Chapter:
    return configuration.chapter(inputs)


@pytest.fixture(scope="module")
def parts(chapter: Chapter) -> dict[str, Any]:
    return dict(json.loads(chapter.files["sbom.cdx.json"]))


def test_every_file_is_listed_once_with_its_hash(inputs: Inputs, chapter: Chapter) -> None:
    hashes = {name: value for folder in chapter.data["folders"] for name, value in folder["files"].items()}
    assert hashes == project_files(inputs)
    assert (
        sum(len(folder["files"]) for folder in chapter.data["folders"]) == chapter.data["files"]["count"] == len(hashes)
    )
    for name in ("spec/vinculum_spec/relations/integer.py", "README.md", "proofs/evidence/smt.jsonl"):
        assert hashes[name] == sha256((inputs.root / name).read_bytes()).hexdigest()


def test_the_table_beside_the_page_has_them_all(inputs: Inputs, chapter: Chapter) -> None:
    rows = list(csv.DictReader(io.StringIO(chapter.files["configuration.csv"].decode())))
    assert {row["file"]: row["sha256"] for row in rows} == project_files(inputs)


def test_a_folder_s_hash_is_that_of_its_list() -> None:
    listed = {"a/y": "2" * 64, "a/x": "1" * 64, "b/z": "3" * 64}
    first, second = folders(listed)
    assert (first["folder"], list(first["files"])) == ("a", ["a/x", "a/y"])
    assert first["sha256"] == sha256(f"{'1' * 64}  a/x\n{'2' * 64}  a/y\n".encode()).hexdigest()
    assert second["sha256"] == digest({"b/z": "3" * 64})
    assert folders({**listed, "a/x": "4" * 64})[0]["sha256"] != first["sha256"]


def test_names_with_commas_and_quotes_come_back() -> None:
    odd = {'a,"b"\n.c': "0" * 64}
    assert {r["file"]: r["sha256"] for r in csv.DictReader(io.StringIO(as_csv(odd)))} == odd


def test_an_earlier_dossier_in_the_project_is_no_part_of_it(inputs: Inputs) -> None:
    """Otherwise each dossier would describe its predecessor, and no two would be equal."""
    more = {"out/dossier.html": "1", "out/manifest.json": "2", "out/evidence/smt.jsonl": "3", "other/dossier.html": "4"}
    repeated = replace(inputs)
    repeated.__dict__["files"] = {**inputs.files, **more}
    assert set(project_files(repeated)) - set(project_files(inputs)) == {"other/dossier.html"}


def test_tools_and_binaries_are_those_of_the_records(inputs: Inputs) -> None:
    claims_of = {(tool["name"], tool["version"]): tool["claims"] for tool in tools(inputs)}
    for row in inputs.rows.values():
        for name, version in row.record["tools"].items():
            assert claims_of[name, version] > 0
    assert any(name == "frama-c" for name, _ in claims_of)
    assert sum("_native" in one["file"] for one in binaries(inputs)) >= 1


def test_packages_are_those_that_are_needed_at_run_time() -> None:
    actual = {one.name: one for one in packages()}
    assert {"vinculum", "numpy", "sympy", "mpmath", "jinja2", "markupsafe"} <= set(actual)
    assert "openvino" not in actual
    assert "pytest" not in actual
    assert all(needed in actual for one in actual.values() for needed in one.needs)
    assert actual["vinculum"].licence == "Apache-2.0"
    assert all(one.licence for one in actual.values())


def test_the_parts_list_is_valid_by_cyclonedx_s_own_schema(chapter: Chapter) -> None:
    text = chapter.files["sbom.cdx.json"].decode()
    check = JsonStrictValidator(SchemaVersion.V1_6)
    assert check.validate_str(text) is None
    assert check.validate_str(text.replace('"type": "file"', '"type": "fila"', 1)) is not None


def test_parts_list_has_project_binary_packages_and_tools(inputs: Inputs, parts: dict[str, Any]) -> None:
    project = parts["metadata"]["component"]
    assert project["hashes"] == [{"alg": "SHA-256", "content": digest(project_files(inputs))}]
    assert project["purl"].startswith("pkg:pypi/vinculum@")
    by_scope: dict[str, set[str]] = {}
    for one in parts["components"]:
        by_scope.setdefault(one.get("scope", one["type"]), set()).add(one["name"])
    assert {"numpy", "sympy", "click"} <= by_scope["required"]
    assert {"z3-solver", "cvc5", "frama-c"} <= by_scope["excluded"]
    assert "src/vinculum/kernels/native/generated/vinculum_div.c" in by_scope["file"]
    kernel = inputs.verification.kernel
    hashes = {x["content"] for one in parts["components"] if one["type"] == "file" for x in one["hashes"]}
    assert not kernel.sha256 or kernel.sha256 in hashes
    edges = {one["ref"]: one.get("dependsOn", []) for one in parts["dependencies"]}
    assert any(ref.startswith("numpy@") for ref in edges["vinculum"])


def test_parts_list_has_no_time_random_number_or_path(inputs: Inputs, chapter: Chapter, parts: dict[str, Any]) -> None:
    text = chapter.files["sbom.cdx.json"].decode()
    assert sbom(inputs) == text
    assert "timestamp" not in text
    assert str(inputs.root) not in text
    assert inputs.verification.kernel.file not in text
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", parts["serialNumber"])


def test_serial_number_depends_on_the_files(inputs: Inputs, parts: dict[str, Any]) -> None:
    other = replace(inputs)
    other.__dict__["files"] = {**inputs.files, "README.md": "0" * 64}
    other.__dict__["verification"] = inputs.verification
    assert json.loads(sbom(other))["serialNumber"] != parts["serialNumber"]


def test_problems_are_distinct_and_state_their_effect() -> None:
    problems = table("known_problems")["problem"]
    names = [one["id"] for one in problems]
    assert names == sorted(set(names))
    for one in problems:
        assert set(one) == {"id", "component", "what", "effect", "workaround", "since", "where"}
        assert all(one[key] for key in one)


def test_unproved_points_are_known_problems(inputs: Inputs) -> None:
    """Each unproved point of the page on proofs has a problem about the same claims."""
    names = {name for one in table("known_problems")["problem"] for name in one["where"]}
    passage = (
        inputs.text("docs/explanation/what-is-proved.md").partition("## What is not proved")[2].partition("\n## ")[0]
    )
    claims = set(re.findall(r"\b[A-Z]+(?:_[A-Z0-9]+)+\b", passage))
    assert claims
    assert claims <= names


def test_page_has_every_entry(inputs: Inputs, chapter: Chapter) -> None:
    page = section(inputs, "configuration")
    assert page.count('<details class="folder') == len(chapter.data["folders"])
    assert all(f'id="problem-{one["id"]}"' in page for one in chapter.data["problems"])
    assert chapter.data["files"]["sha256"] in page


def test_references_of_hand_written_tables_are_links(
    inputs: Inputs, book: dict[str, Chapter], chapter: Chapter
) -> None:
    """An objective links to its files and tests; requirements, claims and rulings to their chapters."""
    anchors = {name for each in (*book.values(), chapter) for name in each.anchors}
    names = {name for one in TABLES for name in places(table(one)) if "/" in name and not name.endswith(".py")}
    names |= {name for one in TABLES for name in places(table(one)) if "::" in name}
    assert len(names) > 50
    assert names <= anchors


def test_data_is_json(chapter: Chapter) -> None:
    assert json.loads(json.dumps(chapter.data, allow_nan=False)) == chapter.data


def test_each_tool_and_binary_is_counted_by_the_claims_that_name_it(
    inputs: Inputs, parts: dict[str, Any], chapter: Chapter
) -> None:
    names = [
        set({**row.record["details"].get("tools", {}), **row.record["tools"]}.items()) for row in inputs.rows.values()
    ]
    for tool in tools(inputs):
        assert tool["claims"] == sum((tool["name"], tool["version"]) in one for one in names)
    about = [row.record["details"].get("binaries", {}).items() for row in inputs.rows.values()]
    for one in binaries(inputs):
        assert one["claims"] == sum((one["file"], one["sha256"]) in result for result in about)
    assert sum(chapter.data["sbom"]["components"].values()) == len(parts["components"])


def test_installed_packages_are_current(inputs: Inputs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(configuration_items, "package_version", lambda name: f"{name} here")
    assert all(tool["here"] == f"{tool['name']} here" for tool in tools(inputs))


def test_the_parts_list_has_licences_needs_and_the_compiler(inputs: Inputs, parts: dict[str, Any]) -> None:
    edges = {one["ref"]: set(one.get("dependsOn", [])) for one in parts["dependencies"]}
    installed = {one.name: one for one in packages()}
    refs = {name: "vinculum" if name == "vinculum" else f"{name}@{one.version}" for name, one in installed.items()}
    assert all(edges[refs[name]] == {refs[needed] for needed in one.needs} for name, one in installed.items())
    components = {one["name"]: one for one in parts["components"]}
    assert all(
        components[name].get("licenses") for name, one in installed.items() if one.licence and name != "vinculum"
    )
    kernel = inputs.verification.kernel
    if kernel.sha256:
        compiler = components["C compiler of the kernel"]
        assert compiler["version"] == kernel.compiler
        assert {"name": "vinculum:flags", "value": kernel.flags} in compiler["properties"]

"""`vinculum spec` prints every item in every format, complete and reproducibly."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest
from sympy import srepr, sympify

from vinculum.codegen.specification.content import index
from vinculum.codegen.specification.render import FORMATS, UnknownIdentifierError, render
from vinculum.codegen.specification.text import WIDTH
from vinculum_spec.loader import relations, specification
from vinculum_spec.schema import BASES

SPEC = specification()
IDENTIFIERS = list(index())
LATEX = shutil.which("pdflatex")
EVERY_IDENTIFIER = pytest.mark.parametrize("identifier", IDENTIFIERS)


@pytest.fixture(scope="module")
def complete() -> dict[str, str]:
    """The whole specification in each form."""
    return {form: render(None, form) for form in FORMATS}


def flat(text: str) -> str:
    """`text` without line breaks and indentation."""
    return " ".join(text.split())


# ---- what there is a page of ----


def test_every_item_has_a_page() -> None:
    """The index has every requirement, ruling, profile, type, relation, example and claim."""
    items = [*SPEC.requirements, *SPEC.rulings, *SPEC.profiles, *SPEC.types, *relations()]
    items += [example.id for example in SPEC.value_examples] + [example.id for example in SPEC.shape_examples]
    items += SPEC.claims
    assert IDENTIFIERS == items
    assert len(set(items)) == len(items)


@pytest.mark.parametrize(
    ("misspelt", "near"),
    [
        ("E_DIV_INT_FUNC_001", "E_DIV_INT_FUNC_0010"),
        ("v_div_int_floor_0010", "V_DIV_INT_FLOOR_0010"),
        ("openvino", "openvino-1"),
        ("quotient", "ieee754.quotient"),
        ("D-1", "D-001"),
        ("d46", "D-046"),
        ("flaot32", "float32"),
        ("claim_int_one_result", "CLAIM_INT_ONE_RESULT"),
    ],
)
def test_unknown_identifier_names_near_ones(misspelt: str, near: str) -> None:
    """A misspelt identifier gives similar ones."""
    with pytest.raises(UnknownIdentifierError) as caught:
        render(misspelt, "text")
    assert near in caught.value.near
    assert repr(misspelt) in str(caught.value)
    assert near in str(caught.value)
    assert isinstance(caught.value, ValueError)


def test_unknown_identifier_with_nothing_near() -> None:
    """An identifier without similar ones gives no suggestion."""
    with pytest.raises(UnknownIdentifierError) as caught:
        render("§", "json")
    assert caught.value.near == []
    assert "did you mean" not in str(caught.value)


def test_unknown_format_is_refused() -> None:
    """Refused by name."""
    with pytest.raises(ValueError, match="no format 'html', only text, markdown, latex, json"):
        render(None, "html")


# ---- what a page holds ----


@pytest.mark.sample(20)
@pytest.mark.parametrize("identifier", SPEC.requirements)
@pytest.mark.parametrize("form", ["text", "markdown"])
def test_requirement_page_is_complete(identifier: str, form: str) -> None:
    """A page has the statement, source, relation, applicability and rulings of a requirement."""
    requirement, page = SPEC.requirements[identifier], flat(render(identifier, form)).replace("\\", "")
    assert page.startswith(("# " if form == "markdown" else "") + f"{identifier}: {requirement.title}")
    parts = [
        requirement.statement,
        requirement.domain,
        requirement.kind,
        *requirement.source,
        requirement.relation_name,
    ]
    parts += [str(symbol) for symbol in (*requirement.relation.variables, *requirement.relation.parameters)]
    parts += [f"{key}: {SPEC.rulings[key].title}" for key in requirement.rulings]
    assert [part for part in parts if part not in page] == []
    for profile in SPEC.profiles.values():
        kinds = {SPEC.types[name].kind for name in profile.types}
        applies = any(requirement in SPEC.applicable(profile, kind) for kind in kinds)
        assert (f"- {profile.name} (" in page) == applies, profile.name


@pytest.mark.sample(20)
@pytest.mark.parametrize("identifier", SPEC.rulings)
def test_ruling_page_is_complete(identifier: str) -> None:
    """A page has the gap, ruling and reason, and the items that cite the ruling."""
    ruling, page = SPEC.rulings[identifier], flat(render(identifier, "text"))
    assert all(part in page for part in (ruling.title, ruling.gap, ruling.ruling, ruling.reason, *ruling.source))
    citing = [key for key, requirement in SPEC.requirements.items() if identifier in requirement.rulings]
    assert all(f"- {key}: " in page for key in citing)


@pytest.mark.sample(20)
@pytest.mark.parametrize("identifier", SPEC.claims)
@pytest.mark.parametrize("form", ["text", "markdown"])
def test_claim_page_is_complete(identifier: str, form: str) -> None:
    """A page has a claim's formula, hypotheses, source, relation and corrections, not whether it holds."""
    claim, page = SPEC.claims[identifier], flat(render(identifier, form)).replace("\\", "")
    assert page.startswith(("# " if form == "markdown" else "") + f"{identifier}: {claim.title}")
    parts = [
        claim.published,
        claim.hypotheses,
        *claim.source,
        ", ".join(claim.types),
        f"{claim.basis}: {BASES[claim.basis]}",
    ]
    parts += [f"{key}: {SPEC.requirements[key].title}" for key in claim.requirements]
    parts += [f"{key}: {SPEC.rulings[key].title}" for key in claim.rulings]
    parts += [claim.formula] if claim.relation else [claim.formula.removeprefix("examples.")]
    parts += [str(symbol) for symbol in claim.relation.variables] if claim.relation else []
    parts += [f"{claim.corrects}: {SPEC.claims[claim.corrects].title}"] if claim.corrects else []
    parts += [f"{other.id}: {other.title}" for other in SPEC.claims.values() if other.corrects == identifier]
    assert [part for part in parts if flat(part) not in page] == []
    assert not re.search(r"proved|refuted|REFUTED|PROVED|is false|is wrong", page)


@pytest.mark.parametrize("name", SPEC.profiles)
def test_profile_page_is_complete(name: str) -> None:
    """A page has types, attributes, rules, conditions with outcomes, and the requirements that apply."""
    profile, page = SPEC.profiles[name], render(name, "text")
    assert ", ".join(profile.types) in flat(page)
    for attribute in profile.attributes:
        default = "none: may be absent" if attribute.default is None else str(attribute.default).lower()
        assert re.search(rf"^  {attribute.name} +{attribute.type} +{default} +\S", page, re.MULTILINE)
    for identifier, outcome in profile.outside.items():
        words = (
            "an error is reported and no value is given"
            if outcome == "report"
            else "unspecified: any value, or an error"
        )
        assert re.search(rf"- {identifier}: [^.]+\. Otherwise {words}", flat(page))
    differ = "An error is reported" if profile.malformed["type"] == "report" else "Unspecified"
    assert f"- Operands of different types. {differ}" in flat(page)
    kinds = {SPEC.types[type_name].kind for type_name in profile.types}
    applicable = {requirement.id for kind in kinds for requirement in SPEC.applicable(profile, kind)}
    assert set(re.findall(r"^  ([EV]_DIV_\w+) ", page, re.MULTILINE)) == applicable


def test_profile_page_tells_what_an_attribute_chooses() -> None:
    """OpenVINO: three shape rules and two roundings, each with its value."""
    page = flat(render("openvino-1", "text"))
    assert "where auto_broadcast is none: E_DIV_FLOAT_CONSTR_A_0010" in page
    assert "where auto_broadcast is numpy: V_DIV_SHAPE_MULTIDIRECTIONAL_0010" in page
    assert "where auto_broadcast is pdpd: V_DIV_SHAPE_PDPD_0010" in page
    assert "where m_pythondiv is true: V_DIV_INT_FLOOR_0010" in page
    assert "where m_pythondiv is false: E_DIV_INT_FUNC_0010" in page
    assert "openvino-1 (int), where m_pythondiv is true" in flat(render("V_DIV_INT_FLOOR_0010", "text"))


@pytest.mark.sample(40)
@EVERY_IDENTIFIER
@pytest.mark.parametrize("form", ["text", "markdown", "latex"])
def test_page_is_sound(identifier: str, form: str) -> None:
    """Not empty, ends with one line feed, no trailing blanks, and within the width of a terminal."""
    page = render(identifier, form)
    assert page.endswith("\n")
    assert not page.endswith("\n\n")
    if form == "text":
        assert max(map(len, page.splitlines())) <= 100
    if form == "latex":
        assert page.startswith(r"\documentclass")
        assert page.count(r"\begin{") == page.count(r"\end{")
        assert page.isascii()


# ---- Markdown and LaTeX ----


def test_markdown_is_what_github_renders(complete: dict[str, str]) -> None:
    """Tables have one width, display formulas their own lines, and no backslash is lost."""
    page = complete["markdown"]
    for table in re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE):
        assert len({len(re.findall(r"(?<!\\)\|", row)) for row in table.splitlines()}) == 1
    assert page.count("\n$$\n") % 2 == 0
    formulas = re.findall(r"(?<!\\)\$\$?([^$]+)\$\$?", page)
    assert len(formulas) > 100
    assert not [formula for formula in formulas if re.search(r"\\[^a-zA-Z]", formula)]


def test_latex_is_a_document(complete: dict[str, str]) -> None:
    """Whole, and with no package beyond the standard ones."""
    page = complete["latex"]
    assert page.count(r"\begin{document}") == page.count(r"\end{document}") == 1
    packages = {name for names in re.findall(r"\\usepackage(?:\[[^]]*\])?{([^}]*)}", page) for name in names.split(",")}
    assert packages <= {"geometry", "amsmath", "amssymb", "array", "longtable", "textcomp"}


@pytest.mark.thorough
@pytest.mark.skipif(LATEX is None, reason="no pdflatex here: apt-get install texlive-latex-base")
@pytest.mark.parametrize(
    "identifier",
    [None, "E_DIV_FLOAT_FUNC_0010", "onnx-6", "D-029", "sonnx-float-2", "CLAIM_ACCURACY_PROPAGATED_4_BOUND"],
)
def test_latex_compiles(identifier: str | None, tmp_path: Path) -> None:
    """With a real LaTeX, the whole and a page of each kind."""
    (tmp_path / "spec.tex").write_text(render(identifier, "latex"), encoding="utf-8")
    command = [str(LATEX), "-halt-on-error", "-interaction=nonstopmode", "spec.tex"]
    completed = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, errors="replace")
    assert completed.returncode == 0, completed.stdout[-2000:]
    assert (tmp_path / "spec.pdf").stat().st_size > 10_000


# ---- the whole ----


@pytest.mark.parametrize("form", FORMATS)
def test_complete_specification_has_every_item(complete: dict[str, str], form: str) -> None:
    """The whole specification begins with an overview and contains every item."""
    page = complete[form].replace(r"\_\allowbreak{}", "_").replace("\\_", "_")
    assert [identifier for identifier in IDENTIFIERS if identifier not in page] == []
    if form == "text":
        assert page.startswith("The specification of Div\n=======================")
        assert max(map(len, page.splitlines())) <= 100
        assert WIDTH <= 100


# ---- JSON ----


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    """The schema that is published beside the code."""
    text = files("vinculum.codegen.specification").joinpath("spec.schema.json").read_text(encoding="utf-8")
    result: dict[str, Any] = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(result)
    return result


@pytest.mark.sample(20)
@pytest.mark.parametrize("identifier", [None, *IDENTIFIERS])
def test_json_is_valid(identifier: str | None, schema: dict[str, Any]) -> None:
    """Every document is valid against the schema and contains only the selected item."""
    document = json.loads(render(identifier, "json"))
    jsonschema.Draft202012Validator(schema).validate(document)
    assert document["selected"] == identifier
    if identifier is not None:
        lists = [value for value in document.values() if isinstance(value, list)]
        assert sum(map(len, lists)) == (2 if identifier in SPEC.requirements else 1)


def test_schema_refuses_incomplete_documents(schema: dict[str, Any]) -> None:
    """The schema rejects a missing key and an unknown one."""
    for change in ({"colour": "red"}, {"text_sha256": "0"}, {"kind": "virtue"}):
        document = json.loads(render("E_DIV_INT_FUNC_0010", "json"))
        document["requirements"][0].update(change)
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(document, schema)
    for change in ({"holds": True}, {"formula": "accuracy"}, {"relation": {}}, {"id": "E_DIV_INT_FUNC_0010"}):
        document = json.loads(render("CLAIM_INT_EXACT", "json"))
        document["claims"][0].update(change)
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(document, schema)
    document = json.loads(render("E_DIV_INT_FUNC_0010", "json"))
    del document["requirements"][0]["statement"]
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(document, schema)


def test_json_rebuilds_every_relation(complete: dict[str, str]) -> None:
    """The srepr evaluates to the relation, and the hash matches it."""
    document = json.loads(complete["json"])
    assert {relation["name"] for relation in document["relations"]} == relations().keys()
    for printed in document["relations"]:
        relation = relations()[printed["name"]]
        for part in ("domain", "holds", "statement"):
            assert sympify(printed[part]["srepr"]) == getattr(relation, part)
        text = f"{srepr(relation.domain)}\n{srepr(relation.holds)}"
        assert printed["sha256"] == hashlib.sha256(text.encode()).hexdigest()
    hashes = {relation["name"]: relation["sha256"] for relation in document["relations"]}
    assert len(set(hashes.values())) > len(hashes) // 2
    assert all(item["relation_sha256"] == hashes[item["relation"]] for item in document["requirements"])


def test_json_rebuilds_the_relation_of_every_claim(complete: dict[str, str]) -> None:
    """Or says that there is none, where the claim is an example."""
    document = json.loads(complete["json"])
    assert [claim["id"] for claim in document["claims"]] == list(SPEC.claims)
    for printed in document["claims"]:
        relation = SPEC.claims[printed["id"]].relation
        assert (printed["relation"] is None) == (relation is None) == printed["formula"].startswith("examples.")
        if relation is not None:
            for part in ("domain", "holds", "statement"):
                assert sympify(printed["relation"][part]["srepr"]) == getattr(relation, part)
            text = f"{srepr(relation.domain)}\n{srepr(relation.holds)}"
            assert printed["relation"]["sha256"] == hashlib.sha256(text.encode()).hexdigest()


def test_json_hashes_can_be_computed_from_the_document(complete: dict[str, str]) -> None:
    """As the schema describes them: canonical JSON of the words of an item."""
    document = json.loads(complete["json"])
    derived = {"relation", "relation_sha256", "text_sha256", "profiles"}
    for item in (*document["requirements"], *document["rulings"], *document["claims"]):
        words = {key: value for key, value in item.items() if key not in derived}
        canonical = json.dumps(words, sort_keys=True, separators=(",", ":"))
        assert item["text_sha256"] == hashlib.sha256(canonical.encode()).hexdigest()


@pytest.mark.slow
def test_output_does_not_depend_on_the_process() -> None:
    """Four processes with different hash seeds write the same bytes in every format."""
    program = (
        "import hashlib\nfrom vinculum.codegen.specification.render import FORMATS, render\n"
        "print(*(hashlib.sha256(render(None, form).encode()).hexdigest() for form in FORMATS))"
    )
    text = set()
    for seed in ("0", "1", "2", "random"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        completed = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        text.add(completed.stdout)
    assert len(text) == 1


def test_json_keys_are_sorted(complete: dict[str, str]) -> None:
    """Keys are sorted at every level."""
    document = json.loads(complete["json"])
    assert json.dumps(document, sort_keys=True, indent=2) + "\n" == complete["json"]

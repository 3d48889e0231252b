"""The chapter on the specification is complete, without repetition, and agrees with the specification."""

import re
from html import unescape
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from vinculum.codegen.specification.formulas import line
from vinculum_evidence.dossier.anchors import anchor
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.chapters.specification import ORDINARY, chapter, names
from vinculum_evidence.dossier.html_page import html
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.specification import side_by_side
from vinculum_evidence.dossier.specification.items import parts
from vinculum_spec.applicability import attribute_text, kinds_of
from vinculum_spec.loader import relations, specification

SPEC = specification()


@pytest.fixture(scope="module")
def spec_chapter(inputs: Inputs) -> Chapter:
    return chapter(inputs)


@pytest.fixture(scope="module")
def page(spec_chapter: Chapter) -> str:
    return html([spec_chapter])


def words(page: str) -> str:
    """What is read of a page: no tags, no runs of blanks."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", "", page)))


def test_every_name_has_a_place_of_its_own(spec_chapter: Chapter, page: str) -> None:
    for kind, identifiers in names(SPEC).items():
        for name in identifiers:
            assert page.count(f'id="{anchor(kind, name)}"') == 1, name
            assert name in ORDINARY or spec_chapter.anchors[name] == anchor(kind, name)


def test_requirements_rulings_and_reasons_are_verbatim(page: str) -> None:
    read = words(page)
    texts = [r.statement for r in SPEC.requirements.values()] + [r.domain for r in SPEC.requirements.values()]
    texts += [text for d in SPEC.rulings.values() for text in (d.title, d.gap, d.ruling, d.reason)]
    assert [text for text in texts if re.sub(r"\s+", " ", text).replace("`", "") not in read] == []


def test_each_requirement_shows_its_own_formula(page: str) -> None:
    articles = dict(re.findall(r'<h5 id="([EV]_DIV_\w+)">(.*?)</article>', page, re.DOTALL))
    assert articles.keys() == SPEC.requirements.keys()
    for name, requirement in SPEC.requirements.items():
        formula_texts = {unescape(text) for text in re.findall(r'alttext="([^"]*)"', articles[name])}
        for formula in (requirement.relation.domain, requirement.relation.holds):
            if len(line(formula)) <= 50 and formula != True:  # noqa: E712 - SymPy's true is another object
                assert line(formula) in formula_texts, name
        assert formula_texts, name


def test_conjunction_of_relations_is_distinguished() -> None:
    actual = {name: parts(relation) for name, relation in relations().items() if parts(relation)}
    assert list(actual) == ["ieee754.quotient"]
    assert "ieee754.sign" in actual["ieee754.quotient"]
    assert "ieee754.units" not in actual["ieee754.quotient"]


def cells(spec_chapter: Chapter) -> dict[tuple[str, str], Any]:
    profiles = [profile["name"] for profile in spec_chapter.data["profiles"]["profiles"]]
    return {
        (row["id"], name): cell
        for row in spec_chapter.data["matrix"]
        for name, cell in zip(profiles, row["in"], strict=True)
    }


@pytest.mark.parametrize("name", SPEC.profiles)
def test_table_of_requirements_has_the_applicable_ones(spec_chapter: Chapter, name: str) -> None:
    profile, table = SPEC.profiles[name], cells(spec_chapter)
    for kind in kinds_of(profile):
        ever = {requirement.id for requirement in SPEC.applicable(profile, kind)}
        assert {key for (key, at), cell in table.items() if at == name and cell and kind in cell["kinds"]} == ever
        usual = {requirement.id for requirement in SPEC.applicable(profile, kind, {})}
        complete = {key: str(value).lower() for key, value in profile.complete({}).items()}
        applicable_by_default = {
            key
            for (key, at), cell in table.items()
            if at == name and cell and kind in cell["kinds"]
            and all(complete[attribute] in values for attribute, values in cell["where"].items())
        }  # fmt: skip
        assert applicable_by_default == usual


def test_the_profiles_stand_side_by_side_as_they_are(spec_chapter: Chapter) -> None:
    beside = spec_chapter.data["profiles"]
    for k, profile in enumerate(SPEC.profiles.values()):
        assert [row["type"] for row in beside["types"] if row["in"][k]] == [t for t in SPEC.types if t in profile.types]
        assert {row["id"]: row["in"][k] for row in beside["outside"] if row["in"][k]} == profile.outside
        assert {row["kind"]: row["in"][k] for row in beside["malformed"]} == profile.malformed
        assert [a["name"] for a in beside["attributes"][k]] == [a.name for a in profile.attributes]


def test_every_ruling_is_cited_where_it_says(spec_chapter: Chapter) -> None:
    for group in spec_chapter.data["rulings"]:
        for ruling in group["items"]:
            assert SPEC.rulings[ruling["id"]].kind == group["kind"]
            assert ruling["requirements"] or ruling["profiles"], ruling["id"]
    assert sum(len(group["items"]) for group in spec_chapter.data["rulings"]) == len(SPEC.rulings)


def test_a_requirement_has_the_level_of_its_weakest_claim_and_a_trace(spec_chapter: Chapter, inputs: Inputs) -> None:
    for group in spec_chapter.data["requirements"]:
        for one in group["items"]:
            rows = inputs.by_requirement[one["id"]]
            levels_and_claims = {(level, claim) for level, claims in one["claims"].items() for claim in claims}
            assert levels_and_claims == {(row.level.value, row.record["claim"]) for row in rows}
            assert one["level"] == (list(one["claims"]) or ["NOT_RUN"])[-1]
            assert re.fullmatch(r"spec/vinculum_spec/[\w/]+\.py:\d+", one["trace"]["relation"])


def test_every_picture_has_alternative_text(page: str) -> None:
    pictures = re.findall(r"<svg [^>]*>", page)
    assert len(pictures) > len(SPEC.shape_examples)
    assert [tag for tag in pictures if 'role="img"' not in tag and 'aria-hidden="true"' not in tag] == []
    assert [tag for tag in pictures if 'role="img"' in tag and "aria-label" not in tag] == []


def test_headings_do_not_skip_a_level(page: str) -> None:
    levels = [int(level) for level in re.findall(r"<h([1-6])[ >]", page)]
    assert all(after - before <= 1 for before, after in pairwise(levels))


def test_rules_attributes_and_rulings_of_each_profile_are_its_own(spec_chapter: Chapter) -> None:
    """Every rule of a choice, each default and range, and the rulings of its attributes too."""
    beside = spec_chapter.data["profiles"]
    for k, profile in enumerate(SPEC.profiles.values()):
        for name, choice, kinds in (
            ("shape", profile.shape, kinds_of(profile)),
            ("rounding", profile.rounding, ["int"]),
        ):
            identifiers = {it["id"] for rule in beside[name][k] for it in rule["requirements"]}
            assert identifiers == ({one for kind in kinds for one in choice.all(kind)} if choice else set())
        for told_of, attribute in zip(beside["attributes"][k], profile.attributes, strict=True):
            assert told_of["default"] == ("" if attribute.default is None else attribute_text(attribute.default))
            minimum = [] if attribute.minimum is None else [f"at least {attribute.minimum}"]
            assert told_of["range"] == ", ".join(
                [" or ".join(map(attribute_text, attribute.values))] * bool(attribute.values) + minimum
            )
        assert set(beside["rulings"][k]) == {
            *profile.rulings,
            *(one for a in profile.attributes for one in a.rulings),
        }


def test_a_ruling_of_an_attribute_alone_is_one_of_its_profile() -> None:
    profile: Any = SimpleNamespace(rulings=("D-002",), attributes=[SimpleNamespace(rulings=("D-001",))])
    assert side_by_side._rulings(profile) == ["D-001", "D-002"]


def test_the_table_of_profiles_shows_defaults_and_rejected_shapes(page: str) -> None:
    attributes = [a for profile in SPEC.profiles.values() for a in profile.attributes if a.default is not None]
    assert attributes
    assert all(
        f"{a.name}: {a.type}" in words(page) and f"default {attribute_text(a.default)}" in words(page)
        for a in attributes
    )
    rejected = [example for example in SPEC.shape_examples if example.C is None]
    assert rejected
    assert all(f"rejected, {example.rejected}" in words(page) for example in rejected)


def test_relation_is_in_the_cited_line(spec_chapter: Chapter, inputs: Inputs) -> None:
    for module in spec_chapter.data["modules"]:
        file = inputs.text(module["file"]).splitlines()
        for relation in module["relations"]:
            assert file[relation["line"] - 1].startswith(relation["name"].rpartition(".")[2]), relation["name"]

"""The chapter on proofs has every claim in its link of the chain, with right levels, lines and words."""

import json
import re
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from tests.support.import_statements import imported
from vinculum_evidence.dependencies import LOADED_BY_NAME
from vinculum_evidence.dossier.assembly.book import chapters
from vinculum_evidence.dossier.assurance_case import PAGES, chain, pages, table, trusted, weakest_of
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.chapters import front
from vinculum_evidence.dossier.chapters.front import passage
from vinculum_evidence.dossier.chapters.proofs import unplaced
from vinculum_evidence.dossier.claim_texts import articles, plain, shortened
from vinculum_evidence.dossier.html_page import html
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.proof import Level
from vinculum_evidence.reports.terminal import Outcome, Row

# What is imported by the trusted base, and decides nothing: a hash, how records are written, what is shown.
BESIDE = {f"src/vinculum/codegen/{x}.py" for x in ("kernel_tables", "specification/json_document")}
BESIDE |= {f"src/vinculum_evidence/{x}.py" for x in ("progress", "reports/terminal")}
BESIDE |= {"src/vinculum/codegen/specification/formulas.py"}
SENTENCES = [(page, at) for page in PAGES for at, _ in enumerate(table("readers")[page])]


def as_if(inputs: Inputs, claim: str, **changes: object) -> Inputs:
    """The inputs, as if one record were another."""
    rows = [
        Row(record={**row.record, **changes}, stale=row.stale) if name == claim else row
        for name, row in inputs.rows.items()
    ]
    return Inputs(inputs.catalogue, Outcome(rows=rows))


def fresh(inputs: Inputs) -> Inputs:
    """The inputs, as if nothing had changed since the evidence."""
    return Inputs(inputs.catalogue, Outcome(rows=[replace(row, stale=()) for row in inputs.rows.values()]))


def chapter_text(book: dict[str, Chapter]) -> dict[str, dict[str, Any]]:
    data = book["proofs"].data
    articles = [one for link in data["links"] for one in link["articles"]] + data["unplaced"] + data["published"]
    assert len(articles) == len({one["claim"] for one in articles})
    return {one["claim"]: one for one in articles}


def test_every_record_has_one_article(inputs: Inputs, book: dict[str, Chapter]) -> None:
    assert chapter_text(book).keys() == inputs.rows.keys()
    assert set(book["proofs"].anchors) >= inputs.rows.keys()


def test_every_claim_of_the_project_stands_in_exactly_one_link(inputs: Inputs) -> None:
    placed = [claim for link in chain(inputs) for claim in [*link["claims"], *link["beside"]]]
    assert sorted(placed) == sorted(set(placed))
    assert unplaced(inputs) == []
    assert set(placed) <= inputs.catalogue.entries.keys()


def test_a_link_is_as_strong_as_its_weakest_claim(inputs: Inputs) -> None:
    now = fresh(inputs)
    before = {link["key"]: link["level"] for link in chain(now)}
    after = {
        link["key"]: link for link in chain(as_if(now, "C_INT32", level="BOUNDED", details={"bounds": ["8 elements"]}))
    }
    assert Level(before["integers"]) == Level.PROVED_MODEL  # its lemmas on floating-point arithmetic
    assert (after["integers"]["level"], after["integers"]["because"]) == ("BOUNDED", ["C_INT32"])
    assert all(after[key]["level"] == level for key, level in before.items() if key != "integers")


LINKS = {"relations": "BOUNDED", "determine": "PROVED_MODEL", "model": "PROVED_MODEL", "integers": "PROVED_MODEL"}
LINKS |= {"integer_only": "PROVED_SOURCE"}
LINKS |= {"floats": "EXHAUSTIVE", "halves": "PROVED_MODEL", "narrow": "EXHAUSTIVE", "wide": "TESTED", "calls": "TESTED"}

BESIDE_THE_CHAIN = {"corrections", "comparisons"}  # the kernel does not rest on them


def test_claims_beside_a_link_do_not_strengthen_it(inputs: Inputs) -> None:
    """A weak claim listed beside a link would raise it; such a claim must speak of nothing more."""
    now = fresh(inputs)
    links = {link["key"]: link for link in chain(now)}
    assert {key: links[key]["level"] for key in LINKS} == LINKS
    assert links.keys() - LINKS == BESIDE_THE_CHAIN
    for link in links.values():
        spoken_for = [set(now.rows[claim].record["requirements"]) for claim in link["claims"]]
        beside = [claim for claim in link["beside"] if now.rows[claim].level is not Level.PROVED_MODEL]  # lemmas
        for claim in beside:
            assert set(now.rows[claim].record["requirements"]) <= set().union(*spoken_for), claim


def resting(inputs: Inputs, claims: list[str]) -> set[str]:
    """`claims`, and all that these rest on, by the proofs themselves."""
    return set(claims).union(*(resting(inputs, list(inputs.catalogue.entries[name].proof.rests_on)) for name in claims))


def test_statement_has_the_level_of_its_weakest_claim(inputs: Inputs) -> None:
    now = fresh(inputs)
    sentences = [*front.claimed(now), *pages(now)["proved"], *pages(now)["implied"]]
    for one in sentences:
        rests_on = resting(inputs, list(one["claims"]))
        assert {*one["claims"], *one["rests_on"]} == rests_on, one["text"]
        assert one["level"] == max((now.rows[claim].level for claim in rests_on), key=list(Level).index), one["text"]
    of_the_c = [
        one
        for one in sentences
        if set(one["claims"]) == {f"C_{kind}{n}" for kind in ("INT", "UINT") for n in (8, 16, 32, 64)}
    ]
    assert len(of_the_c) == 6
    assert {one["level"] for one in of_the_c} == {"PROVED_MODEL"}  # its lemmas on floating-point arithmetic


@pytest.mark.thorough
def test_the_page_names_what_the_claims_of_a_link_rest_on(inputs: Inputs) -> None:
    page = html(chapters(fresh(inputs)))  # stale ones would not be named
    assert "The level is that of claims that its claims rest on: <a" in page


def test_a_link_rests_on_what_its_claims_do(inputs: Inputs) -> None:
    """WP has the lemmas of the whole file for goals on floating-point functions too."""
    lemma = as_if(fresh(inputs), "FLOAT64_ESTIMATE", level="BOUNDED", details={"bounds": ["8 bits"]})
    link = next(link for link in chain(lemma) if link["key"] == "floats")
    assert (link["level"], link["because"]) == ("BOUNDED", ["FLOAT64_ESTIMATE"])


def test_format_claims_are_apart_from_source_claims(inputs: Inputs) -> None:
    now = fresh(inputs)
    before = {link["key"]: link["level"] for link in chain(now)}
    after = {link["key"]: link["level"] for link in chain(as_if(now, "FLOAT16_THROUGH_FLOAT32", level="BOUNDED"))}
    assert {key: level for key, level in after.items() if level != before[key]} == {"halves": "BOUNDED"}


def test_the_picture_of_the_chain_has_the_level_of_each_link_beside_its_label(
    page: str, book: dict[str, Chapter]
) -> None:
    picture = page[page.index('<svg class="chain"') :]
    words = re.findall(r"<text[^>]*>([^<]*)</text>", picture[: picture.index("</svg>")])
    levels = {link["key"]: link["level"] for link in book["proofs"].data["chain"]}
    beside = {
        "the relations on printed examples:": book["proofs"].data["examples"]["level"],
        "they determine a result:": levels["determine"],
        "integers:": levels["integers"],
        "division is right:": levels["floats"],
        "integers alone:": levels["integer_only"],
        "16 bits as float32:": levels["halves"],
        "8 and 16 bits:": levels["narrow"],
        "32 and 64 bits, reals:": levels["wide"],
        "the call around it:": levels["calls"],
    }
    assert {label: words[words.index(label) + 1] for label in beside} == beside
    assert f"what they should be: {levels['relations']}" in words
    assert levels.keys() - BESIDE_THE_CHAIN <= {*re.findall(r"of[.](\w+)", template("chain.svg.j2"))}


def template(name: str) -> str:
    return files("vinculum_evidence.dossier").joinpath(f"templates/{name}").read_text(encoding="utf-8")


def test_claim_beside_a_link_weakens_it_only_if_unproved(inputs: Inputs) -> None:
    now = fresh(inputs)
    sampled = "SCALAR_STEPS_SAMPLED"
    assert now.rows[sampled].level == Level.TESTED
    assert next(link for link in chain(now) if link["key"] == "model")["level"] == Level.PROVED_MODEL
    broken = as_if(now, sampled, level="REFUTED", counterexample={"A": 1})
    assert next(link for link in chain(broken) if link["key"] == "model")["level"] == Level.REFUTED


def test_a_claim_without_a_record_is_not_run(inputs: Inputs) -> None:
    assert weakest_of(inputs, ["NO_SUCH_CLAIM"]) == Level.NOT_RUN
    assert weakest_of(inputs, []) == Level.NOT_RUN


@pytest.mark.parametrize(("page", "at"), SENTENCES, ids=str)
def test_sentence_rests_on_existing_claims(inputs: Inputs, page: str, at: int) -> None:
    sentence = table("readers")[page][at]
    assert sentence["claims"]
    assert set(sentence["claims"]) <= inputs.catalogue.entries.keys()
    if page == "implied":
        assert sentence["not_excluded"]
    if page == "assumed":
        assumptions = {claim: " / ".join(entry.proof.assumptions) for claim, entry in inputs.catalogue.entries.items()}
        supposing = {
            claim for claim, text in assumptions.items() if "assumption" in sentence and sentence["assumption"] in text
        }
        believed = " ".join(passage(inputs.text("docs/explanation/trusted-base.md"), "What one must believe").split())
        assert ("assumption" in sentence) != ("believed" in sentence)
        assert sentence.get("believed", "") in believed
        assert "assumption" not in sentence or supposing
        assert supposing <= set(sentence["claims"])  # all that suppose it, not some


def test_assumed_claims_are_never_marked_as_proved(inputs: Inputs) -> None:
    assert {sentence["level"] for sentence in pages(inputs)["assumed"]} == {"ASSUMED"}


def test_the_trusted_base_is_counted_from_files(inputs: Inputs) -> None:
    parts = trusted(inputs)
    for part, row in zip(parts, table("trusted")["part"], strict=True):
        assert part["files"], part["title"]
        assert part["lines"] == sum(len(inputs.text(name).splitlines()) for name in part["files"])
        assert all(name in inputs.files for name in row.get("but", ()))
        for pattern in row["files"]:
            stem = re.escape(pattern).replace(r"\*", "[^/]*")
            assert any(re.fullmatch(stem, name) for name in part["files"]), pattern


def test_trusted_base_includes_started_processes(inputs: Inputs) -> None:
    """No import leads to the worker or to the adapter in which the kernel divides."""
    actual = {name for part in trusted(inputs) for name in part["files"]}
    started = {name: others for name, others in LOADED_BY_NAME.items() if name in actual}
    assert started
    assert {other for others in started.values() for other in others} <= actual


def test_trusted_base_includes_its_imports(inputs: Inputs) -> None:
    """Whatever prints relations, builds goals or runs proofs is trusted, with its imports."""
    actual = {name for part in trusted(inputs) for name in part["files"] if name.endswith(".py")}
    places = {
        "vinculum_spec": "spec/",
        "vinculum.codegen": "src/",
        "vinculum_evidence": "src/",
        "vinculum_proofs.smt": "proofs/",
        "vinculum_proofs.wp": "proofs/",
    }
    places |= {
        "vinculum.gate.targets": "src/",
        "vinculum.gate.waivers": "src/",
        "vinculum_proofs.requirement_groups": "proofs/",
        "vinculum_proofs.comparison": "proofs/",
        "vinculum_proofs.contracts": "proofs/",
        "vinculum_proofs.exhaustive": "proofs/",
        "vinculum_proofs.conformance": "proofs/",
    }
    unlisted = set[str]()
    for file in actual:
        for name in imported(inputs.text(file)):
            for module in (name, name.rpartition(".")[0]):
                place = next((place for prefix, place in places.items() if f"{module}.".startswith(f"{prefix}.")), None)
                path = f"{place}{module.replace('.', '/')}.py"
                unlisted |= {path} if path in inputs.files and path not in actual else set()
    assert unlisted == BESIDE


def test_an_article_holds_what_its_record_does(inputs: Inputs, book: dict[str, Chapter]) -> None:
    for claim, one in chapter_text(book).items():
        record = inputs.rows[claim].record
        assert one["level"] == inputs.rows[claim].level
        assert one["killed"] == record["mutants_killed"]
        assert one["stale"] == list(inputs.rows[claim].stale)
        assert one["line"], claim
        file, _, number = str(one["evidence"]).partition(":")
        line = (inputs.catalogue.folder / file).read_text(encoding="utf-8").splitlines()[int(number) - 1]
        assert json.loads(line)["claim"] == claim


def test_article_has_failures(inputs: Inputs) -> None:
    """Surviving mutants, a counterexample, and why there is no answer."""
    changes = {"mutants_survived": ["a mutant"], "counterexample": {"A": 1}, "reason": "no time"}
    (one,) = (one for claim, one in articles(as_if(inputs, "INT_CASES", **changes)).items() if claim == "INT_CASES")
    assert (one["survived"], one["counterexample"], one["reason"]) == (["a mutant"], "A = 1", "no time")


def test_every_goal_of_a_record_is_listed(inputs: Inputs, book: dict[str, Chapter]) -> None:
    for claim, one in chapter_text(book).items():
        goals = inputs.rows[claim].record["details"].get("goals", [])
        names = [goal.get("name") or goal["function"] if isinstance(goal, dict) else goal for goal in goals]
        goal_lines = " ".join(
            line for detail in one["details"] if detail["name"] == "Goals" for line in detail["lines"]
        )
        assert all(name in goal_lines for name in names), claim


def test_every_relation_of_a_published_claim_is_typeset(inputs: Inputs, book: dict[str, Chapter]) -> None:
    for one in book["proofs"].data["published"]:
        claim = inputs.claims[one["claim"]]
        assert bool(one["steps"]) == (claim.relation is not None)
        assert one["formula"] == claim.published


def test_long_numbers_are_shortened_and_say_so() -> None:
    assert plain({"A": 1, "B": [True, None]}) == "A = 1, B = [yes, -]"
    assert shortened("1" * 60) == "111111111111...111111 (60 digits)"
    assert shortened("C <= 127") == "C <= 127"

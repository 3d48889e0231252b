"""The front page: its order, its words, and that it lists every open point."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from vinculum_evidence.dossier import runtime_findings
from vinculum_evidence.dossier.assembly.dossier import on_one_line
from vinculum_evidence.dossier.assurance_case import table
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.chapters import coverage, front
from vinculum_evidence.dossier.html_page import html
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.proof import Level
from vinculum_evidence.reports.terminal import Outcome, Row
from vinculum_spec.loader import specification


class Fresh(Inputs):
    """The inputs, as if nothing had changed since the evidence, with given stored files."""

    beside: Mapping[str, Any] = {}

    def stored(self, name: str, _keys: Iterable[str]) -> Any:
        return self.beside.get(name)


def fresh(inputs: Inputs, **beside: Any) -> Fresh:
    rows = [replace(row, stale=()) for row in inputs.rows.values()]
    result = Fresh(inputs.catalogue, Outcome(rows=rows))
    vars(result).update(files=inputs.files, verification=inputs.verification, beside=beside)  # read once
    return result


def as_if(inputs: Inputs, claim: str, **changes: object) -> Inputs:
    rows = [Row({**row.record, **changes}) if name == claim else row for name, row in inputs.rows.items()]
    result = Inputs(inputs.catalogue, Outcome(rows=rows))
    vars(result).update(files=inputs.files, verification=inputs.verification)
    return result


def test_order_is_claims_gaps_assumptions(page: str) -> None:
    heads = re.findall(r'<h3 id="([\w-]+)">', page)[:7]
    assert heads == ["claimed", "not-claimed", "assumed", "open", "levels", "hashes", "replay"]


def test_names_in_passages_lead_to_what_they_name(page: str) -> None:
    passage = page.partition('<h3 id="not-claimed">')[2].partition("</div>")[0]
    assert '<a href="#FLOAT_UNIQUE">' in passage
    assert '<a href="#FP_DIV_CONDITIONS">' in passage
    assert "<code>fp.div</code>" in passage
    assert not re.search(r"&lt;|&amp;lt;|<a[^>]*>[^<]*<a", passage)


def test_sampled_requirements_are_counted_at_the_top(inputs: Inputs) -> None:
    sampled = sum(
        max((row.level for row in rows), key=list(Level).index) == Level.TESTED
        for rows in fresh(inputs).by_requirement.values()
    )
    verdict = html([front.chapter(fresh(inputs))]).partition('id="claimed"')[0]
    sentence = (
        f"{sampled} of {len(inputs.specification.requirements)} requirements have a sample as their weakest evidence"
    )
    assert sampled
    assert sentence in " ".join(verdict.split())
    stronger = [replace(row, record={**row.record, "level": "BOUNDED"}) for row in fresh(inputs).rows.values()]
    inputs_without_samples = Fresh(inputs.catalogue, Outcome(rows=stronger))
    vars(inputs_without_samples).update(files=inputs.files, verification=inputs.verification)
    assert "on a sample:" not in html([front.chapter(inputs_without_samples)]).partition('id="claimed"')[0]


@pytest.mark.parametrize("row", table("statements")["claimed"], ids=lambda row: str(row["text"])[:40])
def test_sentence_rests_on_existing_fresh_claims(inputs: Inputs, row: dict[str, Any]) -> None:
    assert set(row["claims"]) <= inputs.catalogue.entries.keys()
    statement = next(one for one in front.chapter(fresh(inputs)).data["claimed"] if one["text"] == row["text"])
    assert statement["stands"], statement["claims"]
    assert row["level"] == statement["level"]  # a lower one would let it stand on less than there is


TYPES = specification().types.values()
RELATIONS = "REAL_QUOTIENT_DIVIDES REAL_QUOTIENT_UNIQUE INT_TRUNCATED INT_FLOORED INT_CASES INT_BIT_VECTORS FLOAT_EXISTS FLOAT_UNIQUE"
NEEDED = {  # what a sentence cannot be said without, by how it begins
    "The relations say": {*RELATIONS.split(), "FLOAT_SPECIAL_CASES"}
    | {f"FP_DIV_{each.name.upper()}" for each in TYPES if each.kind == "float"},
    "The scalar model": "proofs/vinculum_proofs/contracts/(floats|integers|composition|tables).py|proofs/vinculum_proofs/smt/floating/composition.py",
    "For the integer types": {f"C_{each.name.upper()}" for each in TYPES if each.kind == "int"},
    "The kernel that programs import": {"EVERY_PAIR_8_BIT"}
    | {f"EVERY_PAIR_{each.name.upper()}" for each in TYPES if each.width == 16},
    "The kernel correctly rounds": {
        f"HARDEST_{each.name.upper()}" for each in TYPES if each.kind == "float" and each.width > 16
    },
    "Under SONNX": "proofs/vinculum_proofs/conformance/gate.py",
}


def test_sentences_reach_every_claim(inputs: Inputs) -> None:
    """They reach it directly or by its dependents; a file pattern stands for all claims in the files."""
    entries, claims_by_sentence = (
        inputs.catalogue.entries,
        {row["text"]: row["claims"] for row in table("statements")["claimed"]},
    )
    assert len(claims_by_sentence) == len(NEEDED)
    for begins, needed in NEEDED.items():
        (claims,) = (claims for text, claims in claims_by_sentence.items() if text.startswith(begins))
        reached, pending = set(claims), list(claims)
        while pending:
            new = set(entries[pending.pop()].proof.rests_on) - reached
            reached |= new
            pending += new
        if isinstance(needed, str):
            needed = {name for name, entry in entries.items() if re.fullmatch(needed, entry.file)}  # noqa: PLW2901
        assert needed
        assert needed <= reached, begins


def test_a_sentence_falls_with_one_of_its_claims(inputs: Inputs) -> None:
    claimed = front.chapter(as_if(fresh(inputs), "EVERY_PAIR_INT16", level="BOUNDED")).data["claimed"]
    assert [one["claims"].get("EVERY_PAIR_INT16") for one in claimed if not one["stands"]] == ["BOUNDED"]


@pytest.mark.parametrize("level", [level for level in Level if not level.is_evidence])
def test_unproved_claims_are_listed(inputs: Inputs, level: Level) -> None:
    changed_inputs = as_if(fresh(inputs), "C_INT8", level=level.value, reason="because", counterexample={"A": 1})
    result = [point for point in front.opened(changed_inputs) if "C_INT8" in point["what"]]
    assert [point["level"] for point in result] == [level.value]
    assert front.chapter(changed_inputs).data["exit_status"] == (1 if level == Level.REFUTED else 3)


def test_missing_evidence_is_listed(inputs: Inputs) -> None:
    """Claims without a record, requirements without a proof, and unreadable files."""
    changed_inputs = fresh(inputs)
    changed_inputs.outcome.missing, changed_inputs.outcome.unproved, changed_inputs.outcome.unread = (
        ["C_INT8"],
        ["V_DIV_ANSWER_0010"],
        {"proofs/x.py": "why"},
    )
    points = {name: (point["level"], point["why"]) for point in front.opened(changed_inputs) for name in point["what"]}
    assert points["C_INT8"] == ("NOT_RUN", "there is no record of it")
    assert points["V_DIV_ANSWER_0010"] == ("NOT_RUN", "no proof covers it")
    assert points["proofs/x.py"] == ("NOT_RUN", "why")


def test_every_assumption_of_a_claim_of_ours_stands_on_it(inputs: Inputs) -> None:
    claims_of = {one["assumption"]: one["claims"] for one in front.chapter(fresh(inputs)).data["assumed"]}
    project_assumptions = {name: row.record["assumptions"] for name, row in inputs.rows.items() if not row.published}
    assert claims_of.keys() == {text for assumed in project_assumptions.values() for text in assumed}
    assert all(
        text in claims_of and name in claims_of[text]
        for name, assumed in project_assumptions.items()
        for text in assumed
    )
    assert "C_INT8" in claims_of["Frama-C/WP, Why3 and CVC4 are right"]


def test_changes_are_summarised_and_detailed_at_the_claim(inputs: Inputs) -> None:
    changed = tuple(f"file {number}" for number in range(9))
    rows = [replace(row, stale=changed if name == "C_INT8" else ()) for name, row in inputs.rows.items()]
    (point,) = [one for one in front.opened(Inputs(inputs.catalogue, Outcome(rows=rows))) if "C_INT8" in one["what"]]
    assert point["why"] == "changed since: file 0, file 1, file 2, file 3 and 5 more"


def test_missing_coverage_and_runtimes_are_listed(inputs: Inputs) -> None:
    changed_inputs = fresh(inputs)
    points = [(point["level"], *point["what"]) for point in front.opened(changed_inputs)]
    assert points == [("NOT_RUN", "chapter coverage"), ("NOT_RUN", "chapter findings")]
    assert front.chapter(changed_inputs).data["exit_status"] == 3


def test_the_terminal_has_all_of_a_remedy(inputs: Inputs) -> None:
    (point,) = runtime_findings.open_points(fresh(inputs, runtimes={"judging": "another"}))
    assert on_one_line(point) == f"STALE chapter findings: {point['why']}"
    assert "`python -m vinculum_evidence.dossier.runtime_findings F`" in on_one_line(point)
    count = {"level": "REFUTED", "what": ["A", "B", "C", "D"], "why": "1" * 900}
    assert on_one_line(count) == f"REFUTED A, B, C and 1 more: {'1' * 131}…"


def test_runtimes_judged_by_another_gate_are_stale(inputs: Inputs) -> None:
    now = runtime_findings.oracle_hash(inputs.files)
    assert runtime_findings.open_points(fresh(inputs, runtimes={"judging": now})) == []
    (point,) = runtime_findings.open_points(fresh(inputs, runtimes={"judging": "another"}))
    assert point["level"] == "STALE"


def test_coverage_of_other_files_is_stale(inputs: Inputs) -> None:
    record = {
        "rests_on": ["src/vinculum/kernels/*.py"], "hashes": {}, "gaps": [], "idle_explanations": [], "groups": {}, "files": {},
        "command": "", "commands": [], "tools": {}, "processor": {}, "tests": {},
    }  # fmt: skip
    (point,) = coverage.open_points(fresh(inputs, coverage=record))
    assert point["level"] == "STALE"


def test_nothing_is_called_certified_or_qualified(page: str) -> None:
    """These words occur only in negations, or about what somebody else does."""
    text = re.sub(r"<pre>.*?</pre>", "", page.replace("<wbr>", ""), flags=re.DOTALL)
    passages = [
        text[max(0, result.start() - 150) : result.end() + 50] for result in re.finditer(r"\b(certi|quali)fied\b", text)
    ]
    assert [
        passage for passage in passages if not re.search(r"\b(not|never|no|nothing|nor|applicant)\b", passage)
    ] == []


def test_every_level_is_explained(book: dict[str, Chapter]) -> None:
    assert list(book["front"].data["meanings"]) == [level.value for level in Level]

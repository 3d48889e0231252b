"""The page has everything that a record, requirement, objective, problem or fault states."""

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from tests.evidence.dossier.page_text import inputs_of_rows, missing_words, passage, read, rows, standalone_page
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.chapters import findings, front, proofs
from vinculum_evidence.dossier.claim_texts import plain
from vinculum_evidence.dossier.html_page import html
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.specification import items
from vinculum_evidence.dossier.tables import STANDARDS, TQL, table
from vinculum_evidence.proof import Level, weakest
from vinculum_evidence.record import read_seconds
from vinculum_evidence.reports.terminal import Row

BAD = {
    "reason": "no <answer> & no time", "mutants_killed": ["one is told", "two", "three", "four"], "witness": {"A": 5},
    "assumptions": ["that it is so", "that it is <not>"], "mutants_survived": ["one that lived", "another that lived"],
    "details": {"not_proved": ["the rest"], "goals": [{"name": "g", "level": "UNDECIDED"}, {"name": "h", "level": "PROVED"}]},
}  # fmt: skip
CLAIMS = (
    "C_INT8",
    "FLOAT_UNIQUE",
    "CLAIM_ACCURACY_PROPAGATED_1",
    "CLAIM_ACCURACY_PROPAGATED_1_CORRECTED",
    "CLAIM_INT_RESULT_TYPE",
)


def card(text: str, name: str) -> str:
    return passage(text, f'id="{name}">', "</article>")


@pytest.mark.parametrize(
    "changes", [{}, BAD, {**BAD, "counterexample": {"A": 7, "B": "<9"}}], ids=["now", "bad", "worse"]
)
def test_the_card_of_a_claim_has_all_of_its_record(inputs: Inputs, changes: dict[str, Any]) -> None:
    """Each field, every line of each list, and the line of the file about it."""
    altered = inputs_of_rows(inputs, CLAIMS, changes, ("file a.py", "tool b") if changes else ())
    text, seconds = standalone_page(proofs.chapter(altered)), read_seconds(inputs.catalogue)
    for name, row in altered.rows.items():
        record = row.record
        lists = (
            row.stale,
            *(
                record[key]
                for key in ("assumptions", "mutants_killed", "mutants_survived", "requirements", "relations")
            ),
        )
        result = "counterexample" if record["counterexample"] is not None else "witness"
        expected = [
            name,
            record["title"],
            record["scope"],
            record["method"],
            f"replay {record['command']} depends on",
            record["reason"] or "",
        ]
        expected += [one for each in lists for one in each] + [
            plain(record[result]) if record[result] is not None else ""
        ]
        expected += [f"{tool} {version}" for tool, version in record["tools"].items()] + [f"; {seconds[name]} s"]
        expected += ["STALE changed since:"] if changes else [f"{name} {row.level.value} "]
        expected += ["not proved the rest", "(level = UNDECIDED)", "(level = PROVED)", "2 survived"] if changes else []
        assert missing_words(card(text, name), expected) == [], name
        (line,) = re.findall(rf"{re.escape(record['file'])}, line (\d+)", card(text, name))
        file = inputs.text(record["file"]).splitlines()
        assert f'"{name}"' in file[int(line) - 1] or not any(f'"{name}"' in one for one in file)


@pytest.mark.parametrize(
    ("level", "verdict_text"),
    [("REFUTED", "verdict does not hold"), ("PROVED_MODEL", "verdict holds"), ("UNDECIDED", "verdict not decided")],
)
def test_published_claim_has_the_record_s_verdict(inputs: Inputs, level: str, verdict_text: str) -> None:
    name, spec = "CLAIM_ACCURACY_PROPAGATED_1", inputs.specification
    changed = inputs_of_rows(inputs, CLAIMS, {"level": level, "counterexample": {"A": 1}})
    text = standalone_page(proofs.chapter(changed))
    published_claim = spec.claims[name]
    place = ", ".join(other.id for other in spec.claims.values() if other.corrects == name)
    expected = [
        f"{name} {level}",
        f"{verdict_text}; corrected by {place}",
        f"read for {published_claim.hypotheses}",
        published_claim.published,
        "; ".join(published_claim.source),
    ]
    expected += [f"rulings: {', '.join(published_claim.rulings)}"] * bool(published_claim.rulings)
    assert missing_words(card(text, name), expected) == []
    ruled = next(
        claim for claim in spec.claims.values() if claim.rulings and claim.id in inputs.rows and not claim.corrects
    )
    ruled_card = card(standalone_page(proofs.chapter(inputs_of_rows(inputs, [ruled.id], {}))), ruled.id)
    assert f"rulings: {', '.join(ruled.rulings)}" in ruled_card
    assert [name, published_claim.title, published_claim.basis, "; ".join(published_claim.source), level] in rows(text)


def test_dependency_hash_covers_every_dependency(inputs: Inputs) -> None:
    """Of everything that it depends on: another version of a tool is another hash."""
    record = inputs.rows["C_INT8"].record
    others = [{"depends": {**record["depends"], kind: {"x": "0"}}} for kind in record["depends"]] + [
        {"tools": {"z3": "0"}}
    ]
    hashes = [
        proofs.articles(inputs_of_rows(inputs, ["C_INT8"], change))["C_INT8"]["depends"]["sha256"]
        for change in ({}, *others)
    ]
    assert len(set(hashes)) == len(hashes)


def test_proofs_chapter_has_levels_counts_and_gaps(inputs: Inputs) -> None:
    changed = inputs_of_rows(inputs, [*CLAIMS, "INT_CASES"], {})
    changed.outcome.missing = ["NO_RECORD_OF_IT"]
    chapter = proofs.chapter(changed)
    text, data, claims_by_file = standalone_page(chapter), chapter.data, chapter.data["files"]
    assert "There is no record of NO_RECORD_OF_IT." in read(text)
    assert sorted(claim for claims in claims_by_file.values() for claim in claims) == sorted(changed.rows)
    for one in [one for page in data["pages"] for one in page["sentences"]]:
        more = [f"Not excluded: {one['not_excluded']}"] if one["not_excluded"] else []
        assert missing_words(read(text), [f"{one['text']} {one['level']}", *more]) == []
    table_of_links = {row[0]: row[1] for row in rows(text) if len(row) == 4}
    assert {link["title"]: link["level"] for link in data["chain"]}.items() <= table_of_links.items()
    versions = [(name, version) for row in changed.rows.values() for name, version in {**row.record["details"].get("tools", {}), **row.record["tools"]}.items()]  # fmt: skip
    assert all([name, version, str(versions.count((name, version)))] in rows(text) for name, version in versions)
    published = [name for name in CLAIMS if changed.rows[name].published]
    assert sum(data["based"].values()) == len(published)
    unplaced = standalone_page(
        replace(chapter, data={**data, "unplaced": [{**data["published"][0], "claim": "SET_APART"}]})
    )
    assert "Claims in no link of the chain" in read(unplaced) and 'id="SET_APART"' in unplaced


def test_front_page_lists_open_points(inputs: Inputs) -> None:
    changed = inputs_of_rows(inputs, CLAIMS, {"level": "WAIVED", "reason": "accepted <so far>"})
    changed.outcome.missing, changed.outcome.unproved, changed.outcome.unread = (
        ["GONE"],
        ["V_DIV_ANSWER_0010"],
        {"proofs/x.py": "unread"},
    )
    chapter = front.chapter(changed)
    kernel = {**chapter.data["installation"], "problems": ["first problem", "second"], "gaps": ["a gap"]}
    text = standalone_page(replace(chapter, data={**chapter.data, "installation": kernel}))
    section = passage(text, 'id="open"', '<h3 id="levels">')
    points = [f"{one['level']} {one['why']}: {one['what'][0]}" for one in front.opened(changed)]
    assert len(points) >= 4
    assert (
        missing_words(section, [*points, "accepted <so far>", "first problem", "second", "a gap", kernel["verdict"]])
        == []
    )
    verdict = passage(text, "<strong>Verdict", '<h3 id="claimed">')
    assert verdict.startswith(f"Verdict: {front.INCOMPLETE}. {len(front.opened(changed))} points are open.")
    claimed = passage(text, 'id="claimed"', '<h3 id="not-claimed">')
    for one in chapter.data["claimed"]:
        fallen = "This does not stand now. " if not one["stands"] else ""
        assert missing_words(claimed, [f"{one['text']} {fallen}{one['level']} by {', '.join(one['claims'])}"]) == []
    assert "This does not stand now." in claimed


def test_the_front_page_has_the_evidence_of_each_requirement(inputs: Inputs) -> None:
    """Its weakest level, claims, assumptions and who depends on them, hashes, and counts of levels."""
    chapter = front.chapter(inputs)
    text, data = standalone_page(chapter), chapter.data
    result = rows(text)
    for name, requirement in inputs.specification.requirements.items():
        evidence = inputs.by_requirement[name]
        claims = ", ".join(row.record["claim"] for row in evidence)
        assert [name, requirement.title, weakest(x.level for x in evidence).value, claims] in result
    assert all([name, value] in result for name, value in data["hashes"].items())
    assert all([one["assumption"].replace("`", ""), ", ".join(one["claims"])] in result for one in data["assumed"])
    ours = [row.level.value for row in inputs.rows.values() if not row.published]
    assert data["levels"]["claims"] == {level: ours.count(level) for level in ours}
    for title, page in (("What is not proved", "what-is-proved"), ("What one must believe", "trusted-base")):
        complete = re.sub(
            r"[`*]|\]\([^)]*\)|^- |[\[\]]",
            "",
            inputs.text(f"docs/explanation/{page}.md").partition(f"\n## {title}\n")[2].partition("\n## ")[0],
            flags=re.MULTILINE,
        )
        last = " ".join(complete.split())[-60:]
        assert last in read(text)


def test_unproved_level_never_looks_proved(page: str) -> None:
    """The word of an unproved level never has the style of a proved one."""
    looks = {name: look for look, name in re.findall(r'<span class="level (\w+)">(\w+)</span>', page)}
    for level in Level:
        assert looks.get(level.value, "") in (
            "",
            "shown" if level.is_evidence else "refuted" if level == Level.REFUTED else "open",
        )
    assert {"shown", "refuted", "open"} <= set(looks.values())


def test_fallen_or_stale_finding_is_marked(inputs: Inputs) -> None:
    claim = "CLAIM_ACCURACY_PROPAGATED_1"
    rest = [Row(row.record, stale=("file x",)) for name, row in inputs.rows.items() if name != claim]
    changed = inputs_of_rows(inputs, [claim], {"level": "PROVED_MODEL", "counterexample": None})
    changed.outcome.rows += rest
    text = standalone_page(findings.chapter(changed))
    assert f"No longer holds: {claim} is PROVED_MODEL." in card(text, "finding-F-013")
    assert "No longer holds: F-013. The current evidence no longer refutes" in read(text)
    assert "Replay it before you file it: CLAIM_INT_RESULT_TYPE was refuted" in card(text, "finding-F-007")
    assert next(row[1] for row in rows(text) if row[0] == "F-013").endswith("(no longer holds)")


def test_a_finding_has_every_witness_and_correction_on_the_page_and_in_its_file(
    inputs: Inputs, book: dict[str, Chapter], page: str
) -> None:
    chapter = book["findings"]
    observed = set[str]()
    for row in table("findings")["finding"]:
        file_text, finding_card = (
            " ".join(chapter.files[f"findings/{row['id']}.md"].decode().split()),
            card(page, f"finding-{row['id']}"),
        )
        for name in row.get("claims", ()):
            result = inputs.rows[name].record["counterexample"]
            words = [plain(result["got"]), inputs.claims[name].published, inputs.claims[name].hypotheses]
            words += [plain(result["expected"])] if result["expected"] != inputs.claims[name].published else []
            words += [plain(result[key]) for key in ("fixed", "for every K and reach") if key in result]
            observed |= {"fixed", "for every K and reach"} & result.keys()
            assert missing_words(file_text.replace("`", ""), words) == missing_words(finding_card, words) == [], row[
                "id"
            ]
            for other in (claim for claim in inputs.claims.values() if claim.corrects == name):
                level = inputs.rows[other.id].level.value
                assert f"- `{other.published}`, where {other.hypotheses}: {level}" in file_text
        assert missing_words(file_text, [f"$ vinculum prove {name}" for name in row.get("claims", ())]) == []
        assert missing_words(file_text, [f"$ vinculum spec {name}" for name in row.get("rulings", ())]) == []
        (clauses,) = re.findall(r"- Clause: (.*?) ## ", file_text)
        assert all(clause.startswith(row["document"]) for clause in clauses.split("; "))
    assert observed
    assert [", ".join(one["rulings"]) for one in table("findings")["unfiled"]] == [
        one[0] for one in rows(passage_of(page, "unfiled"))[1:]
    ]


def passage_of(page: str, name: str) -> str:
    return page.partition(f'<h3 id="{name}">')[2].partition("<h3 ")[0]


def test_every_objective_has_its_status_and_remainder(page: str, book: dict[str, Chapter]) -> None:
    result = rows(page)
    for name in STANDARDS:
        objectives = [row for part in table(name)["table"] for row in part["objective"]]
        for row in objectives:
            supplied_text = read(row["supplied"].replace("`", "") or "Nothing.") + (
                "" if not row["where"] else " " + ", ".join(row["where"])
            )
            assert [
                row["number"],
                row["objective"],
                supplied_text,
                row["status"],
                row["remains"].replace("`", ""),
            ] in result
        counts = [
            str(sum(row["status"] == status for row in objectives)) for status in book["standards"].data["statuses"]
        ]
        assert [table(name)["name"], *counts] in result
    words = {1: "TQL-1 to TQL-4, by software level", 2: "TQL-4 at levels A and B, TQL-5 at C and D", 3: "TQL-5"}
    assert words == TQL  # no use may be of one of them
    for use in book["standards"].data["uses"]:
        classes = [
            f"criterion {use['criterion']}",
            words[use["criterion"]],
            f"TI{use['ti']}",
            f"TD{use['td']}",
            use["tcl"],
            use["t"],
        ]
        assert [use["title"], *classes] in result


def test_every_assumption_of_a_method_is_listed(inputs: Inputs, page: str, book: dict[str, Chapter]) -> None:
    """The project's own claims of the method have these assumptions."""
    for number, method in zip(count(1), book["standards"].data["methods"], strict=False):
        method_card = card(page, f"method-{number}")
        assert not any(inputs.rows[claim].published for claim in method["claims"])
        assert (
            missing_words(
                method_card, {text for claim in method["claims"] for text in inputs.rows[claim].record["assumptions"]}
            )
            == []
        )


def test_orphans_are_listed(book: dict[str, Chapter]) -> None:
    chapter = book["trace"]
    bare: Mapping[str, Any] = {**chapter.data["code"][0], "requirements": [], "supports": "", "reason": ""}
    orphan_clause = {**chapter.data["clauses"][0], "orphan": True, "requirements": []}
    excluded_clause = next(one for one in chapter.data["clauses"] if one["excluded"])
    changes = {"orphans": ["X: no claim", "y: no test"], "code": [bare], "clauses": [orphan_clause, excluded_clause]}
    text = standalone_page(replace(chapter, data={**chapter.data, **changes}))
    assert "2 without a link and without a reason:" in read(text)
    assert missing_words(read(text), changes["orphans"]) == []
    assert [row[1] for row in rows(text) if row[0] in (bare["name"], orphan_clause["clause"])] == ["none", "none"]
    assert [row[1] for row in rows(text) if row[0] == excluded_clause["clause"]] == [
        f"not needed: {excluded_clause['excluded'].replace('`', '')}"
    ]
    assert missing_words(read(text), [one["reason"] for one in chapter.data["explained"]]) == []


def test_files_problems_and_tools_stand_in_the_index(inputs: Inputs, page: str, book: dict[str, Chapter]) -> None:
    data = book["configuration"].data
    actual = {tuple(row) for row in rows(page)}
    for folder in data["folders"]:
        cut = 0 if folder["folder"] == "." else len(folder["folder"]) + 1
        assert {(name[cut:], digest) for name, digest in folder["files"].items()} <= actual
    for one in table("known_problems")["problem"]:
        words = (one[key] for key in ("what", "effect", "workaround", "since"))
        assert missing_words(card(page, f"problem-{one['id']}"), [*words, *one["where"]]) == []
    assert {
        (x["name"], x["version"], x["here"] or "no Python package", str(x["claims"])) for x in data["tools"]
    } <= actual
    assert sum(one["records"] for one in data["environments"]) == len(inputs.rows)


def test_requirements_rulings_and_examples_are_complete(inputs: Inputs, page: str) -> None:
    spec, kinds = inputs.specification, rows(passage_of(page, "specification-types"))
    for name, one in spec.requirements.items():
        words = [
            f"{one.title} {weakest(x.level for x in inputs.by_requirement[name]).value}",
            *one.source,
            *one.rulings,
            *one.applies_with,
        ]
        words += [f"unless {', '.join(one.unless)} applies"] if one.unless else []
        words += [
            f"speaks of {', '.join(one.types)}{', signed types only' if one.signed else ''} relation {one.relation_name}"
        ]
        words += [f"follows {one.follows}"] if one.follows else []
        assert missing_words(card(page, name), words) == [], name
    for name, ruling in spec.rulings.items():
        profiles = [
            p.name for p in spec.profiles.values() if name in p.rulings or any(name in a.rulings for a in p.attributes)
        ]
        claims = [claim.id for claim in spec.claims.values() if name in claim.rulings]
        citing = [r.id for r in spec.requirements.values() if name in r.rulings]
        assert missing_words(card(page, name).partition("cited by")[2], [*profiles, *claims, *citing]) == [], name
        assert missing_words(card(page, name), ruling.source) == []
    for element in spec.types.values():
        (row,) = (row for row in kinds if row[0] == element.name)
        numbers: list[int] = []
        if element.form is not None:
            numbers = [element.width, element.form.p, element.form.emax]
            row = [*row[:4], *(cell.replace("−", "-").removeprefix("2") for cell in row[4:6]), *row[6:]]  # a power of 2
            numbers += [1 - element.form.emax - element.form.p + 1, element.form.emax - element.form.p + 1]
        elif element.kind == "int":
            numbers = [element.width, element.minimum, element.maximum]
        assert [cell.replace("−", "-") for cell in row[1 : 1 + len(numbers)]] == [str(n) for n in numbers]
    for example in spec.value_examples:
        example_card = card(page, f"example-{example.id}")
        level = inputs.rows[f"CLAIM_EXAMPLE_{example.id.upper().replace('-', '_')}"].level.value
        digits = [f"≈ {example.printed[k]} to {n} digit" for k, n in example.approximate.items()]
        assert missing_words(example_card, [f"{level}", *digits]) == [], example.id
    for shape_example in spec.shape_examples:
        text = passage(page, f'id="example-{shape_example.id}">', "</figure>")
        claim = f"CLAIM_EXAMPLE_{shape_example.id.upper().replace('-', '_')}"
        assert missing_words(text, [f"{claim} {inputs.rows[claim].level.value}", shape_example.rejected or ""]) == [], (
            shape_example.id
        )


def test_an_example_has_the_level_of_its_claim(inputs: Inputs, book: dict[str, Chapter]) -> None:
    one, *others = book["specification"].data["levels"]
    refuted = inputs_of_rows(inputs, [one], {"level": "REFUTED"})
    levels = items.example_levels(refuted)
    assert levels == {one: "REFUTED"} | dict.fromkeys(others, "NOT_RUN")
    chapter = book["specification"]
    assert read(standalone_page(replace(chapter, data={**chapter.data, "levels": levels}))).count(" NOT_RUN") >= len(
        others
    )


def test_text_of_a_record_is_never_read_as_html(inputs: Inputs) -> None:
    evil = "<b onclick=x>"
    changes = {key: [evil] for key in ("assumptions", "mutants_killed", "mutants_survived")} | {
        "scope": evil,
        "title": evil,
        "reason": evil,
    }
    text = html([front.chapter(inputs_of_rows(inputs, CLAIMS, changes))]) + standalone_page(
        proofs.chapter(inputs_of_rows(inputs, CLAIMS, changes))
    )
    assert evil not in text and "&lt;b onclick=x&gt;" in text

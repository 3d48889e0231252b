"""The terminal report of a proof run, line by line, and its exit status."""

import io
import platform
from typing import Any

import pytest
from rich.console import Console

from vinculum_evidence.proof import Level, weakest
from vinculum_evidence.reports.terminal import (
    Outcome,
    Row,
    by_requirement,
    exit_status,
    show,
    show_requirements,
)
from vinculum_spec.atlas.loader import atlas

INDEX, NO_CRASH = "V_DIV_INDEX_0010", "V_DIV_NO_CRASH_0010"
PUBLISHED = {"formula": "C = 3", "source": "a note"}


def row(claim: str, level: Level = Level.TESTED, stale: tuple[str, ...] = (), **more: Any) -> Row:
    """A claim with this level, as a record has it."""
    seconds = more.pop("seconds", None)
    record = {
        "claim": claim, "level": level.value, "title": f"title of {claim}", "scope": f"scope of {claim}", "published": None,
        "requirements": [INDEX], "counterexample": None, "reason": None, "mutants_killed": ["a", "b"],
        "mutants_survived": [], "environment": {"python": platform.python_version()},
    }  # fmt: skip
    return Row(record | more, stale, seconds)


def lines(outcome: Outcome, verbose: Any = show) -> list[str]:
    console = Console(file=io.StringIO(), width=200)
    verbose(console, outcome)
    return [line.rstrip() for line in console.file.getvalue().splitlines() if line.strip()]  # type: ignore[attr-defined]


OWN_ROW = row("OURS", Level.PROVED_MODEL, seconds=1.25)
OPEN = row("OPEN", Level.UNDECIDED, reason="no [answer]", mutants_survived=["c"])
OLD = row("OLD", Level.PROVED_SOURCE, ("spec/a.py", "b.c"))
REFUTED_ROW = row("WRONG", Level.REFUTED, counterexample={"A": 7})
HOLDS = row("THEIRS_1", Level.PROVED_MODEL, published=PUBLISHED)
FAILS = row("THEIRS_2", Level.REFUTED, published=PUBLISHED, counterexample={"input": {"A": 7}, "got": 4, "seed": 1})
CORRECTS = row("CORRECTS", Level.REFUTED, published=PUBLISHED | {"corrects": "THEIRS_2"}, counterexample={"A": 8})
THEIRS_OPEN = row("THEIRS_3", Level.UNDECIDED, published=PUBLISHED, reason="too hard")


def test_report_is_complete() -> None:
    """Our claims by level, published claims, then everything unproved, and the total."""
    rows = [REFUTED_ROW, OPEN, OWN_ROW, OLD, FAILS, HOLDS, CORRECTS, THEIRS_OPEN]
    outcome = Outcome(rows, ["GONE"], {"proofs/vinculum_proofs/smt/x.py": "no [z3]"}, [NO_CRASH])
    printed = lines(outcome)
    heads = [line.split()[:2] for line in printed if line.split()[0] in Level.__members__ and ":" not in line]
    assert heads == [
        ["PROVED_MODEL", "OURS"],
        ["UNDECIDED", "OPEN"],
        ["STALE", "OLD"],
        ["REFUTED", "CORRECTS"],
        ["REFUTED", "WRONG"],
        ["PROVED_MODEL", "THEIRS_1"],
        ["REFUTED", "THEIRS_2"],
        ["UNDECIDED", "THEIRS_3"],
    ]
    titles = [k for k, line in enumerate(printed) if line in ("Our claims", "Claims about what the sources state")]
    assert [printed[k] for k in titles] == [
        "Our claims",
        "Claims about what the sources state",
    ]
    (proved_line,) = (line for line in printed if line.split()[:2] == ["PROVED_MODEL", "OURS"])
    assert proved_line.split()[2:] == ["title", "of", "OURS", "2/2", "1.2"]
    (still,) = (line for line in printed if line.split()[:2] == ["UNDECIDED", "OPEN"])
    assert still.split()[2:] == ["title", "of", "OPEN", "2/3"]
    assert {f"scope of {x.record['claim']}" for x in rows} <= {line.strip() for line in printed}
    assert printed[printed.index(next(line for line in printed if line.startswith("source REFUTED"))) :] == [
        "source REFUTED THEIRS_2: C = 3, but {input: {A: 7}, got: 4}",
        "REFUTED WRONG: {'A': 7}",
        "UNDECIDED OPEN: no [answer]",
        "STALE OLD: changed: spec/a.py, b.c",
        "REFUTED CORRECTS: {'A': 8}",
        "UNDECIDED THEIRS_3: too hard",
        "NOT_RUN GONE: there is no record of it",
        f"NOT_RUN {NO_CRASH}: no proof covers it",
        "NOT_RUN proofs/vinculum_proofs/smt/x.py: no [z3]",
        "5 claims: 1 PROVED_MODEL, 1 UNDECIDED, 1 STALE, 2 REFUTED. Of 3 about the sources, 1 hold, 1 do not, 1 are open.",
    ]


def test_unreached_claims_are_reported_as_such() -> None:
    printed = lines(Outcome([OWN_ROW], ["LATER"], interrupted=True))
    assert "NOT_RUN LATER: the run was interrupted before it" in printed
    assert printed[-1] == "1 claim: 1 PROVED_MODEL."


def test_records_of_another_python_are_noted() -> None:
    printed = lines(Outcome([row("OTHER", environment={"python": "2.7.18"}), OWN_ROW]))
    assert [line for line in printed if line.startswith("note: ")] == [
        "note: records were made with Python 2.7, not with this version; `vinculum prove` replaces them"
    ]
    assert not [line for line in lines(Outcome([OWN_ROW])) if line.startswith("note: ")]


@pytest.mark.parametrize(
    ("outcome", "status"),
    [
        (Outcome([OWN_ROW]), 0),
        (Outcome([OWN_ROW, HOLDS, FAILS]), 0),
        (Outcome([FAILS]), 0),
        (Outcome([]), 3),
        (Outcome([OWN_ROW, OPEN]), 3),
        (Outcome([OWN_ROW, OLD]), 3),
        (Outcome([OWN_ROW, THEIRS_OPEN]), 3),
        (Outcome([OWN_ROW, row("STALE", Level.REFUTED, ("x",))]), 3),
        (Outcome([OWN_ROW, row("READ", Level.REVIEWED)]), 3),
        (Outcome([OWN_ROW], missing=["GONE"]), 3),
        (Outcome([OWN_ROW], unread={"x.py": "why"}), 3),
        (Outcome([OWN_ROW], unproved=[NO_CRASH]), 3),
        (Outcome([OWN_ROW], interrupted=True), 3),
        (Outcome([OWN_ROW, REFUTED_ROW]), 1),
        (Outcome([OWN_ROW, CORRECTS]), 1),
        (Outcome([OPEN, REFUTED_ROW], ["GONE"], interrupted=True), 1),
    ],
)
def test_exit_status_follows_the_outcome(outcome: Outcome, status: int) -> None:
    """1 if a claim of ours is refuted, whatever else; 3 if anything is unknown."""
    assert exit_status(outcome) == status


def test_requirement_has_the_level_of_its_weakest_claim() -> None:
    """Published claims and their corrections count for no requirement."""
    rows = [
        OWN_ROW,
        OLD,
        row("BOTH", Level.TESTED, requirements=[INDEX, NO_CRASH, "V_DIV_UNKNOWN_0010"]),
        FAILS,
        CORRECTS,
    ]
    result = by_requirement(rows)
    assert list(result) == list(atlas().requirements)
    assert [x.record["claim"] for x in result[INDEX]] == ["OURS", "OLD", "BOTH"]
    assert [x.record["claim"] for x in result[NO_CRASH]] == ["BOTH"]
    assert weakest(x.level for x in result[INDEX]) is Level.STALE
    assert weakest(x.level for x in (OWN_ROW, OPEN, row("T"))) is Level.UNDECIDED
    assert weakest([]) is Level.NOT_RUN
    texts = {line.split()[0]: line.split(maxsplit=1)[1] for line in lines(Outcome(rows), show_requirements)[3:]}
    assert texts[INDEX].split(maxsplit=1) == ["STALE", "OURS (PROVED_MODEL), OLD (STALE), BOTH (TESTED)"]
    assert texts[NO_CRASH].split(maxsplit=1) == ["TESTED", "BOTH (TESTED)"]
    assert texts["V_DIV_DETERMINISM_0010"].split() == ["NOT_RUN", "none"]

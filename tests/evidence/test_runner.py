"""Proofs run in separate processes: whatever one does, the others have their records."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import resources
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import jsonschema
import pytest

from vinculum.cli import main
from vinculum_evidence import runner, session
from vinculum_evidence.catalogue import EVIDENCE, Catalogue, CatalogueError, Entry, load, proofs_folder
from vinculum_evidence.proof import Level
from vinculum_evidence.record import read, read_seconds, write_seconds
from vinculum_evidence.reports.terminal import MAX_COUNTEREXAMPLE_CHARACTERS, _one_line, exit_status
from vinculum_evidence.runner import Result, Settings
from vinculum_evidence.session import exclusive, look_up, pending_claims, replay, still_open


def settings(project: Path) -> Settings:
    return Settings(2, project / "state")


def test_every_outcome_is_recorded(project: Path, catalogue: Catalogue) -> None:
    chosen = [entry for entry in catalogue.select(()) if entry.proof.claim != "DEMO_WAITS"]
    outcome = replay(catalogue, chosen, settings(project))
    levels = {row.record["claim"]: (row.level, row.record["reason"]) for row in outcome.rows}
    assert {claim: level for claim, (level, _) in levels.items()} == {
        "DEMO_SHOWN": Level.PROVED_MODEL,
        "DEMO_ALONE": Level.PROVED_MODEL,
        "DEMO_VACUOUS": Level.UNDECIDED,
        "DEMO_REFUTED": Level.REFUTED,
        "DEMO_PUBLISHED": Level.REFUTED,
        "DEMO_CORRECTED": Level.REFUTED,
        "DEMO_FAILS": Level.UNDECIDED,
        "DEMO_NO_JSON": Level.UNDECIDED,
        "DEMO_UNSENT": Level.UNDECIDED,
        "DEMO_TOOL": Level.NOT_RUN,
        "DEMO_HANGS": Level.UNDECIDED,
        "DEMO_DIES": Level.UNDECIDED,
    }
    assert "no such quotient" in levels["DEMO_FAILS"][1]
    assert "complex is not JSON serializable" in levels["DEMO_NO_JSON"][1]
    assert "lambda" in levels["DEMO_UNSENT"][1]
    assert "pip install" in levels["DEMO_TOOL"][1]
    assert "not finished after" in levels["DEMO_HANGS"][1]
    assert exit_status(outcome) == 1
    assert read(catalogue).keys() == levels.keys() - {"DEMO_TOOL"}, "a run that did not happen is no evidence"
    open_ones = {entry.proof.claim for entry in still_open(catalogue, catalogue.select(()), project / "state")}
    assert open_ones == levels.keys() - {"DEMO_SHOWN", "DEMO_ALONE", "DEMO_PUBLISHED"} | {"DEMO_WAITS"}


def test_unchanged_replay_leaves_every_file(
    project: Path, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even the seconds stay, unless the record changes or has none."""
    chosen = catalogue.select(["DEMO_SHOWN", "DEMO_ALONE"])
    replay(catalogue, chosen, settings(project))
    write_seconds(catalogue, {"DEMO_SHOWN": 100.0, "DEMO_ALONE": 100.0})
    file_contents = {path.name: path.read_bytes() for path in (catalogue.folder / EVIDENCE).iterdir()}
    replay(catalogue, chosen, settings(project))
    assert {path.name: path.read_bytes() for path in (catalogue.folder / EVIDENCE).iterdir()} == file_contents
    write_seconds(catalogue, {"DEMO_SHOWN": 100.0})
    replay(catalogue, chosen, settings(project))
    assert read_seconds(catalogue)["DEMO_SHOWN"] == 100.0
    assert read_seconds(catalogue)["DEMO_ALONE"] < 100.0
    monkeypatch.setattr("vinculum_evidence.session.read", lambda _: {})
    replay(catalogue, chosen, settings(project))
    assert read_seconds(catalogue)["DEMO_SHOWN"] < 100.0


@pytest.mark.parametrize(("jobs", "expected"), [
    (1, [(["DEMO_ALONE", "DEMO_SHOWN", "DEMO_WAITS"], 1, 1), ([], 1, 1)]),
    (2, [(["DEMO_SHOWN"], 2, 1), (["DEMO_ALONE", "DEMO_WAITS"], 1, 2)]),
])  # fmt: skip
def test_claims_on_all_cores_are_side_by_side_where_they_are_many(
    jobs: int, expected: list[tuple[list[str], int, int]], project: Path, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    """For each pool: its claims, their concurrency, and the cores for each."""
    pools = list[tuple[list[str], int, int]]()

    def pooled(_: Catalogue, chosen: list[Entry], workers: int, cores: int, *__: object) -> Iterator[Result]:
        pools.append(([entry.proof.claim for entry in chosen], workers, cores))
        return iter(())

    monkeypatch.setattr(runner, "_run_pool", pooled)
    selected = catalogue.select(["DEMO_SHOWN", "DEMO_ALONE", "DEMO_WAITS"])
    assert list(runner.run(catalogue, selected, Settings(jobs, project / "state"))) == []
    assert pools == expected


def test_a_claim_whose_process_cannot_be_started_is_undecided(
    project: Path, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others run; the incomplete run is no success."""
    start = ForkServerProcess.start

    def started(process: ForkServerProcess) -> None:
        if "DEMO_ALONE" in repr(vars(process)["_args"]):
            raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")
        start(process)

    monkeypatch.setattr(ForkServerProcess, "start", started)
    outcome = replay(catalogue, catalogue.select(["DEMO_SHOWN", "DEMO_ALONE"]), settings(project))
    actual = {row.record["claim"]: (row.level, row.record["reason"]) for row in outcome.rows}
    assert actual["DEMO_SHOWN"] == (Level.PROVED_MODEL, None)
    assert actual["DEMO_ALONE"][0] is Level.UNDECIDED
    assert "BlockingIOError" in actual["DEMO_ALONE"][1]
    assert exit_status(outcome) == 3


def status(catalogue: Catalogue, project: Path, *claims: str) -> int:
    return exit_status(replay(catalogue, catalogue.select(claims), settings(project)))


def test_exit_status_follows_the_claims(project: Path, catalogue: Catalogue) -> None:
    assert status(catalogue, project, "DEMO_SHOWN", "DEMO_PUBLISHED") == 0
    assert status(catalogue, project, "DEMO_SHOWN", "DEMO_CORRECTED") == 1, "a correction is a claim of our own"
    assert status(catalogue, project, "DEMO_SHOWN", "DEMO_TOOL") == 3
    assert exit_status(look_up(catalogue, catalogue.select(["DEMO_SHOWN"]))) == 0
    assert exit_status(look_up(catalogue, catalogue.select(["DEMO_SHOWN", "DEMO_ALONE"]))) == 3
    assert exit_status(look_up(catalogue, [])) == 3, "nothing selected is no success"


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "vinculum.cli", "prove", *arguments]


def test_interrupt_keeps_completed_claims(project: Path) -> None:
    catalogue = load(project / "proofs")
    state = project / "state"
    child = subprocess.Popen(
        command("DEMO_SHOWN", "DEMO_WAITS", "--proofs", str(project / "proofs"), "--state", str(state)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    begun = state / "DEMO_WAITS" / "started"
    limit = time.monotonic() + 60
    while not begun.exists() and time.monotonic() < limit:
        time.sleep(0.05)
    assert begun.exists()
    os.kill(child.pid, signal.SIGINT)
    out, err = child.communicate(timeout=30)
    assert child.returncode == 3, err
    assert "--resume continues" in err.replace("`", "")
    assert "DEMO_WAITS" in out
    assert list(read(catalogue)) == ["DEMO_SHOWN"]


@pytest.mark.thorough
def test_interrupted_replay_is_still_owed(project: Path, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is owed until a run reaches it, however many runs later."""
    interrupted_claim, other = (catalogue.select([name]) for name in ("DEMO_SHOWN", "DEMO_ALONE"))
    assert exit_status(replay(catalogue, [*interrupted_claim, *other], settings(project))) == 0
    assert still_open(catalogue, [*interrupted_claim, *other], project / "state") == []

    def interrupted(*_: object) -> Iterator[Result]:
        raise KeyboardInterrupt
        yield

    with monkeypatch.context() as patch:
        patch.setattr(session, "run", interrupted)
        outcome = replay(catalogue, interrupted_claim, settings(project))
    assert outcome.interrupted
    assert outcome.missing == ["DEMO_SHOWN"]
    assert exit_status(outcome) == 3
    for _ in range(2):
        assert still_open(catalogue, [*interrupted_claim, *other], project / "state") == interrupted_claim
        assert exit_status(replay(catalogue, other, settings(project))) == 0
    assert exit_status(replay(catalogue, interrupted_claim, settings(project))) == 0
    assert still_open(catalogue, [*interrupted_claim, *other], project / "state") == []


@pytest.mark.thorough
def test_concurrent_runs_keep_each_other_s_results(
    project: Path, catalogue: Catalogue, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = ("--proofs", str(project / "proofs"), "--state", str(project / "state"))
    with exclusive(catalogue), pytest.raises(SystemExit) as status:
        main(["prove", "DEMO_SHOWN", *folder])
    assert status.value.code == 3
    assert "nothing was replayed: another run" in capsys.readouterr().err
    assert read(catalogue) == {}
    assert pending_claims(catalogue, project / "state") == set()
    assert exit_status(replay(catalogue, catalogue.select(["DEMO_SHOWN"]), settings(project))) == 0


@pytest.mark.thorough
def test_the_command_line(project: Path, contracts: Path) -> None:
    folder = ("--proofs", str(project / "proofs"), "--state", str(project / "state"))
    run = subprocess.run(command("--quick", "--requirements", "--json", str(project / "run.json"), *folder), capture_output=True, text=True, check=False)  # fmt: skip
    assert run.returncode == 3, run.stderr
    assert "V_DIV_INDEX_0010: no proof covers it" in run.stdout
    assert "PROVED_MODEL" in run.stdout
    assert "E_DIV_INT_FUNC_0010" in run.stdout
    document = json.loads((project / "run.json").read_text())
    schema = json.loads(resources.files("vinculum_evidence").joinpath("run.schema.json").read_text())
    jsonschema.Draft202012Validator(schema).validate(document)
    assert [(r["claim"], r["replayed"]) for r in document["records"]] == [("DEMO_SHOWN", True)]
    repeated = subprocess.run(command("--check", "DEMO_SHOWN", *folder), capture_output=True, text=True, check=False)
    assert repeated.returncode == 0, repeated.stderr
    part = next((project / contracts).glob("*_part.py"))
    part.write_text("NUMBER = 9\n")
    stale = subprocess.run(command("--check", "DEMO_SHOWN", *folder), capture_output=True, text=True, check=False)
    assert stale.returncode == 3
    assert f"STALE DEMO_SHOWN: changed: file {contracts.as_posix()}/{part.name}" in stale.stdout
    incorrect = subprocess.run(command("NO_SUCH_CLAIM", *folder), capture_output=True, text=True, check=False)
    assert incorrect.returncode == 2
    assert "NO_SUCH_CLAIM" in incorrect.stderr


def test_where_the_proofs_are(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert proofs_folder() == Path(__file__).parents[2] / "proofs"
    assert proofs_folder(project / "proofs") == project / "proofs"
    with pytest.raises(CatalogueError, match="has no package"):
        proofs_folder(project)
    monkeypatch.setattr("vinculum_evidence.__file__", str(project / "a" / "b" / "c" / "d.py"))
    with pytest.raises(CatalogueError, match="clone it"):
        proofs_folder()
    (project / "empty" / "empty_proofs" / "smt").mkdir(parents=True)
    with pytest.raises(CatalogueError, match="no proof"):
        load(project / "empty")


@pytest.mark.thorough
def test_unknown_name_suggests_similar_ones(catalogue: Catalogue) -> None:
    with pytest.raises(CatalogueError, match=r"'demo_show' among the proofs; did you mean DEMO_SHOWN"):
        catalogue.select(["demo_show"])
    with pytest.raises(CatalogueError, match=r"'%%%' among the proofs$"):
        catalogue.select(["%%%"])


def test_duplicate_claim_is_refused(project: Path, contracts: Path) -> None:
    first = next(p for p in (project / contracts).glob("demo_*.py") if "_part" not in p.name)
    (first.parent / f"{first.stem}_again.py").write_text(first.read_text())
    with pytest.raises(CatalogueError, match=f"is also in {contracts.as_posix()}"):
        load(project / "proofs")


@pytest.mark.thorough
def test_a_file_whose_tool_is_missing_is_named(
    project: Path, contracts: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / contracts / "demo_tool_missing.py").write_text("import no_such_prover_at_all\n")
    result = load(project / "proofs")
    assert result.unread.keys() == {f"{contracts.as_posix()}/demo_tool_missing.py"}
    with pytest.raises(SystemExit) as status:
        main(["prove", "--check", "--quick", "--proofs", str(project / "proofs")])
    assert status.value.code == 3
    assert "demo_tool_missing.py: No module named" in capsys.readouterr().out


def prove(project: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str]:
    """The exit status and the output of `vinculum prove` on the project's proofs."""
    with pytest.raises(SystemExit) as status:
        main(["prove", *arguments, "--proofs", str(project / "proofs"), "--state", str(project / "state")])
    return status.value.code, "".join(capsys.readouterr())


SPEAKS_FOR = "E_DIV_INT_FUNC_0010"  # the one requirement that the proofs of the project are evidence for
BARE = "V_DIV_INDEX_0010"


@pytest.mark.thorough
def test_resume_ends_in_success_only_where_all_that_was_selected_stands(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert prove(project, capsys, "--resume", "DEMO_SHOWN", "DEMO_ALONE")[0] == 0, "both are replayed"
    status, output = prove(project, capsys, "--resume", "DEMO_SHOWN", "DEMO_ALONE")
    assert status == 0, "nothing is left, and both stand"
    assert "2 claims: 2 PROVED_MODEL" in output
    assert prove(project, capsys, "--resume", "--quick", "DEMO_ALONE") == (
        3,
        "no proof of DEMO_ALONE is quick: nothing was replayed\n",
    )
    status, output = prove(project, capsys, "--resume", "--quick")
    assert status == 3, "the quick proofs stand, and say nothing of most requirements"
    assert f"{BARE}: no proof covers it" in output
    (project / "proofs/evidence/contracts.jsonl").unlink()
    assert prove(project, capsys, "--check", "DEMO_SHOWN")[0] == 3, "there is no record of it"


@pytest.mark.thorough
@pytest.mark.parametrize("how", [(), ("--resume",), ("--check",)])
@pytest.mark.parametrize(
    ("names", "status", "words"),
    [
        (("DEMO_ALONE", "--quick"), 3, "no proof of DEMO_ALONE is quick"),
        (("DEMO_SHOWN", "DEMO_ALONE", "--quick"), 3, "no proof of DEMO_ALONE is quick"),
        ((BARE,), 3, f"{BARE}: no proof covers it"),
        (("DEMO_SHOWN", BARE), 3, f"{BARE}: no proof covers it"),
        (("contracts/demo_tool_missing",), 3, "demo_tool_missing.py: No module named"),
        (("contracts", "--quick"), 3, "demo_tool_missing.py: No module named"),
        ((SPEAKS_FOR, "--quick"), 3, "demo_tool_missing.py: No module named"),
        (("DEMO_TOOL_MISSING",), 2, "demo_tool_missing.py: No module named"),
        (("DEMO_SHOWN",), 0, "1 claim: 1 PROVED_MODEL"),
    ],
)
def test_missing_selection_is_no_success(
    project: Path,
    contracts: Path,
    capsys: pytest.CaptureFixture[str],
    names: tuple[str, ...],
    status: int,
    words: str,
    how: tuple[str, ...],
) -> None:
    assert prove(project, capsys, "DEMO_SHOWN")[0] == 0
    (project / contracts / "demo_tool_missing.py").write_text("import no_such_prover_at_all\n")
    result, output = prove(project, capsys, *names, *how)
    assert result == status, output
    assert words in " ".join(output.split())


@pytest.mark.thorough
def test_published_claims_alone_are_no_evidence(
    project: Path, contracts: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A requirement that only a refuted published claim concerns has no proof."""
    (source,) = (p for p in (project / contracts).glob("demo_*.py") if "_part" not in p.name)
    own_proofs = 'PROOFS = (Proof("DEMO_ONLY", "a title", ("V_DIV_INDEX_0010",), "by hand", "one", refuted, tools=("numpy",), published=PUBLISHED),)'
    source.write_text(source.read_text() + own_proofs + "\n")
    assert prove(project, capsys, "DEMO_ONLY")[0] == 0, "to decide it is what was asked for"
    status, output = prove(project, capsys, BARE)
    assert status == 3
    assert f"{BARE}: no proof covers it" in output


@pytest.mark.thorough
def test_the_specification_points_from_a_claim_to_its_proof(capsys: pytest.CaptureFixture[str]) -> None:
    for name, pointed in (("INT_CASES", True), ("INT_CASE", False)):
        with pytest.raises(SystemExit) as status:
            main(["spec", name])
        assert status.value.code == 2
        assert ("vinculum prove --check INT_CASES" in " ".join(capsys.readouterr().err.split())) is pointed


def test_a_witness_on_one_line_can_be_read() -> None:
    """Long numbers are abbreviated in the middle, and the line is cut."""
    assert _one_line({"input": {"A": 10**30 + 7}}) == "{input: {A: 10000000…0007 (31 digits)}}"
    assert _one_line({"input": {"A": 10**23}}) == "{input: {A: 100000000000000000000000}}"
    assert _one_line("x" * 999) == "x" * MAX_COUNTEREXAMPLE_CHARACTERS + "… (the record has all of it)"


@pytest.mark.thorough
@pytest.mark.parametrize("content", ["null", "1", "{}", "[", "\x00"])
def test_invalid_list_of_owed_claims_is_ignored(content: str, project: Path, catalogue: Catalogue) -> None:
    replay(catalogue, catalogue.select(["DEMO_SHOWN"]), settings(project))
    (debt,) = (project / "state").glob("pending-*.json")
    debt.write_text(content)
    assert pending_claims(catalogue, project / "state") == set()
    assert still_open(catalogue, catalogue.select(["DEMO_SHOWN"]), project / "state") == []

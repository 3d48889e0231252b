"""`vinculum prove --emit-smt`: a file for each question, with its meaning and how to replay it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sympy import symbols

from vinculum.cli import main
from vinculum_evidence import smt_scripts
from vinculum_evidence.catalogue import Catalogue, Entry
from vinculum_evidence.proof import Finding, Level, Proof
from vinculum_evidence.smt_scripts import ForeignFileError
from vinculum_proofs.smt.goals import Goal, Question

x = symbols("x", integer=True)
GROWS = Goal("it grows: x*x", (x > 1,), x * x > x, "squares grow")
SINGLE_GOAL = Goal(
    "alone", (x > 1,), x > 0, solvers=("z3", "glucose"), options=(("z3", "smt.arith", "2"), ("glucose", "depth", "3"))
)
BY = "python -m vinculum_evidence.solvers.smtlib"
MUTANT = GROWS.mutant("1 let in", x > 1, x > 0)


def proof(claim: str, run: Any) -> Proof:
    return Proof(claim, "a title", (), "by hand", "all", run)


QUESTION_PROOF = proof(
    "ASKED", Question(lambda: ([GROWS, replace(SINGLE_GOAL, options=SINGLE_GOAL.options[:1])], [MUTANT]))
)


def test_every_question_is_a_file() -> None:
    """Two for each goal, one for each mutant, and none without a solver."""
    result = dict(smt_scripts.scripts_of(QUESTION_PROOF))
    files = (
        "it-grows-x-x.smt2",
        "it-grows-x-x.witness.smt2",
        "alone.smt2",
        "alone.witness.smt2",
        "mutant-1-let-in.smt2",
    )
    assert set(result) == {Path("ASKED", file) for file in files}
    endings = [
        GROWS.refutation(),
        GROWS.witness(),
        SINGLE_GOAL.refutation(),
        SINGLE_GOAL.witness(),
        MUTANT.goal.refutation(),
    ]
    for file, script in zip(files, endings, strict=True):
        head, mark, requests = result[Path("ASKED", file)].partition("(set-logic")
        assert mark + requests == script
        assert all(line.startswith("; ") for line in head.splitlines())
    assert list(smt_scripts.scripts_of(proof("TESTED", lambda _: Finding(Level.TESTED)))) == []


def test_script_documents_its_question() -> None:
    """The claim, its source, the meaning of the answer, and the commands."""
    actual = {
        path.name: text.partition("(set-logic")[0].splitlines() for path, text in smt_scripts.scripts_of(QUESTION_PROOF)
    }
    assert actual["it-grows-x-x.smt2"] == [
        "; ASKED",
        "; a counterexample to: squares grow",
        "; expected: unsat",
        f"; replay by the solvers' pip packages: {BY} it-grows-x-x.smt2 z3, or {BY} it-grows-x-x.smt2 cvc5",
        "; replay by their own programs, where these are installed: z3 it-grows-x-x.smt2, or cvc5 it-grows-x-x.smt2",
        "; written by: vinculum prove --emit-smt DIR ASKED",
    ]
    assert actual["alone.witness.smt2"][1:5] == [
        "; operands that satisfy the hypotheses of: alone",
        "; expected: sat",
        f"; replay by the solvers' pip packages: {BY} alone.witness.smt2 z3 smt.arith=2, or {BY} alone.witness.smt2 glucose",
        "; replay by their own programs, where these are installed: z3 smt.arith=2 alone.witness.smt2",
    ]
    assert actual["mutant-1-let-in.smt2"][:3] == [
        "; ASKED", "; a counterexample to it grows: x*x, wrong on purpose: 1 let in", "; expected: sat",
    ]  # fmt: skip


def test_each_program_has_its_options_as_it_takes_them() -> None:
    options = tuple((solver, "a", "1") for solver in smt_scripts.OPTIONS)
    head = smt_scripts.head("CLAIM", "x.smt2", "asked", "sat", tuple(smt_scripts.OPTIONS), options)
    assert "installed: z3 a=1 x.smt2, or cvc5 --a=1 x.smt2, or bitwuzla --a 1 x.smt2\n" in head


@pytest.fixture
def two_claims(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Proofs of two claims that ask solvers, and of one that does not; the folder for their scripts."""
    proofs = {
        "smt/asked.py": QUESTION_PROOF,
        "smt/other.py": proof("OTHER", Question(lambda: ([GROWS], []))),
        "wp/tested.py": proof("TESTED", lambda _: Finding(Level.TESTED)),
    }
    entries = {question.claim: Entry(question, f"proofs/demo_proofs/{file}") for file, question in proofs.items()}
    catalogue = Catalogue(tmp_path, entries, {})
    monkeypatch.setattr("vinculum_evidence.checkout.load_checked", lambda _: catalogue)
    return tmp_path / "scripts"


def emitted(folder: Path, *words: str) -> object:
    """The exit status of the command."""
    with pytest.raises(SystemExit) as status:
        main(["prove", "--emit-smt", str(folder), *words])
    return status.value.code


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_command_writes_every_script_and_says_how_many(
    two_claims: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same bytes each time."""
    assert emitted(two_claims) == 0
    assert capsys.readouterr().out == f"7 scripts of 2 claims written to {two_claims}\n"
    first = contents(two_claims)
    assert len(first) == 7
    assert {name.partition("/")[0] for name in first} == {"ASKED", "OTHER"}
    assert emitted(two_claims) == 0
    assert contents(two_claims) == first
    assert not any(b"\r" in text for text in first.values())


def test_only_the_selected_proofs_have_scripts_afterwards(two_claims: Path) -> None:
    """An old script would be taken for a current question."""
    assert emitted(two_claims) == 0
    (two_claims / "ASKED" / "alone.smt2").rename(two_claims / "ASKED" / "renamed.smt2")
    assert emitted(two_claims, "smt/asked") == 0
    assert {path.name for path in two_claims.iterdir()} == {"ASKED"}
    assert len(contents(two_claims)) == 5
    assert "ASKED/renamed.smt2" not in contents(two_claims)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "foreign", ["notes.txt", "ASKED/notes.txt", "ASKED/mine.smt2", "mine.smt2", "ASKED/deep/mine.smt2"]
)
def test_a_folder_with_other_files_is_refused(
    foreign: str, two_claims: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert emitted(two_claims, "OTHER") == 0
    (two_claims / foreign).parent.mkdir(parents=True, exist_ok=True)
    (two_claims / foreign).write_text("(check-sat)\n")
    before = contents(two_claims)
    assert emitted(two_claims) == 2
    output = " ".join(capsys.readouterr().err.split())
    assert Path(foreign).name in output or "deep" in output
    assert "did not write" in output
    assert contents(two_claims) == before


@pytest.mark.thorough
def test_a_link_to_a_script_is_not_written_through(two_claims: Path, tmp_path: Path) -> None:
    assert emitted(two_claims) == 0
    script = two_claims / "OTHER" / "it-grows-x-x.smt2"
    script.rename(tmp_path / "elsewhere.smt2")
    script.symlink_to(tmp_path / "elsewhere.smt2")
    with pytest.raises(ForeignFileError, match="it-grows-x-x"):
        smt_scripts.write(two_claims, {})


@pytest.mark.thorough
def test_proof_without_solver_has_no_script(two_claims: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert emitted(two_claims, "TESTED") == 3
    assert "none of these proofs asks an SMT solver" in capsys.readouterr().err
    assert not two_claims.exists()
    assert emitted(two_claims, "NO_SUCH_CLAIM") == 2
    assert emitted(two_claims, "--quick") == 3
    assert not two_claims.exists()


@pytest.mark.thorough
@pytest.mark.parametrize("option", ["--check", "--resume", "--requirements", "--json=run.json"])
def test_options_about_evidence_do_not_go_with_it(option: str, two_claims: Path) -> None:
    assert emitted(two_claims, option) == 2
    assert not two_claims.exists()


@pytest.mark.thorough
def test_a_missing_solver_or_a_file_that_cannot_be_read_is_no_success(
    two_claims: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def without_solver() -> tuple[list[Goal], list[Any]]:
        raise ModuleNotFoundError("No module named 'z3'")

    entries = {"BUILT": Entry(proof("BUILT", Question(without_solver)), "proofs/demo_proofs/smt/built.py")}
    monkeypatch.setattr("vinculum_evidence.checkout.load_checked", lambda _: Catalogue(two_claims.parent, entries, {}))
    assert emitted(two_claims) == 3
    assert "nothing was written: No module named 'z3'" in capsys.readouterr().err
    assert not two_claims.exists()
    requests = {"ASKED": Entry(QUESTION_PROOF, "proofs/demo_proofs/smt/asked.py")}
    catalogue = Catalogue(two_claims.parent, requests, {"proofs/demo_proofs/smt/broken.py": "SyntaxError"})
    monkeypatch.setattr("vinculum_evidence.checkout.load_checked", lambda _: catalogue)
    assert emitted(two_claims) == 3
    assert "not read: proofs/demo_proofs/smt/broken.py: SyntaxError" in capsys.readouterr().err
    assert len(contents(two_claims)) == 5


def test_two_questions_of_one_name_are_an_error() -> None:
    """The second would overwrite the first."""
    with pytest.raises(ValueError, match="two questions in one file: ASKED/"):
        smt_scripts.scripts([QUESTION_PROOF, QUESTION_PROOF])

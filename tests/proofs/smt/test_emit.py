"""The files that a solver replays are those of every question, each with what it asks and how; and what is not in step is told."""

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sympy import symbols

PROOFS = Path(__file__).parents[3] / "proofs"

from vinculum_evidence.checkout import OtherCodeError  # noqa: E402
from vinculum_evidence.proof import Finding, Level, Proof  # noqa: E402
from vinculum_proofs.smt import emit  # noqa: E402
from vinculum_proofs.smt.goals import Goal, Question  # noqa: E402

x = symbols("x", integer=True)
GROWS = Goal("it grows: x*x", (x > 1,), x * x > x, "squares grow")
ALONE = Goal(
    "alone", (x > 1,), x > 0, solvers=("z3", "glucose"), options=(("z3", "smt.arith", "2"), ("glucose", "depth", "3"))
)
BY = "python -m vinculum_evidence.solvers.smtlib"
MUTANT = GROWS.mutant("1 let in", x > 1, x > 0)


def proof(claim: str, run: Any) -> Proof:
    return Proof(claim, "a title", (), "by hand", "all", run)


ASKED = proof("ASKED", Question(lambda: ([GROWS, replace(ALONE, options=ALONE.options[:1])], [MUTANT])))


def test_every_question_is_a_file() -> None:
    """Two of each goal, one of each mutant; of what no solver is asked, none."""
    found = dict(emit.scripts_of(ASKED))
    files = (
        "it-grows-x-x.smt2",
        "it-grows-x-x.witness.smt2",
        "alone.smt2",
        "alone.witness.smt2",
        "mutant-1-let-in.smt2",
    )
    assert set(found) == {Path("ASKED", file) for file in files}
    endings = [GROWS.refutation(), GROWS.witness(), ALONE.refutation(), ALONE.witness(), MUTANT.goal.refutation()]
    for file, script in zip(files, endings, strict=True):
        head, mark, asked = found[Path("ASKED", file)].partition("(set-logic")
        assert mark + asked == script
        assert all(line.startswith("; ") for line in head.splitlines())
    assert list(emit.scripts_of(proof("TESTED", lambda _: Finding(Level.TESTED)))) == []


def test_a_file_says_what_it_asks_and_how() -> None:
    """Whose claim it is, in whose words, what comes of it, and by which commands."""
    found = {path.name: text.partition("(set-logic")[0].splitlines() for path, text in emit.scripts_of(ASKED)}
    assert found["it-grows-x-x.smt2"] == [
        "; ASKED",
        "; a counterexample to: squares grow",
        "; expected: unsat",
        f"; replay by the solvers' pip packages: {BY} it-grows-x-x.smt2 z3, or {BY} it-grows-x-x.smt2 cvc5",
        "; replay by their own programs, where these are installed: z3 it-grows-x-x.smt2, or cvc5 it-grows-x-x.smt2",
        "; written by: python -m vinculum_proofs.smt.emit",
    ]
    assert found["alone.witness.smt2"][1:5] == [
        "; operands that meet the hypotheses of: alone",
        "; expected: sat",
        f"; replay by the solvers' pip packages: {BY} alone.witness.smt2 z3 smt.arith=2, or {BY} alone.witness.smt2 glucose",
        "; replay by their own programs, where these are installed: z3 smt.arith=2 alone.witness.smt2",
    ]
    assert found["mutant-1-let-in.smt2"][:3] == [
        "; ASKED", "; a counterexample to it grows: x*x, wrong on purpose: 1 let in", "; expected: sat",
    ]  # fmt: skip


def test_each_program_has_its_options_as_it_takes_them() -> None:
    options = tuple((solver, "a", "1") for solver in emit.OPTIONS)
    said = emit.head("CLAIM", "x.smt2", "asked", "sat", tuple(emit.OPTIONS), options)
    assert "installed: z3 a=1 x.smt2, or cvc5 --a=1 x.smt2, or bitwuzla --a 1 x.smt2\n" in said


@pytest.fixture
def of_two(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Two modules of questions, in a folder of their own; where their files go."""
    modules = {"one": [ASKED], "two": [proof("OTHER", Question(lambda: ([GROWS], [])))]}
    for name in (*modules, "write"):
        (tmp_path / f"{name}.py").touch()
    monkeypatch.setattr(emit, "HERE", tmp_path)
    monkeypatch.setattr(emit, "GENERATED", tmp_path / "generated")
    monkeypatch.setattr(emit, "import_module", lambda name: SimpleNamespace(PROOFS=modules[name.removeprefix("smt.")]))
    monkeypatch.setattr(emit, "same_code", lambda _: None)
    return tmp_path / "generated"


def test_what_is_written_is_in_step(of_two: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And what is changed, missing or asked no more is told, each by its name."""
    assert emit.main([]) == 0
    assert capsys.readouterr().out == "7 files\n"
    assert {path.parent.name for path in of_two.rglob("*.smt2")} == {"ASKED", "OTHER"}
    assert emit.main(["--check"]) == 0
    assert capsys.readouterr().out == "7 files in step\n"
    (of_two / "ASKED" / "alone.smt2").write_text("(check-sat)\n")
    (of_two / "OTHER" / "it-grows-x-x.smt2").unlink()
    (of_two / "OTHER" / "more.smt2").touch()
    assert emit.main(["--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "changed: ASKED/alone.smt2", "missing: OTHER/it-grows-x-x.smt2", "not asked any more: OTHER/more.smt2",
    ]  # fmt: skip
    assert emit.main(["--check", "one"]) == 1
    assert capsys.readouterr().out == "changed: ASKED/alone.smt2\n"
    assert (of_two / "ASKED" / "alone.smt2").read_text() == "(check-sat)\n", "to compare writes nothing"


def test_files_of_one_module_leave_the_others_as_they_are(of_two: Path) -> None:
    (of_two / "ASKED").mkdir(parents=True)
    (of_two / "OTHER").mkdir()
    for file in (of_two / "ASKED" / "old.smt2", of_two / "OTHER" / "old.smt2"):
        file.touch()
    assert emit.main(["one"]) == 0
    assert not (of_two / "ASKED" / "old.smt2").exists()
    assert [path.name for path in (of_two / "OTHER").iterdir()] == ["old.smt2"]
    assert len(list((of_two / "ASKED").iterdir())) == 5
    assert emit.main([]) == 0
    assert not (of_two / "OTHER" / "old.smt2").exists()


@pytest.mark.usefixtures("of_two")
def test_what_cannot_be_written_is_a_wrong_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert emit.main(["three"]) == emit.main(["write"]) == 2
    assert "no module of proofs in proofs/smt: three" in capsys.readouterr().err

    def other(_: Path) -> None:
        raise OtherCodeError("another copy is loaded")

    monkeypatch.setattr(emit, "same_code", other)
    assert emit.main(["--check"]) == 2
    assert "another copy is loaded" in capsys.readouterr().err


@pytest.mark.usefixtures("of_two")
def test_two_questions_of_one_name_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second would be written over the first."""
    monkeypatch.setattr(emit, "import_module", lambda _: SimpleNamespace(PROOFS=[ASKED]))
    with pytest.raises(ValueError, match="two questions in one file: ASKED/"):
        emit.scripts()

"""The proof of the C source: what is read of it, what is refused, and what must be called neither proved nor refuted."""

import re
import sys
from pathlib import Path

import pytest

PROOFS = Path(__file__).parents[2] / "proofs"
sys.path.insert(0, str(PROOFS))

from vinculum.prove.catalogue import load  # noqa: E402
from vinculum.prove.model import Level, Session  # noqa: E402
from wp import c_float, c_source, frama_c, source  # noqa: E402 - the room of the proofs is found by the line above
from wp.frama_c import Report  # noqa: E402
from wp.witness import witnesses  # noqa: E402

COMMITTED = PROOFS.parent / source.FOLDER / source.FILE
SESSION = Session(120.0, 2, Path())
installed = pytest.mark.skipif(frama_c.missing() is not None, reason=str(frama_c.missing()))
SQUARE = """\
/*@ requires -9 <= x <= 9; assigns \\nothing; ensures \\result == x * x; */
static inline int square_int8(int x)
{
    return x * x;
}

/*@ assigns \\nothing; */
int cut_int8(double x)
{
    const int32_t result = (int32_t)x;
    return result;
}
"""


@pytest.mark.parametrize("name", c_source.TYPES)
def test_committed_source_is_of_the_form_that_is_proved(name: str) -> None:
    """Nine public functions of a signed type, six of an unsigned one, each with a contract before it."""
    text, element = COMMITTED.read_text(), c_source.TYPES[name]
    public = [f for f in source.functions(text, name) if f.startswith("vinculum_")]
    assert len(public) == (9 if element.signed else 6)
    assert set(witnesses(element)) == {f.replace("vinculum", "witness", 1) for f in public}
    for function, old, new in c_source.mutants(element).values():
        assert source.mutated(text, function, old, new) != text


def test_every_lemma_of_the_committed_source_is_a_claim() -> None:
    claims = load(PROOFS).entries
    lemmas = source.imported(COMMITTED.read_text())
    assert len(lemmas) == 14
    assert {lemma["claim"] for lemma in lemmas.values()} == set(source.CLAIMS.values()) <= set(claims)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("-0x10000 <= a", "-0x20000 <= a", "says something else than FLOAT32_SCALED_CUT"),
        ("0x1.00001p0f", "0x1.00002p0f", "says something else than FLOAT32_SCALED_CUT"),
        ("(float)b), a / b);", "(float)b), a / b + 1);", "says something else than FLOAT32_QUOTIENT_CUT"),
        (
            "cut_scaled_float32(real x, integer k) = (0 <= x ==> k <= x < k + 1)",
            "cut_scaled_float32(real x, integer k) = (0 <= x ==> k <= x < k + 2)",
            "than FLOAT32_SCALED_CUT",
        ),
        (
            "b != 0 ==>\n      \\is_finite(\\div_double",
            "b == b ==>\n      \\is_finite(\\div_double",
            "than FLOAT64_QUOTIENT_CUT",
        ),
        ("0 < b ? a : -a", "0 < b ? -a : a", "than FLOAT64_ESTIMATE"),
        ("(k == 0 ==> x == 0)", "(k == 0 ==> x <= 0)", "than FLOAT64_ESTIMATE"),
        ("0x1000000000000 * (", "0x1000000000000000 * (", "is not that of FLOAT64_ESTIMATE"),
        (
            "predicate near(integer a, integer b, integer p) =",
            "predicate near (integer a, integer b, integer p) = a == a ||",
            "is not that of",
        ),
        ("predicate near(", "predicate far(", "is not that of FLOAT64_ESTIMATE"),
        (
            "/*@ axiomatic estimate",
            "/*@ predicate near{L}(integer a) = a == a; */\n/*@ axiomatic estimate",
            "is not that of",
        ),
        ("axiomatic estimate {", "axiomatic guess {", "no claim shows its lemmas"),
        ("    lemma reciprocal_finite:", "    axiom reciprocal_finite:", "nothing may be taken for granted"),
        ("/*@ axiomatic", "/*@ lemma one: 1 == 2; */\n/*@ axiomatic", "stands in no axiomatic"),
    ],
)
def test_lemma_that_no_claim_shows_is_refused(old: str, new: str, why: str) -> None:
    text = COMMITTED.read_text()
    assert old in text
    with pytest.raises(source.SourceError, match=why):
        source.imported(text.replace(old, new))


def test_callers_are_asked_for_memory_alone() -> None:
    """As many functions as the header has."""
    declared = re.findall(r"^int vinculum_\w+\(", COMMITTED.with_suffix(".h").read_text(), re.MULTILINE)
    assert source.hold_to_memory(COMMITTED.read_text()) == len(declared) == 72


@pytest.mark.parametrize(
    "function", ["vinculum_div_int8", "vinculum_check_uint64_by_scalar", "vinculum_floor_div_int32_of_scalar"]
)
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("requires ", "requires n <= 100;\n    requires ", "requires n <= 100"),
        (";\n    assigns *where", " && \\false;\n    assigns *where", "not about memory alone"),
        ("    complete behaviors;\n", "", "complete and disjoint"),
        ("    disjoint behaviors;\n", "", "complete and disjoint"),
        ("/*@\n", "/*\n", "has no contract"),
    ],
)
def test_a_contract_that_leaves_something_out_is_refused(function: str, old: str, new: str, why: str) -> None:
    before, name, behind = COMMITTED.read_text().partition(f"\nint {function}(")
    others, opening, rest = before.rpartition("/*@\n")
    contract = opening + rest
    assert old in contract
    with pytest.raises(source.SourceError, match=why):
        source.hold_to_memory(others + contract.replace(old, new, 1) + name + behind)


def test_functions_are_those_of_the_type_alone() -> None:
    assert source.functions(COMMITTED.read_text(), "int8").count("truncated_int8") == 1
    assert not any("uint8" in name for name in source.functions(COMMITTED.read_text(), "int8"))
    with pytest.raises(source.SourceError, match="does not occur"):
        source.mutated(COMMITTED.read_text(), "truncated_int8", "no such text", "")


def test_missing_tools_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    found = c_source.prove("int8", SESSION)
    assert found.level is Level.NOT_RUN
    assert "apt-get install frama-c-base why3 cvc4 gcc" in str(found.reason)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> dict[str, str | None]:
    """In the place of Frama-C: every goal is proved, but for those that a test puts here."""
    changed: dict[str, str | None] = {}

    def said(path: Path, text: str, functions: list[str], *_: object, **_named: object) -> Report:
        del path, text
        kind = "whole" if any(f.startswith("witness_") for f in functions) else "mutant"
        return Report({f: {"goal": changed.get(f"{kind} {f}", "qed")} for f in functions}, len(functions))

    monkeypatch.setattr(c_source, "examine", said)
    monkeypatch.setattr(c_float, "examine", said)
    monkeypatch.setattr(frama_c, "missing", lambda: None)
    monkeypatch.setattr(frama_c, "versions", lambda: {"cvc4": "0"})
    for function, _old, _new in c_source.mutants(c_source.TYPES["int8"]).values():
        changed[f"mutant {function}"] = None
    return changed


def test_all_goals_and_all_mutants_are_a_proof(answers: dict[str, str | None]) -> None:
    found = c_source.prove("int8", SESSION)
    assert found.level is Level.PROVED_SOURCE
    assert len(found.killed) == len(c_source.mutants(c_source.TYPES["int8"]))
    assert found.details["implicit_hypotheses"]


def test_unproved_goal_is_no_proof(answers: dict[str, str | None]) -> None:
    answers["whole vinculum_div_int8"] = None
    found = c_source.prove("int8", SESSION)
    assert found.level is Level.UNDECIDED
    assert found.reason == "not proved: vinculum_div_int8: goal"


def test_mutant_that_is_proved_is_no_proof(answers: dict[str, str | None]) -> None:
    answers["mutant vinculum_div_int8"] = "qed"
    found = c_source.prove("int8", SESSION)
    assert found.level is Level.UNDECIDED
    assert found.survived == ("the last element is left as it is",)


@pytest.mark.parametrize("goals", [{"goal": None}, {"another": "qed"}])
def test_mutant_whose_goal_is_not_proved_of_the_right_function_is_no_mutant_killed(
    answers: dict[str, str | None], goals: dict[str, str | None]
) -> None:
    """The steps were too few for that too, or it has no such goal: that it is left of the wrong one says nothing."""
    made = c_source.mutants(c_source.TYPES["int8"])
    right = Report({function: {"goal": "qed"} for function, _old, _new in made.values()} | {"vinculum_div_int8": goals})
    _killed, survived = c_source.kill(made, right, SESSION, COMMITTED, COMMITTED.read_text(), {})
    assert survived == ("the last element is left as it is",)


def test_source_without_contracts_is_no_proof(tmp_path: Path, answers: dict[str, str | None]) -> None:
    del answers
    bare = tmp_path / source.FILE
    bare.write_text(COMMITTED.read_text().replace("C == ", "C != ").replace("\\abs(B*C)", "\\abs(C)"))
    found = c_source.prove("int8", SESSION, bare)
    assert found.level is Level.UNDECIDED
    assert "do not stand in the file" in str(found.reason)


def test_floating_point_functions_are_of_the_form_that_is_proved(answers: dict[str, str | None]) -> None:
    """What cannot be looked at is named among the assumptions, and in the finding."""
    for function, _old, _new in c_float.MUTANTS.values():
        answers[f"mutant {function}"] = None
    found = c_float.prove(SESSION)
    assert found.level is Level.PROVED_SOURCE
    assert len(found.killed) == len(c_float.MUTANTS)
    assert all(copy in " ".join(c_float.PROOFS[0].assumptions) for copy in found.details["not_proved"])
    answers["mutant quotient_float64"] = "qed"
    assert c_float.prove(SESSION).survived == ("the reciprocal of the quotient",)
    answers["whole vinculum_div_bfloat16"] = None
    assert c_float.prove(SESSION).reason == "not proved: vinculum_div_bfloat16: goal"


@installed
def test_frama_c_proves_what_holds_and_leaves_what_does_not(tmp_path: Path) -> None:
    """A cast from floating-point has goals of its own, typedef or not."""
    (tmp_path / "square.c").write_text(f"#include <stdint.h>\n{SQUARE}")
    report = frama_c.run(tmp_path, "square.c", ["square_int8", "cut_int8"], steps=100_000, limit=60)
    assert all(report.goals["square_int8"].values())
    assert sum("float_to_int" in goal for goal in report.unproved) == 2
    wrong = source.mutated(f"#include <stdint.h>\n{SQUARE}", "square_int8", "x * x", "x + x")
    (tmp_path / "square.c").write_text(wrong)
    report = frama_c.run(tmp_path, "square.c", ["square_int8"], steps=100_000, limit=60)
    assert report.unproved == ("square_int8: square_int8_ensures",)


@installed
def test_frama_c_that_fails_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "broken.c").write_text("int f(")
    with pytest.raises(frama_c.FramaCError):
        frama_c.run(tmp_path, "broken.c", ["f"], steps=1, limit=60)

"""The claims on the C that divides in integers: what is no proof, and WP on one function of a format."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.proofs.wp.integer_only.generated_sources import sources
from vinculum.codegen.c.render import HEADER, SOURCE
from vinculum_evidence.proof import Finding, Level, Session
from vinculum_proofs.smt.integer import significand_division
from vinculum_proofs.wp import c_source, frama_c, source, why3
from vinculum_proofs.wp.frama_c import Report, Task
from vinculum_proofs.wp.integer_only import claims, implied, mutants, second_provers
from vinculum_proofs.wp.integer_only.witness import observed
from vinculum_spec.loader import specification

EVIDENCE = Path(__file__).parents[4] / "proofs/evidence/wp.jsonl"
SESSION = Session(600.0, 1, Path())
FORMAT = "float16"
installed = pytest.mark.skipif(
    frama_c.missing() is not None or why3.z3() is None, reason="Frama-C, its provers, or Z3 are not installed"
)
Answer = Callable[[Task, str], Report | None]


def proved(task: Task) -> Report:
    """A report in which all is as it must be: goals proved, those of mutants not, contradictions found."""
    goals: dict[str, dict[str, str | None]] = {}
    for name in task.functions:
        wrong = name.startswith("wrong")
        goals[name] = {f"{name.partition('_')[0]}_goal" if wrong else "goal": None if wrong else "qed"}
    if task.kinds == frama_c.SMOKE_TESTS:
        tests = {f"{name}_wp_smoke_default_requires": not name.startswith("wrong") for name in task.functions}
        return Report({}, len(tests), smoke_tests=tests)
    lemmas = [name for name in all_lemmas() if task.kinds == frama_c.LEMMAS]
    return Report(goals, len(goals), lemmas=dict.fromkeys(lemmas, "Z3:5.4.0"))


@cache
def all_lemmas() -> tuple[str, ...]:
    return tuple(claims.source_form.lemmas(sources(FORMAT)[SOURCE]))


@cache
def quotients() -> Any:
    """The quotients of the generated C for the witnesses of the format."""
    with TemporaryDirectory() as folder:
        for file, text in sources(FORMAT).items():
            Path(folder, file).write_text(text)
        return observed(claims.TYPES[FORMAT], Path(folder, SOURCE))


@pytest.fixture
def find(monkeypatch: pytest.MonkeyPatch) -> Callable[[Answer], Finding]:
    """The finding on one format where Frama-C gives other reports than `proved` for some tasks."""

    def found(answer: Answer) -> Finding:
        def examine(
            _path: Path, _text: str, tasks: list[Task], _session: Session, _question: object,
            machine: str = frama_c.MACHINE, _cache: Path | None = None,
        ) -> list[Report]:  # fmt: skip
            return [answer(task, machine) or proved(task) for task in tasks]

        for module in (c_source, second_provers):
            monkeypatch.setattr(module, "examine", examine)
        monkeypatch.setattr(frama_c, "missing", lambda: None)
        monkeypatch.setattr(frama_c, "versions", lambda: {"cvc4": "1.8", "z3": "5.4.0"})
        monkeypatch.setattr(why3, "z3", lambda: Path("z3"))
        monkeypatch.setattr(claims, "observed", lambda _element, _path: quotients())
        return claims.prove(FORMAT, 64, SESSION, sources(FORMAT))

    return found


def test_all_goals_mutants_and_contradictions_are_a_proof(find: Callable[[Answer], Finding]) -> None:
    finding = find(lambda _task, _machine: None)
    assert (finding.level, finding.reason) == (Level.PROVED_SOURCE, None)
    assert {"a contract that nothing meets", "a branch that is never taken"} < {*finding.killed}
    assert finding.details["smoke_tests"]["failed"] == 2
    assert finding.details["lemmas"]["fraction_float16"]["stated_again_in"] == significand_division.CLAIM


def test_a_smoke_test_that_fails_is_no_proof(find: Callable[[Answer], Finding]) -> None:
    def answer(task: Task, _machine: str) -> Report | None:
        tests = dict.fromkeys(proved(task).smoke_tests, False)
        return Report({}, len(tests), smoke_tests=tests) if tests else None

    finding = find(answer)
    assert finding.level is Level.UNDECIDED
    assert "smoke tests derive a contradiction: " in str(finding.reason)
    assert "quotient_float16_wp_smoke_default_requires" in str(finding.reason)
    assert "wrong" not in str(finding.reason)


def test_a_contradiction_that_is_not_found_is_no_proof(find: Callable[[Answer], Finding]) -> None:
    def answer(task: Task, _machine: str) -> Report | None:
        tests = dict.fromkeys(proved(task).smoke_tests, True)
        return Report({}, len(tests), smoke_tests=tests) if tests else None

    finding = find(answer)
    assert finding.level is Level.UNDECIDED
    assert finding.survived == ("a contract that nothing meets", "a branch that is never taken")


@pytest.mark.parametrize("machine", frama_c.MACHINES)
def test_a_lemma_that_is_not_proved_is_no_proof(machine: str, find: Callable[[Answer], Finding]) -> None:
    """On whichever machine."""

    def answer(task: Task, on: str) -> Report | None:
        unproved = task.kinds == frama_c.LEMMAS and on == machine
        return Report({}, lemmas=proved(task).lemmas | {"distance": None}) if unproved else None

    finding = find(answer)
    assert (finding.level, finding.reason) == (Level.UNDECIDED, "lemmas not proved: distance")


def test_lemmas_of_one_prover_are_named(find: Callable[[Answer], Finding]) -> None:
    """But for those that are stated again, or that WP itself decides."""
    lemmas = dict.fromkeys(all_lemmas(), "Z3:5.4.0") | {"m_range_float16": "qed"}

    def answer(task: Task, _machine: str) -> Report | None:
        return Report({}, lemmas=lemmas if "Z3" in task.provers else {}) if task.kinds == frama_c.LEMMAS else None

    details = find(answer).details
    assert "e_range_float16" in details["lemmas_of_one_prover"]
    assert {"m_range_float16", "distance", "N_of_float16"}.isdisjoint(details["lemmas_of_one_prover"])
    assert details["lemmas"]["distance"]["provers"] == ["Z3"]


def test_every_lemma_with_products_or_tactics_is_stated_again() -> None:
    again = {goal.name for goal in significand_division.build()[0]}
    for name, element in claims.TYPES.items():
        if element.kind == "float":
            text = sources(name)[SOURCE]
            lemmas = {
                lemma.removeprefix("lemma_") for lemma in claims._scripts(claims.SoftFormat(claims.Floats(element), 64))
            }
            lemmas |= {f"{stem}_{name}" for stem in ("not_over", "normal", "over", "below_half")}
            assert lemmas <= again & set(claims.source_form.lemmas(text))
    assert {
        "distance",
        "vanishing",
        "rounded_up",
        "rounded_down",
        "same_fraction_above",
        "same_fraction_below",
    } <= again


@pytest.mark.thorough
@installed
def test_wp_proves_a_function_and_not_its_mutants(tmp_path: Path) -> None:
    """Of one function; a contract that nothing meets and a branch that is never taken are found."""
    for file, text in sources(FORMAT).items():
        (tmp_path / file).write_text(text)
    function = f"packed_{FORMAT}"
    element = claims.TYPES[FORMAT]
    changes = [change for change in mutants.mutants(element, 64).values() if change[0] == function]
    assert len(changes) == 4
    text = sources(FORMAT)[SOURCE]
    wrong = [source.mutant(text, *change, number) for number, change in enumerate(changes)]
    contradictions = dict(mutants.contradictions(text, element, len(changes)).values())
    names = [source.mutant_name(function, number) for number in range(len(changes))]
    question = c_source.WpQuestion([function], {}, {}, None, {}, options=claims.OPTIONS, provers=("Z3", "CVC4"))
    tasks = [
        Task([function], c_source.STEPS, provers=question.provers),
        Task(names, claims.MUTANTS_STEPS, claims.LOOKED_AT, question.provers),
        Task([function, *contradictions], 10_000, frama_c.SMOKE_TESTS, question.provers),
    ]
    everything = "".join([text, *wrong, *contradictions.values()])
    right, of_mutants, smoked = c_source.examine(tmp_path / SOURCE, everything, tasks, SESSION, question)
    assert right.unproved == ()
    for name in names:
        assert any(prover is None for prover in of_mutants.goals[name].values())
    failed = {test.partition("_wp_smoke_")[0] for test, passed in smoked.smoke_tests.items() if not passed}
    assert failed == set(contradictions)


def test_claims_have_a_word_in_their_names_where_the_source_is_another() -> None:
    names = [proof.claim for proof in claims.PROOFS]
    assert len(set(names)) == len(names) == 14
    for name, word in (("float32", 32), ("float64", 32)):
        assert claims.claim(name, word) in names
    for name in ("float16", "bfloat16", "int64"):
        wide, narrow = (sources(name, word) for word in (64, 32))
        assert [text.split("*/", 1)[1] for text in (wide[SOURCE], wide[HEADER])] == [
            text.split("*/", 1)[1] for text in (narrow[SOURCE], narrow[HEADER])
        ]


@pytest.mark.parametrize("name", claims.TYPES)
def test_a_claim_has_every_requirement_on_values_of_its_type(name: str) -> None:
    element = claims.TYPES[name]
    every = specification().requirements.values()
    wanted = {r.id for r in every if r.kind == "value" and r.concerns(element)}
    words = (64, 32) if name in claims.NARROW else (64,)
    assert wanted
    for claim in (claims.claim(name, word) for word in words):
        (proof,) = (proof for proof in claims.PROOFS if proof.claim == claim)
        assert wanted <= set(proof.requirements)


@pytest.mark.parametrize(
    ("name", "word"), [(name, 64) for name in claims.TYPES] + [(name, 32) for name in claims.NARROW]
)
def test_the_record_of_a_claim_is_a_proof_of_the_source(name: str, word: int) -> None:
    """Smoke tests failed on purpose alone, and each lemma has two provers, or is stated again."""
    claim, element = claims.claim(name, word), claims.TYPES[name]
    (record,) = (line for line in map(json.loads, EVIDENCE.read_text().splitlines()) if line["claim"] == claim)
    assert (record["level"], record["mutants_survived"]) == ("PROVED_SOURCE", [])
    details = record["details"]
    on_purpose = [
        details["mutants"][words] for words in ("a contract that nothing meets", "a branch that is never taken")
    ]
    assert all(on_purpose)
    assert details["smoke_tests"]["failed"] == sum(map(len, on_purpose))
    functions = {goals["function"] for goals in details["goals"]}
    if element.kind == "float":
        assert details["lemmas"]
        assert details["lemmas_of_one_prover"] == []
    else:
        assert details["lemmas"] == {}
        assert implied.functions(element).keys() <= functions
        assert implied.mutants(element).keys() <= set(record["mutants_killed"])

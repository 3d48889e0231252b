"""The proofs about shapes, types, attributes, domain, reals and behaviour: they succeed, and can fail."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from sympy import And, Ge

import vinculum
from vinculum.gate.oracle import relations
from vinculum.gate.results.results import Counterexample, Gap, Observation, Operand, Reason, ReasonKind, Row
from vinculum.kernels import dispatch
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.conformance import (
    attribute_values,
    common,
    domain,
    element_types,
    environments,
    gate,
    kernel_equivalence,
    out_argument,
    reals,
    shape_relations,
    shapes,
)
from vinculum_proofs.conformance import observations as of_behaviour
from vinculum_proofs.conformance.binary import of_binary
from vinculum_proofs.conformance.common import Outcome, Rule, finding
from vinculum_spec.loader import specification
from vinculum_spec.relations import tensor
from vinculum_spec.relations.relation import Relation
from vinculum_spec.schema import Requirement

SPEC = specification()
FILES = (
    attribute_values,
    kernel_equivalence,
    domain,
    element_types,
    environments,
    gate,
    out_argument,
    reals,
    shape_relations,
    shapes,
)
PROOFS = {proof.claim: proof for file in FILES for proof in file.PROOFS}
CHEAP = [name for name, proof in PROOFS.items() if proof.quick and proof.method != "conformance gate"]


@pytest.mark.slow  # `vinculum prove --quick` runs them too, in CI
@pytest.mark.parametrize("claim", CHEAP)
def test_cheap_proofs_succeed(claim: str, tmp_path: Any) -> None:
    """With a witness, mutants killed and none alive, and nothing in it that JSON does not hold."""
    finding_ = PROOFS[claim].run(Session(60.0, 1, tmp_path))
    if finding_.level is Level.NOT_RUN and (dispatch.library is None or not environments.SUPPORTED):
        pytest.skip(str(finding_.reason))
    assert finding_.level in (Level.BOUNDED, Level.EXHAUSTIVE, Level.TESTED), (finding_.reason, finding_.counterexample)
    assert finding_.witness
    assert finding_.killed
    assert not finding_.survived
    json.dumps([finding_.witness, dict(finding_.details)])


@pytest.mark.parametrize("proof", PROOFS.values(), ids=PROOFS)
def test_what_a_proof_declares(proof: Proof) -> None:
    """Requirements there are, a scope, and the kernel among what is examined where it is about the kernel."""
    assert proof.requirements
    assert set(proof.requirements) <= set(SPEC.requirements)
    assert proof.scope
    assert proof.claim.startswith("SHAPE_RELATION") or "src/vinculum/kernels" in proof.examines


def test_requirements_that_no_solver_proves_have_evidence_here() -> None:
    """Every requirement but those on the encoding of floats."""
    covered = {name for proof in PROOFS.values() for name in proof.requirements}
    assert {r.id for r in SPEC.requirements.values() if r.kind != "encoding"} <= covered


# ---- a finding is no better than what was seen ----


def outcome_of(**of: Any) -> Outcome:
    """An outcome with a case and a witness, but for what is said."""
    return Outcome(**({"count": 1, "witness": {"A": 1}} | of))


REFUTED_OUTCOME = outcome_of(counterexample={"A": 1})


@pytest.mark.parametrize(
    ("outcome", "mutants", "level"),
    [
        (outcome_of(), {"m": lambda: REFUTED_OUTCOME}, Level.TESTED),
        (outcome_of(), {"m": lambda: REFUTED_OUTCOME, "n": outcome_of}, Level.UNDECIDED),
        (outcome_of(count=0), {"m": lambda: REFUTED_OUTCOME}, Level.UNDECIDED),
        (outcome_of(witness=None), {"m": lambda: REFUTED_OUTCOME}, Level.UNDECIDED),
        (REFUTED_OUTCOME, {"m": lambda: REFUTED_OUTCOME}, Level.REFUTED),
    ],
)
def test_level_follows_cases_witness_and_mutants(
    outcome: Outcome, mutants: dict[str, Callable[[], Outcome]], level: Level
) -> None:
    """No case, no witness or a mutant alive is no success; a counterexample is a refutation."""
    finding_ = finding(outcome, Level.TESTED, mutants)
    assert finding_.level is level
    assert (finding_.reason is not None) is (level is Level.UNDECIDED)


def test_findings_on_the_kernel_have_the_hash_of_its_binary(tmp_path: Any) -> None:
    """And a claim about relations, or about NumPy's kernel, has none."""
    if dispatch.library is None:
        pytest.skip(str(dispatch.missing))
    digest = hashlib.sha256(Path(str(dispatch.library.__file__)).read_bytes()).hexdigest()

    def hashes(finding_: Finding) -> dict[str, str]:
        return {name: h for name, h in finding_.details.get("binaries", {}).items() if name.startswith("vinculum/")}

    for finding_ in (
        of_binary(outcome_of(), Level.TESTED, {"m": lambda: REFUTED_OUTCOME}),
        gate._finding([row()], ("killed",), (), 0),
        PROOFS["PRINTED_EXAMPLES"].run(Session(60.0, 1, tmp_path)),
    ):
        assert list(hashes(finding_).values()) == [digest]
    assert hashes(finding(outcome_of(), Level.TESTED, {"m": lambda: REFUTED_OUTCOME})) == {}
    assert [file for file in FILES if hasattr(file, "finding")] == [environments, shape_relations]


@pytest.mark.skipif(not environments.SUPPORTED, reason="sets MXCSR, a register of x86-64")
@pytest.mark.parametrize("claim", ["ENVIRONMENT_COMPILED", "ENVIRONMENT_NUMPY"])
def test_which_of_two_kernels_a_claim_is_about(claim: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whether the record has the hash of the compiled one."""
    monkeypatch.setattr(environments, "_by", lambda *_: outcome_of())
    assert ("binaries" in PROOFS[claim].run(Session(60.0, 1, tmp_path)).details) is (claim == "ENVIRONMENT_COMPILED")


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "check", [shapes.agrees, element_types.agrees, attribute_values.agrees, domain.every_place, out_argument.agrees]
)
def test_a_div_that_always_fails_is_refuted(check: Callable[..., Outcome]) -> None:
    """By every check."""

    def fails(*_: Any, **__: Any) -> Any:
        raise ValueError("no")

    assert check(fails).counterexample is not None


def test_a_div_that_answers_everything_is_refuted() -> None:
    """Also where it should refuse."""

    def answers(A: Any, B: Any, **attributes: Any) -> Any:
        try:
            return vinculum.div(A, B, **attributes)
        except vinculum.DivError:
            return np.zeros(3)

    for check in (
        shapes.agrees,
        element_types.agrees,
        attribute_values.agrees,
        domain.every_place,
        out_argument.refusals,
    ):
        assert check(answers).counterexample is not None, check


# ---- shapes ----


def test_rule_is_the_relation() -> None:
    """The compiled rule answers as the specification's own functions do."""
    for name in tensor.RULES:
        for A in common.shapes(2, 3)[::2]:
            for B in common.shapes(2, 3)[::3]:
                assert Rule(name).admits(A, B) == tensor.admits(name, A, B)
                for C in Rule(name).results(A, B, None, range(4)):
                    assert tensor.shapes_hold(name, A, B, C)


def test_a_rule_that_accepts_more_than_one_c_is_refuted() -> None:
    """Not only one that accepts too few."""
    loose = Relation(tensor.same.domain, And(Ge(tensor.c, tensor.a)))
    assert shape_relations.agrees("same", loose, 1).counterexample is not None


def test_two_definitions_that_differ_are_no_definition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where onnx and NumPy were to disagree, the relation is not held to be right."""
    monkeypatch.setattr(shape_relations, "inferred", lambda A, B: (7,))
    assert shape_relations.agrees("multidirectional", rank=1).counterexample is not None


def test_every_quotient_tells_its_operands() -> None:
    """The code of `shapes` has no two quotients alike."""
    for kind in shapes.DTYPES:
        A, B, exact = shapes.encoded(kind)
        assert len(exact) == len(A) * len(B)


# ---- the gate ----


def row(**of: Any) -> Row:
    """A row that conforms, but for what is said."""
    return Row(
        **(
            {
                "target": "t",
                "version": "",
                "profile": "sonnx",
                "requirement": "E_DIV_INT_FUNC_0010",
                "dtype": "int8",
                "cases": 3,
            }
            | of
        )
    )


EXAMPLE = Counterexample("x", *[Operand("int8", (), ("1",), ("",), ("",))] * 2, {}, "eager", "contiguous", "1", ("2",))


@pytest.mark.parametrize(
    ("rows", "survived", "level"),
    [
        ([row()], (), Level.TESTED),
        ([row(), row(observed={Observation("a value"): 1})], (), Level.TESTED),
        ([row()], ("mutant",), Level.UNDECIDED),
        ([], (), Level.UNDECIDED),
        ([row(), row(cases=0)], (), Level.UNDECIDED),
        ([row(), row(cases=0, observed={Observation("a value"): 1})], (), Level.UNDECIDED),
        ([row(), row(gaps=Gap.UNFINISHED, reason=Reason(ReasonKind.UNFINISHED, "died"))], (), Level.UNDECIDED),
        ([row(), row(gaps=Gap.PARTIAL)], (), Level.UNDECIDED),
        ([row(gaps=Gap.UNFINISHED), row(failures=1, counterexample=EXAMPLE)], (), Level.REFUTED),
    ],
)
def test_rows_become_a_finding(rows: list[Row], survived: tuple[str, ...], level: Level) -> None:
    """What is not judged is no success."""
    assert gate._finding(rows, ("killed",), survived, 0).level is level


@pytest.mark.thorough
def test_a_broken_kernel_is_refuted_by_the_same_code() -> None:
    """And one that is not broken is not."""
    assert gate.mutants(("floor_for_truncate",), 0) == (("floor for truncate",), ())
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(gate.EXPECTED, "right", ("onnx-14", "int32", frozenset({"E_DIV_INT_FUNC_0010"})))
        assert gate.mutants(("right",), 0) == ((), ("right",))


# ---- one kernel against the other, and in other environments ----


@pytest.mark.sample(1)
@pytest.mark.parametrize("div", kernel_equivalence.MUTANTS.values(), ids=kernel_equivalence.MUTANTS)
def test_a_kernel_that_answers_otherwise_is_refuted(div: Any) -> None:
    """NumPy's against itself agrees; with one thing changed it does not."""
    assert kernel_equivalence.agrees(kernel_equivalence.by_numpy, kernel_equivalence.by_numpy, 0).counterexample is None
    assert kernel_equivalence.agrees(div, kernel_equivalence.by_numpy, 0).counterexample is not None


@pytest.mark.skipif(not environments.SUPPORTED, reason="sets MXCSR, a register of x86-64")
def test_the_environment_is_set_back_whatever_happens() -> None:
    """And a division that leaves another one behind is refuted for that."""

    def spoils(A: Any, B: Any, **attributes: Any) -> Any:
        environments.set_register(environments.DEFAULT ^ environments.MODES["up"])
        return by_numpy(A, B, **attributes)

    by_numpy = kernel_equivalence.by_numpy
    finding_ = environments.right_or_refused(spoils, refuses=True, modes=["down"])
    assert environments.register() == environments.DEFAULT
    assert finding_.counterexample is not None
    assert environments.right_or_refused(by_numpy, refuses=True).counterexample is None
    assert environments.right_or_refused(by_numpy, refuses=False).counterexample is not None


@pytest.mark.sample(1)
@pytest.mark.skipif(not environments.SUPPORTED, reason="sets MXCSR, a register of x86-64")
@pytest.mark.parametrize(
    ("div", "mode"),
    [(environments.as_it_is, mode) for mode in environments.DEADLY]
    + [
        (environments.short_through_floats, "inexact traps"),
        (environments.short_through_floats, "every exception traps"),
    ],
)
def test_a_division_that_ends_its_process_is_refuted(div: Any, mode: str) -> None:
    """By SIGFPE, in a process of its own."""
    before = dispatch.choose("numpy")
    finding_ = environments.right_or_refused(div, refuses=True, modes=[mode])
    dispatch.choose(before)
    assert finding_.counterexample is not None
    assert (finding_.counterexample["got"], finding_.counterexample["mode"]) == ("ended by SIGFPE", mode)


@pytest.mark.thorough
@pytest.mark.skipif(not environments.SUPPORTED, reason="sets MXCSR, a register of x86-64")
def test_a_mode_in_a_fork_is_judged_by_the_same_checks() -> None:
    """Wrong quotients are refuted, all cases are counted, and what raises there is no success."""
    mode = ["division by zero traps"]

    def half(A: Any, B: Any, **attributes: Any) -> Any:
        C = kernel_equivalence.by_numpy(A, B, **attributes)
        return C if environments.register() == environments.DEFAULT else C[::2]

    finding_ = environments.right_or_refused(half, refuses=True, modes=mode)
    assert finding_.counterexample is not None
    assert finding_.counterexample["got"].startswith("array(")
    right = environments.right_or_refused(kernel_equivalence.by_numpy, refuses=True, modes=mode)
    assert right.counterexample is None
    both = environments.right_or_refused(kernel_equivalence.by_numpy, refuses=True, modes=["up", *mode])
    assert both.count == 2 * right.count
    failed = environments._forked(lambda: environments.MODES["none"], "none")  # type: ignore[arg-type,return-value]
    assert failed.counterexample is not None
    assert failed.counterexample["got"] == "ended by an exception"


# ---- behaviour ----


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("relation", "check"),
    [
        ("answer", domain.every_place),
        ("outside_domain", domain.every_place),
        ("inputs_untouched", lambda: out_argument.agrees(lengths=(3,), long=0)),
        ("determinism", lambda: kernel_equivalence.agrees(vinculum.div, vinculum.div, long=0)),
        ("determinism", lambda: environments.right_or_refused(vinculum.div, refuses=False, modes=["toward zero"])),
        ("no_crash", lambda: environments.right_or_refused(vinculum.div, refuses=False, modes=["inexact traps"])),
    ],
)
def test_behaviour_is_judged_by_the_relations(
    relation: str, check: Callable[[], Outcome], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a relation that holds of nothing the same calls are refuted."""
    of_behaviour.answers.cache_clear()
    assert check().counterexample is None
    (requirement_id,) = [name for name, r in SPEC.requirements.items() if r.relation_name == f"behaviour.{relation}"]
    behaviour_holds = relations.behaviour_holds

    def never(requirement: Requirement, observation: Any) -> bool:
        return requirement.id != requirement_id and behaviour_holds(requirement, observation)

    monkeypatch.setattr(relations, "behaviour_holds", never)
    of_behaviour.answers.cache_clear()
    assert check().counterexample is not None
    of_behaviour.answers.cache_clear()

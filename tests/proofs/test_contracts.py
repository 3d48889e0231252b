"""The proofs of contracts confirm the scalar model, refute broken ones, and can fail."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

PROOFS_FOLDER = Path(__file__).parents[2] / "proofs"

pytest.importorskip("crosshair")
from vinculum.kernels import scalar  # noqa: E402
from vinculum_evidence.proof import Level, Session  # noqa: E402
from vinculum_proofs.contracts import (  # noqa: E402
    composition,
    crosshair_worker,
    exhaustive_small,
    floats,
    integers,
    sampled,
    steps,
    tables,
    verdict,
)
from vinculum_proofs.contracts.crosshair_worker import CONFIRMED, REFUTED, UNDECIDED, Answer  # noqa: E402
from vinculum_proofs.contracts.edge_operands import at_edges, first_breach  # noqa: E402
from vinculum_proofs.contracts.obligations import INTEGER_STEPS, obligations  # noqa: E402
from vinculum_proofs.mutants.scalar_mutants import MUTANTS, SIGNED_ONLY  # noqa: E402

STEPS = (*INTEGER_STEPS, *(contract.step for contract in steps.FLOAT_STEPS))
OWED = {one.type: one for one in obligations("round_half_even")}
WITNESS = {
    "float16": (1024, 1, 2, -23),
    "bfloat16": (0, 0, 1, -133),
    "float32": (0, 0, 1, -149),
    "float64": (0, 0, 1, -1074),
}
RIGHT = [Answer(name, None, CONFIRMED) for name in OWED]
DEAD = [
    Answer(name, words, REFUTED, first_breach(OWED[name], f))
    for words, f in MUTANTS["round_half_even"].items()
    for name in OWED
]


def session(tmp_path: Path) -> Session:
    return Session(60.0, 1, tmp_path)


def test_every_step_has_a_contract_a_function_and_mutants() -> None:
    assert set(STEPS) == set(MUTANTS)
    assert all(callable(getattr(scalar, step)) for step in STEPS)
    proved = {proof.claim for proof in (*floats.PROOFS, *integers.PROOFS)}
    assert proved == {f"SCALAR_{step.upper()}" for step in STEPS}


@pytest.mark.sample(3)
@pytest.mark.parametrize("step", STEPS)
def test_edges_are_kept_by_the_model_and_broken_by_each_mutant(step: str) -> None:
    for obligation in obligations(step):
        assert sum(1 for _ in at_edges(obligation)) > 10
        assert first_breach(obligation, obligation.model) is None
        for words, function in MUTANTS[step].items():
            if words not in SIGNED_ONLY or not obligation.type.startswith("u"):
                assert first_breach(obligation, function) is not None, words


@pytest.mark.sample(3)
@pytest.mark.parametrize("step", STEPS)
def test_a_contract_does_not_apply_outside_its_domain(step: str) -> None:
    obligation = obligations(step)[0]
    with pytest.raises(ValueError, match="does not speak of"):
        obligation.is_met(obligation.model, *(-(10**9) for _ in obligation.inputs))


@pytest.mark.parametrize("step", ["divide_significands", pytest.param("normalise", marks=pytest.mark.slow)])
def test_crosshair_confirms_and_refutes(step: str) -> None:
    result = crosshair_worker.answers(step, 20.0, 60.0)
    assert {answer.state for answer in result if answer.mutant is None} == {CONFIRMED}
    assert {answer.state for answer in result if answer.mutant is not None} == {REFUTED}
    assert len(result) == (1 + len(MUTANTS[step])) * 4


def test_a_timeout_is_no_confirmation() -> None:
    slow = next(one for one in obligations("special_case") if one.type == "float64")
    assert crosshair_worker.examined(slow, slow.model, None, 0.05).state == UNDECIDED


def test_a_finding_needs_every_type_confirmed_and_every_mutant_refuted() -> None:
    right = verdict.concluded(OWED, RIGHT + DEAD, WITNESS.__getitem__)
    assert right.level == Level.PROVED_MODEL
    assert right.killed == tuple(MUTANTS["round_half_even"])
    assert len(right.details["refutations"]) == 4 * len(right.killed)
    assert verdict.concluded(OWED, RIGHT[1:] + DEAD, WITNESS.__getitem__).level == Level.UNDECIDED
    open_one = [Answer("float16", None, UNDECIDED, message="not confirmed"), *RIGHT[1:], *DEAD]
    assert verdict.concluded(OWED, open_one, WITNESS.__getitem__).level == Level.UNDECIDED
    survivor = verdict.concluded(OWED, RIGHT + [Answer(a.type, a.mutant, CONFIRMED) for a in DEAD], WITNESS.__getitem__)
    assert (survivor.level, survivor.killed) == (Level.UNDECIDED, ())
    answers = [a if a.type == "float16" else Answer(a.type, a.mutant, CONFIRMED) for a in DEAD]  # at one type alone
    assert verdict.concluded(OWED, RIGHT + answers, WITNESS.__getitem__).killed == ()
    first = next(iter(MUTANTS["round_half_even"]))
    others = verdict.concluded(OWED, RIGHT + [a for a in DEAD if a.mutant != first], WITNESS.__getitem__)
    assert (others.level, others.survived) == (Level.UNDECIDED, (first,))
    nothing = verdict.concluded(OWED, RIGHT, WITNESS.__getitem__)
    assert (nothing.level, nothing.survived) == (Level.UNDECIDED, tuple(MUTANTS["round_half_even"]))
    unreal = [Answer(a.type, a.mutant, REFUTED, WITNESS[a.type]) for a in DEAD]  # operands that break nothing
    assert verdict.concluded(OWED, RIGHT + unreal, WITNESS.__getitem__).level == Level.UNDECIDED


def test_operands_that_break_the_model_as_well_kill_no_mutant(monkeypatch: pytest.MonkeyPatch) -> None:
    words = "half up for half to even"
    monkeypatch.setattr(scalar, "round_half_even", MUTANTS["round_half_even"][words])
    witness = {**WITNESS, "float16": (0, 0, 1, -24)}  # no tie, which the model has right
    assert words in verdict.concluded(OWED, RIGHT + DEAD, witness.__getitem__).survived


def test_a_broken_model_is_refuted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scalar, "round_half_even", MUTANTS["round_half_even"]["half up for half to even"])
    result = verdict.concluded(
        OWED, [Answer(name, None, REFUTED, (0, 1, 2, -24)) for name in OWED], WITNESS.__getitem__
    )
    assert result.level == Level.REFUTED
    assert result.counterexample["type"] == "float16"


@pytest.mark.sample(3)
@pytest.mark.parametrize("words", tables.MUTANTS)
def test_wrong_tables_are_refuted(words: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    changed = tables.MUTANTS[words]()
    monkeypatch.setattr(scalar, "INTEGERS", changed.INTEGERS)
    monkeypatch.setattr(scalar, "FORMATS", changed.FORMATS)
    result = tables.PROOFS[0].run(session(tmp_path))
    assert result.level == Level.REFUTED
    assert result.counterexample["expected"] != result.counterexample["got"]


@pytest.mark.parametrize(
    ("table", "name", "entry", "broken"),
    [
        (
            "FORMATS",
            "float16",
            scalar.Format(16, 10, 31),
            {"unpack", "special_case", "normalise", "scale", "align", "pack"},
        ),
        ("FORMATS", "bfloat16", None, {contract.step for contract in steps.FLOAT_STEPS}),
        ("INTEGERS", "int64", scalar.Integer(62, signed=True), {"truncated_quotient", "floored_quotient"}),
    ],
)
def test_contracts_are_of_the_types_of_the_specification(
    table: str, name: str, entry: tuple[int, ...] | None, broken: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong or missing entry of the model's tables breaks the contract of each step that uses it."""
    changed = {x: entry if x == name else y for x, y in getattr(scalar, table).items() if x != name or entry}
    monkeypatch.setattr(scalar, table, changed)
    owed = [one for step in STEPS for one in obligations(step)]
    assert {(one.step, one.type) for one in owed if first_breach(one, one.model)} == {(step, name) for step in broken}


def test_a_witness_must_be_spoken_of() -> None:
    with pytest.raises(ValueError, match="does not speak of"):
        verdict.concluded(OWED, RIGHT + DEAD, lambda _: (0, 2, 1, 0))


@pytest.mark.thorough
def test_composition_small_formats_and_integers(tmp_path: Path) -> None:
    proofs = {proof.claim: proof for proof in (*composition.PROOFS, *exhaustive_small.PROOFS)}
    assert proofs["SCALAR_DIVIDE_COMPOSITION"].run(session(tmp_path)).level == Level.PROVED_MODEL
    eight = proofs["SCALAR_INTEGERS_8"].run(session(tmp_path))
    assert (eight.level, eight.details["count"]) == (Level.EXHAUSTIVE, 4 * 2**16)


WRAPPER = "from functools import wraps\n\ndef made(f):\n    return wraps(f)(lambda a, b, form: 0 if a == 7 else f(a, b, form))\n\n"
DIVIDE = "def divide(a: int"


@pytest.mark.parametrize(("before", "behind"), [
    (f"{WRAPPER}@made\n", ""), (WRAPPER, "divide = made(divide)"), ("", "def divide(a, b, form):\n    return 0"),
    (WRAPPER, "globals()['divide'] = made(divide)"), ("", "from operator import floordiv as align"),
    ("", "def later():\n    globals()['align'] = divmod"),
])  # fmt: skip
def test_divide_is_the_function_that_is_read(before: str, behind: str, tmp_path: Path) -> None:
    """And not what is made of it: a wrapper that passes terms on is seen by none of the runs."""
    module = elsewhere(tmp_path, DIVIDE, f"{before}{DIVIDE}", behind)
    assert composition.otherwise_bound(module)
    assert not composition.otherwise_bound(scalar)


def elsewhere(folder: Path, old: str, new: str, behind: str = "") -> ModuleType:
    """The scalar model with its text changed, as a module in `folder`."""
    file, text = folder / "scalar_elsewhere.py", Path(scalar.__file__).read_text()
    assert old in text
    file.write_text(f"{text.replace(old, new, 1)}\n\n{behind}\n")
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SPECIAL = "    if special is not None:\n        return special\n"


@pytest.mark.parametrize(("old", "new", "stray"), [
    (SPECIAL, 2 * SPECIAL, "if special is not None:\n    return special"), ("A.sign ^ B.sign", "A.sign ^ B.sign ^ 1", "1"),
    ("unpack(a, form)", "unpack(abs(a), form)", "abs(a)"), ("    A, B =", "    while a:\n        a = b\n    A, B =", "while a:\n    a = b"),
])  # fmt: skip
def test_divide_is_written_in_few_words(old: str, new: str, stray: str, tmp_path: Path) -> None:
    """A second branch, a number, another call, a loop: what steps that only write down need not come by."""
    assert stray in composition.strays(elsewhere(tmp_path, old, new).divide)
    assert composition.strays(scalar.divide) == []


@pytest.mark.parametrize("words", composition.MUTANTS)
def test_a_divide_of_other_steps_is_another_term(words: str) -> None:
    assert composition.terms(composition.MUTANTS[words]) != (composition.SPECIAL, composition.REGULAR)


def test_a_broken_divide_is_refuted_on_a_small_format(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(exhaustive_small, "SMALL", exhaustive_small.SMALL[:1])
    run = next(proof.run for proof in exhaustive_small.PROOFS if proof.claim == "SCALAR_SMALL_FORMATS")
    right = run(session(tmp_path))
    assert (right.level, right.survived, right.details["count"]) == (Level.EXHAUSTIVE, (), 2**12)
    monkeypatch.setattr(scalar, "divide", lambda a, b, form: a)
    assert run(session(tmp_path)).level == Level.REFUTED


def test_samples_are_reproducible_and_refute(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run = next(proof.run for proof in sampled.PROOFS if proof.claim == "SCALAR_INTEGERS_SAMPLED")
    first = run(session(tmp_path))
    assert first.level == Level.TESTED
    assert first == run(session(tmp_path))
    monkeypatch.setattr(scalar, "truncated_quotient", scalar.floored_quotient)
    assert run(session(tmp_path)).level == Level.REFUTED

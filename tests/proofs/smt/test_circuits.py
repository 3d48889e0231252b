"""Circuits agree with their formulas; right and wrong quotients go through that of fp.div."""

import doctest
import json
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("z3")

import z3

from tests.support.c_compiler import needs_compiler
from vinculum.kernels import dispatch
from vinculum_evidence.proof import Level, Session
from vinculum_proofs.exhaustive import fp_div_pairs
from vinculum_proofs.mutants import broken_sweeps
from vinculum_proofs.smt import circuits
from vinculum_proofs.smt.circuits import DECLARED, LANES, Circuit

pytestmark = needs_compiler
EVIDENCE = Path(__file__).parents[3] / "proofs" / "evidence" / "exhaustive.jsonl"
GATES = {
    "true": "true",
    "false": "false",
    "not": "(not (= a b))",
    "and": "(and (bvult a b) (bvult b c))",
    "or": "(or (= a b) (= b c))",
    "xor": "(xor (bvslt a b) (= b c))",
    "if": "(ite (bvult a b) (= c (bvadd a b)) (= c (bvmul a b)))",
    "division": "(= c (bvudiv a b))",
    "remainder": "(= c (bvsrem a b))",
    "shift": "(= c (bvashr a (bvand b #x000f)))",
}


def _operands(seed: int, size: int = LANES) -> list[Any]:
    """Any patterns, and some that are small or alike."""
    words = np.random.default_rng(seed).integers(0, 1 << 16, (3, size)).astype(np.uint16)
    words[:, ::3] &= 3
    words[2, ::4] = words[0, ::4]
    return list(words)


def _holds(script: str, a: int, b: int, c: int) -> bool:
    """What Z3 itself computes of numbers: not by the tactics that a circuit is made with."""
    values = [(z3.BitVec(x, 16), z3.BitVecVal(int(v), 16)) for x, v in zip("abc", (a, b, c), strict=True)]
    value = z3.simplify(z3.And([z3.substitute(x, *values) for x in z3.parse_smt2_string(script)]))
    assert z3.is_true(value) or z3.is_false(value)
    return z3.is_true(value)


def _accepted(circuit: Circuit, *operands: Any) -> list[bool]:
    """Of each element by itself."""
    return [circuit.refused(*(np.full(LANES, x[k]) for x in operands)) is None for k in range(operands[0].size)]


def test_example_of_circuits() -> None:
    assert doctest.testmod(circuits).failed == 0


@pytest.mark.sample(2)
@pytest.mark.parametrize("formula", GATES.values(), ids=GATES)
def test_a_circuit_says_what_its_formula_says(formula: str) -> None:
    script = f"{DECLARED}(assert {formula})"
    operands = _operands(1)
    assert _accepted(Circuit(script), *operands) == [_holds(script, *x) for x in zip(*operands, strict=True)]


@pytest.mark.thorough
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_the_fp_div_circuit_agrees_with_numbers(dtype: str) -> None:
    """On special, subnormal and other operands; on the kernel's quotients and on other patterns."""
    script = fp_div_pairs.script(dtype)
    element = fp_div_pairs.TYPES[dtype]
    assert element.form is not None
    infinity = ((1 << (16 - element.form.p)) - 1) << (element.form.p - 1)
    special = [0, 1, infinity, infinity - 1, infinity + 1, element.form.emax << (element.form.p - 1), 2, 3]
    pairs = [(x | s, y | t) for x, y in product(special, repeat=2) for s, t in ((0, 0), (0, 1 << 15))]
    a, b = np.array(pairs, np.uint16).T.copy()
    kind = fp_div_pairs.patterns(element, 0, 1).dtype
    c = fp_div_pairs.KERNEL(a.view(kind), b.view(kind)).view(np.uint16)
    wrong_results = c ^ np.uint16(1) << np.arange(c.size, dtype=np.uint16) % np.uint16(16)
    circuit = Circuit(script)
    for results in (c, wrong_results):
        verdicts = [_holds(script, *x) for x in zip(a, b, results, strict=True)]
        assert _accepted(circuit, a, b, results) == verdicts
        assert (results is c) == all(verdicts)
    assert circuit.refused(*(np.resize(x, LANES) for x in (a, b, c))) is None


def test_the_first_element_that_is_refused() -> None:
    circuit = Circuit(f"{DECLARED}(assert (= c (bvadd a b)))")
    a, b, _ = _operands(2, 3 * LANES)
    for k in range(0, a.size, 7):
        c = a + b
        c[k] ^= 1 << k % 16
        c[k + 1 :: 5] ^= 1
        assert circuit.refused(a, b, c) == k


def test_bad_scripts_and_operands() -> None:
    for name in ("d", "a3", "a16"):
        with pytest.raises(ValueError, match=f"no gate: {name}"):
            Circuit(f"{DECLARED}(declare-const {name} Bool)(assert (= (= a b) {name}))")
    with pytest.raises(ValueError, match="quoted"):
        Circuit(f"{DECLARED}(declare-const |bit 3 of a| Bool)(assert |bit 3 of a|)")
    circuit = Circuit(f"{DECLARED}(assert (= a b c))")
    right = np.zeros(LANES, np.uint16)
    for bad in (
        right[:-1],
        right.astype(np.int16),
        np.zeros(2 * LANES, np.uint16)[::2],
        np.zeros(2 * LANES, np.uint16),
    ):
        for place in range(3):
            with pytest.raises(ValueError, match="one length that is a multiple of 256"):
                circuit.refused(*(bad if k == place else right for k in range(3)))


@pytest.mark.thorough
@pytest.mark.skipif(not dispatch.serves(), reason=f"the NumPy kernel serves alone: {dispatch.missing}")
def test_a_kernel_that_is_wrong_is_refuted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The circuit kills the mutants first; then the proof ends at the first wrong pair."""
    monkeypatch.setattr(fp_div_pairs, "KERNEL", broken_sweeps.flushed)
    finding = fp_div_pairs.every_pair("bfloat16", Session(60.0, 1, tmp_path))
    assert finding.level is Level.REFUTED
    assert finding.counterexample is not None
    assert finding.counterexample["C"] in ("0", "-0")


@pytest.mark.skipif(not dispatch.serves(), reason=f"the NumPy kernel serves alone: {dispatch.missing}")
def test_each_numerator_is_put_to_it_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With every denominator; else what is said to be exhaustive would be no more than a part."""
    numerators = list[int]()

    def accepted(_circuit: Circuit, _divide: object, _element: object, k: int) -> tuple[None, np.ndarray]:
        numerators.append(k)
        return None, np.zeros(0, np.uint16)

    monkeypatch.setattr(fp_div_pairs, "_mutants", lambda *_: [("one", True)])
    monkeypatch.setattr(fp_div_pairs, "refused", accepted)
    monkeypatch.setattr(fp_div_pairs, "digest", lambda *_: b"")
    finding = fp_div_pairs.every_pair("bfloat16", Session(60.0, 2, tmp_path))
    assert sorted(numerators) == list(range(1 << 16))
    assert (finding.level, finding.details["count"]) == (Level.EXHAUSTIVE, 1 << 32)
    monkeypatch.setattr(fp_div_pairs, "range", lambda *ends: range(*ends)[1:], raising=False)
    part = fp_div_pairs.every_pair("bfloat16", Session(60.0, 2, tmp_path))
    assert (part.level, part.details["count"] < 1 << 32) == (Level.UNDECIDED, True)
    assert str(part.reason).endswith("numerators were left out")


def test_records_of_the_same_results_have_one_digest() -> None:
    """One digest makes one theorem of three records: relation, fp.div and code paths saw the same results."""
    lines = EVIDENCE.read_text(encoding="utf-8").splitlines()
    digests = {record["claim"]: record["details"].get("digest") for record in map(json.loads, lines)}
    for proof in fp_div_pairs.PROOFS:
        name = proof.claim.removeprefix("FP_DIV_EVERY_PAIR_")
        assert digests[proof.claim] == digests[f"EVERY_PAIR_{name}"] == digests[f"EVERY_WAY_{name}"] is not None

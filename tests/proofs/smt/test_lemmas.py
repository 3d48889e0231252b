"""A lemma with instances among a claim's hypotheses is one of the claim's goals."""

import importlib
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

PROOFS = Path(__file__).parents[3] / "proofs"

pytest.importorskip("z3")

from vinculum_evidence.catalogue import module_name  # noqa: E402
from vinculum_proofs.smt import lemmas  # noqa: E402
from vinculum_proofs.smt.floating import c_lemmas  # noqa: E402
from vinculum_proofs.smt.goals import Goal, Question  # noqa: E402
from vinculum_proofs.smt.integer import refined_estimates  # noqa: E402

MODULES = [
    importlib.import_module(module_name(file.relative_to(PROOFS.parent)))
    for file in sorted((PROOFS / "vinculum_proofs" / "smt").rglob("*.py"))
    if file.name != "__init__.py"
]
LEMMAS = {"product": [lemmas.PRODUCT, c_lemmas.REAL_PRODUCT], "equals": [lemmas.EQUALS]}
CLAIMS = {
    proof.claim: proof.run
    for module in MODULES
    if vars(module).keys() & {*LEMMAS, "reals"}  # which are products
    for proof in getattr(module, "PROOFS", ())
    if isinstance(proof.run, Question)
}


def asked_with_lemmas(monkeypatch: pytest.MonkeyPatch, question: Question) -> tuple[set[str], Sequence[Goal]]:
    """Which lemmas are used where the goals of `question` are made; and the goals."""
    used = set[str]()

    def recorder(name: str, instance: Callable[..., Any]) -> Callable[..., Any]:
        def record(*terms: Any) -> Any:
            used.add(name)
            return instance(*terms)

        return record

    for name in LEMMAS:
        instance = getattr(lemmas, name)
        for module in MODULES:
            if vars(module).get(name) is instance:
                monkeypatch.setattr(module, name, recorder(name, instance))
    goals, _ = question.build()
    return used, goals


@pytest.mark.sample(4)
@pytest.mark.parametrize("claim", CLAIMS)
def test_lemma_that_is_used_is_a_goal(claim: str, monkeypatch: pytest.MonkeyPatch) -> None:
    used, goals = asked_with_lemmas(monkeypatch, CLAIMS[claim])
    assert [name for name in sorted(used) if not any(lemma in goals for lemma in LEMMAS[name])] == []


def test_used_lemmas_are_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the test above would ask nothing."""
    assert asked_with_lemmas(monkeypatch, CLAIMS["MULTIPLY_HIGH"])[0] == {"product", "equals"}


def test_the_c_refines_32_bit_estimates_by_the_proved_constant() -> None:
    native = PROOFS.parent / "src/vinculum/kernels/native"
    constants = re.findall(r"_mm512_set1_pd\((.*?)\)", (native / "x86/avx512/int32.c").read_text())
    assert constants == [f"1.0 + 0x1p-{(1 / refined_estimates.MORE).p.bit_length() - 1}"]

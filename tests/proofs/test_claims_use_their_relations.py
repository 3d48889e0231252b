"""A claim that solvers decide uses the relation of each requirement that it names."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from vinculum_evidence import smt_scripts  # noqa: E402
from vinculum_evidence.catalogue import load  # noqa: E402
from vinculum_proofs.smt.goals import Question  # noqa: E402
from vinculum_spec import loader  # noqa: E402
from vinculum_spec.loader import specification  # noqa: E402

ASKED_OTHERWISE = {
    claim: entry.proof
    for claim, entry in load(ROOT / "proofs").entries.items()
    if isinstance(entry.proof.run, Question) and entry.proof.published is None
}
NAMED_OTHERWISE = {
    relation: [claim for claim, proof in ASKED_OTHERWISE.items() if not of.isdisjoint(proof.requirements)]
    for relation in sorted({r.relation_name for r in specification().requirements.values()})
    for of in [{r.id for r in specification().requirements.values() if r.relation_name == relation}]
}
# The whole quotient is made of its cases, by which claims speak of it; of what is taken for granted of units see below.
MADE_OF_CASES = "ieee754.quotient"
# Powers of two, and that operands may be normalised first: both are what proofs that use `units` take for granted.
STEPS = {"ieee754.units": {"FLOAT_POWERS", "FLOAT_UNITS_NORMALISED"}}
SCRIPTS = """
import json, sys
from vinculum_evidence.catalogue import load
from pathlib import Path
from vinculum_evidence import smt_scripts
made = {}
entries = load(Path(sys.argv[1])).entries
for claim in sys.argv[2:]:
    try:
        made[claim] = sorted(map(str, smt_scripts.scripts_of(entries[claim].proof)))
    except Exception as error:
        made[claim] = [repr(error)]
print(json.dumps(made))
"""


def never(spec: Path, relation: str) -> None:
    """Have this relation apply everywhere and hold nowhere, from the line on that states it."""
    module, _, name = relation.partition(".")
    module = loader.MODULES[module].replace(".", "/")
    path = spec / "vinculum_spec" / f"{module}.py"
    lines = path.read_text().splitlines(keepends=True)
    (end,) = (
        node.end_lineno
        for node in ast.parse("".join(lines)).body
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets)
    )
    sympy = '__import__("sympy")'
    lines.insert(int(end or 0), f"{name} = Relation({sympy}.true, {sympy}.false, {name}.parameters)\n")
    path.write_text("".join(lines))


def asked_alike(spec: Path, claims: list[str]) -> set[str]:
    """The claims of which solvers are asked the same where this is the specification."""
    rooms = [str(spec), str(ROOT / "src"), str(ROOT / "proofs"), *filter(None, sys.path)]
    words = (sys.executable, "-S", "-c", SCRIPTS, str(ROOT / "proofs"), *claims)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(rooms)}
    ran = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    answers = json.loads(ran.stdout.splitlines()[-1])
    return {
        claim for claim in claims if answers[claim] == sorted(map(str, smt_scripts.scripts_of(ASKED_OTHERWISE[claim])))
    }


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    """A copy of the specification."""
    return Path(shutil.copytree(ROOT / "spec", tmp_path / "spec", ignore=shutil.ignore_patterns("__pycache__")))


@pytest.mark.thorough
def test_the_same_relations_are_the_same_questions(spec: Path) -> None:
    """So that it is the relation, and nothing else, that the questions below differ by."""
    claims = NAMED_OTHERWISE["integer.truncated_quotient"]
    assert claims
    assert asked_alike(spec, claims) == set(claims)


@pytest.mark.parametrize(
    "relation",
    [
        pytest.param(name, marks=[] if name == "integer.truncated_quotient" else [pytest.mark.slow])
        for name, claims in NAMED_OTHERWISE.items()
        if claims and name != MADE_OF_CASES
    ],
)
def test_another_relation_is_another_question(relation: str, spec: Path) -> None:
    never(spec, relation)
    assert asked_alike(spec, NAMED_OTHERWISE[relation]) == STEPS.get(relation, set())

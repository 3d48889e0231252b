"""A relation with a wrong domain, or one that accepts anything, is not proved.

Each case is the specification with one line of it changed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
RUN = """
from importlib import import_module
from pathlib import Path
import sys
# The finder of an editable installation would have its own say.
sys.meta_path = [finder for finder in sys.meta_path if isinstance(finder, type)]
import vinculum_spec
assert vinculum_spec.__path__ == [sys.argv[3]]
from vinculum_evidence.proof import Session
for proof in import_module(sys.argv[1]).PROOFS:
    if proof.claim == sys.argv[2]:
        print(proof.run(Session(60.0, 1, Path())).level.name)
"""
ZERO = "zero_numerator = Relation(And(Eq(A, 0), Ne(B, 0)), And(Eq(C, 0)))"
EXACT = "quotient = Relation(domain=And(Ne(B, 0)), holds=And(Eq(B * C, A)))"
PRINTED = "printed_quotient = Relation(domain=And(Ne(B, 0)),"
PATTERNS, EXPONENTS = "    And(Ge(bits, 0), Lt(bits, 2**w)),", "    And(Ge(field_e, 0), Le(field_e, _top)),"
FLOATS = "nonzero_denominator = always(Not(And(_finite_B, _zero_B)))"
REALS = "nonzero_denominator = always(Ne(B, 0))"

pytest.importorskip("z3")
pytest.importorskip("cvc5")


def test_specification_as_it_is_is_proved() -> None:
    assert level(ROOT / "spec" / "vinculum_spec", "rationals", "REAL_QUOTIENT_UNIQUE") == "PROVED_MODEL"


def level(spec: Path, module: str, claim: str) -> str:
    """What the claim comes to by the specification in `spec`."""
    rooms = os.pathsep.join(map(str, (ROOT / "proofs", ROOT / "src", spec.parent)))
    ran = subprocess.run([sys.executable, "-c", RUN, f"vinculum_proofs.smt.{module}", claim, str(spec)], env={**os.environ, "PYTHONPATH": rooms}, capture_output=True, text=True, check=False)  # fmt: skip
    return ran.stdout.strip() or ran.stderr


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("file", "old", "new", "module", "claims"),
    [
        ("integer", ZERO, ZERO.replace("And(Eq(C, 0))", "And(True)"), "integer.integers", ["INT_TRUNCATED", "INT_FLOORED"]),
        ("integer", ZERO, ZERO.replace("And(Eq(C, 0))", "And(False)"), "integer.integers", ["INT_TRUNCATED"]),
        ("integer", ZERO, ZERO.replace("Ne(B, 0)", "Gt(B, 0)"), "integer.integers", ["INT_TRUNCATED"]),
        ("integer", REALS, "nonzero_denominator = Relation(And(Ne(A, 1)), And(Ne(B, 0)))", "cases", ["INT_CASES"]),
        (
            "real",
            EXACT,
            EXACT.replace("Ne(B, 0)", "Ne(B, 0), Ne(A, 1)"),
            *("rationals", ["REAL_QUOTIENT_UNIQUE"]),
        ),
        ("real", EXACT, EXACT.replace("Ne(B, 0)", "Ne(B, 0), Ne(A, 1)"), "floating.fp_decoding", ["REAL_QUOTIENT_DIVIDES"]),
        ("real", PRINTED, PRINTED.replace("Ne(B, 0)", "Ne(B, 0), Ne(A, 1)"), "rationals", ["PRINTED_QUOTIENT_TOLERANCE"]),
        ("real", PRINTED, PRINTED.replace("Ne(B, 0)", "Ne(B, 0), Ne(A, 1)"), "floating.fp_decoding", ["REAL_QUOTIENT_DIVIDES"]),
        ("real", REALS, "nonzero_denominator = Relation(And(Ne(A, 1)), And(Ne(B, 0)))", "floating.fp_decoding", ["REAL_QUOTIENT_DIVIDES"]),
        ("ieee754", FLOATS, FLOATS.replace("always(", "Relation(And(Ne(m_B, 0)), "), "floating.fp_decoding", ["FP_NONZERO_DENOMINATOR"]),
        ("ieee754", PATTERNS, "    And(False),", "floating.fp_decoding", ["FP_ENCODING"]),
        ("ieee754", PATTERNS, PATTERNS.replace("And(", "And(Ne(bits, 1), "), "floating.fp_decoding", ["FP_ENCODING"]),
        ("ieee754", EXPONENTS, "    And(False),", "floating.fp_decoding", ["FP_DECODING"]),
        ("ieee754", EXPONENTS, EXPONENTS.replace("And(", "And(Ne(field_e * 2 ** (p - 1) + field_f, 1), "), "floating.fp_decoding", ["FP_DECODING"]),
    ],
)  # fmt: skip
def test_changed_relation_is_proved_no_more(
    tmp_path: Path, file: str, old: str, new: str, module: str, claims: list[str]
) -> None:
    spec = shutil.copytree(ROOT / "spec" / "vinculum_spec", tmp_path / "vinculum_spec")
    changed = spec / "relations" / f"{file}.py"
    text = changed.read_text()
    assert text.count(old) == 1
    changed.write_text(text.replace(old, new))
    for claim in claims:
        assert level(spec, module, claim) in ("REFUTED", "UNDECIDED")

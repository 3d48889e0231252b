"""Build the harness, and judge what it answers."""

import subprocess
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import numpy as np

from tests.codegen.c.generated_c import COMMITTED, NATIVE
from vinculum.codegen import c
from vinculum.codegen.c.render import Arithmetic
from vinculum.exports import harness
from vinculum.gate.cases.domain import out_of_domain
from vinculum.gate.cases.values.special_values import cross, interior, special_values
from vinculum.gate.interchange.case_lines import plan_of
from vinculum.gate.interchange.judge_lines import LineJudge, LineVerdict
from vinculum.gate.interchange.result_lines import chunks
from vinculum.gate.targets.program import lines
from vinculum.gate.targets.program.process import Program
from vinculum_spec.loader import specification

EXAMPLE = Path(__file__).parents[3] / "examples" / "boards"
LOOP, OPERATOR, KERNEL = ("vinculum_harness.c", "vinculum_harness_operator.c", "vinculum_harness_kernel.c")
FEW = ("float32", "float64", "int32")
WITH_KERNEL = (KERNEL, "vinculum_div.c")


def write_sources(folder: Path, arithmetic: Arithmetic = "hardware") -> None:
    """Write the harness, the generated C and the examples: all types, or a few in integer arithmetic."""
    dtypes = () if arithmetic == "hardware" else FEW
    sources = harness.files(None, dtypes)
    if arithmetic == "hardware":
        sources |= {name: (NATIVE / "generated" / name).read_text() for name in COMMITTED}
    else:
        sources |= c.files(None, dtypes, arithmetic=arithmetic, word=32)
    for name, text in sources.items():
        (folder / name).write_text(text)
    for example in EXAMPLE.glob("*.*"):
        (folder / example.name).write_bytes(example.read_bytes())


def verdict(
    command: Sequence[str], dtype: str, count: int, *, profile: str = "sonnx", seconds: float = 200.0
) -> LineVerdict:
    """What is wrong with the quotients of `count` pairs, and of pairs outside of the domain.

    Half of the pairs are of special values.
    """
    plan, random = plan_of(profile, dtype), np.random.default_rng(0)
    crossed = cross(special_values(plan.element))
    special = random.permutation(crossed[0].size)[: count // 2]
    parts = [
        tuple(x[special] for x in crossed),
        interior(plan.element, count // 2, random),
        *(out_of_domain.violating(plan, requirement.id) for requirement in plan.conditions),
    ]
    A, B = (np.concatenate(column) for column in zip(*parts, strict=True))
    request = lines.encode(A, B)
    program = Program(command)
    try:
        answer = program.exchange([request], lines.AnswerLength(A.size), seconds)
    finally:
        program.end()
    judging = LineJudge(plan)
    judging.judge(chunks(BytesIO(answer), dtype, BytesIO(request)))
    assert judging.verdict.judged + judging.verdict.unsupported == A.size > count // 2
    return judging.verdict


def conversation(command: Sequence[str], text: bytes) -> list[str]:
    """The lines that a program answers to this input."""
    ran = subprocess.run(command, input=text, capture_output=True, timeout=60, check=True)
    assert not ran.stderr
    return ran.stdout.decode().splitlines()


TYPES = tuple(name for name, element in specification().types.items() if element.width)

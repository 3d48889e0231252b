"""The example programs of each language, built by the commands in their heads, and with faults."""

import re
import shutil
import subprocess
from io import BytesIO
from pathlib import Path

import pytest

from tests.gate.support.plans import plan
from vinculum.gate.cases.domain import out_of_domain
from vinculum.gate.interchange.case_lines import distinct, in_domain
from vinculum.gate.interchange.judge_lines import LineJudge, LineVerdict
from vinculum.gate.interchange.result_lines import chunks
from vinculum.gate.targets.program import lines
from vinculum.gate.targets.program.command import command
from vinculum.gate.targets.program.process import Program

EXAMPLE = Path(__file__).parents[2] / "examples" / "pipes"
SOURCES = ("lines.c", "lines.rs", "Lines.java", "lines.js", "lines.go", "divider.v")
STEP = {"divider.v": 16}  # a simulator takes longer
COST = {"lines.c": (), "lines.go": (pytest.mark.slow,)}  # the others are in the second tier
FAULTS = {  # a source, what a fault replaces by what, the type, and a requirement that it violates
    "a wrong sign": (
        "lines.c",
        "(uint32_t)(x / y)",
        "(uint32_t)(x / y) + (x % y < 0 && y < 0)",
        "int32",
        "E_DIV_INT_FUNC_0010",
    ),
    "a floor": ("Lines.java", "return a / b;", "return Math.floorDiv(a, b);", "int32", "E_DIV_INT_FUNC_0010"),
    "subnormals flushed": (
        "lines.rs",
        "(f32::from_bits(a) / f32::from_bits(b)).to_bits()",
        "Some(f32::from_bits(a) / f32::from_bits(b)).filter(|c| !c.is_subnormal()).unwrap_or(0.0).to_bits()",
        "float32",
        "V_DIV_FLOAT_SUBNORMAL_0010",
    ),
    "a lost carry": ("divider.v", "{1'b0, magnitude}", "{2'b0, magnitude[30:0]}", "int32", "E_DIV_INT_FUNC_0010"),
    "a missing check": ("divider.v", "b == 0;", "1'b0;", "int32", "V_DIV_OUTSIDE_DOMAIN_0010"),
    "a rounded reciprocal": (
        "lines.js",
        "view.getFloat32(0) / view.getFloat32(4)",
        "view.getFloat32(0) * Math.fround(1 / view.getFloat32(4))",
        "float32",
        "E_DIV_FLOAT_FUNC_0010",
    ),
}


def marked(source: str, *more: str) -> object:
    marks = COST.get(source, (pytest.mark.thorough,))
    return pytest.param(source, *more, marks=marks, id="-".join((source, *more)))


def build(source: str, folder: Path, replace: tuple[str, str] | None = None) -> str:
    """Copy an example and run the commands in its head. Returns the target that the head names."""
    text = (EXAMPLE / source).read_text()
    head = [match[1] for line in text.splitlines() if (match := re.match(r"(?:\W*)((?:\w+|vinculum check) .*)", line))]
    programs = ("cc", "rustc", "javac", "go", "iverilog")
    builds = [line for line in head if line.split()[0] in programs and source in line]
    (check,) = (line for line in head if line.startswith("vinculum check"))
    target = re.search(r'"(exec:[^"]+)"', check)
    assert target is not None
    for program in (*(line.split()[0] for line in builds), command_words(target[1])[0]):
        if "/" not in program and shutil.which(program) is None:
            pytest.skip(f"no {program}")
    if replace is not None:
        assert text.count(replace[0]) == 1, "the fault is planted in one place"
        text = text.replace(*replace)
    (folder / source).write_text(text)
    (folder / "build").mkdir()
    for line in builds:
        subprocess.run(line.split(), cwd=folder, check=True, capture_output=True)
    return target[1]


def command_words(target: str) -> list[str]:
    return target.removeprefix("exec:").split()


def verdict(target: str, dtype: str, step: int = 1) -> LineVerdict:
    """What is wrong with its answers to each `step`-th pair of a sample, and outside of the domain."""
    sample = plan("sonnx", dtype)
    outside = [out_of_domain.violating(sample, requirement.id) for requirement in sample.conditions]
    inside = (x[::step] for x in distinct(*in_domain(sample)))
    texts = [lines.encode(*inside), *(lines.encode(A, B) for A, B in outside)]
    request = b"".join(texts)
    program = Program(command(target, dtype))
    try:
        answer = program.exchange([request], lines.AnswerLength(request.count(b"\n")), 120.0)
    finally:
        program.end()
    found = LineJudge(sample).judge(chunks(BytesIO(answer), dtype, BytesIO(request)))
    assert found.judged == request.count(b"\n") > 300
    assert found.outside == sum(A.size for A, _ in outside)
    return found


CASES = [
    marked(source, dtype)
    for source in SOURCES
    for dtype in (("int32",) if source == "divider.v" else ("float32", "float64", "int32"))
]


@pytest.mark.parametrize(("source", "dtype"), CASES)
def test_examples_divide(source: str, dtype: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """E_DIV_FLOAT_FUNC_0010, E_DIV_INT_FUNC_0010, and the errors of V_DIV_OUTSIDE_DOMAIN_0010."""
    monkeypatch.chdir(tmp_path)
    found = verdict(build(source, tmp_path), dtype, STEP.get(source, 1))
    assert found.wrong == 0, found.examples
    assert not found.unsupported


@pytest.mark.parametrize(
    "fault", [pytest.param(name, marks=COST.get(FAULTS[name][0], (pytest.mark.thorough,))) for name in FAULTS]
)
def test_planted_faults_are_found(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source, old, new, dtype, requirement = FAULTS[fault]
    found = verdict(build(source, tmp_path, (old, new)), dtype, STEP.get(source, 1))
    assert found.violations[requirement] > 0
    assert found.wrong < found.judged, "some quotients are right"


def test_every_example_is_tested() -> None:
    files = {path.name for path in EXAMPLE.iterdir() if path.is_file()}
    assert files == {
        *SOURCES,
        "frames.c",
        "directions.c",
        "README.md",
    }  # tests/examples/test_directions.py has directions.c

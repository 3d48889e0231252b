"""What a person reads of an installation: of one that is right, and of all that may be wrong with one."""

import hashlib
import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import vinculum
from vinculum.installation.evidence import Claim, Examined
from vinculum.installation.files import Files
from vinculum.installation.fp_unit import NEAREST, OFF, Unit
from vinculum.installation.kernel import NATIVE, NUMPY, Kernel, sources
from vinculum.installation.outcome import Failure, TypeOutcome
from vinculum.installation.report import MAX_LISTED, show
from vinculum.installation.verify import Verification

SOURCES = {"div.c": "1" * 64, "div.h": "2" * 64}
BINARY = "ab" * 32
CODE = "x86-64-v3, float16 by f16c"
INT8 = TypeOutcome("int8", "onnx-14", judged=1000, compared=20, refused=3, refuses=True)
REAL = TypeOutcome("real", "sonnx", judged=500, compared=7)
WRONG_QUOTIENT = Failure("strided [by 2]", "A = 7, B = 2", "4", "3")
PROOF = Claim("PROOF", "the source", "PROVED_SOURCE", "all", (), tuple(SOURCES))
RUN = Claim("RUN", "the binary", "EXHAUSTIVE", "all", ("int8", "uint8"), tuple(SOURCES), BINARY, CODE, whole=True)
RIGHT = Verification(
    Kernel(NATIVE, "", "/elsewhere/_native.so", BINARY, "gcc", "-O3", CODE, "AMD EPYC", 2, SOURCES),
    Files(9),
    SOURCES,
    Unit(NEAREST, OFF, contraction=False, excess_precision=False),
    (INT8, REAL),
    Examined(SOURCES, (RUN, PROOF)),
)
ELSEWHERE = replace(RIGHT, kernel=replace(RIGHT.kernel, sha256="cd" * 32))


def lines(verification: Verification) -> list[str]:
    """What is shown, a line each."""
    console = Console(file=io.StringIO(), width=200)
    show(console, verification)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]  # type: ignore[attr-defined]


def test_report_of_a_verified_installation() -> None:
    assert lines(RIGHT) == [
        "kernel     compiled: /elsewhere/_native.so",
        f"           SHA-256 {BINARY}",
        "           gcc -O3",
        f"           2 threads; code for {CODE}",
        "files      9 of 9 as they were installed",
        "           the C in the package is what the binary was compiled from",
        "processor  rounds to nearest; subnormal numbers kept",
        "           each operation rounded once: none fused, none with excess precision",
        "self-test  2 types: 1,500 quotients judged by the relations,",
        "           27 more compared with those in other forms of call,",
        "           3 calls outside of the domain refused",
        "           none wrong",
        "evidence   about the source that this binary was compiled from:",
        "             PROVED_SOURCE PROOF",
        "           about this very binary:",
        "             EXHAUSTIVE RUN (int8, uint8)",
        "           levels are as recorded when the binary was examined; whether the records still stand is said by",
        "           `vinculum prove --check`, in the checkout",
        "",
        "verified: the kernel divides as it should, and the evidence is about this very binary and its source",
    ]


@pytest.mark.parametrize(
    ("deviation", "expected_lines"),
    [
        (
            {"outcomes": (replace(INT8, failures=[WRONG_QUOTIENT] * (MAX_LISTED + 2)), REAL)},
            [
                "           wrong: int8",
                "int8, onnx-14, strided [by 2]",
                "    operands A = 7, B = 2",
                "    got      4",
                "    expected 3",
                "wrong: int8 (onnx-14), strided [by 2]: a wrong result",
                "failed: do not rely on this installation",
            ],
        ),
        (
            {"files": Files(9, tuple("abcdefg"), ("vinculum/x.so",), "because")},
            [
                "files      2 of 9 as they were installed: a, b, c, d, e and 2 more",
                "           1 that were not installed: vinculum/x.so",
                "           because",
                "wrong: a is not as it was installed",
                "wrong: vinculum/x.so was not installed, and may be loaded in the place of what was",
                "failed: do not rely on this installation",
            ],
        ),
        (
            {"sources": {"div.c": "1" * 64}},
            [
                "           the C in the package is not what the binary was compiled from: div.h",
                "wrong: div.h is not what the binary was compiled from: install again",
                "failed: do not rely on this installation",
            ],
        ),
        (
            {"outcomes": (INT8, replace(REAL, judged=0, stopped="traps are set"))},
            [
                "self-test  1 types: 1,000 quotients judged by the relations,",
                "           none wrong",
                "           not tested: real",
                "missing: real (sonnx): traps are set",
                "incomplete: not all of the kernel could be tested",
            ],
        ),
        ({"outcomes": ()}, ["missing: no type was tried", "incomplete: not all of the kernel could be tested"]),
        (
            {"kernel": ELSEWHERE.kernel},
            [
                "missing: no evidence is about this very binary",
                "to make that evidence for this binary:",
                "    vinculum check vinculum --level exhaustive --dtype int8 uint8",
                "incomplete: the kernel passes its self-test, but some of the required evidence is missing",
            ],
        ),
        (
            {"kernel": Kernel(NUMPY, "it was chosen")},
            ["kernel     NumPy's: it was chosen", "missing: the compiled kernel does not serve: it was chosen"],
        ),
        ({"evidence": Examined()}, ["evidence   none that is about the C or a compiled kernel"]),
        (
            {"unit": Unit("up", "results", contraction=True, excess_precision=False)},
            [
                "processor  rounds up; results flushed to zero",
                "           operations are fused, or rounded twice",
                "           not the default environment: the compiled kernel sets its own while it divides",
            ],
        ),
        (
            {"unit": Unit(NEAREST, OFF, contraction=False, excess_precision=True)},
            ["           operations are fused, or rounded twice"],
        ),
    ],
    ids=["wrong", "files", "source", "stopped", "none tried", "elsewhere", "NumPy", "no evidence", "unit", "excess"],
)
def test_report_shows_each_deviation(deviation: dict[str, Any], expected_lines: list[str]) -> None:
    """In this order, and each once."""
    printed = [
        line for line in lines(replace(RIGHT, **deviation)) if line not in lines(RIGHT) or line in expected_lines
    ]
    places = [printed.index(line) for line in expected_lines]
    assert places == sorted(places), printed


def test_only_a_few_of_many_wrong_results_are_shown() -> None:
    """By their operands; all of them are told."""
    printed = lines(replace(RIGHT, outcomes=(replace(INT8, failures=[WRONG_QUOTIENT] * (MAX_LISTED + 2)), REAL)))
    assert printed.count("    got      4") == MAX_LISTED
    assert printed.count("wrong: int8 (onnx-14), strided [by 2]: a wrong result") == MAX_LISTED + 2


def test_failed_verification_asks_for_no_evidence() -> None:
    """No evidence is worth its time then."""
    printed = lines(replace(ELSEWHERE, files=Files(9, ("a",))))
    assert "to make that evidence for this binary:" not in printed
    assert "to make that evidence for this binary:" in lines(ELSEWHERE)


@pytest.mark.parametrize("lacks", [{"judged": 0}, {"compared": 0}, {"refused": 0}, {"stopped": "x"}])
def test_type_is_whole_only_if_every_part_ran(lacks: dict[str, Any]) -> None:
    """What refuses nothing need not be seen to."""
    assert INT8.whole and REAL.whole
    assert not replace(INT8, **lacks).whole


def test_document_lists_every_known_c_file() -> None:
    """With what is installed, what was compiled and what the evidence is about, each by its own hash."""
    kernel = replace(RIGHT.kernel, compiled_from={"a.c": "compiled", "b.c": "compiled"})
    result = replace(RIGHT, kernel=kernel, sources={"a.c": "here", "c.c": "here"}, evidence=Examined({"d.c": "then"}))
    assert [tuple(x.values()) for x in result.document("x")["sources"]] == [
        ("a.c", "here", "compiled", None),
        ("b.c", None, "compiled", None),
        ("c.c", "here", None, None),
        ("d.c", None, None, "then"),
    ]
    assert result.changed_sources == ["a.c", "b.c"]


def test_sources_are_all_c_files_of_the_package() -> None:
    """Headers too, each by its bytes."""
    native = Path(vinculum.__file__).parent / "kernels" / "native"
    every = {path.relative_to(native).as_posix(): path for path in native.rglob("*") if path.suffix in (".c", ".h")}
    assert {path.suffix for path in every.values()} == {".c", ".h"}
    assert sources() == {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in every.items()}

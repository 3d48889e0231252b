"""`vinculum verify-install`: what is verified, what fails, and what is only incomplete."""

import json
import subprocess
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import vinculum
from tests.installation.installation_support import Run, limit_types, other
from vinculum.commands.options import CONFORMS, INCOMPLETE, REFUTED, WRONG
from vinculum.installation.evidence import Examined, Standing, compared, to_do
from vinculum.installation.files import Files
from vinculum.installation.kernel import NUMPY, Kernel
from vinculum.installation.outcome import TypeOutcome
from vinculum.kernels import dispatch
from vinculum_evidence.proof import EVIDENCE_LEVELS, Level

SCHEMA = json.loads(files("vinculum.installation").joinpath("verify.schema.json").read_text())
OTHER_HASH = "0" * 64


@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
def test_examined_binary_is_verified(run: Run, matching_evidence: Examined, native: Kernel, tmp_path: Path) -> None:
    result = run("--json", str(tmp_path / "run.json"), evidence=matching_evidence)
    assert result.exit_code == CONFORMS, result.output
    assert "verified" in result.output
    assert native.sha256 in result.output
    assert "whether the records still stand is said by `vinculum prove --check`" in " ".join(result.output.split())
    run_ = json.loads((tmp_path / "run.json").read_text())
    jsonschema.validate(run_, SCHEMA)
    assert (run_["verdict"], run_["exit_status"]) == ("verified", CONFORMS)
    assert {x["standing"] for x in run_["evidence"]} == {"applies"}
    assert {x["type"] for x in run_["selftest"]} >= {*dispatch.library.TYPES, "real"}
    assert all(x["installed"] == x["compiled"] == x["examined"] for x in run_["sources"])


@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
@pytest.mark.parametrize(
    ("changes", "says", "status"),
    [
        ({"binary": OTHER_HASH}, "compiled differently", INCOMPLETE),
        ({"code": "x86-64-v3, float16 by f16c"}, "another kind of processor", INCOMPLETE),
        ({"level": "STALE"}, "not shown", INCOMPLETE),
        ({"level": "UNDECIDED"}, "not shown", INCOMPLETE),
        ({"level": "REFUTED"}, "refuted", REFUTED),
    ],
)
def test_run_of_another_binary_is_incomplete_unless_refuted(
    run: Run, matching_evidence: Examined, changes: dict[str, str], says: str, status: int
) -> None:
    result = run(evidence=other(matching_evidence, "RUN", **changes))
    assert result.exit_code == status, result.output
    assert says in result.output
    assert ("vinculum check vinculum --level exhaustive --dtype int8" in result.output) == (status == INCOMPLETE)


@pytest.mark.parametrize(
    ("by", "types", "cpu", "standing"),
    [
        ("avx2", ("int8", "float16"), "AMD EPYC", Standing.OTHER_CODE),
        ("avx2", ("uint16",), "AMD EPYC", Standing.OTHER_CODE),
        ("avx2", ("int32",), "AMD EPYC", Standing.APPLIES),
        ("avx512", ("int32",), "AMD EPYC", Standing.OTHER_CODE),
        ("avx512", ("uint32", "float32"), "INTEL(R) XEON(R)", Standing.APPLIES),
        ("avx512", ("uint64",), "AMD EPYC", Standing.APPLIES),
        ("avx2", ("int8", "float16"), "INTEL(R) XEON(R)", Standing.APPLIES),
        ("avx2", ("float16",), "AMD EPYC", Standing.APPLIES),
        ("portable", ("int8",), "AMD EPYC", Standing.APPLIES),
        ("avx512, of 8 bits by avx512vbmi", ("int32",), "AMD EPYC", Standing.OTHER_CODE),
        ("avx2", ("float16", "uint8"), "AMD EPYC", Standing.OTHER_CODE),
    ],
)
def test_run_with_estimates_applies_to_the_same_maker_only(
    matching_evidence: Examined, native: Kernel, by: str, types: tuple[str, ...], cpu: str, standing: Standing
) -> None:
    """A run that rests on a processor's estimate applies to processors of the same maker only.

    Quotients of short integers rest on it. All others rest on operations that IEEE 754 defines.
    """
    code = f"x86-64-v4, float16 by avx512, integers by {by}"
    own = replace(native, code=code, cpu="Intel(R) Xeon(R)")
    rows = compared(other(matching_evidence, "RUN", code=code, cpu=cpu, types=types), own)
    assert next(row.standing for row in rows if row.claim.claim == "RUN") == standing


def test_run_of_an_unknown_maker_applies_to_the_same_processor_only(
    matching_evidence: Examined, native: Kernel
) -> None:
    """It is that of the same processor, and of no other."""
    code = "x86-64-v3, integers by avx2"
    evidence = other(matching_evidence, "RUN", code=code, cpu="Zhaoxin KX-6000")
    for cpu, standing in (("Zhaoxin KX-6000", Standing.APPLIES), ("Hygon C86", Standing.OTHER_CODE)):
        rows = {row.claim.claim: row.standing for row in compared(evidence, replace(native, code=code, cpu=cpu))}
        assert rows["RUN"] == standing


def test_levels_without_evidence_show_nothing(matching_evidence: Examined, native: Kernel) -> None:
    levels_by_standing = {Standing.APPLIES: set(EVIDENCE_LEVELS), Standing.REFUTES: {Level.REFUTED}}
    for level in Level:
        (row,) = (
            x for x in compared(other(matching_evidence, "RUN", level=level.value), native) if x.claim.claim == "RUN"
        )
        assert row.standing == next(
            (by for by, levels in levels_by_standing.items() if level in levels), Standing.NOT_SHOWN
        )


def test_file_without_a_hash_is_another_source(matching_evidence: Examined, native: Kernel) -> None:
    assert {
        row.standing for row in compared(replace(matching_evidence, sources={}), replace(native, sha256=OTHER_HASH))
    } == {Standing.OTHER_SOURCE}


@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
def test_a_refuted_proof_of_the_source_fails(run: Run, matching_evidence: Examined) -> None:
    result = run(evidence=other(matching_evidence, "PROOF", level="REFUTED"))
    assert result.exit_code == REFUTED
    assert "PROOF is refuted, for this kernel" in result.output


@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
def test_proofs_of_the_source_do_not_verify_the_binary(run: Run, matching_evidence: Examined, tmp_path: Path) -> None:
    """Nor do runs of another one; what is missing is in the document too."""
    elsewhere = other(other(matching_evidence, "RUN", binary=OTHER_HASH), "PART", binary=OTHER_HASH)
    missing = "no evidence is about this very binary"
    for evidence, more in (
        (replace(matching_evidence, claims=matching_evidence.claims[:1]), []),
        (elsewhere, ["2 claims are about the same source, compiled differently"]),
    ):
        result = run("--json", str(tmp_path / "run.json"), evidence=evidence)
        assert result.exit_code == INCOMPLETE
        outcome = json.loads((tmp_path / "run.json").read_text())
        assert (outcome["verdict"], outcome["gaps"], outcome["problems"]) == ("incomplete", [missing, *more], [])


@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
def test_a_run_of_another_source_is_a_gap(
    run: Run, matching_evidence: Examined, native: Kernel, tmp_path: Path
) -> None:
    """Where all else is about this one, and the proof does not rest on the file that differs."""
    first, *others = native.compiled_from
    evidence = replace(matching_evidence, sources={**matching_evidence.sources, first: OTHER_HASH})
    evidence = other(other(evidence, "PROOF", sources=tuple(others)), "PART", binary=OTHER_HASH)
    result = run("--json", str(tmp_path / "run.json"), evidence=evidence)
    assert result.exit_code == INCOMPLETE
    outcome = json.loads((tmp_path / "run.json").read_text())
    assert outcome["gaps"] == ["1 claim is about another source"]
    files_ = {x["file"]: (x["installed"], x["compiled"], x["examined"]) for x in outcome["sources"]}
    assert files_[first] == (native.compiled_from[first], native.compiled_from[first], OTHER_HASH)
    assert {x["claim"]: x["standing"] for x in outcome["evidence"]}["PART"] == "another source"


@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
def test_a_binary_that_does_not_say_its_source_is_a_gap(run: Run, matching_evidence: Examined, native: Kernel) -> None:
    result = run(
        evidence=replace(matching_evidence, claims=matching_evidence.claims[1:]),
        kernel=replace(native, compiled_from={}),
    )
    assert result.exit_code == INCOMPLETE
    assert "the binary does not say which source it was compiled from" in result.output


def test_remedy_lists_every_type_of_every_run(matching_evidence: Examined, native: Kernel) -> None:
    (complete,) = (x for x in matching_evidence.claims if x.whole)
    more = replace(
        matching_evidence, claims=(*matching_evidence.claims, replace(complete, claim="MORE", types=("uint8", "int8")))
    )
    commands = to_do(compared(more, replace(native, sha256=OTHER_HASH)))
    assert commands == ["vinculum check vinculum --level exhaustive --dtype int8 uint8", "vinculum prove PART"]


@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
def test_evidence_about_the_source_is_printed_first(run: Run, matching_evidence: Examined) -> None:
    """Whatever its claims are called."""
    turned = replace(matching_evidence, claims=tuple(reversed(matching_evidence.claims)))
    output = run(evidence=turned).output
    assert 0 < output.index("about the source that this binary") < output.index("about this very binary:")


@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
def test_no_evidence_is_no_success(run: Run) -> None:
    result = run(evidence=Examined())
    assert result.exit_code == INCOMPLETE
    assert "no evidence is about this very binary" in result.output


@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
def test_another_source_than_the_proved_one_fails(run: Run, matching_evidence: Examined) -> None:
    changed = replace(matching_evidence, sources={**matching_evidence.sources, "generated/vinculum_div.c": OTHER_HASH})
    result = run(evidence=changed)
    assert result.exit_code == REFUTED
    assert "PROOF is about another source" in " ".join(result.output.split())


def test_changed_source_outweighs_a_changed_binary(matching_evidence: Examined, native: Kernel) -> None:
    changed = replace(matching_evidence, sources={**matching_evidence.sources, "generated/vinculum_div.c": OTHER_HASH})
    rows = compared(changed, replace(native, sha256=OTHER_HASH))
    assert {row.standing for row in rows} == {Standing.OTHER_SOURCE}
    same = compared(matching_evidence, replace(native, sha256=OTHER_HASH))
    assert [row.standing for row in same] == [Standing.APPLIES, Standing.OTHER_BINARY, Standing.OTHER_BINARY]
    assert to_do(same) == ["vinculum check vinculum --level exhaustive --dtype int8", "vinculum prove PART"]


def test_proof_of_a_file_that_the_kernel_lacks_is_about_another_source(
    matching_evidence: Examined, native: Kernel
) -> None:
    more = other(matching_evidence, "PROOF", sources=("elsewhere.c",))
    assert compared(more, native)[0].standing == Standing.OTHER_SOURCE
    assert compared(matching_evidence, replace(native, compiled_from={}))[0].standing == Standing.OTHER_SOURCE


@pytest.mark.parametrize(
    "replacements",
    [
        {"installed_files": Files(3, ("vinculum/kernels/_native.so",))},
        {"installed_files": Files(3, unlisted=("vinculum/kernels/divide/__init__.py",))},
        {"sources": {"generated/vinculum_div.c": OTHER_HASH}},
    ],
    ids=["binary", "shadow", "source"],
)
@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
def test_a_file_that_was_tampered_with(run: Run, matching_evidence: Examined, replacements: dict[str, object]) -> None:
    result = run(evidence=matching_evidence, **replacements)
    assert result.exit_code == REFUTED
    assert "do not rely on this installation" in result.output


@pytest.mark.usefixtures("unchanged_files", "selftest_cached")
def test_without_compared_files_nothing_is_verified(run: Run, matching_evidence: Examined) -> None:
    result = run(evidence=matching_evidence, installed_files=Files(0, reason="the list is gone"))
    assert result.exit_code == INCOMPLETE
    assert "no file was compared with a list of what was installed: the list is gone" in " ".join(result.output.split())


LOOKED = {"judged": 1, "compared": 1, "refused": 1, "refuses": True}


@pytest.mark.usefixtures("unchanged_files")
@pytest.mark.parametrize(
    ("lacks", "says"),
    [
        ({"judged": 0}, "int8 (onnx-14): nothing was tried"),
        ({"compared": 0}, "int8 (onnx-14): nothing was tried"),
        ({"refused": 0}, "int8 (onnx-14): nothing was tried"),
        ({"stopped": "traps are set"}, "int8 (onnx-14): traps are set"),
    ],
    ids=["no result", "no form of call", "nothing refused", "stopped"],
)
def test_partial_selftest_is_incomplete(
    run: Run, matching_evidence: Examined, lacks: dict[str, Any], says: str
) -> None:
    complete = TypeOutcome("int8", "onnx-14", **LOOKED)
    assert run(evidence=matching_evidence, selftest=[complete]).exit_code == CONFORMS
    result = run(evidence=matching_evidence, selftest=[complete, TypeOutcome("int8", "onnx-14", **(LOOKED | lacks))])
    assert result.exit_code == INCOMPLETE
    assert says in result.output
    assert "not all of the kernel could be tested" in result.output


@pytest.mark.usefixtures("unchanged_files")
def test_selftest_of_no_type_is_incomplete(run: Run, matching_evidence: Examined) -> None:
    result = run(evidence=matching_evidence, selftest=[])
    assert result.exit_code == INCOMPLETE
    assert "no type was tried" in result.output


@pytest.mark.usefixtures("unchanged_files")
def test_a_wrong_quotient(
    run: Run, matching_evidence: Examined, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    right = vinculum.div

    def div(A, B, **more):  # noqa: ANN001, ANN003, ANN202
        C = right(A, B, **more)
        if C.dtype == "int32" and C.size > 20:
            C[-1] += 1
        return C

    monkeypatch.setattr(vinculum, "div", div)
    limit_types(monkeypatch, "int32", "uint32", "float32", "real")
    result = run("--json", str(tmp_path / "run.json"), evidence=matching_evidence)
    assert result.exit_code == REFUTED
    assert "int32" in result.output
    outcome = json.loads((tmp_path / "run.json").read_text())
    jsonschema.validate(outcome, SCHEMA)
    assert {x["type"] for x in outcome["selftest"] if x["failures"]} == {"int32"}


@pytest.mark.usefixtures("matching_evidence")
def test_numpy_kernel_is_incomplete(
    run: Run, matching_evidence: Examined, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    limit_types(monkeypatch, "int32", "uint8", "bfloat16", "float32", "real")
    before = dispatch.choose(NUMPY)
    try:
        result = run("--json", str(tmp_path / "run.json"), evidence=matching_evidence)
    finally:
        dispatch.choose(before)
    assert result.exit_code == INCOMPLETE, result.output
    assert "the compiled kernel does not serve" in result.output
    assert "to make that evidence" not in result.output
    outcome = json.loads((tmp_path / "run.json").read_text())
    jsonschema.validate(outcome, SCHEMA)
    assert {x["standing"] for x in outcome["evidence"]} == {"another kernel"}
    assert not any(x["failures"] for x in outcome["selftest"])


@pytest.mark.slow
def test_numpy_kernel_chosen_by_the_environment_is_incomplete(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "vinculum.cli", "verify-install", "--json", str(tmp_path / "run.json")]
    environment = {"PATH": "/usr/bin:/bin", "VINCULUM_KERNEL": "numpy", "COLUMNS": "80"}
    completed = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert completed.returncode == INCOMPLETE, completed.stdout + completed.stderr
    assert "VINCULUM_KERNEL=numpy" in completed.stdout
    assert json.loads((tmp_path / "run.json").read_text())["kernel"]["name"] == "numpy"


def test_invalid_command_is_a_usage_error(run: Run, tmp_path: Path) -> None:
    assert run("--no-such-option").exit_code == WRONG
    assert run("--json", str(tmp_path / "no" / "such" / "folder")).exit_code == WRONG


@pytest.mark.usefixtures("unchanged_files")
def test_unwritable_document_is_no_success(
    run: Run, matching_evidence: Examined, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told; what fails has failed all the same."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("vinculum._util.files.write_json", full)
    for compared_, status in ((Files(1), INCOMPLETE), (Files(1, ("x.so",)), REFUTED)):
        complete = [TypeOutcome("int8", "onnx-14", **LOOKED)]
        result = run(
            "--json", str(tmp_path / "x.json"), evidence=matching_evidence, selftest=complete, installed_files=compared_
        )
        assert (result.exit_code, "x.json: No space left on device" in result.output) == (status, True)


def test_import_stays_light() -> None:
    source = "import sys, vinculum; print([m for m in sys.modules if m.startswith('vinculum.inst') or m == 'sympy'])"
    completed = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert completed.stdout.strip() == "[]"

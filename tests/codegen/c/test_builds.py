"""Compilers accept the generated C without warnings, and the self-test passes in every build."""

import platform
import re
from pathlib import Path

import pytest

from tests.codegen.c.generated_c import (
    COMMITTED,
    NATIVE,
    SOURCE,
    STRICT,
    TEST,
    build,
    compilers,
    find_program,
    generated,
    require_compiler,
    run,
    write_files,
)
from vinculum.codegen.c import __main__ as command
from vinculum_proofs.wp.c_parser import clauses, read
from vinculum_spec.loader import specification

X86 = platform.machine() in ("x86_64", "AMD64")
SUBSET_PROFILES = ("onnx-6", "onnx-7", "onnx-13")  # the functions of onnx-14 or fewer
SUBSETS = [
    *(
        pytest.param((profile, ()), marks=[pytest.mark.slow] if profile in SUBSET_PROFILES else [])
        for profile in specification().profiles
    ),
    (None, ("int8",)),
    (None, ("uint16", "bfloat16")),
    (None, ("int32", "float32")),
    ("openvino-1", ("int64",)),
    ("sonnx", ("uint64", "float16")),
    ("onnx-6", ("float64",)),
]


def names(subset: tuple[str | None, tuple[str, ...]]) -> str:
    return "-".join([subset[0] or "all", *subset[1]])


def passes(folder: Path, program: str) -> None:
    """Whether the self-test reports that all functions are right, and exits so."""
    ran = run([program], folder)
    lines = ran.stdout.splitlines()
    assert lines
    assert [line for line in lines if not line.endswith(": right")] == []
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_committed_files_are_those_of_the_specification() -> None:
    assert all((NATIVE / "generated" / name).read_text() == generated()[name] for name in COMMITTED)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", COMMITTED)
def test_check_fails_if_a_file_differs_or_is_missing(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`python -m vinculum.codegen.c --check` writes nothing; without --check the files are written."""
    monkeypatch.setattr(command, "FOLDER", write_files(tmp_path))
    monkeypatch.setattr(command, "files", generated)
    monkeypatch.setattr("sys.argv", ["c", "--check"])
    assert command.main() == 0
    own = tmp_path / name
    own.write_text(generated()[name][:-2] + "\n")
    assert command.main() == 1
    assert capsys.readouterr().out == f"{own}: differs\n"
    own.unlink()
    assert command.main() == 1
    assert not own.exists()
    monkeypatch.setattr("sys.argv", ["c"])
    assert command.main() == 0
    assert own.read_text() == generated()[name]


@pytest.mark.sample(1)
@pytest.mark.parametrize("subset", SUBSETS, ids=names)
def test_subset_is_part_of_the_complete_files(subset: tuple[str | None, tuple[str, ...]]) -> None:
    """Each function, contract and relation is equal in both, so that proofs hold for a subset."""
    complete, part = read(generated()[SOURCE]), read(generated(*subset)[SOURCE])
    functions = {function.name: (function.contract, tuple(function.body)) for function in complete.functions}
    assert part.functions
    assert all(functions[one.name] == (one.contract, tuple(one.body)) for one in part.functions)
    clauses = {clause for annotation in complete.annotations for clause in definitions(annotation)}
    assert clauses.issuperset(clause for annotation in part.annotations for clause in definitions(annotation))
    assert set(part.directives) <= set(complete.directives)


def definitions(annotation: str) -> list[str]:
    """An axiomatic as a unit; otherwise each definition by itself."""
    return [annotation] if "axiomatic" in annotation else clauses(annotation)


@pytest.mark.sample(1)
@compilers
@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_complete_files_compile_without_warnings_and_pass(tmp_path: Path, compiler: str, level: str) -> None:
    passes(tmp_path, build(compiler, write_files(tmp_path), *STRICT, level, TEST, SOURCE))


@pytest.mark.thorough
@compilers
@pytest.mark.parametrize("subset", SUBSETS, ids=names)
def test_subset_compiles_without_warnings_and_passes(
    tmp_path: Path, compiler: str, subset: tuple[str | None, tuple[str, ...]]
) -> None:
    passes(tmp_path, build(compiler, write_files(tmp_path, *subset), *STRICT, "-O1", TEST, SOURCE))


@pytest.mark.thorough
@compilers
def test_nothing_is_undefined_or_out_of_bounds(tmp_path: Path, compiler: str) -> None:
    """The self-test includes operands outside of the domain, which must not be divided."""
    checks = "-fsanitize=undefined,address"
    require_compiler(compiler, tmp_path, checks)
    passes(
        tmp_path,
        build(compiler, write_files(tmp_path), "-std=c99", "-O1", checks, "-fno-sanitize-recover=all", TEST, SOURCE),
    )


@pytest.mark.thorough
@compilers
def test_vectorised_code_for_this_processor_passes(tmp_path: Path, compiler: str) -> None:
    require_compiler(compiler, tmp_path, "-march=native")
    flags = ("-std=c99", "-O3", "-march=native", "-ffp-contract=off")
    passes(tmp_path, build(compiler, write_files(tmp_path), *flags, TEST, SOURCE))


@pytest.mark.thorough
@compilers
@pytest.mark.skipif(not X86, reason="an x86-64 processor")
@pytest.mark.parametrize("level", [pytest.param("x86-64-v2", marks=pytest.mark.slow), "x86-64-v3", "x86-64-v4"])
def test_vectorised_code_of_each_level_passes(tmp_path: Path, compiler: str, level: str) -> None:
    for part in {"x86-64-v3": ("avx2",), "x86-64-v4": ("avx2", "avx512f", "avx512dq")}.get(level, ()):
        if part not in Path("/proc/cpuinfo").read_text():
            pytest.skip(f"this processor has no {part}")
    flags = ("-std=c99", "-O3", f"-march={level}", "-ffp-contract=off")
    passes(tmp_path, build(compiler, write_files(tmp_path), *flags, TEST, SOURCE))


@pytest.mark.thorough
def test_multiversioned_code_of_the_package_passes(tmp_path: Path) -> None:
    """Each function for several processors, of which the loader picks one."""
    clones = ("-include", str(NATIVE / "runtime/target_clones.h"))
    require_compiler("gcc", tmp_path, *clones)
    write_files(tmp_path)
    flags = ("-std=c11", "-O3", "-fno-fast-math", "-ffp-contract=off")
    assert run([find_program("gcc"), *flags, *clones, "-c", SOURCE], tmp_path).returncode == 0
    passes(tmp_path, build("gcc", tmp_path, *flags, TEST, SOURCE.replace(".c", ".o")))


@pytest.mark.thorough
@compilers
def test_multiversioned_functions_are_visible(tmp_path: Path, compiler: str) -> None:
    """CMake must detect the other names that clang 14 gives them."""
    (requests,) = re.findall(
        r'check_c_source_compiles\("(.*?)" CLONES\)', (NATIVE / "CMakeLists.txt").read_text(), re.DOTALL
    )
    (tmp_path / "asked.c").write_text(requests.replace('\\"', '"'))
    if run([find_program(compiler), "asked.c", "-o", "asked"], tmp_path).returncode:
        pytest.skip(f"{compiler} makes none")
    clones = ("-include", str(NATIVE / "runtime/target_clones.h"))
    assert run([compiler, "-O1", *clones, "-c", SOURCE], write_files(tmp_path)).returncode == 0
    passes(tmp_path, build(compiler, tmp_path, "-O1", TEST, SOURCE.replace(".c", ".o")))


@pytest.mark.thorough
@compilers
@pytest.mark.skipif(not X86, reason="an x86-64 processor")
def test_32_bit_code_passes(tmp_path: Path, compiler: str) -> None:
    flags = ("-m32", "-msse2", "-mfpmath=sse")
    require_compiler(compiler, tmp_path, *flags)
    passes(tmp_path, build(compiler, write_files(tmp_path), *STRICT, "-O2", *flags, TEST, SOURCE))


@pytest.mark.thorough
def test_header_is_valid_in_cpp(tmp_path: Path) -> None:
    write_files(tmp_path)
    (tmp_path / "use.cpp").write_text(
        '#include "vinculum_div.h"\nint main() { signed char a = -7, b = 2, c; return vinculum_div_int8(&a, &b, &c, 1, nullptr) + c + 3; }\n'
    )
    require_compiler("gcc", tmp_path)
    assert run([find_program("gcc"), "-std=c99", "-c", SOURCE], tmp_path).returncode == 0
    passes_alone = build("g++", tmp_path, "-Wall", "-Wextra", "-Wpedantic", "-Werror", "use.cpp", "vinculum_div.o")
    assert run([passes_alone], tmp_path).returncode == 0


@pytest.mark.thorough
@compilers
def test_self_test_without_output_or_main_passes(tmp_path: Path, compiler: str) -> None:
    """For targets without <stdio.h>, and with a main of their own."""
    write_files(tmp_path)
    assert "printf" not in (tmp_path / TEST).read_text().split("#include <string.h>")[0]
    (tmp_path / "own.c").write_text(
        "unsigned long vinculum_div_selftest(void);\nint main(void) { return vinculum_div_selftest() == 0u ? 0 : 1; }\n"
    )
    flags = ("-DVINCULUM_SELFTEST_QUIET", "-DVINCULUM_SELFTEST_NO_MAIN")
    program = build(compiler, tmp_path, *STRICT, "-O2", *flags, "own.c", TEST, SOURCE)
    ran = run([program], tmp_path)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    (tmp_path / "stdio.h").write_text("#error not needed\n")
    assert run([find_program(compiler), "-I.", "-c", *flags, TEST], tmp_path).returncode == 0

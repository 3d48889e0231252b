"""The self-test in C refutes wrong functions, builds and environments, and says what is wrong."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.codegen.c.generated_c import SOURCE, TEST, build, find_program, generated, require_compiler, run, write_files
from vinculum.codegen.c.c_types import element_types
from vinculum.codegen.c.render import IDS
from vinculum.codegen.c.selftest import VECTORS_PER_FUNCTION, suites
from vinculum_spec.loader import specification

LOOP = "for (size_t i = 0; i < n; ++i) {{ {} }} return 0;"
ZERO = "for (size_t i = 0; i < n; ++i) {{ if ({}) {{ *where = i; return {}; }} }}"
SIGNED = ZERO.format("b[i] == 0", 1)[:-2] + " if (b[i] == -1 && a[i] == MIN) { *where = i; return 2; } } "
BY = "if (n && b == 0) { *where = 0; return 1; } "
FLUSHED = "float q = a[i] / b[i]; c[i] = (q < 0x1p-126f && q > -0x1p-126f) ? q * 0.0f : q;"

# name: what is replaced, and by what. Each is right but for what its name says.
MUTANTS: Mapping[str, tuple[str, str]] = {
    "floor for truncate": (
        "vinculum_div_int32",
        SIGNED.replace("MIN", "INT32_MIN")
        + LOOP.format("c[i] = a[i] / b[i] - ((a[i] % b[i] != 0) && ((a[i] < 0) != (b[i] < 0)));"),
    ),
    "truncate for floor": (
        "vinculum_floor_div_int8",
        SIGNED.replace("MIN", "INT8_MIN") + LOOP.format("c[i] = a[i] / b[i];"),
    ),
    "through float32": (
        "vinculum_div_uint32",
        ZERO.format("b[i] == 0", 1) + LOOP.format("c[i] = (uint32_t)(int64_t)((float)a[i] / (float)b[i]);"),
    ),
    "64 bits through float64, without a fix-up": (
        "vinculum_div_uint64",
        ZERO.format("b[i] == 0", 1)
        + LOOP.format("double q = (double)a[i] / (double)b[i]; c[i] = q < 0x1p64 ? (uint64_t)q : UINT64_MAX;"),
    ),
    "a reciprocal of 8 bits, one bit short": (
        "vinculum_div_uint8_by_scalar",
        BY + LOOP.format("c[i] = (uint8_t)((a[i] + 1u) * (32767u / b) >> 15);"),
    ),
    "a reciprocal of 16 bits, rounded down": (
        "vinculum_div_uint16_by_scalar",
        BY + LOOP.format("c[i] = (uint16_t)(a[i] * (0xffffffffu / b) >> 32);").replace("a[i] *", "(uint64_t)a[i] *"),
    ),
    "a reciprocal of 32 bits, in float64, rounded down": (
        "vinculum_div_uint32_by_scalar",
        BY + LOOP.format("c[i] = (uint32_t)(a[i] * (1.0 / b));"),
    ),
    "one denominator, MIN / -1 not looked for": (
        "vinculum_div_int16_by_scalar",
        BY + LOOP.format("c[i] = (int16_t)(a[i] / b);"),
    ),
    "one denominator, 0 divides nothing": (
        "vinculum_div_uint8_by_scalar",
        "if (b == 0) { *where = 0; return 1; } " + LOOP.format("c[i] = a[i] / b;"),
    ),
    "one numerator, the second of b where n is more than 64": (
        "vinculum_div_uint16_of_scalar",
        ZERO.format("b[i] == 0", 1) + LOOP.format("c[i] = a / b[n > 64 && i == 64 ? 1 : i];"),
    ),
    "the last violation": (
        "vinculum_div_uint32",
        "int s = 0; for (size_t i = 0; i < n; ++i) { if (b[i] == 0) { *where = i; s = 1; } } if (s) return s; "
        + LOOP.format("c[i] = a[i] / b[i];"),
    ),
    "a check that says where the last violation is": (
        "vinculum_check_uint32",
        "int s = 0; for (size_t i = 0; i < n; ++i) { if (b[i] == 0) { *where = i; s = 1; } } return s;",
    ),
    "written before it is refused": (
        "vinculum_div_uint8",
        "for (size_t i = 0; i < n; ++i) { if (b[i] == 0) { *where = i; return 1; } c[i] = a[i] / b[i]; } return 0;",
    ),
    "the other code": (
        "vinculum_div_int64",
        SIGNED.replace("MIN", "INT64_MIN").replace("return 2", "return 1") + LOOP.format("c[i] = a[i] / b[i];"),
    ),
    "a check that sees whole vectors only": (
        "vinculum_check_uint16",
        "n = n - n % 8; " + ZERO.format("b[i] == 0", 1) + "return 0;",
    ),
    "a check of one numerator that knows no overflow": (
        "vinculum_check_int32_of_scalar",
        ZERO.format("b[i] == 0", 1) + "return 0;",
    ),
    "arrays of more than 33, the first element not looked at": (
        "vinculum_div_uint64",
        ZERO.format("b[i] == 0 && (i > 0 || n <= 33)", 1) + LOOP.format("c[i] = b[i] ? a[i] / b[i] : 0;"),
    ),
    "elements from the 65th on are not looked at": (
        "vinculum_check_int16_of_scalar",
        "if (n > 64) { n = 64; } " + SIGNED.replace("MIN", "INT16_MIN").replace("a[i]", "a") + "return 0;",
    ),
    "the index is written though nothing is violated": (
        "vinculum_div_float32",
        "if (n) { *where = 0; } " + LOOP.format("c[i] = a[i] / b[i];"),
    ),
    "a check that writes the index though nothing is violated": (
        "vinculum_check_uint8",
        ZERO.format("b[i] == 0", 1) + "*where = n; return 0;",
    ),
    "one element too many": (
        "vinculum_div_float64",
        "for (size_t i = 0; i <= n; ++i) { c[i] = a[i] / b[i]; } return 0;",
    ),
    "one element in front, where n is less than 33": (
        "vinculum_div_uint64_by_scalar",
        BY + "if (n > 0 && n < 33) { c[-1] = b; } " + LOOP.format("c[i] = a[i] / b;"),
    ),
    "one element in front, where n is 70": (
        "vinculum_div_int64",
        SIGNED.replace("MIN", "INT64_MIN") + "if (n == 70) { c[-1] = 1; } " + LOOP.format("c[i] = a[i] / b[i];"),
    ),
    "whole vectors of 16 only": (
        "vinculum_div_float32",
        "if (n > 16) { n = n - n % 16; } " + LOOP.format("c[i] = a[i] / b[i];"),
    ),
    "by the reciprocal": ("vinculum_div_float32_by_scalar", LOOP.format("c[i] = a[i] * (1.0f / b);")),
    "float64 by the reciprocal of each": ("vinculum_div_float64", LOOP.format("c[i] = a[i] * (1.0 / b[i]);")),
    "float64 through float32": ("vinculum_div_float64_of_scalar", LOOP.format("c[i] = (float)(a / b[i]);")),
    "subnormal results flushed": ("vinculum_div_float32", LOOP.format(FLUSHED)),
    "a zero without its sign": ("vinculum_div_float64", LOOP.format("c[i] = a[i] / b[i] + 0.0;")),
    "operands swapped": ("vinculum_div_float64_of_scalar", LOOP.format("c[i] = b[i] / a;")),
}
# name: the file's own text, and what it becomes.
SLIPS: Mapping[str, tuple[str, str]] = {
    "bfloat16: ties up": ("0x7fffu + ((bits >> 16) & 1u)", "0x8000u"),
    "bfloat16: ties down": ("0x7fffu + ((bits >> 16) & 1u)", "0x7fffu"),
    "bfloat16: ties to odd": ("0x7fffu + ((bits >> 16) & 1u)", "0x7fffu + ((~bits >> 16) & 1u)"),
    "bfloat16: cut": ("0x7fffu + ((bits >> 16) & 1u)", "0u"),
    "float16: half a place too much": ("0x1000u) >> 13", "0x1fffu) >> 13"),
    "float16: subnormal results in another place": ("float_of(magnitude) + 0.5f", "float_of(magnitude) + 0.25f"),
    "float16: infinity is a large number": ("(rounded < 0x7c00u)", "(rounded < 0x7bffu)"),
    "float16: a NaN is not": ("0x7e00u", "0x7c00u"),
    "int32: one of 16 suspects is not seen": ("? (int32_t)1 : suspect", "&& (i % 16u != 3u) ? (int32_t)1 : suspect"),
    "int8: one of 16 overflows by one denominator is not seen": (
        "(a[i] == INT8_MIN) ?",
        "(a[i] == INT8_MIN) && (i % 16u != 3u) ?",
    ),
    "int: the index is one too large from 6 on": ("*where = i;", "*where = i + ((i > 5u) ? 1u : 0u);"),
    "float32: one denominator is the first numerator": ("quotient_float32(a[i], b)", "quotient_float32(a[i], a[0])"),
}


def signature(name: str) -> str:
    """The line of the header that declares it."""
    header = generated()["vinculum_div.h"]
    lines = [" ".join(line.split()) for line in re.findall(rf"^int {name}\(.*?\);", header, re.MULTILINE | re.DOTALL)]
    assert len(lines) == 1
    return lines[0].rstrip(";")


def refuted(folder: Path, program: str) -> list[str]:
    """The self-test's report on a wrong function: the failure, and the line of counts."""
    ran = run([program], folder, 60)
    assert (ran.returncode, ran.stderr) == (1, "")
    return [line for line in ran.stdout.splitlines() if not line.endswith(": right")]


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the correct files, compiled."""
    folder = write_files(tmp_path_factory.mktemp("right"))
    for source in (TEST, SOURCE):
        assert run([find_program("gcc"), "-std=c99", "-O1", "-c", source], folder).returncode == 0
    return folder


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", MUTANTS)
def test_a_wrong_function_is_refuted(tmp_path: Path, right: Path, name: str) -> None:
    function, body = MUTANTS[name]
    dtype = function.replace("_by_scalar", "").replace("_of_scalar", "").rsplit("_", 1)[1]
    (tmp_path / "wrong.c").write_text(
        f'#include "vinculum_div.h"\n{signature(function)}\n{{\n(void)where;\n(void)a;\n{body}\n}}\n'
    )
    flags = ("-std=c99", "-O1", f"-I{right}")
    write_files(tmp_path)
    assert run([find_program("gcc"), *flags, f"-D{function}=other", "-c", SOURCE], tmp_path).returncode == 0
    program = build(
        "gcc", tmp_path, *flags, "wrong.c", str(right / TEST.replace(".c", ".o")), SOURCE.replace(".c", ".o")
    )
    report_lines = refuted(tmp_path, program)
    assert all(dtype in line for line in report_lines), report_lines
    assert report_lines[-1].endswith(" wrong")
    assert re.match(
        rf"  {function.replace('check', 'div')}: [EV]_DIV_.*: element \d+ of \d+, 0x[0-9a-f]+ / 0x[0-9a-f]+: .*: got \w+, expected ",
        report_lines[0],
    )
    beside = name.startswith("one element ")  # what is found there is told, not only what it does to the self-test
    assert ": bytes written that are not to be: got 8, expected 0" in report_lines[0] or not beside


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", SLIPS)
def test_a_slip_of_the_pen_is_refuted(tmp_path: Path, right: Path, name: str) -> None:
    old, new = SLIPS[name]
    text = generated()[SOURCE]
    assert old in text
    write_files(tmp_path)
    (tmp_path / SOURCE).write_text(text.replace(old, new))
    program = build("gcc", tmp_path, "-std=c99", "-O1", SOURCE, str(right / TEST.replace(".c", ".o")))
    assert all(name.split(":", maxsplit=1)[0] in line for line in refuted(tmp_path, program))


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "status"),
    [
        (None, 0),
        ("float32: one denominator is the first numerator", 1),
        ("int: the index is one too large from 6 on", 1),
    ],
    ids=["right", "quotient", "index"],
)
def test_exit_status_without_output(tmp_path: Path, name: str | None, status: int) -> None:
    text = generated()[SOURCE]
    (write_files(tmp_path) / SOURCE).write_text(text.replace(*SLIPS[name]) if name else text)
    flags = ("-std=c99", "-O1", "-DVINCULUM_SELFTEST_QUIET")
    ran = run([build("gcc", tmp_path, *flags, TEST, SOURCE)], tmp_path, 60)
    assert (ran.returncode, ran.stdout, ran.stderr) == (status, "", "")


@pytest.mark.thorough
def test_subnormal_numbers_that_count_as_zero_are_named(tmp_path: Path) -> None:
    """As in a program whose start, with these flags, has them flushed."""
    flags = ("-std=c99", "-O2", "-ffast-math")
    require_compiler("gcc", tmp_path, *flags)
    assert run([find_program("gcc"), *flags[:2], "-c", SOURCE], write_files(tmp_path)).returncode == 0
    report_lines = refuted(tmp_path, build("gcc", tmp_path, *flags, TEST, SOURCE.replace(".c", ".o")))
    assert "count as zero" in report_lines[0]
    assert len(report_lines) > 1


@pytest.mark.thorough
def test_integers_need_no_subnormal_numbers(tmp_path: Path) -> None:
    """With these flags subnormals are flushed, and all integers are right."""
    flags = ("-std=c99", "-O2", "-ffast-math")
    require_compiler("gcc", tmp_path, *flags)
    assert run([find_program("gcc"), *flags[:2], "-c", SOURCE], write_files(tmp_path, None, ("int32",))).returncode == 0
    ran = run([build("gcc", tmp_path, *flags, TEST, SOURCE.replace(".c", ".o"))], tmp_path, 60)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.thorough
@pytest.mark.parametrize("flag", ["-ffast-math", "-Ofast"])
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_where_division_may_become_multiplication_the_source_refuses(tmp_path: Path, compiler: str, flag: str) -> None:
    refused = run([find_program(compiler), "-std=c99", flag, "-c", SOURCE], write_files(tmp_path))
    assert refused.returncode
    assert "fast-math" in refused.stderr


@pytest.mark.thorough
def test_double_rounding_is_refused_and_detected(tmp_path: Path) -> None:
    """The x87 has one width for all types."""
    twice, single = ("-m32", "-mfpmath=387"), ("-m32", "-msse2", "-mfpmath=sse")
    require_compiler("gcc", tmp_path, *twice)
    write_files(tmp_path)
    refused = run([find_program("gcc"), "-std=c99", *twice, "-c", SOURCE], tmp_path)
    assert refused.returncode
    assert "#error" in refused.stderr
    assert run([find_program("gcc"), "-std=c99", *single, "-c", SOURCE], tmp_path).returncode == 0
    program = build("gcc", tmp_path, "-std=c99", *twice, TEST, SOURCE.replace(".c", ".o"))
    assert "double is rounded twice" in refuted(tmp_path, program)[0]


@pytest.mark.thorough
@pytest.mark.parametrize("mode", ["FE_UPWARD", "FE_DOWNWARD", "FE_TOWARDZERO"])
@pytest.mark.parametrize("dtypes", [(), ("int8",), ("uint64",), ("float32", "int64")])
def test_another_rounding_mode_is_named(tmp_path: Path, mode: str, dtypes: tuple[str, ...]) -> None:
    """Integer-only builds report it too, since no proof covers it; their vectors pass all the same."""
    write_files(tmp_path, None, dtypes)
    (tmp_path / "own.c").write_text(
        "#include <fenv.h>\nunsigned long vinculum_div_selftest(void);\n"
        f"int main(void) {{ fesetround({mode}); return vinculum_div_selftest() == 0u ? 0 : 1; }}\n"
    )
    flags = ("-std=c99", "-O1", "-DVINCULUM_SELFTEST_NO_MAIN")
    report_lines = refuted(tmp_path, build("gcc", tmp_path, *flags, "own.c", TEST, SOURCE, "-lm"))
    assert f"{'float' if dtypes == ('int8',) else 'double'} is not rounded to nearest" in report_lines[0]
    assert not [line for line in report_lines if "int" in line.split(":")[0]]


@pytest.mark.thorough
def test_table_has_the_vectors() -> None:
    """Some hundreds each, of every requirement on values; the table has what the vectors say."""
    integers, floats = element_types()
    every = list(suites([*integers, *floats], IDS, floored=True))
    assert len(every) == len(integers) + sum(t.signed for t in integers) + len(floats)
    text = generated()[TEST]
    for suite in every:
        assert len(suite.vectors) > VECTORS_PER_FUNCTION
        assert f"vectors_{suite.function}_{suite.type.name}, {len(suite.vectors)}u" in text
        label = "about multiples" if suite.infinity is None else "hardest to round"
        assert sum(vector.label == label for vector in suite.vectors) >= 20
    names = {name for suite in every for vector in suite.vectors for name in vector.requirements}
    spec = specification()
    about_values = {r.id for r in spec.requirements.values() if r.kind == "value" and not r.id.startswith("E_DIV_REAL")}
    assert {r for r in about_values if spec.requirements[r].domain != "real"} - names == set()


def test_ties_have_either_neighbour() -> None:
    """Halfway between two subnormal numbers, the lower one of which is even, and odd."""
    for each in element_types()[1]:
        (suite,) = suites([each], IDS, floored=False)
        sign = 1 << (each.element.width - 1)
        two = 1 << (each.element.width - 2)
        down = [v for v in suite.vectors if v.label == "ties among subnormals" and v.B % sign == two and v.A % 4 == 1]
        up = [v for v in suite.vectors if v.label == "ties among subnormals" and v.B % sign == two and v.A % 4 == 3]
        assert len(down) > 4
        assert len(up) > 4
        assert {v.expected.value % sign - v.A % sign // 2 for v in down} == {0}
        assert {v.expected.value % sign - v.A % sign // 2 for v in up} == {1}


@pytest.mark.thorough
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_sanitizer_detects_reads_beyond_the_operands(tmp_path: Path, compiler: str) -> None:
    """Results would not show them."""
    require_compiler(compiler, tmp_path, "-fsanitize=address")
    write_files(tmp_path)
    text = generated()[SOURCE]
    old = "    for (size_t i = 0u; i < n; ++i) {\n        c[i] = quotient_float32(a[i], b[i]);"
    assert old in text
    (tmp_path / SOURCE).write_text(text.replace(old, "    volatile float behind = b[n]; (void)behind;\n" + old))
    ran = run([build(compiler, tmp_path, "-std=c99", "-fsanitize=address", TEST, SOURCE)], tmp_path)
    assert "global-buffer-overflow" in ran.stderr
    assert ran.returncode

"""`python -m tools compare-arithmetics` and `self-test-c`: refutations, and missing tools."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.codegen.c.generated_c import find_program, generated
from tools.__main__ import main
from tools.arithmetics import self_test
from tools.arithmetics.boards import EMULATED, HERE, Board, MissingError
from tools.arithmetics.command import NAMES, compare
from vinculum.codegen.c.c_types import Elements, element_types
from vinculum.codegen.c.render import SOURCE

ELEMENTS = {element.name: element for group in element_types() for element in group}
NAN, OTHER_NAN = "2143289344u", "2143289345u"  # of float32
ROUNDED, TIES_DOWN = "(r + (q % 2u)) > (d - r)", "r > (d - r)"


def element(name: str) -> Elements:
    find_program("gcc")
    return ELEMENTS[name]


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", NAMES)
def test_random_pairs_have_the_quotients_of_the_hardware(name: str) -> None:
    result = compare(element(name), generated(None, (name,), "integer", 64), "gcc", 30_000, 7)
    assert (result.pairs, result.different, result.differences) == (30_000, 0, "")


def test_every_pair_of_a_narrow_type_is_divided() -> None:
    assert compare(element("int8"), generated(None, ("int8",), "integer", 64), "gcc", 0, 1).pairs == 256 * 255 - 1
    assert compare(element("uint8"), generated(None, ("uint8",), "integer", 64), "gcc", 0, 1).pairs == 256 * 255


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("float32", NAN, OTHER_NAN),
        ("float32", ROUNDED, "r >= (d - r)"),
        ("float32", ROUNDED, TIES_DOWN),
        ("uint32", "numerator / denominator", "(uint32_t)((float)numerator / (float)denominator)"),
    ],
    ids=["a NaN with a payload", "ties away from zero", "ties toward zero", "through float"],
)
def test_a_wrong_quotient_is_counted_and_shown(name: str, old: str, new: str) -> None:
    sources = dict(generated(None, (name,), "integer", 64))
    assert old in sources[SOURCE]
    sources[SOURCE] = sources[SOURCE].replace(old, new)
    result = compare(element(name), sources, "gcc", 30_000, 7)
    assert result.different > 0
    lines = result.differences.splitlines()
    assert 0 < len(lines) <= 5
    assert all(re.fullmatch(r"0x\w+ / 0x\w+: 0x\w+, hardware 0x\w+", line) for line in lines)


def test_sources_that_do_not_compile_are_an_error() -> None:
    sources = dict(generated(None, ("uint32",), "integer", 64))
    sources[SOURCE] += "#error none\n"
    with pytest.raises(RuntimeError, match="#error none"):
        compare(element("uint32"), sources, "gcc", 10, 1)


def test_the_command_prints_a_line_for_each_type() -> None:
    find_program("gcc")
    result = CliRunner().invoke(
        main, ["compare-arithmetics", "--dtype", "uint8", "--dtype", "float64", "--pairs", "1000"]
    )
    assert result.exit_code == 0
    assert result.output.splitlines()[1:] == [
        "uint8: 65,280 pairs, all: 0 differ",
        "float64: 1,000 pairs: 0 differ",
    ]


def test_no_compiler_is_reported() -> None:
    result = CliRunner().invoke(main, ["compare-arithmetics", "--compiler", "no-such-cc"])
    assert (result.exit_code, result.output) == (2, "no no-such-cc\n")


def test_processors_have_names_of_their_own() -> None:
    assert len({board.name for board in EMULATED}) == len(EMULATED)
    assert {board.name for board in HERE} == {"x86-64"}


def run_self_test(monkeypatch: pytest.MonkeyPatch, board: Board, *options: str, **changed: str) -> tuple[int, str]:
    """Exit status and output of `self-test-c` with this processor alone, and the type float32."""
    sources = {**generated(None, ("float32",), "integer", 64), **changed}
    monkeypatch.setattr(self_test, "HERE", (board,))
    monkeypatch.setattr(self_test, "EMULATED", ())
    monkeypatch.setattr(self_test, "SANITIZERS", ("-DNOTHING",))
    monkeypatch.setattr(self_test, "files", lambda **_: sources)
    result = CliRunner().invoke(main, ["self-test-c", "--level", "-O1", *options])
    return result.exit_code, result.output


def test_selftest_reports_what_passed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    find_program("gcc")
    table = tmp_path / "table.md"
    status, output = run_self_test(monkeypatch, HERE[0], "--table", str(table))
    assert status == 0
    assert output.splitlines() == [
        f"x86-64, gcc -O1{options}, {variant[0]}: passed"
        for options in ("", " -DNOTHING")
        for variant in self_test.VARIANTS
    ]
    rows = table.read_text().splitlines()[-2:]
    assert all(row.endswith("| -O1 | -O1 | -O1 |") for row in rows)
    assert "`-DNOTHING`" in rows[1]


def test_selftest_reports_what_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    find_program("gcc")
    right = generated(None, ("float32",), "integer", 64)[SOURCE]
    assert ROUNDED in right
    wrong = right.replace(ROUNDED, TIES_DOWN)
    status, output = run_self_test(monkeypatch, HERE[0], **{SOURCE: wrong})
    assert status == 1
    assert "x86-64, gcc -O1, integer: failed" in output
    assert "got" in output


def test_selftest_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    status, output = run_self_test(monkeypatch, Board("a board", "no-such-gcc", ()))
    assert status == 3
    assert "a board, no-such-gcc -O1, integer: not run: no no-such-gcc\n" in output
    status, output = run_self_test(monkeypatch, Board("a board", "gcc", ("no-such-qemu",)))
    assert status == 3
    assert "not run: no no-such-qemu\n" in output


def test_a_compiler_without_a_library_is_missing(tmp_path: Path) -> None:
    find_program("gcc")
    with pytest.raises(MissingError, match="builds no program for a board"):
        Board("a board", "gcc", (), linking=("-lno_such_library",)).require(tmp_path)


def test_a_program_that_reports_nothing_does_not_pass() -> None:
    find_program("gcc")
    sources = {"vinculum_div.c": "int unused;\n", "vinculum_div_selftest.c": "int main(void) { return 0; }\n"}
    with pytest.raises(RuntimeError, match="exit status 0"):
        HERE[0].self_test(sources, "integer", "-O1")

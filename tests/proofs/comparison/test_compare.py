"""`vinculum compare`: whole profiles, the words, the exit status."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

pytest.importorskip("z3")
pytest.importorskip("cvc5")

from vinculum_proofs.comparison.command import compare
from vinculum_proofs.comparison.direction import Questions, Status
from vinculum_proofs.smt.goals import Goal
from vinculum_spec.atlas.loader import atlas


def ran(*words: str) -> Result:
    return CliRunner().invoke(compare, [*words])


def test_truncated_and_floored_quotients() -> None:
    result = ran("onnx-14", "openvino-1", "--dtype", "int32")
    assert result.exit_code == 1
    assert "exactly where A mod B != 0 and A, B of different signs" in result.stdout
    assert "formula: A mod B ≠ 0 ∧ (" in result.stdout
    assert "least operands: A = 1, B = -2: onnx-14 gives 0, openvino-1 gives -1" in result.stdout
    assert "onnx-14 refines openvino-1 with m_pythondiv=false of openvino-1" in result.stdout
    assert "attributes: openvino-1 has m_pythondiv, auto_broadcast, and onnx-14 has not" in result.stdout


def test_an_instruction_defines_what_onnx_leaves_open() -> None:
    assert ran("riscv", "onnx-14", "--dtype", "int32", "--values").exit_code == 0
    back = ran("onnx-14", "riscv", "--dtype", "int32", "--values")
    assert back.exit_code == 1
    assert "exactly where B = 0; or A = MIN and B = -1" in back.stdout
    assert back.stdout.startswith("riscv refines onnx-14: ")


def test_without_values_an_instruction_has_no_shapes() -> None:
    """V_DIV_SHAPE_SCALAR_0010 against V_DIV_SHAPE_MULTIDIRECTIONAL_0010."""
    result = ran("riscv", "onnx-14", "--dtype", "int32")
    assert result.exit_code == 1
    assert "shapes: they differ; for example: A of (1,), B of (1,)" in result.stdout
    assert "shapes: onnx-14 does what riscv allows" in result.stdout


def test_an_attribute_that_is_set_is_no_difference() -> None:
    result = ran("onnx-14", "openvino-1:m_pythondiv=false:auto_broadcast=numpy", "--dtype", "int32")
    assert result.exit_code == 0, result.stdout
    assert result.stdout.startswith("onnx-14 and openvino-1:m_pythondiv=false:auto_broadcast=numpy are equal")


def test_types_that_one_lacks() -> None:
    result = ran("tosa", "onnx-14")
    assert result.exit_code == 1
    assert "types: onnx-14 has float16, bfloat16" in result.stdout


def test_the_same_profile_is_equal() -> None:
    assert ran("sonnx", "sonnx").exit_code == 0


def test_no_type_in_common_is_undecided() -> None:
    result = ran("tosa", "array-api-divide", "--values")
    assert result.exit_code == 3


def test_a_solver_without_an_answer_is_undecided(monkeypatch: pytest.MonkeyPatch) -> None:
    def undecided(self: Questions, goals: object) -> bool:
        self.failed = "no answer within the time limit"
        return False

    monkeypatch.setattr(Questions, "proved", undecided)
    result = ran("onnx-14", "openvino-1", "--dtype", "int32", "--values")
    assert result.exit_code == 3
    assert "undecided: no answer within the time limit" in result.stdout


def test_json(tmp_path: Path) -> None:
    file = tmp_path / "comparison.json"
    assert ran("onnx-14", "openvino-1", "--dtype", "int32", "--json", str(file)).exit_code == 1
    content = json.loads(file.read_text())
    assert content["refines"]["status"] == Status.DIFFERS
    (part,) = content["refines"]["elements"]
    assert part["condition"]["words"] == "A mod B != 0 and A, B of different signs"
    assert part["agreeing"] == ["m_pythondiv=false of openvino-1"]
    assert {goal["cvc5"] for goal in part["goals"]} == {"unsat"}


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("onnx-15", "sonnx"), "did you mean onnx-1"),
        (("nothing", "sonnx"), "there are sonnx, onnx-1"),
        (("openvino-1:m_pythondiv=maybe", "sonnx"), "m_pythondiv of openvino-1 is true or false, not 'maybe'"),
        (("sonnx:axis=1", "sonnx"), "sonnx has no attribute 'axis'"),
        (("sonnx", "tosa", "--dtype", "int8"), "tosa has no type int8"),
        (("sonnx",), "name two profiles, or use --all"),
        (("--all", "sonnx"), "--all compares every profile"),
        (("sonnx", "tosa", "--markdown", "table.md"), "--markdown writes the table of --all"),
    ],
)
def test_a_wrong_command(words: tuple[str, ...], message: str) -> None:
    result = ran(*words)
    assert result.exit_code == 2
    assert message in result.stderr


def test_equal_goals_are_put_to_the_solvers_once() -> None:
    questions = Questions()
    goal = Goal("one", (), "(= 1 1)", "one is one")
    assert questions.proved([goal, goal])
    assert len(questions.asked) == 2


def test_the_table_of_all(tmp_path: Path) -> None:
    """Of one type, so that it takes seconds."""
    file = tmp_path / "table.md"
    result = ran("--all", "--values", "--dtype", "uint8", "--markdown", str(file))
    assert result.exit_code == 0
    lines = [line for line in file.read_text().splitlines() if line.startswith("|")]
    rows = {line.split("|")[1].strip(): [cell.strip() for cell in line.split("|")[2:-1]] for line in lines}
    names = [cell.strip("`") for cell in rows[""]]
    table = {(one.strip("`"), two): cell for one, cells in rows.items() for two, cell in zip(names, cells, strict=True)}
    assert set(names) == {name for name, profile in atlas().profiles.items() if "uint8" in profile.types}
    assert table["sonnx", "onnx-14"] == table["numpy-floor-divide", "openvino-1"] == "→"
    assert table["onnx-14", "sonnx"] == "←"
    assert table["sonnx", "numpy-floor-divide"] == "≠"
    assert table["onnx-14", "openvino-1"] == table["onnx-14", "stablehlo"] == "="
    shown = [line.split() for line in result.stdout.splitlines()]
    for number, one in enumerate(names, 1):
        assert [str(number), one, *(table[one, two] for two in names)] in shown


def test_an_undecided_pair_is_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Questions, "proved", lambda _self, _goals: False)
    result = ran("--all", "--values", "--dtype", "uint8")
    assert result.exit_code == 3
    assert "? not decided" in " ".join(result.stdout.split())

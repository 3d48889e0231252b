"""Structural coverage: MC/DC as it is computed, conditions as they are recorded."""

import ast
import builtins
import json
from pathlib import Path
from typing import Any

import pytest

from vinculum_proofs.structural_coverage import llvm_cov, mcdc, python_cov
from vinculum_proofs.structural_coverage.records import Coverage
from vinculum_proofs.structural_coverage.startup.vinculum_conditions import Decision, Recorder, instrumented, outcome

ROOT = Path(__file__).parents[3]
T, F, N = True, False, None


# ---- MC/DC ----


@pytest.mark.parametrize(
    ("evaluations", "independent"),
    [
        ([((T, T), T), ((F, N), F), ((T, F), F)], [T, T]),  # a and b: all of it
        ([((T, T), T), ((F, N), F)], [T, F]),  # b is never False
        ([((F, T), T), ((F, F), F), ((T, N), T)], [T, T]),  # a or b
        # (a and b) or c: each condition has both values, but only c is ever shown to decide.
        ([((T, T, N), T), ((F, N, T), T), ((T, F, T), T), ((F, N, F), F)], [T, F, T]),
        # Both conditions with both values, both outcomes, and yet neither differs alone: a == b, asked without short circuit.
        ([((T, T), T), ((F, F), T)], [F, F]),
        ([((T, T), T), ((F, F), F)], [F, F]),
        ([((T,), T), ((F,), F)], [T]),
        ([((T,), T)], [F]),
        ([], [F, F]),
    ],
)
def test_a_condition_is_independent_if_two_vectors_show_it(
    evaluations: list[mcdc.Evaluation], independent: list[bool]
) -> None:
    count = len(independent)
    assert mcdc.independent_conditions(evaluations, count) == independent
    assert mcdc.independent_conditions(evaluations[::-1], count) == independent


def test_both_values_of_each_condition_are_not_yet_mcdc() -> None:
    evaluations = [((T, F), T), ((F, T), T), ((F, F), F), ((T, T), T)][:2]
    assert all(mcdc.outcomes(k, evaluations) == {T, F} for k in (0, 1))
    assert mcdc.independent_conditions(evaluations, 2) == [F, F]


# ---- conditions of Python ----


def run(source: str, *calls: tuple[Any, ...]) -> tuple[list[Decision], Coverage, list[Any]]:
    """Coverage of the function `f` of `source` after these calls, and what they returned."""
    tree, decisions = instrumented(source, "m")
    recorder, names = Recorder(), ("begin", "note", "end")
    space: dict[str, Any] = {f"_vc_{name}": getattr(recorder, name) for name in names}
    exec(compile(tree, "m", "exec"), space)  # noqa: S102 - what is tested
    returned = [space["f"](*arguments) for arguments in calls]
    coverage = Coverage()
    for number, decision in enumerate(decisions):
        python_cov.conditions(coverage, "m.py", source, decision, recorder.vectors.get(("m", number), set()))
    return decisions, coverage, returned


def missing(coverage: Coverage, criterion: str) -> list[str]:
    return [gap.detail for gap in coverage.gaps if gap.criterion == criterion]


AND = "def f(a, b):\n    if a and b:\n        return 1\n    return 0\n"


def test_a_decision_that_is_covered_has_no_gap() -> None:
    _, coverage, returned = run(AND, (1, 1), (1, 0), (0, 1))
    assert (coverage.gaps, returned) == ([], [1, 0, 0])
    assert coverage.figures["m.py"]["condition"] == [4, 4]
    assert coverage.figures["m.py"]["mcdc"] == [2, 2]


def test_a_decision_that_lacks_a_vector_has_gaps() -> None:
    _, coverage, _ = run(AND, (1, 1), (0, 1))
    assert missing(coverage, "condition") == ["`b` is never False"]
    assert missing(coverage, "mcdc") == ["`b` is not shown to decide on its own"]


def test_condition_coverage_differs_from_mcdc() -> None:
    source = "def f(a, b, c):\n    return bool((a and b) or c)\n"
    _, coverage, _ = run(source, (T, T, F), (F, F, T), (T, F, T), (F, F, F))
    assert missing(coverage, "condition") == []
    assert missing(coverage, "mcdc") == ["`b` is not shown to decide on its own"]


def test_a_decision_that_is_never_made_is_all_gaps() -> None:
    _, coverage, _ = run(AND)
    assert (len(missing(coverage, "condition")), len(missing(coverage, "mcdc"))) == (4, 2)


CASES: list[tuple[str, tuple[Any, ...]]] = [
    ("not a", (0,)),
    ("0 < a <= 9", (4,)),
    ("0 < a <= 9", (-1,)),
    ("a or 'none'", ("",)),
    ("a or 'none'", ("x",)),
    ("[x for x in a if x and x > 1 if x < 9]", ([0, 1, 2, 9],)),
    ("(lambda y: y and not y > 2)(a)", (2,)),
    ("'yes' if a and (b := a - 1) else b", (1,)),
    ("all(x == 1 or not x for x in a)", ([1, 0, 1],)),
    ("{k: v for k, v in a.items() if k in v and v}", ({1: [1], 2: []},)),
    ("a and [] or {}", (1,)),
]


@pytest.mark.parametrize(("expression", "arguments"), CASES)
def test_instrumented_code_behaves_the_same(expression: str, arguments: tuple[Any, ...]) -> None:
    source = f"def f(a):\n    b = 7\n    return {expression}\n"
    space: dict[str, Any] = {}
    exec(source, space)  # noqa: S102 - what is compared with
    assert run(source, arguments)[2] == [space["f"](*arguments)]


def test_a_chained_comparison_is_two_conditions() -> None:
    _, coverage, _ = run("def f(a):\n    return 0 < a < 9\n", (1,), (10,))
    assert len(missing(coverage, "condition")) == 1
    assert len(missing(coverage, "mcdc")) == 1


def test_each_operand_is_evaluated_once() -> None:
    evaluated: list[int] = []
    run("def f(g):\n    return 0 < g() < 9 and g() or g()\n", (lambda: evaluated.append(1) or 0,))
    assert len(evaluated) == 2


def test_an_element_wise_comparison_is_no_condition() -> None:
    import numpy as np

    decisions, coverage, _ = run("def f(a):\n    return (a == 1).sum()\n", (np.arange(3),))
    assert (len(decisions), coverage.gaps, coverage.figures) == (1, [], {})


def test_the_default_of_an_or_expression_is_no_condition() -> None:
    _, coverage, _ = run("def f(a):\n    return a or 'none'\n", ("",), ("x",))
    assert coverage.gaps == []
    assert coverage.figures["m.py"]["mcdc"] == [1, 1]


def test_recursion_and_exceptions_leave_no_wrong_vector() -> None:
    source = "def f(n):\n    if n > 0 and (f(n - 1) or 1 / n):\n        return n\n    return 0\n"
    _, coverage, _ = run(source, (2,))
    assert missing(coverage, "condition") == ["`1 / n` is never False"]
    with pytest.raises(ZeroDivisionError):
        run("def f(n):\n    return n and 1 / 0 and n\n", (1,))


def test_match_is_refused() -> None:
    with pytest.raises(NotImplementedError, match="m:1"):
        instrumented("match 1:\n    case _:\n        pass\n", "m")


@pytest.mark.parametrize(
    ("tree", "vector", "expected"),
    [
        (("and", 0, 1), [1, 0], F),
        (("or", ("not", 0), 1), [1, 0], F),
        (("or", 0, 1), [0, 2], F),
        (("or", ("and", 0, 1), 2), [1, 1, None], T),
        (0, [2], N),
    ],
)
def test_outcome_of_a_vector(tree: Any, vector: list[int | None], expected: bool | None) -> None:
    assert outcome(tree, vector) is expected


@pytest.mark.parametrize("file", python_cov.files(ROOT))
def test_every_module_of_the_kernel_can_be_measured(file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    tree, decisions = instrumented(source, file)
    compile(tree, file, "exec")
    decisions_ = sum(
        isinstance(node, ast.If | ast.IfExp | ast.While | ast.Assert) for node in ast.walk(ast.parse(source))
    )
    assert len(decisions) >= decisions_
    assert not any(name.startswith("_vc_") for name in vars(builtins))


# ---- C ----


def exported(*, both: bool) -> str:
    """What llvm-cov says of a function of python/arrays.c whose only decision is on the first line."""
    vectors = [
        {"conditions": [T, T], "executed": True, "result": T},
        {"conditions": [F, N], "executed": both, "result": F},
    ]
    function = {
        "name": "python/arrays.c:f",
        "filenames": ["/x/python/arrays.c", "/usr/include/python.h"],
        "regions": [[1, 1, 1, 9, 5, 0, 0, 0], [2, 1, 2, 3, 0, 0, 0, 0], [1, 1, 1, 9, 0, 1, 0, 0]],
        "branches": [[1, 1, 1, 3, 5, 5 * both, 0, 0, 6], [1, 4, 1, 9, 5, 0, 0, 0, 6]],
        "mcdc_records": [[1, 1, 1, 9, 0, 0, 0, 0, 5, [both, F], vectors]],
    }
    return json.dumps({"data": [{"functions": [function]}]})


def native(folder: Path) -> Path:
    (folder / llvm_cov.NATIVE / "python").mkdir(parents=True)
    (folder / llvm_cov.NATIVE / "python/arrays.c").write_text("/* one */ a && b\n/* two */\n")
    return folder


@pytest.mark.parametrize(("both", "independent"), [(True, 1), (False, 0)])
def test_c_is_counted_by_region_branch_and_decision(tmp_path: Path, both: bool, independent: int) -> None:
    coverage = llvm_cov.measured(native(tmp_path), exported(both=both))
    name = f"{llvm_cov.NATIVE}/python/arrays.c"
    assert coverage.figures == {
        name: {"statement": [1, 2], "branch": [1 + both, 2], "condition": [2 + both, 4], "mcdc": [independent, 2]}
    }
    assert {gap.function for gap in coverage.gaps} == {"f"}


def test_a_c_file_of_which_nothing_is_measured_is_an_error(tmp_path: Path) -> None:
    (native(tmp_path) / llvm_cov.NATIVE / "more.c").write_text("int more(void)\n{\n    return 0;\n}\n")
    with pytest.raises(ValueError, match=r"more\.c"):
        llvm_cov.measured(tmp_path, exported(both=True))


def test_mcdc_that_disagrees_with_its_vectors_is_an_error(tmp_path: Path) -> None:
    export = exported(both=True).replace("[true, false], [{", "[true, true], [{")
    with pytest.raises(ValueError, match="MC/DC by LLVM"):
        llvm_cov.measured(native(tmp_path), export)


def test_files_of_c_are_all_but_those_of_tables(tmp_path: Path) -> None:
    """A file counts as soon as it defines a function."""
    everything = {p.relative_to(ROOT).as_posix() for p in (ROOT / llvm_cov.NATIVE).rglob("*.c")}
    assert everything - set(llvm_cov.files(ROOT)) == {f"{llvm_cov.NATIVE}/runtime/types.c"}
    folder = tmp_path / llvm_cov.NATIVE
    folder.mkdir(parents=True)
    (folder / "tables.c").write_text("const int sizes[2] = {1, 2};\n")
    (folder / "code.c").write_text("int half(int a)\n{\n  return a / 2;\n}\n")
    assert llvm_cov.files(tmp_path) == [f"{llvm_cov.NATIVE}/code.c"]

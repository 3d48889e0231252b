"""How Frama-C is run, and how its answers are read: what is proved, by which driver and machine."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from vinculum_proofs.wp import driver, frama_c, source
from vinculum_proofs.wp.frama_c import Task

installed = pytest.mark.skipif(frama_c.missing() is not None, reason=str(frama_c.missing()))
CVC4_15 = (
    *("inline_trivial", "eliminate_builtin", "eliminate_definition_conditionally", "eliminate_inductive"),
    *("eliminate_literal", "eliminate_epsilon", "simplify_formula", "detect_polymorphism", "encoding_smt_if_poly"),
)  # transformations of the driver cvc4_15
SQUARE = """\
/*@ requires -9 <= x <= 9; assigns \\nothing; ensures \\result == x * x; ensures below: \\result <= 81; */
static inline int square_int8(int x)
{
    return x * x;
}

/*@ assigns \\nothing; */
int cut_int8(double x)
{
    const int32_t result = (int32_t)x;
    return result;
}
"""


def test_a_goal_is_proved_where_all_of_its_parts_are() -> None:
    """By whomever; one that has no part is none."""

    def smoke(total: int, *, proved: int | None = None, **valid: int) -> dict[str, Any]:
        main = {"total": total, "valid": sum(valid.values()) if proved is None else proved}
        return {"wp:main": main, **{prover: {"total": n, "valid": n} for prover, n in valid.items()}}

    report = {
        "one": {
            "whole": smoke(2, qed=2),
            "shared": smoke(3, qed=1, cvc4=2),
            "twice": smoke(1, proved=1, cvc4=1, z3=1),
            "part": smoke(2, qed=1),
            "one part twice": smoke(2, proved=1, cvc4=1, z3=1),
            "nobody": smoke(1),
        },
        "two": {"empty": smoke(0), "wp:section": smoke(9, qed=9)},
        "three": {"wp:section": smoke(9, qed=9)},
    }
    result = {"wp:functions": report}
    assert frama_c._goals(result, ["one", "two"]) == {
        "one": {
            "whole": "qed",
            "shared": "cvc4 and qed",
            "twice": "cvc4 and z3",
            "part": None,
            "one part twice": None,
            "nobody": None,
        },
        "two": {"empty": None},
    }
    for name in ("three", "four"):
        with pytest.raises(frama_c.FramaCError, match=f"no goal of {name}"):
            frama_c._goals(result, [name])


def test_every_hypothesis_of_the_memory_model_is_reported() -> None:
    """Of the functions that were asked for, on a line each, and of no other."""
    block = (
        "[wp] x.c:1: Warning: \n  Memory model hypotheses for function '{}':\n  /*@\n     behavior b:\n       {} */\n"
    )
    printed = "".join(block.format(f, f"requires {f};") for f in ("one", "other", "two"))
    assert frama_c._hypotheses(printed, ["two", "one"]) == (
        "one: behavior b: requires one;",
        "two: behavior b: requires two;",
    )


@pytest.mark.parametrize(
    ("output", "status", "fails"),
    [("", 0, False), ("[wp] User Error: no such function", 0, True), ("[kernel] stopped", 1, True)],
)
def test_a_run_that_failed_is_no_report(
    output: str, status: int, fails: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though a report is there, by which every goal is proved."""
    report = {
        "wp:global": {"wp:main": {"total": 1}},
        "wp:functions": {"one": {"goal": {"wp:main": {"total": 1, "valid": 1}, "qed": {"valid": 1}}}},
    }
    (tmp_path / "report0.json").write_text(json.dumps(report))
    program = tmp_path / "frama-c"
    program.write_text(f"#!/bin/sh\necho '{output}'\nexit {status}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(frama_c, "_prepare", lambda *_: None)
    monkeypatch.setattr(frama_c, "versions", lambda: {"cvc4": "0"})
    task = Task(["one"], 1)
    if fails:
        with pytest.raises(frama_c.FramaCError, match=re.escape(output)):
            frama_c.run(tmp_path, "a.c", [task], limit=60.0)
    else:
        (report_,) = frama_c.run(tmp_path, "a.c", [task], limit=60.0)
        assert report_.goals == {"one": {"goal": "qed"}}


def test_a_mutant_differs_from_the_function_in_one_place() -> None:
    """It has its own name, to stand beside the function, with its contract and one change in the body."""
    square = SQUARE.replace("\nstatic", "\nVINCULUM_CLONED\nstatic").replace("x * x;\n}", "x * x + x * x;\n}")
    result = source.mutant(square, "square_int8", "x * x", "x + x")
    contract, behind = square.partition("VINCULUM_CLONED")[0], result.partition("VINCULUM_CLONED")[2]
    assert result.startswith(f"\n{contract}")
    assert behind == "\nstatic inline int wrong0_square_int8(int x)\n{\n    return x + x + x * x;\n}\n"
    with pytest.raises(source.SourceError, match="none with a contract"):
        source.mutant(square.replace("/*@", "/*"), "square_int8", "x * x", "x + x")


@pytest.mark.parametrize("prover", [driver.CVC4, driver.Z3])
def test_driver_leaves_out_and_adds_nothing(prover: str) -> None:
    """Apart from how the prover is called: all steps are Why3's own, and omissions are listed by name."""
    assert set(driver.TRANSFORMATIONS) == {"eliminate_algebraic", "discriminate", "eliminate_symbol", *CVC4_15}
    frame = driver.frame("drivers", prover)
    assert driver.text("drivers", prover).startswith(frame)
    lines = driver.text("drivers", prover).removeprefix(frame).split("\n")
    form = re.compile(
        r'|transformation "\w+"|theory [\w.]+|end|  remove prop \w+|  meta "ls:eliminate" (function|predicate) \w+'
    )
    assert all(form.fullmatch(line) for line in lines)
    # Nor does it say what an answer of a prover means: that stands in Why3's own file, by which unsat alone is valid.
    assert not re.search(r"\b(syntax|axiom|goal|valid|invalid|unknown|fail)\b", frame)


@pytest.mark.thorough
@installed
def test_frama_c_proves_true_goals_and_no_false_ones(tmp_path: Path) -> None:
    """A cast from a float has its own goals, with a typedef or without; a mutant is in the same file."""
    mutant = source.mutant(SQUARE, "square_int8", "x * x", "x + x")
    (tmp_path / "square.c").write_text(f"#include <stdint.h>\n{SQUARE}{mutant}")
    tasks = [Task(["square_int8", "cut_int8"], 100_000), Task(["wrong0_square_int8"], 50_000, "@ensures")]
    right, other = frama_c.run(tmp_path, "square.c", tasks, limit=60)
    assert all(right.goals["square_int8"].values())
    assert sum("float_to_int" in goal for goal in right.unproved) == 2
    goal = "square_int8_ensures_below"
    assert right.goals["square_int8"][goal] == f"CVC4:{frama_c.versions()['cvc4']}"
    assert right.proved_within("square_int8", goal, right.steps[goal])
    assert not right.proved_within("square_int8", goal, right.steps[goal] - 1)
    assert other.unproved == ("wrong0_square_int8: wrong0_square_int8_ensures",)
    assert set(other.goals["wrong0_square_int8"]) == {f"wrong0_square_int8_{x}" for x in ("ensures", "ensures_below")}


FAULTS = {
    "signed_downcast": ("int x", "return (int8_t)x;"),
    "signed_overflow": ("int x", "return x + 1;"),
    "division_by_zero": ("int x", "return 7 / x;"),
    "mem_access": ("const int *x", "return *x;"),
    "index_bound": ("int x", "int a[2] = {0, 0}; return a[x];"),
    "shift": ("int x", "return 1 << x;"),
    "float_to_int": ("double x", "return (int)x;"),
    "is_nan_or_infinite": ("double x", "return (x * x) > 1.0;"),
}


@pytest.mark.thorough
@installed
def test_each_run_time_error_has_a_goal(tmp_path: Path) -> None:
    """Which is left where the operands do not rule it out."""
    head = "/*@ assigns \\nothing; */\nint {}({})\n{{\n    {}\n}}\n"
    result = (head.format(name, operand, body) for name, (operand, body) in FAULTS.items())
    (tmp_path / "faults.c").write_text("".join(["#include <stdint.h>\n", *result]))
    (report,) = frama_c.run(tmp_path, "faults.c", [Task(list(FAULTS), 20_000)], limit=60)
    for name in FAULTS:
        assert f"{name}: {name}_assert_rte_{name}" in report.unproved


@pytest.mark.thorough
@installed
@pytest.mark.parametrize("postcondition", ["\\result == 0", "\\result == \\abs(x)", "x == 1 || x % 3 == 2"])
def test_frama_c_does_not_prove_what_is_false(tmp_path: Path, postcondition: str) -> None:
    """With the driver that leaves something out as well: in a goal, too, in which a symbol is left out."""
    text = f"/*@ assigns \\nothing; ensures {postcondition}; */\nint same(int x)\n{{\n    return x;\n}}\n"
    (tmp_path / "same.c").write_text(text)
    report = frama_c.run(tmp_path, "same.c", [Task(["same"], 30_000)], limit=60)[0]
    assert report.unproved == ("same: same_ensures",)


@installed
@pytest.mark.parametrize(("machine", "bytes_of_size"), [("gcc_x86_64", 8), ("gcc_x86_32", 4)])
def test_sizes_are_those_of_the_machine(tmp_path: Path, machine: str, bytes_of_size: int) -> None:
    """Of exact-width types their own on each, which the macros say that stand for them."""
    assert frama_c.MACHINES.keys() == {"gcc_x86_64", "gcc_x86_32"}
    exact = " && ".join(f"sizeof({t}) * 8u == {re.sub('[^0-9]', '', t)}u" for t in frama_c.basic(machine))
    head = "/*@ assigns \\nothing; ensures \\result == {}; */\n"
    text = head.format(1) + f"int exact(void)\n{{\n    return {exact};\n}}\n"
    for size in (4, 8):
        text += head.format(size) + f"unsigned size_{size}(void)\n{{\n    return (unsigned)sizeof(size_t);\n}}\n"
    (tmp_path / "sizes.c").write_text(text)
    tasks = [Task(["exact", "size_4", "size_8"], 30_000)]
    (report,) = frama_c.run(tmp_path, "sizes.c", tasks, limit=60, machine=machine)
    assert [goal.partition(":")[0] for goal in report.unproved] == [f"size_{12 - bytes_of_size}"]


CONTRADICTIONS = {
    "unmet": "/*@ requires 0 <= x < 1 && x == 1; assigns \\nothing; */\nint unmet(int x)\n{\n    return x;\n}\n",
    "untaken": "/*@ requires 0 <= x < 9; assigns \\nothing; */\nint untaken(int x)\n{\n    if (x > 9) {\n        return 1;\n    }\n"
    "    return x;\n}\n",
    "met": "/*@ requires 0 <= x < 9; assigns \\nothing; */\nint met(int x)\n{\n    if (x > 7) {\n        return 1;\n    }\n"
    "    return x;\n}\n",
}


@installed
def test_smoke_tests_find_contradictions_and_nothing_else(tmp_path: Path) -> None:
    """A contract that nothing meets, and a branch that is never taken; both are counted apart."""
    (tmp_path / "contradictions.c").write_text("".join(CONTRADICTIONS.values()))
    functions = list(CONTRADICTIONS)
    tasks = [Task(functions, 20_000), Task(functions, 20_000, frama_c.SMOKE_TESTS)]
    goals, smoked = frama_c.run(tmp_path, "contradictions.c", tasks, limit=60)
    assert goals.smoke_tests == {}
    assert smoked.count == goals.count + len(smoked.smoke_tests)
    failed = {name.partition("_wp_smoke_")[0] for name, passed in smoked.smoke_tests.items() if not passed}
    assert failed == {"unmet", "untaken"}
    assert any(name.startswith("met_") for name in smoked.smoke_tests)


@pytest.mark.parametrize(
    ("printed", "count"),
    [
        ("", 0),
        ("[wp] [Passed] Smoke-test typed_f_wp_smoke_default_requires", 2),
        ("[wp] [Passed] Goal typed_f_ensures", 1),
    ],
)
def test_smoke_tests_without_a_result_are_an_error(printed: str, count: int) -> None:
    with pytest.raises(frama_c.FramaCError, match=f"{count} smoke tests, of which"):
        frama_c._smoke_tests(printed, count)


def test_the_result_of_a_smoke_test_is_what_frama_c_prints() -> None:
    """In its report a test that failed is like one that passed."""
    lines = "[wp] [{}] Smoke-test typed_f_wp_smoke_{}\n".format
    printed = lines("Passed", "dead_code_s1") + "  Z3: Unknown\n" + lines("Failed", "default_requires")
    assert frama_c._smoke_tests(printed, 2) == {"f_wp_smoke_dead_code_s1": True, "f_wp_smoke_default_requires": False}


@installed
def test_frama_c_that_fails_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "broken.c").write_text("int f(")
    with pytest.raises(frama_c.FramaCError):
        frama_c.run(tmp_path, "broken.c", [Task(["f"], 1)], limit=60)

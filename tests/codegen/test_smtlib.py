"""Two solvers accept the scripts and find exactly the results of the vectors."""

import doctest
import re
import subprocess
import sys
from functools import cache
from itertools import product
from types import ModuleType

import numpy as np
import pytest
from sympy import Mod, Symbol, true

from vinculum.codegen.kernel_tables import specification_hash
from vinculum.codegen.smtlib import files, terms
from vinculum.codegen.smtlib import scripts as script_files
from vinculum.codegen.smtlib.terms import Script, Traced, number, powers, term
from vinculum_evidence.solvers.smtlib import solve
from vinculum_spec.loader import relations, specification
from vinculum_spec.relations import ieee754

SPEC = specification()
SOLVERS = ("z3", "cvc5")
NARROW = ("float16", "int8", "uint64", "real")


@cache
def scripts(profile: str | None = None) -> dict[str, str]:
    return files(profile)


def answer(script: str, solver: str) -> tuple[str, dict[str, str]]:
    """The answer of a solver to a script without its printing commands."""
    solved = solve(re.sub(r"\(get-value .*\)\n", "", script), solver, 20.0)
    return solved.result, dict(solved.model)


def test_there_is_one_for_each_relation_and_type() -> None:
    names = set(scripts())
    assert {name.removesuffix(".smt2").rpartition(".")[0] for name in names if name.count(".") == 3} | {
        name.removesuffix(".smt2") for name in names if name.count(".") == 2
    } == set(relations())
    for name, element in SPEC.types.items():
        concerned = {r.relation_name for r in SPEC.requirements.values() if r.concerns(element)}
        for relation in concerned:
            assert f"{relation}.{name}.smt2" in names or f"{relation}.smt2" in names


def test_each_names_its_requirements_the_command_and_the_specification() -> None:
    for name, text in scripts().items():
        relation = ".".join(name.split(".")[:2])
        names = set(re.findall(r"^; ([EV]_DIV_\w+)", text, re.MULTILINE))
        assert names
        assert {SPEC.requirements[identifier].relation_name for identifier in names} == {relation}
        for requirement in (SPEC.requirements[identifier] for identifier in names):
            head = f"; {requirement.id}  {requirement.title}\n;   {requirement.statement}\n"
            assert f"{head};   Source: {'; '.join(requirement.source)}\n" in text
        assert "`vinculum generate smtlib`" in text
        assert f"\n; Specification: SHA-256 {specification_hash()}\n" in text
        assert text.rstrip().endswith(")")
    shared = scripts()["tensor.same.smt2"]
    assert all(f"E_DIV_{kind}_CONSTR_{x}_0010" in shared for kind in ("REAL", "FLOAT", "INT") for x in "ABC")


def test_a_profile_has_the_relations_that_apply_under_it() -> None:
    assert "integer.floored_quotient.int32.smt2" not in scripts("sonnx")
    assert "integer.floored_quotient.int32.smt2" in scripts("openvino-1")
    assert "ieee754.zero_denominator.float32.smt2" not in scripts("openvino-1")
    assert not [name for name in scripts("onnx-1") if name.startswith("integer.")]
    with pytest.raises(ValueError, match="onnx-1 has no type int8: it has float16"):
        files("onnx-1", ["int8"])


@pytest.mark.parametrize("solver", SOLVERS)
def test_solvers_answer_sat(solver: str) -> None:
    """Every script, except for some types that differ only in their numbers."""
    chosen = {n: t for n, t in scripts().items() if n.count(".") == 2 or n.split(".")[-2] in NARROW}
    assert len(chosen) > 35
    assert dict.fromkeys(chosen, "sat") == {name: answer(text, solver)[0] for name, text in chosen.items()}


@pytest.mark.parametrize("solver", SOLVERS)
@pytest.mark.parametrize(
    "name", ["integer.truncated_quotient.int32", "integer.floored_quotient.int64", "real.quotient.real"]
)
def test_solver_accepts_only_the_quotient(name: str, solver: str) -> None:
    script = scripts()[f"{name}.smt2"]
    (quotient,) = re.findall(r"it accepts C = (\S+)\.$", script, re.MULTILINE)
    numerator, _, denominator = quotient.partition("/")
    value = (
        f"(/ {numerator}.0 {denominator}.0)"
        if denominator
        else f"(- {quotient[1:]})"
        if quotient[0] == "-"
        else quotient
    )
    assert answer(script.replace("(check-sat)", f"(assert (= C {value}))\n(check-sat)"), solver)[0] == "sat"
    assert answer(script.replace("(check-sat)", f"(assert (not (= C {value})))\n(check-sat)"), solver)[0] == "unsat"


@pytest.mark.parametrize("solver", SOLVERS)
@pytest.mark.parametrize("name", ["rounding", "subnormal", "overflow", "quotient"])
def test_a_solver_divides(name: str, solver: str) -> None:
    """Without the fixed result, a solver finds this result, and no other."""
    script = scripts()[f"ieee754.{name}.float16.smt2"]
    (expected,) = re.findall(r"^\(assert \(= c (\d+)\)\)$", script, re.MULTILINE)
    opened = script.replace(f"(assert (= c {expected}))\n", "")
    result, model = answer(opened, solver)
    assert result == "sat"
    if name in ("rounding", "subnormal"):  # the sign is a relation of its own
        assert int(model["c"]) % 0x8000 == int(expected) % 0x8000
    other = f"(assert (not (= (mod c 32768) {int(expected) % 0x8000})))\n(check-sat)"
    assert answer(opened.replace("(check-sat)", other), solver)[0] == "unsat"


def test_script_asserts_the_domain() -> None:
    """Unless it holds everywhere, some operands are outside, and the script excludes them."""
    elsewhere = 0
    for name, text in scripts().items():
        if name.count(".") == 2 or name.split(".")[-2] in ("int8", "real"):
            assert text.count("\n(assert domain)\n(assert holds)\n") == 1, name
            relation = relations()[".".join(name.split(".")[:2])]
            declarations = text.partition("(assert domain)")[0]
            everywhere = relation.domain == true
            assert ("(define-fun domain () Bool true)" in declarations) == everywhere, name
            outside = answer(f"{declarations}(assert (not domain))\n(check-sat)", "z3")[0]
            assert outside == ("unsat" if everywhere else "sat"), name
            elsewhere += not everywhere
    assert elsewhere > 5


def test_a_wrong_result_is_unsat() -> None:
    for name, text in scripts().items():
        if name.startswith("ieee754.quotient.") and "it accepts C = any NaN" not in text:
            incorrect = re.sub(r"\(= c (\d+)\)", lambda match: f"(= c {int(match[1]) + 1})", text)
            assert incorrect != text
            assert answer(incorrect, "z3")[0] == "unsat", name


def test_operands_and_results_are_those_of_the_type() -> None:
    """Each script admits the type's limits and nothing beyond, whatever its relation says."""
    ranged = [name for name in scripts() if name.startswith(("integer.", "ieee754.quotient."))]
    assert len(ranged) > 30
    for name in ranged:
        begin = ("(set-logic", "(declare-const", "(assert (and (<=")
        declared = "\n".join(line for line in scripts()[name].splitlines() if line.startswith(begin))
        element = SPEC.types[name.split(".")[-2]]
        low, high = (0, (1 << element.width) - 1) if element.form else (element.minimum, element.maximum)
        symbols = re.findall(r"declare-const (\w+) Int", declared)
        assert symbols
        for x in symbols:
            for value, result in ((low - 1, "unsat"), (low, "sat"), (high, "sat"), (high + 1, "unsat")):
                requests = f"{declared}\n(assert (= {x} {number(value)}))\n(check-sat)"
                assert answer(requests, "z3")[0] == result, (name, x, value)


def test_sizes_are_not_negative() -> None:
    """0 may be, if no relation says otherwise; of truth values nothing is said."""
    observed = 0
    for name, text in scripts().items():
        relation = relations()[".".join(name.split(".")[:2])]
        sizes = [x for x in relation.variables if x.is_nonnegative] if name.startswith("tensor.") else []
        begin = ("(set-logic", "(declare-const", "(assert (>=")
        declared = "\n".join(line for line in text.splitlines() if line.startswith(begin))
        for x in sizes:
            for value, result in ((-1, "unsat"), (0, "sat")):
                assert answer(f"{declared}\n(assert (= {x} {number(value)}))\n(check-sat)", "z3")[0] == result, name
            observed += 1
    assert observed > 10


@pytest.mark.parametrize("name", ["float16", "float32"])
def test_operands_can_be_replaced(name: str) -> None:
    """Subnormal and largest numbers too, whose exponents and shifts are farthest apart."""
    requests = scripts()[f"ieee754.quotient.{name}.smt2"].partition("; Example: ")[0]
    form = SPEC.types[name].form
    assert form is not None
    normal = 1 << (form.p - 1)
    one = form.emax * normal
    patterns = (1, 3, normal // 2, normal - 1, normal, one, one + 1, one + normal - 1, (2 * form.emax + 1) * normal - 1)
    a, b = (np.array(x, f"u{form.width // 8}") for x in zip(*product(patterns, repeat=2), strict=True))
    with np.errstate(all="ignore"):
        c = (a.view(name) / b.view(name)).view(a.dtype)
    for numerator, denominator, quotient in zip(a.tolist(), b.tolist(), c.tolist(), strict=True):
        operand_assertion = f"(assert (and (= a {numerator}) (= b {denominator})))"
        for outcome, result in ((quotient, "sat"), (quotient + 1, "unsat")):
            script = f"{requests}{operand_assertion}(assert (= c {outcome}))\n(check-sat)"
            assert answer(script, "z3")[0] == result, (numerator, denominator, outcome)


@pytest.mark.parametrize("name", ["float16", "float64"])
def test_the_reading_of_patterns_is_the_specifications(name: str) -> None:
    """A solver evaluates every definition of a script for given a, b and c."""
    form = SPEC.types[name].form
    assert form is not None
    a, b, c = ((0x3 << (form.width - 3)) + 77, (1 << (form.width - 1)) + 5, (0x2 << (form.width - 3)) + 1)
    reach = 2 * form.p + 2
    script = Script()
    traced = ieee754.observe(*(Traced(script, x) for x in "abc"), form, reach)
    for symbol, value in traced.items():
        script.define(value.text, value.sort, str(symbol))
    lines = ["(set-logic ALL)", *(f"(declare-const {x} Int)" for x in "abc"), powers(reach)]
    lines += script.lines(*map(str, traced))
    lines += [f"(assert (= {x} {value}))" for x, value in zip("abc", (a, b, c), strict=True)]
    numbers = ieee754.observe(a, b, c, form, reach)
    equal = [
        f"(= {symbol} {str(bool(value)).lower() if symbol.is_integer is None else number(value)})"
        for symbol, value in numbers.items()
    ]
    assert answer("\n".join([*lines, f"(assert (and {' '.join(equal)}))", "(check-sat)"]), "z3")[0] == "sat"
    for each in equal:
        assert answer("\n".join([*lines, f"(assert (not {each}))", "(check-sat)"]), "z3")[0] == "unsat", each


@pytest.mark.parametrize("largest", [5, 24, 108, 200])
def test_powers_of_two(largest: int) -> None:
    for k in (0, 1, largest // 2, largest):
        script = f"(set-logic ALL)\n{powers(largest)}\n(assert (= (pow2 {k}) {2**k}))\n(check-sat)"
        assert answer(script, "z3")[0] == "sat"


@pytest.mark.parametrize("module", [terms, script_files])
def test_examples_run(module: ModuleType) -> None:
    completed = doctest.testmod(module)
    assert (completed.failed, completed.attempted > 0) == (0, True)


def test_terms_are_printed_or_refused() -> None:
    x, k = Symbol("x", integer=True), Symbol("k", integer=True)
    assert term(Mod(x, 2) > x - 3) == "(> (mod x 2) (+ (- 3) x))"
    assert term(2**k > x) == "(> (pow2 k) x)"
    with pytest.raises(ValueError, match="has no such power"):
        term(x**2 > 0)
    with pytest.raises(TypeError, match="not a mask"):
        Traced(Script(), "a") & 5


@pytest.mark.thorough
def test_the_same_bytes_each_time() -> None:
    code = "from vinculum.codegen.smtlib import files; import sys; sys.stdout.write(''.join(files('sonnx', ['int8', 'float32']).values()))"
    environment = {"PYTHONHASHSEED": "77", "PYTHONPATH": ":".join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert ran.stdout == "".join(files("sonnx", ["int8", "float32"]).values())

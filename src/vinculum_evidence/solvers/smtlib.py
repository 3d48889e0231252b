"""Run SMT-LIB scripts on Z3, cvc5, Bitwuzla and Glucose. Every solver gets the same text.

A script declares constants, asserts, and ends with (check-sat). Commands that only print are ignored.

    python -m vinculum_evidence.solvers.smtlib FILE SOLVER [NAME=VALUE]...   the answer of SOLVER's pip package
"""

import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from vinculum_evidence.solvers import glucose_via_cnf

DISTRIBUTIONS = {
    "z3": "z3-solver",
    "cvc5": "cvc5",
    "bitwuzla": "bitwuzla",
    "glucose": "python-sat z3-solver",
    "glucose-bitwuzla": "python-sat bitwuzla",
}
TIMEOUT = "no answer within the time limit"
# A declaration without arguments: its name, then perhaps (), then its sort.
_CONSTANT = re.compile(r"\(declare-(?:const|fun)\s+([^\s()]+)\s+(?:\(\s*\)\s*)?(?:[^\s()]+|\([^()]*\))\s*\)")


@dataclass(frozen=True)
class Answer:
    """A solver's answer: sat, unsat or unknown; with a model as SMT-LIB text, or a reason."""

    solver: str
    result: str
    model: Mapping[str, str] = field(default_factory=dict)
    reason: str | None = None


def constants(script: str) -> list[str]:
    """Names of the constants that `script` declares."""
    return _CONSTANT.findall(script)


def solve(script: str, solver: str, seconds: float) -> Answer:
    """Run `script` on `solver`, one of SOLVERS. ImportError if it is not installed.

    "glucose" solves the clauses that Z3's tactics make, and "glucose-bitwuzla" those that Bitwuzla makes.
    """
    return _SOLVERS[solver](script, seconds)


def _z3(script: str, seconds: float) -> Answer:
    import z3

    context = z3.Context()
    solver = z3.Solver(ctx=context)
    solver.set("timeout", int(seconds * 1000))
    solver.from_string(script)
    result = str(solver.check())
    if result == "sat":
        model = solver.model()
        values = {d.name(): model[d].sexpr() for d in model.decls() if d.arity() == 0}
        return Answer("z3", result, {name: values[name] for name in constants(script) if name in values})
    return Answer("z3", result, reason=solver.reason_unknown() if result == "unknown" else None)


def _cvc5(script: str, seconds: float) -> Answer:
    import cvc5

    manager = cvc5.TermManager()
    solver = cvc5.Solver(manager)
    solver.setOption("produce-models", "true")
    solver.setOption("tlimit-per", str(int(seconds * 1000)))
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, script, "script")
    symbols = parser.getSymbolManager()
    result = why = ""
    while not (command := parser.nextCommand()).isNull():
        output = command.invoke(solver, symbols)
        if command.getCommandName() == "check-sat":
            result, _, why = output.strip().partition(" ")  # unknown (TIMEOUT)
    if result == "sat":
        terms = {str(term): term for term in symbols.getDeclaredTerms()}
        return Answer("cvc5", result, {n: str(solver.getValue(terms[n])) for n in constants(script) if n in terms})
    return Answer("cvc5", result, reason=TIMEOUT if why == "(TIMEOUT)" else why.strip("()") or None)


def _bitwuzla(script: str, seconds: float) -> Answer:
    import bitwuzla

    options = bitwuzla.Options()
    options.set(bitwuzla.Option.PRODUCE_MODELS, True)
    options.set(bitwuzla.Option.TIME_LIMIT_PER, int(seconds * 1000))
    manager = bitwuzla.TermManager()
    parser = bitwuzla.Parser(manager, options)
    parser.parse(script, parse_only=True, parse_file=False)
    solver = parser.bitwuzla()
    result = str(solver.check_sat())
    if result == "sat":
        declared = {term.symbol(): term for term in parser.get_declared_funs()}
        values = {n: str(solver.get_value(declared[n])) for n in constants(script) if n in declared}
        return Answer("bitwuzla", result, values)
    return Answer("bitwuzla", result, reason=TIMEOUT if result == "unknown" else None)


def _glucose(name: str, find: Callable[[str, float], Mapping[str, str] | None], script: str, seconds: float) -> Answer:
    """Run Glucose on the clauses that `find` makes."""
    try:
        model = find(script, seconds)
    except TimeoutError:
        return Answer(name, "unknown", reason=TIMEOUT)
    if model is None:
        return Answer(name, "unsat")
    return Answer(name, "sat", {x: model[x] for x in constants(script) if x in model})


_SOLVERS: Mapping[str, Callable[[str, float], Answer]] = {
    "z3": _z3,
    "cvc5": _cvc5,
    "bitwuzla": _bitwuzla,
    "glucose": partial(_glucose, "glucose", glucose_via_cnf.by_z3),
    "glucose-bitwuzla": partial(_glucose, "glucose-bitwuzla", glucose_via_cnf.by_bitwuzla),
}
SOLVERS: Sequence[str] = tuple(_SOLVERS)


def with_options(script: str, options: Iterable[tuple[str, str]]) -> str:
    """`script` with commands in front that set these options, each a name and a value."""
    return "".join(f"(set-option :{name} {value})\n" for name, value in options) + script


def main(arguments: Sequence[str], seconds: float = 3600.0) -> int:
    """Print the answer to the script in a file.

    Returns 0 for sat or unsat, 2 for a wrong command, 3 for no answer.
    """
    options = [tuple(word.split("=", 1)) for word in arguments[2:]]
    if len(arguments) < 2 or arguments[1] not in SOLVERS or any(len(option) != 2 for option in options):
        sys.stderr.write(f"python -m vinculum_evidence.solvers.smtlib FILE {{{','.join(SOLVERS)}}} [NAME=VALUE]...\n")
        return 2
    try:
        script = with_options(
            Path(arguments[0]).read_text(encoding="utf-8"), [(name, value) for name, value in options]
        )
    except OSError as error:
        sys.stderr.write(f"cannot read {arguments[0]}: {error.strerror}\n")
        return 2
    try:
        answer = solve(script, arguments[1], seconds)
    except ImportError as error:
        sys.stderr.write(f"{error}: python -m pip install {DISTRIBUTIONS[arguments[1]]}\n")
        return 3
    except Exception as error:  # noqa: BLE001 - whatever it is, the solver has not answered
        sys.stderr.write(f"no answer: {type(error).__name__}: {error}\n")
        return 3
    sys.stdout.write(f"{answer.result or 'no answer'}\n")
    return 0 if answer.result in ("sat", "unsat") else 3


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

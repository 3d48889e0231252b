"""Claims: every integer function of the generated C meets its contract and has no run-time error.

Method: deduction on the C source by Frama-C/WP; its contracts are the specification's relations, printed as ACSL.
The lemmas on floating-point arithmetic that it imports are claims of their own.
"""

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from vinculum.codegen.acsl import predicates
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.wp import false_helpers, frama_c, postconditions, source, trusted_contracts
from vinculum_proofs.wp.frama_c import FramaCError, Report, Task
from vinculum_proofs.wp.source import SourceError
from vinculum_proofs.wp.witness import VALUES, witnesses
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType

ROOT = Path(__file__).parents[3]
TYPES = {name: element for name, element in specification().types.items() if element.kind == "int"}
MACHINE = (
    "WP's memory model is Typed: no memory is read as another type than it was written as",
    "the machine is Frama-C's "
    + " or ".join(f"{machine} (int64_t is {kind})" for machine, kind in frama_c.MACHINES.items())
    + ": sizes, two's complement, conversion to signed types by wrapping; "
    + ", ".join(f"{a} is {b}" for a, b in frama_c.BASIC.items()),
    "float and double are binary32 and binary64, rounded to nearest",
    "each floating-point operation by itself: FLT_EVAL_METHOD is 0, nothing is contracted",
    "VINCULUM_CLONED and `restrict` change nothing but speed where the contract's \\separated holds",
)
HYPOTHESES = (*MACHINE, "no infinity and no NaN arises: a goal of each floating-point operation")
LEMMAS_BY = ("the lemmas on floating-point arithmetic are what the claims FLOAT*_CUT and FLOAT64_ESTIMATE show",)
STEPS = 300_000  # of CVC4 for a goal of a function as it is
# Of CVC4 for a goal of a function that is wrong on purpose: few, for one that is not proved takes all of them. Goals of the
# right function that take more are none to compare with.
MUTANTS_STEPS = 50_000
# Goals of mutants that are looked at: one that is not proved is enough.
LOOKED_AT = "@ensures,@invariant,exact,under"
KILLED = (
    "goals that {steps:,} steps prove of the right function and not of the wrong one, which is weaker than that the "
    "prover refutes them; or, of files that assume what nobody shows, why they are refused before WP is asked"
)


def mutants(element: ElementType) -> dict[str, tuple[str, str, str]]:
    """The mutants by description: the function, the old text, and the new."""
    name, width = element.name, element.width
    changes = {
        "the check reads one element too many": (f"any_violation_{name}", "i < n", "i <= n"),
        "the search begins at the second element": (f"first_violation_{name}", "i = 0u", "i = 1u"),
        "the last element is left as it is": (f"vinculum_div_{name}", "i < n", "(i + 1u) < n"),
        "the check finds nothing": (f"vinculum_check_{name}", "return status;", "return VINCULUM_OK;"),
    }
    if element.signed:
        changes["MIN / -1 is let in"] = (f"violation_{name}", "? VINCULUM_OVERFLOW", "? VINCULUM_OK")
        changes["floor where nothing is left"] = (f"floored_{name}", "(remainder != 0) && ", "")
    else:
        changes["0 is let in"] = (f"violation_{name}", "denominator == 0u", "denominator == 1u")
    if width == 64:
        changes["the first estimate is taken for the quotient"] = (
            f"truncated_{name}",
            "(first + second) + third",
            "first",
        )
        changes["an estimate by a factor of 1"] = (f"estimate_{name}", "(0x1.ffffffffffffp-1 /", "(1.0 /")
    else:
        kind = "float" if width < 32 else "double"
        changes["the quotient is rounded, not cut"] = (
            f"truncated_{name}",
            f"({kind})denominator;",
            f"({kind})denominator + ({kind})0.5;",
        )
        by_scalar = {
            8: ("size + 1u", "size"),
            16: ("(0x1.00001p0f /", "(1.0f /"),
            32: ("(0x1.0000000001p0 /", "(1.0 /"),
        }
        changes["a reciprocal without what it is too large by"] = (f"truncated_{name}_by_scalar", *by_scalar[width])
    return changes


def prove(name: str, session: Session, path: Path | None = None) -> Finding:
    """WP's finding on the functions of one type in the file at `path`, by default the package's own."""
    if why := frama_c.missing():
        return Finding(Level.NOT_RUN, reason=why)
    path = path or ROOT / source.FOLDER / source.FILE
    details: dict[str, Any] = {"goals": [], "implicit_hypotheses": list(HYPOTHESES), "tools": frama_c.versions()}
    try:
        finding = _prove(TYPES[name], session, path, details)
    except (SourceError, FramaCError, OSError) as error:
        return Finding(Level.UNDECIDED, reason=str(error), details=details)
    return finding


def _prove(element: ElementType, session: Session, path: Path, details: dict[str, Any]) -> Finding:
    text, name = path.read_text(encoding="utf-8"), element.name
    source.hold_to_memory(text)
    postconditions.hold(text, [element])
    details["lemmas"] = source.imported(text)
    examined = source.functions(text, name)
    if predicates(element, floored=element.signed) not in trusted_contracts.predicates(text):
        raise SourceError(f"the relations of {name} do not stand in the file as the specification has them")
    header = path.with_suffix(".h").read_text(encoding="utf-8")
    trusted_contracts.hold(text, header, examined)
    refused = false_helpers.refused(text, header, f"truncated_{name}", examined)
    question = WpQuestion(examined, witnesses(element), mutants(element), VALUES[element.signed], refused)
    return concluded(question, path, text, session, details)


@dataclass(frozen=True)
class WpQuestion:
    """What a claim asks WP: functions, witnesses in C, and mutants as `mutants` has them.

    `values`: the operands of the witnesses. `refused`: files that assume what nobody shows, of `false_helpers.FALSE_HELPERS`, and why
    they are refused. `looked_at`: kinds of goals of mutants, and names; `mutants_steps`: of CVC4 for each. `options`: more words
    for Frama-C. `lemmas`: those of the file that are goals of the same run. `scripts`: of WP's tactics, by the goal.
    `contradictions`: functions with a contract that nothing meets, or with a branch that is never taken, by words: the name and the
    C, which smoke tests have to find; none where no smoke tests are run.
    """

    functions: Sequence[str]
    witnesses: Mapping[str, str]
    mutants: Mapping[str, tuple[str, str, str]]
    values: Any
    refused: Mapping[str, str]
    looked_at: str = LOOKED_AT
    mutants_steps: int = MUTANTS_STEPS
    options: Sequence[str] = ()
    provers: Sequence[str] = ("CVC4",)
    lemmas: Sequence[str] = ()
    scripts: Mapping[str, str] = field(default_factory=dict)
    contradictions: Mapping[str, tuple[str, str]] = field(default_factory=dict)


def concluded(question: WpQuestion, path: Path, text: str, session: Session, details: dict[str, Any]) -> Finding:
    """PROVED_SOURCE if every goal is proved and every mutant killed; else UNDECIDED.

    Mutants stand behind `text`, beside the right functions, and nothing calls them: WP goes by contracts. They are looked at on
    the first machine; functions and witnesses are proved on the others too.
    """
    changes = list(question.mutants.values())
    wrong_functions = [source.mutant(text, *change, number) for number, change in enumerate(changes)]
    names = [source.mutant_name(function, number) for number, (function, _old, _new) in enumerate(changes)]
    provers = question.provers
    lemmas = [Task((), STEPS, frama_c.LEMMAS, provers)] if question.lemmas else []
    functions = Task([*question.functions, *question.witnesses], STEPS, provers=provers)
    of_smoke = [*question.functions, *(name for name, _c in question.contradictions.values())]
    smoke = [Task(of_smoke, question.mutants_steps, frama_c.SMOKE_TESTS, provers)] if question.contradictions else []
    tasks = [*lemmas, functions, Task(names, question.mutants_steps, question.looked_at, provers), *smoke]
    command = frama_c.command([*lemmas, Task(question.functions, STEPS, provers=provers)], question.options)
    details["command"] = " ".join(["frama-c", source.FILE, *command])
    contradictions = [c for _name, c in question.contradictions.values()]
    everything = "".join([text, *question.witnesses.values(), *wrong_functions, *contradictions])
    with tempfile.TemporaryDirectory() as cache:
        reports = examine(path, everything, tasks, session, question, frama_c.MACHINE, Path(cache))
        of_lemmas, (proofs, of_mutants, *of_smoke_tests) = reports[: len(lemmas)], reports[len(lemmas) :]
        others = {
            machine: examine(
                path,
                "".join([text, *question.witnesses.values()]),
                [*lemmas, functions],
                session,
                question,
                machine,
                Path(cache),
            )
            for machine in frama_c.OTHERS
            if not proofs.unproved
        }
    of_lemmas += [report for all_reports in others.values() for report in all_reports[: len(lemmas)]]
    unproved = [name for name in question.lemmas if any(report.lemmas.get(name) is None for report in of_lemmas)]
    if unproved:
        return Finding(Level.UNDECIDED, reason=f"lemmas not proved: {', '.join(unproved)}", details=details)
    details["count"] = proofs.count
    details["goals"] = [{"function": f, **by_prover(goals)} for f, goals in proofs.goals.items()]
    details["implicit_hypotheses"] += proofs.hypotheses
    if proofs.unproved:
        return Finding(Level.UNDECIDED, reason=f"not proved: {'; '.join(proofs.unproved)}", details=details)
    details["other_machines"] = {}
    for machine, (*_of_lemmas, other) in others.items():
        if other.unproved:
            reason = f"not proved on {machine}: {'; '.join(other.unproved)}"
            return Finding(Level.UNDECIDED, reason=reason, details=details)
        details["other_machines"][machine] = {"count": other.count}
        details["implicit_hypotheses"] += [
            hypothesis for hypothesis in other.hypotheses if hypothesis not in proofs.hypotheses
        ]
    found, failed = smoked(question, of_smoke_tests, details)
    if failed:
        reason = f"smoke tests derive a contradiction: {', '.join(failed)}"
        return Finding(Level.UNDECIDED, reason=reason, details=details)
    killed, survived = kill(question.mutants, proofs, of_mutants, details, question.mutants_steps)
    details["mutants"] |= found
    killed += tuple(found)
    survived += tuple(words for words in question.contradictions if words not in found)
    details["mutants"] |= {words: [why] for words, why in question.refused.items()}
    killed += tuple(question.refused)
    survived += tuple(words for words in false_helpers.FALSE_HELPERS if words not in question.refused)
    reason = f"mutants that are proved: {', '.join(survived)}" if survived else None
    level = Level.UNDECIDED if survived else Level.PROVED_SOURCE
    return Finding(level, question.values, None, killed, survived, reason, details)


def smoked(
    question: WpQuestion, reports: Sequence[Report], details: dict[str, Any]
) -> tuple[dict[str, list[str]], tuple[str, ...]]:
    """The deliberate contradictions that smoke tests find, each with the tests, and what other tests fail.

    A smoke test passes where no prover derives a contradiction within the steps, which is weaker than that there is none.
    """
    failed = [test for report in reports for test, passed in report.smoke_tests.items() if not passed]
    count = sum(len(report.smoke_tests) for report in reports)
    found = {
        words: tests
        for words, (name, _c) in question.contradictions.items()
        if (tests := [test for test in failed if test.startswith(f"{name}_")])
    }
    of_contradictions = {test for tests in found.values() for test in tests}
    if reports:
        details["smoke_tests"] = {"count": count, "failed": len(failed), "steps": question.mutants_steps}
    return found, tuple(test for test in failed if test not in of_contradictions)


def kill(
    mutants: Mapping[str, tuple[str, str, str]],
    right: Report,
    report: Report,
    details: dict[str, Any],
    steps: int = MUTANTS_STEPS,
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Mutants of which a goal is left unproved in the report `wrong`, and those of which none is.

    Only a goal counts that is proved, within as many steps, of the `right` functions: what is wrong is all that is in the
    way.
    """
    left = {}
    for number, (words, (function, _old, _new)) in enumerate(mutants.items()):
        unproved = [goal for goal, who in report.goals[source.mutant_name(function, number)].items() if who is None]
        goals = [goal.removeprefix(source.mutant_name("", number)) for goal in unproved]
        left[words] = [goal for goal in goals if right.proved_within(function, goal, steps)]
    details["mutants"] = {words: goals for words, goals in left.items() if goals}
    details["mutants_are"] = KILLED.format(steps=steps)
    return tuple(details["mutants"]), tuple(words for words, goals in left.items() if not goals)


def examine(
    path: Path,
    text: str,
    tasks: Sequence[Task],
    session: Session,
    question: WpQuestion,
    machine: str = frama_c.MACHINE,
    cache: Path | None = None,
) -> list[Report]:
    """WP's report on `text`, in the place of the file at `path`, for each task; FramaCError if it fails.

    With a folder `cache`, a goal that is word for word the same on another machine is not asked a second time.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / source.FILE).write_text(text, encoding="utf-8")
        header = path.with_suffix(".h")
        (folder / header.name).write_bytes(header.read_bytes())
        scripts = folder / frama_c.SESSION / "script"
        scripts.mkdir(parents=True)
        for goal, script in question.scripts.items():
            (scripts / f"{goal}.json").write_text(script, encoding="utf-8")
        options = question.options if cache is None else (*question.options, *frama_c.cached(cache))
        return frama_c.run(folder, source.FILE, tasks, limit=session.seconds, options=options, machine=machine)


def by_prover(goals: Mapping[str, str | None]) -> dict[str, list[str]]:
    """Names of goals, by who proved them; `nobody` where nobody did."""
    provers = sorted({prover or "nobody" for prover in goals.values()})
    return {prover: [goal for goal, who in goals.items() if (who or "nobody") == prover] for prover in provers}


def _proof(name: str) -> Proof:
    element = TYPES[name]
    floor = ("V_DIV_INT_FLOOR_0010",) if element.signed else ()
    return Proof(
        claim=f"C_{name.upper()}",
        title=f"C functions on {name}: quotient, first violation and frame as their contracts say, no run-time error",
        requirements=("E_DIV_INT_FUNC_0010", *floor, "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010"),
        method="deduction on the C source, Frama-C/WP with Qed and CVC4",
        scope=f"every function on {name} of the committed C; arrays of any length and content, valid and apart as the "
        "contracts require; for the sizes of 64-bit and of 32-bit machines, mutants for those of 64-bit ones alone; what a compiler "
        "makes of the source is not looked at",
        run=partial(prove, name),
        tools=("numpy",),  # by which the constants of lemmas are compared with those of the C
        examines=tuple(f"{source.FOLDER}/{file}" for file in (source.FILE, "vinculum_div.h")),
        assumptions=("Frama-C/WP, Why3 and CVC4 are right", *LEMMAS_BY, *HYPOTHESES),
        rests_on=tuple(source.CLAIMS.values()),
        seconds=400.0,
    )


PROOFS = tuple(_proof(name) for name in TYPES)

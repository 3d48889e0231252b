"""Goals for SMT solvers: hypotheses and a conclusion, two scripts each; two solvers must agree.

A goal is refuted by a model of its hypotheses and the negation of its conclusion, and proved where there is none.
That its hypotheses can be met at all is asked as well: a goal about nothing is no proof.

>>> from sympy import symbols
>>> x = symbols("x", integer=True)
>>> goal = Goal("grows", (x > 1,), x * x > x, "the square of an integer above 1 is larger")
>>> weak = Goal("grows", (x > 0,), x * x > x)
>>> finding = decide([goal], [Mutant("1 let in", weak)], link="an example")
>>> finding.level.name, finding.killed
('PROVED_MODEL', ('1 let in',))
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sympy import And, Basic, Not, Symbol

from vinculum_evidence.proof import Finding, Level, Session
from vinculum_evidence.solvers.smtlib import DISTRIBUTIONS, Answer, solve, with_options
from vinculum_proofs.smt.terms import assumed, evaluate, number, sort_of, term

Formula = Any  # a SymPy Boolean, or text of an SMT-LIB term


@dataclass(frozen=True)
class Goal:
    """`given` implies `claim`. Each is a SymPy formula, or SMT-LIB text of sort Bool.

    `says`: the goal in words. `preamble`: SMT-LIB text with declarations and definitions of its own; symbols that it
    declares or defines are not declared again. `example`: values at which the hypotheses hold, where they are too hard
    for a solver to meet by itself, or where it would choose dull ones: the witness script then states them, and is asked to
    confirm. Text is SMT-LIB's.
    `solvers`: in the place of those of `decide`, for this goal. `options`: of a solver, as ((solver, option, value), ...).
    `general`: it says more than what is claimed, so that it proves that, but a model of its refutation refutes nothing.
    """

    name: str
    hypotheses: tuple[Formula, ...]
    claim: Formula
    says: str = ""
    preamble: str = ""
    example: Mapping[str, int | bool | str] = field(default_factory=dict)
    solvers: tuple[str, ...] = ()
    options: tuple[tuple[str, str, str], ...] = ()
    general: bool = False

    @property
    def exact(self) -> bool:
        """Whether SymPy can evaluate every formula: no text, and no symbol that the preamble defines."""
        formulas = (*self.hypotheses, self.claim)
        return all(isinstance(f, Basic) and self._defined().isdisjoint(map(str, f.free_symbols)) for f in formulas)

    def for_solver(self, solver: str, script: str) -> str:
        """`script` with the options of `solver`."""
        return with_options(script, [(name, value) for of, name, value in self.options if of == solver])

    def _defined(self) -> set[str]:
        """The names that the preamble defines."""
        return set(re.findall(r"\(define-fun\s+(\S+)", self.preamble))

    def refutation(self) -> str:
        """The script that is unsat exactly where the goal holds."""
        return self._script((*map(term, self.hypotheses), f"(not {term(self.claim)})"))

    def witness(self) -> str:
        """The script that is sat exactly where the hypotheses can be met."""
        values = (f"(= {name} {_literal(value)})" for name, value in self.example.items())
        return self._script((*map(term, self.hypotheses), *values))

    def _script(self, terms: Sequence[str]) -> str:
        formulas = [formula for formula in (*self.hypotheses, self.claim) if isinstance(formula, Basic)]
        names = self._defined() | set(re.findall(r"\((?:declare-const|declare-fun)\s+(\S+)", self.preamble))
        free = {s for formula in formulas for s in formula.free_symbols if isinstance(s, Symbol)}
        declared = [f"(declare-const {s} {sort_of(s)})" for s in sorted(free, key=str) if str(s) not in names]
        lines = ["(set-logic ALL)", *declared, *filter(None, [self.preamble.strip()])]
        lines += [f"(assert {text})" for s in sorted(free, key=str) for text in assumed(s)]
        return "\n".join([*lines, *(f"(assert {text})" for text in terms if text != "true"), "(check-sat)", ""])

    def mutant(self, words: str, old: Any, new: Any) -> "Mutant":
        """The goal with `old` replaced by `new` wherever it stands; ValueError where it stands nowhere."""
        if isinstance(old, str):
            hypotheses: tuple[Formula, ...] = tuple(
                f.replace(old, new) if isinstance(f, str) else f for f in self.hypotheses
            )
            claim = self.claim.replace(old, new) if isinstance(self.claim, str) else self.claim
            preamble = self.preamble.replace(old, new)
        else:
            hypotheses = tuple(f.xreplace({old: new}) if isinstance(f, Basic) else f for f in self.hypotheses)
            claim = self.claim.xreplace({old: new}) if isinstance(self.claim, Basic) else self.claim
            preamble = self.preamble
        goal = replace(self, hypotheses=hypotheses, claim=claim, preamble=preamble)
        if goal == self:
            raise ValueError(f"{words}: {old} does not occur in {self.name}")
        return Mutant(words, goal)


@dataclass(frozen=True)
class Mutant:
    """A goal that is wrong as `words` say; a proof is worth something only if it refutes this."""

    words: str
    goal: Goal


@dataclass(frozen=True)
class Verdict:
    """The verdict on one goal: level, answers, a witness of the hypotheses, a counterexample or reason."""

    level: Level
    answers: Mapping[str, str] = field(default_factory=dict)
    witness: Mapping[str, Any] = field(default_factory=dict)
    counterexample: Mapping[str, Any] = field(default_factory=dict)
    reason: str | None = None


def _literal(value: int | bool | str) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if value >= 0 else f"(- {-value})"


def _ask(goal: Goal, script: str, solvers: Sequence[str], seconds: float) -> list[Answer]:
    answers = []
    for solver in solvers:
        try:
            answer = solve(goal.for_solver(solver, script), solver, seconds)
            if answer.result not in ("sat", "unsat"):
                answer = Answer(solver, "unknown", reason=answer.reason or answer.result)
            answers.append(answer)
        except ImportError:
            raise
        except Exception as error:  # noqa: BLE001 - of whatever kind: the solver has not answered
            answers.append(Answer(solver, "unknown", reason=f"{type(error).__name__}: {error}"))
        finally:
            if any(of == solver == "z3" for of, _name, _value in goal.options):
                _forget_options_of_z3()
    return answers


def _forget_options_of_z3() -> None:
    """Z3 keeps the options of a script for every later one, whatever the context."""
    import z3

    z3.reset_params()


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """`values` as JSON: integers as they are, fractions as text."""
    return {n: v if isinstance(v, bool) else int(v) if v.is_Integer else str(v) for n, v in sorted(values.items())}


def _model(
    goal: Goal, formula: Any, script: str, answers: Sequence[Answer], solvers: Sequence[str], seconds: float
) -> tuple[Any, str | None]:
    """The first model, confirmed: by SymPy's exact arithmetic, or where that cannot be, by every solver."""
    reason = None
    for answer in (answer for answer in answers if answer.result == "sat"):
        if formula is None:  # there is SMT-LIB text among the formulas
            values = dict(answer.model)
            equations = "".join(f"(assert (= {name} {value}))\n" for name, value in values.items())
            stated = script.replace("(check-sat)", f"{equations}(check-sat)")
            confirmation = _ask(goal, stated, solvers, seconds)
            if all(a.result == "sat" for a in confirmation):
                return dict(sorted(values.items())), None
            reason = f"the solvers do not confirm the model of {answer.solver}"
            continue
        try:
            values = {name: number(text) for name, text in answer.model.items()}
            if evaluate(formula, values):
                return _plain(values), None
            reason = f"the model of {answer.solver} fails when it is evaluated exactly"
        except (ValueError, TypeError) as error:
            reason = f"the model of {answer.solver} cannot be evaluated: {error}"
    return None, reason or f"{goal.name}: no model"


def _witness(goal: Goal, solvers: Sequence[str], seconds: float) -> tuple[Any, str | None]:
    """Values that satisfy the hypotheses. If SymPy confirms one solver's model, no other solver is asked."""
    script, reasons = goal.witness(), []
    formula = And(*goal.hypotheses) if goal.exact else None
    for group in [(solver,) for solver in solvers] if goal.exact else [tuple(solvers)]:
        answers = _ask(goal, script, group, seconds)
        if any(answer.result == "unsat" for answer in answers):
            return None, "nothing meets the hypotheses, so that the goal says nothing"
        model, reason = _model(goal, formula, script, answers, solvers, seconds)
        if model is not None:
            return model, None
        reasons.append(str(reason))
    return None, f"witness of the hypotheses: {'; '.join(reasons)}"


def settle(goal: Goal, solvers: Sequence[str], seconds: float, *, is_mutant: bool = False) -> Verdict:
    """The verdict on one goal. Proved: all `solvers` say so, and the hypotheses can be met.

    `wrong`: it is wrong on purpose; no more solvers are asked for a counterexample once one has it.
    """
    solvers = goal.solvers or solvers
    script, answers = goal.refutation(), list[Answer]()
    for solver in solvers:
        answers += _ask(goal, script, (solver,), seconds)
        if is_mutant and answers[-1].result == "sat":
            break
    results = {answer.solver: answer.result for answer in answers}
    undecided = Verdict(Level.UNDECIDED, results)
    if "sat" in results.values():
        if "unsat" in results.values():
            return replace(undecided, reason=f"{goal.name}: the solvers disagree: {results}")
        if goal.general:
            return replace(undecided, reason=f"{goal.name}: a model, of what is more general than the claim")
        formula = And(*goal.hypotheses, Not(goal.claim)) if goal.exact else None
        model, reason = _model(goal, formula, script, answers, solvers, seconds)
        if model is None:
            return replace(undecided, reason=f"{goal.name}: {reason}")
        return Verdict(Level.REFUTED, results, counterexample=model)
    if set(results.values()) != {"unsat"}:
        reasons = "; ".join(f"{a.solver}: {a.result}, {a.reason}" for a in answers if a.result != "unsat")
        return replace(undecided, reason=f"{goal.name}: {reasons}")
    model, reason = _witness(goal, solvers, seconds)
    if model is None:
        return replace(undecided, reason=f"{goal.name}: {reason}")
    return Verdict(Level.PROVED_MODEL, results, witness=model)


def decide(
    goals: Sequence[Goal],
    mutants: Sequence[Mutant],
    solvers: Sequence[str] = ("z3", "cvc5"),
    seconds: float = 20.0,
    link: str = "",
    level: Level = Level.PROVED_MODEL,
    details: Mapping[str, Any] | None = None,
) -> Finding:
    """What `solvers` find of `goals`, all of which must hold, and of `mutants`, none of which may.

    `seconds`: for each question to each solver. `link`: of which link of the refinement chain this is. `level`: of
    success, where the goals hold but are less than the claim (BOUNDED; `details` then has the bounds).
    No mutants, a mutant that is not refuted, hypotheses that cannot be met, solvers that disagree: UNDECIDED.
    """
    details_: dict[str, Any] = {"link": link, "goals": [], **(details or {})}
    try:
        witnesses: dict[str, Any] = {}
        for goal in goals:
            verdict = settle(goal, solvers, seconds)
            details_["goals"].append({"name": goal.name, "says": goal.says, **verdict.answers})
            if verdict.level is Level.REFUTED:
                counterexample = {"goal": goal.name, "says": goal.says, "input": verdict.counterexample}
                return Finding(Level.REFUTED, witnesses or None, counterexample, details=details_)
            if verdict.level is Level.UNDECIDED:
                return Finding(Level.UNDECIDED, witnesses or None, reason=verdict.reason, details=details_)
            witnesses[goal.name] = verdict.witness
        of_mutants = {mutant.words: settle(mutant.goal, solvers, seconds, is_mutant=True) for mutant in mutants}
    except ImportError as error:
        all_goals = [*goals, *(mutant.goal for mutant in mutants)]
        return _not_installed(error, (*solvers, *(solver for goal in all_goals for solver in goal.solvers)), details_)
    killed = tuple(words for words, verdict in of_mutants.items() if verdict.level is Level.REFUTED)
    survived = tuple(words for words in of_mutants if words not in killed)
    details_["mutants"] = {words: dict(of_mutants[words].counterexample) for words in killed}
    reason = None
    if survived:
        reason = "; ".join(f"mutant not refuted: {w}: {of_mutants[w].reason}" for w in survived)
    elif not killed or not goals:
        reason = "no goal, or no mutant that shows that the proof can fail"
    return Finding(
        level if reason is None else Level.UNDECIDED, witnesses, None, killed, survived, reason=reason, details=details_
    )


def _not_installed(error: ImportError, solvers: Sequence[str], details: Mapping[str, Any]) -> Finding:
    needed = " ".join(dict.fromkeys(" ".join(DISTRIBUTIONS[solver] for solver in solvers).split()))
    return Finding(Level.NOT_RUN, reason=f"{error}: pip install {needed}", details=details)


@dataclass(frozen=True)
class Question:
    """Goals and mutants, built on demand: a `Proof` runs it, and `vinculum prove --emit-smt` writes it.

    `build` gives (goals, mutants). Example: `Proof("CLAIM", ..., run=Question(build, link="..."))`.
    """

    build: Callable[[], tuple[Sequence[Goal], Sequence[Mutant]]]
    link: str = ""
    solvers: tuple[str, ...] = ("z3", "cvc5")
    seconds: float = 20.0
    level: Level = Level.PROVED_MODEL
    details: Mapping[str, Any] = field(default_factory=dict)

    def __call__(self, _session: Session) -> Finding:
        """`decide` on what `build` gives, which may take a solver itself: NOT_RUN without it."""
        try:
            goals, mutants = self.build()
        except ImportError as error:
            return _not_installed(error, self.solvers, {})
        return decide(goals, mutants, self.solvers, self.seconds, self.link, self.level, self.details)

"""Whether what satisfies one profile satisfies the other, and what shows it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from vinculum_evidence.proof import Level
from vinculum_proofs.comparison.conditions import Condition
from vinculum_proofs.smt.goals import Goal, Verdict, settle
from vinculum_spec.atlas.outcomes import Case, Outcome

SOLVERS = ("z3", "cvc5")
SECONDS = 60.0  # for each question to each solver
WORDS = {
    Outcome.REPORT: "reports an error",
    Outcome.UNSPECIFIED: "leaves it open, but for a crash",
    Outcome.UNDEFINED: "leaves it open, a crash included",
}


class Status(StrEnum):
    """Whether the one refines the other."""

    REFINES = "refines"
    DIFFERS = "does not refine"
    UNDECIDED = "undecided"

    @staticmethod
    def of_all(parts: Iterable["Status"]) -> "Status":
        """The status of the whole: a difference in one part decides."""
        found = set(parts)
        return next((s for s in (Status.DIFFERS, Status.UNDECIDED) if s in found), Status.REFINES)


@dataclass(frozen=True)
class Witness:
    """Operands on which the two differ, and what each profile says of them.

    `order`: the one in which they are the first.
    """

    A: str
    B: str
    first: str
    second: str
    order: str


@dataclass(frozen=True)
class Direction:
    """Whether the first profile refines the second, for elements of one kind.

    `condition` holds of exactly the operands on which it does not. `goals` are the questions to the solvers, with answers.
    """

    status: Status
    condition: Condition | None = None
    witness: Witness | None = None
    cases: tuple[tuple[Case, Case], ...] = ()
    goals: tuple[dict[str, str], ...] = ()
    reason: str | None = None


_VERDICTS: dict[tuple[str, str, bool], Verdict] = {}


@dataclass
class Questions:
    """Goals that were put to both solvers, with their answers. `failed` has the first that is not proved."""

    asked: list[dict[str, str]] = field(default_factory=list)
    failed: str | None = None

    def proved(self, goals: Iterable[Goal]) -> bool:
        """Whether both solvers prove every goal."""
        return all(self.ask(goal).level is Level.PROVED_MODEL for goal in goals)

    def ask(self, goal: Goal) -> Verdict:
        """The verdict on one goal. Equal goals are put to the solvers once."""
        key = goal.refutation(), goal.witness(), goal.general
        if key not in _VERDICTS:
            _VERDICTS[key] = settle(goal, SOLVERS, SECONDS)
        verdict = _VERDICTS[key]
        self.asked.append({"name": goal.name, "says": goal.says, **verdict.answers})
        if verdict.level is not Level.PROVED_MODEL and self.failed is None:
            self.failed = verdict.reason or f"{goal.name}: refuted at {dict(verdict.counterexample)}"
        return verdict

    def direction(
        self,
        status: Status,
        condition: Condition | None = None,
        witness: Witness | None = None,
        cases: Iterable[tuple[Case, Case]] = (),
        reason: str | None = None,
    ) -> Direction:
        """A direction that these goals decide. Without a `reason` it has the first goal that is not proved."""
        return Direction(status, condition, witness, tuple(cases), tuple(self.asked), reason or self.failed)


def result_words(case: Case, results: Sequence[str]) -> str:
    """What a case says of operands, for a reader; `results` are those that its relation accepts."""
    if case.outcome is not Outcome.VALUE:
        return WORDS[case.outcome]
    return f"gives {' or '.join(results)}" if results else "gives a value"

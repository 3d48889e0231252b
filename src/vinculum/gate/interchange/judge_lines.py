"""Judge results that come as lines, in the domain by their values, and outside of it by errors."""

from collections.abc import Iterable
from dataclasses import dataclass, field

import numpy as np

from vinculum.gate.cases.plan import Plan
from vinculum.gate.interchange.result_lines import ERROR, UNSUPPORTED, VALUE, ResultChunk
from vinculum.gate.oracle import observations, relations
from vinculum.gate.oracle.compiled import Oracle, oracle_for
from vinculum.gate.oracle.relations import Mask
from vinculum.gate.results import formatting
from vinculum.gate.trial.element_checks import OracleDisagreementError
from vinculum_spec.atlas.full import with_least_value
from vinculum_spec.requirement_ids import ANSWER, OUTSIDE_DOMAIN
from vinculum_spec.schema import Requirement

MAX_EXAMPLES = 20  # lines that are listed, as many as `testfloat_ver` lists
REPORT = "an error"


@dataclass(frozen=True)
class WrongLine:
    """A line that violates requirements."""

    number: int
    text: str
    requirements: tuple[str, ...]
    expected: tuple[str, ...]


@dataclass
class LineVerdict:
    """What was judged so far. `violations` counts the lines that violate a requirement, by requirement."""

    judged: int = 0
    wrong: int = 0
    outside: int = 0
    unsupported: int = 0
    violations: dict[str, int] = field(default_factory=dict)
    examples: list[WrongLine] = field(default_factory=list)

    def count(self, requirements: list[str]) -> None:
        """Count a line that violates these requirements."""
        self.wrong += 1
        for name in requirements:
            self.violations[name] = self.violations.get(name, 0) + 1


class LineJudge:
    """Judges lines of one profile and type. The attributes have their defaults."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.verdict = plan, LineVerdict()
        self.requirements = on_values(plan)
        self._oracle: Oracle = oracle_for(plan.element, tuple(self.requirements), tuple(plan.conditions))

    def judge(self, chunks: Iterable[ResultChunk]) -> LineVerdict:
        """Judge all chunks, and return the verdict so far."""
        for chunk in chunks:
            self._judge(chunk)
        return self.verdict

    def _judge(self, chunk: ResultChunk) -> None:
        inside, values = self._oracle.in_domain(chunk.A, chunk.B), chunk.kinds == VALUE
        self.verdict.unsupported += int((chunk.kinds == UNSUPPORTED).sum())
        self.verdict.judged += int((chunk.kinds != UNSUPPORTED).sum())
        self.verdict.outside += int((~inside & (chunk.kinds != UNSUPPORTED)).sum())
        violated = dict[int, list[str]]()
        judged = inside & values
        A, B, C = (np.ascontiguousarray(x[judged]) for x in (chunk.A, chunk.B, chunk.C))
        counts = self._oracle.count(A, B, C)[1].tolist() if A.size else []
        if any(counts):
            observed = observations.observe(A, B, C, self.plan.element)
            for requirement, count in zip(self.requirements, counts, strict=True):
                where = relations.domain(requirement, self.plan.element, observed)
                wrong = relations.violations(requirement, self.plan.element, observed, where)
                if wrong.sum() != count:
                    raise OracleDisagreementError(f"compiled {count}, interpreted {wrong.sum()} for {requirement.id}")
                for k in np.flatnonzero(judged)[wrong].tolist():
                    violated.setdefault(k, []).append(requirement.id)
        for k in np.flatnonzero(inside & (chunk.kinds == ERROR)).tolist():
            violated[k] = [ANSWER]
        for requirement, broken in self._unreported(chunk, ~inside & values):
            for k in np.flatnonzero(broken).tolist():
                violated.setdefault(k, [OUTSIDE_DOMAIN]).append(requirement.id)
        for k, names in sorted(violated.items()):
            self.verdict.count(names)
            if len(self.verdict.examples) < MAX_EXAMPLES:
                self.verdict.examples.append(self._wrong_line(chunk, k, names, inside=bool(inside[k])))

    def _unreported(self, chunk: ResultChunk, outside: Mask) -> Iterable[tuple[Requirement, Mask]]:
        """Generate each condition that demands an error, and the lines that violate it and have a value."""
        for requirement in self.plan.conditions if outside.any() else ():
            if self.plan.profile.outside[requirement.id] == "report":
                holds = relations.condition(requirement, self.plan.element, chunk.A, chunk.B)
                yield requirement, outside & ~holds

    def _wrong_line(self, chunk: ResultChunk, k: int, names: list[str], *, inside: bool) -> WrongLine:
        expected: tuple[str, ...] = (REPORT,)
        if inside:
            a, b = chunk.A[k : k + 1], chunk.B[k : k + 1]
            _, expected = formatting.expected(self.requirements, self.plan.element, a, b)
        text = chunk.texts[k].decode("ascii", "backslashreplace")
        return WrongLine(chunk.first + k, text, tuple(names), expected)


def on_values(plan: Plan) -> list[Requirement]:
    """Return the requirements on values under default attributes."""
    profile, kind = plan.profile, plan.element.kind
    others = set[str]()
    if kind == "int" and profile.rounding is not None:
        others = set(profile.rounding.all("int")) - {profile.rounding.requirement(kind, profile.complete({}))}
    return [with_least_value(r, plan.element) for r in plan.applicable if r.kind == "value" and r.id not in others]

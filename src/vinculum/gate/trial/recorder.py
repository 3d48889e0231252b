"""The rows of one target, profile and element type, and how a refutation gets into one of them."""

from collections.abc import Iterable

from vinculum.gate.cases.plan import Plan
from vinculum.gate.results import formatting
from vinculum.gate.results.results import Counterexample, Row, Waiver
from vinculum.gate.sandbox.messages import Reply, Request
from vinculum.gate.waivers.matching import Cover
from vinculum_spec.schema import Requirement


class Ledger:
    """A row for each requirement that applies."""

    def __init__(self, plan: Plan, target: str, version: str, waivers: Iterable[Waiver] = ()) -> None:
        self.plan, self.target = plan, target
        self.cover = Cover(plan, waivers)
        profile, element = plan.profile.name, plan.element.name
        self.rows = {r.id: Row(target, version, profile, r.id, element) for r in plan.applicable}

    def __contains__(self, identifier: str) -> bool:
        return identifier in self.rows

    def __getitem__(self, identifier: str) -> Row:
        return self.rows[identifier]

    def count(self, identifiers: Iterable[str], cases: int = 1) -> None:
        """So many cases were judged by these."""
        for identifier in identifiers:
            self.rows[identifier].cases += cases

    def mark_unsupported(self, reason: str) -> None:
        """The target does not have this type: nothing was judged."""
        for row in self.rows.values():
            row.mark_unsupported(reason)

    def mark_unfinished(self, reason: str) -> None:
        """Not all cases were judged: each row that is not refuted is undecided."""
        for row in self.rows.values():
            row.mark_unfinished(reason)

    def refute(
        self, identifier: str, label: str, request: Request, got: str, expected: tuple[str, ...],
        lanes: str | None = None,
    ) -> None:  # fmt: skip
        """A requirement on a whole call is violated: one failure, and what shows it."""
        waiver = self.cover.covers_call(identifier, request)
        self.keep(identifier, label, request, got, expected, failures=1, lanes=lanes, waiver=waiver)

    def refute_element(
        self, identifier: str, label: str, request: Request, reply: Reply, lanes: str,
        on_values: Iterable[Requirement], waiver: str | None,
    ) -> None:  # fmt: skip
        """A single element, alone in its tensor, has a wrong value. Failures are counted elsewhere."""
        element = self.plan.element
        assert reply.result is not None
        value = reply.result.ravel()[0]
        accepted, expected = formatting.expected(on_values, element, request.A.ravel(), request.B.ravel())
        ulps = formatting.ulps(element, value, accepted)
        got = formatting.decimal_and_bits(value)
        self.keep(identifier, label, request, got, expected, index=(0,), ulps=ulps, lanes=lanes, waiver=waiver)

    def keep(
        self, identifier: str, label: str, request: Request, got: str, expected: tuple[str, ...], *,
        failures: int = 0, index: tuple[int, ...] | None = None, ulps: int | None = None, lanes: str | None = None,
        waiver: str | None = None,
    ) -> None:  # fmt: skip
        """Add failures, and keep the smallest counterexample of those waived, and of the others.

        A counterexample that can be replayed is better than any that cannot.
        """
        row = self.rows[identifier]
        row.count_failures(failures, waiver)
        known = row.smallest_example(waiver)
        smaller = known is None or request.A.size + request.B.size < known.size
        if known is not None and not smaller and known.replay:
            return
        line = formatting.replayable(self.target, identifier, request)
        if known is not None and (
            bool(known.replay) > bool(line) or (not smaller and bool(known.replay) == bool(line))
        ):
            return
        example = Counterexample(
            label, formatting.operand(request.A), formatting.operand(request.B), dict(request.attributes), request.path,
            request.layout, got, expected, index, ulps, lanes, line,
        )  # fmt: skip
        if waiver is None:
            row.counterexample = example
        else:
            row.waived_example = example

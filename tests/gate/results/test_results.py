"""Verdicts: their precedence, merged rows, and the exit status."""

from itertools import combinations, product
from typing import Any

import pytest

from vinculum.gate.results.results import (
    NO_REASON,
    Counterexample,
    Gap,
    Observation,
    Operand,
    Reason,
    ReasonKind,
    Row,
    Status,
    exit_status,
)

A, B, C = (Observation(text) for text in "abc")
DIED, HUNG = (Reason(ReasonKind.UNFINISHED, text) for text in ("died", "hung"))
OPERAND = Operand("int8", (1,), ("7",), ("0x07",), ("00000111",))
EXAMPLE = Counterexample("label", OPERAND, OPERAND, {}, "eager", "contiguous", "0", ("1",))
OTHER = Counterexample("other", OPERAND, OPERAND, {}, "eager", "contiguous", "2", ("1",))
# The shortest way to a row with each verdict.
ROWS_BY_STATUS: dict[Status, dict[str, Any]] = {
    Status.REFUTED: {"cases": 3, "failures": 1, "counterexample": EXAMPLE},
    Status.UNDECIDED: {"cases": 3, "gaps": Gap.UNFINISHED, "reason": DIED},
    Status.NOT_SUPPORTED: {"gaps": Gap.UNSUPPORTED, "reason": Reason(ReasonKind.NOT_SUPPORTED, "no such type")},
    Status.WAIVED: {"cases": 3, "waived": {"": 2}, "waived_example": EXAMPLE},
    Status.UNSPECIFIED: {"cases": 3, "observed": {A: 3}},
    Status.CONFORMS: {"cases": 3},
}


def row(requirement: str = "V_DIV_ANSWER_0010", dtype: str = "int8", target: str = "t", **content: Any) -> Row:
    """A row with this content."""
    return Row(target, "1", "onnx-14", requirement, dtype, **content)


def group(*statuses: Status, dtype: str = "int8", target: str = "t") -> list[Row]:
    """The rows of one target and type, with these verdicts."""
    return [row(f"R{k}", dtype, target, **ROWS_BY_STATUS[status]) for k, status in enumerate(statuses)]


@pytest.mark.parametrize("status", Status)
def test_each_verdict_occurs(status: Status) -> None:
    """The document has the same verdict."""
    assert row(**ROWS_BY_STATUS[status]).verdict is status
    assert row(**ROWS_BY_STATUS[status]).document()["verdict"] == status.value


@pytest.mark.parametrize(
    ("failures", "unsupported", "unfinished", "cases", "observed"),
    list(product([0, 2], [0, 1], [0, 1], [0, 5], [{}, {A: 1}])),
)
def test_verdict_has_the_documented_precedence(
    failures: int, unsupported: int, unfinished: int, cases: int, observed: dict[Observation, int]
) -> None:
    """Refuted, not supported (if nothing was judged), undecided, unspecified, conforms: in this order."""
    verdict = row(
        failures=failures,
        gaps=(Gap.UNSUPPORTED if unsupported else Gap.NONE) | (Gap.UNFINISHED if unfinished else Gap.NONE),
        cases=cases,
        observed=dict(observed),
    ).verdict
    if failures:
        assert verdict is Status.REFUTED
    elif unsupported and not cases:
        assert verdict is Status.NOT_SUPPORTED
    elif unfinished or (not cases and not observed):
        assert verdict is Status.UNDECIDED
    elif observed:
        assert verdict is Status.UNSPECIFIED
    else:
        assert verdict is Status.CONFORMS


def test_unfinished_waived_row_is_undecided() -> None:
    """The cases that were not tried may fail without a waiver; one such failure outweighs all."""
    assert row(**ROWS_BY_STATUS[Status.WAIVED], gaps=Gap.UNFINISHED).verdict is Status.UNDECIDED
    assert row(**ROWS_BY_STATUS[Status.WAIVED], failures=1, counterexample=OTHER).verdict is Status.REFUTED
    assert row(**ROWS_BY_STATUS[Status.WAIVED], failures=1, counterexample=OTHER).reported_example is OTHER


def test_nothing_judged_is_no_success() -> None:
    """A row without a single case is undecided."""
    assert row().verdict is Status.UNDECIDED


@pytest.mark.parametrize("size", range(1, len(Status) + 1))
def test_exit_status_of_one_type(size: int) -> None:
    """1 with a refutation; 0 if something conforms and nothing is undecided; else 3."""
    for statuses in combinations(Status, size):
        if Status.REFUTED in statuses:
            expected = 1
        elif Status.UNDECIDED in statuses or not {Status.CONFORMS, Status.WAIVED} & {*statuses}:
            expected = 3
        else:
            expected = 0
        assert exit_status(group(*statuses)) == expected, statuses


@pytest.mark.parametrize(
    ("statuses", "expected"),
    [
        ((Status.CONFORMS,), 0),
        ((Status.CONFORMS, Status.UNSPECIFIED), 0),
        ((Status.CONFORMS, Status.NOT_SUPPORTED), 0),
        ((Status.REFUTED,), 1),
        ((Status.REFUTED, Status.UNDECIDED, Status.CONFORMS), 1),
        ((Status.UNDECIDED,), 3),
        ((Status.CONFORMS, Status.UNDECIDED), 3),
        ((Status.WAIVED, Status.CONFORMS), 0),
        ((Status.WAIVED,), 0),
        ((Status.WAIVED, Status.UNDECIDED), 3),
        ((Status.WAIVED, Status.REFUTED), 1),
        ((Status.NOT_SUPPORTED,), 3),
        ((Status.UNSPECIFIED,), 3),
    ],
)
def test_exit_status_as_designed(statuses: tuple[Status, ...], expected: int) -> None:
    """The expected statuses of typical sets of verdicts."""
    assert exit_status(group(*statuses)) == expected


def test_no_rows_are_no_success() -> None:
    """No row at all is no success."""
    assert exit_status([]) == 3


@pytest.mark.parametrize(("first", "second"), list(product(Status, Status)))
def test_exit_status_of_two_types(first: Status, second: Status) -> None:
    """The worst type or target decides, and each must have been judged."""
    fine = {Status.CONFORMS, Status.WAIVED}
    expected = 1 if Status.REFUTED in (first, second) else 0 if {first, second} <= fine else 3
    assert exit_status(group(first) + group(second, dtype="int16")) == expected
    assert exit_status(group(first) + group(second, target="u")) == expected


def test_merged_rows_add_up() -> None:
    """Cases, failures and observations add up; a reason and a counterexample stay."""
    total = row(cases=3, observed={A: 1, B: 2})
    total.merge(row(cases=4, failures=2, counterexample=EXAMPLE, observed={B: 5, C: 1}, reason=DIED))
    assert (total.cases, total.failures, total.counterexample) == (7, 2, EXAMPLE)
    assert total.observed == {A: 1, B: 7, C: 1}
    assert total.reason == DIED
    total.merge(row(cases=1, failures=1, counterexample=OTHER, reason=HUNG))
    assert (total.cases, total.failures, total.counterexample, total.reason) == (8, 3, EXAMPLE, DIED)


def test_waived_failures_add_up_by_waiver() -> None:
    """Waived failures add up by waiver, apart from the others."""
    total = row(waived={"A == 1": 2}, waived_example=EXAMPLE)
    total.merge(row(waived={"A == 1": 3, "": 1}, waived_example=OTHER, failures=1, counterexample=OTHER))
    assert (total.waived, total.waived_example) == ({"A == 1": 5, "": 1}, EXAMPLE)
    assert (total.failures, total.all_failures, total.counterexample) == (1, 7, OTHER)


@pytest.mark.parametrize(("first", "second"), list(product(Status, Status)))
def test_add_takes_the_worse(first: Status, second: Status) -> None:
    """A refuted or undecided part makes the merged row refuted or undecided."""
    total = row(
        **{
            **ROWS_BY_STATUS[first],
            "observed": dict(ROWS_BY_STATUS[first].get("observed", {})),
            "waived": dict(ROWS_BY_STATUS[first].get("waived", {})),
        }
    )
    total.merge(row(**ROWS_BY_STATUS[second]))
    order = [Status.REFUTED, Status.UNDECIDED]
    worse = next((status for status in order if status in (first, second)), None)
    if worse:
        assert total.verdict is worse
    elif first is second:
        assert total.verdict is first


def test_observations_are_counted() -> None:
    """Each observation is counted."""
    observed = row()
    for observation in (A, B, A):
        observed.observe(observation)
    assert observed.observed == {A: 2, B: 1}
    assert observed.verdict is Status.UNSPECIFIED


def test_inexpressible_input_is_not_supported_unless_judged_otherwise() -> None:
    """An inexpressible input is not supported, unless another path of the target has judged it."""
    unheard = row()
    unheard.mark_inexpressible("takes no attributes")
    assert (unheard.verdict, unheard.reason.text) == (Status.NOT_SUPPORTED, "takes no attributes")
    heard = row(cases=1)
    heard.mark_inexpressible("takes no attributes")
    assert (heard.verdict, heard.reason) == (Status.CONFORMS, NO_REASON)


def test_document_of_a_row_has_every_field() -> None:
    """The document of a row has all fields, and the counterexample as plain data."""
    document = row(**ROWS_BY_STATUS[Status.REFUTED]).document()
    assert {"target", "version", "profile", "requirement", "dtype", "verdict", "cases", "counterexample"} <= set(
        document
    )
    assert document["counterexample"]["A"]["decimal"] == ("7",)
    assert row(cases=1).document()["counterexample"] is None


def test_idle_reason_is_dropped_once_cases_exist() -> None:
    """A part without cases gives such a reason; other reasons stay."""
    idle = Reason(ReasonKind.NO_CASE, "no case: most often error ValueError")
    share = Reason(ReasonKind.UNFINISHED, "one share only")
    reasons: list[tuple[dict[str, Any], dict[str, Any], Reason]] = [
        ({"reason": idle}, {"cases": 3}, NO_REASON),
        ({"cases": 3}, {"reason": idle}, NO_REASON),
        ({"reason": idle}, {"cases": 3, "reason": share}, share),
        ({"reason": idle}, {}, idle),
        ({}, {"reason": idle}, idle),
    ]
    for first, second, reason in reasons:
        total = row(**first)
        total.merge(row(**second))
        assert total.reason == reason

"""The terminal report of refutations and waivers: types, smallest inputs and counts."""

import shlex
from dataclasses import replace
from io import StringIO

from rich.console import Console

from tests.gate.support.sample_run import ANSWER, FUNC, run
from vinculum.gate.reports.terminal import show
from vinculum.gate.results.results import Row, Status
from vinculum_spec.loader import specification


def screen(*rows: Row) -> str:
    """The printed report of these rows."""
    console = Console(width=200, file=StringIO())
    show(console, list(rows), specification())
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def refuted(**changes: object) -> Row:
    """The refuted row of the run, with another counterexample."""
    row = run().rows[0]
    assert row.counterexample is not None
    return replace(row, counterexample=replace(row.counterexample, **changes))  # type: ignore[arg-type]


def test_every_verdict_is_counted() -> None:
    last = " ".join(screen(*run().rows).split())
    for count in ("1 refuted", "1 undecided", "1 WAIVED", "1 not supported", "1 unspecified", "1 conforms"):
        assert count in last
    assert "WAIVED: known refutations, accepted until a date" in screen(*run().rows)
    assert "nothing was judged" in screen()


def test_waived_failures_are_counted_apart() -> None:
    (waived,) = (row for row in run().rows if row.verdict is Status.WAIVED)
    text = screen(waived)
    assert FUNC in text
    assert "int16 (2 failures)" in text
    assert "odd" in text
    assert "2030-01-01" in text


def test_a_finding_has_all_of_its_types_and_the_shortest_input() -> None:
    long, short = '{"a": "' + "x" * 80 + '"}', '{"it\'s": 1}'
    rows = [
        replace(refuted(replay=long), failures=4, cases=9),
        replace(refuted(replay=short), dtype="int16", failures=2, cases=7),
    ]
    for ordered_rows in (rows, rows[::-1]):
        text = screen(*ordered_rows)
        (line,) = (x for x in text.splitlines() if x.startswith(f"  {ANSWER} "))
        assert set(line.rpartition(": ")[2].split()) == {"int8", "int16"}
        assert "wrong in 2 of 7; the smallest:" in text
        assert f"reproduce: vinculum replay {shlex.quote(short)}" in text
        assert long not in text

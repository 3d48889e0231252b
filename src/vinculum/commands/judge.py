"""The command `vinculum judge`."""

import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, BinaryIO

import click

from vinculum.commands.options import CONFORMS, INCOMPLETE, REFUTED, checked_output, complete_names, profile_option

if TYPE_CHECKING:
    from vinculum.gate.interchange.judge_lines import LineVerdict


@click.command(short_help="Judge quotients from a file or a pipe.")
@click.argument("results", type=click.File("rb"), default="-", metavar="[FILE]")
@click.option(
    "--dtype", required=True, metavar="D", shell_complete=complete_names("types"), help="The element type of the lines."
)
@profile_option("Judge under this profile, standard or edition.  [default: onnx-14]", names="standards")
@click.option(
    "--cases",
    type=click.File("rb"),
    default=None,
    metavar="F",
    help="The file of `vinculum cases` that was answered: FILE then has a line `C` for each of its lines.",
)
def judge(results: BinaryIO, dtype: str, profile: str | None, cases: BinaryIO | None) -> None:
    """Judge lines of results, as `testfloat_ver` does.

    FILE, or standard input, has lines `A B C` or `A B C FLAGS`. `A B error TEXT` reports an error, and
    `A B unsupported TEXT` that the program lacks the operands. FLAGS are not judged.

    Exit status: 0 all lines conform; 1 a line is refuted; 2 the command was wrong; 3 there is no line, or one that is no
    result, or that is unsupported.
    """
    from vinculum.gate.interchange.case_lines import plan_of
    from vinculum.gate.interchange.judge_lines import LineJudge
    from vinculum.gate.interchange.result_lines import LineError, chunks

    with ExitStack() as stack:
        for stream in filter(None, (results, cases)):
            stack.enter_context(stream)
        try:
            judging = LineJudge(plan_of(profile or "onnx-14", dtype))
        except ValueError as error:
            raise click.UsageError(str(error)) from None
        problem = ""
        try:
            judging.judge(chunks(results, dtype, cases))
        except LineError as error:
            problem = f"{error}; the lines before it were judged"
    verdict = judging.verdict
    if not problem and verdict.unsupported:
        problem = f"{_lines(verdict.unsupported)} unsupported"
    if not problem and not verdict.judged:
        problem = "there is no line to judge"
    status = REFUTED if verdict.wrong else INCOMPLETE if problem else CONFORMS
    with checked_output(status):
        _print(verdict, dtype, judging.plan.profile.name, status)
        if problem:
            click.echo(f"incomplete: {problem}", err=True)
    sys.exit(status)


def _print(verdict: "LineVerdict", dtype: str, profile: str, status: int) -> None:
    word = {CONFORMS: "conforms", REFUTED: "refuted", INCOMPLETE: "undecided"}[status]
    outside = f", {verdict.outside:,} of them outside of the domain" if verdict.outside else ""
    click.echo(f"{word}: {dtype} under {profile}; {_lines(verdict.judged)}{outside}; {verdict.wrong:,} wrong")
    for wrong in verdict.examples:
        click.echo(f"  line {wrong.number}: {wrong.text}: expected {' or '.join(wrong.expected)}")
        click.echo(f"    {', '.join(wrong.requirements)}")
    if verdict.wrong > len(verdict.examples):
        click.echo(f"  and {verdict.wrong - len(verdict.examples):,} more")
    for name, count in sorted(verdict.violations.items()):
        click.echo(f"{name}: violated in {_lines(count)}")


def _lines(count: int) -> str:
    return "1 line" if count == 1 else f"{count:,} lines"

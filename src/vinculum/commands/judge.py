"""The command `vinculum judge`."""

import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, BinaryIO

import click

from vinculum.commands.options import CONFORMS, INCOMPLETE, REFUTED, checked_output, complete_names, profile_option

if TYPE_CHECKING:
    from vinculum.gate.interchange.judge_lines import LineJudge, LineVerdict
    from vinculum.rounding.judge import DirectionJudge

DIRECTIONS = ("ties-to-even", "ties-to-away", "toward-positive", "toward-negative", "toward-zero")


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
@click.option(
    "--rounding",
    type=click.Choice(DIRECTIONS),
    default=None,
    help="Judge by IEEE 754 in this rounding direction, and by no profile.",
)
@click.option("--flags", is_flag=True, help="With --rounding: judge FLAGS too.")
def judge(
    results: BinaryIO, dtype: str, profile: str | None, cases: BinaryIO | None, rounding: str | None, *, flags: bool
) -> None:
    """Judge lines of results, as `testfloat_ver` does.

    FILE, or standard input, has lines `A B C` or `A B C FLAGS`. `A B error TEXT` reports an error, and
    `A B unsupported TEXT` that the program lacks the operands. FLAGS are judged with --flags: 10 invalid, 08 division by zero,
    04 overflow, 02 underflow, 01 inexact.

    Exit status: 0 all lines conform; 1 a line is refuted; 2 the command was wrong; 3 there is no line, or one that is no
    result, or that is unsupported.
    """
    from vinculum.gate.interchange.result_lines import LineError, chunks

    if flags and rounding is None:
        raise click.UsageError("--flags needs --rounding")
    if profile is not None and rounding is not None:
        raise click.UsageError("--rounding judges by IEEE 754 alone: leave out --profile")

    with ExitStack() as stack:
        for stream in filter(None, (results, cases)):
            stack.enter_context(stream)
        try:
            judging = _judge_of(dtype, profile or "onnx-14", rounding, flags=flags)
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
        _print(verdict, dtype, _definition(profile or "onnx-14", rounding, flags=flags), status)
        if problem:
            click.echo(f"incomplete: {problem}", err=True)
    sys.exit(status)


def _judge_of(dtype: str, profile: str, rounding: str | None, *, flags: bool) -> "LineJudge | DirectionJudge":
    from vinculum.gate.interchange.case_lines import plan_of
    from vinculum.gate.interchange.judge_lines import LineJudge
    from vinculum.rounding.judge import DirectionJudge

    return LineJudge(plan_of(profile, dtype)) if rounding is None else DirectionJudge(dtype, rounding, with_flags=flags)


def _definition(profile: str, rounding: str | None, *, flags: bool) -> str:
    return profile if rounding is None else f"IEEE 754, {rounding}{', with flags' if flags else ''}"


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

"""The command `vinculum judge`."""

import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, BinaryIO

import click

from vinculum.commands.check_options import rounding as by_ieee754
from vinculum.commands.options import complete_names, profile_option

if TYPE_CHECKING:
    from vinculum.gate.interchange.judge_lines import LineVerdict


@click.command(short_help="Judge quotients from a file or a pipe.")
@click.argument("results", type=click.File("rb"), default="-", metavar="[FILE]")
@click.option(
    "--dtype",
    required=True,
    metavar="D",
    shell_complete=complete_names("formats"),
    help="The element type of the lines.",
)
@profile_option("Judge under this profile, standard or edition.  [default: onnx-14]", names="standards")
@click.option(
    "--cases",
    type=click.File("rb"),
    default=None,
    metavar="F",
    help="The file of `vinculum cases` that was answered: FILE then has a line `C` for each of its lines.",
)
@by_ieee754.rounding_options(several=False)
def judge(
    results: BinaryIO,
    dtype: str,
    profile: str | None,
    cases: BinaryIO | None,
    rounding: str | None,
    *,
    flags: bool,
    payloads: bool,
) -> None:
    """Judge lines of results, as `testfloat_ver` does.

    FILE, or standard input, has lines `A B C` or `A B C FLAGS`. `A B error TEXT` reports an error, and
    `A B unsupported TEXT` that the program lacks the operands. FLAGS are judged with --flags: 10 invalid, 08 division by zero,
    04 overflow, 02 underflow, 01 inexact. IEEE 754 alone judges formats that are no element types, such as binary128.

    Exit status: 0 all lines conform; 1 a line is refuted; 2 the command was wrong; 3 there is no line, or one that is no
    result, or that is unsupported.
    """
    is_rounded = rounding is not None or profile == by_ieee754.PROFILE or by_ieee754.is_further(dtype)
    if (flags or payloads) and not is_rounded:
        raise click.UsageError(f"{'--flags' if flags else '--payloads'} needs --rounding")
    if is_rounded and profile not in (None, by_ieee754.PROFILE):
        raise click.UsageError("--rounding judges by IEEE 754 alone: leave out --profile")

    with ExitStack() as stack:
        for stream in filter(None, (results, cases)):
            stack.enter_context(stream)
        if is_rounded:
            verdict, problem = _rounded(results, cases, dtype, rounding, flags=flags, payloads=payloads)
            definition = by_ieee754.describe(rounding, flags=flags, payloads=payloads)
        else:
            definition = profile or "onnx-14"
            verdict, problem = _by_profile(results, cases, dtype, definition)
    problem = f"{problem}; the lines before it were judged" if problem else ""
    sys.exit(by_ieee754.print_verdict(verdict, dtype, definition, problem))


def _rounded(
    results: BinaryIO, cases: BinaryIO | None, dtype: str, rounding: str | None, *, flags: bool, payloads: bool
) -> "tuple[LineVerdict, str]":
    from vinculum.rounding.result_lines import LineError, chunks

    judging = by_ieee754.judge_of(dtype, rounding, flags=flags, payloads=payloads)
    try:
        return judging.judge(chunks(results, judging.form, cases)), ""
    except LineError as error:
        return judging.verdict, str(error)


def _by_profile(results: BinaryIO, cases: BinaryIO | None, dtype: str, profile: str) -> "tuple[LineVerdict, str]":
    from vinculum.gate.interchange.case_lines import plan_of
    from vinculum.gate.interchange.judge_lines import LineJudge
    from vinculum.gate.interchange.result_lines import LineError, chunks

    try:
        judging = LineJudge(plan_of(profile, dtype))
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    try:
        return judging.judge(chunks(results, dtype, cases)), ""
    except LineError as error:
        return judging.verdict, str(error)

"""Rounding directions, exception flags and further formats: options of `check`, `judge`, `cases`."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vinculum._util.text import escape_unprintable
from vinculum.commands.options import CONFORMS, INCOMPLETE, REFUTED, checked_output

if TYPE_CHECKING:
    from vinculum.gate.interchange.judge_lines import LineVerdict
    from vinculum.gate.reports.terminal import Detail
    from vinculum.rounding.judge import DirectionJudge
    from vinculum_spec.relations.float_formats import FloatFormat

DIRECTIONS = ("ties-to-even", "ties-to-away", "toward-positive", "toward-negative", "toward-zero")
TO_NEAREST = DIRECTIONS[0]
ALL = "all"
PROFILE = "ieee754"
LEVELS = ("quick", "standard")
OPTIONS = {"targets", "profiles", "dtypes", "level", "seed", "timeout", "quiet", "rounding", "flags", "payloads"}


def rounding_options(*, several: bool) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The options --rounding, --flags and --payloads; with `several`, --rounding may be repeated."""
    words = "Judge by IEEE 754 in this rounding direction"
    help_text = f"{words}; repeatable, or all.  Implies profile ieee754." if several else f"{words}, and by no profile."

    def add(function: Callable[..., Any]) -> Callable[..., Any]:
        for option in (
            click.option(
                "--payloads", is_flag=True, help="With --rounding: a NaN has the payload of an operand that is one."
            ),
            click.option("--flags", is_flag=True, help="With --rounding: judge the exception flags FLAGS too."),
            click.option(
                "--rounding",
                type=click.Choice((*DIRECTIONS, ALL) if several else DIRECTIONS),
                multiple=several,
                default=() if several else None,
                help=help_text,
            ),
        ):
            function = option(function)
        return function

    return add


def is_further(dtype: str) -> bool:
    """Whether a format is no element type, so that IEEE 754 and the format's own rules alone judge it."""
    from vinculum_spec.relations.float_formats import FORMATS

    return dtype in FORMATS


def exit_if_rounded(targets: Sequence[str], files: Mapping[str, Path], detail: "Detail") -> None:
    """Judge programs by the profile ieee754 and exit, if the options choose that.

    Raises UsageError for what cannot be judged by it.
    """
    context = click.get_current_context()
    options = context.params
    chosen = options["rounding"] or PROFILE in options["profiles"] or any(map(is_further, options["dtypes"]))
    if not chosen:
        if options["flags"] or options["payloads"]:
            raise click.UsageError("--flags and --payloads need --rounding")
        return
    for parameter in context.command.params:
        is_set = context.get_parameter_source(parameter.name or "") is click.core.ParameterSource.COMMANDLINE
        if is_set and parameter.name not in OPTIONS and not (parameter.name == "verbose" and not files):
            raise click.UsageError(f"{parameter.opts[0]} is not for profile {PROFILE}")
    if others := [name for name in options["profiles"] if name != PROFILE]:
        raise click.UsageError(f"--rounding judges by {PROFILE} alone: leave out --profile {others[0]}")
    if options["level"] not in LEVELS:
        raise click.UsageError(f"level {options['level']} is not for {PROFILE}; there are {' and '.join(LEVELS)}")
    if not options["dtypes"]:
        raise click.UsageError(f"name the formats with --dtype; there are {', '.join(_formats())}")
    statuses = [_check(target, *run, options, detail) for target in targets for run in _runs(options)]
    sys.exit(REFUTED if REFUTED in statuses else max(statuses))


def _formats() -> Mapping[str, "FloatFormat"]:
    from vinculum_spec.ieee754_profile import formats

    return formats()


def _runs(options: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each format with each direction. Of `all`, those that the format has."""
    for dtype in options["dtypes"]:
        directions = dict.fromkeys(options["rounding"] or (TO_NEAREST,))
        if ALL in directions:
            form = _formats().get(dtype)
            directions = dict.fromkeys(DIRECTIONS if form is None or form.follows_ieee else (TO_NEAREST,))
        for direction in directions:
            yield dtype, direction


def _check(target: str, dtype: str, direction: str, options: Mapping[str, Any], detail: "Detail") -> int:
    from vinculum.rounding.check import ProgramCheck, operands

    judge = judge_of(dtype, direction, flags=options["flags"], payloads=options["payloads"])
    try:
        check = ProgramCheck(target, judge, options["timeout"])
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    result = check.run(operands(judge.form, options["level"], options["seed"]))
    definition = describe(direction, flags=options["flags"], payloads=options["payloads"])
    name = f"{target}, {dtype}"
    return print_verdict(result.verdict, name, definition, result.problem, listed=detail.name != "QUIET")


def judge_of(dtype: str, direction: str | None, *, flags: bool, payloads: bool) -> "DirectionJudge":
    """The judge of a format by its name. Raises UsageError for what it does not have."""
    from vinculum.rounding.judge import DirectionJudge

    if dtype not in _formats():
        raise click.UsageError(f"rounding directions are for floats, not for {dtype}: {', '.join(_formats())}")
    try:
        return DirectionJudge(_formats()[dtype], direction or TO_NEAREST, with_flags=flags, payloads=payloads)
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def describe(direction: str | None, *, flags: bool, payloads: bool) -> str:
    """What is judged, in words."""
    parts = [direction or TO_NEAREST, *(["with flags"] if flags else []), *(["with payloads"] if payloads else [])]
    return f"IEEE 754, {', '.join(parts)}"


def print_verdict(verdict: "LineVerdict", name: str, definition: str, problem: str, *, listed: bool = True) -> int:
    """Print the verdict and the lines that are wrong, and return the exit status."""
    if not problem and verdict.unsupported:
        problem = f"{lines(verdict.unsupported)} unsupported"
    if not problem and not verdict.judged:
        problem = "there is no line to judge"
    status = REFUTED if verdict.wrong else INCOMPLETE if problem else CONFORMS
    word = {CONFORMS: "conforms", REFUTED: "refuted", INCOMPLETE: "undecided"}[status]
    outside = f", {verdict.outside:,} of them outside of the domain" if verdict.outside else ""
    with checked_output(status):
        _echo(f"{word}: {name} under {definition}; {lines(verdict.judged)}{outside}; {verdict.wrong:,} wrong")
        for wrong in verdict.examples if listed else ():
            _echo(f"  line {wrong.number}: {wrong.text}: expected {' or '.join(wrong.expected)}")
            _echo(f"    {', '.join(wrong.requirements)}")
        if listed and verdict.wrong > len(verdict.examples):
            _echo(f"  and {verdict.wrong - len(verdict.examples):,} more")
        for requirement, count in sorted(verdict.violations.items()):
            _echo(f"{requirement}: violated in {lines(count)}")
        if problem:
            click.echo(escape_unprintable(f"incomplete: {problem}"), err=True)
    return status


def _echo(text: str) -> None:
    click.echo(escape_unprintable(text))


def lines(count: int) -> str:
    """So many lines, in words."""
    return "1 line" if count == 1 else f"{count:,} lines"

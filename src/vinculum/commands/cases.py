"""The command `vinculum cases`."""

import sys

import click

from vinculum.commands.check_options.rounding import PROFILE, is_further
from vinculum.commands.options import checked_output, complete_names, profile_option

LEVELS = ("quick", "standard")


@click.command(short_help="Write operands, for programs that are not run here.")
@click.option(
    "--dtype",
    required=True,
    metavar="D",
    shell_complete=complete_names("formats"),
    help="The element type of the operands.",
)
@profile_option(
    "Write operands in the domain of this profile, standard or edition.  [default: onnx-14]", names="standards"
)
@click.option(
    "--format", "form", type=click.Choice(["testfloat"]), default="testfloat", show_default=True, help="The format."
)
@click.option("--level", type=click.Choice(LEVELS), default="quick", show_default=True, help="How many cases to write.")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=0, show_default=True, help="Seed of the cases.")
@click.option("--outside", is_flag=True, help="Also write pairs outside of the domain, at the end.")
def cases(dtype: str, profile: str | None, form: str, level: str, seed: int, *, outside: bool) -> None:
    """Write operand pairs to standard output, as lines `A B` of hexadecimal digits.

    A program anywhere reads them and writes a line `C` for each, which `vinculum judge --cases` judges. These are the
    operands of the cases on values of `vinculum check`, each pair once.

    Exit status: 0 written; 2 the command was wrong; 3 the output is incomplete.
    """
    del form  # there is one
    from vinculum.gate.interchange.case_lines import case_lines, plan_of

    if is_further(dtype) and profile in (None, PROFILE) and not outside:
        _write_further(dtype, level, seed)
        return
    try:
        plan = plan_of("onnx-14" if profile in (None, PROFILE) else profile, dtype, level, seed)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    with checked_output():
        for text in case_lines(plan, outside=outside):
            sys.stdout.buffer.write(text)


def _write_further(dtype: str, level: str, seed: int) -> None:
    """Write the operands of a format that is no element type."""
    from vinculum.rounding.operands import pairs
    from vinculum.rounding.result_lines import encode
    from vinculum_spec.relations.float_formats import FORMATS

    with checked_output():
        sys.stdout.buffer.write(encode(pairs(FORMATS[dtype], level, seed), FORMATS[dtype]))

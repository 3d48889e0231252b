"""README's section on the command line, made from the commands themselves: `python tools/readme_commands.py` prints it.

tests/test_readme.py holds README against it.
"""

import re
from collections.abc import Iterator

import click

from vinculum import cli

HEAD = "## Commands"
HELP = (
    "Each takes `-h` or `--help`, `vinculum` alone `--version`;"
    " `_VINCULUM_COMPLETE=bash_source vinculum` prints completion."
)


def commands(command: click.Command = cli.main, name: str = "vinculum") -> Iterator[click.Context]:
    """Every command that does something itself, in the order of `--help`, groups entered."""
    context = click.Context(command, info_name=name, help_option_names=["-h", "--help"])
    if isinstance(command, click.Group):
        for below in command.list_commands(context):
            found = command.get_command(context, below)
            assert found is not None
            yield from commands(found, f"{name} {below}")
    else:
        yield context


def options(context: click.Context) -> Iterator[tuple[str, str]]:
    """The options of a command with what `--help` says of each, `--help` itself left out."""
    general = context.command.get_help_option(context)
    for parameter in context.command.get_params(context):
        record = parameter.get_help_record(context)
        if isinstance(parameter, click.Option) and record is not None and parameter is not general:
            yield re.sub(r"(INTEGER|FLOAT)( RANGE)?", "N", record[0]), _without_limits(" ".join(record[1].split()))


def _without_limits(said: str) -> str:
    """Without how small or large a number may be."""
    return re.sub(r"(; )?([\d.]+<=)?x[<>]=[\d.]+", "", said).removesuffix("[]").rstrip()


def _usage(context: click.Context) -> str:
    pieces = context.command.collect_usage_pieces(context)
    return " ".join([context.command_path, *(piece for piece in pieces if piece != "[OPTIONS]")])


def section() -> str:
    """The section in Markdown: for each command its call, its first words, and a row for each option."""
    made = [HEAD, "", HELP]
    for context in commands():
        told = " ".join((context.command.help or "").partition("\n\n")[0].split())
        told = told[: told.rindex(".") + 1]  # what ends in a colon has a list behind it
        made += ["", f"**`{_usage(context)}`** {told}"]
        rows = list(options(context))
        if rows:
            made += ["", "| option | |", "|---|---|"]
            made += [
                f"| `{option.replace('|', chr(92) + '|')}` | {said.replace('|', chr(92) + '|')} |"
                for option, said in rows
            ]
    return "\n".join(made) + "\n"


if __name__ == "__main__":
    print(section(), end="")  # what it is for

"""README's section on the command line, written from the commands themselves: `python -m tools.readme_commands [--check]`."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from vinculum import cli

README = Path(__file__).parents[1] / "README.md"
HEAD = "## Commands"
HELP = (
    "Each takes `-h` or `--help`, `vinculum` alone `--version`;"
    " `_VINCULUM_COMPLETE=bash_source vinculum` prints completion."
)


def commands(command: click.Command = cli.main, name: str = "vinculum") -> Iterator[click.Context]:
    """Yield every command that is not a group, in the order of `--help`."""
    context = click.Context(command, info_name=name, help_option_names=["-h", "--help"])
    if isinstance(command, click.Group):
        for below in command.list_commands(context):
            subcommand = command.get_command(context, below)
            assert subcommand is not None
            yield from commands(subcommand, f"{name} {below}")
    else:
        yield context


def options(context: click.Context) -> Iterator[tuple[str, str]]:
    """Yield each option of a command but `--help`, with its help text."""
    general = context.command.get_help_option(context)
    for parameter in context.command.get_params(context):
        record = parameter.get_help_record(context)
        if isinstance(parameter, click.Option) and record is not None and parameter is not general:
            yield re.sub(r"(INTEGER|FLOAT)( RANGE)?", "N", record[0]), _without_limits(" ".join(record[1].split()))


def _without_limits(text: str) -> str:
    """Leave out the limits of numbers."""
    return re.sub(r"(; )?([\d.]+<=)?x[<>]=[\d.]+", "", text).removesuffix("[]").rstrip()


def _usage(context: click.Context) -> str:
    pieces = context.command.collect_usage_pieces(context)
    return " ".join([context.command_path, *(piece for piece in pieces if piece != "[OPTIONS]")])


def section() -> str:
    """Return the section as Markdown: for each command its usage, its summary, and a row for each option."""
    lines = [HEAD, "", HELP]
    for context in commands():
        summary = " ".join((context.command.help or "").partition("\n\n")[0].split())
        summary = summary[: summary.rindex(".") + 1]  # a sentence that ends in a colon introduces a list
        lines += ["", f"**`{_usage(context)}`** {summary}"]
        rows = list(options(context))
        if rows:
            lines += ["", "| option | |", "|---|---|"]
            lines += [
                f"| `{option.replace('|', chr(92) + '|')}` | {text.replace('|', chr(92) + '|')} |"
                for option, text in rows
            ]
    return "\n".join(lines) + "\n"


def replaced(text: str) -> str:
    """README's text with its section on the commands as it should be. Raises ValueError where it has no such section."""
    start = text.index(f"{HEAD}\n")
    end = text.find("\n## ", start + 1)
    return text[:start] + section() + (text[end:] if end >= 0 else "")


def main(arguments: list[str]) -> int:
    """Write the section; with `--check`, return 1 if it differs."""
    text = README.read_text(encoding="utf-8")
    new = replaced(text)
    if new == text:
        return 0
    if "--check" in arguments:
        print(f"README.md: the section {HEAD!r} differs")
        return 1
    README.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

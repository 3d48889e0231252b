"""The options that the documentation may name.

They are those of every command, of the pytest plugin, and of other programs.
"""

import re
from collections.abc import Iterator, Mapping

import click
import pytest

from tools.__main__ import main as tools
from vinculum import cli
from vinculum.testing import plugin

OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*\b")
FOREIGN = {
    *("--details", "--dist", "--nthreads"),  # of python -m benchmarks, of pytest-xdist, of Dask's workers
    *("--addon", "--std", "--gc-sections"),  # of cppcheck, of compilers and linkers
    *("--specs", "--section-start"),  # of gcc for a board, and of its linker
    *("--spec", "--op", "--impl", "--entry"),  # of the SONNX group's driver of cases
    "--use-steps",  # of why3 replay
    *("--types", "--sizes", "--forms", "--threads", "--peers", "--table", "--plot"),  # of python -m benchmarks
    "--gcc-source",  # of python -m benchmarks.soft_division
    *("--models", "--networks"),  # of python -m benchmarks.real_models
}


def contexts(command: click.Command = cli.main, path: str = "vinculum") -> Iterator[click.Context]:
    """Yield every command that is not a group, in the order of `--help`."""
    context = click.Context(command, info_name=path, help_option_names=["-h", "--help"])
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            subcommand = command.get_command(context, name)
            assert subcommand is not None
            yield from contexts(subcommand, f"{path} {name}")
    else:
        yield context


COMMAND_OPTIONS: Mapping[str, set[str]] = {
    str(context.info_name).split()[-1]: set(OPTION.findall(context.get_help()))
    for context in (*contexts(), *contexts(tools, "tools"))
}


def options_of_the_plugin() -> set[str]:
    parser = pytest.Parser(_ispytest=True)
    plugin.pytest_addoption(parser)
    return {name for group in parser._groups for option in group.options for name in option.names()}

"""The option --handshake of `vinculum check`."""

import click

from vinculum._util.text import escape_unprintable
from vinculum.commands.options import CONFORMS, REFUTED, checked_output


def print_handshakes(targets: tuple[str, ...], dtypes: tuple[str, ...], seconds: float) -> int:
    """Print a conversation with each program in each type, and return the exit status.

    Raises UsageError for a target that is no program, and for a type that does not exist.
    """
    from vinculum.gate.interchange.handshake import handshake
    from vinculum.gate.targets.program.command import FRAMES, LINES
    from vinculum_spec.loader import specification

    types = [name for name, element in specification().types.items() if element.width]
    for name in dtypes:
        if name not in types:
            raise click.UsageError(f"there is no program for {name}; there are {', '.join(types)}")
    for target in targets:
        if not target.startswith((LINES, FRAMES)):
            raise click.UsageError(f"{target} is no program: --handshake is for {LINES}PROGRAM and {FRAMES}PROGRAM")
        if not dtypes:
            raise click.UsageError(f"{target}: name its element type with --dtype")
    status = CONFORMS
    with checked_output():
        for target in targets:
            for dtype in dtypes:
                try:
                    report = handshake(target, dtype, seconds)
                except ValueError as error:
                    raise click.UsageError(str(error)) from None
                _echo(f"{target}, {dtype}:")
                for text in report.exchanged:
                    _echo(f"  {text}")
                for text in report.remarks:
                    _echo(f"  note: {text}")
                for text in report.problems:
                    _echo(f"  wrong: {text}")
                _echo("it does not follow the protocol" if report.problems else "it follows the protocol")
                status = REFUTED if report.problems else status
    return status


def _echo(text: str) -> None:
    click.echo(escape_unprintable(text))

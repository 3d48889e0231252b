"""The command `vinculum compare`."""

import sys
from pathlib import Path

import click

from vinculum.commands.options import (
    CONFORMS,
    INCOMPLETE,
    REFUTED,
    MultiTypeCommand,
    checked_output,
    file_option,
    require_writable,
    screen,
    types_option,
)


def _complete(_: click.Context, __: click.Parameter, prefix: str) -> list[str]:
    """Shell completion of profiles."""
    from vinculum_spec.editions.loader import atlas_with_editions

    return [name for name in atlas_with_editions().profiles if name.startswith(prefix)]


@click.command(cls=MultiTypeCommand, short_help="Decide by proof how two definitions of division relate.")
@click.argument("first", metavar="[P", required=False, shell_complete=_complete)
@click.argument("second", metavar="Q]", required=False, shell_complete=_complete)
@click.option("--all", "every", is_flag=True, help="Compare every profile with every other, and print a table.")
@types_option("Compare these element types only.")
@click.option("--values", is_flag=True, help="Compare elements alone: no types, attributes and shapes.")
@file_option("json", "Write the comparison as JSON.")
@file_option("markdown", "With --all: write the table in Markdown.")
def compare(
    first: str | None,
    second: str | None,
    every: bool,
    dtypes: tuple[str, ...],
    values: bool,
    json_file: Path | None,
    markdown_file: Path | None,
) -> None:
    """Decide whether what satisfies P satisfies Q, and the reverse.

    P and Q are profiles, with values of their attributes if need be: `openvino-1:m_pythondiv=false`. Attributes that are
    not given have their defaults.

    Where they differ, the exact condition is stated, with the least operands. Two solvers prove it for every width and
    every format. If one is a later edition of the other, what changed in the text follows.

    Exit status: 0 P refines Q; 1 it does not; 2 the command was wrong; 3 undecided. With --all: 0 every pair is decided.
    """
    from vinculum._util.files import write_json
    from vinculum_proofs.comparison import edition_changes, report
    from vinculum_proofs.comparison.compare import compare as decide
    from vinculum_proofs.comparison.direction import Status
    from vinculum_proofs.comparison.sides import SideError, side
    from vinculum_spec.editions.loader import atlas_with_editions

    if every:
        if first is not None or json_file is not None:
            raise click.UsageError("--all compares every profile: it goes with --dtype, --values and --markdown only")
        sys.exit(_every(dtypes, values=values, markdown_file=markdown_file))
    if markdown_file is not None:
        raise click.UsageError("--markdown writes the table of --all")
    if first is None or second is None:
        raise click.UsageError("name two profiles, or use --all")
    require_writable(json_file)
    try:
        atlas = atlas_with_editions()
        one, two = (side(atlas, text) for text in (first, second))
    except SideError as error:
        raise click.UsageError(str(error)) from None
    for name in dtypes:
        if name not in two.profile.types:
            raise click.UsageError(f"{two.profile.name} has no type {name}: it has {', '.join(two.profile.types)}")
    there, back = (decide(atlas, p, q, dtypes, values=values) for p, q in ((one, two), (two, one)))
    status = {Status.REFINES: CONFORMS, Status.DIFFERS: REFUTED, Status.UNDECIDED: INCOMPLETE}[there.status]
    edition = edition_changes.edition_between(one.profile.name, two.profile.name)
    if json_file is not None:
        changes = {"changes": edition_changes.document(edition)} if edition is not None else {}
        write_json(json_file, report.document(there, back) | changes)
    with checked_output(status):
        click.echo(report.summary(there, back))
        for comparison in (there, back):
            click.echo("")
            for words in report.text(comparison):
                click.echo(words)
        if edition is not None:
            click.echo("")
            for words in edition_changes.text(edition):
                click.echo(words)
    sys.exit(status)


def _every(dtypes: tuple[str, ...], *, values: bool, markdown_file: Path | None) -> int:
    """Print how every profile relates to every other, and return the exit status."""
    from vinculum._util.files import write_text
    from vinculum_proofs.comparison.matrix import markdown, matrix, terminal, undecided
    from vinculum_spec.atlas.loader import atlas

    require_writable(markdown_file)
    table = matrix(atlas(), dtypes, values=values, progress=lambda pair: click.echo(pair, err=True))
    if not table:
        raise click.UsageError(f"no profile has {', '.join(dtypes)}")
    status = INCOMPLETE if undecided(table) else CONFORMS
    if markdown_file is not None:
        write_text(markdown_file, markdown(table))
    with checked_output(status):
        screen().print(terminal(table))
    return status

"""The command `vinculum environments`."""

from typing import TYPE_CHECKING

import click

from vinculum.commands.options import CONFORMS, exit_unwritable, screen

if TYPE_CHECKING:
    from vinculum.commands.releases.environment import Installed


@click.command(short_help="List or remove the environments that were made.")
@click.option("--remove", multiple=True, metavar="NAME", help="Remove the environment with this name; repeatable.")
@click.option("--remove-all", is_flag=True, help="Remove all environments.")
def environments(remove: tuple[str, ...], remove_all: bool) -> int:
    """List the environments of released versions and pipelines, or remove some.

    Commands such as `vinculum check onnxruntime==1.19.2` make them, in the folder `environments` of the user's cache
    folder. A removed environment is made again when it is needed.

    Exit status: 0 done; 2 there is no such environment, or it cannot be removed.
    """
    from vinculum.commands.releases import environment

    there = {installed.folder.name: installed for installed in environment.all_installed()}
    for name in remove:
        if name not in there:
            raise click.UsageError(f"there is no environment {name!r}; `vinculum environments` lists them")
    names = list(there) if remove_all else list(dict.fromkeys(remove))
    try:
        for path in [*(there[name].folder for name in names), *(environment.leftovers() if remove_all else ())]:
            environment.remove(path)
            click.echo(f"removed {path}")
    except OSError as error:
        exit_unwritable(environment.folder(), error)
    if not (remove or remove_all):
        _list(list(there.values()))
    return CONFORMS


def _list(there: list["Installed"]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    if not there:
        click.echo("there are no environments")
        return
    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in ("name", "Python", "installed", "MiB"):
        table.add_column(column, overflow="fold")
    for installed in there:
        versions = ", ".join(f"{name} {version}" for name, version in installed.packages.items())
        size = f"{installed.bytes_on_disk / 2**20:,.0f}"
        table.add_row(installed.folder.name, installed.python, Text(versions), size)
    screen().print(table)

"""The command `vinculum targets`."""

import click

from vinculum.commands.options import screen


@click.command("targets", short_help="List the known targets.")
def targets() -> None:
    """List the known targets with their versions, or why a target is not available."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    from vinculum.commands.releases import code_generators
    from vinculum.gate.targets import registry
    from vinculum.pipelines import catalogue
    from vinculum.pipelines.name import FORM

    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in ("target", "version", "checked under", "needs"):
        table.add_column(column, overflow="fold")
    for target in (*registry.listing(), *code_generators.listing()):
        # Text, not markup: in `vinculum[onnx]` the extra would be taken for a style.
        table.add_row(target.name, target.version or "-", ", ".join(target.profiles), Text(target.reason or ""))
    console = screen()
    console.print(table)
    console.print("User-defined targets, checked under onnx-14:", soft_wrap=True)
    for form in registry.forms():
        console.print(f"  {form}", soft_wrap=True, markup=False)
    console.print(f"Pipelines, {FORM}, checked under the definition of their source:", soft_wrap=True)
    console.print("  (one that needs what is not installed here is run in an environment of its own)", soft_wrap=True)
    for line in catalogue.combinations():
        console.print(f"  {line}", soft_wrap=True, markup=False)

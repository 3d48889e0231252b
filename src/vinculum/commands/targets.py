"""`vinculum targets`: the implementations that the gate knows."""

import click

from vinculum.commands.options import screen


@click.command("targets", short_help="List the targets that are known, and why one is not here.")
def targets() -> None:
    """List the targets that are known, with version, or why one is not available."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from vinculum.gate.targets.registry import forms, listing

    table = Table(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
    for column in ("target", "version", "judged under", "needs"):
        table.add_column(column, overflow="fold")
    for target in listing():
        table.add_row(target.name, target.version or "-", ", ".join(target.profiles), target.reason or "")
    console = screen()
    console.print(table)
    console.print("Or your own, judged under onnx-14:", soft_wrap=True)
    for form in forms():
        console.print(f"  {form}", soft_wrap=True, markup=False)

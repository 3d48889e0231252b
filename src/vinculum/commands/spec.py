"""`vinculum spec`: the specification, for people and for machines."""

import click

from vinculum.commands.options import known


@click.command(short_help="Print the specification, or a part of it.")
@click.argument("identifier", required=False, shell_complete=known("identifiers"))
@click.option(
    "--format", "form", type=click.Choice(["text", "markdown", "latex", "json"]), default="text", show_default=True
)
def spec(identifier: str | None, form: str) -> None:
    """Print the specification, or the part named IDENTIFIER: a requirement, relation, ruling, profile, type, example or claim.

    Claims are those on what the sources say of Div; of one on what is here `vinculum prove --check CLAIM` tells.
    """
    from vinculum.codegen.specification.render import UnknownIdentifierError, render
    from vinculum_evidence.catalogue import is_claim

    try:
        text = render(identifier, form)
    except UnknownIdentifierError as error:
        claim = identifier is not None and is_claim(identifier)
        said = (
            f"{identifier} is a claim with a proof, see: vinculum prove --check {identifier}" if claim else str(error)
        )
        raise click.UsageError(said) from None
    click.echo(text, nl=not text.endswith("\n"))

"""The command `vinculum spec`."""

from importlib.metadata import entry_points

import click

from vinculum.commands.options import complete_names, profile_option

CLAIMS = "vinculum.claims"  # entry points that tell whether a claim has a proof


@click.command(short_help="Print the specification, or a part of it.")
@click.argument("identifier", required=False, shell_complete=complete_names("identifiers"))
@profile_option("The profile, standard or edition to print, in the place of IDENTIFIER.", names="editions")
@click.option(
    "--format", "form", type=click.Choice(["text", "markdown", "latex", "json"]), default="text", show_default=True
)
def spec(identifier: str | None, profile: str | None, form: str) -> None:
    """Print the specification, or the one item of it that IDENTIFIER names.

    The item is a requirement, relation, ruling, profile, standard, edition, type, example or claim.

    Claims are statements about what the sources say of Div. For claims about Vinculum, use `vinculum prove --check CLAIM`.
    """
    from vinculum.codegen.specification.render import UnknownIdentifierError
    from vinculum.commands.specification.standard_pages import FormatError, render
    from vinculum_spec.editions.loader import atlas_with_editions

    if profile is not None:
        if identifier is not None:
            raise click.UsageError("name IDENTIFIER or --profile, not both")
        if profile not in atlas_with_editions().profiles:
            raise click.UsageError(
                f"there is no profile {profile!r}; there are {', '.join(atlas_with_editions().profiles)}"
            )
        identifier = profile
    try:
        text = render(identifier, form)
    except UnknownIdentifierError as error:
        claim = identifier is not None and _is_claim(identifier)
        message = (
            f"{identifier} is a claim with a proof; use: vinculum prove --check {identifier}" if claim else str(error)
        )
        raise click.UsageError(message) from None
    except FormatError as error:
        raise click.UsageError(str(error)) from None
    click.echo(text, nl=not text.endswith("\n"))


def _is_claim(name: str) -> bool:
    """Whether a proof of this checkout decides the claim.

    An installation without proofs has no such claims.
    """
    for entry in entry_points(group=CLAIMS):
        try:
            is_claim = entry.load()
        except ModuleNotFoundError:
            continue
        if is_claim(name):
            return True
    return False

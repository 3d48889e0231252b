"""`python -m tools`: the commands for contributors."""

import click

from tools.arithmetics.command import compare_arithmetics
from tools.arithmetics.self_test import self_test_c
from tools.docs_site.command import docs
from tools.regenerate import regenerate


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Run a command for contributors to this project."""


main.add_command(compare_arithmetics)
main.add_command(docs)
main.add_command(regenerate)
main.add_command(self_test_c)

if __name__ == "__main__":
    main(prog_name="python -m tools")

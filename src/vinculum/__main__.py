"""`python -m vinculum`: the command line."""

from vinculum.cli import main

main(prog_name="vinculum")

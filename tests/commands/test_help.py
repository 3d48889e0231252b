"""The list of commands in `vinculum --help`."""

from click.testing import CliRunner

from vinculum import cli


def test_each_command_has_a_one_line_summary() -> None:
    rows = CliRunner().invoke(cli.main, ["--help"]).output.partition("Commands:\n")[2].splitlines()
    assert [row.split()[0] for row in rows] == sorted(cli.main.commands)
    assert all(row.endswith(".") and not row.endswith("..") for row in rows)

"""The published schemas of files that other tools read."""

from pathlib import Path

from check_jsonschema import main
from click.testing import CliRunner


def follows_schema(schema: str, file: Path) -> bool:
    """Whether a file follows a schema that check-jsonschema has.

    The check runs in this process: to load its modules takes a second.
    """
    result = CliRunner().invoke(main, ["--builtin-schema", f"vendor.{schema}", str(file)])
    assert isinstance(result.exception, SystemExit | None), result.exception
    assert result.exit_code in (0, 1), result.output
    return result.exit_code == 0

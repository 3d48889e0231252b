"""Entry point of `vinculum` and `python -m vinculum`."""

import sys
import traceback

LOAD_ERROR = "Error: Vinculum cannot be loaded; `vinculum verify-install` lists files that were changed or are missing"


def main() -> None:
    """Run the command line.

    If it cannot be loaded, `verify-install` still lists changed and missing files.

    Every other command then exits with status 3, because Python's status, 1, would mean a refutation.
    """
    try:
        from vinculum.cli import main as run
    except Exception as error:  # noqa: BLE001 - any error
        if sys.argv[1:2] != ["verify-install"]:
            traceback.print_exc()
            print(LOAD_ERROR, file=sys.stderr)  # noqa: T201 - see below
            sys.exit(3)
        from vinculum.installation.load_failure import load_failure_message

        print(load_failure_message(error))  # noqa: T201 - click may be what cannot be loaded
        sys.exit(1)
    run(prog_name="vinculum")


if __name__ == "__main__":
    main()

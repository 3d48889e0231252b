"""Entry point of `vinculum` and `python -m vinculum`."""

import sys
import traceback

LOAD_ERROR = "Error: Vinculum cannot be loaded; `vinculum verify-install` lists files that were changed or are missing"
INCOMPLETE = 3  # Python's own status, 1, would mean a refutation


def main() -> None:
    """Run the command line.

    Without its packages, which the base installation does not have, it names them and exits with status 3. If it cannot be
    loaded for another reason, `verify-install` still lists changed and missing files, and every other command exits with
    status 3.
    """
    try:
        from vinculum._util.extras import absent, lacking

        if packages := absent("check"):
            print(f"Error: {lacking(*packages, extra='check')}", file=sys.stderr)  # noqa: T201 - click may be missing
            sys.exit(INCOMPLETE)
        from vinculum.cli import main as run
    except Exception as error:  # noqa: BLE001 - any error
        if sys.argv[1:2] != ["verify-install"]:
            traceback.print_exc()
            print(LOAD_ERROR, file=sys.stderr)  # noqa: T201 - see below
            sys.exit(INCOMPLETE)
        from vinculum.installation.load_failure import load_failure_message

        print(load_failure_message(error))  # noqa: T201 - click may be what cannot be loaded
        sys.exit(1)
    run(prog_name="vinculum")


if __name__ == "__main__":
    main()

"""The command line: `vinculum`, and `python -m vinculum`."""

import sys
import traceback

UNLOADED = "Error: Vinculum cannot be loaded; `vinculum verify-install` says which files are not as they were installed"


def main() -> None:
    """Run it. Where it cannot be loaded, `verify-install` says which files are not as they were installed.

    Any other command ends as incomplete then: by Python's own status, 1, something would be refuted.
    """
    try:
        from vinculum.cli import main as run
    except Exception as error:  # noqa: BLE001 - whatever it is
        if sys.argv[1:2] != ["verify-install"]:
            traceback.print_exc()
            print(UNLOADED, file=sys.stderr)  # noqa: T201 - see below
            sys.exit(3)
        from vinculum.installation.load_failure import told

        print(told(error))  # noqa: T201 - what prints else may be what cannot be loaded
        sys.exit(1)
    run(prog_name="vinculum")


if __name__ == "__main__":
    main()

"""The command line: `vinculum`, and `python -m vinculum`."""

import sys


def main() -> None:
    """Run it. Where it cannot be loaded, `verify-install` says which files are not as they were installed."""
    try:
        from vinculum.cli import main as run
    except Exception as error:
        if sys.argv[1:2] != ["verify-install"]:
            raise
        from vinculum.installation.unloaded import told

        print(told(error))  # noqa: T201 - what prints else may be what cannot be loaded
        sys.exit(1)
    run(prog_name="vinculum")


if __name__ == "__main__":
    main()

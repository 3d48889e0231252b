"""`vinculum`, and `python -m vinculum`: the command line."""

import sys

INCOMPLETE = 3


def main() -> None:
    """Run it. Where the specification does not load, say why: nothing is refuted by that, and nothing else can be done."""
    try:
        from vinculum.cli import main as command

        command(prog_name="vinculum")
    except Exception as error:
        registry = sys.modules.get("vinculum_spec.registry")  # which takes a second to load
        if registry is None or not isinstance(error, registry.SpecificationError):
            raise
        sys.stderr.write(f"Error: the specification contradicts itself, or cannot be read:\n{error}\n")
        sys.exit(INCOMPLETE)


if __name__ == "__main__":
    main()

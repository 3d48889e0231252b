"""`python -m vinculum.codegen.c` writes the C of the package.

With --check it reports whether that C is up to date.
"""

import argparse
import sys
from pathlib import Path

from vinculum.codegen.c.render import HEADER, SOURCE, files

FOLDER = Path(__file__).parents[2] / "kernels" / "native" / "generated"


def main() -> int:
    """Return exit status 0: written or up to date; 1: not up to date."""
    parser = argparse.ArgumentParser(prog="python -m vinculum.codegen.c", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file would differ")
    check = parser.parse_args().check
    different = 0
    rendered = files()
    for name in (HEADER, SOURCE):
        path, text = FOLDER / name, rendered[name]
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        different += 1
        sys.stdout.write(f"{path}: {'differs' if check else 'written'}\n")
        if not check:
            path.write_text(text, encoding="utf-8")
    return 1 if check and different else 0


if __name__ == "__main__":
    sys.exit(main())

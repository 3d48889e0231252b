"""Measure how much of the kernel its tests cover, in Python and in C.

Usage: `python -m vinculum_proofs.structural_coverage.measure`.

Writes proofs/evidence/coverage.json. Ends with 0 where every gap is explained in gaps.toml and every explanation explains
one; with 1 where not, 2 where a file is not of its form, 3 where it could not be measured. With `--check` nothing is run:
3 if the record no longer tells of the files that there are. With `--explain` only gaps.toml is read anew. Takes Clang 20 or
newer with its coverage tools, beside what the extra `test` installs; some four minutes on two cores.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

import click

from vinculum_proofs.structural_coverage import gaps, llvm_cov, python_cov, record, runs


def main() -> int:
    """Measure, or check; returns the exit status."""
    parser = argparse.ArgumentParser(description="Structural coverage of the kernel by its tests.")
    parser.add_argument("--check", action="store_true", help="only say whether the record still stands")
    parser.add_argument("--explain", action="store_true", help="only give the recorded gaps the reasons of gaps.toml")
    arguments = parser.parse_args()
    try:
        return check() if arguments.check else explain() if arguments.explain else measure()
    except gaps.GapsError as error:
        click.echo(error, err=True)
        return 2
    except (runs.MeasureError, OSError, ValueError, KeyboardInterrupt) as error:
        click.echo(f"not measured: {error or 'interrupted'}", err=True)
        return 3


def check() -> int:
    """Whether the files are those that the record tells of, and whether it left nothing open."""
    if not record.RECORD.is_file():
        click.echo(f"{record.RECORD.name} is not there: {record.COMMAND} writes it")
        return 3
    recorded = json.loads(record.RECORD.read_text(encoding="utf-8"))
    if stale := record.changed(recorded["hashes"], record.hashes()):
        click.echo("\n  ".join(["STALE:", *stale, f"measure again: {record.COMMAND}"]))
        return 3
    click.echo("\n".join([*record.problems(recorded), *record.table(recorded)]))
    return 1 if record.problems(recorded) else 0


def explain() -> int:
    """Have the record's gaps explained by the table as it is now, where nothing else has changed."""
    recorded = json.loads(record.RECORD.read_text(encoding="utf-8"))
    now, name = record.hashes(), record.TABLE.relative_to(runs.ROOT).as_posix()
    if stale := [line for line in record.changed(recorded["hashes"], now) if not line.startswith(f"{name} ")]:
        raise runs.MeasureError(f"more than {name} has changed: {', '.join(stale)}")
    record.write(record.explained(recorded | {"hashes": now}))
    return check()


def measure() -> int:
    """Measure, write the record, and say what it leaves open."""
    gaps.rows(record.TABLE)  # a fault in it is told before minutes have passed
    begun, before = time.monotonic(), record.hashes()
    with tempfile.TemporaryDirectory(prefix="vinculum-coverage-") as name:
        run = runs.run(Path(name).resolve())
        export = ("export", "-format=text", str(run.library), f"-instr-profile={name}/c.profdata")
        exported = run.call(f"llvm-cov{run.tool}", *export)
        coverage = python_cov.measured(runs.ROOT, run.folder).add([llvm_cov.measured(runs.ROOT, exported)])
    if moved := record.changed(before, record.hashes()):
        raise runs.MeasureError(f"files changed meanwhile: {', '.join(moved)}")
    document = record.build(run, coverage, before)
    record.write(document)
    open_ = record.problems(document)
    click.echo("\n".join([*open_, *record.table(document), f"{len(document['gaps'])} gaps, {len(open_)} problems"]))
    click.echo(f"{time.monotonic() - begun:.0f} s")
    return 1 if open_ else 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m tools regenerate` writes every generated file of the repository.

It writes them in the order in which they depend on each other.
"""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import click

DIFFERS, INCOMPLETE = 1, 3


@dataclass(frozen=True)
class Step:
    """A module that writes generated files, or compares them with `--check`.

    `slow` steps take minutes and are written only with `--slow`; comparing them takes seconds.
    """

    name: str
    files: str
    command: tuple[str, ...]
    check: tuple[str, ...]
    slow: bool = False


def _module(name: str, files: str, module: str, *, slow: bool = False) -> Step:
    return Step(name, files, ("-m", module), ("-m", module, "--check"), slow)


STEPS = (
    _module(
        "kernel-tables", "src/vinculum/kernels/_profiles.py and profile_names.py", "vinculum.codegen.kernel_tables"
    ),
    _module("accuracy", "src/vinculum/_accuracy_formulas.py", "vinculum.codegen.accuracy_formulas"),
    _module("c", "src/vinculum/kernels/native/", "vinculum.codegen.c"),
    Step(
        "evidence",
        "proofs/evidence/",
        ("-m", "vinculum", "prove", "--resume"),
        ("-m", "vinculum", "prove", "--check"),
        slow=True,
    ),
    _module("claims", "proofs/README.md, table of claims", "vinculum_evidence.reports.claims_table"),
    _module("installation", "src/vinculum/installation/examined.json", "vinculum_evidence.reports.installation_export"),
    _module("coverage", "proofs/evidence/coverage.json", "vinculum_proofs.structural_coverage.measure", slow=True),
    _module(
        "footprint", "FOOTPRINT.md of the generated C; needs its compilers", "vinculum.codegen.c.footprint", slow=True
    ),
)
NAMES = click.Choice([step.name for step in STEPS])


@click.command()
@click.option(
    "--check", is_flag=True, help="Write nothing. End with 1 if a file differs, with 3 if one could not be compared."
)
@click.option("--slow", is_flag=True, help="Also write what takes minutes: evidence, coverage, footprint.")
@click.option("--only", type=NAMES, multiple=True, help="This step only. May be repeated.")
@click.option("--skip", type=NAMES, multiple=True, help="All steps but this one. May be repeated.")
def regenerate(*, check: bool, slow: bool, only: Sequence[str], skip: Sequence[str]) -> None:
    """Write every generated file, in the order in which they depend on each other.

    A step that fails does not keep the others from running. The exit status is the worst: 1 before 3 before 0.
    """
    statuses = set()
    for step in _selected(only, skip):
        if step.slow and not (check or slow or step.name in only):
            click.echo(f"{step.name}: not written (takes minutes; --slow): {step.files}")
            continue
        click.echo(f"{step.name}: {'compare' if check else 'write'} {step.files}")
        arguments = step.check if check else step.command
        statuses.add(subprocess.run([sys.executable, *arguments], check=False).returncode)
    statuses.discard(0)
    sys.exit(0 if not statuses else INCOMPLETE if statuses == {INCOMPLETE} else DIFFERS)


def _selected(only: Sequence[str], skip: Sequence[str]) -> Iterator[Step]:
    for step in STEPS:
        if step.name not in skip and (not only or step.name in only):
            yield step

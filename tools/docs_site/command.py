"""`python -m tools docs`: build the site that `docs/` has the pages of."""

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import click

from tools.docs_site.accessibility import improve
from tools.docs_site.self_contained import foreign

ROOT = Path(__file__).parents[2]
INCOMPLETE = 3


@click.command()
@click.option(
    "-o", "--output", type=click.Path(path_type=Path, file_okay=False), default=ROOT / "build" / "docs", metavar="DIR",
    help="Folder to write to. [default: build/docs]",
)  # fmt: skip
@click.option(
    "--dossier", type=click.Path(path_type=Path, exists=True, file_okay=False), metavar="DIR",
    help="Put the dossier of this folder beside the pages, as dossier/.",
)  # fmt: skip
def docs(*, output: Path, dossier: Path | None) -> None:
    """Build the site, with warnings as errors: a link within it that leads nowhere is one.

    Exit status: 0 built; 1 a page is wrong; 3 a package is missing.
    """
    if find_spec("sphinx") is None:
        click.echo('sphinx is not installed: python -m pip install -e ".[docs]"', err=True)
        sys.exit(INCOMPLETE)
    options = ["--fail-on-warning", "--keep-going", "--fresh-env", "--quiet", "--builder", "html"]
    options += ["--tag", "dossier"] if dossier else []  # the first page then leads to it
    command = [sys.executable, "-m", "sphinx", *options, "--doctree-dir", str(output / ".doctrees"), str(ROOT / "docs")]
    status = subprocess.run([*command, str(output)], check=False, cwd=ROOT).returncode
    if status:
        sys.exit(1)
    shutil.rmtree(output / ".doctrees")
    problems = [f"no page has {pattern}" for pattern in improve(output)]
    problems += [f"{file}: it loads {address}" for file, address in foreign(output)]
    if problems:
        click.echo("\n".join(problems), err=True)
        sys.exit(1)
    if dossier is not None:
        shutil.copytree(dossier, output / "dossier", dirs_exist_ok=True)
    click.echo(f"{output / 'index.html'}: open it in a browser; it needs no server and no network")

"""The command line: get or make models, analyse them, and write the figures."""

import json
import platform
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path

import click

from benchmarks.real_models.collect import download, installed_models, package_models
from benchmarks.real_models.measure import Result, measure
from benchmarks.real_models.table import with_tables

RESULTS = Path(__file__).with_name("results.json")
PAGE = Path(__file__).parents[2] / "docs" / "results" / "models.md"


@click.group()
def main() -> None:
    """Figures on models that others have made."""


@main.command("measure")
@click.option(
    "--models",
    "folder",
    type=click.Path(path_type=Path),
    required=True,
    help="The folder for the models; those in it stay.",
)
@click.option(
    "--networks", is_flag=True, help="Also export networks of transformers, which must be installed, with torch."
)
@click.option("-o", "--output", type=click.Path(path_type=Path), default=RESULTS, help="The file of the figures.")
def measure_all(folder: Path, output: Path, *, networks: bool) -> None:
    """Get models, analyse them with `vinculum model`, and write the figures as JSON."""
    download(folder)
    models = [*package_models(folder), *installed_models()]
    versions = {name: version(name) for name in ("onnx", "onnxruntime")}
    if networks:
        from benchmarks.real_models.networks import export

        models += export(folder / "networks")
        versions |= {name: version(name) for name in ("torch", "transformers", "onnxscript")}
    from benchmarks.real_models.optimise import optimised

    results = [_measured(*model) for model in models]
    with_div = [model for model, result in zip(models, results, strict=True) if result.divs]
    results += [_measured(*model) for model in optimised(with_div, folder / "optimised")]
    figures = {"python": platform.python_version(), "versions": versions, "results": [asdict(each) for each in results]}
    output.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def _measured(name: str, path: Path) -> Result:
    result = measure(name, path)
    click.echo(f"{name}: {result.divs} Div, {len(result.obligations)} obligations, {result.seconds} s {result.error}")
    return result


@main.command("page")
@click.option("--figures", type=click.Path(path_type=Path), default=RESULTS, help="The file of the figures.")
def page(figures: Path) -> None:
    """Write the tables of docs/results/models.md from the figures."""
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(with_tables(text, json.loads(figures.read_text(encoding="utf-8"))), encoding="utf-8")

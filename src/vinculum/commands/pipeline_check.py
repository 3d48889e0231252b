"""Pipelines as targets of `vinculum check`."""

import re
import shlex
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vinculum._util.files import write_json
from vinculum._util.text import escape_unprintable
from vinculum.commands.options import CONFORMS, INCOMPLETE, OutputPath, checked_output, require_writable

if TYPE_CHECKING:
    from vinculum.gate.reports.terminal import Detail
    from vinculum.pipelines.report import PipelineReport
    from vinculum.pipelines.results import FormResult

LEVELS = ("quick", "standard")
OPTIONS = {
    "targets", "dtypes", "level", "seed", "timeout", "memory", "models", "json_file", "python", "beside", "quiet", "verbose",
}  # fmt: skip
UNUSABLE = re.compile(r"[^A-Za-z0-9.]+")  # characters that the names of files do not get


models_option = click.option(
    "--models",
    type=OutputPath(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write each converted model of a pipeline that is refuted into this folder.",
)


def exit_if_pipelines(targets: Sequence[str], files: Mapping[str, Path], models: Path | None, detail: "Detail") -> None:
    """Judge the targets and exit if they are pipelines.

    Raises UsageError for a mixture, and for options of other targets.
    """
    from vinculum.pipelines.name import is_pipeline

    if not any(map(is_pipeline, targets)):
        if models is not None:
            raise click.UsageError("--models is for pipelines")
        return
    if not all(map(is_pipeline, targets)):
        raise click.UsageError("pipelines and other targets are judged by separate commands")
    context = click.get_current_context()
    for parameter in context.command.params:
        is_set = context.get_parameter_source(parameter.name or "") is click.core.ParameterSource.COMMANDLINE
        if is_set and parameter.name not in OPTIONS:
            raise click.UsageError(f"{parameter.opts[0]} is not for pipelines")
    if context.params["level"] not in LEVELS:
        raise click.UsageError(
            f"level {context.params['level']} is not for pipelines; there are {' and '.join(LEVELS)}"
        )
    require_writable(files.get("json"))
    report = _judge(targets, context.params)
    unwritten, written = "", list[Path]()
    try:
        if "json" in files:
            write_json(files["json"], report.document())
        if models is not None:
            written = _write_models(models, report.results)
    except OSError as error:
        unwritten = f"cannot write {error.filename}: {error.strerror}"
    with checked_output(report.status):
        for line in report.text(with_examples=detail.name != "QUIET"):
            click.echo(escape_unprintable(line))
        for line in (*(f"wrote {path}" for path in written), *filter(None, [unwritten])):
            click.echo(line, err=True)
    sys.exit(report.status or (INCOMPLETE if unwritten else CONFORMS))


def _judge(targets: Sequence[str], options: Mapping[str, Any]) -> "PipelineReport":
    """Judge all pipelines.

    Raises UsageError for an invalid name, and for a type that a source operation does not define.
    """
    from vinculum._util.memory_size import UNITS, parse_memory_size
    from vinculum.commands.check_options.environment import installing
    from vinculum.commands.releases.pipelines import place_of, with_packages
    from vinculum.pipelines.catalogue import find
    from vinculum.pipelines.judge import Settings, judge, require_defined
    from vinculum.pipelines.name import parse
    from vinculum.pipelines.report import PipelineReport

    memory = parse_memory_size(options["memory"]) / UNITS["GiB"]
    settings = Settings(options["level"], options["seed"], options["timeout"], memory)
    try:
        names = [with_packages(parse(target), options["python"], options["beside"]) for target in targets]
        pipelines = [find(name) for name in dict.fromkeys(names)]
        for pipeline in pipelines:
            require_defined(pipeline, options["dtypes"])
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    with installing() as report_line:
        places = [place_of(pipeline, partial(report_line, str(pipeline.name))) for pipeline in pipelines]
    results = list["FormResult"]()
    for pipeline, place in zip(pipelines, places, strict=True):
        results += judge(pipeline, options["dtypes"], settings, _show, place)
        if place.packages:
            click.echo(f"{pipeline.name} was judged beside {place.packages}", err=True)
    versions = {str(pipeline.name): place.versions for pipeline, place in zip(pipelines, places, strict=True)}
    return PipelineReport(f"vinculum {shlex.join(sys.argv[1:])}", versions, tuple(results))


def _show(result: "FormResult") -> None:
    click.echo(f"{result.pipeline} {result.dtype}, {result.form}: {result.status}", err=True)


def _write_models(folder: Path, results: Sequence["FormResult"]) -> list[Path]:
    """Write the models of refuted results. Raises OSError."""
    from vinculum.gate.results.results import Status
    from vinculum.pipelines.catalogue import find
    from vinculum.pipelines.models.formats import FORMATS
    from vinculum.pipelines.name import parse

    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for result in results:
        if result.status is Status.REFUTED and result.model:
            words = UNUSABLE.sub("-", f"{result.pipeline} {result.dtype} {result.form}")
            path = folder / f"{words}{FORMATS[find(parse(result.pipeline)).converter.writes].suffix}"
            path.write_bytes(result.model)
            written.append(path)
    return written

"""`vinculum model`: check each Div of a real model, without running it."""

import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click

from vinculum._util.extras import lacking
from vinculum.commands.options import (
    INCOMPLETE,
    REPORTS,
    SECONDS,
    WRONG,
    CheckedPath,
    MemorySize,
    OutputPath,
    checked_output,
    file_option,
    profile_option,
    require_creatable,
    require_distinct,
    require_writable,
    screen,
)

if TYPE_CHECKING:
    from vinculum.profile_names import ProfileName

FRAGILE = ("fragile-boundary", "fragile-reciprocal", "fragile-shape-arithmetic", "fragile-extreme")


@click.command(short_help="Check each Div of an ONNX model, without running it.")
@click.argument("file", type=CheckedPath(path_type=Path), metavar="FILE.onnx")
@profile_option("Check against this profile.  [default: that of the model's own version of Div]")
@click.option(
    "--range",
    "ranges",
    multiple=True,
    metavar="NAME=LO:HI",
    help="Assume that all elements of this value, or this open size, are from LO to HI. May be repeated; verdicts name it.",
)
@click.option(
    "--guard",
    "guard",
    type=OutputPath(path_type=Path, dir_okay=False),
    metavar="OUT.onnx",
    help="Write a copy that stops with an error where a finding that is not discharged would be violated.",
)
@click.option(
    "--obligations",
    "folder",
    type=OutputPath(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write each obligation as an SMT-LIB script.",
)
@click.option(
    "--fail-on",
    "fail_on",
    multiple=True,
    type=click.Choice(["zero-denominator", *FRAGILE]),
    help="Exit with 1 also if the model has this. May be repeated.",
)
@click.option(
    "--functions",
    is_flag=True,
    help="Also check each Div in the definitions of operators, such as Softmax or Reciprocal.",
)
@click.option("--strict", is_flag=True, help="Exit with 1 also if there is a note on a fragile quotient.")
@click.option("-q", "--quiet", is_flag=True, help="Show only findings that are not discharged.")
@file_option("json", REPORTS["json"])
@file_option("html", "Write one page with a drawing of the graph around each Div, open obligations first.")
@file_option("sarif", "Write violations as SARIF 2.1.0.")
@click.option(
    "--timeout",
    type=SECONDS,
    default=300.0,
    show_default=True,
    metavar="S",
    help="Time limit of the analysis in seconds.",
)
@click.option(
    "--memory",
    type=MemorySize("256MiB", "16TiB"),
    default="16GiB",
    show_default=True,
    metavar="SIZE",
    help="Memory limit of the analysis, such as 512MiB or 16GiB.",
)
def model(
    file: Path,
    profile: str | None,
    ranges: tuple[str, ...],
    guard: Path | None,
    folder: Path | None,
    fail_on: tuple[str, ...],
    strict: bool,
    functions: bool,
    quiet: bool,
    json_file: Path | None,
    html_file: Path | None,
    sarif_file: Path | None,
    timeout: float,
    memory: str,
) -> None:
    """Check each Div node of an ONNX model, in subgraphs and functions too, without running the model.

    Exit status: 0 all findings are discharged; 1 a finding is a violation, or fails by an option; 2 the file is
    invalid; 3 an obligation is left, or the model has no Div.
    """
    from vinculum_spec.loader import specification

    if profile is not None and profile not in specification().profiles:
        raise click.UsageError(f"there is no profile {profile!r}; name one of {', '.join(specification().profiles)}")
    require_distinct((file,), {"guard": guard, "json": json_file, "html": html_file, "sarif": sarif_file})
    if guard is not None and guard.exists() and not guard.is_file():
        raise click.UsageError(f"cannot write {guard}: it exists, and is no file")
    require_creatable(folder)
    if find_spec("onnx") is None:
        click.echo(f"nothing was checked: {lacking('onnx', extra='onnx')}", err=True)
        sys.exit(INCOMPLETE)
    require_writable(guard, json_file, html_file, sarif_file)
    failures = {*fail_on, *FRAGILE} if strict else {*fail_on}
    document = _analyse(file, profile, ranges, guard, sorted(failures), functions, html_file, timeout, memory)
    status = int(document["exit_status"])
    if not _write_reports(document, file, folder, json_file, sarif_file):
        status = status or INCOMPLETE
    with checked_output(status):
        from vinculum.models.reports.terminal import print_report

        print_report(screen(), document, scripts=folder is not None, discharged=not quiet)
        if guard is not None and not _print_guard_report(document["guard"], guard, profile, ranges):
            status = status or INCOMPLETE
    sys.exit(status)


def _analyse(
    file: Path,
    profile: str | None,
    ranges: tuple[str, ...],
    guard: Path | None,
    fail_on: list[str],
    functions: bool,
    html: Path | None,
    timeout: float,
    memory: str,
) -> dict[str, Any]:
    """The JSON document of the analysis. Exits if there is none."""
    from vinculum.models import FailureName, analyse
    from vinculum.models.loading.errors import LimitError, ModelError, RangeError

    name = cast("ProfileName | None", profile)  # the caller has checked it
    failures = cast("list[FailureName]", fail_on)  # so has click
    try:
        return analyse(
            file,
            profile=name,
            ranges=ranges,
            guard=guard,
            fail_on=failures,
            functions=functions,
            html=html,
            timeout=timeout,
            memory=memory,
        ).document
    except OSError as error:
        click.echo(f"cannot write {error.filename or html}: {error.strerror}", err=True)
        sys.exit(INCOMPLETE)
    except ModelError as error:  # no usage error: the file is invalid, and the command line is not
        click.echo(f"Error: {error}", err=True)
        sys.exit(WRONG)
    except RangeError as error:
        raise click.UsageError(str(error)) from None
    except LimitError as error:
        click.echo(f"no result for {file}: {error}", err=True)
        sys.exit(INCOMPLETE)


def _print_guard_report(report: dict[str, Any], guard: Path, profile: str | None, ranges: tuple[str, ...]) -> bool:
    """Print what was guarded and what was not. False if the guarded copy was not written."""
    if report["refused"] is not None:
        click.echo(f"{guard} was not written: {report['refused']}", err=True)
        return False
    command = shlex.join(["vinculum", "model", str(guard), *_options_of_verdicts(profile, ranges)])
    click.echo(f"wrote {guard}: {report['nodes']} nodes are guards; check it with `{command}`")
    for each in report["unguarded"]:
        click.echo(f"no guard for {each['path']}: {', '.join(each['requirements'])}: {each['reason']}", err=True)
    return True


def _options_of_verdicts(profile: str | None, ranges: tuple[str, ...]) -> list[str]:
    """The options that the verdicts depend on. Findings that a range discharges have no guard."""
    return [*(["--profile", profile] if profile else []), *(word for text in ranges for word in ("--range", text))]


def _write_reports(
    document: dict[str, Any], file: Path, folder: Path | None, json_file: Path | None, sarif_file: Path | None
) -> bool:
    """Write the requested files. False if one of them could not be written."""
    from vinculum._util.files import write_json, write_text
    from vinculum.models.reports.sarif import model_log

    target = folder
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            for finding in (finding for node in document["nodes"] for finding in node["findings"] if finding["script"]):
                write_text(folder / finding["script"], finding["smtlib"])
        if (target := json_file) is not None:
            write_json(target, document)
        if (target := sarif_file) is not None:
            write_json(target, model_log(document, file))
    except OSError as error:
        click.echo(f"cannot write {error.filename or target}: {error.strerror}", err=True)
        return False
    return True

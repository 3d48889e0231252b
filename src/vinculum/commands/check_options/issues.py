"""The option --issue of `vinculum check`: reports that are ready to file."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vinculum.commands.options import OutputPath, require_creatable

if TYPE_CHECKING:
    from vinculum.commands.releases.renaming import Named
    from vinculum.gate.reports.report import Report


def issue_option(command: Callable[..., None]) -> Callable[..., None]:
    """Add the option, which the command gets as `issue_folder`."""
    return click.option(
        "--issue",
        "issue_folder",
        type=OutputPath(path_type=Path, file_okay=False),
        metavar="DIR",
        help="Write a report for each refutation, ready to file with the makers of the target, and a script that shows it "
        "without Vinculum.",
    )(command)


def require_issue_folder(folder: Path | None, targets: Iterable[str]) -> None:
    """Raise UsageError for a folder that cannot be written, or if one of the targets is a pipeline."""
    require_creatable(folder)
    if folder is not None and any("->" in target for target in targets):
        raise click.UsageError("--issue is not for pipelines: --models keeps the model that shows a fault")


def reports_to_file(folder: Path | None, report: "Report", named: Iterable["Named"]) -> Iterator[str]:
    """Write the reports if there is a folder. Yields a line for each, or an error."""
    if folder is None:
        return
    from vinculum.commands.releases.environment import interpreter
    from vinculum.commands.releases.renaming import environment_of
    from vinculum.gate.reports.issues.write import Runtime, write_issues

    runtimes: dict[str, Any] = {
        str(each.release): Runtime(each.release.target, str(interpreter(environment_of(each.release).folder)))
        for each in named
        if each.release.version  # a code generator without one is installed beside Vinculum
    }
    try:
        yield from write_issues(folder, report, lambda target: runtimes.get(target, Runtime(target)))
    except OSError as error:
        yield f"cannot write {error.filename}: {error.strerror}"

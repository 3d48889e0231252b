"""The command `vinculum check`."""

import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vinculum.commands.check_options.environment import environment_options, installing, parse_releases
from vinculum.commands.check_options.exhaustive import environment_notes, exhaustive_options, run_check
from vinculum.commands.check_options.issues import issue_option, reports_to_file, require_issue_folder
from vinculum.commands.check_options.rounding import exit_if_rounded, rounding_options
from vinculum.commands.handshake import print_handshakes
from vinculum.commands.options import (
    CONFORMS,
    INCOMPLETE,
    JOBS,
    SECONDS,
    TIMEOUT_HELP,
    MultiTypeCommand,
    OutputPath,
    checked_output,
    complete_names,
    profile_option,
    report_options,
    require_reports_writable,
    screen,
    types_option,
    verbosity_options,
)
from vinculum.commands.pipeline_check import exit_if_pipelines, models_option

if TYPE_CHECKING:
    from vinculum.gate.check import Check
    from vinculum.gate.reports.report import Report
    from vinculum.gate.reports.terminal import Detail

NOT_OF_RELEASES = ("attest", "write_waivers")  # reports that need the target to be installed beside Vinculum


class Level(click.Choice[str]):
    """The level; an old name is an error that says the new one."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Convert as click does."""
        from vinculum.gate.exhaustive.domain import RENAMED_LEVELS

        if value in RENAMED_LEVELS:
            self.fail(f"{value} is now called {RENAMED_LEVELS[value]}", param, ctx)
        return super().convert(value, param, ctx)


@click.command(cls=MultiTypeCommand)
@click.argument("targets", nargs=-1, metavar="[TARGET]...", shell_complete=complete_names("targets"))
@profile_option(
    "Check under this profile, standard or edition; repeatable.  [default: the profiles that the target implements]",
    "profiles",
    multiple=True,
    names="standards",
)
@types_option("Check these element types only.", "formats")
@click.option(
    "--level",
    type=Level(["quick", "standard", "exhaustive", "exhaustive-float32"]),
    default="standard",
    show_default=True,
    help="How many cases to try.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**63 - 1),
    default=0,
    show_default=True,
    help="Seed of the cases; the same seed gives the same cases.",
)
@report_options
@issue_option
@click.option(
    "--waivers",
    "waivers_file",
    type=OutputPath(path_type=Path, dir_okay=False),
    metavar="F",
    help="TOML file of known refutations that do not fail the check until they expire.",
)
@click.option("--timeout", type=SECONDS, default=10.0, show_default=True, help=TIMEOUT_HELP)
@click.option("--jobs", type=JOBS, default=None, help="Number of processes.  [default: one per core]")
@exhaustive_options
@click.option(
    "--state",
    type=OutputPath(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Folder for completed parts of exhaustive domains; an interrupted run resumes from it.  [default: in the user's "
    "cache folder]",
)
@environment_options
@click.option(
    "--handshake",
    is_flag=True,
    help="Judge nothing: send a handful of requests to a program (exec:…, exec-frames:…), and explain its answers.",
)
@models_option
@rounding_options(several=True)
@verbosity_options(
    "Print the verdicts only, and no counterexample.",
    "Also print in full what targets do where the sources leave the result open.",
)
def check(
    targets: tuple[str, ...],
    profiles: tuple[str, ...],
    dtypes: tuple[str, ...],
    level: str,
    seed: int,
    files: Mapping[str, Path],
    waivers_file: Path | None,
    timeout: float,
    jobs: int | None,
    state: Path | None,
    python: str | None,
    beside: tuple[str, ...],
    models: Path | None,
    detail: "Detail",
    issue_folder: Path | None,
    *,
    handshake: bool,
    **exhaustive: Any,
) -> None:
    """Check implementations of Div against the specification. Default TARGET: Vinculum's kernel.

    TARGET is a name that `vinculum targets` lists, a released version of one such as onnxruntime==1.19.2, which is
    installed into an environment of its own, python:package.module:function, python:path/to/file.py:function,
    c:path/to/lib.so:symbol, or a program: "exec:PROGRAM [ARGS]" for lines, "exec-frames:PROGRAM [ARGS]" for tensors.
    The C function is int f(const T *a, const T *b, T *c, size_t n). Append :bits if it takes floats as bit patterns,
    in uint16_t, uint32_t or uint64_t; then :void if it returns nothing, or :where if its last parameter is
    size_t *where. With --rounding, {rounding} in a program's words is the direction, as {dtype} is the type or the format.
    "SOURCE -> CONVERTER -> RUNTIME" is a pipeline, judged under the definition of its source operation, in an environment
    of its own if a package is not installed, or if a part has a version, such as onnx2tf==1.28.8.

    Exit status: 0 conforms; 1 refuted; 2 the command was wrong, or a file is missing; 3 undecided or incomplete.
    """
    from vinculum._util.c_compiler import cache_folder
    from vinculum._util.text import escape_unprintable
    from vinculum.commands.releases.release import Release
    from vinculum.commands.releases.renaming import Releases, common_profiles
    from vinculum.gate.check import prepare
    from vinculum.gate.reports import github
    from vinculum.gate.reports.write import write
    from vinculum.gate.runner.checkpoint import sweep_lines
    from vinculum.gate.runner.selection import NothingSelectedError, SelectionError
    from vinculum.gate.waivers.file import WaiversError

    targets = targets or ("vinculum",)
    require_issue_folder(issue_folder, targets)
    exit_if_rounded(targets, files, detail)
    exit_if_pipelines(targets, files, models, detail)
    if handshake:
        sys.exit(print_handshakes(targets, dtypes, timeout))
    parsed = parse_releases(targets, python, beside)
    released = [target for target in parsed if isinstance(target, Release)]
    others = [target for target in parsed if isinstance(target, str)]
    if released:
        _refuse_for_releases(files, waivers_file)
    with Releases() as releases:
        try:
            with installing() as report_line:
                names = [
                    target
                    if isinstance(target, str)
                    else releases.add(target, report_line, installs=not exhaustive["dry_run"]).target
                    for target in parsed
                ]
            prepared = prepare(
                names,
                profile=profiles or common_profiles(released, others),
                dtypes=dtypes,
                level=level,
                seed=seed,
                waivers=waivers_file,
                timeout=timeout,
                memory=exhaustive["memory"],
                jobs=jobs,
                engine=exhaustive["engine"],
                shard=exhaustive["shard"],
                state=state or cache_folder() / "check",
            )
        except NothingSelectedError as error:
            click.echo(releases.line(str(error)), err=True)
            sys.exit(INCOMPLETE)
        except WaiversError as error:
            raise click.UsageError(str(error)) from None
        except ValueError as error:
            hint = next(_suggestions(others), "") if isinstance(error, SelectionError) else ""
            raise click.UsageError(f"{releases.line(str(error))}{hint}") from None
        require_reports_writable(files, _input_files(prepared))
        report = releases.report(
            run_check(prepared, dry_run=exhaustive["dry_run"], confirmed=exhaustive["yes"], line=releases.line)
        )
        packages = [f"{named.release} was judged beside {named.packages}" for named in releases.named if named.packages]
        packages += reports_to_file(issue_folder, report, releases.named)
    unwritten = list(write(files, report, f"vinculum {shlex.join(sys.argv[1:])}"))
    with checked_output(report.status), github.commands_stopped():
        report.print_on(screen(), detail)
        click.echo("".join(f"{line}\n" for line in sweep_lines(report.outcome.sweeps)), nl=False)
        notes = [
            *_resumption(report),
            *environment_notes(report.rows),
            *_kernel_note(targets),
            *packages,
            *report.remarks,
        ]
        notes += [*report.waiver_remarks, *unwritten]
        click.echo("".join(f"{escape_unprintable(line)}\n" for line in notes), nl=False, err=True)
    if github.running():
        unwritten += github.write_annotations(report)
    sys.exit(report.status or (INCOMPLETE if unwritten else CONFORMS))


def _refuse_for_releases(files: Mapping[str, Path], waivers_file: Path | None) -> None:
    """Raise UsageError for options that need the target to be installed beside Vinculum."""
    if option := next((name for name in NOT_OF_RELEASES if name in files), "waivers" if waivers_file else ""):
        raise click.UsageError(f"--{option.replace('_', '-')} is not for released versions of targets")


def _suggestions(targets: Sequence[str]) -> Iterator[str]:
    """Suggest targets for names that lack the prefix python:, c: or exec:."""
    from vinculum.gate.targets.registry import source_file

    for target, prefix in product(targets, ("python:", "c:")):
        with suppress(ValueError):
            source_file(f"{prefix}{target}")
            yield f"; did you mean {prefix}{target}?"
    for target in targets:
        path = Path(target)
        if path.is_file() and {".py", ".so"} & {*path.suffixes}:
            form = f"python:{target}:FUNCTION" if path.suffix == ".py" else f"c:{target}:SYMBOL"
            yield f"; did you mean {form}?"
        elif "/" in target:
            with suppress(ValueError):
                source_file(f"exec:{target}")
                yield f"; did you mean exec:{target}, a program?"


def _input_files(check: "Check") -> Iterator[Path]:
    """The files that the command reads: user-defined targets and waivers."""
    from vinculum.gate.targets.registry import KNOWN, source_file

    yield from (source_file(target) for target in check.selection.targets if target not in KNOWN)
    if check.waivers_file is not None:
        yield check.waivers_file


def _kernel_note(targets: tuple[str, ...]) -> Iterator[str]:
    """Note that the NumPy kernel was checked instead of the compiled one, and why."""
    from vinculum.installation.kernel import NUMPY, kernel

    if "vinculum" in targets and (served := kernel()).name == NUMPY:
        yield f"note: vinculum: the NumPy kernel was checked: {served.reason}"


def _resumption(report: "Report") -> Iterator[str]:
    """How many parts an interrupted run has stored, or this run has reused."""
    outcome = report.outcome
    if outcome.total_parts and outcome.ended_early:
        stored = f"{outcome.stored_parts} of {outcome.total_parts} parts are stored in {report.selection.state}"
        prefix = "interrupted: " if outcome.interrupted else ""
        yield f"{prefix}{stored}; run the same command to continue"
    elif outcome.total_parts and outcome.resumed_parts:
        yield f"{outcome.resumed_parts} of {outcome.total_parts} parts were completed by an earlier run"

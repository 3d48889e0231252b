"""The command `vinculum history`."""

import shlex
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from vinculum.commands.check_options.environment import environment_options, installing
from vinculum.commands.check_options.exhaustive import run_check
from vinculum.commands.options import (
    INCOMPLETE,
    JOBS,
    SECONDS,
    TIMEOUT_HELP,
    MultiTypeCommand,
    checked_output,
    complete_names,
    file_option,
    profile_option,
    require_distinct,
    require_writable,
    screen,
    types_option,
)

if TYPE_CHECKING:
    from vinculum.commands.releases.judged import JudgedRelease


@click.command("history", cls=MultiTypeCommand, short_help="Judge the releases of a target.")
@click.argument("target", metavar="TARGET", shell_complete=complete_names("targets"))
@click.option("--since", metavar="V", help="The first release to judge.  [default: the first that pip lists]")
@click.option("--until", metavar="V", help="The last release to judge.  [default: the newest]")
@click.option("--pre", is_flag=True, help="Judge pre-releases too.")
@environment_options
@profile_option("Check under this profile; repeatable.  [default: those of the target]", "profiles", multiple=True)
@types_option("Check these element types only.")
@click.option(
    "--level",
    type=click.Choice(["quick", "standard"]),
    default="quick",
    show_default=True,
    help="How many cases to try.",
)
@file_option("json", "Write the history as JSON.")
@file_option("markdown", "Write the history as Markdown.")
@click.option("--timeout", type=SECONDS, default=10.0, show_default=True, help=TIMEOUT_HELP)
@click.option("--jobs", type=JOBS, default=None, help="Number of processes.  [default: one per core]")
def history_command(
    target: str,
    since: str | None,
    until: str | None,
    python: str | None,
    beside: tuple[str, ...],
    profiles: tuple[str, ...],
    dtypes: tuple[str, ...],
    level: str,
    json_file: Path | None,
    markdown_file: Path | None,
    timeout: float,
    jobs: int | None,
    *,
    pre: bool,
) -> None:
    """Judge the releases of a target.

    The table has each refutation with its first bad and its first good release. TARGET is a name that `vinculum targets`
    lists. Each release is installed into an environment of its own and judged.
    The reports are kept in the user's cache folder, so that the same command continues after an interrupt.

    Exit status: 0 every release conforms; 1 a release is refuted; 2 the command was wrong; 3 a release is undecided, or
    cannot be installed.
    """
    from vinculum._util.c_compiler import cache_folder
    from vinculum._util.files import write_json, write_text
    from vinculum.commands.releases.judged import judge
    from vinculum.commands.releases.listing import ReleasesError, releases_of
    from vinculum.commands.releases.release import Release, at_versions
    from vinculum.commands.releases.renaming import Releases, environment_of
    from vinculum.commands.releases.reports import History
    from vinculum.gate.targets import registry

    require_distinct((), {"json": json_file, "markdown": markdown_file})
    require_writable(json_file, markdown_file)
    judged = list["JudgedRelease"]()
    try:
        environment_of(Release(target, "0"))
        adapter = registry.adapter_class(target)
        wanted = at_versions(target, releases_of(adapter.requires, since, until, pre=pre), python, beside)
        settings: dict[str, Any] = {"profile": profiles or adapter.profiles, "dtypes": dtypes, "level": level}
        settings |= {"timeout": timeout, "jobs": jobs}
        with Releases() as releases:
            run = partial(run_check, dry_run=False, confirmed=True, line=releases.line)
            for count, release in enumerate(wanted, 1):
                with installing() as report:
                    named = releases.add(release, report)
                made = judge(releases, named, settings, cache_folder() / "history", run)
                verdict = f"{made.status or 'not judged'}{', by an earlier run' if made.from_earlier_run else ''}"
                click.echo(f"{count} of {len(wanted)}: {release}: {verdict}", err=True)
                judged.append(made)
    except ReleasesError as error:
        click.echo(f"not judged: {error}", err=True)
        sys.exit(INCOMPLETE)
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    if not judged:
        click.echo(f"there is no release of {target} from {since or 'the first'} to {until or 'the newest'}", err=True)
        sys.exit(INCOMPLETE)
    scope = (
        f"{' '.join(dtypes) or 'all types'} under {' '.join(profiles) or 'the profiles of the target'}, level {level}"
    )
    history = History(target, scope, f"vinculum {shlex.join(sys.argv[1:])}", tuple(judged))
    try:
        if json_file is not None:
            write_json(json_file, history.document())
        if markdown_file is not None:
            write_text(markdown_file, history.markdown())
    except OSError as error:
        click.echo(f"cannot write {error.filename}: {error.strerror}", err=True)
        sys.exit(history.status or INCOMPLETE)
    with checked_output(history.status):
        console = screen()
        for table in history.tables():
            console.print(table)
    sys.exit(history.status)

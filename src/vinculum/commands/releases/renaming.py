"""The names of released versions in reports. The gate knows each as a file in its environment."""

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from vinculum.commands.releases import code_generators
from vinculum.commands.releases.code_generators import KNOWN, adapter_class
from vinculum.commands.releases.environment import Environment, EnvironmentUnavailableError
from vinculum.commands.releases.installation import install
from vinculum.commands.releases.launcher import target_here, target_in, unavailable_target
from vinculum.commands.releases.release import Release
from vinculum.gate.reports.report import Report
from vinculum.gate.results.results import Counterexample, Row

OURS = ("vinculum", "vinculum-numpy")  # of the very installation that judges


@dataclass(frozen=True)
class Named:
    """A released version, and `target`, under which the gate knows it.

    `version` is what is installed, with the Python, and `packages` has all packages. If it cannot be installed, `reason` says
    why, and `version` is empty.
    """

    release: Release
    target: str
    version: str = ""
    reason: str = ""
    packages: str = ""


class Releases:
    """The released versions of a command.

    A context manager: the targets of those that cannot be installed end with it.
    """

    def __init__(self) -> None:
        self._named = dict[str, Named]()
        self._scratch = TemporaryDirectory(prefix="vinculum-")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self._scratch.cleanup()

    def add(self, release: Release, report: Callable[[str, str], None], *, installs: bool = True) -> Named:
        """Install a release unless it is installed, or `installs` is false.

        Raises ValueError for an unknown target. `report` is called with the name of the release and each line that uv prints.
        """
        if not release.version:
            return self._add_installed(release)
        environment = environment_of(release)
        try:
            if installs:
                install(environment, lambda line: report(str(release), line))
            there = environment.installed
            version = there.version(adapter_class(release.target).requires)
            packages = ", ".join(f"{name} {of_it}" for name, of_it in there.packages.items())
            named = Named(
                release,
                target_in(environment, release.target),
                f"{version}, Python {there.python}",
                packages=packages,
            )
        except (EnvironmentUnavailableError, OSError) as error:
            target = unavailable_target(Path(self._scratch.name), f"{release}: {error}")
            named = Named(release, target, reason=str(error))
        self._named[named.target] = named
        return named

    def _add_installed(self, release: Release) -> Named:
        """A code generator that is installed beside Vinculum."""
        listed, folder = code_generators.listed(release.target), Path(self._scratch.name)
        if listed.version is None:
            reason = f"{listed.reason}; or judge {release}==VERSION"
            named = Named(release, unavailable_target(folder, f"{release}: {reason}"), reason=reason)
        else:
            package = adapter_class(release.target).requires
            named = Named(release, target_here(folder, release.target, package, listed.version), listed.version)
        self._named[named.target] = named
        return named

    @property
    def named(self) -> tuple[Named, ...]:
        """All that were added."""
        return tuple(self._named.values())

    def name(self, target: str) -> str:
        """The name of a target in reports."""
        return str(self._named[target].release) if target in self._named else target

    def line(self, text: str) -> str:
        """A line of text, with the names of targets."""
        for target, named in self._named.items():
            text = text.replace(target, str(named.release))
        return text

    def report(self, made: Report) -> Report:
        """The gate's report under the names of releases."""
        outcome, selection = made.outcome, made.selection
        unavailable = {
            self.name(target): self._reason(target, reason) for target, reason in outcome.unavailable.items()
        }
        sweeps = [
            {**sweep, "target": self.name(sweep["target"]), "version": self._version(sweep["target"], sweep["version"])}
            for sweep in outcome.sweeps
        ]
        rows = [self.row(row) for row in outcome.rows]
        return replace(
            made,
            outcome=replace(outcome, rows=rows, unavailable=unavailable, sweeps=sweeps),
            selection=replace(selection, targets=tuple(map(self.name, selection.targets))),
            gaps=tuple(map(self.line, made.gaps)),
        )

    def row(self, row: Row) -> Row:
        """A row under the name of its release, with a replay line that has it."""
        if row.target not in self._named:
            return row
        text = self._reason(row.target, row.reason.text)
        return replace(
            row,
            target=self.name(row.target),
            version=self._version(row.target, row.version),
            reason=replace(row.reason, text=text),
            counterexample=self._example(row.counterexample, row.target),
            waived_example=self._example(row.waived_example, row.target),
        )

    def _reason(self, target: str, reason: str) -> str:
        named = self._named.get(target)
        return named.reason if named is not None and named.reason else self.line(reason)

    def _version(self, target: str, version: str) -> str:
        return self._named[target].version if target in self._named else version

    def _example(self, example: Counterexample | None, target: str) -> Counterexample | None:
        if example is None:
            return None
        replay = example.replay.replace(json.dumps(target), json.dumps(self.name(target)), 1)
        return replace(example, replay=replay)


def environment_of(release: Release) -> Environment:
    """The environment of a release, installed or not.

    Raises ValueError for a target that has no released versions.
    """
    if release.target in OURS:
        raise ValueError(f"{release.target} is Vinculum's own: it is judged as it is installed, without a version")
    if release.target not in KNOWN:
        known = ", ".join(name for name in KNOWN if name not in OURS)
        raise ValueError(f"there is no target {release.target!r} with released versions; there are {known}")
    adapter = adapter_class(release.target)
    needed = (f"{adapter.requires}=={release.version}", *KNOWN[release.target][2])
    return Environment(f"{release.target}-{release.version}", (*needed, *release.beside), release.python)


def common_profiles(releases: Iterable[Release], others: Iterable[str]) -> tuple[str, ...]:
    """The profiles to judge under if none are named; empty: those of each target.

    The gate takes a file of Python to implement onnx-14. Raises ValueError if a release implements others, and another target
    does not implement the same.
    """
    of_releases = {release.target: adapter_class(release.target).profiles for release in releases}
    of_all = set(of_releases.values())
    for target in others:
        with suppress(ValueError):
            of_all.add(adapter_class(target).profiles)
    if set(of_releases.values()) <= {("onnx-14",)}:
        return ()
    if len(of_all) > 1:
        names = ", ".join(f"{target}: {' '.join(profiles)}" for target, profiles in of_releases.items())
        raise ValueError(f"the targets implement different profiles ({names}): name those to judge with --profile")
    return of_all.pop()

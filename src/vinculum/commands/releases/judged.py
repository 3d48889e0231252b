"""Judge the releases of a target one after the other, and keep the report on each."""

import json
import platform
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vinculum._util.files import write_atomically
from vinculum.commands.releases.renaming import Named, Releases
from vinculum.gate.check import Check, prepare
from vinculum.gate.exhaustive import fingerprint
from vinculum.gate.reports.json_report import json_text
from vinculum.gate.reports.report import Report
from vinculum.gate.results.results import SCHEMA_VERSION, Status


@dataclass(frozen=True)
class JudgedRelease:
    """A release with the JSON report on it, and whether an earlier run made the report."""

    version: str
    target: str
    report: Mapping[str, Any]
    from_earlier_run: bool = False

    @property
    def status(self) -> Status | None:
        """Refuted, undecided, not supported or conforms; None if the release was not judged.

        As for `vinculum check`, it conforms only if each type does under each profile.
        """
        groups = dict[tuple[str, str], set[str]]()
        for verdict in self.report["verdicts"]:
            groups.setdefault((verdict["profile"], verdict["dtype"]), set()).add(verdict["verdict"])
        verdicts = set().union(*groups.values())
        if Status.REFUTED in verdicts:
            return Status.REFUTED
        if self.unavailable:
            return None
        if Status.UNDECIDED in verdicts or not groups:
            return Status.UNDECIDED
        return Status.CONFORMS if all(Status.CONFORMS in group for group in groups.values()) else Status.NOT_SUPPORTED

    @property
    def unavailable(self) -> str:
        """Why it could not be installed or loaded, or empty."""
        return str(self.report["targets"][0]["unavailable"] or "")

    @property
    def installed(self) -> str:
        """Version and Python, or empty."""
        return str(self.report["targets"][0]["version"])


def judge(
    releases: Releases, named: Named, settings: Mapping[str, Any], store: Path, run: Callable[[Check], Report]
) -> JudgedRelease:
    """Judge a release, unless the store has a report on it.

    `settings` are arguments of `vinculum.gate.check.prepare`. A release that is not judged to the end is judged again the
    next time. Raises KeyboardInterrupt after Ctrl-C, and ValueError.
    """
    check = prepare([named.target], **settings)
    name, version = str(named.release), named.release.version
    file = store / f"{named.release.target}-{version}-{_key(named, settings)[:16]}.json"
    if not named.reason and (known := _load(file)) is not None:
        return JudgedRelease(version, name, known, from_earlier_run=True)
    made = run(check)
    if made.outcome.interrupted:
        raise KeyboardInterrupt
    judged = JudgedRelease(version, name, releases.report(made).document())
    if not judged.unavailable and not made.outcome.ended_early:
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(file, json_text(judged.report).encode())
    return judged


def _key(named: Named, settings: Mapping[str, Any]) -> str:
    """A hash of all that the report on a release depends on."""
    return fingerprint.key(
        name=str(named.release),
        target=fingerprint.target(named.target),
        gate=fingerprint.gate(),
        schema=SCHEMA_VERSION,
        settings={name: str(value) for name, value in settings.items() if name != "jobs"},
        machine=[platform.machine(), platform.python_version()],
    )


def _load(file: Path) -> Mapping[str, Any] | None:
    try:
        content: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return content if content.get("schema_version") == SCHEMA_VERSION else None


def exit_status(releases: Sequence[JudgedRelease]) -> int:
    """Return 0 if each release conforms, 1 if one is refuted, 3 if one is undecided or was not judged."""
    statuses = {release.status for release in releases}
    return 1 if Status.REFUTED in statuses else 0 if statuses == {Status.CONFORMS} else 3

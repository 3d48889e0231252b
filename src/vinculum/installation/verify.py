"""Collect the findings of `vinculum verify-install`, and derive its verdict."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from vinculum.gate.reports.json_report import environment
from vinculum.installation.evidence import MEANS, Examined, Row, Standing, compared, examined, to_do
from vinculum.installation.files import Files, installed_files
from vinculum.installation.fp_unit import Unit, unit
from vinculum.installation.kernel import NATIVE, Kernel, changed_sources, kernel, sources
from vinculum.installation.outcome import TypeOutcome
from vinculum.installation.selftest import selftest

SCHEMA_VERSION = "1"
VERIFIED, FAILED, INCOMPLETE = 0, 1, 3
VERDICTS = {VERIFIED: "verified", FAILED: "failed", INCOMPLETE: "incomplete"}


@dataclass(frozen=True)
class Verification:
    """One run. `sources`: SHA-256 of the C files in the package, by path."""

    kernel: Kernel
    files: Files
    sources: Mapping[str, str]
    unit: Unit
    outcomes: Sequence[TypeOutcome]
    evidence: Examined

    @cached_property
    def rows(self) -> list[Row]:
        """Every claim of the evidence, with its standing here."""
        return compared(self.evidence, self.kernel)

    @property
    def changed_sources(self) -> list[str]:
        """C files of the package that differ from those that the binary was compiled from."""
        return changed_sources(self.kernel, self.sources)

    @property
    def problems(self) -> list[str]:
        """Reasons for the verdict "failed"."""
        reasons = [
            f"{one.type} ({one.profile}), {x.form}: a wrong result" for one in self.outcomes for x in one.failures
        ]
        reasons += self.files.problems
        reasons += [f"{name} is not what the binary was compiled from: install again" for name in self.changed_sources]
        for row in self.rows:
            if row.standing == Standing.REFUTES:
                reasons.append(f"{row.claim.claim} is refuted, for this kernel")
            if row.standing == Standing.OTHER_SOURCE and not row.claim.binary:
                reasons.append(
                    f"{row.claim.claim} is about another source than the one that this kernel was compiled from"
                )
        return reasons

    @property
    def gaps(self) -> list[str]:
        """Reasons for the verdict "incomplete"."""
        reasons = [
            f"{one.type} ({one.profile}): {one.stopped or 'nothing was tried'}"
            for one in self.outcomes
            if not one.whole
        ]
        if not self.outcomes:
            reasons.append("no type was tried")
        if not self.files.compared:
            reasons.append(f"no file was compared with a list of what was installed: {self.files.reason}")
        if self.kernel.name != NATIVE:
            return [*reasons, f"the compiled kernel does not serve: {self.kernel.reason}"]
        if not self.kernel.compiled_from:
            reasons.append("the binary does not say which source it was compiled from")
        about_binary = [row for row in self.rows if row.claim.binary]
        if not any(row.standing == Standing.APPLIES for row in about_binary):
            reasons.append("no evidence is about this very binary")
        for standing, words in MEANS.items():
            count = sum(row.standing == standing for row in self.rows)
            if count and standing not in (Standing.APPLIES, Standing.REFUTES):
                reasons.append(f"{count} claim{'s are' if count > 1 else ' is'} {words}")
        return reasons

    @property
    def to_do(self) -> list[str]:
        """Commands that close gaps; none without a compiled kernel."""
        return to_do(self.rows) if self.kernel.name == NATIVE else []

    @property
    def exit_status(self) -> int:
        """0: no problem, and all evidence is about this binary or its source; 1: a problem; 3: a gap."""
        return FAILED if self.problems else INCOMPLETE if self.gaps else VERIFIED

    def document(self, command: str) -> dict[str, Any]:
        """Return the findings in the form of verify.schema.json."""
        return {
            "schema_version": SCHEMA_VERSION,
            "command": command,
            "environment": dict(environment()),
            "verdict": VERDICTS[self.exit_status],
            "exit_status": self.exit_status,
            "problems": self.problems,
            "gaps": self.gaps,
            "to_do": self.to_do,
            "kernel": asdict(self.kernel),
            "files": asdict(self.files),
            "sources": [
                {
                    "file": name,
                    "installed": self.sources.get(name),
                    "compiled": self.kernel.compiled_from.get(name),
                    "examined": self.evidence.sources.get(name),
                }
                for name in sorted({*self.sources, *self.kernel.compiled_from, *self.evidence.sources})
            ],
            "unit": asdict(self.unit),
            "selftest": [asdict(one) for one in self.outcomes],
            "evidence": [{**asdict(row.claim), "standing": row.standing.value} for row in self.rows],
        }


def verification() -> Verification:
    """Run all checks in this process; takes some five seconds."""
    return Verification(kernel(), installed_files(), sources(), unit(), selftest(), examined())

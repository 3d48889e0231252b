"""What a dossier is made from: the specification, the evidence as it stands now, and the files of the checkout."""

import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from vinculum._util.files import sha256_of_file
from vinculum.installation.verify import Verification, verification
from vinculum_evidence.catalogue import EVIDENCE, Catalogue, load, proofs_folder
from vinculum_evidence.record import read_json
from vinculum_evidence.reports.terminal import Outcome, Row, by_requirement
from vinculum_evidence.session import look_up
from vinculum_spec.loader import specification
from vinculum_spec.schema import Specification

# What a checkout holds besides the project: nothing that is made from it, or by a tool on the way.
NOT_PROJECT = frozenset(
    (".git", "__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", ".venv", "build", "dist")
)


@dataclass(frozen=True, eq=False)
class Inputs:
    """All that chapters are made from. Nothing is run for it but a comparison of hashes, and the kernel's self-test."""

    catalogue: Catalogue
    outcome: Outcome

    @property
    def root(self) -> Path:
        """The project's own folder."""
        return self.catalogue.root

    @property
    def specification(self) -> Specification:
        """What Div is."""
        return specification()

    @cached_property
    def rows(self) -> dict[str, Row]:
        """Each claim that there is evidence of, as it stands now, in the order of the alphabet."""
        return {row.record["claim"]: row for row in sorted(self.outcome.rows, key=lambda row: row.record["claim"])}

    @cached_property
    def by_requirement(self) -> dict[str, list[Row]]:
        """The claims that speak for each requirement."""
        return by_requirement(self.rows.values())

    @cached_property
    def verification(self) -> Verification:
        """How the kernel that is installed here stands to the evidence."""
        return verification()

    @cached_property
    def files(self) -> dict[str, str]:
        """Every file of the project, relative to its folder, and its SHA-256."""
        return {path.as_posix(): sha256_of_file(self.root / path) for path in self._paths()}

    def _paths(self) -> list[Path]:
        """What Git keeps or would keep; where there is no Git, all but what tools leave behind."""
        try:
            listed = subprocess.run(
                ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - the user's own Git
                cwd=self.root,
                capture_output=True,
                check=True,
            )
            found = {Path(name.decode()) for name in listed.stdout.split(b"\0") if name}
        except (OSError, subprocess.CalledProcessError):
            found = {path.relative_to(self.root) for path in self.root.rglob("*")}
            found = {path for path in found if NOT_PROJECT.isdisjoint(path.parts)}
        return sorted(path for path in found if (self.root / path).is_file())

    @cached_property
    def revision(self) -> str:
        """The commit of the checkout, with what it means if files differ from it; empty where there is none."""
        try:
            commit = self._git("rev-parse", "HEAD")
            return (
                f"{commit}, and changes that are not committed"
                if self._git("status", "--porcelain", "--untracked-files=no")
                else commit
            )
        except (OSError, subprocess.CalledProcessError):
            return ""

    def _git(self, *arguments: str) -> str:
        command = ["git", *arguments]
        return subprocess.run(command, cwd=self.root, capture_output=True, check=True, text=True).stdout.strip()

    def kept(self, name: str, keys: Iterable[str]) -> dict[str, Any] | None:
        """What stands in proofs/evidence/<name>.json; None where there is no such file. EvidenceError without these keys."""
        return read_json(self.catalogue.folder / EVIDENCE / f"{name}.json", keys)

    def text(self, file: str) -> str:
        """A text file of the project."""
        return (self.root / file).read_text(encoding="utf-8")


def collect(proofs: Path | None = None) -> Inputs:
    """The inputs of the checkout whose proofs stand in `proofs`; CatalogueError or EvidenceError where it has none."""
    catalogue = load(proofs_folder(proofs))
    outcome = look_up(catalogue, catalogue.select(()))
    outcome.unread, outcome.unproved = catalogue.unread_for(()), catalogue.unproved(())
    return Inputs(catalogue, outcome)

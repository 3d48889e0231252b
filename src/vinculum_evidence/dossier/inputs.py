"""The inputs of a dossier: the specification, the current evidence, and the files of the checkout."""

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
from vinculum_spec.editions.claims import edition_claims
from vinculum_spec.loader import specification
from vinculum_spec.schema import Claim, Specification

# Folders of tools and of build products in a checkout.
NOT_PROJECT = frozenset(
    (".git", "__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", ".venv", "build", "dist")
)


@dataclass(frozen=True, eq=False)
class Inputs:
    """Everything that chapters are made from. Only hashes are compared and the kernel's self-test is run."""

    catalogue: Catalogue
    outcome: Outcome

    @property
    def root(self) -> Path:
        """The root of the project."""
        return self.catalogue.root

    @property
    def specification(self) -> Specification:
        """The specification of Div."""
        return specification()

    @cached_property
    def claims(self) -> dict[str, Claim]:
        """Every claim on the sources, and on the editions of their texts."""
        return {**specification().claims, **edition_claims()}

    @cached_property
    def rows(self) -> dict[str, Row]:
        """The current state of each claim with a record, in alphabetical order."""
        return {row.record["claim"]: row for row in sorted(self.outcome.rows, key=lambda row: row.record["claim"])}

    @cached_property
    def by_requirement(self) -> dict[str, list[Row]]:
        """The claims that are evidence for each requirement."""
        return by_requirement(self.rows.values())

    @cached_property
    def verification(self) -> Verification:
        """The result of `vinculum verify-install` on this machine."""
        return verification()

    @cached_property
    def files(self) -> dict[str, str]:
        """Every file of the project, relative to its root, with its SHA-256."""
        return {path.as_posix(): sha256_of_file(self.root / path) for path in self._paths()}

    def _paths(self) -> list[Path]:
        """Tracked and untracked files as Git lists them; without Git, all files but those of tools."""
        try:
            listed = subprocess.run(
                ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607 - the user's own Git
                cwd=self.root,
                capture_output=True,
                check=True,
            )
            paths = {Path(name.decode()) for name in listed.stdout.split(b"\0") if name}
        except (OSError, subprocess.CalledProcessError):
            paths = {path.relative_to(self.root) for path in self.root.rglob("*")}
            paths = {path for path in paths if NOT_PROJECT.isdisjoint(path.parts)}
        return sorted(path for path in paths if (self.root / path).is_file())

    @cached_property
    def revision(self) -> str:
        """The commit of the checkout, with a note if files differ from it; empty without Git."""
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

    def proof_file(self, claim: str) -> str:
        """The file of the proof as it is now; that of the record if no proof decides the claim any more."""
        entry = self.catalogue.entries.get(claim)
        return str(self.rows[claim].record["file"]) if entry is None else entry.file

    def stored(self, name: str, keys: Iterable[str]) -> dict[str, Any] | None:
        """The object in proofs/evidence/<name>.json, or None. EvidenceError if it lacks one of `keys`."""
        return read_json(self.catalogue.folder / EVIDENCE / f"{name}.json", keys)

    def text(self, file: str) -> str:
        """The text of a file of the project."""
        return (self.root / file).read_text(encoding="utf-8")


def collect(proofs: Path | None = None) -> Inputs:
    """The inputs from the checkout with the folder `proofs`. Raises CatalogueError or EvidenceError."""
    catalogue = load(proofs_folder(proofs))
    outcome = look_up(catalogue, catalogue.select(()))
    outcome.unread, outcome.unproved = catalogue.unread_for(()), catalogue.unproved(())
    return Inputs(catalogue, outcome)

"""The findings on a model, which `vinculum.models.analyse` returns and `vinculum model` reports."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from typing import Any

from rich.console import Console

from vinculum.models.checks.findings import Verdict
from vinculum.models.reports.terminal import print_report

HTML = '<pre style="white-space: pre-wrap; line-height: 1.3; font-family: monospace">{code}</pre>'


@dataclass(frozen=True, repr=False)
class Findings:
    """Each Div of a model with the findings on it.

    `document`: the content of `vinculum model --json`; its schema is model.schema.json.
    """

    document: dict[str, Any]

    @property
    def nodes(self) -> list[dict[str, Any]]:
        """The Div nodes: path, profile, operands and findings."""
        nodes: list[dict[str, Any]] = self.document["nodes"]
        return nodes

    @property
    def counts(self) -> dict[Verdict, int]:
        """The number of findings of each verdict."""
        return {Verdict(name): count for name, count in self.document["counts"].items()}

    @property
    def violations(self) -> list[tuple[str, dict[str, Any]]]:
        """The path of a node, and a finding on it, for each requirement that some input violates."""
        return list(self.having(Verdict.VIOLATED))

    @property
    def obligations(self) -> list[tuple[str, dict[str, Any]]]:
        """The path of a node, and a finding on it, for each requirement that the analysis could not decide."""
        return list(self.having(Verdict.OBLIGATION))

    @property
    def fragile(self) -> list[tuple[str, dict[str, Any]]]:
        """The path of a node, and a note on it, for each fragile quotient."""
        return [(node["path"], note) for node in self.nodes for note in node["fragile"]]

    @property
    def status(self) -> int:
        """The exit status of `vinculum model`.

        It is 0 if all is discharged, 1 if anything is violated or fails by `fail_on`, 3 if an obligation is left or there is
        no Div.
        """
        status: int = self.document["exit_status"]
        return status

    @property
    def conforms(self) -> bool:
        """Whether there is a Div, and every requirement on each is discharged.

        This holds under the assumptions of the findings.
        """
        return self.status == 0

    def having(self, verdict: Verdict) -> Iterator[tuple[str, dict[str, Any]]]:
        """The path of a node, and a finding on it, for each finding with this verdict."""
        for node in self.nodes:
            yield from ((node["path"], finding) for finding in node["findings"] if finding["verdict"] == verdict)

    def to_json(self) -> str:
        """The document that `vinculum model --json` writes."""
        return json.dumps(self.document, indent=1, sort_keys=True, ensure_ascii=True, allow_nan=False) + "\n"

    def __str__(self) -> str:
        console = Console(file=StringIO(), width=120, emoji=False, color_system=None, force_jupyter=False)
        print_report(console, self.document)
        assert isinstance(console.file, StringIO)
        return console.file.getvalue().rstrip()

    __repr__ = __str__  # what Python shows of a value at the prompt

    def _repr_html_(self) -> str:
        """The findings as Jupyter shows them."""
        console = Console(file=StringIO(), width=120, emoji=False, record=True, force_jupyter=False)
        print_report(console, self.document)
        return console.export_html(inline_styles=True, code_format=HTML)

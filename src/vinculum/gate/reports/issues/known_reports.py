"""Public reports of what the gate refutes too, from known_reports.toml."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from vinculum.gate.results import formatting
from vinculum.gate.results.results import Counterexample, Row
from vinculum.gate.waivers.condition import Meeting, parse
from vinculum_spec.atlas.full import full_specification

FILE = Path(__file__).with_name("known_reports.toml")


@dataclass(frozen=True)
class KnownReport:
    """A report, and the releases of the target in which the fault was last seen and first gone."""

    target: str
    requirement: str
    types: tuple[str, ...]
    where: str
    about: str
    url: str
    state: str
    last_seen: str
    first_gone: str = ""

    @property
    def short_name(self) -> str:
        """The repository and the number, such as onnx#7570."""
        _, repository, _, number = self.url.rsplit("/", 3)
        return f"{repository}#{number}"

    def matches(self, target: str, row: Row, example: Counterexample) -> bool:
        """Whether the counterexample of a row is what this report is about."""
        if (self.target, self.requirement) != (target, row.requirement) or row.dtype not in self.types:
            return False
        element = full_specification().types[row.dtype]
        A, B = formatting.elements(example.A), formatting.elements(example.B)
        meetings = Meeting(np.repeat(A, B.size), np.tile(B, A.size), element, row.profile, example.path)
        return bool(parse(self.where).holds(meetings).any())


@cache
def known_reports() -> tuple[KnownReport, ...]:
    """All reports of the file."""
    rows = tomllib.loads(FILE.read_text(encoding="utf-8"))["report"]
    return tuple(KnownReport(**row | {"types": tuple(row["types"])}) for row in rows)

"""Whether references of hand-written tables exist: requirement, claim, file, test, command, chapter."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from vinculum.cli import main
from vinculum_evidence.dossier.chapters import configuration, front, standards
from vinculum_evidence.dossier.html_page import html
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.tables import table

CHAPTERS = {
    "front",
    "specification",
    "trace",
    "proofs",
    "comparisons",
    "sonnx",
    "findings",
    "standards",
    "coverage",
    "configuration",
}


def missing(inputs: Inputs, names: Iterable[str]) -> list[str]:
    """Those of `names` that name nothing."""
    return [name for name in names if not exists(inputs, name)]


def exists(inputs: Inputs, name: str) -> bool:
    """Whether `name` names something that exists."""
    if name.startswith("chapter "):
        return name.removeprefix("chapter ") in CHAPTERS
    if name.startswith("vinculum "):
        return name.removeprefix("vinculum ") in main.commands
    if "::" in name:
        file, _, function = name.partition("::")
        return function in functions(inputs.root / file)
    if "/" in name or name.endswith((".md", ".toml")):
        return bool(name) and (inputs.root / name).is_file()
    spec = inputs.specification
    return name in {*spec.requirements, *spec.rulings, *inputs.catalogue.entries, *rows()}


@cache
def functions(file: Path) -> frozenset[str]:
    """The tests of a file, by name."""
    if not file.is_file():
        return frozenset()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(x.name for x in tree.body if isinstance(x, ast.FunctionDef) and x.name.startswith("test_"))


@cache
def rows() -> frozenset[str]:
    """Identifiers of the tables' own rows: known problems, and requirements of the gate."""
    problems, requirements = table("known_problems")["problem"], table("tool_requirements")["requirement"]
    return frozenset(row["id"] for row in (*problems, *requirements))


def typed_names(text: str) -> list[str]:
    """Names in a text whose form says what they are."""
    return re.findall(r"\b(?:[EV]_DIV_[A-Z0-9_]*\d{4}|D-\d{3}|[KT]-\d{3}|T_GATE_\d{4})\b", text)


def section(inputs: Inputs, name: str) -> str:
    """The page of one of the two chapters based on hand-written tables, with the front page."""
    page = html([front.chapter(inputs), standards.chapter(inputs), configuration.chapter(inputs)])
    return page.partition(f'<h2 id="{name}">')[2].partition("<h2 id=")[0]

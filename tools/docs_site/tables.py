"""Tables of the site, as Markdown, made from the data that they are about.

Each function in `TABLES` makes one.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import click
import pytest
import yaml

from tools.docs_site import standards
from tools.docs_site.markdown import table
from vinculum import cli
from vinculum._util.extras import PACKAGES
from vinculum.commands.releases.code_generators import KNOWN, adapter_class
from vinculum.gate.cases.plan import LEVELS
from vinculum.gate.reports.issues.known_reports import known_reports
from vinculum.pipelines import catalogue
from vinculum.testing import plugin
from vinculum_evidence.catalogue import load, proofs_folder
from vinculum_evidence.dossier import inputs
from vinculum_evidence.dossier.assurance_case import trusted
from vinculum_evidence.dossier.chapters.front import LEVELS as EVIDENCE_LEVELS
from vinculum_evidence.record import Record, read_seconds
from vinculum_spec.editions.claims import edition_claims
from vinculum_spec.loader import specification
from vinculum_spec.schema import Choice, Profile

ROOT = Path(__file__).parents[2]
STATUSES = re.compile(r"Exit status: (.*?)(?:\n\n|\Z)", re.DOTALL)


@cache
def dossier_inputs() -> inputs.Inputs:
    """The specification, the evidence and the files of the checkout."""
    return inputs.collect()


def profiles() -> str:
    """Each profile with the rounding of integers, its rule on shapes, and its attributes."""
    rows = (
        (
            f"`{name}`",
            profile.title,
            _choice(profile.rounding),
            _choice(profile.shape),
            ", ".join(f"`{attribute.name}`" for attribute in profile.attributes) or "none",
        )
        for name, profile in specification().profiles.items()
    )
    return table(["profile", "operator", "quotient of integers", "shapes", "attributes"], rows)


def types() -> str:
    """Each element type, with a mark for each profile that has it."""
    all_profiles = specification().profiles
    rows = (
        (f"`{name}`", *("yes" if name in profile.types else "" for profile in all_profiles.values()))
        for name in specification().types
    )
    return table(["type", *(f"`{name}`" for name in all_profiles)], rows)


def extras() -> str:
    """The extras of the package that users meet, with the packages of each as Python imports them."""
    rows = ((f"`{name}`", ", ".join(f"`{package}`" for package in packages)) for name, packages in PACKAGES.items())
    return table(["extra", "packages"], rows)


def _choice(choice: Choice | None) -> str:
    """The titles of the requirements among which an attribute chooses."""
    if choice is None:
        return "none"
    titles = {
        value: " or ".join(dict.fromkeys(_titles(template))) for value, template in choice.templates.items()
    }  # fmt: skip
    if choice.by is None:
        return "; ".join(titles.values())
    return "; ".join(f"`{choice.by}={value}`: {title}" for value, title in titles.items())


def _titles(template: str) -> Iterator[str]:
    """The titles of the requirements that a template such as E_DIV_{KIND}_CONSTR_A_0010 stands for."""
    requirements = specification().requirements
    for kind in ("REAL", "FLOAT", "INT"):
        requirement = requirements.get(template.replace("{KIND}", kind))
        if requirement is not None:
            yield requirement.title


def outside() -> str:
    """For each profile, what an implementation does with operands outside of the domain."""
    rows = ((f"`{name}`", *_outcomes(profile)) for name, profile in specification().profiles.items())
    return table(["profile", "must report an error", "may give any result but a crash"], rows)


def _outcomes(profile: Profile) -> tuple[str, str]:
    requirements = specification().requirements
    by_outcome: dict[str, list[str]] = {"report": [], "unspecified": []}
    for name, outcome in profile.outside.items():
        by_outcome[outcome].append(f"{requirements[name].title} ({name})")
    return "; ".join(by_outcome["report"]) or "none", "; ".join(by_outcome["unspecified"]) or "none"


def levels() -> str:
    """The sizes of each level of a check."""
    rows = (
        (
            f"`{name}`",
            f"{level.sample:,}",
            f"{level.hard:,}",
            f"{max(level.lengths):,}",
            f"{level.large:,}",
            f"{level.property_examples:,}",
        )
        for name, level in LEVELS.items()
    )
    head = [
        "level",
        "pairs in a sample, about",
        "denominators of hard quotients",
        "every length up to",
        "elements of a large array",
        "cases of Hypothesis",
    ]
    return table(head, rows)


def evidence_levels() -> str:
    """The levels of evidence, strongest first."""
    return table(["level", "meaning"], ((f"`{name}`", meaning) for name, meaning in EVIDENCE_LEVELS.items()))


def exit_statuses() -> str:
    """The exit statuses of each command, as its help states them."""
    rows = []
    for name, command in sorted(cli.main.commands.items()):
        match = STATUSES.search(click.Context(command, info_name=name).get_help().replace("\n  ", "\n"))
        rows += [(f"`vinculum {name}`", " ".join(match.group(1).split()).replace("; ", ";<br>"))] if match else []
    return table(["command", "exit status"], rows)


def targets() -> str:
    """The adapters, with the distribution that each needs and the profiles that it implements."""
    rows = []
    for name, (_, _, extra) in KNOWN.items():
        adapter = adapter_class(name)
        needs = ", ".join(f"`{one}`" for one in (adapter.requires, *extra) if one)
        rows.append((f"`{name}`", needs or "nothing more", ", ".join(f"`{profile}`" for profile in adapter.profiles)))
    return table(["target", "distributions", "profiles"], rows)


def converters() -> str:
    """The converters of pipelines: what combines with each, and the packages of its environment."""
    rows = []
    for title, converter in catalogue.CONVERTERS.items():
        tried = converter.all_tried
        runtimes = [
            f"`{text}` ({', '.join(f'{name} {tried[name]}' for name in catalogue.RUNTIMES[text].requires)})"
            for text in converter.runtimes
        ]
        frameworks = (package for text in converter.sources for package in catalogue.OPERATIONS[text].requires)
        packages = [f"{name} {tried[name]}" for name in dict.fromkeys((*converter.all_required, *frameworks))]
        packages += [f"Python {converter.python}"] if converter.python else []
        cells = (map("`{}`".format, converter.sources), [f"`{title}`"], runtimes, packages)
        rows.append(tuple("<br>".join(cell) for cell in cells))
    return table(
        ["sources", "converter", "runtimes, with their packages", "packages of the converter and the sources"], rows
    )


def public_reports() -> str:
    """Public reports of what the gate refutes too, with the releases that were judged here."""
    head = ["target", "requirement", "types", "what", "report", "last seen in", "first gone in"]
    rows = (
        (
            f"`{report.target}`",
            f"`{report.requirement}`",
            ", ".join(f"`{name}`" for name in report.types),
            report.about,
            f"[{report.short_name}]({report.url}), {report.state}",
            report.last_seen,
            report.first_gone or "none that was judged",
        )
        for report in known_reports()
    )
    return table(head, rows)


def pytest_options() -> str:
    """The options of the pytest plugin."""
    parser = pytest.Parser(_ispytest=True)
    plugin.pytest_addoption(parser)
    options = (option for group in parser._groups for option in group.options)  # noqa: SLF001 - pytest has no public list
    return table(
        ["option", "meaning"], ((f"`{option.names()[0]}`", option.attrs().get("help", "")) for option in options)
    )


def action() -> str:
    """The inputs and outputs of the GitHub action."""
    described: Mapping[str, Mapping[str, Mapping[str, str]]] = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
    rows = [
        (f"`{name}`", kind, each["description"])
        for kind, key in (("input", "inputs"), ("output", "outputs"))
        for name, each in described[key].items()
    ]
    return table(["name", "kind", "meaning"], rows)


def trusted_base() -> str:
    """The files that must be correct for the claims to hold, with their lines."""
    rows = (
        (part["title"], part["why"], f"{part['lines']:,}", "<br>".join(f"`{file}`" for file in _folders(part["files"])))
        for part in trusted(dossier_inputs())
    )
    return table(["part", "what a mistake there could hide", "lines", "files"], rows)


GATE_TRUSTED = {
    "the relations: a refutation": ("spec/vinculum_spec/relations",),
    "the oracle: a refutation": tuple(
        f"src/vinculum/gate/oracle/{name}.py" for name in ("relations", "behaviour", "word_bounds", "verdict_cache")
    ),
    "calls and results: that a target conforms": tuple(f"src/vinculum/gate/{name}" for name in ("trial", "sandbox", "results")),
    "the cases and their layouts: that a target conforms": ("src/vinculum/gate/cases", "src/vinculum/gate/sandbox/layouts"),
    "the sweep: whole domains": ("src/vinculum/gate/exhaustive",),
    "the relations in C: whole domains": tuple(
        f"src/vinculum/gate/oracle/{name}" for name in ("compiled.py", "c_source.py", "expression_trace.py", "oracle.c.jinja")
    ),
}  # fmt: skip


def gate_trusted_base() -> str:
    """The files that must be correct for a verdict of the gate, with their lines."""
    rows = []
    for part, places in GATE_TRUSTED.items():
        lines = sum(_lines(ROOT / place) for place in places)
        rows.append((part, "<br>".join(f"`{place}`" for place in places), f"{lines:,}"))
    return table(["what: for what", "files", "lines"], rows)


def _lines(place: Path) -> int:
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return sum(file.read_text(encoding="utf-8").count("\n") for file in files)


def _folders(files: Iterable[str], max_files: int = 3) -> list[str]:
    """The files, or the folders of a longer list."""
    names = list(files)
    return names if len(names) <= max_files else sorted({f"{Path(name).parent.as_posix()}/" for name in names})


def claims() -> str:
    """Every claim with its current level, method, cost and scope.

    Our own claims come first, then those on the sources.
    """
    rows, seconds = dossier_inputs().rows, read_seconds(load(proofs_folder()))
    parts = []
    for title, published in (("Claims of ours", False), ("Claims on what the sources say", True)):
        chosen = {name: row for name, row in rows.items() if row.published is published}
        entries = (_claim(row.record, row.level.value, seconds.get(name, 0.0)) for name, row in chosen.items())
        parts.append(f"{title}: {len(chosen)}\n\n" + "\n".join(entries))
    return "\n".join(parts)


def _claim(record: Record, level: str, seconds: float) -> str:
    """An entry of a definition list."""
    tools = ", ".join(name for name in record["tools"] if name != "sympy")
    source_claim = {**specification().claims, **edition_claims()}.get(record["claim"])
    basis = f" ({source_claim.basis})" if source_claim else ""
    method = f"{record['method']} ({tools})" if tools else record["method"]
    return (
        f"`{record['claim']}`\n"
        f": **{level}**{basis}: {_plain(record['title'])}\n\n"
        f"  By {_plain(method)}, in {seconds:.1f} s: `{record['file']}`\n\n"
        f"  Scope: {_plain(record['scope'])}\n"
    )


def _plain(text: str) -> str:
    """Text in which Markdown sees no markup, in one line."""
    return " ".join(re.sub(r"([*_<|\[\]\\])", r"\\\1", text).split())


TABLES: Mapping[str, Callable[[], str]] = {
    "profiles": profiles,
    "types": types,
    "standards": standards.standards,
    "standard-sources": standards.sources,
    "editions": standards.editions,
    "edition-statements": lambda: standards.edition_statements(dossier_inputs()),
    "comparison-matrix": lambda: standards.matrix(dossier_inputs()),
    "comparison-signs": standards.signs,
    "comparison-differences": lambda: standards.differences(dossier_inputs()),
    "extras": extras,
    "outside": outside,
    "levels": levels,
    "evidence-levels": evidence_levels,
    "exit-statuses": exit_statuses,
    "targets": targets,
    "converters": converters,
    "public-reports": public_reports,
    "pytest-options": pytest_options,
    "action": action,
    "gate-trusted-base": gate_trusted_base,
    "trusted-base": trusted_base,
    "claims": claims,
}

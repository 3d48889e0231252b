"""Drawings of the site, as SVG within the page.

Their colours are those of the page, in light and in dark mode.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PackageLoader, StrictUndefined

from tools.docs_site.tables import dossier_inputs
from vinculum_evidence.dossier.assurance_case import chain as links_of_the_chain
from vinculum_evidence.dossier.assurance_case import examples
from vinculum_evidence.dossier.diagrams import shapes
from vinculum_spec.loader import specification

ROOT = Path(__file__).parents[2]
BROADCAST = ("openvino-numpy", "limited-axis-1", "numpy-mismatch")
BENCHMARKS = ROOT / "docs" / "results" / "benchmarks.md"
SIZES = ("10", "10³", "10⁴", "10⁶", "10⁷")
_CELL = re.compile(r"([\d.]+) \(\*{0,2}([\d.]+)×")


def _rendered(name: str, **data: Any) -> str:
    environment = Environment(
        loader=ChoiceLoader([FileSystemLoader(Path(__file__).parent / "templates"), PackageLoader("vinculum_evidence.dossier")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )  # fmt: skip
    return environment.get_template(name).render(data)


def verdict() -> str:
    """How a case becomes a verdict."""
    return _rendered("verdict.svg.j2")


def chain() -> str:
    """The chain from the documents to the binary, with the current level of each link."""
    inputs = dossier_inputs()
    return _rendered("chain.svg.j2", chain=links_of_the_chain(inputs), examples=examples(inputs))


def broadcast() -> str:
    """Examples of the sources as shapes: how the axes of A and B are aligned, and which of them repeat."""
    examples_by_id = {example.id: example for example in specification().shape_examples}
    return _rendered("broadcast.svg.j2", drawings=[shapes.drawing(examples_by_id[name]) for name in BROADCAST])


def bench() -> str:
    """The first table of the page on benchmarks, as bars."""
    rows: list[dict[str, Any]] = []
    for line in BENCHMARKS.read_text(encoding="utf-8").splitlines():
        dtype, _, cells = line.removeprefix("| ").partition(" | ")
        ratios = [float(ratio) for _, ratio in _CELL.findall(cells)]
        if len(ratios) == len(SIZES) and dtype not in {row["dtype"] for row in rows}:
            rows.append({"dtype": dtype, "ratios": dict(zip(SIZES, ratios, strict=True))})
    types = sum(element.kind != "real" for element in specification().types.values())
    if len(rows) != types:
        raise ValueError(f"{BENCHMARKS.name} has {len(rows)} rows, and there are {types} types")
    return _rendered("bench.svg.j2", rows=rows, sizes=("10³", "10⁶"))


DIAGRAMS: Mapping[str, Callable[[], str]] = {
    "verdict": verdict,
    "chain": chain,
    "broadcast": broadcast,
    "bench": bench,
}

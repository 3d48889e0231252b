"""Results as a picture: time an element over the number of elements, a small plot for each type.

Colours are those of Okabe and Ito, which colour-blind people can tell apart; marks and dashes differ as well, for
readers of grey paper.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, NullLocator

from benchmarks.cells import TYPES
from benchmarks.results import ABSENT, COPY, OURS, WRONG, Result, Run, pick
from benchmarks.table import SHORT, power

STYLES: dict[str, dict[str, Any]] = {
    OURS: {"color": "black", "marker": "o", "linewidth": 2.4, "zorder": 5},
    "numpy": {"color": "#0072B2", "marker": "s", "linestyle": "-"},
    "torch": {"color": "#D55E00", "marker": "^", "linestyle": "--"},
    "onnxruntime": {"color": "#009E73", "marker": "D", "linestyle": "-."},
    "openvino": {"color": "#CC79A7", "marker": "v", "linestyle": ":"},
    COPY: {"color": "0.75", "linewidth": 5, "zorder": 1, "solid_capstyle": "round"},
}
NAMES = SHORT | {COPY: "copy of as many bytes"}


def draw(run: Run, path: Path) -> list[Path]:
    """Draw array/array with `out=` given, a file for each thread count; returns their names."""
    counts = run.threads()
    charts = []
    for threads in counts:
        group = pick(run.results.values(), threads=threads, form="array/array", out=True)
        target = path if len(counts) == 1 else path.with_stem(f"{path.stem}-{threads}")
        if group:
            # the same results give the same file
            with mpl.rc_context({"svg.hashsalt": "vinculum", "svg.fonttype": "none", "font.size": 9}):
                metadata = {"Date": None} if target.suffix == ".svg" else None
                _figure(run, group, threads).savefig(target, dpi=140, metadata=metadata)
            charts.append(target)
    return charts


def _figure(run: Run, group: Sequence[Result], threads: int) -> Figure:
    types = [name for name in TYPES if pick(group, type=name)]
    columns = min(4, len(types))
    rows = -(-len(types) // columns)
    figure = Figure(figsize=(2.7 * columns + 0.6, 2.3 * rows + 1.3), layout="constrained")
    grid = figure.subplots(rows, columns, sharex=True, sharey=True, squeeze=False)
    sizes = sorted({result.cell.size for result in group})
    names = [name for name in STYLES if any(name in result.peers for result in group)]
    for number, axes in enumerate(grid.flat):
        if number >= len(types):
            axes.set_visible(False)
            continue
        _panel(axes, pick(group, type=types[number]), names)
        axes.set_title(types[number], loc="left", fontweight="bold")
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.set_xticks(sizes, [power(size) for size in sizes])
        axes.xaxis.set_minor_locator(NullLocator())
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
        axes.tick_params(labelbottom=number + columns >= len(types))
        axes.grid(visible=True, color="0.9", linewidth=0.6)
        axes.spines[["top", "right"]].set_visible(False)
        if number + columns >= len(types):
            axes.set_xlabel("elements")
    count = f"{threads} thread{'s'[: threads > 1]}"
    figure.suptitle(
        f"C = A / B, arrays of one shape, out= given, {count}\n{run.about['processor']}, {run.about['cores']} cores"
    )
    figure.supylabel("nanoseconds an element: lower is faster", fontsize=9)
    handles = [Line2D([], [], label=NAMES[name], **_style(name)) for name in names]
    handles.append(Line2D([], [], label="hollow: wrong quotients", linestyle="none", marker="o", **_hollow("0.3")))
    figure.legend(handles=handles, loc="outside lower center", ncols=len(handles), frameon=False, handlelength=3)
    return figure


def _panel(axes: Any, results: Sequence[Result], names: Sequence[str]) -> None:
    for name in names:
        points = [
            (each.cell.size, peer.best, peer.verdict)
            for each in sorted(results, key=lambda each: each.cell.size)
            if (peer := each.peers.get(name)) and peer.best and peer.verdict != ABSENT
        ]
        if points:
            x, y, verdicts = zip(*points, strict=True)
            style = _style(name)
            if WRONG in verdicts:
                style |= _hollow(style["color"]) | {"alpha": 0.8}
            axes.plot(x, y, **style)


def _style(name: str) -> dict[str, Any]:
    return {"markersize": 4.5, "linewidth": 1.3} | STYLES[name]


def _hollow(color: str) -> dict[str, Any]:
    return {"markerfacecolor": "white", "markeredgecolor": color}

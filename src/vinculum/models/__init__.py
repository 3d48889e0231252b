"""Checks whether each Div node of a model stays within the domain of Div, without running the model."""

import os
from collections.abc import Collection, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from vinculum.models.findings import Findings
    from vinculum.profile_names import ProfileName

__all__ = ["analyse"]

Range = tuple[float | None, float | None]
FailureName = Literal[
    "zero-denominator", "fragile-boundary", "fragile-reciprocal", "fragile-shape-arithmetic", "fragile-extreme"
]


def analyse(
    path: str | os.PathLike[str],
    *,
    profile: "ProfileName | None" = None,
    ranges: Mapping[str, Range] | Sequence[str] = (),
    guard: str | os.PathLike[str] | None = None,
    fail_on: Collection[FailureName] = (),
    functions: bool = False,
    html: str | os.PathLike[str] | None = None,
    timeout: float = 300.0,
    memory: str = "16GiB",
) -> "Findings":
    """Check each Div of an ONNX model without running the model, as `vinculum model` does.

    The analysis runs in a process of its own, because a hostile model may crash the onnx package.

    :param path: the model's file.
    :param profile: the profile to check against; by default, that of the model's own version of Div.
    :param ranges: assumptions: all elements of the named value, or the named open size, are from low to high, and none is NaN.
        `{"x": (0, 1)}`, where None is no limit, or the texts of the option --range, `["x=0:1"]`. Findings list the assumptions
        that they need.
    :param guard: the file to write a guarded copy of the model to: it stops with an error where a finding that is not
        discharged would be violated. `document["guard"]` says what was written, and what has no guard.
    :param fail_on: what fails the model besides violations. "zero-denominator": an element may be divided by 0, also where the
        profile does not exclude that, as for ONNX's floats. The names that begin with "fragile-": there is such a note.
    :param functions: also check each Div in the definitions of operators, such as Softmax or Reciprocal.
    :param html: the file to write the findings to as one page with a drawing of the graph around each Div.
    :param timeout: the time limit in seconds.
    :param memory: the memory limit, such as "16GiB".

    Result
        The findings: each requirement on the operands of each Div is discharged (E_DIV_INT_CONSTR_B_0030, say: no denominator
        is zero), violated with values that violate it, or an obligation that the analysis could not decide.

    Errors
        ModelError: the file holds no model that can be analysed. RangeError: a range is malformed or does not fit the model.
        LimitError: the analysis exceeded its time or memory. All three are in `vinculum.models.loading.errors`. ValueError:
        there is no such profile or entry of `fail_on`, or `memory` is no amount of memory. OSError: the page cannot be
        written. ImportError: the package onnx is not installed.

    A Div by an input that may be zero is violated; with a range for the input it is not:

    >>> import tempfile, vinculum
    >>> from onnx import parser, save
    >>> text = '<ir_version: 8, opset_import: ["" : 14]> agraph (int32[4] x, int32[4] y) => (int32[4] z) { z = Div(x, y) }'
    >>> file = tempfile.NamedTemporaryFile(suffix=".onnx")
    >>> save(parser.parse_model(text), file.name)
    >>> findings = vinculum.models.analyse(file.name)
    >>> findings.conforms
    False
    >>> vinculum.models.analyse(file.name, ranges={"y": (1, 100)}).conforms
    True
    """
    from vinculum._util.extras import lacking
    from vinculum._util.files import write_text
    from vinculum._util.memory_size import parse_memory_size
    from vinculum.models.findings import Findings
    from vinculum.models.process.client import run_analysis
    from vinculum_spec.loader import specification

    if find_spec("onnx") is None:
        raise ImportError(lacking("onnx", extra="onnx"), name="onnx")
    if profile is not None and profile not in specification().profiles:
        raise ValueError(f"there is no profile {profile!r}; there are {', '.join(specification().profiles)}")
    if unknown := sorted(set(fail_on) - set(get_args(FailureName))):
        raise ValueError(f"fail_on has {unknown[0]!r}; there is {', '.join(get_args(FailureName))}")
    texts = [_text(name, limits) for name, limits in ranges.items()] if isinstance(ranges, Mapping) else list(ranges)
    document = run_analysis(
        {
            "file": os.fspath(path),
            "profile": profile,
            "ranges": texts,
            "guard": None if guard is None else os.fspath(guard),
            "fail_on": sorted(fail_on),
            "functions": functions,
            "html": html is not None,
            "memory": parse_memory_size(memory) >> 20,
        },
        timeout,
    )
    if html is not None:
        write_text(Path(html), document.pop("page"))
    return Findings(document)


def _text(name: str, limits: Range) -> str:
    """A range as --range has it."""
    low, high = ("" if limit is None else repr(limit) for limit in limits)
    return f"{name}={low}:{high}"

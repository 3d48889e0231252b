"""Runs a counterexample again: from what `vinculum check --json` wrote, or from the one line that a report shows."""

import base64
import json
import math
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

from vinculum.gate.cases.case import Case
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.results.formatting import MAX_REPLAY_LENGTH
from vinculum.gate.results.results import Row
from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.layouts.registry import is_layout
from vinculum.gate.sandbox.messages import Other
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.determinism import once_more, refute, same
from vinculum.gate.trial.trial import Trial
from vinculum_spec.loader import specification
from vinculum_spec.requirement_ids import DETERMINISM, INDEX, NO_CRASH

MOST = 100  # times that one call is made
TOGETHER = 8  # threads that make it at the same time
LONGEST = 100  # characters of what cannot be read
KEYS = (
    "target", "requirement", "profile", "dtype", "path", "A", "B", "attributes", "layout", "repeat", "threads", "violates",
    "after",
)  # fmt: skip


class ReplayError(ValueError):
    """The file or line holds no counterexample that can be run."""


@dataclass(frozen=True)
class Recorded:
    """A counterexample as it was written down."""

    target: str
    requirement: str
    profile: str
    dtype: str
    path: str
    case: Case
    after: tuple[Other, ...] = ()


def load(source: str) -> list[Recorded]:
    """All counterexamples in `source`: a path, or JSON itself. Raises ReplayError with what is wrong with it."""
    content = _content(source)
    try:
        found = [_recorded(item) for item in _replayable(content)]
    except ReplayError:
        raise
    except KeyError as error:
        raise ReplayError(f"not a counterexample: {error} is missing") from None
    except (TypeError, AttributeError, ValueError, OverflowError, ZeroDivisionError, zlib.error) as error:
        raise ReplayError(f"not a counterexample: {type(error).__name__}: {error}") from None
    if not found:
        if not any(verdict.get("counterexample") for verdict in content["verdicts"]):
            raise ReplayError("there is no counterexample in it: nothing was refuted")
        raise ReplayError(
            "there is no counterexample in it that can be run again: operands of more than"
            f" {MAX_REPLAY_LENGTH} characters, packed, are not kept, nor what takes more calls before it than can be told"
        )
    return found


def replay(recorded: Recorded, seconds: float = 10.0) -> Row:
    """Put the recorded operands to the target again and judge what comes, by the recorded requirement."""
    spec = specification()
    plan = Plan(spec, spec.profiles[recorded.profile], spec.types[recorded.dtype], LEVELS["quick"], 0)
    patient = recorded.requirement != NO_CRASH  # what took too long was not the first call
    with Sandbox(recorded.target, seconds, patient=patient) as sandbox:
        trial = Trial(sandbox, plan, (recorded.path,), registry.version(recorded.target), {}, localise=True)
        if recorded.requirement == DETERMINISM:  # what comes may depend on whether it is the first call of a process
            sandbox.divide(trial.request(Case("a call before", *plan.index_revealing_pairs(3)), recorded.path))
        trial.attempt(recorded.case, recorded.path)
        if recorded.requirement in (DETERMINISM, NO_CRASH):
            _again(trial, recorded.after)
        trial.explain()
    return trial.ledger[recorded.requirement]


def _again(trial: Trial, after: tuple[Other, ...]) -> None:
    """The call in another process, after those that it came after."""
    for case, request, first in trial.firsts.kept.values():
        called = replace(request, after=after)
        reply = once_more(trial, called)
        trial.ledger.count([DETERMINISM])
        if not same(trial, first, reply):
            refute(trial, case.label, called, reply)


def not_replayable(source: str) -> list[str]:
    """Of what `load` takes from `source`, the counterexamples that cannot be run again, each by its requirement and type."""
    examples = ((verdict, verdict.get("counterexample")) for verdict in _content(source).get("verdicts", ()))
    return [
        f"{verdict['requirement']} {verdict['dtype']}"
        for verdict, shown in examples
        if shown and not shown.get("replay")
    ]


def _content(source: str) -> Any:
    text = source if source.lstrip().startswith("{") else _read(source)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise ReplayError(f"not JSON: {error}") from None


def _read(source: str) -> str:
    try:
        return Path(source).read_text(encoding="utf-8")
    except OSError as error:
        raise ReplayError(f"cannot read {_named(source)}: {error.strerror}") from None
    except ValueError as error:  # no UTF-8, or a path that has a NUL
        raise ReplayError(f"cannot read {_named(source)}: {error}") from None


def _named(source: str) -> str:
    """The path, or its beginning: a line of JSON that lost its brace may be a long one."""
    return repr(source) if len(source) <= LONGEST else f"{source[:LONGEST]!r}…, of {len(source):,} characters"


def _replayable(content: Any) -> Iterator[Mapping[str, Any]]:
    if not isinstance(content, dict):
        raise ReplayError("not a JSON object")
    if not {"verdicts", *KEYS} & content.keys():
        raise ReplayError("it is no report of `vinculum check --json`, and no counterexample")
    if "verdicts" not in content:
        yield content
        return
    for verdict in content["verdicts"]:
        example = verdict.get("counterexample")
        if example and example.get("replay"):
            yield json.loads(example["replay"])


def _recorded(item: Mapping[str, Any]) -> Recorded:
    spec = specification()
    if unknown := [key for key in item if key not in KEYS]:
        raise ReplayError(f"there is no {unknown[0]!r} in a counterexample; there are {', '.join(KEYS)}")
    for key, known in (("profile", spec.profiles), ("dtype", spec.types), ("requirement", spec.requirements)):
        if item[key] not in known:
            raise ReplayError(f"there is no {key} {item[key]!r}")
    plan = Plan(spec, spec.profiles[item["profile"]], spec.types[item["dtype"]], LEVELS["quick"], 0)
    if item["dtype"] not in plan.profile.types or item["requirement"] not in {r.id for r in plan.applicable}:
        raise ReplayError(f"{item['requirement']} does not apply to {item['dtype']} under {item['profile']}")
    violates = item.get("violates")
    if violates is not None and violates not in spec.requirements:
        raise ReplayError(f"there is no requirement {violates!r}")
    attributes = {k: tuple(v) if isinstance(v, list) else v for k, v in item.get("attributes", {}).items()}
    A, B = (_operand(operand, item) for operand in "AB")
    after = tuple(_before(call) for call in item.get("after", ()))
    layout = item.get("layout", "contiguous")
    repeat, threads = (int(item.get(name, 1)) for name in ("repeat", "threads"))
    if not is_layout(layout):
        raise ReplayError(f"there is no layout {layout!r}")
    if not 1 <= repeat <= MOST:
        raise ReplayError(f"repeat is {repeat}, not from 1 to {MOST}")
    if not 1 <= threads <= TOGETHER:
        raise ReplayError(f"threads is {threads}, not from 1 to {TOGETHER}")
    if not (isinstance(item["target"], str) and isinstance(item["path"], str)):
        raise ReplayError("target and path are names")
    index_revealing = item["requirement"] == INDEX
    case = Case("replay", A, B, attributes, layout, violates, repeat, index_revealing=index_revealing, threads=threads)
    return Recorded(item["target"], item["requirement"], item["profile"], item["dtype"], item["path"], case, after)


def _before(call: Mapping[str, Any]) -> Other:
    """A call that came before."""
    if call["dtype"] not in specification().types:
        raise ReplayError(f"there is no dtype {call['dtype']!r}")
    return call["dtype"], _operand("A", call), _operand("B", call)


def _operand(name: str, item: Mapping[str, Any]) -> Array:
    try:
        return _array(item[name], item["dtype"])
    except (TypeError, AttributeError, ValueError, OverflowError, ZeroDivisionError, zlib.error) as error:
        raise ReplayError(f"{name} is no list of elements of {item['dtype']}: {error}") from None


def _array(part: Any, usual: str) -> Array:
    if isinstance(part, list):
        part = {"dtype": usual, "shape": [len(part)], "values": part}
    if part["dtype"] not in specification().types:
        raise ValueError(f"there is no type {part['dtype']!r}")
    dtype, shape = element_dtype(part["dtype"]), tuple(int(size) for size in part["shape"])
    if part["dtype"] == "real":
        array = np.empty(len(part["values"]), dtype=object)
        array[:] = [Fraction(text) for text in part["values"]]
        return array.reshape(shape)
    if "packed" in part:
        size = math.prod(shape) * dtype.itemsize
        content = zlib.decompressobj().decompress(base64.b64decode(part["packed"], validate=True), size + 1)
        return np.frombuffer(content, dtype).reshape(shape)
    unsigned = np.array([int(text, 16) for text in part["values"]], dtype=f"u{dtype.itemsize}")
    return unsigned.view(dtype).reshape(shape)

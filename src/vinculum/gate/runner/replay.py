"""Reproduce counterexamples from a JSON report, or from a line of JSON in a report."""

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
from vinculum.gate.sandbox.messages import PrecedingCall
from vinculum.gate.sandbox.protocol import element_dtype
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Array
from vinculum.gate.trial.determinism import is_same_result, record_difference, repeat_in_new_process
from vinculum.gate.trial.trial import Trial
from vinculum_spec.atlas.full import full_specification
from vinculum_spec.requirement_ids import DETERMINISM, INDEX, NO_CRASH

MAX_REPEATS = 100  # of one call
MAX_THREADS = 8
MAX_EXCERPT = 100  # characters of an invalid source in an error message
KEYS = (
    "target", "requirement", "profile", "dtype", "path", "A", "B", "attributes", "layout", "repeat", "threads", "violates",
    "after",
)  # fmt: skip


class ReplayError(ValueError):
    """The source has no counterexample that can be replayed."""


@dataclass(frozen=True)
class Recorded:
    """A counterexample from a report."""

    target: str
    requirement: str
    profile: str
    dtype: str
    path: str
    case: Case
    after: tuple[PrecedingCall, ...] = ()


def load(source: str) -> list[Recorded]:
    """All counterexamples of `source`: a path, or a line of JSON. Raises ReplayError."""
    content = _content(source)
    try:
        examples = [_recorded(item) for item in _replayable(content)]
    except ReplayError:
        raise
    except KeyError as error:
        raise ReplayError(f"not a counterexample: {error} is missing") from None
    except (TypeError, AttributeError, ValueError, OverflowError, ZeroDivisionError, zlib.error) as error:
        raise ReplayError(f"not a counterexample: {type(error).__name__}: {error}") from None
    if not examples:
        if not any(verdict.get("counterexample") for verdict in content["verdicts"]):
            raise ReplayError("the report has no counterexample: nothing was refuted")
        raise ReplayError(
            "the report has no counterexample that can be replayed: it omits compressed operands of more than"
            f" {MAX_REPLAY_LENGTH} characters, and failures that need too many earlier calls"
        )
    return examples


def replay(recorded: Recorded, seconds: float = 10.0) -> Row:
    """Call the target with the recorded operands, and judge the result by the recorded requirement."""
    spec = full_specification()
    plan = Plan(spec, spec.profiles[recorded.profile], spec.types[recorded.dtype], LEVELS["quick"], 0)
    patient = recorded.requirement != NO_CRASH  # the recorded call that took too long was not the first
    with Sandbox(recorded.target, seconds, patient=patient) as sandbox:
        trial = Trial(sandbox, plan, (recorded.path,), registry.version(recorded.target), {}, localise=True)
        if recorded.requirement == DETERMINISM:  # the result may depend on whether it is the first call of a process
            sandbox.divide(trial.request(Case("a call before", *plan.index_revealing_pairs(3)), recorded.path))
        trial.attempt(recorded.case, recorded.path)
        if recorded.requirement in (DETERMINISM, NO_CRASH):
            _repeat_in_new_process(trial, recorded.after)
        trial.explain()
    return trial.ledger[recorded.requirement]


def _repeat_in_new_process(trial: Trial, after: tuple[PrecedingCall, ...]) -> None:
    """Repeat the call in another process, after the recorded earlier calls."""
    for case, request, first in trial.recorded_calls.calls.values():
        called = replace(request, after=after)
        reply = repeat_in_new_process(trial.context, called)
        trial.ledger.count([DETERMINISM])
        if not is_same_result(trial.context, first, reply):
            record_difference(trial.context, case.label, called, reply)


def not_replayable(source: str) -> list[str]:
    """The counterexamples of `source` without a replay line, as requirement and type."""
    examples = ((verdict, verdict.get("counterexample")) for verdict in _content(source).get("verdicts", ()))
    return [
        f"{verdict['requirement']} {verdict['dtype']}"
        for verdict, example in examples
        if example and not example.get("replay")
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
        raise ReplayError(f"cannot read {_excerpt(source)}: {error.strerror}") from None
    except ValueError as error:  # no UTF-8, or a path that has a NUL
        raise ReplayError(f"cannot read {_excerpt(source)}: {error}") from None


def _excerpt(source: str) -> str:
    """The path, or its beginning: the source may be a long line of JSON without its first brace."""
    return repr(source) if len(source) <= MAX_EXCERPT else f"{source[:MAX_EXCERPT]!r}…, of {len(source):,} characters"


def _replayable(content: Any) -> Iterator[Mapping[str, Any]]:
    if not isinstance(content, dict):
        raise ReplayError("not a JSON object")
    if not {"verdicts", *KEYS} & content.keys():
        raise ReplayError("it is neither a report of `vinculum check --json` nor a counterexample")
    if "verdicts" not in content:
        yield content
        return
    for verdict in content["verdicts"]:
        example = verdict.get("counterexample")
        if example and example.get("replay"):
            yield json.loads(example["replay"])


def _recorded(item: Mapping[str, Any]) -> Recorded:
    spec = full_specification()
    if unknown := [key for key in item if key not in KEYS]:
        raise ReplayError(f"there is no {unknown[0]!r} in a counterexample; there are {', '.join(KEYS)}")
    for key, names in (("profile", spec.profiles), ("dtype", spec.types), ("requirement", spec.requirements)):
        if item[key] not in names:
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
    if not 1 <= repeat <= MAX_REPEATS:
        raise ReplayError(f"repeat is {repeat}, not from 1 to {MAX_REPEATS}")
    if not 1 <= threads <= MAX_THREADS:
        raise ReplayError(f"threads is {threads}, not from 1 to {MAX_THREADS}")
    if not (isinstance(item["target"], str) and isinstance(item["path"], str)):
        raise ReplayError("target and path must be strings")
    index_revealing = item["requirement"] == INDEX
    case = Case("replay", A, B, attributes, layout, violates, repeat, index_revealing=index_revealing, threads=threads)
    return Recorded(item["target"], item["requirement"], item["profile"], item["dtype"], item["path"], case, after)


def _before(call: Mapping[str, Any]) -> PrecedingCall:
    """Parse an earlier call."""
    if call["dtype"] not in full_specification().types:
        raise ReplayError(f"there is no dtype {call['dtype']!r}")
    return PrecedingCall(call["dtype"], _operand("A", call), _operand("B", call))


def _operand(name: str, item: Mapping[str, Any]) -> Array:
    try:
        return _array(item[name], item["dtype"])
    except (TypeError, AttributeError, ValueError, OverflowError, ZeroDivisionError, zlib.error) as error:
        raise ReplayError(f"{name} is not a list of elements of {item['dtype']}: {error}") from None


def _array(part: Any, default_dtype: str) -> Array:
    if isinstance(part, list):
        part = {"dtype": default_dtype, "shape": [len(part)], "values": part}
    if part["dtype"] not in full_specification().types:
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

"""Read a TOML file of waivers, and write a draft from the refutations of a run."""

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from pathlib import Path
from typing import Any

from vinculum._util.text import escape_unprintable
from vinculum.gate.cases.plan import LEVELS, Plan
from vinculum.gate.results.counterexample_text import lines
from vinculum.gate.results.results import Row, Status, Waiver
from vinculum.gate.targets import registry
from vinculum.gate.waivers.condition import ConditionError, parse, usable
from vinculum_spec.schema import Specification

HEADER = re.compile(r"\s*\[\[\s*waiver\s*\]\]")
KEYS = ("requirement", "target", "type", "condition", "reason", "owner", "expiry")
NEEDED = KEYS[:4]
DRAFT = """\
# Waivers for `vinculum check --waivers`: known refutations, each accepted until the end of its expiry date (UTC).
# Fill in reason, owner and expiry (as 2030-12-31): an entry without one of them fails the check, as an expired one does,
# and one that nothing needs. Narrow the condition to what you mean: `A == -128 and B == -1`, `isnan(B)`,
# `bits(A) == 0x80 and path != "eager"`. A failure that no condition covers stays a refutation.
"""


class WaiversError(ValueError):
    """The file cannot be read, or is invalid."""


def load(path: Path, spec: Specification) -> tuple[Waiver, ...]:
    """The waivers of a file, complete or not. Raises WaiversError with line and reason."""
    try:
        text = path.read_text(encoding="utf-8")
        content = tomllib.loads(text)
    except OSError as error:
        raise WaiversError(f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:  # invalid TOML or UTF-8, or an integer with thousands of digits
        raise WaiversError(f"{path} is not valid TOML: {error}") from None
    except RecursionError:
        raise WaiversError(f"{path} is not valid TOML: it is nested too deeply") from None
    entries = content.pop("waiver", [])
    if content:
        raise WaiversError(f"{path}: there is no key {next(iter(content))!r}; each entry starts with [[waiver]]")
    header_lines = [number for number, line in enumerate(text.split("\n"), 1) if HEADER.match(line)]
    if not isinstance(entries, list) or len(header_lines) != len(entries):
        count = len(entries) if isinstance(entries, list) else "no list of"
        raise WaiversError(
            f"{path}: each entry needs its own line [[waiver]]; there are {len(header_lines)} such lines, and {count} entries"
        )
    waivers = dict[tuple[str, ...], Waiver]()
    for line, entry in zip(header_lines, entries, strict=True):
        try:
            waiver = _waiver(entry, line, spec)
        except ValueError as error:
            raise WaiversError(f"{path}:{line}: {error}") from None
        key = (waiver.requirement, waiver.target, waiver.dtype, waiver.condition)
        if key in waivers:
            raise WaiversError(f"{path}:{line}: the same as the entry in line {waivers[key].line}")
        waivers[key] = waiver
    return tuple(waivers.values())


def _waiver(entry: Mapping[str, Any], line: int, spec: Specification) -> Waiver:
    """Parse one entry; raises ValueError. `settlement` checks that reason, owner and expiry are there."""
    for key, value in entry.items():
        if key not in KEYS:
            raise ValueError(f"there is no key {key!r}; there are {', '.join(KEYS)}")
        if key != "expiry" and not isinstance(value, str):
            raise ValueError(f"{key} is {value!r}, not a string")
    for key in NEEDED:
        if not entry.get(key, "").strip():
            raise ValueError(f"{key} is missing")
    requirement, target, dtype, condition = (entry[key] for key in NEEDED)
    for key, value, names in (("requirement", requirement, spec.requirements), ("type", dtype, spec.types)):
        if value not in names:
            raise ValueError(f"there is no {key} {value!r}")
    registry.adapter_class(target)
    if not _applies(requirement, dtype, spec):
        raise ValueError(f"{requirement} does not apply to {dtype} under any profile")
    condition = _condition(condition, dtype, spec)
    texts = {key: " ".join(entry.get(key, "").split()) for key in ("reason", "owner")}
    return Waiver(requirement, target, dtype, condition, **texts, expiry=_date(entry.get("expiry", "")), line=line)


def _applies(requirement: str, dtype: str, spec: Specification) -> bool:
    plans = (Plan(spec, p, spec.types[dtype], LEVELS["quick"], 0) for p in spec.profiles.values() if dtype in p.types)
    return any(requirement == one.id for plan in plans for one in plan.applicable)


def _condition(text: str, dtype: str, spec: Specification) -> str:
    try:
        condition = parse(text)
    except ConditionError as error:
        raise ValueError(f"condition {text!r}: {error}") from None
    for profile in sorted(condition.profiles):
        if profile not in spec.profiles:
            raise ValueError(
                f"condition {text!r}: there is no profile {profile!r}; there are {', '.join(spec.profiles)}"
            )
    if not usable(condition, spec.types[dtype]):
        raise ValueError(f"condition {text!r}: a {dtype} has no bits")
    return condition.text


def _date(value: Any) -> date | None:
    if isinstance(value, date) and not isinstance(value, datetime):
        return value
    if isinstance(value, str) and not value.strip():
        return None
    try:
        return date.fromisoformat(value)
    except (TypeError, ValueError):
        raise ValueError(f"expiry is {value!r}, not a date as 2030-12-31") from None


def draft(rows: Iterable[Row], *, complete: bool = True) -> str:
    """A file with one entry for each refutation. The user fills in reason, owner and expiry.

    `complete`: whether the run was complete; if not, the file says so.
    """
    entries = [_entry(row) for row in rows if row.verdict is Status.REFUTED] or ["# Nothing was refuted.\n"]
    note = [] if complete else ["# The run ended early: it may have missed refutations.\n"]
    return "\n".join([DRAFT, *note, *entries])


def _entry(row: Row) -> str:
    fields = {"requirement": row.requirement, "target": row.target, "type": row.dtype}
    comments = "".join(f"# {escape_unprintable(line)}\n" for line in lines(row))
    entry = "".join(f"{key} = {_string(value)}\n" for key, value in fields.items())
    entry += f"condition = 'profile == \"{row.profile}\"'\n"
    return f'{comments}[[waiver]]\n{entry}reason = ""\nowner = ""\nexpiry = ""\n'


def _string(text: str) -> str:
    """A TOML basic string: a JSON string that also escapes DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")

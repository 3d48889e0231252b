"""The results of pipelines as text and as JSON."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from vinculum.gate.results.results import Status
from vinculum.pipelines.results import Death, Fault, FormResult, Witness, worst
from vinculum_spec.requirement_ids import NO_CRASH

SCHEMA_VERSION = "1"
MAX_GRAPH_LINES = 30
MAX_TEXT = 300  # characters of what a converter or a runtime says


@dataclass(frozen=True)
class PipelineReport:
    """All results of a command. `versions` has those of each pipeline's packages."""

    command: str
    versions: Mapping[str, Mapping[str, str | None]]
    results: tuple[FormResult, ...]

    @property
    def status(self) -> int:
        """The exit status: that of `vinculum check`."""
        statuses = {worst(group) for group in self.groups.values()}
        return 1 if Status.REFUTED in statuses else 0 if statuses == {Status.CONFORMS} else 3

    @property
    def groups(self) -> dict[tuple[str, str], list[FormResult]]:
        """The results by pipeline and element type."""
        groups = dict[tuple[str, str], list[FormResult]]()
        for result in self.results:
            groups.setdefault((result.pipeline, result.dtype), []).append(result)
        return groups

    def text(self, *, with_examples: bool = True) -> Iterator[str]:
        """The lines for a terminal."""
        for (pipeline, dtype), results in self.groups.items():
            yield f"{worst(results)}  {pipeline}  {dtype}: {summary(results)}"
            if with_examples and not _same_reason(results):
                witnesses = dict[Witness, str]()
                for result in results:
                    yield from (f"  {line}" for line in _details(result, witnesses))
                yield from _graph(results)
                yield ""
        for pipeline, versions in self.versions.items():
            listed = (f"{name} {version or 'not installed'}" for name, version in versions.items())
            yield f"{pipeline}: {', '.join(listed)}"

    def document(self) -> dict[str, Any]:
        """The results as a JSON object."""
        return {
            "schema_version": SCHEMA_VERSION,
            "command": self.command,
            "pipelines": [{"name": name, "versions": dict(versions)} for name, versions in self.versions.items()],
            "results": [_row(result) for result in self.results],
        }


def summary(results: Sequence[FormResult]) -> str:
    """What is refuted, and which link is at fault; or why nothing was judged."""
    first = results[0]
    match worst(results):
        case Status.REFUTED:
            faults = ", ".join(dict.fromkeys(fault for result in results for fault in result_faults(result)))
            names = [first.requirement] * any(result.failures for result in results)
            names += [NO_CRASH] * any(result.deaths for result in results)
            return f"{', '.join(names)} under {first.profile}; at fault: {faults}"
        case Status.CONFORMS:
            judged = ", ".join(result.form for result in results if result.status is Status.CONFORMS)
            return f"{first.requirement} under {first.profile}, in {sum(x.cases for x in results):,} cases ({judged})"
        case Status.NOT_SUPPORTED:
            return first.unsupported[:MAX_TEXT]
    return next((result.unfinished for result in results if result.unfinished), "no case was judged")


def _same_reason(results: Sequence[FormResult]) -> bool:
    """Whether nothing was judged, for one reason, which the summary has."""
    reasons = {result.unfinished for result in results}
    return len(reasons) == 1 and "" not in reasons and not any(result.cases or result.deaths for result in results)


def result_faults(result: FormResult) -> list[str]:
    """The links that are at fault in this form, in words."""
    faults = [str(fault) for fault in Fault if result.faults.get(fault)]
    return [*faults, *(_dead(death) for death in result.deaths)]


def _dead(death: Death) -> str:
    link = "converter" if death.how.startswith("as it was converted") else "runtime"
    return f"{link} ({death.how.partition(';')[0]})"


def _details(result: FormResult, witnesses: dict[Witness, str]) -> Iterator[str]:
    """The lines on one form. `witnesses` has those that were printed, by their form."""
    head = f"{result.form}: {result.status}"
    if result.unsupported or result.unfinished:
        yield f"{head}: {(result.unsupported or result.unfinished)[:MAX_TEXT]}"
    elif result.failures:
        by_fault = ", ".join(f"{result.faults[fault]:,} by the {fault}" for fault in Fault if result.faults.get(fault))
        yield f"{head}: wrong in {result.failures:,} of {result.cases:,}: {by_fault}; the smallest:"
    else:
        yield f"{head}: {result.cases:,} cases"
    if (witness := result.witness) is not None and witnesses.setdefault(witness, result.form) != result.form:
        yield f"  that of {witnesses[witness]}"
    elif witness is not None:
        for name, operand in (("A", witness.A), ("B", witness.B)):
            yield f"  {name} = {operand.decimal[0]} ({operand.hex[0]})"
        yield f"  got                          {witness.got}"
        yield f"  expected                     {witness.expected}"
        yield f"  the framework itself         {witness.source}"
        yield f"  the model, evaluated exactly {witness.model}"
        yield f"  at fault: {witness.fault}"
    for death in result.deaths:
        where = "" if death.within else ", outside of the domain"
        yield f"  {death.A.summary} / {death.B.summary}{where}: {death.how}; the framework itself: {death.source or '-'}"
    if result.invalid:
        yield f"  onnx's checker refuses the model: {result.invalid.partition(chr(10))[0][:MAX_TEXT]}"
    if result.source_failures:
        yield f"  the framework itself violates the definition in {result.source_failures:,} of {result.cases:,} cases"
    if result.outside:
        yield f"  outside of the domain: {'; '.join(result.outside)}"


def _graph(results: Iterable[FormResult]) -> Iterator[str]:
    """The graph of the first model that is wrong."""
    result = next((result for result in results if result.status is Status.REFUTED and result.graph), None)
    if result is not None:
        lines = result.graph.splitlines()
        yield f"  the model that divides ({result.form}, opset {result.opset}):"
        yield from (f"    {line}" for line in lines[:MAX_GRAPH_LINES])
        if len(lines) > MAX_GRAPH_LINES:
            yield f"    … {len(lines) - MAX_GRAPH_LINES} more lines"


def _row(result: FormResult) -> dict[str, Any]:
    row = asdict(result)
    del row["model"]
    row["verdict"] = str(result.status)
    row["faults"] = {str(fault): count for fault, count in result.faults.items()}
    return row

"""The analysis of a model: all of its Div nodes, and the findings on each."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from vinculum.models.checks.findings import FailOn, Finding, exit_status
from vinculum.models.checks.operands import may_divide_by_zero
from vinculum.models.checks.requirements import check_node
from vinculum.models.checks.signature import version_of
from vinculum.models.fragile.find import FragileQuotients
from vinculum.models.fragile.notes import FragileQuotient
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.interpreter.interpreter import Interpreter
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError
from vinculum.models.loading.input_ranges import InputRange
from vinculum.models.loading.loader import load_model
from vinculum.models.loading.model import Model, opset_imports
from vinculum_spec.loader import specification

DEFAULT_OPSET = 14  # for a model that imports no operator set of Div


@dataclass(frozen=True)
class Analysis:
    """The Div nodes with their findings.

    `visited`: the number of interpreted nodes. `profiles`: the profile of each Div. `fragile`: the notes on fragile
    quotients of each Div. `fail_on`: what fails the model besides violations. `opened`: how many nodes of each operator had
    a definition with Div, if those count. `unopened`: nodes whose definition could not be evaluated, and why. `closed`: how many
    of each operator have one that does not count.
    """

    model: Model
    profile: str
    nodes: tuple[tuple[DivNode, tuple[Finding, ...]], ...]
    visited: int
    profiles: tuple[str, ...]
    fragile: tuple[tuple[FragileQuotient, ...], ...] = ()
    fail_on: frozenset[FailOn] = frozenset()
    opened: Mapping[str, int] | None = None
    unopened: Mapping[str, str] = field(default_factory=dict)
    closed: Mapping[str, int] = field(default_factory=dict)

    @property
    def findings(self) -> list[Finding]:
        """All findings."""
        return [finding for _, findings in self.nodes for finding in findings]

    @property
    def status(self) -> int:
        """The exit status: 0, 1 or 3."""
        status = 1 if self.failures else exit_status(self.findings)
        return 3 if status == 0 and self.unopened else status

    @property
    def failures(self) -> tuple[FailOn, ...]:
        """What the user does not accept, and the model has."""
        present = {note.kind for notes in self.fragile for note in notes}
        if any(may_divide_by_zero(div) for div, _ in self.nodes):
            present.add(FailOn.ZERO_DENOMINATOR)
        return tuple(kind for kind in FailOn if kind in present & self.fail_on)


def analyse(
    path: Path,
    profile: str | None = None,
    ranges: Mapping[str, InputRange] | None = None,
    fail_on: Iterable[FailOn] = (),
    *,
    functions: bool = False,
) -> Analysis:
    """Analyse the model in a file.

    Without a profile, each Div is checked against the profile of its own version. `functions`: also a Div in the definition
    of an operator.
    """
    model = load_model(path)
    name = profile or default_profile(model)
    nodes: list[DivNode] = []
    interpreter = Interpreter(model, ranges or {}, nodes.append, opens_operators=functions)
    interpreter.run()
    profiles = tuple(profile or own_profile(div, name) for div in nodes)
    rules = specification().profiles
    checked = ((div, tuple(check_node(div, rules[own]))) for div, own in zip(nodes, profiles, strict=True))
    fragile = FragileQuotients()
    notes = tuple(fragile.of(div) for div in nodes)
    return Analysis(
        model,
        name,
        tuple(checked),
        interpreter.visited,
        profiles,
        notes,
        frozenset(fail_on),
        interpreter.opened if functions else None,
        interpreter.unopened,
        interpreter.closed,
    )


def own_profile(div: DivNode, default: str) -> str:
    """The profile of the version of Div in the node's graph or function.

    It is `default` if that imports no operator set.
    """
    return default if div.version is None else f"onnx-{version_of(div.version)}"


def default_profile(model: Model) -> str:
    """The profile of the version of Div in the model's operator set, or in that of all of its functions."""
    version = model.opsets.get("")
    if version is None:
        imports = (opset_imports(f.opset_import, f"function {printable(f.name)}") for f in model.functions.values())
        versions = {opsets.get("") for opsets in imports}
        versions.discard(None)
        if len(versions) > 1:
            raise ModelError("the model imports no operator set of Div, and its functions differ; name a --profile")
        version = versions.pop() if versions else None
    return f"onnx-{version_of(version if version is not None else DEFAULT_OPSET)}"

"""The analysis of one model: every Div that is met, and what is found of each."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from vinculum.models.checks.findings import Finding, exit_status
from vinculum.models.checks.requirements import check_node, version_of
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.interpreter.interpreter import Interpreter
from vinculum.models.loading.display_names import printable
from vinculum.models.loading.errors import ModelError
from vinculum.models.loading.input_ranges import InputRange
from vinculum.models.loading.loader import Model, load_model, opset_imports
from vinculum_spec.loader import specification


@dataclass(frozen=True)
class Analysis:
    """What was found. `visited`: how many nodes were looked at; `profiles`: what each Div was judged under."""

    model: Model
    profile: str
    nodes: tuple[tuple[DivNode, tuple[Finding, ...]], ...]
    visited: int
    profiles: tuple[str, ...]

    @property
    def findings(self) -> list[Finding]:
        """All findings."""
        return [finding for _, found in self.nodes for finding in found]

    @property
    def status(self) -> int:
        """The exit status: 0, 1 or 3."""
        return exit_status(self.findings)


def analyse(path: Path, profile: str | None = None, ranges: Mapping[str, InputRange] | None = None) -> Analysis:
    """Analyse the model in a file; where no profile is named, each Div under that of its own version."""
    model = load_model(path)
    name = profile or default_profile(model)
    met: list[DivNode] = []
    walk = Interpreter(model, ranges or {}, met.append)
    walk.run()
    profiles = tuple(profile or own_profile(div, name) for div in met)
    rules = specification().profiles
    judged = ((div, tuple(check_node(div, rules[own]))) for div, own in zip(met, profiles, strict=True))
    return Analysis(model, name, tuple(judged), walk.visited, profiles)


def own_profile(div: DivNode, default: str) -> str:
    """The version of Div that the graph or function has in which it is; `default` where that imports none."""
    return default if div.version is None else f"onnx-{version_of(div.version)}"


def default_profile(model: Model) -> str:
    """The version of Div that the model's operator set has."""
    version = model.opsets.get("")
    if version is None:
        imports = (opset_imports(f.opset_import, f"function {printable(f.name)}") for f in model.functions.values())
        found = {opsets.get("") for opsets in imports}
        found.discard(None)
        if len(found) > 1:
            raise ModelError("the model imports no operator set of Div, and its functions differ; name a --profile")
        version = found.pop() if found else None
    return f"onnx-{version_of(version if version is not None else 14)}"

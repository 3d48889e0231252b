"""Judge a pipeline: convert its operation for each type in each form, and run the models."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vinculum.gate.sandbox.client import UnavailableError
from vinculum.pipelines.catalogue import Pipeline
from vinculum.pipelines.definitions import Definition, definition
from vinculum.pipelines.forms import Form
from vinculum.pipelines.operands import DIVISORS, NUMBERS, pairs
from vinculum.pipelines.outside import outside_pairs
from vinculum.pipelines.place import Place, beside_vinculum
from vinculum.pipelines.processes import Links
from vinculum.pipelines.results import FormResult
from vinculum.pipelines.trial import Trial
from vinculum_spec.loader import specification
from vinculum_spec.schema import ElementType


def types_of(pipeline: Pipeline) -> list[str]:
    """The element types for which the source operation has a definition."""
    return [name for name, element in specification().types.items() if definition(pipeline.operation, element)]


@dataclass(frozen=True)
class Settings:
    """How to judge: the level and the seed of the pairs, and the limits of a process.

    A run may take `seconds`, a conversion longer. `memory` is in GiB.
    """

    level: str = "quick"
    seed: int = 0
    seconds: float = 10.0
    memory: float = 4.0


def require_defined(pipeline: Pipeline, dtypes: Sequence[str]) -> None:
    """Raise ValueError for a type for which the source operation has no definition."""
    defined = types_of(pipeline)
    if unknown := [name for name in dtypes if name not in defined]:
        raise ValueError(
            f"{pipeline.name.source} is not defined for {', '.join(unknown)}, but for {', '.join(defined)}"
        )


def judge(
    pipeline: Pipeline,
    dtypes: Sequence[str] = (),
    settings: Settings = Settings(),
    progress: Callable[[FormResult], None] = lambda _: None,
    place: Place | None = None,
) -> list[FormResult]:
    """Judge a pipeline on these types, or on all that its source operation defines.

    `progress` is called with each result. The links run at `place`, by default beside Vinculum. Raises ValueError for a type
    that the operation does not define.
    """
    require_defined(pipeline, dtypes)
    place = place or beside_vinculum(pipeline)
    results = []
    with Links(pipeline, place, settings.seconds, settings.memory) as links:
        for dtype in dtypes or types_of(pipeline):
            element = specification().types[dtype]
            by = definition(pipeline.operation, element)
            assert by is not None
            for form in Form:
                result = FormResult(str(pipeline.name), dtype, form, by.profile, by.requirement.id)
                result.unfinished = place.unavailable
                if not place.unavailable:
                    try:
                        _judge(links, by, element, result, settings)
                    except UnavailableError as error:
                        result.unfinished = place.without_target(str(error))
                results.append(result)
                progress(result)
    return results


def _judge(links: Links, by: Definition, element: ElementType, result: FormResult, settings: Settings) -> None:
    """Judge one form. Raises UnavailableError if a link cannot be loaded."""
    trial = Trial(links, by, element, result)
    form = Form(result.form)
    count = (NUMBERS if form is Form.NUMBER else DIVISORS)[settings.level]
    trial.run(*pairs(element, by, settings.level, settings.seed), count)
    if form is Form.DYNAMIC and not result.unsupported:
        for A, B in outside_pairs(element):
            trial.probe(A, B)

"""ML programs, evaluated as coremltools defines their operators.

This is no runtime: Core ML itself runs on Apple's systems alone.
"""

from collections.abc import Callable, Mapping

from vinculum._util.types import Array
from vinculum.pipelines.links.exact_mil import Evaluator


def load(path: str) -> Callable[[Mapping[str, Array]], Array]:
    """The evaluator of the program."""
    evaluator = Evaluator(path)
    return lambda inputs: evaluator.run(inputs)[0]

"""The kernel on this processor, in this process: every type and form of call, judged by the specification's relations.

First each pair of operands in arrays of their own, every result judged. The same pairs then come at every short length,
in every layout, in long arrays on one thread and on several, and written to `out`: they must give the bits that were
judged. One denominator, one numerator, and rows and runs of them have code of their own; what that gives is judged anew.
Operands outside of the domain must be refused, wherever they are, and nothing written.
"""

import vinculum
from vinculum.installation.call_forms import Div, Session
from vinculum.installation.outcome import Tried
from vinculum_spec.loader import specification

PROFILES = {"float": ("onnx-14",), "int": ("onnx-14", "openvino-1"), "real": ("sonnx",)}  # integers: truncated, floored


def selftest(div: Div | None = None) -> list[Tried]:
    """Every type, under the profiles that together have every rounding. `div`: by default `vinculum.div` as it is now."""
    spec = specification()
    asked = div or vinculum.div
    return [
        Session(spec, profile, element, asked).run()
        for element in spec.types.values()
        for profile in PROFILES[element.kind]
    ]

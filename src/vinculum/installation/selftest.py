"""Test the kernel on this processor, in this process, by the specification's relations.

The test covers every type and form of call.

Pairs of operands are divided in arrays, and every result is judged. The same pairs must give the same bits at every short
length, in every layout, in long arrays on one thread and on several, and in `out`. Scalars, rows and runs have code of their
own: their results are judged too. Calls with operands outside of the domain must be refused, with nothing written.
"""

import vinculum
from vinculum.installation.call_forms import Div, Session
from vinculum.installation.outcome import TypeOutcome
from vinculum_spec.loader import specification

PROFILES = {"float": ("onnx-14",), "int": ("onnx-14", "openvino-1"), "real": ("sonnx",)}  # integers: truncated, floored


def selftest(div: Div | None = None) -> list[TypeOutcome]:
    """Test every type, under profiles that together have every rounding. `div`: by default `vinculum.div`."""
    spec = specification()
    tested = div or vinculum.div
    return [
        Session(spec, profile, element, tested).run()
        for element in spec.types.values()
        for profile in PROFILES[element.kind]
    ]

"""The gate as a pytest plugin: command-line options, a decorator and a fixture.

`pytest --vinculum-target=python:pkg.mod:func` adds a test for each requirement and element type. In a test module,

    from vinculum.testing import Verdict, conformance

    @conformance("python:pkg.mod:func", profile="onnx-14", dtypes=["int32", "float32"])
    def test_div(verdict: Verdict) -> None:
        verdict.check()

defines one test for each requirement and type. The fixture `vinculum_gate` checks a target within a test.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vinculum.testing.decorator import conformance
    from vinculum.testing.verdict import RefutedError, UndecidedError, Verdict

__all__ = ["RefutedError", "UndecidedError", "Verdict", "conformance"]


def __getattr__(name: str) -> Any:
    """Import lazily: pytest loads the plugin of this package in every run."""
    if name in __all__:
        from vinculum._util.extras import require

        require("check")
    if name == "conformance":
        from vinculum.testing.decorator import conformance

        return conformance
    if name in __all__:
        from vinculum.testing import verdict

        return getattr(verdict, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

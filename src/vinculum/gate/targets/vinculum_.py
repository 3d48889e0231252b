"""Our own kernel, vinculum.div: the only target with all profiles, all attributes and exact rationals."""

from typing import Any, get_args

from vinculum.gate.targets.base import Adapter, Array, Call, NotSupportedError
from vinculum.profile_names import ProfileName


class Vinculum(Adapter):
    """vinculum.div on the arrays as they are."""

    name = "vinculum"
    requires = "vinculum"
    profiles = get_args(ProfileName)
    concurrent = True

    def __init__(self) -> None:
        import vinculum

        self._div: Any = vinculum.div

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide. It has the profiles of the kernel, and no further standard."""
        if call.profile not in self.profiles:
            raise NotSupportedError(f"vinculum.div has no profile {call.profile}")
        result: Array = self._div(A, B, profile=call.profile, **call.attributes)
        return result


class VinculumNumpy(Vinculum):
    """vinculum.div as it is without a C compiler: NumPy computes instead of the generated C."""

    name = "vinculum-numpy"
    concurrent = False  # which kernel it is, is chosen for all threads

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide."""
        from vinculum.kernels import dispatch

        before = dispatch.choose("numpy")
        try:
            return super().divide(A, B, call)
        finally:
            dispatch.choose(before)

"""Check that a claim about the compiled kernel was run by the kernel that its record has hashes of."""

from collections.abc import Mapping

from vinculum.installation.kernel import NATIVE, kernel
from vinculum_evidence.dependencies import BUILD_FILE
from vinculum_evidence.environment import OTHER_SOURCE, SAME_SOURCE

FOLDER = "src/vinculum/kernels/native/"
# These claims select the NumPy kernel even where the compiled one is installed.
NUMPY_CLAIMS = ("ENVIRONMENT_NUMPY",)
REINSTALL = (
    "install the package again: `python -m pip install --force-reinstall --no-deps .`, with -e for an editable one"
)


def kernel_mismatch(claim: str, files: Mapping[str, str], environment: Mapping[str, str]) -> str | None:
    """Why a run did not use the compiled kernel made from `files`; None if it did, or need not."""
    # A proof that depends on the compiler's flags is about the binary. Claims about the text of the C are not.
    if f"{FOLDER}{BUILD_FILE}" not in files:
        return None
    if environment.get("kernel") != NATIVE:
        return None if claim in NUMPY_CLAIMS else "the NumPy kernel ran, not the compiled one"
    source = environment.get("kernel_source", "")
    other = source.removeprefix(OTHER_SOURCE) or "its sources are unknown"
    return (
        None
        if source == SAME_SOURCE
        else f"the compiled kernel that ran was not built from the C sources of this checkout: {other}"
    )


def remedy() -> str:
    """How to make a compiled kernel from these sources run."""
    active = kernel()
    return REINSTALL if active.name == NATIVE else active.reason

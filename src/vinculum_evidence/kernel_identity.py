"""Whether a claim about the compiled kernel was run by the kernel that its record has the hashes of."""

from collections.abc import Mapping

from vinculum.installation.kernel import NATIVE, kernel
from vinculum_evidence.dependencies import FLAGS
from vinculum_evidence.environment import OTHER_SOURCE, SAME_SOURCE

FOLDER = "src/vinculum/kernels/native/"
# Claims about NumPy's kernel, which serves in them whatever else is there.
OF_NUMPY = ("ENVIRONMENT_NUMPY",)
AGAIN = (
    "install the package again: `python -m pip install --force-reinstall --no-deps .`, with -e if it was so installed"
)


def misfit(claim: str, files: Mapping[str, str], environment: Mapping[str, str]) -> str | None:
    """Why a run in `environment` was not one of the compiled kernel among `files`; None where it was, or need not be."""
    # Who examines the compiler's flags examines what they make; claims about the text of the C alone examine its files.
    if f"{FOLDER}{FLAGS}" not in files:
        return None
    if environment.get("kernel") != NATIVE:
        return None if claim in OF_NUMPY else "NumPy's kernel served, not the compiled one"
    source = environment.get("kernel_source", "")
    other = source.removeprefix(OTHER_SOURCE) or "it does not say of which"
    return (
        None
        if source == SAME_SOURCE
        else f"the compiled kernel that served was not made of the C that is here: {other}"
    )


def remedy() -> str:
    """How to have the compiled kernel serve, made of the C that is here."""
    serving = kernel()
    return AGAIN if serving.name == NATIVE else serving.reason

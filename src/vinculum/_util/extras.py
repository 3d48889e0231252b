"""Packages that are no part of the base installation, and the message where one is missing."""

from importlib.util import find_spec

# Of each extra, the packages that it adds, by the names under which Python imports them.
PACKAGES = {
    "check": ("blake3", "click", "cloudpickle", "hypothesis", "jinja2", "junitparser", "rich", "sympy"),
    "onnx": ("onnx", "onnxruntime"),
    "runtimes": ("openvino", "torch"),
    "jax": ("jax",),
    "tensorflow": ("tensorflow",),
    "dask": ("distributed",),
    "reports": ("in_toto_attestation",),
    "prove": ("bitwuzla", "crosshair", "cvc5", "jsonschema_rs", "pebble", "pysat", "z3"),
    "audit": ("cyclonedx", "markdown_it", "packageurl", "packaging"),
}


def install(extra: str) -> str:
    """The command that adds an extra to the installation.

    >>> print(install("onnx"))
    python -m pip install "vinculum[onnx]"
    """
    return f'python -m pip install "vinculum[{extra}]"'


def lacking(*packages: str, extra: str) -> str:
    """The message that these packages are not installed, with the command that installs them.

    >>> print(lacking("onnx", extra="onnx"))
    onnx is not installed: python -m pip install "vinculum[onnx]"
    """
    return f"{_enumerated(packages)} {'is' if len(packages) == 1 else 'are'} not installed: {install(extra)}"


def absent(extra: str) -> list[str]:
    """The packages of an extra that are not installed, without those of the extras that it includes."""
    return [name for name in PACKAGES[extra] if find_spec(name) is None]


def require(extra: str) -> None:
    """Raise ModuleNotFoundError if packages of the extra are missing.

    The message has the command that installs them.
    """
    if packages := absent(extra):
        raise ModuleNotFoundError(lacking(*packages, extra=extra), name=packages[0])


def missing_package(name: str | None) -> str | None:
    """The message for a module that Python did not find, or None if no extra has it.

    >>> print(missing_package("onnx.helper"))
    onnx is not installed: python -m pip install "vinculum[onnx]"
    """
    root = (name or "").partition(".")[0]
    return next((lacking(root, extra=extra) for extra, packages in PACKAGES.items() if root in packages), None)


def _enumerated(words: tuple[str, ...]) -> str:
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)

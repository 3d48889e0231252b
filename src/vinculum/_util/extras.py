"""Messages about optional dependencies that are not installed."""


def install(extra: str) -> str:
    """The command that installs an extra into the current environment.

    >>> print(install("onnx"))
    python -m pip install -e ".[onnx]" in the checkout
    """
    return f'python -m pip install -e ".[{extra}]" in the checkout'


def lacking(*packages: str, extra: str) -> str:
    """The message that these packages are not installed, with the command that installs them.

    >>> print(lacking("onnx", extra="onnx"))
    onnx is not installed: python -m pip install -e ".[onnx]" in the checkout
    """
    return f"{' and '.join(packages)} {'is' if len(packages) == 1 else 'are'} not installed: {install(extra)}"

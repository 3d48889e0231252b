"""What a part of this package needs besides, and the command that installs it, in the checkout: no index has the package."""


def install(extra: str) -> str:
    """The command that adds what an extra needs to the environment that this package is installed in.

    >>> print(install("onnx"))
    python -m pip install -e ".[onnx]" in the checkout
    """
    return f'python -m pip install -e ".[{extra}]" in the checkout'


def lacking(*packages: str, extra: str) -> str:
    """That these packages are not installed, and the command.

    >>> print(lacking("onnx", extra="onnx"))
    onnx is not installed: python -m pip install -e ".[onnx]" in the checkout
    """
    return f"{' and '.join(packages)} {'is' if len(packages) == 1 else 'are'} not installed: {install(extra)}"

"""What a part of this package needs besides, and the command that installs it: of a checkout, and of a wheel."""


def install(extra: str) -> str:
    """The command that adds what an extra needs to the environment that this package is installed in, however it was.

    >>> install("onnx")
    "pip install 'vinculum[onnx]'"
    """
    return f"pip install 'vinculum[{extra}]'"


def lacking(*packages: str, extra: str) -> str:
    """That these packages are not installed, and the command.

    >>> lacking("onnx", extra="onnx")
    "onnx is not installed: pip install 'vinculum[onnx]'"
    """
    return f"{' and '.join(packages)} {'is' if len(packages) == 1 else 'are'} not installed: {install(extra)}"

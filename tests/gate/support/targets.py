"""The target expressions of broken implementations."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "broken_implementations"


def target_of(function: str, modules: tuple[str, ...]) -> str:
    """The target expression of a function, which exactly one of these modules defines."""
    paths = (FOLDER / f"{module}.py" for module in modules)
    (path,) = (path for path in paths if f"\ndef {function}(" in path.read_text())
    return f"python:{path}:{function}"

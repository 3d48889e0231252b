"""What a source file imports, read from its text: for the tests that hold the architecture."""

import ast
from collections.abc import Iterator


def imported(source: str) -> Iterator[str]:
    """Every name that any import names, wherever it stands: `import a, b` names two; dynamic ones count."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("__import__", "import_module"):
            (argument,) = node.args[:1]
            leading = argument.values[0] if isinstance(argument, ast.JoinedStr) else argument
            yield str(leading.value).rstrip(".") if isinstance(leading, ast.Constant) else UNREADABLE


UNREADABLE = "a module whose name is not in the text"

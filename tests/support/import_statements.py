"""Read the imports of a source file, for the tests of the architecture."""

import ast
from collections.abc import Iterator


def imported(source: str) -> Iterator[str]:
    """Return every imported name, at any depth: `import a, b` has two; dynamic imports count."""
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

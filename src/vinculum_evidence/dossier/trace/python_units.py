"""Functions, classes and tables of Python files."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from vinculum_evidence.dossier.trace.artifacts import Unit, identifiers

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def units(root: Path, files: Iterable[str], *, tests: bool = False) -> list[Unit]:
    """Every definition at the top of `files`; of tests, the test functions alone, those of classes too.

    A test names what stands in the tables and helpers of its file that it uses, besides what stands in itself.
    """
    if tests:
        return [test for file in files for test in _tests(list(_of(root, file)))]
    by_file = {file: list(_of(root, file)) for file in files}
    everywhere = _last_names(unit for found in by_file.values() for unit in found)
    return [_with_uses(unit, everywhere | _last_names(found)) for found in by_file.values() for unit in found]


def _last_names(found: Iterable[Unit]) -> dict[str, str]:
    return {unit.name.rpartition(".")[2]: unit.name for unit in found}


def _tests(found: list[Unit]) -> Iterator[Unit]:
    with_uses = {unit.name: _with_uses(unit, _last_names(found)) for unit in found}
    for unit in with_uses.values():
        if unit.name.rpartition(".")[2].startswith("test"):
            said = {*unit.requirements, *(name for used in unit.uses for name in with_uses[used].requirements)}
            yield replace(unit, requirements=tuple(sorted(said)))


def _of(root: Path, file: str) -> Iterator[Unit]:
    text = (root / file).read_text(encoding="utf-8")
    lines = text.splitlines()
    module = Path(file).with_suffix("").as_posix().removeprefix("src/").removeprefix("spec/").replace("/", ".")
    for name, node in _definitions(ast.parse(text)):
        first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", ()))])
        end = node.end_lineno or node.lineno
        body = "\n".join(lines[first - 1 : end])
        yield Unit(f"{module}.{name}", file, first, end, body, _says(node), identifiers(body))


def _definitions(tree: ast.Module) -> Iterator[tuple[str, ast.stmt]]:
    for node in tree.body:
        if isinstance(node, Definition):
            yield node.name, node
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from ((f"{node.name}.{item.name}", item) for item in node.body if isinstance(item, Definition))
        else:
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            yield from ((target.id, node) for target in targets if isinstance(target, ast.Name))


def _says(node: ast.stmt) -> str:
    said = ast.get_docstring(node) if isinstance(node, Definition) else None
    return (said or "").partition("\n")[0]


def _with_uses(unit: Unit, names: Mapping[str, str]) -> Unit:
    """`unit` with the other units whose last name stands in it as a name or an attribute."""
    words = {
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(ast.parse(_dedented(unit.text)))
        if isinstance(node, ast.Name | ast.Attribute)
    }
    uses = tuple(sorted({names[word] for word in words if word in names} - {unit.name}))
    return replace(unit, uses=uses)


def _dedented(text: str) -> str:
    """Text of a definition that may be indented."""
    return "if True:\n" + text if text.startswith((" ", "\t")) else text

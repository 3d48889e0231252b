"""Functions, classes and tables of Python files."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from vinculum_evidence.dossier.trace.artifacts import Unit, identifiers

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def units(root: Path, files: Iterable[str], *, tests: bool = False) -> list[Unit]:
    """Every top-level definition of `files`; with `tests`, only test functions and test methods.

    A test has the requirements in its own text, and those in the tables and helpers of its file that it uses.
    """
    if tests:
        return [test for file in files for test in _tests(list(_of(root, file)))]
    by_file = {file: list(_of(root, file)) for file in files}
    everywhere = _last_names(unit for members in by_file.values() for unit in members)
    return [_with_uses(unit, everywhere | _last_names(members)) for members in by_file.values() for unit in members]


def _last_names(members: Iterable[Unit]) -> dict[str, str]:
    return {unit.name.rpartition(".")[2]: unit.name for unit in members}


def _tests(members: list[Unit]) -> Iterator[Unit]:
    with_uses = {unit.name: _with_uses(unit, _last_names(members)) for unit in members}
    for unit in with_uses.values():
        if unit.name.rpartition(".")[2].startswith("test"):
            requirements = {*unit.requirements, *(name for used in unit.uses for name in with_uses[used].requirements)}
            yield replace(unit, requirements=tuple(sorted(requirements)))


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
    docstring = ast.get_docstring(node) if isinstance(node, Definition) else None
    return (docstring or "").partition("\n")[0]


def _with_uses(unit: Unit, names: Mapping[str, str]) -> Unit:
    """`unit` with its uses: the units whose last name is a name or an attribute in its text."""
    words = {
        node.id if isinstance(node, ast.Name) else node.attr
        for node in ast.walk(ast.parse(_dedented(unit.text)))
        if isinstance(node, ast.Name | ast.Attribute)
    }
    uses = tuple(sorted({names[word] for word in words if word in names} - {unit.name}))
    return replace(unit, uses=uses)


def _dedented(text: str) -> str:
    """The text of a definition, as a block if it is indented."""
    return "if True:\n" + text if text.startswith((" ", "\t")) else text

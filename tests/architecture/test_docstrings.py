"""Each docstring begins with a summary of at most 100 characters, in one line."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/vinculum", "src/vinculum_evidence", "spec", "proofs", "tests", "tools", "benchmarks", "examples")
MAX_SUMMARY = 100
# Records of evidence have the hashes of these files: shorten the summaries when something else in them changes.
EXCEPTIONS = {
    "proofs/vinculum_proofs/smt/integer/significand_division.py",
    "proofs/vinculum_proofs/wp/integer_only/claims.py",
    "proofs/vinculum_proofs/wp/integer_only/implied.py",
    "src/vinculum/codegen/c/soft_formats.py",
    "tests/support/guarded_memory.py",
}
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def long_summaries(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the summary of each docstring that begins with a longer line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED) and (docstring := ast.get_docstring(node)):
            summary = docstring.partition("\n")[0]
            if len(summary) > MAX_SUMMARY:
                yield node.body[0].lineno, summary


@pytest.mark.parametrize("folder", FOLDERS)
def test_summaries_are_short(folder: str) -> None:
    files = sorted((ROOT / folder).rglob("*.py"))
    assert files, "a folder without modules proves nothing"
    long_ones = {
        f"{path.relative_to(ROOT)}": f"{line}: {summary}"
        for path in files
        for line, summary in long_summaries(path.read_text())
    }
    assert long_ones.keys() == {name for name in EXCEPTIONS if name.startswith(f"{folder}/")}, long_ones


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        (f'"""{"x" * 100}"""', []),
        (f'"""{"x" * 101}"""', [1]),
        (f'"""{"x" * 100}.\n\nMore.\n"""', [1]),
        (f'def f():\n    """\n    {"x" * 101}\n    """', [2]),
        (f'class C:\n    """Short.\n\n    {"x" * 200}\n    """\n    async def f():\n        """{"x" * 101}"""', [7]),
        (f'"""Short."""\nTEXT = "{"x" * 200}"', []),
    ],
)
def test_long_summaries_are_found(source: str, lines: list[int]) -> None:
    assert [line for line, _ in long_summaries(source)] == lines

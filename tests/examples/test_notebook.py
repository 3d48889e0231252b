"""The notebook in examples/ is stored without outputs, and runs."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOK = Path(__file__).parents[2] / "examples" / "check_a_function.ipynb"


def test_notebook_has_no_outputs() -> None:
    """Its bytes are the same after every run."""
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert len(cells) == 5
    assert all(cell.outputs == [] and cell.execution_count is None for cell in cells)


@pytest.mark.thorough
def test_notebook_refutes_the_wrong_function_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The gate judges the functions of a notebook (E_DIV_INT_FUNC_0010).

    They reach the worker, and their reports begin with the verdict.
    """
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    for variable in ("JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "IPYTHONDIR"):
        monkeypatch.setenv(variable, str(tmp_path / variable.lower()))
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    NotebookClient(
        notebook, timeout=1800, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
    _, refuted_cell, example, conforming_cell, _ = (cell for cell in notebook.cells if cell.cell_type == "code")
    assert example.outputs[0].text == "-1 / 2: got -1 (0xff), expected 0 (0x00)\n"
    for cell, verdict in ((refuted_cell, "refuted  python:"), (conforming_cell, "conforms  python:")):
        (output,) = cell.outputs
        assert output.data["text/plain"].startswith(verdict)
        assert output.data["text/html"].startswith("<pre")

"""Starts the worker in another environment: `python -I worker_start.py TARGET IN …`.

The environment has no Vinculum. The package `vinculum` is loaded from the folder that this file is in, and no other package of
that folder can be imported. So the worker's code is that of the gate, and the target sees nothing of the gate's environment.

The worker is written for NumPy 2. NumPy 1 has one function that it calls under another name, and gets that name here.
"""

import importlib.util
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any


def name_as_in_numpy_2(numpy: Any) -> None:
    """Give `byte_bounds` of NumPy 1 the name that it has in NumPy 2."""
    if not hasattr(numpy.lib, "array_utils"):
        numpy.lib.array_utils = SimpleNamespace(byte_bounds=numpy.byte_bounds)


if __name__ == "__main__":
    folder = Path(__file__).resolve().parents[2]
    spec = importlib.util.spec_from_file_location(
        "vinculum", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules["vinculum"] = package
    spec.loader.exec_module(package)

    import numpy as np

    name_as_in_numpy_2(np)

    from vinculum.commands.releases import code_generators, pipeline_links
    from vinculum.gate.sandbox import worker

    is_link = sys.argv[1].startswith(pipeline_links.PREFIX)
    sys.exit(worker.main(sys.argv[1:], pipeline_links.Link if is_link else code_generators.resolve))

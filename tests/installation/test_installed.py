"""The installer's list: what is not on it, what it says else, and byte code of another text."""

import base64
import hashlib
import marshal
import os
import py_compile
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import Distribution
from pathlib import Path

import pytest

import vinculum
import vinculum_spec
from vinculum.installation.files import Files, compare, installed_files

TEXTS = {
    "vinculum/__init__.py": "one = 1\n",
    "vinculum/kernels/divide.py": "def div(a, b):\n    return a / b, -0.0, frozenset({1, 2}), lambda x: x\n",
    "vinculum/kernels/_native.so": "machine code",
    "vinculum_spec/relations/real.py": "A = 'A'\n",
}
FORGED = "def div(a, b):\n    return 0\n"


def record(site: Path, *names: str) -> None:
    """The list of these files, with their hashes as they are now."""
    lines = []
    for name in names:
        digest = base64.urlsafe_b64encode(hashlib.sha256((site / name).read_bytes()).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{(site / name).stat().st_size}")
    (site / "vinculum-1.dist-info" / "RECORD").write_text("\n".join([*lines, "vinculum-1.dist-info/RECORD,,"]) + "\n")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages."""
    folder = tmp_path / "lib" / "site-packages"
    for name, text in TEXTS.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (folder / "vinculum-1.dist-info").mkdir()
    (folder / "vinculum-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: vinculum\nVersion: 1\n")
    record(folder, *TEXTS)
    return folder


def comparison(site: Path) -> Files:
    """What comes of comparing."""
    installation = Distribution.at(site / "vinculum-1.dist-info")
    return compare(installation, site / "vinculum", site / "vinculum/kernels/_native.so")


def test_intact_installation_has_no_differences(site: Path) -> None:
    (site / "vinculum" / "kernels" / "table.txt").write_text("no import finds it")
    for name in TEXTS:
        if name.endswith(".py"):
            py_compile.compile(str(site / name))
    assert comparison(site) == Files(len(TEXTS))


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("missing", [False, True])
def test_changed_or_missing_file_is_reported(site: Path, name: str, missing: bool) -> None:
    if name.endswith("_native.so") and missing:
        (site / name).unlink()
    else:
        (site / name).write_text(TEXTS[name] + " ")
    assert comparison(site).differ == (name,)


@pytest.mark.parametrize(
    "name",
    [
        "vinculum/kernels/divide/__init__.py",
        *(f"vinculum/kernels/divide{suffix}" for suffix in EXTENSION_SUFFIXES),
        "vinculum/kernels/other.py",
        "vinculum/kernels/other.pyc",
        "vinculum_spec/deep/er.py",
    ],
)
def test_loadable_file_that_was_not_installed_is_reported(site: Path, name: str) -> None:
    (site / name).parent.mkdir(parents=True, exist_ok=True)
    (site / name).write_text(FORGED)
    assert comparison(site).unlisted == (name,)
    assert comparison(site).differ == ()


DIVIDE = "vinculum/kernels/divide.py"


def stale_bytecode(site: Path, mode: py_compile.PycInvalidationMode, text: str, name: str = DIVIDE) -> Path:
    """Byte code of `text` in the place of that of a module, which is then as it was."""
    path = site / name
    right = path.read_text()
    path.write_text(text.ljust(len(right)))
    cached = Path(py_compile.compile(str(path), invalidation_mode=mode, doraise=True))
    path.write_text(right)
    return cached


@pytest.mark.parametrize("mode", ["TIMESTAMP", "UNCHECKED_HASH"])
def test_byte_code_of_another_source_is_reported(site: Path, mode: str) -> None:
    """The text is as it was; what runs in its place is not."""
    path = site / "vinculum/kernels/divide.py"
    cached = stale_bytecode(site, py_compile.PycInvalidationMode[mode], FORGED)
    if mode == "TIMESTAMP":  # its header is made to say that it is of this text
        text, status = cached.read_bytes(), path.stat()
        stamp = int(status.st_mtime).to_bytes(4, "little") + status.st_size.to_bytes(4, "little")
        cached.write_bytes(text[:8] + stamp + text[16:])
    assert comparison(site).differ == ("vinculum/kernels/__pycache__/" + cached.name,)


def test_byte_code_of_another_specification_is_reported(site: Path) -> None:
    cached = stale_bytecode(
        site, py_compile.PycInvalidationMode.UNCHECKED_HASH, "B = 'B'\n", "vinculum_spec/relations/real.py"
    )
    assert comparison(site).differ == ("vinculum_spec/relations/__pycache__/" + cached.name,)


def test_byte_code_that_python_ignores_is_not_reported(site: Path) -> None:
    """Of an older text, by its hash or its time; of another version of Python: it is made anew."""
    cached = stale_bytecode(site, py_compile.PycInvalidationMode.CHECKED_HASH, FORGED)
    assert comparison(site).differ == ()
    text = cached.read_bytes()
    cached.write_bytes(text[:4] + bytes(4) + b"\x01\x00\x00\x00" + text[12:])
    assert comparison(site).differ == ()
    stale_bytecode(site, py_compile.PycInvalidationMode.UNCHECKED_HASH, FORGED)
    cached.write_bytes(b"\x00" + cached.read_bytes()[1:])
    assert comparison(site).differ == ()


@pytest.mark.parametrize("body", [b"", b"garbage", marshal.dumps(7)], ids=["empty", "garbage", "no code"])
def test_damaged_byte_code_is_reported(site: Path, body: bytes) -> None:
    cached = stale_bytecode(site, py_compile.PycInvalidationMode.UNCHECKED_HASH, TEXTS["vinculum/kernels/divide.py"])
    assert comparison(site).differ == ()
    cached.write_bytes(cached.read_bytes()[:16] + body)
    assert comparison(site).differ == ("vinculum/kernels/__pycache__/" + cached.name,)


def test_without_a_list_nothing_is_compared(site: Path) -> None:
    assert compare(None, site / "vinculum", None).reason.startswith("the installer's list of files is gone")
    (site / "vinculum-1.dist-info" / "RECORD").unlink()
    assert (comparison(site).compared, comparison(site).reason) == (0, compare(None, site / "vinculum", None).reason)
    record(site, "vinculum/kernels/divide.py")  # a list that is about something else than what was loaded
    assert (comparison(site).compared, bool(comparison(site).reason)) == (0, True)


def test_of_a_checkout_only_the_kernel_is_compared(site: Path, tmp_path: Path) -> None:
    root = tmp_path / "checkout"
    (root / "src" / "vinculum").mkdir(parents=True)
    (root / "proofs").mkdir()
    (root / "pyproject.toml").touch()
    (root / "src" / "vinculum" / "__init__.py").touch()
    installation, binary = Distribution.at(site / "vinculum-1.dist-info"), site / "vinculum/kernels/_native.so"
    linked = compare(installation, root / "src" / "vinculum", binary)
    assert (linked.compared, linked.differ, linked.unlisted) == (1, (), ())
    assert "those of a checkout" in linked.reason
    assert "was not installed" in compare(None, root / "src" / "vinculum", binary).reason
    binary.write_text("another")
    assert compare(installation, root / "src" / "vinculum", binary).differ == ("vinculum/kernels/_native.so",)


@pytest.mark.parametrize("name", ["src/vinculum/kernels/divide", "spec/vinculum_spec/real"])
def test_foreign_extension_module_in_a_checkout_is_reported(site: Path, tmp_path: Path, name: str) -> None:
    """Its texts are on no list; but the kernel is all that it has of such modules."""
    root = tmp_path / "checkout"
    for candidate in ("src/vinculum/kernels", "spec/vinculum_spec", "proofs"):
        (root / candidate).mkdir(parents=True)
    for candidate in ("pyproject.toml", "src/vinculum/__init__.py", f"{name}.py"):
        (root / candidate).touch()
    built = root / f"src/vinculum/kernels/_native{EXTENSION_SUFFIXES[0]}"  # as it is where it was built in place
    built.touch()
    for installation in (None, Distribution.at(site / "vinculum-1.dist-info")):
        assert compare(installation, root / "src" / "vinculum", built).unlisted == ()
        foreign = root / f"{name}{EXTENSION_SUFFIXES[0]}"
        foreign.write_text(FORGED)
        result = compare(installation, root / "src" / "vinculum", built)
        assert result.unlisted == (f"{name.partition('/')[2]}{EXTENSION_SUFFIXES[0]}",)
        assert result.problems == [
            f"{result.unlisted[0]} was not installed, and may be loaded in the place of what was"
        ]
        foreign.unlink()


def package_in(tmp_path: Path) -> Path:
    """A folder with the package as it is here, as an installer leaves it."""
    site = tmp_path / "site"
    for package in (vinculum, vinculum_spec):
        folder = Path(package.__file__).parent
        shutil.copytree(folder, site / folder.name, ignore=shutil.ignore_patterns("__pycache__"))
    (site / "vinculum-1.dist-info").mkdir()
    (site / "vinculum-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: vinculum\nVersion: 1\n")
    record(site, *(path.relative_to(site).as_posix() for path in site.rglob("*.*") if "dist-info" not in str(path)))
    return site


def run_in(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, of the package in this folder alone."""
    return subprocess.run(
        [sys.executable, "-S", "-m", "vinculum", *arguments],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(site), *filter(None, sys.path)])},
        capture_output=True, text=True, check=False, cwd=site,
    )  # fmt: skip


def test_error_without_a_foreign_file_shows_its_traceback(tmp_path: Path) -> None:
    """What is wrong is a bug of ours, or not to be found by the list."""
    site = package_in(tmp_path)
    with (site / "vinculum/cli.py").open("a") as text:
        text.write("raise ValueError('out of order')\n")
    names = (path.relative_to(site).as_posix() for path in site.rglob("*.*") if "dist-info" not in str(path))
    record(site, *names)
    ran = run_in(site, "verify-install")
    assert ran.returncode == 1
    assert ran.stderr.endswith("ValueError: out of order\n")


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    "module", ["cli", "commands/check", "kernels/divide", "kernels/dispatch", "installation/verify"]
)
def test_foreign_extension_module_is_reported_without_a_traceback(tmp_path: Path, module: str) -> None:
    """Python takes it before the text of ours that it stands beside, and cannot load it."""
    site, foreign = package_in(tmp_path), f"vinculum/{module}{EXTENSION_SUFFIXES[0]}"
    (site / foreign).write_bytes(b"\x7fELF of another program")
    ran = run_in(site, "verify-install")
    assert (ran.returncode, ran.stderr) == (1, "")
    assert f"{foreign} was not installed, and may be loaded in the place of what was" in ran.stdout


def test_this_installation_has_no_differences() -> None:
    own = installed_files()
    assert (own.differ, own.unlisted) == ((), ())

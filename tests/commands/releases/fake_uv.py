"""A program that stands in for uv and needs no network.

It makes a virtual environment by hand. There it links NumPy, ml_dtypes and blake3 of the environment that the tests run in, and
writes the metadata of the version that was asked for. It refuses version 0 in the words of uv, and takes its time over
version 9.9.9.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from vinculum.commands.releases import installation

WORDS = "Because there is no version of {name}=={version} and you require {name}=={version}, we can conclude that"
PROGRAM = """\
#!{python}
import importlib.metadata, json, sys, time
from pathlib import Path

log = Path({log!r})
log.open("a").write(json.dumps(sys.argv[1:]) + "\\n")
words = sys.argv[1:]
if words[0] == "venv":
    folder = Path(words[words.index("--python") + 2])
    (folder / "lib" / "python{{}}.{{}}".format(*sys.version_info) / "site-packages").mkdir(parents=True)
    (folder / "bin").mkdir()
    base = Path(sys.executable).resolve()
    (folder / "pyvenv.cfg").write_text(f"home = {{base.parent}}\\ninclude-system-site-packages = false\\n")
    (folder / "bin/python").symlink_to(base)
    sys.exit()
python = Path(words[words.index("--python") + 1])
(site,) = python.parent.parent.glob("lib/python3.*/site-packages")
print("Resolved 4 packages in 1ms", file=sys.stderr, flush=True)
wanted = words[words.index("--python") + 2 : words.index("--color")]
for word in sorted(wanted, key=lambda word: "==" not in word):
    name, _, version = word.partition("==")
    if version == "0":
        print("  × No solution found when resolving dependencies:", file=sys.stderr)
        print(f"  ╰─▶ {words} your requirements are unsatisfiable.".format(name=name, version=version), file=sys.stderr)
        sys.exit(1)
    if version == "9.9.9":
        time.sleep(60)
    if name in ("numpy", "ml_dtypes", "blake3"):
        real = importlib.metadata.distribution(name)
        for top in {{Path(file.locate()).relative_to(real.locate_file("")).parts[0] for file in real.files if ".." not in str(file)}}:
            if not top.endswith(".dist-info") and not (site / top).exists():
                (site / top).symlink_to(Path(real.locate_file(top)))
    info = site / f"{{name}}-{{version or '1'}}.dist-info"
    if any(site.glob(f"{{name}}-[0-9]*.dist-info")):
        continue
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\\nName: {{name}}\\nVersion: {{version or '1'}}\\n")
    (info / "RECORD").write_text(f"{{name}}/__init__.py,,\\n")
"""


@contextmanager
def fake_uv(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Use the program as uv, and a cache folder of our own.

    Yields the log of its calls, a line of JSON each.
    """
    program, log = folder / "uv", folder / "uv.log"
    program.write_text(PROGRAM.format(python=sys.executable, log=str(log), words=WORDS))
    program.chmod(0o755)
    log.touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    monkeypatch.setattr(installation, "find_uv", lambda: str(program))
    monkeypatch.setattr(installation, "_settings", dict)
    yield log

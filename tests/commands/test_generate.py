"""The command `generate`: its files, files that it leaves alone, and errors."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.support.tiers import default_cases
from vinculum import cli
from vinculum.commands import generate
from vinculum.commands.options import CONFORMS, INCOMPLETE, WRONG
from vinculum_spec.loader import specification

NAMES = {
    "c": {"vinculum_div.c", "vinculum_div.h"},
    "acsl": {"vinculum_div.acsl"},
    "smtlib": {"integer.truncated_quotient.int8.smt2", "tensor.same.smt2"},
    "harness": {"vinculum_harness.h", "vinculum_harness.c"},
    "vectors": {"index.json", "vectors.schema.json", "int8.elements.json", "int8.tensors.json"},
}


@pytest.fixture(scope="module", autouse=True)
def _equal_requests_are_rendered_at_most_one_time() -> Iterator[None]:
    """Equal arguments give equal bytes, as the tests of each generator show."""

    def remembered(make: generate.Maker) -> generate.Maker:
        results = cache(make)

        def files(profile: str | None, dtypes: Sequence[str]) -> Mapping[str, str]:
            return results(profile, tuple(dtypes))

        return files

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generate, "MAKERS", {what: remembered(make) for what, make in generate.MAKERS.items()})
        yield


def run(*arguments: str | Path) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(cli.main, ["generate", *map(str, arguments)])


def change_folder(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("kind", NAMES)
def test_written_files_are_reported(kind: str, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    result = run(kind, "-o", folder, "--dtype", "int8")
    assert result.exit_code == CONFORMS, result.output
    files = change_folder(folder)
    assert files.keys() >= NAMES[kind]
    lines = result.output.splitlines()
    assert lines[:-1] == [f"wrote {folder / name}" for name in generate.MAKERS[kind](None, ("int8",))]
    assert {Path(line.removeprefix("wrote ")).name for line in lines[:-1]} == set(files)
    assert lines[-1].startswith(f"{len(files)} file")


@pytest.mark.parametrize("kind", NAMES)
def test_heads_name_the_command_and_the_specification_and_no_date(kind: str, tmp_path: Path) -> None:
    assert run(kind, "-o", tmp_path, "--profile", "onnx-14", "--dtype", "int8").exit_code == CONFORMS
    for name, content in change_folder(tmp_path).items():
        text = content.decode()
        if name != "vectors.schema.json":
            assert f"vinculum generate {kind} --profile onnx-14 --dtype int8" in text
            assert len([word for word in text.replace('"', " ").split() if len(word) == 64]) >= 1
        assert str(tmp_path) not in text


@pytest.mark.sample(1)
@pytest.mark.parametrize("arguments", [(), ("--profile", "openvino-1"), ("--dtype", "int8")])
def test_the_head_of_the_self_test_is_no_wider_than_a_page(arguments: tuple[str, ...], tmp_path: Path) -> None:
    run("c", "-o", tmp_path, *arguments)
    head = (tmp_path / "vinculum_div_selftest.c").read_text().partition("*/")[0]
    assert max(map(len, head.splitlines())) <= 120


def test_only_what_differs_is_written(tmp_path: Path) -> None:
    run("vectors", "-o", tmp_path, "--dtype", "int8")
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    (tmp_path / "mine.txt").write_text("not one of them")
    repeated = run("vectors", "-o", tmp_path, "--dtype", "int8")
    assert repeated.output == "4 files, 4 of them already up to date\n"
    assert {path: path.stat().st_mtime_ns for path in before} == before
    (tmp_path / "index.json").write_text((tmp_path / "index.json").read_text() + "\n")
    third = run("vectors", "-o", tmp_path, "--dtype", "int8").output.splitlines()
    assert third == [f"wrote {tmp_path / 'index.json'}", "4 files, 3 of them already up to date"]
    assert json.loads((tmp_path / "index.json").read_text())["holds"] == "index"
    assert (tmp_path / "mine.txt").read_text() == "not one of them"


@pytest.mark.parametrize("kind", NAMES)
def test_foreign_file_is_not_overwritten(kind: str, tmp_path: Path) -> None:
    """Nothing is written if a foreign file exists; a generated file is replaced."""
    run(kind, "-o", tmp_path, "--dtype", "int8", "uint8")
    for name in NAMES[kind]:
        (tmp_path / name).write_text((tmp_path / name).read_text() + "\n")
    assert run(kind, "-o", tmp_path, "--dtype", "int8").exit_code == CONFORMS
    generated = change_folder(tmp_path)
    assert not any(generated[name].endswith(b"\n\n") for name in NAMES[kind])
    for path in tmp_path.iterdir():
        path.unlink()
    foreign = tmp_path / max(NAMES[kind])
    foreign.write_text("mine\n")
    result = run(kind, "-o", tmp_path, "--dtype", "int8")
    assert (result.exit_code, change_folder(tmp_path)) == (WRONG, {foreign.name: b"mine\n"})
    assert f"{foreign} was not written by `vinculum generate {kind}`" in " ".join(result.output.split())
    for name in generated:
        text = generated[name].decode()
        for mine in ("", "mine\n", f"; not of `vinculum generate {kind}`\n{text}", text[:20]):
            (tmp_path / name).write_text(mine)
            assert not generate.may_replace(tmp_path / name, text), (name, mine[:40])


def test_types_can_be_listed_in_any_order_and_way(tmp_path: Path) -> None:
    ways = [
        ("--dtype", "int8", "uint8"),
        ("--dtype", "uint8,int8"),
        ("--dtype=int8", "--dtype=uint8", "--dtype", "int8"),
    ]
    text = []
    for k, way in enumerate(ways):
        assert run("vectors", *way, "-o", tmp_path / str(k)).exit_code == CONFORMS
        text.append(change_folder(tmp_path / str(k)))
    assert text[0] == text[1] == text[2]
    assert {"int8.elements.json", "uint8.elements.json"} <= text[0].keys()


@pytest.mark.parametrize("kind", default_cases(NAMES, "c", "acsl", "smtlib", "harness"))
def test_a_profile_takes_its_types(kind: str, tmp_path: Path) -> None:
    assert run(kind, "-o", tmp_path, "--profile", "onnx-7").exit_code == CONFORMS
    text = b"".join(change_folder(tmp_path).values()).decode()
    assert "int32" in text
    assert "bfloat16_by" not in text
    assert "truncated_quotient_int8(" not in text
    assert not (tmp_path / "int8.elements.json").exists()
    assert not (tmp_path / "integer.truncated_quotient.int8.smt2").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "Missing argument 'WHAT'"),
        (("c",), "Missing option '-o'"),
        (("rust", "-o", "x"), "'rust' is not one of"),
        (("c", "-o", "x", "--date"), "No such option '--date'"),
        (("c", "-o", "x", "more"), "unexpected extra argument (more)"),
        (("vectors", "-o", "x", "--profile", "onnx-2"), "no profile 'onnx-2'; name one of sonnx, onnx-1"),
        (("vectors", "-o", "x", "--dtype", "int7"), "no type 'int7'; name some of real, float16"),
        (("vectors", "-o", "x", "--dtype", "bfloat16"), "profile sonnx has no type bfloat16: it has real, float16"),
        (
            ("smtlib", "-o", "x", "--profile", "onnx-1", "--dtype", "int8"),
            "profile onnx-1 has no type int8: it has float16",
        ),
        (("c", "-o", "x", "--profile", "onnx-1", "--dtype", "int8"), "int8"),
        (("c", "-o", "x", "--dtype", "real"), "real"),
        (("acsl", "-o", "x", "--dtype", "real"), "real: there are predicates for float16"),
        (("acsl", "-o", "x", "--profile", "onnx-1", "--dtype", "int8"), "int8: there are predicates for float16"),
    ],
)
def test_usage_errors_write_nothing(
    arguments: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Usage errors exit with status 2, with the reason, and write nothing."""
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert (result.exit_code, list(tmp_path.iterdir())) == (WRONG, [])
    assert message in " ".join(result.output.split())


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    for folder in (tmp_path / "taken", tmp_path / "taken" / "below"):
        result = run("c", "-o", folder, "--dtype", "int8")
        assert result.exit_code == WRONG
        assert "taken" in result.output
        assert result.output.rstrip().endswith(("is not a folder", "Not a directory"))
    assert (tmp_path / "taken").read_text() == "mine"


def test_a_folder_in_the_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "vinculum_div.h").mkdir()
    result = run("c", "-o", tmp_path, "--dtype", "int8")
    assert (result.exit_code, result.output) == (
        WRONG,
        f"Error: cannot write {tmp_path / 'vinculum_div.h'}: Is a directory\n",
    )
    assert [path.name for path in tmp_path.iterdir()] == ["vinculum_div.h"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    result = run("c", "-o", tmp_path / "new", "--dtype", "int8")
    assert (result.exit_code, "Permission denied" in result.output) == (WRONG, True)


@pytest.mark.parametrize(("number", "status"), [(errno.ENOSPC, INCOMPLETE), (errno.EROFS, WRONG)])
def test_a_write_that_fails_leaves_nothing_half(
    number: int, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the second file cannot be written, the first is complete and the second keeps its old version."""
    old = "/*\n * Written by `vinculum generate c --dtype int16`. Do not edit.\n */\n"
    (tmp_path / "vinculum_div.c").write_text(old)
    complete, remove, calls = Path.write_bytes, Path.unlink, []

    def removing(path: Path, **how: bool) -> None:
        remove(path, **how)
        raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))  # as on what can only be read

    def failing(path: Path, data: bytes) -> int:
        calls.append(path)
        if len(calls) > 1:
            complete(path, data[:100])
            raise OSError(number, os.strerror(number))
        return complete(path, data)

    monkeypatch.setattr(Path, "write_bytes", failing)
    monkeypatch.setattr(Path, "unlink", removing)
    result = run("c", "-o", tmp_path, "--dtype", "int8")
    assert result.exit_code == status
    assert result.output == f"Error: cannot write {tmp_path / 'vinculum_div.c'}: {os.strerror(number)}\n"
    assert {name: len(content) for name, content in change_folder(tmp_path).items() if name != "vinculum_div.h"} == {
        "vinculum_div.c": len(old)
    }


@pytest.mark.parametrize("what", default_cases(generate.MAKERS, *NAMES))
def test_the_names_of_files_are_names_only(what: str) -> None:
    """Nothing is written outside of the named folder."""
    dtypes = () if what in ("sonnx", "why3") else ("int8",)  # these two are written for all types
    assert all(Path(name).name == name for name in generate.MAKERS[what](None, dtypes))


def test_the_group_stays_light() -> None:
    """`--help` does not load SymPy or Jinja."""
    code = "import sys\nfrom vinculum import cli\nassert not {'sympy', 'jinja2', 'hypothesis'} & set(sys.modules)\n"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_kind_is_in_the_help() -> None:
    output = run("--help").output
    assert all(f"  {name}: " in output for name in generate.MAKERS)
    assert "generate" in CliRunner().invoke(cli.main, ["--help"]).output
    assert set(specification().profiles) >= {"sonnx"}

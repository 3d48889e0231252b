"""A dossier as a folder: it agrees with its manifest, and changes are detected."""

import json
from pathlib import Path

import pytest

from vinculum_evidence.dossier.manifest import MANIFEST, TIME_FILE, FolderError, as_json, compare, write

FILES = {"dossier.html": b"<p>", "evidence/a.jsonl": b"{}\n"}
PROJECT = {"src/a.py": "1" * 64, "src/b.py": "2" * 64}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    result = tmp_path / "dossier"
    write(result, FILES, PROJECT, {"revision": "none"})
    (result / TIME_FILE).write_text("{}")
    return result


def test_written_dossier_agrees(folder: Path, tmp_path: Path) -> None:
    result = compare(folder, tmp_path, PROJECT)
    assert (result.exit_status, result.files, result.compared) == (0, 2, 2)


@pytest.mark.parametrize("name", FILES)
def test_an_altered_file_is_named(folder: Path, name: str) -> None:
    (folder / name).write_bytes(FILES[name] + b" ")
    result = compare(folder, None, None)
    assert result.altered == [f"{name} is not what was written"]
    assert result.exit_status == 1


def test_an_altered_manifest_is_named(folder: Path) -> None:
    content = json.loads((folder / MANIFEST).read_text())
    content["facts"]["revision"] = "another"
    (folder / MANIFEST).write_text(as_json(content))
    result = compare(folder, None, None)
    assert (result.altered, result.exit_status) == ([f"{MANIFEST} is not what was written"], 1)


def test_missing_and_added_files_are_named(folder: Path) -> None:
    (folder / "dossier.html").unlink()
    (folder / "other.html").write_text("")
    assert compare(folder, None, None).altered == ["dossier.html is missing", "other.html is not part of the dossier"]


def test_a_changed_project_is_stale_not_altered(folder: Path, tmp_path: Path) -> None:
    now = {"src/a.py": "3" * 64, "src/c.py": "4" * 64}
    result = compare(folder, tmp_path, now)
    assert result.changed == ["src/a.py has changed", "src/b.py is gone", "src/c.py is new"]
    assert result.exit_status == 3


def test_an_altered_dossier_outweighs_a_changed_project(folder: Path, tmp_path: Path) -> None:
    (folder / "dossier.html").unlink()
    assert compare(folder, tmp_path, {}).exit_status == 1


def test_files_of_the_dossier_are_no_part_of_the_project(folder: Path, tmp_path: Path) -> None:
    result = compare(folder, tmp_path, {**PROJECT, "dossier/dossier.html": "5" * 64})
    assert (result.exit_status, result.compared) == (0, len(PROJECT))


def test_a_second_dossier_takes_the_place_of_the_first(folder: Path) -> None:
    write(folder, {"dossier.html": b"<h1>"}, PROJECT, {})
    assert sorted(path.name for path in folder.rglob("*") if path.is_file()) == ["dossier.html", MANIFEST, TIME_FILE]
    assert compare(folder, None, None).exit_status == 0


def test_foreign_files_are_kept(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("years of work")
    with pytest.raises(FolderError, match="holds other files"):
        write(tmp_path, FILES, PROJECT, {})
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        (None, "is no dossier"),
        ("{", "cannot be read"),
        ("[]", "is not of schema version"),
        (json.dumps({"schema_version": 1, "dossier": {}, "project": PROJECT}), "lists nothing under 'dossier'"),
        (json.dumps({"schema_version": 1, "dossier": {"../../etc/passwd": "0"}, "project": PROJECT}), "outside"),
        (json.dumps({"schema_version": 1, "dossier": {"/etc/passwd": "0"}, "project": PROJECT}), "outside"),
    ],
    ids=["none", "broken", "list", "empty", "above", "absolute"],
)
def test_missing_or_invalid_manifest_is_refused(tmp_path: Path, manifest: str | None, message: str) -> None:
    if manifest is not None:
        (tmp_path / MANIFEST).write_text(manifest)
    with pytest.raises(FolderError, match=message):
        compare(tmp_path, None, None)


def test_json_is_the_same_bytes_in_any_order() -> None:
    assert as_json({"b": 1, "a": "é"}) == as_json({"a": "é", "b": 1})
    with pytest.raises(ValueError, match="not JSON compliant"):
        as_json(float("nan"))

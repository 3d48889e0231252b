"""A whole dossier: what is written, from which inputs, and what the command reports."""

import json
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.evidence.dossier.page_text import inputs_of_rows
from vinculum_evidence.dossier import inputs as reading
from vinculum_evidence.dossier.assembly import dossier
from vinculum_evidence.dossier.assurance_case import _matches, examples
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.chapters import front
from vinculum_evidence.dossier.claim_texts import articles, environments
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_evidence.dossier.manifest import MANIFEST, compare
from vinculum_evidence.reports.terminal import Outcome, Row


def test_dossier_is_complete_and_reports_open_points(
    inputs: Inputs, book: dict[str, Chapter], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page, each chapter's data and files, the evidence byte by byte, and the hashes of all."""
    bad = inputs_of_rows(inputs, ["C_INT8"], {"level": "REFUTED", "counterexample": {"A": 1}})
    changed = {**book, "front": front.chapter(bad)}
    monkeypatch.setattr(dossier, "collect", lambda _proofs: inputs)
    monkeypatch.setattr(dossier, "chapters", lambda _inputs: list(changed.values()))
    monkeypatch.setattr(dossier, "html", lambda _chapters: "<p>")
    outcome = dossier.make(None, tmp_path / "new")
    assert (outcome.exit_status, outcome.verdict) == (1, "a claim of the project is refuted")
    assert outcome.open == [dossier.on_one_line(one) for one in changed["front"].data["open"]]
    content = json.loads((tmp_path / "new/dossier.json").read_text(encoding="utf-8"))
    assert content["chapters"] == {name: json.loads(json.dumps(chapter.data)) for name, chapter in changed.items()}
    evidence_files = {path.name: path.read_bytes() for path in (inputs.root / "proofs/evidence").iterdir()}
    assert {path.name: path.read_bytes() for path in (tmp_path / "new/evidence").iterdir()} == evidence_files
    for chapter in changed.values():
        assert all((tmp_path / "new" / name).read_bytes() == result for name, result in chapter.files.items())
    manifest = json.loads((tmp_path / "new" / MANIFEST).read_text(encoding="utf-8"))
    assert (manifest["project"], manifest["facts"]) == (dict(inputs.files), changed["front"].data["hashes"])
    assert compare(tmp_path / "new", inputs.root, inputs.files).exit_status == 0
    assert not any(name.startswith("examples/") for name in dossier._outside(inputs, inputs.root / "examples"))


def test_catalogue_reports_unreadable_files_and_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files that cannot be read, and requirements without a proof."""
    catalogue = SimpleNamespace(
        select=lambda _names: [], unread_for=lambda _names: {"x.py": "why"}, unproved=lambda _names: ["V"]
    )
    monkeypatch.setattr(reading, "load", lambda _folder: catalogue)
    monkeypatch.setattr(reading, "look_up", lambda _catalogue, _chosen: Outcome(rows=[]))
    outcome = reading.collect().outcome
    assert (outcome.unread, outcome.unproved) == ({"x.py": "why"}, ["V"])


def test_files_are_tracked_or_not_ignored(tmp_path: Path) -> None:
    """The revision says whether a file differs; without Git, all files count except tools' leftovers."""

    def looked(folder: Path) -> Inputs:
        catalogue: Any = SimpleNamespace(root=folder)
        return Inputs(catalogue, Outcome(rows=[]))

    def git(*words: str) -> None:
        subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *words],
            cwd=tmp_path,
            check=True,
            capture_output=True,
        )

    (tmp_path / ".gitignore").write_text("left.out\n")
    (tmp_path / "kept.toml").write_text("1")
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "x")
    (tmp_path / "new.c").write_text("2")
    (tmp_path / "left.out").write_text("3")
    assert set(looked(tmp_path).files) == {".gitignore", "kept.toml", "new.c"}
    assert len(looked(tmp_path).revision) == 40
    (tmp_path / "kept.toml").write_text("4")
    assert looked(tmp_path).revision.endswith(", and changes that are not committed")
    (tmp_path / ".git").rename(tmp_path / "dist")
    (tmp_path / "build").mkdir()
    (tmp_path / "build/made.o").write_text("5")
    assert looked(tmp_path).revision == ""
    assert set(looked(tmp_path).files) == {".gitignore", "kept.toml", "new.c", "left.out"}


def test_each_hash_of_the_front_page_is_of_all_its_files(inputs: Inputs) -> None:
    """A further file changes the hash of its part and no other."""
    before = front.hashes(inputs)
    places = {"source": ("src/x.c", "src/x.py", "spec/x.toml"), "proofs": ("proofs/x.txt",), "tests": ("tests/x.json",)}
    for part, names in {**places, "evidence": ("proofs/evidence/x.jsonl",)}.items():
        for name in names:
            other = inputs_of_rows(inputs, [], {})
            vars(other).update(files={**inputs.files, name: "0" * 64}, revision=inputs.revision)
            after = front.hashes(other)
            assert [key for key in after if after[key] != before[key]] == [part], name


def test_installation_is_reported_as_verified(inputs: Inputs) -> None:
    result = inputs.verification.document("vinculum verify-install") | {
        "problems": ["one", "two"],
        "gaps": ["a gap"],
        "verdict": "altered",
    }
    none = SimpleNamespace(sha256="", reason="it was not built")
    changed = inputs_of_rows(inputs, [], {})
    vars(changed)["verification"] = SimpleNamespace(
        document=lambda _: result, rows=inputs.verification.rows, kernel=none
    )
    installation = front._installation(changed)
    assert (installation["problems"], installation["gaps"], installation["verdict"]) == (
        ["one", "two"],
        ["a gap"],
        "altered",
    )
    assert installation["standing"] == {row.claim.claim: row.standing.value for row in inputs.verification.rows}
    assert front.hashes(changed)["binary"] == "none: it was not built"


def test_a_claim_is_of_the_machine_that_its_record_names(inputs: Inputs) -> None:
    rows = [Row({**inputs.rows[name].record, "environment": {"processor": name}}) for name in ("C_INT8", "C_INT16")]
    changed_inputs = Inputs(inputs.catalogue, Outcome(rows=rows))
    machines = environments(changed_inputs)
    assert {name: machines[one["machine"] - 1] for name, one in articles(changed_inputs).items()} == {
        name: {"processor": name} for name in ("C_INT8", "C_INT16")
    }


def test_the_examples_are_as_strong_as_the_weakest(inputs: Inputs) -> None:
    claims = examples(inputs)["claims"]
    rows = [
        Row({**inputs.rows[name].record, "level": "TESTED" if name == claims[-1] else "PROVED_MODEL"})
        for name in claims
    ]
    assert examples(Inputs(inputs.catalogue, Outcome(rows=rows)))["level"] == "TESTED"


def test_a_star_of_the_trusted_base_stands_for_no_folder() -> None:
    assert _matches("spec/a.py", "spec/*.py")
    assert not _matches("spec/b/a.py", "spec/*.py")

"""Which proofs a name selects, and what is reported of unreadable files."""

from pathlib import Path

import pytest

from vinculum.errors import DivSettingError
from vinculum_evidence import catalogue as catalogues
from vinculum_evidence.catalogue import Catalogue, CatalogueError, Entry, NothingSelectedError, is_claim, load
from vinculum_evidence.proof import Finding, Level, Proof
from vinculum_spec.atlas.loader import atlas

INDEX, NO_CRASH, DETERMINISM = "V_DIV_INDEX_0010", "V_DIV_NO_CRASH_0010", "V_DIV_DETERMINISM_0010"
PUBLISHED = {"formula": "C = 3", "source": "a note"}


def entry(claim: str, file: str, requirement: str, *, quick: bool = False, published: bool = False) -> Entry:
    proof = Proof(
        claim, "a title", (requirement,), "by hand", "all", lambda _: Finding(Level.TESTED), quick=quick,
        published=PUBLISHED if published else None,
    )  # fmt: skip
    return Entry(proof, file)


ENTRIES = [
    entry("ONE", "proofs/vinculum_proofs/smt/integer/integers.py", INDEX, quick=True),
    entry("TWO", "proofs/vinculum_proofs/smt/floating/rounding.py", NO_CRASH),
    entry("THREE", "proofs/vinculum_proofs/wp/integers.py", INDEX),
    entry("THEIRS", "proofs/vinculum_proofs/algebra/claims.py", DETERMINISM, published=True),
]
UNREAD = {
    "proofs/vinculum_proofs/smt/broken.py": "SyntaxError: x",
    "proofs/vinculum_proofs/wp/tool.py": "No module named 'x'",
}
ALL = Catalogue(Path("/root"), {x.proof.claim: x for x in ENTRIES}, UNREAD)
COMPLETE = Catalogue(Path("/root"), ALL.entries, {})


@pytest.mark.parametrize(
    ("names", "claims"),
    [
        ((), ["ONE", "TWO", "THREE", "THEIRS"]),
        (("TWO",), ["TWO"]),
        (("smt",), ["ONE", "TWO"]),
        (("smt/integers",), ["ONE"]),
        (("proofs/vinculum_proofs/wp/integers.py",), ["THREE"]),
        ((INDEX,), ["ONE", "THREE"]),
        (("wp", "TWO", INDEX), ["THREE", "TWO", "ONE"]),
        ((DETERMINISM,), ["THEIRS"]),
        (("V_DIV_NO_ALIASING_0010",), []),
    ],
)
def test_a_name_is_that_of_a_claim_a_method_a_file_or_a_requirement(names: tuple[str, ...], claims: list[str]) -> None:
    """Each proof once, in the order of the names."""
    assert [x.proof.claim for x in COMPLETE.select(names)] == claims


def test_quick_selects_only_quick_proofs() -> None:
    """A name without quick proofs or without meaning is an error; it may be in an unreadable file."""
    assert [x.proof.claim for x in ALL.select((), quick=True)] == ["ONE"]
    assert [x.proof.claim for x in ALL.select(["smt"], quick=True)] == ["ONE"]
    with pytest.raises(NothingSelectedError, match="no proof of wp is quick"):
        ALL.select(["smt", "wp"], quick=True)
    for name in ("smt/broken", "proofs/vinculum_proofs/wp/tool.py"):
        assert ALL.select([name]) == []
        with pytest.raises(CatalogueError, match="there is no claim"):
            COMPLETE.select([name])
    with pytest.raises(
        CatalogueError, match=r"that could be read; not read: proofs/vinculum_proofs/smt/broken.py: SyntaxError: x; "
    ):
        ALL.select(["ONE", "FOUR"])


def test_unreadable_files_may_contain_the_requested_claim() -> None:
    """Any of them may concern a requirement; none contains a known claim."""
    assert ALL.unread_for(()) == ALL.unread_for([INDEX]) == ALL.unread_for(["ONE", INDEX]) == UNREAD
    assert list(ALL.unread_for(["smt"])) == ["proofs/vinculum_proofs/smt/broken.py"]
    assert list(ALL.unread_for(["wp/tool"])) == ["proofs/vinculum_proofs/wp/tool.py"]
    assert ALL.unread_for(["ONE"]) == {}


def test_requirements_without_a_claim_of_ours_are_listed() -> None:
    assert ALL.unproved([INDEX, DETERMINISM, "ONE"]) == [DETERMINISM]
    assert set(ALL.unproved()) == set(atlas().requirements) - {INDEX, NO_CRASH}


def test_evidence_says_whether_a_claim_exists(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "evidence").mkdir()
    (tmp_path / "evidence" / "smt.jsonl").write_text('{"claim":"ONE","level":"TESTED"}\n')
    monkeypatch.setattr(catalogues, "proofs_folder", lambda: tmp_path)
    assert is_claim("ONE")
    assert not is_claim("ON")
    assert not is_claim("TESTED")

    def nowhere() -> Path:
        raise CatalogueError("no proofs")

    monkeypatch.setattr(catalogues, "proofs_folder", nowhere)
    assert not is_claim("ONE")


def test_broken_file_hides_no_other_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is reported with the reason; a wrong setting is an error of the caller."""
    errors: dict[str, Exception] = {
        "vinculum_proofs.smt.broken": ValueError("no such thing"),
        "vinculum_proofs.wp.tool": ModuleNotFoundError("No module named 'x'"),
    }
    for file in ("smt/fine.py", "smt/broken.py", "wp/tool.py", "wp/none.py", "elsewhere/more.py"):
        path = tmp_path / "proofs" / "vinculum_proofs" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()

    def imported(name: str) -> object:
        if name in errors:
            raise errors[name]
        return type("Module", (), {"PROOFS": [ENTRIES[0].proof]} if name == "vinculum_proofs.smt.fine" else {})

    monkeypatch.setattr(catalogues, "import_module", imported)
    monkeypatch.syspath_prepend(str(tmp_path / "proofs"))
    result = load(tmp_path / "proofs")
    assert {claim: x.file for claim, x in result.entries.items()} == {"ONE": "proofs/vinculum_proofs/smt/fine.py"}
    assert result.unread["proofs/vinculum_proofs/smt/broken.py"] == "ValueError: no such thing"
    assert result.unread["proofs/vinculum_proofs/wp/tool.py"].startswith("No module named 'x': ")
    assert "prove" in result.unread["proofs/vinculum_proofs/wp/tool.py"]
    assert (result.root, result.folder, len(result.unread)) == (tmp_path, tmp_path / "proofs", 2)
    errors["vinculum_proofs.wp.none"] = DivSettingError("VINCULUM_KERNEL is x")
    with pytest.raises(DivSettingError, match="VINCULUM_KERNEL"):
        load(tmp_path / "proofs")

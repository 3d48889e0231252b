"""The glossary is sorted, defines no term twice, and links to files that exist."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "glossary.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_terms_are_sorted_and_unique() -> None:
    terms = [term.lower() for term in re.findall(r"^- \*\*([^*]+)\*\*", TEXT, re.MULTILINE)]
    assert len(terms) > 30
    assert terms == sorted(set(terms))


def test_links_lead_to_files() -> None:
    links = re.findall(r"\]\(([^)]+)\)", TEXT)
    assert len(links) > 30
    assert [link for link in links if not (PAGE.parent / link.partition("#")[0]).exists()] == []

"""One reading of the checkout for all tests of the dossier."""

import pytest

from vinculum_evidence.dossier.assembly.book import chapters
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.html_page import html
from vinculum_evidence.dossier.inputs import Inputs, collect


@pytest.fixture(scope="session")
def inputs() -> Inputs:
    return collect()


@pytest.fixture(scope="session")
def book(inputs: Inputs) -> dict[str, Chapter]:
    """Every chapter by its name."""
    return {chapter.name: chapter for chapter in chapters(inputs)}


@pytest.fixture(scope="session")
def page(book: dict[str, Chapter]) -> str:
    """All of it as HTML."""
    return html(list(book.values()))

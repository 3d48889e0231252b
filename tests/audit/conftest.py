"""One reading of the checkout for all tests of the dossier."""

import pytest

from vinculum.audit.book import chapters
from vinculum.audit.chapter import Chapter
from vinculum.audit.inputs import Inputs, collect
from vinculum.audit.page import html


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

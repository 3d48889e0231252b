"""The blocks of README and of every page do what the page says."""

from pathlib import Path

import pytest

from tests.support.page_blocks import ROOT, BlockError, PageRun, blocks, matches

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCKS = {page: list(blocks(page.read_text(encoding="utf-8"))) for page in PAGES}
WITH_BLOCKS = [page for page in PAGES if any(block.skipped is None and not block.slow for block in BLOCKS[page])]
WITH_SLOW_BLOCKS = [page for page in PAGES if any(block.slow for block in BLOCKS[page])]


def name(page: Path) -> str:
    return page.relative_to(ROOT).with_suffix("").as_posix()


def run(page: Path, folder: Path, *, slow: bool) -> None:
    """Run the blocks of a page; without `slow`, those that need no slow one before them."""
    page_run = PageRun(folder)
    for block in BLOCKS[page]:
        after_slow = "excerpt of" in block.comments and not (folder / block.comments["excerpt of"]).exists()
        if block.skipped is None and (slow or not (block.slow or after_slow)):
            page_run.run(block)
    assert page_run.ran


@pytest.mark.sample(3)
@pytest.mark.parametrize("page", WITH_BLOCKS, ids=name)
def test_blocks_of_a_page_run(page: Path, tmp_path: Path) -> None:
    run(page, tmp_path, slow=False)


@pytest.mark.slow
@pytest.mark.parametrize("page", WITH_SLOW_BLOCKS, ids=name)
def test_slow_blocks_run(page: Path, tmp_path: Path) -> None:
    run(page, tmp_path, slow=True)


def test_pages_have_blocks() -> None:
    """An empty list of pages would let the tests above pass."""
    assert len(WITH_BLOCKS) >= 12
    assert len(WITH_SLOW_BLOCKS) >= 7
    assert sum(len(page_blocks) for page_blocks in BLOCKS.values()) >= 40


def test_skipped_blocks_have_a_reason() -> None:
    skipped = [(name(page), block.skipped) for page in PAGES for block in BLOCKS[page] if block.skipped is not None]
    assert all(reason and len(reason) > 20 for _, reason in skipped)
    assert len(skipped) <= 8, skipped


# ---- the runner refuses what is wrong ----

FAILING_BLOCKS = {
    "a wrong output": "```console\n$ echo 1\n2\n```\n",
    "a wrong status": "```console\n$ exit 1\n```\n",
    "a status that is not reached": "<!-- run: exit 1 -->\n```console\n$ exit 0\n```\n",
    "a failing command of a script": "```sh\ntrue\nfalse\n```\n",
    "a wrong example": "```python\n>>> 1 + 1\n3\n```\n",
    "a program that fails": "```python\nraise SystemError\n```\n",
    "an unknown language": "```fortran\nEND\n```\n",
    "a line that is not in the file": "<!-- file: a.txt -->\n```text\na\n```\n\n<!-- excerpt of: a.txt -->\n```text\nb\n```\n",
    "a test that does not exist": "<!-- tested by: tests/no.py -->\n```c\nint x;\n```\n",
    "toml that cannot be read": "```toml\na = \n```\n",
    "output without a command": "```console\n1\n```\n",
    "a block without a command": "```console\n```\n",
}


@pytest.mark.parametrize("text", FAILING_BLOCKS.values(), ids=FAILING_BLOCKS)
def test_runner_refuses_wrong_blocks(text: str, tmp_path: Path) -> None:
    page_run = PageRun(tmp_path)
    with pytest.raises((BlockError, SystemError, ValueError)):
        for block in blocks(text):
            page_run.run(block)


def test_runner_accepts_correct_blocks(tmp_path: Path) -> None:
    text = (
        "<!-- file: a.py -->\n```python\nprint(6)\n```\n\n<!-- run: exit 3 -->\n```console\n$ python a.py\n6\n$ exit 3\n```\n\n"
        "```python\n>>> x = 2\n\n```\n\n```python\n>>> x\n2\n\n```\n\n```console\n$ (exit 5)\n$ echo $?\n5\n```\n"
    )
    page_run = PageRun(tmp_path)
    for block in blocks(text):
        page_run.run(block)
    assert page_run.ran == 5


def test_ellipses_stand_for_any_text() -> None:
    assert matches("…\na …b\n…", "x\ny\na b\n")
    assert matches("a\n…\nb", "a\nb\n")
    assert not matches("a\n…\nc", "a\nb\n")
    assert not matches("a", "a\nb\n")


def test_a_comment_belongs_to_the_next_block_only() -> None:
    first, second = blocks("<!-- run: slow -->\n```sh\ntrue\n```\n\n```sh\ntrue\n```\n")
    assert (first.slow, second.slow) == (True, False)
    (block_after_text,) = blocks("<!-- run: slow -->\n\nsome words\n\n```sh\ntrue\n```\n")
    assert not block_after_text.slow

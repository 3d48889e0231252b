"""Add to the HTML of Sphinx and Furo what axe-core finds missing.

These are names, levels of headings, and focus for elements that scroll.
"""

import re
from collections.abc import Mapping
from pathlib import Path

SUBSTITUTIONS: Mapping[str, str] = {
    r'<p class="caption" role="heading">': '<p class="caption" role="heading" aria-level="2">',
    r'<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="Pages">',
    r'<aside class="toc-drawer([^"]*)">': r'<aside class="toc-drawer\1" aria-label="On this page">',
    r"<pre>": '<pre tabindex="0">',
    r'<div class="table-wrapper ': '<div tabindex="0" class="table-wrapper ',
    r'<div id="search-results">': '<h1>Search</h1><div id="search-results">',
    r'<figure class="diagram">': '<figure class="diagram" tabindex="0">',
}


def improve(folder: Path) -> list[str]:
    """Substitute in every page. Returns the patterns that no page has any more, which is a defect."""
    counts = dict.fromkeys(SUBSTITUTIONS, 0)
    for page in sorted(folder.rglob("*.html")):
        text = page.read_text(encoding="utf-8")
        for pattern, replacement in SUBSTITUTIONS.items():
            text, count = re.subn(pattern, replacement, text)
            counts[pattern] += count
        page.write_text(text, encoding="utf-8")
    return [pattern for pattern, count in counts.items() if not count]

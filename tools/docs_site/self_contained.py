"""Find what the pages of a site load from elsewhere: they must work without a network."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

LOADED_LINKS = {"stylesheet", "icon", "preload", "modulepreload", "manifest"}
_IN_STYLES = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s]+)""")


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        address = attributes.get("href" if tag == "link" else "src", "")
        loads = tag in ("script", "img", "iframe", "source", "video", "audio") or (
            tag == "link" and LOADED_LINKS & set(attributes.get("rel", "").split())
        )
        if loads and re.match(r"(?:https?:)?//", address):
            self.loaded.append(address)


def foreign(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield each page or style sheet with an address of another host that it loads."""
    for file in sorted(folder.rglob("*")):
        if file.suffix == ".html":
            page = _Page()
            page.feed(file.read_text(encoding="utf-8"))
            yield from ((file, address) for address in page.loaded)
        elif file.suffix == ".css":
            yield from ((file, address) for address in _IN_STYLES.findall(file.read_text(encoding="utf-8")))

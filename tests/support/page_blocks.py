"""Run the fenced blocks of a Markdown page.

`docs/contributing/documentation.md` has the rules.
"""

import doctest
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml
from markdown_it import MarkdownIt

ROOT = Path(__file__).parents[2]
COMMENT = re.compile(r"<!-- (run|file|excerpt of|tested by): (.+?) -->")
NOT_HERE = "not here"
ANY = "…"


class BlockError(Exception):
    """A block is not as the page says, or the page does not say what is to be done with it."""


@dataclass(frozen=True)
class Block:
    """A fenced block, with the comments before it by kind."""

    language: str
    text: str
    line: int
    comments: dict[str, str]

    @property
    def options(self) -> list[str]:
        """The parts of the comment `run`."""
        text = self.comments.get("run", "")
        return [text] if text.startswith(NOT_HERE) else [part for part in text.split(", ") if part]

    @property
    def slow(self) -> bool:
        """Whether only the slow tests run it."""
        return "slow" in self.options

    @property
    def skipped(self) -> str | None:
        """Why it is not run, if it is not."""
        reasons = [part.partition(": ")[2] for part in self.options if part.startswith(NOT_HERE)]
        return reasons[0] if reasons else None

    def option(self, name: str) -> str | None:
        """The value of an option such as `exit 1`."""
        return next((part.partition(" ")[2] for part in self.options if part.startswith(f"{name} ")), None)


def blocks(text: str) -> Iterator[Block]:
    """Yield the blocks of a page, except directives.

    The build of the site makes or includes the content of a directive.
    """
    comments: dict[str, str] = {}
    for token in MarkdownIt("commonmark").parse(text):
        if token.type == "html_block":
            comments |= dict(COMMENT.findall(token.content))
        elif token.type == "fence":
            if not token.info.startswith("{"):
                line = token.map[0] + 1 if token.map else 0
                yield Block(token.info.partition(" ")[0], token.content, line, comments)
            comments = {}
        elif token.nesting >= 0 and token.type != "inline":
            comments = {}


@dataclass
class PageRun:
    """The blocks of one page, run in order in a folder."""

    folder: Path
    namespace: dict[str, Any] = field(default_factory=dict)
    ran: int = 0

    def run(self, block: Block) -> None:
        """Do with a block what its comments and its language say. Raises BlockError."""
        kinds = [kind for kind in block.comments if kind != "run"]
        if kinds == ["file"]:
            (self.folder / block.comments["file"]).write_text(block.text)
        elif kinds == ["excerpt of"]:
            self._excerpt(block)
        elif kinds == ["tested by"]:
            if not (ROOT / block.comments["tested by"]).is_file():
                raise BlockError(f"line {block.line}: there is no {block.comments['tested by']}")
        elif block.language in ("console", "sh"):
            self._console(block)
        elif block.language == "python":
            self._python(block)
        elif block.language == "toml":
            tomllib.loads(block.text)
        elif block.language == "yaml":
            yaml.safe_load(block.text)
        else:
            raise BlockError(f"line {block.line}: it is not said how a block of {block.language!r} is tested")
        self.ran += 1

    def _excerpt(self, block: Block) -> None:
        file_text = "".join((self.folder / block.comments["excerpt of"]).read_text().split())
        for line in block.text.splitlines():
            if "".join(line.split()).removesuffix(",") not in file_text:
                raise BlockError(f"line {block.line}: {block.comments['excerpt of']} has no {line!r}")

    def _python(self, block: Block) -> None:
        if not block.text.startswith(">>>"):
            exec(compile(block.text, f"line {block.line}", "exec"), self.namespace)  # noqa: S102 - our own pages
            return
        example = doctest.DocTestParser().get_doctest(block.text, self.namespace, "page", None, block.line)
        output: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        if not example.examples or runner.run(example, out=output.append, clear_globs=False).failed:
            raise BlockError("".join(output) or f"line {block.line}: it has no example")
        self.namespace |= example.globs

    def _console(self, block: Block) -> None:
        folder, status = self._folder(block), 0
        commands = list(_commands(block))
        for k, (command, output) in enumerate(commands):
            completed = subprocess.run(
                ["bash", "-c", f"(exit {status}); {command}"],
                cwd=folder,
                env=_environment(folder),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if "stderr" in block.options else subprocess.PIPE,
                text=True,
                check=False,
                timeout=1500,
            )
            status = completed.returncode
            expected = block.option("exit") if k + 1 == len(commands) else None
            if expected is None and k + 1 < len(commands) and commands[k + 1][0] == "echo $?":
                expected = "any"  # the next line shows it
            if expected != "any" and status != int(expected or 0):
                raise BlockError(
                    f"line {block.line}: {command}: exit {status}, expected {expected or 0}\n{completed.stdout}{completed.stderr or ''}"
                )
            if output and not matches(output, completed.stdout):
                raise BlockError(
                    f"line {block.line}: {command}\nexpected:\n{output}\ngot:\n{completed.stdout}{completed.stderr or ''}"
                )
        if not commands:
            raise BlockError(f"line {block.line}: it has no command")

    def _folder(self, block: Block) -> Path:
        place = block.option("in")
        if place is None:
            return self.folder
        if place == ".":
            return ROOT
        copy = self.folder / place
        if not copy.exists():
            shutil.copytree(ROOT / place, copy, ignore=shutil.ignore_patterns("__pycache__", ".*_cache"))
        return copy


def _commands(block: Block) -> Iterator[tuple[str, str]]:
    """Each command with its output. In a block of `sh` every line is a command."""
    if block.language == "sh":
        yield from ((line, "") for line in block.text.splitlines() if line.strip())
        return
    command, output = "", list[str]()
    for line in block.text.splitlines():
        if line.startswith("$ "):
            if command:
                yield command, "\n".join(output)
            command, output = line.removeprefix("$ "), []
        elif not command:
            raise BlockError(f"line {block.line}: output without a command")
        else:
            output.append(line)
    if command:
        yield command, "\n".join(output)


def matches(expected: str, got: str) -> bool:
    """Whether `got` is as expected. `…` stands for any text within a line; alone in a line, for any lines."""
    pattern = "".join(
        r"(?:.*\n)*?"
        if line.strip() == ANY
        else ".*".join(re.escape(part) for part in line.rstrip().split(ANY)) + r"[ ]*\n"
        for line in expected.splitlines()
    )
    return re.fullmatch(pattern, got.rstrip("\n") + "\n") is not None


def _environment(folder: Path) -> dict[str, str]:
    """The environment of a user: this interpreter's commands, no variables of the test run."""
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("GITHUB_", "PYTEST_", "VINCULUM_"))
    }
    path = f"{Path(sys.executable).parent}{os.pathsep}{inherited['PATH']}"
    source = {"PYTHONPATH": str(folder / "src")} if (folder / "src").is_dir() and folder != ROOT else {}
    return inherited | {"PATH": path, "PYTHONDONTWRITEBYTECODE": "1"} | source

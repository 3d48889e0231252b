"""A project of a few small proofs, in a folder of its own."""

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

import vinculum
import vinculum_spec
from vinculum_evidence.catalogue import Catalogue, load, package

SOURCE = '''"""Proofs that prove nothing but the runner."""
import os, time
from {name}_proofs.contracts.{name}_part import NUMBER
from vinculum_evidence.proof import Finding, Level, Proof

def shown(session):
    session.report(0.5, "half")
    return Finding(Level.PROVED_MODEL, witness=NUMBER, killed=("one",), details={{"link": "none", "goals": ["one"]}})

def vacuous(session):
    return Finding(Level.PROVED_MODEL, killed=("one",), details={{"link": "none", "goals": ["one"]}})

def refuted(session):
    return Finding(Level.REFUTED, counterexample={{"A": 7, "B": 2}})

def fails(session):
    raise ArithmeticError("no such quotient")

def no_json(session):
    return Finding(Level.PROVED_MODEL, witness=1j, killed=("one",), details={{"link": "none", "goals": ["one"]}})

def cannot_be_sent(session):
    return Finding(Level.PROVED_MODEL, witness=lambda: 7, killed=("one",), details={{"link": "none", "goals": ["one"]}})

def lacks_a_tool(session):
    raise ModuleNotFoundError("No module named 'prover'")

def hangs(session):
    time.sleep(600)

def dies(session):
    os.abort()

def waits(session):
    (session.folder / "started").touch()
    time.sleep(600)

def proof(name, run, **more):
    return Proof("DEMO_" + name, "what is claimed", ("E_DIV_INT_FUNC_0010",), "by hand", "one number", run,
                 tools=("numpy",), **more)

PUBLISHED = {{"formula": "C = 3", "source": "a note"}}
CORRECTED = PUBLISHED | {{"corrects": "DEMO_PUBLISHED"}}
PROOFS = (
    proof("SHOWN", shown, quick=True), proof("VACUOUS", vacuous), proof("REFUTED", refuted), proof("FAILS", fails),
    proof("TOOL", lacks_a_tool), proof("HANGS", hangs, seconds=-28.0), proof("DIES", dies),
    proof("PUBLISHED", refuted, published=PUBLISHED), proof("ALONE", shown, cores=True),
    proof("CORRECTED", refuted, published=CORRECTED), proof("NO_JSON", no_json), proof("UNSENT", cannot_be_sent), proof("WAITS", waits, cores=True),
)
'''
_numbers = count()


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Path]:
    """A project with the code loaded here, and proofs in a package with a unique name."""
    (tmp_path / "src").symlink_to(Path(vinculum.__file__).parents[1])
    (tmp_path / "spec").symlink_to(Path(vinculum_spec.__file__).parents[1])
    name = f"demo_{next(_numbers)}"
    folder = tmp_path / "proofs" / f"{name}_proofs" / "contracts"
    folder.mkdir(parents=True)
    (folder / f"{name}_part.py").write_text("NUMBER = 7\n")
    (folder / f"{name}.py").write_text(SOURCE.format(name=name))
    before = list(sys.path)
    yield tmp_path
    sys.path[:] = before


@pytest.fixture
def contracts(project: Path) -> Path:
    """The folder with the proofs of the project, relative to its root."""
    return package(project / "proofs").relative_to(project) / "contracts"


@pytest.fixture
def catalogue(project: Path) -> Catalogue:
    """Its proofs."""
    return load(project / "proofs")

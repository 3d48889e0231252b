"""Goals: the predicates that Why3 reads in the generated theories are the specification's relations.

Why3 prints its definitions as SMT-LIB. Beside them stand the relations as `vinculum generate smtlib` prints them, by another
printer, and its decoding of bit patterns. Two solvers must find no operands on which the two differ.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sympy import Symbol

from vinculum.codegen.smtlib.terms import Script, Traced, sort_of, term
from vinculum.exports.why3.relations import relations
from vinculum_proofs.why3 import tool
from vinculum_spec.loader import specification
from vinculum_spec.relations import ieee754
from vinculum_spec.relations.relation import Relation

MODULES = {"real": "DivReal", "integer": "DivInteger", "ieee754": "DivIeee754", "tensor": "Tensor"}
ONLY = {"tensor": ("same",)}
FORMATS = ("float16", "bfloat16", "float32", "float64")
SORTS = {"f": "format", "a": "datum", "b": "datum", "c": "datum"}  # of the arguments of relations of floats
POWERS = {"ieee754": ("format", "datum", "power", "q_min", "q_max", "n", "d", "n_min", "d_min", "n_max", "d_max")}
Expression = Any  # a word, or a list of expressions


@dataclass(frozen=True)
class Question:
    """A script that is unsat if the two texts agree, and what it compares in words."""

    name: str
    script: str


def questions(folder: Path, module: str, config: Path) -> Iterator[Question]:
    """The questions about one module, whose theory Why3 reads in `folder`."""
    definitions = _definitions(folder, module, config)
    for name, (relation, _) in relations(module).items():
        if name in ONLY.get(module, (name,)):
            yield Question(f"{module}.{name}", _compared(module, name, relation, definitions))
    if module == "ieee754":
        for name in FORMATS:
            yield from _observed(name, definitions)


def _definitions(folder: Path, module: str, config: Path) -> Mapping[str, str]:
    """The SMT-LIB commands that declare and define what a theory has, by name, without its axioms."""
    file = f"div_{module}"
    text = (folder / f"{file}.mlw").read_text(encoding="utf-8")
    for old in folder.glob("shown*"):
        old.unlink()
    shown = folder / "shown.mlw"
    shown.write_text(f"{text}\nmodule Shown\n  use {MODULES[module]}\n  goal shown: true\nend\n", encoding="utf-8")
    ended = tool.run(
        ["prove", "-L", ".", "-P", f"Z3,{tool.PROVERS['Z3']},", "-o", ".", "shown.mlw", "-T", "Shown"], config, folder
    )
    printed = next(iter(sorted(folder.glob("shown-Shown-*.smt2"))), None)
    if printed is None or ended.returncode:
        raise tool.Why3Error(ended.stderr[-400:])
    return dict(_commands(printed.read_text(encoding="utf-8")))


def _commands(text: str) -> Iterator[tuple[str, str]]:
    """Declarations, and the equations that Why3 marks as definitions as `define-fun`, in order."""
    sorts: dict[str, tuple[Expression, Expression]] = {}
    marked = ""
    for line_or_command in _top_level(text):
        if line_or_command.startswith(";"):
            marked = line_or_command.strip("; \n")
            continue
        command = _read(line_or_command)
        if command[0] == "declare-datatypes":
            for name, *constructors in command[2]:
                yield name, f"(declare-datatypes (({name} 0)) ({_text(constructors)}))"
        elif command[0] == "declare-sort":
            yield command[1], _text(command)
        elif command[0] == "declare-fun":
            sorts[command[1]] = command[2], command[3]
            yield command[1], _text(command)
        elif command[0] == "assert" and marked.endswith("'def"):
            quantified = command[1][0] == "forall"
            arguments = command[1][1] if quantified else []
            equation = _equation(command[1][2] if quantified else command[1])
            if equation is None:
                continue
            called, body = equation
            name = called[0] if isinstance(called, list) else called
            yield name, _text(["define-fun", name, arguments, sorts[name][1], body])
        marked = ""


def _equation(formula: Expression) -> tuple[Expression, Expression] | None:
    """The two sides of an equation; None for another formula, as those of recursive functions are.

    Why3 prints `f x = if c then y else z` as `if c then f x = y else f x = z`.
    """
    if formula[0] == "ite":
        first, second = _equation(formula[2]), _equation(formula[3])
        return first and second and (first[0], ["ite", formula[1], first[1], second[1]])
    return (formula[1], formula[2]) if formula[0] == "=" else None


def _top_level(text: str) -> Iterator[str]:
    """Comments and commands, each as text."""
    for match in re.finditer(r"^;[^\n]*\n|^\((?:[^\n]|\n(?![(;]))*", text, re.MULTILINE):
        yield match[0]


def _read(text: str) -> Expression:
    stack: list[Expression] = [[]]
    for word in re.findall(r"[()]|[^\s()]+", text):
        if word == "(":
            stack.append([])
        elif word == ")":
            stack[-2].append(stack.pop())
        else:
            stack[-1].append(word)
    return stack[0][0]


def _text(expression: Expression) -> str:
    return f"({' '.join(map(_text, expression))})" if isinstance(expression, list) else expression


def _needed(names: Iterable[str], definitions: Mapping[str, str]) -> Iterator[str]:
    """The commands that define `names` and what they use, in order."""
    needed, words = set[str](), set(names)
    while words:
        needed |= words
        words = {w for n in words for w in re.findall(r"[^\s()]+", definitions[n]) if w in definitions} - needed
        words |= {
            n for n, text in definitions.items() if text.startswith("(declare-datatypes") and _uses(needed, text)
        } - needed
    return (text for n, text in definitions.items() if n in needed)


def _uses(names: set[str], text: str) -> bool:
    return any(f"({name} " in text for name in names)


def _compared(module: str, name: str, relation: Relation, definitions: Mapping[str, str]) -> str:
    """The script that compares a predicate with the relation."""
    predicate = definitions[name] if name in definitions else definitions[f"{name}1"]
    command = _read(predicate)
    arguments = [re.sub(r"\d+$", "", argument) for argument, _sort in command[2]]
    lines = ["(set-logic ALL)", *_needed([command[1], *POWERS.get(module, ())], definitions)]
    statement = relation.statement.xreplace(
        {x: Symbol(f"v_{x}", **x.assumptions0) for x in relation.statement.free_symbols}
    )
    symbols = {str(symbol): symbol for symbol in relation.domain.free_symbols | relation.holds.free_symbols}
    if module == "ieee754":
        lines += [f"(declare-const x_{x} {sort})" for x, sort in SORTS.items()]
        lines += [f"(declare-const {x} Int)" for x in ("bits", "field_s", "field_e", "field_f")]
        lines += [f"(define-fun v_{s} () {sort_of(symbol)} {_reading(s) or s})" for s, symbol in symbols.items()]
        lines.append("(define-fun pow2 ((k Int)) Int (power 2 k))")
        called = [f"x_{x}" if x in SORTS else x for x in arguments]
    else:
        lines += [f"(declare-const v_{s} {sort_of(symbol)})" for s, symbol in sorted(symbols.items())]
        capitals = {s.lower(): f"v_{s}" for s in symbols}
        lines += [
            f"(declare-const {x} {sort})"
            for x, (_n, sort) in zip(arguments, command[2], strict=True)
            if x not in capitals
        ]
        called = [capitals.get(x, x) for x in arguments]
    lines.append(f"(assert (not (= ({command[1]} {' '.join(called)}) {term(statement)})))")
    return "\n".join([*lines, "(check-sat)", ""])


def _reading(symbol: str) -> str:
    """What a symbol of the relations of floats is in Why3's theory; nothing for the fields of a pattern."""
    what, _, operand = symbol.rpartition("_")
    if operand in ("A", "B", "C"):
        return f"({what} x_{operand.lower()})"
    if symbol[0] in "ND":
        return f"({symbol.lower()} x_f x_a x_b x_c)"
    return {"p": "(p x_f)", "w": "(w x_f)", "q_min": "(q_min x_f)", "q_max": "(q_max x_f)"}.get(symbol, "")


def _observed(name: str, definitions: Mapping[str, str]) -> Iterator[Question]:
    """What the relations observe of three bit patterns, one question for each symbol."""
    form = specification().types[name].form
    assert form is not None
    script = Script()
    observed = ieee754.observe(*(Traced(script, f"bits_{x}") for x in "abc"), form)
    for symbol, value in observed.items():
        script.define(value.text, value.sort, f"v_{symbol}")
    needed = _needed(["decode", "n", "d", "n_min", "d_min", "n_max", "d_max", *POWERS["ieee754"]], definitions)
    lines = ["(set-logic ALL)", *needed, *(f"(declare-const bits_{x} Int)" for x in "abc")]
    lines += [f"(assert (and (<= 0 bits_{x}) (< bits_{x} {1 << form.width})))" for x in "abc"]
    lines += [f"(assert (= (power 2 {k}) {1 << k}))" for k in sorted({form.width - 1, form.p - 1, form.width - form.p})]
    lines.append("(define-fun pow2 ((k Int)) Int (power 2 k))")
    lines.append(f"(define-fun x_f () format (formatqtmk {form.width} {form.p} {form.emax}))")
    lines += [f"(define-fun x_{x} () datum (decode x_f bits_{x}))" for x in "abc"]
    for symbol in observed:
        differs = f"(assert (not (= v_{symbol} {_reading(str(symbol))})))"
        text = "\n".join([*lines, *script.lines(f"v_{symbol}"), differs, "(check-sat)", ""])
        yield Question(f"ieee754.observe: {symbol} at {name}", text)

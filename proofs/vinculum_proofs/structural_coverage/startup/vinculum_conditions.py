"""Records what every condition of Python code is, each time that a decision is made.

`instrumented` rewrites a module's syntax tree: each decision (a Boolean expression: what `if`, `while`, `assert`, a
conditional expression or a comprehension asks, and each comparison, `not`, `and` and `or` whose value is used) is framed by
calls that note the values of its conditions. What the program does stays the same. The vectors of all decisions are
written to a file when the process ends.
"""

import ast
import atexit
import builtins
import json
import os
import uuid
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

NOTHING = -1  # in a tree: a constant, which nothing is asked of
NO_BOOLEAN = 2  # the value of an element-wise comparison, or of the last operand of `x or "default"`
Tree = int | tuple[Any, ...]  # a condition's position, or ("not" | "and" | "or", trees)


@dataclass
class Decision:
    """A decision: where it stands, its conditions as (line, text), and how they are put together.

    `tails`: positions whose value is the expression's own, which Python does not take for true or false.
    """

    line: int
    kind: str
    tree: Tree = 0
    conditions: list[tuple[int, str]] = field(default_factory=list)
    tails: set[int] = field(default_factory=set)


def outcome(tree: Tree, vector: list[int | None]) -> bool | None:
    """What a decision came to, by the values of its conditions; None where its value is no Boolean."""
    if tree == NOTHING:
        return None
    if isinstance(tree, int):
        value = vector[tree]
        return None if value is None or value == NO_BOOLEAN else bool(value)
    operator, *operands = tree
    if operator == "not":
        inner = outcome(operands[0], vector)
        return None if inner is None else not inner
    last: bool | None = None
    for operand in operands:
        value = outcome(operand, vector)
        last = last if value is None else value
        if value is (operator == "or"):
            return value
    return last


class Instrument(ast.NodeTransformer):
    """Frames every decision of a module by calls of the recorder, and lists them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.decisions: list[Decision] = []

    def visit_If(self, node: ast.If) -> ast.AST:
        """What `if` asks."""
        return self._with_recorded_test(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        """What `while` asks."""
        return self._with_recorded_test(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        """What a conditional expression asks."""
        return self._with_recorded_test(node)

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        """What `assert` asks."""
        return self._with_recorded_test(node)

    def _with_recorded_test(self, node: Any) -> ast.AST:
        test, node.test = node.test, ast.Constant(value=True)
        self.generic_visit(node)
        node.test = self._decision(test, type(node).__name__.lower(), value=False)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        """What a comprehension asks of each element."""
        tests, node.ifs = node.ifs, []
        self.generic_visit(node)
        node.ifs = [self._decision(test, "comprehension", value=False) for test in tests]
        return node

    def visit_Match(self, node: ast.Match) -> ast.AST:
        """None are measured."""
        raise NotImplementedError(f"{self.name}:{node.lineno}: conditions of `match` are not measured")

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        """A value made by `and` or `or`."""
        return self._decision(node, "value", value=True)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """A value made by comparing."""
        return self._decision(node, "value", value=True)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        """A value made by `not`."""
        return self._decision(node, "value", value=True) if isinstance(node.op, ast.Not) else self.generic_visit(node)

    def _decision(self, node: ast.expr, kind: str, *, value: bool) -> ast.expr:
        number, decision = len(self.decisions), Decision(node.lineno, kind)
        self.decisions.append(decision)
        framed, decision.tree = self._walk(node, number, decision, tail=value)
        begin = ast.NamedExpr(
            ast.Name(f"_vc_{number}", ast.Store()),
            _call("_vc_begin", ast.Constant(self.name), ast.Constant(number), ast.Constant(len(decision.conditions))),
        )
        ended = _call("_vc_end", begin, framed)
        return ast.fix_missing_locations(ast.copy_location(ended, node))

    def _walk(self, node: ast.expr, number: int, decision: Decision, *, tail: bool) -> tuple[ast.expr, Tree]:
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            node.operand, tree = self._walk(node.operand, number, decision, tail=False)
            return node, ("not", tree)
        if isinstance(node, ast.Compare) and len(node.ops) > 1:
            node = _unchained(node, number)
        if tail and isinstance(node, ast.Constant):
            return node, NOTHING
        if isinstance(node, ast.BoolOp):
            last = len(node.values) - 1
            pairs = [
                self._walk(operand, number, decision, tail=tail and k == last) for k, operand in enumerate(node.values)
            ]
            node.values = [operand for operand, _ in pairs]
            return node, ("and" if isinstance(node.op, ast.And) else "or", *(tree for _, tree in pairs))
        position = len(decision.conditions)
        decision.conditions.append((node.lineno, getattr(node, "display_text", None) or ast.unparse(node)))
        if tail:
            decision.tails.add(position)
        inner = self.generic_visit(node) if isinstance(node, ast.Compare) else self.visit(node)
        vector = ast.Name(f"_vc_{number}", ast.Load())
        return _call("_vc_note", vector, ast.Constant(position), ast.Constant(tail), inner), position


def _call(name: str, *arguments: Any) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


def _unchained(node: ast.Compare, number: int) -> ast.BoolOp:
    """`a < b < c` as `a < (t := b) and t < c`: two conditions."""
    pairs, left, plain = list[ast.expr](), node.left, node.left
    for k, (operator, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
        last = k + 1 == len(node.ops)
        name = f"_vc_{number}_{node.col_offset}_{k}"
        middle = right if last else ast.NamedExpr(ast.Name(name, ast.Store()), right)
        pair = ast.copy_location(ast.Compare(left, [operator], [middle]), node)
        pair.display_text = ast.unparse(ast.Compare(plain, [operator], [right]))  # type: ignore[attr-defined] # for whoever reads it
        pairs.append(pair)
        plain = right
        left = ast.Name(name, ast.Load())
    result = ast.BoolOp(ast.And(), pairs)
    return ast.fix_missing_locations(ast.copy_location(result, node))


def instrumented(source: str | bytes, name: str) -> tuple[ast.Module, list[Decision]]:
    """The syntax tree of a module with its decisions framed, and these."""
    instrument = Instrument(name)
    tree = instrument.visit(ast.parse(source))
    return ast.fix_missing_locations(tree), instrument.decisions


class Recorder:
    """The vectors of every decision that was made in this process."""

    def __init__(self) -> None:
        self.vectors: dict[tuple[str, int], set[tuple[int | None, ...]]] = {}

    def begin(self, name: str, number: int, count: int) -> tuple[tuple[str, int], list[int | None]]:
        """A vector for one evaluation of the decision."""
        return (name, number), [None] * count

    def note(self, begun: tuple[Any, list[int | None]], position: int, tail: bool, value: Any) -> Any:
        """`value`, noted as that of the condition at `position`."""
        begun[1][position] = NO_BOOLEAN if tail and not _boolean(value) else int(bool(value))
        return value

    def end(self, begun: tuple[tuple[str, int], list[int | None]], value: Any) -> Any:
        """`value`, that of the decision. One that ends in an exception leaves no vector."""
        self.vectors.setdefault(begun[0], set()).add(tuple(begun[1]))
        return value

    def write(self, folder: Path) -> None:
        """Have the vectors in a file of their own there, as one line of JSON for each decision."""
        lines = [json.dumps([*key, sorted(vectors, key=repr)]) for key, vectors in list(self.vectors.items())]
        (folder / f"{uuid.uuid4().hex}.jsonl").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def _boolean(value: Any) -> bool:
    return type(value).__name__ in ("bool", "bool_") and getattr(value, "shape", ()) == ()


class Loader(SourceFileLoader):
    """Loads a module with its decisions framed; no bytecode is read or left behind."""

    def path_stats(self, path: Any) -> Any:
        """None are known, so that nothing is cached."""
        raise OSError(path)

    def source_to_code(self, data: Any, path: Any, *, _optimize: int = -1) -> CodeType:  # type: ignore[override]
        """The code of the module that the source means."""
        code: CodeType = compile(instrumented(data, self.name)[0], path, "exec", dont_inherit=True, optimize=_optimize)
        return code


def begin_recording(folder: Path) -> None:
    """Record instrumented code from now on; write the vectors to `folder` when the process ends."""
    recorder = Recorder()
    for name in ("begin", "note", "end"):
        setattr(builtins, f"_vc_{name}", getattr(recorder, name))
    process = os.getpid()
    atexit.register(lambda: recorder.write(folder) if os.getpid() == process else None)


def recorded(folder: Path) -> Iterator[tuple[str, int, tuple[int | None, ...]]]:
    """Module, number of the decision, and vector, of all that was written to `folder`."""
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            name, number, vectors = json.loads(line)
            yield from ((name, number, tuple(vector)) for vector in vectors)

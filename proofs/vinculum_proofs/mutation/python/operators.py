r"""Mutation operators on a module's source: our table of changes, on Python's syntax trees.

Passed over are what no run can see: docstrings, annotations, imports, type variables, texts of messages (strings with
a space in them), and `strict=` of `zip`, which is an assertion.

>>> [str(m) for m in mutations("def f(a, b):\n    return a - 1 < b\n")][:3]
['f: return a - 1 < b => return None', 'f: a - 1 < b => a - 1 <= b', 'f: a - 1 < b => a - 1 >= b']
"""

import ast
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from types import CodeType

COMPARE: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,), ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub,), ast.Sub: (ast.Add,), ast.Mult: (ast.FloorDiv, ast.Add), ast.FloorDiv: (ast.Mult, ast.Div),
    ast.Div: (ast.FloorDiv,), ast.Mod: (ast.FloorDiv,), ast.Pow: (ast.Mult,), ast.LShift: (ast.RShift,), ast.RShift: (ast.LShift,),
    ast.BitAnd: (ast.BitOr,), ast.BitOr: (ast.BitAnd,), ast.BitXor: (ast.BitOr, ast.BitAnd),
}  # fmt: skip
ORDERED = (ast.Sub, ast.FloorDiv, ast.Div, ast.Mod, ast.Pow, ast.LShift, ast.RShift)
NAMES = {"any": "all", "all": "any", "min": "max", "max": "min"}
ASSERTIONS = {"strict"}
TYPES = {
    "tuple",
    "dict",
    "list",
    "npt.NDArray",
    "np.dtype",
    "Mapping",
    "Callable",
}  # with brackets behind: a type's name
STATEMENTS = (ast.Assign, ast.AugAssign, ast.Expr, ast.Raise, ast.If, ast.For, ast.While)
Path = tuple[tuple[str, int | None], ...]


@dataclass(frozen=True)
class Mutation:
    """One change: where it is, the old text and the new. `number` distinguishes equal ones."""

    scope: str
    line: int
    old: str
    new: str
    number: int
    path: Path
    choice: int

    def __str__(self) -> str:
        return f"{self.scope}: {self.old} => {self.new}" + (f" #{self.number}" if self.number else "")


def mutations(source: str) -> list[Mutation]:
    """All changes to a module, in the order of its text."""
    tree, occurrences, changes = ast.parse(source), Counter[tuple[str, str, str]](), list[Mutation]()
    for path, node, scope in _nodes(tree):
        for choice, new in enumerate(alternatives(node)):
            texts = scope, _text(node), _text(new)
            if ast.dump(node) == ast.dump(new):
                continue  # two like arguments exchanged
            changes.append(Mutation(scope, node.lineno, texts[1], texts[2], occurrences[texts], path, choice))
            occurrences[texts] += 1
    return changes


def mutated(source: str, mutation: Mutation, filename: str) -> CodeType:
    """The module with one change."""
    tree = ast.parse(source)
    *way, (field, index) = mutation.path
    parent: ast.AST = tree
    for name, k in way:
        parent = getattr(parent, name) if k is None else getattr(parent, name)[k]
    node = getattr(parent, field) if index is None else getattr(parent, field)[index]
    new = list(alternatives(node))[mutation.choice]
    if index is None:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[index] = new
    return compile(ast.fix_missing_locations(tree), filename, "exec")


def _text(node: ast.AST) -> str:
    """A node on one line, shortened where it is long, up to the colon of an `if`."""
    first = ast.unparse(ast.fix_missing_locations(deepcopy(node))).partition("\n")[0]
    return first if len(first) <= 120 else f"{first[:60]} … {first[-50:]}"


def _nodes(tree: ast.Module) -> Iterator[tuple[Path, ast.stmt | ast.expr, str]]:
    """Yield each statement and expression that may change, with its path and its function or class."""
    open_ends: list[tuple[Path, ast.AST, str]] = [((), tree, "module")]
    while open_ends:
        path, node, scope = open_ends.pop()
        if isinstance(node, ast.stmt | ast.expr) and path:
            yield path, node, scope
        inside = node.name if isinstance(node, ast.FunctionDef | ast.ClassDef) else ""
        scope = f"{scope}.{inside}".removeprefix("module.") if inside else scope
        below = [(path + step, child, scope) for step, child in _children(node) if not _passed_over(node, child, step)]
        open_ends += reversed(below)


def _children(node: ast.AST) -> Iterator[tuple[Path, ast.AST]]:
    for name, value in ast.iter_fields(node):
        if isinstance(value, ast.AST):
            yield ((name, None),), value
        elif isinstance(value, list):
            yield from ((((name, k),), child) for k, child in enumerate(value) if isinstance(child, ast.AST))


def _passed_over(parent: ast.AST, child: ast.AST, step: Path) -> bool:
    field, index = step[0]
    if field in ("annotation", "returns", "type_comment", "decorator_list") or isinstance(
        child, ast.Import | ast.ImportFrom
    ):
        return True
    if isinstance(child, ast.Call) and isinstance(child.func, ast.Name) and child.func.id == "TypeVar":
        return True
    if field == "slice" and isinstance(parent, ast.Subscript) and ast.unparse(parent.value) in TYPES:
        return True
    if isinstance(child, ast.keyword) and child.arg in ASSERTIONS:
        return True
    documents = isinstance(parent, ast.Module | ast.FunctionDef | ast.ClassDef) and field == "body" and index == 0
    return (documents and isinstance(child, ast.Expr)) or _message(child)


def _message(node: ast.AST) -> bool:
    texts = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return isinstance(node, ast.JoinedStr | ast.Constant) and any(" " in text for text in texts)


def alternatives(node: ast.AST) -> Iterator[ast.AST]:  # noqa: PLR0912 - one case a kind of node
    """What may stand in the place of `node`."""
    if isinstance(node, STATEMENTS):
        yield ast.Pass()
    match node:
        case ast.Return(value=value) if value is not None and not _none(value):
            yield ast.Return(ast.Constant(None))
        case ast.If(test=test, body=body, orelse=orelse):
            negated = [] if isinstance(test, ast.Compare | ast.UnaryOp) else [ast.UnaryOp(ast.Not(), test)]
            for new in (*negated, ast.Constant(value=True), ast.Constant(value=False)):
                yield ast.If(new, body, orelse)
        case ast.While(body=body, orelse=orelse):
            yield ast.While(ast.Constant(value=True), body, orelse)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield from (body, orelse, ast.IfExp(test, orelse, body))
        case ast.Compare(left=left, ops=ops, comparators=right):
            for k, op in enumerate(ops):
                for other in COMPARE[type(op)]:
                    yield ast.Compare(left, [*ops[:k], other(), *ops[k + 1 :]], right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for k in range(len(values)):
                rest = values[:k] + values[k + 1 :]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.BinOp(left=left, op=op, right=right):
            for another in ARITHMETIC.get(type(op), ()):
                yield ast.BinOp(left, another(), right)
            if isinstance(op, ORDERED) or (isinstance(op, ast.Add) and ast.Tuple in (type(left), type(right))):
                yield ast.BinOp(right, op, left)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Constant(value=str() as value):
            yield ast.Constant(value + "_")
        case ast.Call():
            yield from _calls(node)
        case ast.Slice(lower=lower, upper=upper, step=step):
            if lower is not None:
                yield ast.Slice(None, upper, step)
            if upper is not None:
                yield ast.Slice(lower, None, step)
        case ast.Tuple(elts=elts, ctx=ast.Load()) | ast.List(elts=elts, ctx=ast.Load()):
            yield from (type(node)(elts[:k] + elts[k + 1 :], ast.Load()) for k in range(len(elts)))
        case ast.Dict(keys=keys, values=values):
            yield from (ast.Dict(keys[:k] + keys[k + 1 :], values[:k] + values[k + 1 :]) for k in range(len(keys)))
        case ast.GeneratorExp() | ast.ListComp() | ast.DictComp():
            yield from _comprehensions(node)


def _none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _calls(node: ast.Call) -> Iterator[ast.AST]:
    """Arguments exchanged, keywords left out, the argument for the call, another name."""
    arguments, keywords = node.args, node.keywords
    symmetric = isinstance(node.func, ast.Name) and node.func.id in ("min", "max")
    for k in range(0 if symmetric else len(arguments) - 1):
        swapped = [*arguments[:k], arguments[k + 1], arguments[k], *arguments[k + 2 :]]
        yield ast.Call(node.func, swapped, keywords)
    for k, keyword in enumerate(keywords):
        if keyword.arg not in ASSERTIONS:
            yield ast.Call(node.func, arguments, keywords[:k] + keywords[k + 1 :])
    if arguments and not _message(arguments[0]) and not isinstance(arguments[0], ast.Starred | ast.GeneratorExp):
        yield arguments[0]
    if isinstance(node.func, ast.Name) and node.func.id in NAMES:
        yield ast.Call(ast.Name(NAMES[node.func.id], ast.Load()), arguments, keywords)
    if isinstance(node.func, ast.Attribute) and node.func.attr in NAMES:
        yield ast.Call(ast.Attribute(node.func.value, NAMES[node.func.attr], ast.Load()), arguments, keywords)


def _comprehensions(node: ast.GeneratorExp | ast.ListComp | ast.DictComp) -> Iterator[ast.AST]:
    """Without its conditions, one at a time."""
    for g, generator in enumerate(node.generators):
        for k in range(len(generator.ifs)):
            new = deepcopy(node)
            del new.generators[g].ifs[k]
            yield new

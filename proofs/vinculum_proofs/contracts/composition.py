"""`divide` is exactly the composition of its steps, of which the contracts' proofs speak.

Method: `divide` is run with each step replaced by one that only records its arguments. It has one branch, on the
result of `special_case`. The proof takes both ways, so the two resulting terms are all that it can compute. The sign,
an exclusive or of two bits, is |s_A - s_B| in all four cases.
"""

import ast
import inspect
from collections.abc import Callable
from importlib.util import find_spec, module_from_spec
from types import CodeType, ModuleType
from typing import Any

from vinculum.kernels import scalar
from vinculum_evidence.proof import Finding, Level, Proof, Session

Divide = Callable[[Any, Any, Any], Any]
_A, _B = "unpack(a, form)", "unpack(b, form)"
SPECIAL = f"special_case({_A}.sign ^ {_B}.sign, {_A}, {_B}, form)"
_ALIGNED = f"align({', '.join(f'normalise({x}.m, {x}.e, form)[{k}]' for x in (_A, _B) for k in (0, 1))}, form)"
_PARTS = f"divide_significands({_ALIGNED}[0], {_ALIGNED}[1])"
REGULAR = f"pack({_A}.sign ^ {_B}.sign, round_half_even({_PARTS}[0], {_PARTS}[1], {_ALIGNED}[1]), {_ALIGNED}[2], form)"
_RESULTS = {"normalise": 2, "align": 3, "divide_significands": 2}
STEPS = ("unpack", "special_case", "normalise", "align", "divide_significands", "round_half_even", "pack")


def _no_value(*_: Any) -> Any:
    raise TypeError("divide looks into what a step gave it")


class _Term:
    """A computed value as text. It can be passed on and combined by ^; any other use fails."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __xor__(self, other: "_Term") -> "_Term":
        return _Term(f"{self.text} ^ {other.text}")

    def __getattr__(self, name: str) -> "_Term":
        return _Term(f"{self.text}.{name}")

    __eq__ = __hash__ = __bool__ = __lt__ = __index__ = __int__ = __len__ = __iter__ = __getitem__ = __call__ = (
        _no_value
    )


def fresh() -> ModuleType:
    """The scalar model once more, as a module of its own whose steps can be replaced."""
    spec = find_spec(scalar.__name__)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def as_it_is(module: ModuleType) -> None:
    """No change."""


def terms(change: Callable[[ModuleType], None] = as_it_is) -> tuple[str, str]:
    """What `divide` returns for special operands, and for others. `change` breaks the module first."""

    def run(*, special: bool) -> str:
        module = fresh()
        change(module)
        for name in STEPS:
            setattr(module, name, _writing(name, special))
        return str(module.divide(_Term("a"), _Term("b"), _Term("form")).text)

    return run(special=True), run(special=False)


def _writing(name: str, special: bool) -> Callable[..., Any]:
    def step(*arguments: _Term) -> Any:
        term = _Term(f"{name}({', '.join(argument.text for argument in arguments)})")
        if name == "special_case" and not special:
            return None
        return tuple(_Term(f"{term.text}[{k}]") for k in range(_RESULTS[name])) if name in _RESULTS else term

    return step


# All that `divide` may be written with: assignments, calls of steps by name, fields, ^, and one `if ... is not None`.
_WORDS = (
    ast.Module, ast.FunctionDef, ast.arguments, ast.arg, ast.Assign, ast.Return, ast.Tuple, ast.Starred, ast.Name, ast.Load,
    ast.Store, ast.Attribute, ast.Call, ast.BinOp, ast.BitXor, ast.If, ast.Compare, ast.IsNot, ast.Constant, ast.Expr,
)  # fmt: skip


def strays(function: Divide) -> list[str]:
    """Nodes of a function that a composition does not have.

    These are any syntax beside `_WORDS`, a second `if`, a constant, and a call of what is no step.
    """
    tree = ast.parse(inspect.getsource(function))
    body = tree.body[0]
    assert isinstance(body, ast.FunctionDef)
    documentation = body.body[0]
    nodes = [node for node in ast.walk(tree) if node not in ast.walk(documentation) and node not in ast.walk(body.args)]
    nodes = [node for node in nodes if node is not body.returns]
    unexpected = [node for node in nodes if not isinstance(node, _WORDS)]
    unexpected += [node for node in nodes if isinstance(node, ast.If)][1:]
    unexpected += [node for node in nodes if isinstance(node, ast.Constant) and node.value is not None]
    unexpected += [
        n for n in nodes if isinstance(n, ast.Call) and not (isinstance(n.func, ast.Name) and n.func.id in STEPS)
    ]
    return [ast.unparse(node) for node in (*body.decorator_list, *unexpected)]


def otherwise_bound(module: ModuleType) -> list[str]:
    """Reasons why the module's `divide` may not be what its text says.

    It may be another function, or call steps by names that are bound to something else.
    """
    text = inspect.getsource(module)
    compiled = compile(text, str(module.__file__), "exec").co_consts
    defined = [code for code in compiled if isinstance(code, CodeType) and code.co_name == "divide"]
    bindings = (
        [] if [getattr(module.divide, "__code__", None)] == defined else ["divide is not the one function of that name"]
    )
    nodes, names = list(ast.walk(ast.parse(text))), {"divide", *STEPS}
    bindings += [
        ast.unparse(n) for n in nodes if isinstance(n, ast.Name) and n.id in names and not isinstance(n.ctx, ast.Load)
    ]
    bindings += [ast.unparse(n) for n in nodes if isinstance(n, ast.alias) and (n.asname or n.name) in {*names, "*"}]
    return bindings + [
        n.id for n in nodes if isinstance(n, ast.Name) and n.id in {"globals", "vars", "setattr", "exec", "eval"}
    ]


def _divide_exchanged(module: ModuleType) -> None:
    right = module.divide
    module.divide = lambda a, b, form: right(b, a, form)  # type: ignore[attr-defined]


def _sign_of_a(module: ModuleType) -> None:
    _edit(module, "sign = A.sign ^ B.sign", "sign = A.sign")


def _ties_on_numerator(module: ModuleType) -> None:
    _edit(module, "round_half_even(q, r, d)", "round_half_even(q, r, n)")


def _special_ignored(module: ModuleType) -> None:
    _edit(module, "return special\n", "pass\n")


def _form_first(module: ModuleType) -> None:
    _edit(
        module, "pack(sign, round_half_even(q, r, d), unit, form)", "pack(form, sign, round_half_even(q, r, d), unit)"
    )


def _edit(module: ModuleType, old: str, new: str) -> None:
    text = inspect.getsource(scalar.divide)
    assert old in text
    exec(compile(text.replace(old, new), "mutant", "exec"), vars(module))  # noqa: S102 - our own source


MUTANTS: dict[str, Callable[[ModuleType], None]] = {
    "operands exchanged": _divide_exchanged,
    "sign of the numerator alone": _sign_of_a,
    "remainder compared with the numerator": _ties_on_numerator,
    "special cases ignored": _special_ignored,
    "the format in another argument's place": _form_first,
}


def run(session: Session) -> Finding:  # noqa: ARG001 - the form of every proof
    """Both terms, and those of the mutants."""
    expected = SPECIAL, REGULAR
    computed = terms()
    bits = [(s, t) for s in (0, 1) for t in (0, 1)]
    beside = strays(scalar.divide) + otherwise_bound(scalar)
    if computed != expected or beside or any(s ^ t != abs(s - t) for s, t in bits):
        difference = {"expected": list(expected), "got": list(computed), "stands there as well": beside}
        return Finding(Level.REFUTED, counterexample=difference)
    killed = tuple(words for words, change in MUTANTS.items() if terms(change) != expected)
    survived = tuple(words for words in MUTANTS if words not in killed)
    goals = [{"name": "special operands", "term": SPECIAL}, {"name": "regular operands", "term": REGULAR}]
    details = {"link": "scalar model: ties `divide` to the proofs about its steps' contracts", "goals": goals}
    one, three = 0x3C00, 0x4200
    witness = {"a": one, "b": three, "form": "float16", "c": scalar.divide(one, three, scalar.FORMATS["float16"])}
    if survived:
        return Finding(Level.UNDECIDED, witness, None, killed, survived, "a mutant is not told apart", details)
    return Finding(Level.PROVED_MODEL, witness, None, killed, details=details)


PROOFS = (
    Proof(
        claim="SCALAR_DIVIDE_COMPOSITION",
        title="the scalar model's divide is the composition of unpack, special_case, normalise, align, "
        "divide_significands, round_half_even and pack, and nothing else",
        requirements=("E_DIV_FLOAT_FUNC_0010",),
        method="execution with steps that write down what they are given, on both ways of its one branch",
        scope="every operand and every format; says nothing of what the steps compute",
        run=run,
        assumptions=(
            (
                "a function made of assignments, calls of steps, fields, ^ and one `is not None` runs the same way whatever "
                "its steps return, but for that branch; its text is held to these, and the module to that one definition"
            ),
        ),
        quick=True,
    ),
)

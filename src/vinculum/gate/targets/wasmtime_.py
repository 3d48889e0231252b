"""WebAssembly's instructions of division, compiled by wasmtime: div_s, div_u, and div of floats.

A small module has a function for each type that divides the numbers in its memory one after another. A trap becomes the
exception wasmtime.Trap, which the adapter passes on; the quotients of that call are lost.
"""

from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.operand_forms import contiguous, refuse

INSTRUCTIONS = {  # by element type: the type of WebAssembly, and the suffix of its instruction
    "int32": ("i32", "div_s"),
    "uint32": ("i32", "div_u"),
    "int64": ("i64", "div_s"),
    "uint64": ("i64", "div_u"),
    "float32": ("f32", "div"),
    "float64": ("f64", "div"),
}
PAGE = 1 << 16  # bytes of WebAssembly's memory
LOOP = """
  (func (export "{name}") (param $n i32) (local $a i32) (local $end i32) (local $size i32)
    (local.set $size (i32.mul (local.get $n) (i32.const {width})))
    (local.set $end (local.get $size))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        ({type}.store (i32.add (local.get $a) (i32.mul (local.get $size) (i32.const 2)))
          ({type}.{instruction} ({type}.load (local.get $a))
            ({type}.load (i32.add (local.get $a) (local.get $size)))))
        (local.set $a (i32.add (local.get $a) (i32.const {width})))
        (br $next))))"""


def module_text() -> str:
    """The module in WebAssembly's text format.

    Its memory has the numerators, then the denominators, then the quotients.
    """
    functions = (
        LOOP.format(name=name, width=int(type_[1:]) // 8, type=type_, instruction=instruction)
        for name, (type_, instruction) in INSTRUCTIONS.items()
    )
    return f'(module (memory (export "memory") 1){"".join(functions)})'


class Wasmtime(Adapter):
    """The instructions under each level of wasmtime's optimisation."""

    name = "wasmtime"
    requires = "wasmtime"
    profiles = ("wasm",)

    def __init__(self) -> None:
        import wasmtime

        self._instances = dict[str, Any]()
        for level in self.paths("wasm"):
            config = wasmtime.Config()
            config.cranelift_opt_level = level
            engine = wasmtime.Engine(config)
            store = wasmtime.Store(engine)
            instance = wasmtime.Instance(store, wasmtime.Module(engine, module_text()), [])
            self._instances[level] = store, instance.exports(store)

    def paths(self, profile: str) -> tuple[str, ...]:
        """The levels of optimisation of the compiler."""
        del profile
        return ("speed", "none")

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide the numbers at each index. Operands of two shapes or two types cannot be passed."""
        refuse(self, call, floors=True)
        if call.dtype not in INSTRUCTIONS:
            raise NotSupportedError(f"WebAssembly has no division of {call.dtype}")
        if A.shape != B.shape or A.dtype != B.dtype:
            raise InexpressibleError("an instruction divides two numbers of one type")
        store, exports = self._instances[call.path]
        memory, size = exports["memory"], A.nbytes
        if (missing := 3 * size - memory.data_len(store)) > 0:
            memory.grow(store, -(-missing // PAGE))
        memory.write(store, contiguous(A).tobytes() + contiguous(B).tobytes(), 0)
        exports[call.dtype](store, A.size)
        return np.frombuffer(memory.read(store, 2 * size, 3 * size), A.dtype).reshape(A.shape)

"""AIDGE's export to C++: a graph with one node, Div, exported for each pair of shapes and compiled.

The exported function has its result in memory of its own. `aidge_core.export_utils.export` exports graphs with one input only,
so the adapter calls what that calls in the end, `scheduler_export`.
"""

import ctypes
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from vinculum.code_generators import generated_code
from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.operand_forms import Models, contiguous, refuse

FUNCTIONS = 4096  # that are kept
TYPES = ("float32", "float64", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
FLAGS = ("-std=c++17",)


class AidgeExportCpp(Adapter):
    """The exported function, compiled once for each type and pair of shapes."""

    name = "aidge-export-cpp"
    requires = "aidge-export-cpp"

    def __init__(self) -> None:
        import aidge_core
        from aidge_core.export_utils import scheduler_export, set_nodes_names
        from aidge_core.mem_info import generate_optimized_memory_info
        from aidge_export_cpp import ExportLibCpp

        aidge_core.Log.set_console_level(aidge_core.Level.Fatal)
        self._aidge, self._library = aidge_core, ExportLibCpp
        self._export, self._set_names, self._memory = scheduler_export, set_nodes_names, generate_optimized_memory_info
        self.functions = Models(self._function, FUNCTIONS)
        self._function("int32", (1,), (1,))  # loads much, for seconds

    def paths(self, profile: str) -> tuple[str, ...]:
        """A graph has fixed sizes."""
        del profile
        return ("static",)

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Call the function that is exported for the type and the shapes."""
        refuse(self, call)
        if not (A.size and B.size):
            raise InexpressibleError("aidge has no tensors without elements")
        if A.dtype != B.dtype:
            raise InexpressibleError("the exported function divides two tensors of one type")
        if A.dtype.name not in TYPES:
            # Of float16, the exported code names a type that it does not define.
            raise NotSupportedError(f"aidge-export-cpp exports no code for {A.dtype}")
        a, b = (np.require(contiguous(operand), requirements="A") for operand in (A, B))
        function, shape = self.functions.get(A.dtype.name, A.shape, B.shape)
        result = ctypes.c_void_p()
        function.restype = None
        function(ctypes.c_void_p(a.ctypes.data), ctypes.c_void_p(b.ctypes.data), ctypes.byref(result))
        size = int(np.prod(shape, dtype=np.int64)) * A.dtype.itemsize
        return np.frombuffer(ctypes.string_at(result.value or 0, size), A.dtype).reshape(shape)

    def _function(self, dtype: str, A: tuple[int, ...], B: tuple[int, ...]) -> tuple[Any, tuple[int, ...]]:
        """The compiled function, and the shape of its result."""
        node, graph = self._aidge.Div("C"), self._aidge.GraphView()
        graph.add(node)
        operator = node.get_operator()
        for index, shape in enumerate((A, B)):
            operator.set_input(index, self._aidge.Tensor(np.ones(shape, dtype)))
        graph.set_datatype(operator.get_input(0).dtype)
        graph.set_backend(self._library._name)  # noqa: SLF001 - AIDGE has no other name of it
        graph.forward_dims()
        scheduler = self._aidge.SequentialScheduler(graph)
        scheduler.generate_scheduling()
        self._set_names(scheduler)
        with TemporaryDirectory(prefix="vinculum-") as folder:
            self._export(scheduler, folder, memory_manager=self._memory, memory_manager_args={"stats_folder": None})
            source = Path(folder, "dnn", "src", "forward.cpp")
            library = generated_code.compiled(source, (*FLAGS, f"-I{folder}/dnn/include"))
        return library.model_forward, tuple(operator.get_output(0).dims)

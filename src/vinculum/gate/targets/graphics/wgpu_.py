"""WGSL's operator `/` at run time, compiled by wgpu for the adapter that it prefers.

A compute shader for each type divides the numbers of two storage buffers. The size of such a buffer is a multiple of 4 bytes,
so that an odd number of f16 is followed by one more.
"""

from typing import Any

import numpy as np

from vinculum.gate.targets.base import Adapter, Array, Call, InexpressibleError, NotSupportedError
from vinculum.gate.targets.operand_forms import contiguous, refuse

TYPES = {"float16": "f16", "float32": "f32", "int32": "i32", "uint32": "u32"}
F16 = "shader-f16"  # the feature of an adapter that f16 needs
GROUP, ROW = 64, 1 << 15  # invocations in a workgroup, and workgroups in a row
SHADER = """
{enable}
@group(0) @binding(0) var<storage, read> a: array<{type}>;
@group(0) @binding(1) var<storage, read> b: array<{type}>;
@group(0) @binding(2) var<storage, read_write> c: array<{type}>;

@compute @workgroup_size({group})
fn divide(@builtin(global_invocation_id) id: vec3<u32>) {{
    let i = id.x + id.y * {row}u;
    if (i < arrayLength(&c)) {{
        c[i] = a[i] / b[i];
    }}
}}
"""


class Wgpu(Adapter):
    """The operator in a shader, evaluated at run time."""

    name = "wgpu"
    requires = "wgpu"
    profiles = ("wgsl",)

    def __init__(self) -> None:
        import wgpu

        self._wgpu: Any = wgpu
        self._device: Any = None
        self._pipelines = dict[str, Any]()

    def divide(self, A: Array, B: Array, call: Call) -> Array:
        """Divide the numbers at each index. Operands of two shapes or two types cannot be passed."""
        refuse(self, call)
        if call.dtype not in TYPES:
            raise NotSupportedError(f"WGSL has no division of {call.dtype}")
        if A.shape != B.shape or A.dtype != B.dtype:
            raise InexpressibleError("the operator divides two numbers of one type")
        if A.size == 0:
            return np.empty(A.shape, A.dtype)
        pipeline = self._pipeline(call.dtype)
        device, usage = self._device, self._wgpu.BufferUsage
        operands = [_padded(contiguous(x).tobytes()) for x in (A, B)]
        buffers = [device.create_buffer_with_data(data=x, usage=usage.STORAGE) for x in operands]
        size = len(operands[0])
        buffers.append(device.create_buffer(size=size, usage=usage.STORAGE | usage.COPY_SRC))
        entries = [
            {"binding": k, "resource": {"buffer": buffer, "offset": 0, "size": size}}
            for k, buffer in enumerate(buffers)
        ]
        encoder = device.create_command_encoder()
        run = encoder.begin_compute_pass()
        run.set_pipeline(pipeline)
        run.set_bind_group(0, device.create_bind_group(layout=pipeline.get_bind_group_layout(0), entries=entries))
        groups = -(-(size // A.itemsize) // GROUP)
        run.dispatch_workgroups(min(groups, ROW), -(-groups // ROW))
        run.end()
        device.queue.submit([encoder.finish()])
        quotients = bytes(device.queue.read_buffer(buffers[-1]))[: A.nbytes]
        return np.frombuffer(quotients, A.dtype).reshape(A.shape)

    def _pipeline(self, dtype: str) -> Any:
        """The shader of a type, compiled once. The adapter is looked for when the first one is."""
        if self._device is None:
            try:
                adapter = self._wgpu.gpu.request_adapter_sync(power_preference="high-performance")
            except RuntimeError as error:
                raise NotSupportedError(f"wgpu finds no adapter: {error}") from None
            features = [F16] if F16 in adapter.features else []
            limits = {"max-storage-buffer-binding-size": adapter.limits["max-storage-buffer-binding-size"]}
            self._device = adapter.request_device_sync(required_features=features, required_limits=limits)
        if dtype == "float16" and F16 not in self._device.features:
            raise NotSupportedError(f"the adapter has no {F16}")
        if dtype not in self._pipelines:
            enable = "enable f16;" if dtype == "float16" else ""
            text = SHADER.format(enable=enable, type=TYPES[dtype], group=GROUP, row=GROUP * ROW)
            module = self._device.create_shader_module(code=text)
            compute = {"module": module, "entry_point": "divide"}
            self._pipelines[dtype] = self._device.create_compute_pipeline(layout="auto", compute=compute)
        return self._pipelines[dtype]


def _padded(data: bytes) -> bytes:
    """The bytes, and as many further ones as a multiple of 4 needs."""
    return data + b"\1" * (-len(data) % 4)

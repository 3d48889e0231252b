"""One pipeline on one element type in one form: which results are wrong, and which link is at fault."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from vinculum._util.types import Array
from vinculum.gate.results.formatting import decimal_and_bits, operand, outcome
from vinculum.gate.sandbox.messages import UNSUPPORTED, Reply, ReplyStatus
from vinculum.gate.sandbox.protocol import element_name
from vinculum.pipelines.definitions import Definition, Mask
from vinculum.pipelines.forms import Form
from vinculum.pipelines.links.files import GRAPH, PROBLEM
from vinculum.pipelines.operands import divisors
from vinculum.pipelines.processes import Links
from vinculum.pipelines.results import Death, Fault, FormResult, Witness
from vinculum_spec.schema import ElementType

LENGTH = 1024  # of the vectors of a static model
NUMERATORS = 4096  # about as many for each divisor, of the forms with one divisor a call
MAX_STATIC = 1 << 16  # pairs that static models divide
LONGEST = 8192  # of other vectors
MAX_DEATHS = 3  # of one form, after which the rest is not tried
NOT_IMPORTED = ("ImportError", "ModuleNotFoundError")  # begin what is said of a package that is not whole
OPEN = "open: the operator set does not say what an operation gives"
Key = tuple[bool, int, float, float]


@dataclass(frozen=True)
class Batch:
    """Operands of one run, and whether a model is converted for it."""

    A: Array
    B: Array
    converts: bool = False


class Trial:
    """Judges one form, and collects what it finds in `result`."""

    def __init__(self, links: Links, definition: Definition, element: ElementType, result: FormResult) -> None:
        self._links, self._definition, self._element, self.result = links, definition, element, result
        self._form = Form(result.form)
        self._path = Path()
        self._best: Key | None = None

    def run(self, A: Array, B: Array, divisors_at_most: int) -> None:
        """Judge all pairs that the form can express."""
        for batch in self._batches(A, B, divisors_at_most):
            if batch.converts and not self._convert(batch):
                return
            if not self._judge(batch):
                return

    def probe(self, A: Array, B: Array) -> None:
        """Run one pair outside of the domain. Only the end of a process is judged."""
        if not (self._path.is_file() and self._is_valid):
            return
        reply = self._links.run(self._path, A, B)
        own = outcome(self._links.source(self._form, A, B))
        if reply.fatal:
            self.result.deaths.append(Death(operand(A), operand(B), reply.message, within=False, source=own))
        self.result.outside.append(f"{A[0]} / {B[0]}: {outcome(reply)}")

    def _batches(self, A: Array, B: Array, count: int) -> Iterator[Batch]:
        match self._form:
            case Form.DYNAMIC:
                starts = range(0, A.size, LONGEST)
                yield from (Batch(A[k : k + LONGEST], B[k : k + LONGEST], converts=not k) for k in starts)
            case Form.STATIC:
                size = min(A.size, MAX_STATIC)
                chosen = np.resize(np.arange(size), -(-size // LENGTH) * LENGTH)
                for k in range(0, chosen.size, LENGTH):
                    part = chosen[k : k + LENGTH]
                    yield Batch(A[part], B[part], converts=not k)
            case Form.CONSTANT:
                rest = np.linspace(0, A.size - 1, LENGTH // 2).astype(int)
                part = np.concatenate([np.arange(min(A.size, LENGTH // 2)), rest])
                yield Batch(A[part], B[part], converts=True)
            case Form.SCALAR | Form.NUMBER:
                words = np.unique(A.view(f"u{A.dtype.itemsize}"))
                numerators = words[:: max(1, words.size // NUMERATORS)].view(A.dtype)
                for number, divisor in enumerate(divisors(self._element, B, count)):
                    inside = self._definition.domain(numerators, np.full(numerators.size, divisor))
                    if inside.any():
                        converts = self._form is Form.NUMBER or not number
                        yield Batch(numerators[inside], np.asarray(divisor), converts=converts)

    @property
    def _is_valid(self) -> bool:
        """Whether onnx's checker accepts the model. A runtime may refuse others."""
        return not self.result.invalid

    def _convert(self, batch: Batch) -> bool:
        """Convert, and return whether there is a model."""
        reply, path = self._links.convert(self._form, batch.A, batch.B)
        if reply.status is ReplyStatus.VALUE and reply.result is not None:
            self._path = path
            self.result.opset = int(reply.result[0])
            if not self.result.model:
                self._describe(path)
            return True
        if reply.fatal:
            self._add_death(batch, f"as it was converted: {reply.message}")
        elif reply.message.startswith(NOT_IMPORTED):
            self.result.unfinished = f"{outcome(reply).partition(chr(10))[0]} (from the converter)"
        else:
            self.result.unsupported = f"{outcome(reply).partition(chr(10))[0]} (from the converter)"
        return False

    def _describe(self, path: Path) -> None:
        self.result.model = path.read_bytes()
        self.result.graph = path.with_name(f"{path.name}{GRAPH}").read_text(encoding="utf-8")
        self.result.invalid = path.with_name(f"{path.name}{PROBLEM}").read_text(encoding="utf-8")

    def _judge(self, batch: Batch) -> bool:
        """Judge one batch, and return whether to continue."""
        A, B = batch.A, np.broadcast_to(batch.B, batch.A.shape)
        own = self._links.source(self._form, batch.A, batch.B)
        if own.fatal:  # it hangs or dies, so nothing is known of what it supports
            self.result.unfinished = f"{outcome(own)[:300]} (from the framework itself)"
            return False
        if not _is_vector_of(own, A):
            self.result.unsupported = f"{outcome(own)[:300]} (from the framework itself)"
            return False
        reply = self._links.run(self._path, batch.A, batch.B)
        if reply.status in UNSUPPORTED:
            self.result.unsupported = f"{reply.message[:300]} (from the runtime)"
            return False
        if reply.fatal:
            self._add_death(self._smallest_fatal(batch), reply.message, own)
            return len(self.result.deaths) < MAX_DEATHS
        model = self._links.evaluate(self._path, batch.A, batch.B)
        if model.status in UNSUPPORTED:
            self.result.unfinished = f"whose fault a result is, is not known: {model.message[:300]}"
            return False
        self.result.cases += A.size
        assert own.result is not None
        if self._form is Form.DYNAMIC:
            self.result.source_failures += int(self._definition.violations(A, B, own.result).sum())
        wrong = self._wrong(A, B, reply, own.result)
        is_open = self._open(batch)
        model_wrong = self._wrong(A, B, model, own.result) | is_open | (not self._is_valid)
        self.result.failures += int(wrong.sum())
        self.result.model_failures += int(model_wrong.sum())
        faults = _faults(wrong, model_wrong, self._is_valid & ~is_open & ~_agree(reply, model, A.size))
        for fault, where in faults.items():
            self.result.faults[fault] = self.result.faults.get(fault, 0) + int(where.sum())
        self._keep_smallest(A, B, faults, (reply, model, own), is_open)
        return True

    def _wrong(self, A: Array, B: Array, reply: Reply, own: Array) -> Mask:
        """Where a result is neither allowed, nor what the framework itself gives."""
        if not _is_vector_of(reply, A):
            return np.ones(A.size, dtype=bool)
        assert reply.result is not None
        wrong = ~_equal(reply.result, own)
        wrong[wrong] = self._definition.violations(A[wrong], B[wrong], reply.result[wrong])
        return wrong

    def _open(self, batch: Batch) -> Mask:
        """Where ONNX leaves the result of the model open."""
        marks = self._links.evaluate(self._path, batch.A, batch.B, undefined=True)
        if marks.result is None or marks.result.size != batch.A.size:
            return np.zeros(batch.A.size, dtype=bool)
        return np.asarray(marks.result.ravel() != 0)

    def _keep_smallest(
        self, A: Array, B: Array, faults: dict[Fault, Mask], replies: tuple[Reply, Reply, Reply], is_open: Mask
    ) -> None:
        for fault, where in faults.items():
            for k in np.flatnonzero(where):
                key = _key(A[k], B[k])
                if self._best is None or key < self._best:
                    self._best = key
                    got, model, own = (_at(reply, int(k)) for reply in replies)
                    a, b = A[k : k + 1], B[k : k + 1]
                    expected = self._definition.expected(a, b)
                    model = OPEN if is_open[k] else model
                    self.result.witness = Witness(operand(a), operand(b), got, expected, own, model, fault)

    def _smallest_fatal(self, batch: Batch) -> Batch:
        """Half of the vectors, as long as the process ends on it."""
        while self._form is Form.DYNAMIC and batch.A.size > 1:
            half = batch.A.size // 2
            parts = (Batch(batch.A[:half], batch.B[:half]), Batch(batch.A[half:], batch.B[half:]))
            fatal = [part for part in parts if self._links.run(self._path, part.A, part.B).fatal]
            if not fatal:
                break
            batch = fatal[0]
        return batch

    def _add_death(self, batch: Batch, how: str, own: Reply | None = None) -> None:
        death = Death(operand(batch.A), operand(batch.B), how, within=True, source=outcome(own) if own else "")
        self.result.deaths.append(death)


def _is_vector_of(reply: Reply, A: Array) -> bool:
    return reply.result is not None and reply.result.shape == A.shape and element_name(reply.result) == element_name(A)


def _equal(first: Array, second: Array) -> Mask:
    """Where two results are the same value. NaNs are; zeros of different signs are not."""
    if first.dtype.kind in "iu":
        return np.asarray(first == second)
    with np.errstate(invalid="ignore"):  # a signalling NaN
        x, y = first.astype(np.float64), second.astype(np.float64)
    return np.asarray(((x == y) & (np.signbit(x) == np.signbit(y))) | (np.isnan(x) & np.isnan(y)))


def _agree(reply: Reply, model: Reply, size: int) -> Mask:
    """Where the runtime gives what the model gives."""
    got, exact = reply.result, model.result
    if got is None or exact is None:
        return np.full(size, reply.status is model.status)
    if got.shape != exact.shape or got.dtype != exact.dtype:
        return np.zeros(size, dtype=bool)
    return _equal(got, exact)


def _faults(wrong: Mask, model_wrong: Mask, unfaithful: Mask) -> dict[Fault, Mask]:
    """Where which link is at fault. `unfaithful` is where the runtime gives another value than the model."""
    return {
        Fault.CONVERTER: wrong & model_wrong & ~unfaithful,
        Fault.RUNTIME: wrong & ~model_wrong,
        Fault.BOTH: wrong & model_wrong & unfaithful,
    }


def _key(a: Any, b: Any) -> Key:
    """Pairs that are easier to read come first: finite ones, with few characters, and then by size."""
    numbers = float(a), float(b)
    text = "".join(map(_shortest, (a, b)))
    return not all(map(np.isfinite, numbers)), len(text), abs(numbers[1]), abs(numbers[0])


def _shortest(value: Any) -> str:
    """The shortest decimal that is this value, without `.0`."""
    return str(value).removesuffix(".0")


def _at(reply: Reply, k: int) -> str:
    """What a link gives at one position."""
    if reply.result is None or reply.result.ndim != 1 or k >= reply.result.size:
        return outcome(reply)
    return decimal_and_bits(reply.result[k])

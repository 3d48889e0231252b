"""The contracts once more, and the whole of `divide`, on operands at edges, hard ones, and drawn ones.

Method: every combination of edges, then Hypothesis with a fixed seed and no database; also with Hypothesis's crosshair
backend, whose operands are symbolic: all steps but the special cases, as too few of so few operands are infinite by infinite.
The same relations judge.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from vinculum.gate.cases.values import hard_to_round
from vinculum.gate.cases.values.special_values import cross, special_values
from vinculum.kernels import scalar
from vinculum_evidence.proof import Finding, Level, Proof, Session
from vinculum_proofs.contracts import steps
from vinculum_proofs.contracts.edge_operands import Values, at_edges, values
from vinculum_proofs.contracts.exhaustive_small import judge, mutated
from vinculum_proofs.contracts.obligations import INTEGER_STEPS, Function, Obligation, obligations
from vinculum_proofs.mutants.scalar_mutants import MUTANTS, SIGNED_ONLY
from vinculum_proofs.requirement_groups import FORMATS, INTEGERS
from vinculum_spec.loader import specification

FLOAT_STEPS = tuple(contract.step for contract in steps.FLOAT_STEPS)
SYMBOLIC_STEPS = (*INTEGER_STEPS, *(step for step in FLOAT_STEPS if step != "special_case"))
HYPOTHESIS, SYMBOLIC = "hypothesis", "crosshair"  # Hypothesis's names of its backends
SAMPLE_COUNTS = {HYPOTHESIS: 100, SYMBOLIC: 20}  # of each contract, at each type
PAIRS = 200  # of hard operands of a kind, and of drawn ones, at each format
Operands = tuple[Any, ...]


class Sample:
    """Runs tests on operands and counts them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.count = 0

    def first(self, operands: Iterable[Operands], test: Callable[..., bool]) -> Operands | None:
        """The first of `operands` for which `test` is false; None where there is none."""
        for one in operands:
            self.count += 1
            if not test(*one):
                return one
        return None

    def search(
        self, strategy: Any, test: Callable[..., bool], count: int, precondition: Function, backend: str = HYPOTHESIS
    ) -> Operands | None:
        """As `first`, on `count` operands that Hypothesis draws from `strategy` and `precondition` accepts."""
        import hypothesis

        failures: list[Operands] = []

        @hypothesis.seed(self.seed)
        @hypothesis.settings(
            backend=backend,
            database=None,
            deadline=None,
            max_examples=count,
            phases=[hypothesis.Phase.generate],
            suppress_health_check=list(hypothesis.HealthCheck),
            report_multiple_bugs=False,
        )
        @hypothesis.given(strategy)
        def holds(operands: Operands) -> None:
            hypothesis.assume(precondition(*operands))
            self.count += 1
            if not test(*operands):
                failures.append(operands)
                raise AssertionError

        try:
            holds()
        except AssertionError:
            return failures[-1]  # the last, which Hypothesis repeats with plain values
        return None


def strategy(obligation: Obligation, backend: str) -> Any:
    """Operands of a contract: edges or anything between; symbolic ones are not told where the edges are."""
    from hypothesis import strategies as st

    def one(value: Values) -> Any:
        if value.minimum is None:
            return st.sampled_from(value.edges)
        between = st.integers(value.minimum, value.maximum)
        return between if backend == SYMBOLIC else st.sampled_from(value.edges) | between

    return st.tuples(*map(one, values(obligation)))


def breach(sample: Sample, obligation: Obligation, function: Function, backend: str) -> Operands | None:
    """Operands with which `function` breaks the contract; None where none were found."""

    def test(*operands: Any) -> bool:
        return obligation.is_met(function, *operands)

    counterexample = sample.first(at_edges(obligation), test) if backend == HYPOTHESIS else None
    if counterexample is None:
        drawn_from = strategy(obligation, backend)
        counterexample = sample.search(drawn_from, test, SAMPLE_COUNTS[backend], obligation.requires, backend)
    return counterexample


def contracts_of(names: Iterable[str], backend: str) -> Callable[[Session], Finding]:
    """The `run` of a proof: the contracts of these steps at every type, then their mutants."""

    def run(session: Session) -> Finding:
        sample, owed = Sample(session.seed), [one for name in names for one in obligations(name)]
        for k, obligation in enumerate(owed):
            counterexample = breach(sample, obligation, obligation.model, backend)
            if counterexample is not None:
                return Finding(Level.REFUTED, counterexample=_as_json(obligation, counterexample))
            session.report(k / len(owed) / 2, f"{obligation.step} {obligation.type}")
        killed = {f"{one.step}: {words}": True for one in owed for words in MUTANTS[one.step]}
        for obligation in owed:
            for words, function in MUTANTS[obligation.step].items():
                if words not in SIGNED_ONLY or not obligation.type.startswith("u"):
                    dead = breach(Sample(session.seed), obligation, function, backend) is not None
                    killed[f"{obligation.step}: {words}"] &= dead
        counts = f"{SAMPLE_COUNTS[backend]} drawn by Hypothesis, backend {backend}, at each type"
        classes = ["every combination of edges", counts] if backend == HYPOTHESIS else [counts]
        witness = _as_json(owed[0], next(at_edges(owed[0])))
        return _concluded(witness, killed, classes, sample)

    return run


def patterns(name: str, seed: int) -> Iterator[tuple[str, list[Operands]]]:
    """Pairs of bit patterns of a format, by kind: edges, hard ones."""
    element = specification().types[name]
    random = np.random.default_rng(seed)
    kinds: Mapping[str, Callable[[], Any]] = {
        "every pair of the special_values of special values and edges": lambda: cross(special_values(element)),
        "hardest to round, normal": lambda: hard_to_round.hard_normal(element, PAIRS, random),
        "ties and near ties of subnormal quotients": lambda: hard_to_round.subnormal_ties(element, PAIRS, random),
        "edges of the range of the quotient": lambda: hard_to_round.range_edges(element, PAIRS, random),
    }
    for kind, operands in kinds.items():
        unsigned = [x.view(f"u{x.dtype.itemsize}").ravel().tolist() for x in operands()]
        yield kind, list(zip(*unsigned, strict=True))


def divide_sampled(session: Session) -> Finding:
    """`divide` at four formats, then `divide` with one step broken."""
    from hypothesis import strategies as st

    sample, classes = Sample(session.seed), dict[str, None]()
    killed = {words: True for words, _ in mutated()}
    for k, (name, form) in enumerate(FORMATS.items()):
        session.report(k / len(FORMATS), name)
        holds, model_form = judge(form), scalar.FORMATS[name]

        def right(divide: Function, *, holds: Any = holds, model_form: Any = model_form) -> Callable[..., bool]:
            def test(a: int, b: int) -> bool:
                try:
                    return bool(holds(a, b, divide(a, b, model_form)))
                except ArithmeticError:
                    return False

            return test

        kinds = dict(patterns(name, session.seed))
        classes |= dict.fromkeys(kinds)
        operands = [pair for pairs in kinds.values() for pair in pairs]
        counterexample = sample.first(operands, right(scalar.divide))
        if counterexample is None:
            bits = st.integers(0, 2**form.width - 1)
            counterexample = sample.search(st.tuples(bits, bits), right(scalar.divide), PAIRS, lambda *_: True)
        if counterexample is not None:
            return Finding(Level.REFUTED, counterexample={"type": name, "a": counterexample[0], "b": counterexample[1]})
        for words, divide in mutated():
            killed[words] &= Sample(session.seed).first(operands, right(divide)) is not None
    witness = {"type": "float16", "a": 0x3C00, "b": 0x4200}
    return _concluded(witness, killed, [*classes, "bit patterns drawn by Hypothesis"], sample)


def _concluded(witness: Any, killed: Mapping[str, bool], classes: list[str], sample: Sample) -> Finding:
    details = {"classes": classes, "count": sample.count, "generator": "Hypothesis, NumPy's PCG64", "seed": sample.seed}
    dead = tuple(words for words, is_dead in killed.items() if is_dead)
    survived = tuple(words for words, is_dead in killed.items() if not is_dead)
    if survived or not dead:
        return Finding(Level.UNDECIDED, witness, None, dead, survived, "not all mutants are refuted", details)
    return Finding(Level.TESTED, witness, None, dead, details=details)


def _as_json(obligation: Obligation, operands: Operands) -> dict[str, Any]:
    names = (symbol.name for symbol in obligation.inputs)
    return {"step": obligation.step, "type": obligation.type} | dict(zip(names, operands, strict=True))


_INTEGER = ("E_DIV_INT_FUNC_0010", "V_DIV_INT_FLOOR_0010", "E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010")
_ROUNDING = ("V_DIV_FLOAT_ROUNDING_0010", "V_DIV_FLOAT_SUBNORMAL_0010", "V_DIV_FLOAT_UNDERFLOW_0010")
_STEPS = ("V_DIV_FLOAT_ENCODING_0010", "V_DIV_FLOAT_DECODING_0010", "V_DIV_FLOAT_UNITS_0010")
_FORMATS = ", ".join(FORMATS)
_INTEGERS = ", ".join(INTEGERS)

PROOFS = (
    Proof(
        claim="SCALAR_INTEGERS_SAMPLED",
        title="the contracts of the scalar model's integer quotients hold on edges and on drawn operands",
        requirements=_INTEGER,
        method="edges, and Hypothesis",
        scope=_INTEGERS,
        run=contracts_of(INTEGER_STEPS, HYPOTHESIS),
        tools=("hypothesis",),
        quick=True,
    ),
    Proof(
        claim="SCALAR_STEPS_SAMPLED",
        title="the contracts of the steps of the scalar model's float division hold on edges and on drawn operands",
        requirements=(*_STEPS, *_ROUNDING),
        method="edges, and Hypothesis",
        scope=f"{_FORMATS}; steps {', '.join(FLOAT_STEPS)}",
        run=contracts_of(FLOAT_STEPS, HYPOTHESIS),
        tools=("hypothesis",),
    ),
    Proof(
        claim="SCALAR_CONTRACTS_SYMBOLIC_SAMPLED",
        title="the contracts of the scalar model's steps, special cases aside, hold on operands that CrossHair finds",
        requirements=(*_INTEGER, *_STEPS, *_ROUNDING),
        method="Hypothesis with its crosshair backend",
        scope=f"{_INTEGERS}; {_FORMATS}; steps {', '.join(SYMBOLIC_STEPS)}",
        run=contracts_of(SYMBOLIC_STEPS, SYMBOLIC),
        tools=("hypothesis", "hypothesis-crosshair", "crosshair-tool", "z3-solver"),
    ),
    Proof(
        claim="SCALAR_DIVIDE_SAMPLED",
        title="the scalar model's divide is the IEEE 754 quotient on special, hard and drawn operands",
        requirements=("E_DIV_FLOAT_FUNC_0010", "V_DIV_FLOAT_OVERFLOW_0010", *_ROUNDING),
        method="structured operands, and Hypothesis, judged by the relation",
        scope=_FORMATS,
        run=divide_sampled,
        tools=("hypothesis", "numpy"),
    ),
)

"""The bits of the significands' quotient decide each comparison of fractions in the float relation.

Where the relation multiplies a significand by a denominator, fp.div divides, and solvers cannot compare the two. So the
comparisons have conditions on the quotient's bits in their place (`CONDITIONS`), and the relation has no product left.

Claim: each comparison holds exactly where its condition does, at every precision; and both ways to divide of `fp_unpacking`
have one quotient. N/D is V/(x T), by FLOAT_UNITS_NORMALISED: V = q x + R is the numerator's significand times 2^(p + 1), x the
denominator's, and T the power of two by which the unit of the fraction is above that of q's last bit.
Method: SMT on integers (Z3, cvc5), by lemmas on near units, among q's bits, and on low and high ones.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sympy import Abs, And, Basic, Eq, Ge, Gt, Integer, Le, Lt, Mod, Ne, Not, Or, Symbol, expand, symbols

from vinculum_evidence.proof import Proof
from vinculum_proofs.requirement_groups import REGULAR
from vinculum_proofs.smt.floating.fraction_forms import same_truth
from vinculum_proofs.smt.goals import Goal, Mutant, Question
from vinculum_proofs.smt.lemmas import PRODUCT, product
from vinculum_spec.relations import ieee754 as f

rest = Symbol("rest")  # the division of the significands leaves a remainder


def place(unit: str) -> Symbol:
    """How far the unit of a fraction is above that of the quotient's last bit."""
    return Symbol(f"k_{unit}", integer=True)


def first(unit: str, times: int = 2) -> Symbol:
    """The first bits of the quotient, twice or four times, down to that unit."""
    return Symbol(f"first{times}_{unit}", integer=True)


def sticky(unit: str) -> Symbol:
    """Among the bits of twice the quotient below that unit is a 1."""
    return Symbol(f"lost_{unit}")


def near(unit: str) -> Basic:
    """The unit is among the quotient's bits."""
    return And(Ge(place(unit), 1), Le(place(unit), f.p + 3))


def less(unit: str, c: Basic, times: int = 2) -> Basic:
    """`times` the fraction is less than c, an odd number or a power of two."""
    return Or(And(near(unit), Lt(first(unit, times), c)), And(Gt(place(unit), f.p + 3), Ge(c, 1)))


def equal(unit: str, c: Basic) -> Basic:
    """Twice the fraction is c."""
    return And(near(unit), Eq(first(unit), c), Not(sticky(unit)), Not(rest))


_upper, _lower, _largest = 2 * f.m_C + 1, 2 * f.m_C - 1, 2 ** (f.p + 1) - 1


def comparisons(formula: Basic, kind: type[Basic], numerator: Symbol, count: int = 1) -> list[Basic]:
    """The comparisons of that kind that `formula` makes of a fraction.

    ValueError unless there are `count`.
    """
    matches = [x for x in formula.atoms(kind) if x.has(numerator)]
    if len(matches) != count:
        raise ValueError(f"{len(matches)} comparisons of {numerator} by {kind.__name__}, not {count}: {formula}")
    return matches


# The comparisons, as the relation makes them. BELOW is asked for where m_C is 2^(p - 1).
HALFWAY, BELOW = sorted(comparisons(f.rounding.holds, Le, f.N, count=2), key=lambda x: not x.has(Abs))
(untied,) = comparisons(f.rounding.holds, Ne, f.N)
TIE = Not(untied)
(VANISHES,) = comparisons(f.underflow.domain, Le, f.N_min)
(BELOW_NORMAL,) = comparisons(f.subnormal.domain, Lt, f.N_min)
(OVERFLOWS,) = comparisons(f.overflow.domain, Ge, f.N_max)
CONDITIONS: Mapping[Basic, Basic] = {
    HALFWAY: And(Or(less("C", _upper), equal("C", _upper)), Not(less("C", _lower))),
    TIE: Or(equal("C", _upper), equal("C", _lower)),
    BELOW: Not(less("C", _largest, 4)),
    VANISHES: Or(less("min", Integer(1)), equal("min", Integer(1))),
    BELOW_NORMAL: less("min", 2**f.p),
    OVERFLOWS: Not(less("max", _largest)),
}


def decided(relation: Basic, by: Mapping[Basic, Basic] = CONDITIONS) -> Basic:
    """`relation` with what decides its comparisons in their place; ValueError where one is left."""
    opposite = {Not(old): Not(new) for old, new in by.items()}
    result = relation.xreplace({**by, **opposite})
    if left := result.free_symbols & {f.N, f.D, f.N_min, f.D_min, f.N_max, f.D_max}:
        raise ValueError(f"a comparison that nothing decides: of {sorted(map(str, left))}")
    return result


# ---- the lemmas, on integers, for every precision ----

H, h, x, q, R, u, w, v, c, T, G, V, Y, X, e, sa = symbols("H h x q R u w v c T G V Y X e sa", integer=True)
K, low, S = symbols("K low S", integer=True)
real_x, real_N, real_D, real_V, real_T, real_W, real_G = symbols("x N D V T W G", real=True)
VALUE = (Eq(4 * real_x * real_N, real_D * real_W), Eq(real_W * real_T, 4 * real_V))
POWERS = {2 ** (f.p - 1): H, 2**f.p: 2 * H, 2 ** (f.p + 1): 4 * H}  # H is any number above 0


def order(unit: str, numerator: Basic, denominator: Basic, c_: Basic, times: int = 2) -> tuple[Basic, ...]:
    """What `less` and `equal` say of `times` a fraction and c."""
    left, right = times * numerator, expand(c_ * denominator)
    ordered = same_truth(Lt(left, right), less(unit, c_, times))
    return (ordered, same_truth(Eq(left, right), equal(unit, c_))) if times == 2 else (ordered,)


def condition_goals() -> list[Goal]:
    """Each comparison of the relation equals its condition, given the meaning of `less` and `equal`."""
    C = ("C", f.N, f.D)
    facts = {
        HALFWAY: (*order(*C, _upper), *order(*C, _lower), Gt(f.D, 0), Gt(f.N, 0), Ge(f.m_C, 0)),
        TIE: (*order(*C, _upper), *order(*C, _lower), Gt(f.D, 0)),
        BELOW: order(*C, _largest, 4),
        VANISHES: order("min", f.N_min, f.D_min, Integer(1)),
        BELOW_NORMAL: order("min", f.N_min, f.D_min, 2**f.p),
        OVERFLOWS: order("max", f.N_max, f.D_max, _largest),
    }
    goals = []
    for number, (old, new) in enumerate(CONDITIONS.items()):
        m = {f.m_C: H} if old == BELOW else {}
        parts = (part.xreplace(POWERS).xreplace(m) for part in (*facts[old], same_truth(old, new)))
        *hypotheses, claim = parts
        goals.append(Goal(f"condition {number + 1}", tuple(hypotheses), claim, f"{old}, by the bits of the quotient"))
    return goals


def order_goals() -> list[Goal]:
    """`less` and `equal` are right: N/D is V / Y, with V = q x + R; near, low and high."""
    goals = [
        Goal(
            "value",
            VALUE,
            Eq(4 * real_x * real_N * real_T, 4 * real_D * real_V),
            "N/D is V / (x T): by FLOAT_UNITS_NORMALISED, with x = mb and T = 2^k, on reals as T may be below 1",
        ),
        Goal(
            "value, low",
            (*VALUE, Eq(real_T * real_G, 1)),
            Eq(real_x * real_N, real_D * real_V * real_G),
            "where T is 1/G it is V G / x",
        ),
        Goal(
            "quotient",
            (
                *(Gt(H, 0), Ge(sa, H), Lt(sa, 2 * H), Ge(x, H), Lt(x, 2 * H), Ge(R, 0), Lt(R, x)),
                Eq(4 * H * sa, q * x + R),
                *(product(q - 8 * H, x), product(x - H, 8 * H), product(2 * H - 1 - sa, 4 * H)),
                *(product(2 * H - 1 - q, x), product(2 * H - 1 - x, 2 * H), product(sa - H, 4 * H)),
            ),
            And(Ge(q, 2 * H), Lt(q, 8 * H)),
            "the quotient has p + 1 or p + 2 bits",
        ),
    ]
    for times in (2, 4):
        N, D = times * f.N, c * f.D
        both = (times * V, c * Y)
        facts = (
            *(product(f.D, both[0] - both[1]), product(D - N - 1, Y), product(f.D, both[1] - both[0] - 1)),
            *(product(N - D, Y), product(f.D, both[1] - both[0]), product(N - D - 1, Y)),
            *(product(f.D, both[0] - both[1] - 1), product(D - N, Y)),
        )
        goals.append(
            Goal(
                f"scaled, {times}",
                (Gt(f.D, 0), Gt(Y, 0), Eq(f.N * Y, f.D * V), *facts),
                And(same_truth(Lt(N, D), Lt(*both)), same_truth(Eq(N, D), Eq(*both))),
                f"{times} N/D and c are ordered as {times} V/Y and c",
            )
        )
    return goals + digit_goals() + far_goals()


def digit_goals() -> list[Goal]:
    """Where the unit is among the quotient's bits: T = 2h, X = h x, and V = u X + e."""
    within, parts = (Gt(x, 0), Ge(R, 0), Lt(R, x)), (Ge(w, 0), Lt(w, h))
    even = (Ge(h, 2), Eq(Mod(h, 2), 0), Eq(2 * q, v * h + w))
    return [
        Goal(
            "near",
            (Gt(X, 0), Ge(e, 0), Lt(e, X), product(c - u - 1, X), product(u - c, X), product(u - c - 1, X)),
            And(same_truth(Lt(u * X + e, c * X), Lt(u, c)), same_truth(Eq(u * X + e, c * X), And(Eq(u, c), Eq(e, 0)))),
            "u X + e and c X are ordered as u and c",
        ),
        Goal(
            "near, split",
            (Eq(q, u * h + w), Eq(X, h * x)),
            Eq(q * x + R, u * X + (w * x + R)),
            "V is u X + e, with e = w x + R",
        ),
        Goal(
            "near, below",
            (*within, *parts, product(h - 1 - w, x), product(w - 1, x), product(w, x)),
            And(Ge(w * x + R, 0), Lt(w * x + R, h * x), same_truth(Eq(w * x + R, 0), And(Eq(w, 0), Eq(R, 0)))),
            "e is at least 0, below X, and 0 where no bit is lost and no remainder left",
        ),
        Goal(
            "near, four times",
            (Eq(2 * q, v * h + w), Eq(X, h * x)),
            Eq(2 * (q * x + R), v * X + (w * x + 2 * R)),
            "2V is v X + e, with e = w x + 2R",
        ),
        Goal("near, even", (*parts, *even), Le(w, h - 2), "what is lost of 2q is even where h is, as v h is"),
        Goal(
            "near, four times, below",
            (*within, Ge(w, 0), Le(w, h - 2), product(h - 2 - w, x), product(w, x)),
            And(Ge(w * x + 2 * R, 0), Lt(w * x + 2 * R, h * x)),
            "e is at least 0, and below X",
        ),
        Goal(
            "near, four times, last bit",
            (*within, *parts, Eq(h, 1), Gt(H, 0), Eq(2 * q, v * h + w), Ge(q, 2 * H), product(q - 2 * H, x)),
            And(Ge(v, 4 * H - 1), Ge(2 * (q * x + R), (4 * H - 1) * x)),
            "where h is 1, neither is less than 2^(p+1) - 1",
        ),
    ]


def far_goals() -> list[Goal]:
    """Where the unit is not among the quotient's bits: T = 1/G, and T at least 2^(p+4)."""
    within = (Gt(x, 0), Ge(R, 0), Lt(R, x), Gt(H, 0), Ge(q, 2 * H), Lt(q, 8 * H), Eq(V, q * x + R))
    twice = [y.xreplace(POWERS) for y in (_upper, _lower, Integer(1), 2**f.p, _largest)]
    return [
        Goal(
            "small enough",
            (Ge(H, 1), Lt(f.m_C, 2 * H)),
            And(*(Lt(y, 4 * H) for y in twice), Lt(_largest.xreplace(POWERS), 8 * H)),
            "what twice a fraction is compared with is below 2^(p+1), as m_C is below 2^p; four times, below 2^(p+2)",
        ),
        *(
            Goal(
                f"low, {times}",
                (
                    *within,
                    *(Ge(G, 1), Lt(c, times * 2 * H), product(G - 1, V), product(q - 2 * H, x)),
                    *(product(times * 2 * H - c - 1, x), product(q, x)),
                ),
                Gt(times * V * G, c * x),
                f"{times} V G is more than c x: a unit below the quotient's bits",
            )
            for times in (2, 4)
        ),
        Goal(
            "high",
            (
                *within,
                Ge(c, 1),
                Ge(T, 32 * H),
                product(8 * H - 1 - q, x),
                product(T - 32 * H, x),
                product(c - 1, x * T),
            ),
            And(Lt(4 * V, c * x * T), Lt(2 * V, c * x * T)),
            "4V and 2V are less than c x T: a unit above them",
        ),
        Goal(
            "high, negative",
            (*within, Le(c, -1), Ge(T, 1), product(-c - 1, x * T), product(T - 1, x), product(q, x)),
            Gt(2 * V, c * x * T),
            "but for a negative c",
        ),
    ]


def joined_goals() -> list[Goal]:
    """`less` and `equal` say how `times` N/D and c are ordered, wherever the unit is.

    k is any of the three places.
    """
    k, goals = place("C"), []
    for times in (2, 4):

        def scaled(numerator: Basic, right: Basic, times: int = times) -> tuple[Basic, ...]:
            """As N/D is numerator/Y, by the goal `scaled`; `right` is c Y."""
            left, N, D = times * numerator, times * f.N, c * f.D
            return same_truth(Lt(N, D), Lt(left, right)), same_truth(Eq(N, D), Eq(left, right))

        half = times // 2 * V
        ordered = And(*order("C", f.N, f.D, c, times))
        digits = (same_truth(Lt(half, c * X), Lt(u, c)), same_truth(Eq(half, c * X), And(Eq(u, c), Eq(e, 0))))
        nothing = (same_truth(Eq(e, 0), And(Not(sticky("C")), Not(rest))),) if times == 2 else ()
        among = (Eq(first("C", times), u), Ge(k, 1), Le(k, f.p + 3), *digits, *nothing)
        above = (Gt(k, f.p + 3), Ge(f.p, 1))
        goals += [
            Goal(f"joined, near, {times}", (*scaled(V, 2 * c * X), *among), ordered, "with `near` and its parts"),
            Goal(
                f"joined, low, {times}",
                (*scaled(V * G, c * x), Le(k, 0), Ge(f.p, 1), Gt(times * V * G, c * x)),
                ordered,
                "with `low`",
            ),
            Goal(
                f"joined, high, {times}",
                (*scaled(V, c * x * T), *above, Ge(c, 1), Lt(times * V, c * x * T)),
                ordered,
                "with `high`",
            ),
        ]
        if times == 4:
            last = (*scaled(V, 2 * c * X), Eq(first("C", 4), v), Eq(k, 1), Ge(f.p, 1), Ge(v, c), Ge(2 * V, c * X))
            goals.append(Goal("joined, last bit", last, ordered, "with `near, four times, last bit`"))
        if times == 2:
            below = (*scaled(V, c * x * T), *above, Le(c, -1), Gt(2 * V, c * x * T))
            goals.append(Goal("joined, high, negative", below, ordered, "with `high, negative`"))
    return goals


def divisions() -> list[Goal]:
    """Both ways to divide have quotient and remainder of V by x: `divided_by_z3`, `divided_by_bitwuzla`."""
    times_x, remains = expand((q * K + low) * x), V - q * x
    right = (Ge(remains, 0), Lt(remains, x))
    return [
        Goal(
            "wide",
            (
                *(Gt(x, 0), Lt(x, K), Ge(low, 0), Lt(low, K), Le(times_x, K * V), Lt(K * V, times_x + x)),
                *(product(low, x), product(low - 1, x), product(K - 1 - low, x), product(q * x - 1 - V, K)),
                *(product(q * x - V, K), product(V - q * x - 1, K), product(V - q * x - x, K)),
            ),
            And(*right, same_truth(Eq(remains, 0), Eq(low, 0))),
            "of q K + low, the quotient of V K, q is that of V, and low is 0 exactly where no remainder is left",
        ),
        Goal(
            "by four times x",
            (Gt(x, 0), Eq(4 * V, 4 * q * x + S), Ge(S, 0), Lt(S, 4 * x)),
            And(*right, same_truth(Eq(remains, 0), Eq(S, 0))),
            "of 4V and 4x the quotient is that of V and x, and both leave a remainder or neither does",
        ),
    ]


def lemmas() -> tuple[Sequence[Goal], Sequence[Mutant]]:
    """All of them, and wrong ones."""
    orders, joined, ways, conditions = order_goals(), joined_goals(), divisions(), condition_goals()
    by_name = {goal.name: goal for goal in (*orders, *ways, *conditions)}
    goals = [PRODUCT, *orders, *joined, *ways, *conditions]
    largest_4, largest = first("C", 4), first("max")
    changes = (
        (1, "a tie that is not minded", Not(rest), rest),
        (2, "bits that are lost", Not(sticky("C")), sticky("C")),
        (3, "a quarter of a unit more than the gap below", Lt(largest_4, 4 * H - 1), Lt(largest_4, 4 * H - 2)),
        (4, "half of the smallest number and a remainder", Not(rest), rest),
        (5, "twice the smallest normal number", Lt(first("min"), 2 * H), Lt(first("min"), 4 * H)),
        (6, "overflow half a unit early", Lt(largest, 4 * H - 1), Lt(largest, 4 * H - 2)),
    )
    return goals, [
        by_name["near"].mutant("a remainder as large as a unit", Lt(e, X), Le(e, X)),
        by_name["near, even"].mutant("an odd unit", Eq(Mod(h, 2), 0), Eq(Mod(h, 2), 1)),
        by_name["high"].mutant("a unit that is too near", Ge(T, 32 * H), Ge(T, 8 * H)),
        by_name["value, low"].mutant("a unit of another size", Eq(real_T * real_G, 1), Eq(real_T * real_G, 2)),
        claimed(joined[0], "the first bits not above c", less("C", c), Or(less("C", c), equal("C", c))),
        by_name["wide"].mutant("a denominator of more bits than are added", Lt(x, K), Lt(x, 2 * K)),
        by_name["by four times x"].mutant("a remainder of too much", Lt(S, 4 * x), Lt(S, 5 * x)),
        *(claimed(by_name[f"condition {number}"], words, old, new) for number, words, old, new in changes),
    ]


def claimed(goal: Goal, words: str, old: Basic, new: Basic) -> Mutant:
    """The goal with another condition than what is given says."""
    changed = replace(goal, claim=goal.claim.xreplace({old: new}))
    if changed == goal:
        raise ValueError(f"{words}: {old} does not occur in {goal.name}")
    return Mutant(words, changed)


PROOFS = (
    Proof(
        "FP_DIV_CONDITIONS",
        "the bits of the quotient of the significands decide each comparison of the float relation",
        REGULAR,
        "SMT on integers",
        "every precision and every range of exponents; finite operands other than 0",
        Question(
            lemmas, "ieee754.quotient against fp.div: its comparisons of fractions, by the quotient of the significands"
        ),
        ("ieee754.quotient",),
        ("z3-solver", "cvc5", "sympy"),
        assumptions=("the goals are joined by hand",),
        rests_on=("FLOAT_UNITS", "FLOAT_UNITS_NORMALISED", "FLOAT_POWERS"),
        quick=True,
    ),
)

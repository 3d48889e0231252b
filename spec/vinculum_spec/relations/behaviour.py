"""Behaviour of an implementation that a caller can observe, whatever the values."""

from sympy import And, Eq, Le, Lt, Not, Or, Symbol, symbols

from vinculum_spec.relations.relation import Relation, always

signal = symbols("signal", integer=True)  # number of the signal that ended the process, 0 if none did
in_domain, answered, reported, ended = (Symbol(name) for name in ("in_domain", "answered", "reported", "ended"))
# The bytes of a tensor, read as one number.
A_before, A_after, B_before, B_after = symbols("A_before A_after B_before B_after", integer=True)
C_first, C_again = symbols("C_first C_again", integer=True)
X_start, X_end, C_start, C_end = symbols("X_start X_end C_start C_end", integer=True)  # addresses, end excluded

# Every call ends, by itself and without a signal, in or out of the domain.                     V_DIV_NO_CRASH_0010
no_crash = always(And(ended, Eq(signal, 0)))

# Within the domain a call gives a value.                                                         V_DIV_ANSWER_0010
answer = Relation(And(in_domain), And(answered, Not(reported)))

# Outside of it a call reports an error, and gives no value.                              V_DIV_OUTSIDE_DOMAIN_0010
outside_domain = Relation(Not(in_domain), And(reported, Not(answered)))

# The operands are what they were before the call.                                      V_DIV_INPUTS_UNTOUCHED_0010
inputs_untouched = always(And(Eq(A_before, A_after), Eq(B_before, B_after)))

# C shares no byte with an operand X, where both have any.                                      V_DIV_NO_ALIASING_0010
no_aliasing = Relation(And(Lt(C_start, C_end), Lt(X_start, X_end)), Or(Le(C_end, X_start), Le(X_end, C_start)))

# The same call gives the same bytes.                                                      V_DIV_DETERMINISM_0010
determinism = always(Eq(C_first, C_again))

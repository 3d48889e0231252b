"""The Why3 driver that turns goals into SMT-LIB for CVC4: Why3's own, less what this C never needs.

A driver decides what CVC4 may take for granted. What this one has less than Why3's own are axioms, lemmas and symbols of
libraries; fewer of them prove less, never more: a goal in which a symbol occurs that is left out becomes false, so that
it stays unproved. Reading and preparing them is otherwise half of the time that a goal takes. Without polymorphic
symbols no types need be encoded either: what is left of a polymorphic symbol are its instances in the goal.
Floating-point numbers are left to the axioms of Why3's library: no goal is decided by a solver's own arithmetic on them.
"""

from collections.abc import Mapping, Sequence

# The steps from a goal to SMT-LIB, all of Why3. Those of cvc4_15.drv, but that instances of polymorphic symbols are made
# and algebraic types are axioms in each goal, not in those alone that are polymorphic.
TRANSFORMATIONS = (
    *("inline_trivial", "eliminate_builtin", "eliminate_definition_conditionally", "eliminate_inductive"),
    *("eliminate_algebraic", "eliminate_literal", "eliminate_epsilon", "simplify_formula", "discriminate"),
    *("eliminate_symbol", "detect_polymorphism", "encoding_smt_if_poly"),
)
# Axioms and lemmas that are left out, by their theory.
PROPOSITIONS: Mapping[str, Sequence[str]] = {
    "int.ComputerDivision": ("Div_mult", "Mod_mult", "Div_inf", "Mod_inf", "Div_1", "Mod_1"),
    "real.Real": (
        *("add_div", "sub_div", "neg_div", "assoc_mul_div", "assoc_div_mul", "assoc_div_div", "CompatOrderMult"),
    ),
    "frama_c_wp.qed.Qed": (*("c_euclidian", "cmod_remainder", "cdiv_neutral", "cdiv_inv", "cdiv_closed_remainder"),),
    "frama_c_wp.memory.Memory": (
        *("valid_string", "included_trans", "separated_trans", "separated_sym", "separated_included"),
    ),
}
# Symbols that are left out with all that speaks of them, by their theory: functions, and predicates.
FUNCTIONS: Mapping[str, Sequence[str]] = {
    "frama_c_wp.qed.Qed": ("eqb", "neqb", "zlt", "zleq", "rlt", "rleq"),
    "frama_c_wp.memory.Memory": (
        *("addr_le_bool", "addr_lt_bool", "set_init", "int_of_addr", "addr_of_int", "table_of_base", "table_to_offset"),
        "havoc",  # the polymorphic one: its instances stay
    ),
    "frama_c_wp.cint.Cint": ("to_bool", "two_power_abs", "to_uint", "to_sint"),
    "ieee_float.GenericFloat": ("fma", "sqrt", "roundToIntegral", "abs", "neg", "min", "max", "to_int"),
    "frama_c_wp.cfloat.Cfloat": (
        *(f"{symbol}_f{width}" for symbol in ("sqrt", "neg", "model", "delta", "error") for width in (32, 64)),
        *(f"{symbol}_f{width}b" for symbol in ("eq", "ne", "le", "lt") for width in (32, 64)),
    ),
}
PREDICATES: Mapping[str, Sequence[str]] = {
    "frama_c_wp.memory.Memory": (
        *("eqmem", "valid_obj", "addr_le", "addr_lt", "is_init_range", "monotonic_init", "framed"),
    ),
    "frama_c_wp.cint.Cint": ("is_bool", "is_uint", "is_sint"),
    "ieee_float.GenericFloat": (
        *("is_normal", "is_subnormal", "is_int", "same_sign", "diff_sign", "product_sign", "sign_zero_result"),
        *("overflow_value", "same_sign_real", "in_int_range"),
    ),
}
# How CVC4 is printed for and read, as in cvc4_15.drv; SMT-LIB 2.6 is what CVC4 1.8 reads.
CVC4, Z3 = "cvc4", "z3"
LOGIC = 'prelude "(set-logic AUFBVDTNIRA)"\n'  # for CVC4; Z3 chooses by itself
STEPS = {  # of Z3 a tenth of its own count of resources, as in the limit that it gets
    CVC4: r'steps "smt::SmtEngine::resourceUnitsUsed, \\([0-9]+.?[0-9]*\\)" 1',
    Z3: 'steps ":rlimit-count +\\\\([0-9]+\\\\)[0-9]" 1\nsteplimitexceeded "Maximal allocation counts [0-9]+ have been exceeded"',
}
FRAME = r"""
{logic}import "{folder}/smt-libv2.gen"
import "{folder}/discrimination.gen"
printer "smtv2.6"
outofmemory "(error \".*out of memory\")\\|Cannot allocate memory"
timeout "interrupted by timeout"
{steps}
theory BuiltIn
  meta "eliminate_algebraic" "no_index"
  meta "eliminate_algebraic" "no_selector"
end
"""


def frame(folder: str, prover: str) -> str:
    """How a prover is printed for and read. `folder` is that of Why3's own drivers."""
    values = {"logic": LOGIC if prover == CVC4 else "", "folder": folder, "steps": STEPS[prover]}
    filled = FRAME.strip()
    for name, value in values.items():
        filled = filled.replace(f"{{{name}}}", value)
    return filled


def text(folder: str, prover: str = CVC4) -> str:
    """The driver for a prover.

    `folder` is that of Why3's own drivers, of which two files on SMT-LIB are imported.
    """
    lines = [frame(folder, prover), *(f'transformation "{name}"' for name in TRANSFORMATIONS)]
    for theory in sorted({*PROPOSITIONS, *FUNCTIONS, *PREDICATES}):
        lines += [
            f"theory {theory}",
            *(f"  remove prop {name}" for name in PROPOSITIONS.get(theory, ())),
            *(f'  meta "ls:eliminate" function {name}' for name in FUNCTIONS.get(theory, ())),
            *(f'  meta "ls:eliminate" predicate {name}' for name in PREDICATES.get(theory, ())),
            "end",
        ]
    return "\n".join(lines) + "\n"

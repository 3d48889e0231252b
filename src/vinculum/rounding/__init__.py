"""IEEE 754 beyond rounding to nearest: results in other directions, and exception flags."""

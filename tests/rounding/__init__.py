"""IEEE 754 beyond rounding to nearest."""

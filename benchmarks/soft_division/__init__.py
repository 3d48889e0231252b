"""Nanoseconds of a floating-point division in integers, beside the processor's and those of compilers' libraries."""

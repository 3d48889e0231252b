"""Nanoseconds of a division in integers, beside the processor's and those of compilers' libraries."""

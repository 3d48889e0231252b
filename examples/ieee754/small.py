"""The line protocol for the float types of ml_dtypes of 8, 6 and 4 bits, as NumPy divides them.

vinculum check "exec:python small.py {dtype}" --dtype float8_e4m3fn float8_e5m2
"""

import sys

import ml_dtypes
import numpy as np

dtype = np.dtype(getattr(ml_dtypes, sys.argv[1]))
np.seterr(all="ignore")
for line in sys.stdin:
    a, b = (np.array([int(word, 16)], np.uint8).view(dtype) for word in line.split())
    sys.stdout.write(f"{(a / b).view(np.uint8)[0]:02X}\n")
    sys.stdout.flush()

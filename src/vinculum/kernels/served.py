"""`div` as `vinculum` offers it: plain calls go to the compiled kernel at once, where it serves, all others to `divide.py`."""

from vinculum.kernels.dispatch import entry
from vinculum.kernels.divide import div as _div

div = entry(_div)

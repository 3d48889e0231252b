"""Goals about integer division and the estimates that vector code uses."""

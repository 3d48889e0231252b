"""The kernel that NumPy computes, which serves where no compiled kernel is available."""

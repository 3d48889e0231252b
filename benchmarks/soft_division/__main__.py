"""`python -m benchmarks.soft_division`."""

from benchmarks.soft_division.command import main

if __name__ == "__main__":
    main()

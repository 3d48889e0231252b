"""`python -m benchmarks.real_models`."""

from benchmarks.real_models.command import main

if __name__ == "__main__":
    main()

"""`python -m chronolude` is the same as `chronolude`."""

from .cli import main

if __name__ == "__main__":
    main()

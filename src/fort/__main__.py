"""`python -m fort` is the command `fort`."""

from fort.cli import main

if __name__ == "__main__":
    main()

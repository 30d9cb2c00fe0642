"""`python -m bedesten` is the command `bedesten`."""

from bedesten.cli import main

if __name__ == "__main__":
    main()

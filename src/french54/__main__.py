"""`python -m french54` is the command `french54`."""

import sys

from french54.cli.main import main

if __name__ == "__main__":
    sys.exit(main())

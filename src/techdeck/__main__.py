"""python -m techdeck is the same as the techdeck command."""

import sys

from techdeck.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""Compiles our package with the toy beside its games, into build/toy; it takes some minutes.

    python benchmarks/peers_live/build_toy.py

The toy is High Card, the game that the tests add to see that a game is one folder; here with 13 cards for each seat.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
MADE = ROOT / "build" / "toy"
SETUP = """\
from setuptools import setup
from tools.engine_build import engine_extensions
words = ["build_ext", "--build-lib", {made!r}, "--build-temp", "objects"]
setup(name="techdeck-toy", packages=[], ext_modules=engine_extensions(), script_args=words)
"""


def main() -> None:
    """Copy, add the toy, compile; what is not compiled lies beside."""
    work = ROOT / "build" / "toy-sources"
    for folder in (work, MADE):
        shutil.rmtree(folder, ignore_errors=True)
    for part in ("src", "tools"):
        shutil.copytree(ROOT / part, work / part, ignore=shutil.ignore_patterns("__pycache__"))
    toy = work / "src" / "techdeck" / "games" / "highcard"
    shutil.copytree(ROOT / "tests" / "sixth" / "highcard", toy)
    rules = (toy / "game.py").read_text(encoding="utf-8")
    (toy / "game.py").write_text(rules.replace("CARDS: Final = 5", "CARDS: Final = 13"), encoding="utf-8")
    (work / "setup_toy.py").write_text(SETUP.format(made=str(MADE)), encoding="utf-8")
    subprocess.run([sys.executable, "setup_toy.py"], cwd=work, check=True, env=None)
    shutil.copytree(work / "src" / "techdeck", MADE / "techdeck", dirs_exist_ok=True)


if __name__ == "__main__":
    main()

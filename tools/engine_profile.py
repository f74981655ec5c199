"""Compiles the engine twice where gcc does it: a build that counts what games do, then the one made after the counts.

Measured with Tricks of the Trade: about 1.2x in the engine, 1.1x stepped from Python. Link-time optimisation is here
only for its use of all cores; without it the two took nearly twice as long.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError
from setuptools.modified import newer_group

from tools.engine_build import ENGINE, SOURCE

TRAINING = Path("tools") / "engine_training.py"
PARTS = f"-flto={os.cpu_count() or 1}"
COUNT = [PARTS, "-fprofile-generate"]
# What was never played has no counts, which is nothing to warn of. That there are any is checked below.
USE = [PARTS, "-fprofile-use", "-Wno-missing-profile"]
PROBE = "#if !defined(__GNUC__) || defined(__clang__)\n#error not gcc\n#endif\nint techdeck_probe(void) { return 1; }\n"


def can_count(command: list[str]) -> bool:
    """Whether this compiler is a gcc that can; others keep their counts in other ways."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(PROBE, encoding="utf-8")
        trial = [*command, *COUNT, "-shared", str(source), "-o", str(source.with_suffix(".so"))]
        try:
            return subprocess.run(trial, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


class EngineBuild(build_ext):
    """The modules, which only point into the engine; then the engine itself, which learns with them."""

    def build_extensions(self) -> None:
        """All of them, the engine last."""
        every = self.extensions
        (engine,) = (extension for extension in every if extension.name == ENGINE)
        self.extensions = [extension for extension in every if extension is not engine]
        super().build_extensions()
        self.extensions = every
        engine.depends = [*engine.depends, str(TRAINING)]
        if not can_count(getattr(self.compiler, "compiler_so", [])):
            print("techdeck: compiled without counts of what happens in games: only gcc can use them", file=sys.stderr)
            self.build_extension(engine)
        elif self.force or newer_group([*engine.sources, *engine.depends], self.get_ext_fullpath(engine.name)):
            self.count(engine)
            self.compile_with(engine, USE)

    def compile_with(self, engine: Extension, flags: list[str]) -> None:
        """Build the engine with more flags."""
        compiling, linking = engine.extra_compile_args, engine.extra_link_args
        engine.extra_compile_args, engine.extra_link_args = [*compiling, *flags], [*linking, *flags]
        self.build_extension(engine)
        engine.extra_compile_args, engine.extra_link_args = compiling, linking

    def count(self, engine: Extension) -> None:
        """Play with an engine that counts, in a package of its own. It leaves its counts where USE looks for them."""
        (made,) = self.compiler.object_filenames(engine.sources, output_dir=self.build_temp)
        counts = Path(made).with_suffix(".gcda")
        counts.unlink(missing_ok=True)
        package = Path(self.build_temp).resolve() / "counting"
        shutil.rmtree(package, ignore_errors=True)
        shutil.copytree(SOURCE, package)
        shutil.copytree(self.build_lib, package, dirs_exist_ok=True)
        real, self.build_lib = self.build_lib, str(package)
        Path(self.get_ext_fullpath(engine.name)).unlink(missing_ok=True)
        self.compile_with(engine, COUNT)
        self.build_lib = real
        path = os.pathsep.join([str(package), *filter(None, [os.environ.get("PYTHONPATH")])])
        # The same counts each time, whatever the order of sets.
        settings = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        done = subprocess.run([sys.executable, str(TRAINING)], env=settings, check=False)
        if done.returncode != 0:
            raise CompileError(f"{TRAINING} failed with the engine that was just compiled: what it said is above")
        if not counts.exists():
            raise CompileError(f"{TRAINING} left no {counts}: did it play with a different engine?")

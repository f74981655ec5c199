"""Builds the compiled engine: which modules, whether this machine can, and how."""

import os
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import cast

from setuptools import Extension

from tools.shift_guard import check_generated_c

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src")
# The shared library lies inside the package, so that an install adds nothing else to site-packages.
GROUP = "techdeck.engine"
ENGINE = f"{GROUP}__mypyc"
# Calls between our own functions need no symbol look-up: measured 1.5x. Nobody writes the C by hand, and looking for
# misleading indentation in it took longer than compiling it.
UNIX_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-all"]
PROBE = "#include <Python.h>\nint techdeck_probe(void) { return Py_IsInitialized(); }\n"


def engine_sources(root: Path) -> list[Path]:
    """The files to compile, relative to root. An __init__.py only gathers names: it stays plain Python."""
    package = root / SOURCE / "techdeck"
    folders = ("core", "words", "games", "search")
    files = [*package.glob("playout.py"), *[file for folder in folders for file in package.glob(f"{folder}/**/*.py")]]
    return sorted(file.relative_to(root) for file in files if file.name != "__init__.py")


def engine_modules(root: Path) -> list[str]:
    """The dotted names of the files to compile."""
    return [".".join(file.relative_to(SOURCE).with_suffix("").parts) for file in engine_sources(root)]


def compiler_works() -> bool:
    """Whether a C file that needs Python's headers compiles and links here."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler
    from sysconfig import get_path

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(PROBE, encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=[get_path("include")])
            compiler.link_shared_object(objects, str(Path(folder) / "probe.so"))
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def pure_reason() -> str | None:
    """Why this build is pure Python; None if it is compiled."""
    if os.environ.get("TECHDECK_PURE", "0") not in ("", "0"):
        return "TECHDECK_PURE is set"
    if not compiler_works():
        return "no working C compiler with Python's headers (Debian: gcc and python3-dev)"
    return None


def engine_extensions() -> list[Extension]:
    """All extension modules, or none. A compiler that works and then fails stops the build: never half."""
    if reason := pure_reason():
        print(f"techdeck: a pure Python install, which plays the same, only slower: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # The build takes its own mypy settings: what strict mode says is the business of `make check`.
    os.environ["MYPYPATH"] = str(SOURCE)
    flags = ["--config-file=", "--explicit-package-bases"]
    files = [str(file) for file in engine_sources(Path())]
    made = mypycify([*flags, *files], opt_level="3", separate=False, group_name=GROUP)
    extensions = cast(list[Extension], made)  # mypyc also supports the older distutils class
    check_generated_c(Path(file) for extension in extensions for file in extension.sources)
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
    return extensions


def compiled_modules(root: Path) -> tuple[list[str], list[str]]:
    """The engine modules that the running Python would import compiled, and those it would import plain."""
    compiled: list[str] = []
    plain: list[str] = []
    for module in engine_modules(root):
        spec = find_spec(module)
        origin = str(spec.origin) if spec else ""
        (compiled if origin.endswith(tuple(EXTENSION_SUFFIXES)) else plain).append(module)
    return compiled, plain


def main() -> None:
    """Say how the engine is installed."""
    compiled, plain = compiled_modules(ROOT)
    print(f"techdeck is installed: {len(compiled)} engine modules compiled, {len(plain)} plain Python")


if __name__ == "__main__":
    main()
